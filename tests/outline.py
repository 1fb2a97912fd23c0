"""What stands in the HTML text of a page."""

from __future__ import annotations

import html
import re
from collections import Counter
from html.parser import HTMLParser

_ACTION = re.compile(r'data-action="([^"]*)"')
_VOID = {"br", "img", "input", "link", "meta"}


def actions_in(text: str) -> Counter[str]:
    """The actions that a page plays, and how many things play each."""
    return Counter(map(html.unescape, _ACTION.findall(text)))


class Outline(HTMLParser):
    """The elements of a page, its words, and what is wrong with its tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.unbalanced: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        self.elements.append((tag, dict(attrs)))
        self.unbalanced += [f"<{tag} {name}>" for name in names if names.count(name) > 1]
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.unbalanced.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        # Nobody reads what is written for PyScript.
        if not {"py-config", "script"} & set(self.open[-1:]):
            self.words += data.split()

    @property
    def text(self) -> str:
        """The words of the page."""
        return " ".join(self.words)

    def values(self, attribute: str) -> list[str]:
        """The values of an attribute, wherever it stands."""
        return [found[attribute] or "" for _, found in self.elements if attribute in found]

    def with_class(self, name: str) -> list[dict[str, str | None]]:
        """The attributes of the elements of a class."""
        return [found for _, found in self.elements if name in (found.get("class") or "").split()]

    def tags(self) -> Counter[str]:
        """How many elements there are of each tag."""
        return Counter(tag for tag, _ in self.elements)
