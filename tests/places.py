"""The places of a game's page of rules that the table can point to."""

import re
from functools import cache

from tools import rules_page


@cache
def places(game: str) -> set[str]:
    """The names of headings, points and paragraphs."""
    text = (rules_page.RULES / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r' id="([^"]+)"', rules_page.page(text, policy="")))


def place(rule: str) -> str:
    """The place that a rule names, without what a row there begins with."""
    return rule.partition(" ")[0]


@cache
def rows(game: str) -> set[str]:
    """Every row of a table in the rules, behind its heading: as "55-stone-buildings Church"."""
    text = (rules_page.RULES / f"{game}.md").read_text(encoding="utf-8")
    found = re.findall(
        r'<h[1-6] id="([^"]+)"|<tr>\s*<td>(.*?)</td>', rules_page.page(text, policy="")
    )
    heading, named = "", set()
    for begun, cell in found:
        heading = begun or heading
        named.add(f"{heading} {cell}")
    return named
