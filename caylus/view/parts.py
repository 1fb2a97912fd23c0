"""A page as parts that are drawn, compared and sent one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

# What is to be done with the element of an id, the id, and a text:
# DRAWN: it becomes what the text says. FRAMED: its tag does, its children stay.
# GONE: it is taken away. FOLLOWED: what the text says comes right behind it. LED: first in it.
Change = tuple[str, str, str]
DRAWN, FRAMED, GONE, FOLLOWED, LED = "drawn", "framed", "gone", "followed", "led"


@dataclass(frozen=True)
class Part:
    """One element of the page: its id and its HTML text, that of its `children` left out.

    A part with children is a frame: `text` is its opening tag, `end` its closing one. In a tag a
    value holds no ">": it is escaped.
    """

    key: str
    text: str
    children: tuple[Part, ...] = ()
    end: str = ""

    @property
    def html(self) -> str:
        """The whole text of the element."""
        return "".join((self.text, *(child.html for child in self.children), self.end))

    @cached_property
    def tag(self) -> str:
        """The opening tag."""
        return "".join(self.text.partition(">")[:2])

    @cached_property
    def content(self) -> str:
        """What stands within the element, but for its children."""
        return "".join((self.text.partition(">")[2], self.end))


def changes(before: Sequence[Part], after: Sequence[Part]) -> list[Change] | None:
    """What makes the old parts the new ones; None if they are not the same ones."""
    return list(_among(before, after)) if _keys(before) == _keys(after) else None


def _keys(parts: Sequence[Part]) -> list[str]:
    return [part.key for part in parts]


def _among(before: Sequence[Part], after: Sequence[Part], frame: str = "") -> Iterator[Change]:
    """The changes among the parts of a frame, of which those that stay keep their order."""
    olds, news = {part.key: part for part in before}, {part.key for part in after}
    yield from ((GONE, key, "") for key in olds if key not in news)
    last = ""
    for part in after:
        old = olds.get(part.key)
        if old is None:
            yield (FOLLOWED, last, part.html) if last else (LED, frame, part.html)
        elif part is not old and part != old:
            yield from _changed(old, part)
        last = part.key


def _changed(old: Part, new: Part) -> Iterator[Change]:
    if old.content != new.content or not _can_stay(old.children, new):
        yield DRAWN, new.key, new.html
        return
    if old.tag != new.tag:
        yield FRAMED, new.key, new.tag
    yield from _among(old.children, new.children, new.key)


def _can_stay(before: Sequence[Part], frame: Part) -> bool:
    """Whether `_among` can make old parts those of a frame; before a new one stands only a tag."""
    olds, news = _keys(before), _keys(frame.children)
    if olds == news:
        return True
    stays = [key for key in olds if key in news]
    keeps_order = stays == [key for key in news if key in olds]
    can_begin = news[:1] == stays[:1] or frame.text == frame.tag
    return stays != [] and keeps_order and can_begin
