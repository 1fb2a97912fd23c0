"""A page as parts that are drawn, compared and sent one by one."""

from __future__ import annotations

from collections.abc import Sequence
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
    if _keys(before) != _keys(after):
        return None
    found: list[Change] = []
    _note_each(found, before, after)
    return found


def _keys(parts: Sequence[Part]) -> list[str]:
    return [part.key for part in parts]


def _note_each(found: list[Change], before: Sequence[Part], after: Sequence[Part]) -> None:
    """Note the changes of parts that are the same ones."""
    for old, new in zip(before, after, strict=True):
        if new is not old:
            _note_changed(found, old, new)


def _note_changed(found: list[Change], old: Part, new: Part) -> None:
    """Note what makes an old part a new one."""
    if old.content != new.content:
        found.append((DRAWN, new.key, new.html))
        return
    olds, news = _keys(old.children), _keys(new.children)
    if olds != news and not _can_stay(olds, news, new.text == new.tag):
        found.append((DRAWN, new.key, new.html))
        return
    if old.tag != new.tag:
        found.append((FRAMED, new.key, new.tag))
    if olds == news:
        _note_each(found, old.children, new.children)
    else:
        _note_among(found, old.children, new)


def _note_among(found: list[Change], before: Sequence[Part], frame: Part) -> None:
    """Note the changes among the parts of a frame, of which those that stay keep their order."""
    olds, news = {part.key: part for part in before}, set(_keys(frame.children))
    found += [(GONE, key, "") for key in olds if key not in news]
    last = ""
    for part in frame.children:
        old = olds.get(part.key)
        if old is None:
            change = (FOLLOWED, last, part.html) if last else (LED, frame.key, part.html)
            found.append(change)
        elif part is not old:
            _note_changed(found, old, part)
        last = part.key


def _can_stay(olds: Sequence[str], news: Sequence[str], begins: bool) -> bool:
    """Whether some old parts of a frame can stay among new ones.

    Only where the frame `begins` with its parts, a new one may come before all others.
    """
    stays = [key for key in olds if key in news]
    keeps_order = stays == [key for key in news if key in olds]
    return stays != [] and keeps_order and (begins or news[:1] == stays[:1])
