"""A page as parts that are drawn, compared and sent one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """One element of the page: its id and its HTML text, that of its `children` left out.

    A part with children is a frame: `text` up to their place, then the children, then `end`.
    """

    key: str
    text: str
    children: tuple[Part, ...] = ()
    end: str = ""

    @property
    def html(self) -> str:
        """The whole text of the element."""
        return "".join((self.text, *(child.html for child in self.children), self.end))

    @property
    def _frame(self) -> tuple[object, ...]:
        return self.text, self.end, [child.key for child in self.children]


def changes(before: Sequence[Part], after: Sequence[Part]) -> Iterator[tuple[str, str]] | None:
    """The id and new text of each element that differs; None if the parts are not the same ones.

    A frame that stays as it is lets its children be compared; one that changes is sent whole.
    """
    if [part.key for part in before] != [part.key for part in after]:
        return None
    return _differing(before, after)


def _differing(before: Sequence[Part], after: Sequence[Part]) -> Iterator[tuple[str, str]]:
    for old, new in zip(before, after, strict=True):
        if old == new:
            continue
        if new.children and old._frame == new._frame:
            yield from _differing(old.children, new.children)
        else:
            yield new.key, new.html
