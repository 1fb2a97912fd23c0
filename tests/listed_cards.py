"""All cards as a panel lists them."""

import html
import re
from typing import NamedTuple

ENTRY = re.compile(
    r'<li>\s*<div class="card.*?art-([\w-]+)".*?<ul class="where"[^>]*>(.*?)</ul>'
    r'.*?data-argument="([^ "]*) ([^"]*)"',
    re.DOTALL,
)
SPOT = re.compile(r"<li(?: class=\"of-(\w+)\")?>([^<]*)</li>")
FAMILY = re.compile(r'<section class="family( left-out)?">\s*<h3>([^<]*)</h3>')
CHOSEN = re.compile(r'data-path="([^"]*)" aria-pressed="true"')


class Listed(NamedTuple):
    """A kind of building: its key, where it is, whose it is there, and its place in the rules."""

    key: str
    where: list[str]
    colours: list[str]
    rule: str
    title: str


def cards(panel: str) -> dict[str, Listed]:
    """What a panel of all cards lists, by key; none twice."""
    found = [_listed(*entry) for entry in ENTRY.findall(panel)]
    assert len(found) == panel.count('<ul class="where"')
    by_key = {one.key: one for one in found}
    assert len(by_key) == len(found)
    return by_key


def _listed(key: str, where: str, rule: str, title: str) -> Listed:
    spots = SPOT.findall(where)
    labels = [html.unescape(label) for _colour, label in spots]
    return Listed(key, labels, [colour for colour, _label in spots], rule, html.unescape(title))


def on_road(panel: str) -> list[tuple[int, str, str]]:
    """The places of the road that a panel names: number, key and whose colour, in order."""
    return sorted(
        (int(number[0]), one.key, colour)
        for one in cards(panel).values()
        for label, colour in zip(one.where, one.colours, strict=True)
        if (number := re.findall(r"^(?:Place|Space) (\d+)", label))
    )


def shown_families(panel: str) -> list[str]:
    """The titles of the families that are not left out on the screen."""
    return [title for left_out, title in FAMILY.findall(panel) if not left_out]


def chosen(panel: str) -> list[str]:
    """The paths of the filters that are chosen."""
    return CHOSEN.findall(panel)
