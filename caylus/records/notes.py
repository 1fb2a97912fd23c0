"""Notes: sentences that somebody gave to positions of a game.

A position is known by the moves that lead to it, so lines that begin alike share its note. In a
record `note 57 text` stands in the header, for the position after 57 moves of the played line, or
in the section of a line that was left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from caylus.kernel.errors import BadRecord, shown

LONGEST_NOTE = 280
MOST_NOTES = 100
_NOTE = re.compile(r"note(?: ([0-9]{1,5}))?(?: (.*))?")

Notes = dict[tuple[str, ...], str]


class Note(NamedTuple):
    """A note as it was read: the position after `at` moves, its text, and its line's number."""

    at: int
    text: str
    line: int


def is_note(line: str) -> bool:
    """Whether a line of a record is a note, a good or a bad one."""
    return _NOTE.fullmatch(line.strip()) is not None


def notes_in(lines: Iterable[str], first: int) -> Iterator[Note]:
    """The notes among lines of a record, of which the first has a number; raises BadRecord."""
    for number, line in enumerate(lines, first):
        if is_note(line):
            yield _read(line, number)


def _read(line: str, number: int) -> Note:
    found = _NOTE.fullmatch(line.strip())
    if not found or not found[1]:
        raise BadRecord(number, f"{shown(line)}: a note needs a number of moves and a text")
    try:
        return Note(int(found[1]), checked(found[2] or ""), number)
    except ValueError as error:
        raise BadRecord(number, str(error)) from None


def checked(text: str) -> str:
    """The text of a note, with single spaces; raises ValueError."""
    words = " ".join(text.split())
    if not 0 < len(words) <= LONGEST_NOTE or not words.isprintable():
        raise ValueError(f"{shown(words)}: a note has 1 to {LONGEST_NOTE} printable letters")
    return words


def tidied(text: str) -> str:
    """What somebody wrote as the text of a note, without what it cannot hold; may be empty."""
    held = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    return " ".join(held.split())[:LONGEST_NOTE].strip()


def along(moves: Sequence[str], notes: Notes) -> dict[int, str]:
    """The notes of a line's positions, by the numbers of moves before them, in their order."""
    found = {len(each): text for each, text in notes.items() if (*moves[: len(each)],) == each}
    return dict(sorted(found.items()))


def taken(moves: Sequence[str], notes: Notes) -> Iterator[str]:
    """Write the notes of a line's positions as lines of a record, and take them out."""
    for at, text in along(moves, notes).items():
        del notes[tuple(moves[:at])]
        yield f"note {at} {text}"


def add(known: Notes, moves: Sequence[str], notes: Iterable[Note]) -> None:
    """Add the notes that were read of a line to those known of positions; raises BadRecord."""
    for at, text, line in notes:
        position = tuple(moves[:at])
        if len(position) < at:
            raise BadRecord(line, f"there are only {len(moves)} moves before it")
        if position in known:
            raise BadRecord(line, "a second note of the same position")
        if len(known) == MOST_NOTES:
            raise BadRecord(line, f"more than {MOST_NOTES} notes")
        known[position] = text


def agree(some: Notes, others: Notes) -> bool:
    """Whether two games' notes contradict each other nowhere, and one record has room for all."""
    both = {**some, **others}
    return len(both) <= MOST_NOTES and both == {**others, **some}
