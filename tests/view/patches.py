"""Patching a page as the browser does: an element is replaced by new text."""

from __future__ import annotations

import re
from collections.abc import Iterable


def patched(page: str, changes: Iterable[tuple[str, str]]) -> str:
    """A page whose elements of some ids are replaced."""
    for key, text in changes:
        start, end = span(page, key)
        page = page[:start] + text.strip() + page[end:]
    return page


def span(page: str, key: str) -> tuple[int, int]:
    """Where the element of an id begins and ends; there must be exactly one."""
    (found,) = re.finditer(rf'<(\w+)[^>]* id="{re.escape(key)}"', page)
    tag, depth = found[1], 0
    for each in re.finditer(rf"<(/?){tag}\b[^>]*>", page[found.start() :]):
        depth += -1 if each[1] else 1
        if not depth:
            return found.start(), found.start() + each.end()
    raise AssertionError(f"{key} is never closed")
