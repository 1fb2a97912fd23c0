"""Patching a page as the browser does."""

from __future__ import annotations

import re
from collections.abc import Iterable

from caylus.view.parts import DRAWN, FOLLOWED, FRAMED, GONE, LED, Change


def patched(page: str, changes: Iterable[Change]) -> str:
    """A page to which changes were made."""
    for change, key, text in changes:
        start, end = span(page, key)
        page = page[:start] + _changed(change, page[start:end], text) + page[end:]
    return page


def _changed(change: str, element: str, text: str) -> str:
    tag, _, content = element.partition(">")
    if change == FRAMED:
        return text + content
    if change == LED:
        return f"{tag}>{text}{content}"
    return {DRAWN: text, GONE: "", FOLLOWED: element + text}[change]


def span(page: str, key: str) -> tuple[int, int]:
    """Where the element of an id begins and ends; there must be exactly one."""
    (found,) = re.finditer(rf'<(\w+)[^>]* id="{re.escape(key)}"', page)
    tag, depth = found[1], 0
    for each in re.finditer(rf"<(/?){tag}\b[^>]*>", page[found.start() :]):
        depth += -1 if each[1] else 1
        if not depth:
            return found.start(), found.start() + each.end()
    raise AssertionError(f"{key} is never closed")
