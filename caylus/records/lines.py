"""A record with its lines: the one that is played, and those that players left.

Nothing that was played is lost. A player who goes on from an earlier position leaves a line and
can return to it; the page hands out a line for which there is no room. In a text the moves of the
played line come first, then `at`, if some of them were taken back. Each line that was left follows
as `branch`, the number of moves that it has in common with the played line, and its other moves.
Notes of positions stand in the header, and those that only such a line reaches in its section.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field

from caylus.kernel.errors import BadRecord, IllegalAction
from caylus.kernel.game import Game
from caylus.kernel.record import LONGEST_RECORD, Match, load
from caylus.kernel.state import State
from caylus.records.notes import MOST_NOTES, Notes, add, along, checked, is_note, notes_in, taken
from caylus.records.twin import twin

MOST_LINES = 60
_SECTION = re.compile(r"(at|branch) ([0-9]{1,5})")


@dataclass
class Lines:
    """The `match` of the played line, how many of its moves are done, and the `others`.

    The others are whole lists of moves, the one that was left last at the end. Those that are
    `gone` made room, in the order in which they were left. The `notes` are of positions of all.
    """

    match: Match
    at: int
    others: list[list[str]] = field(default_factory=list)
    gone: list[list[str]] = field(default_factory=list)
    notes: Notes = field(default_factory=dict)

    @property
    def is_back(self) -> bool:
        """Whether some moves are taken back and can be done again."""
        return self.at < len(self.match.moves)

    @property
    def is_over(self) -> bool:
        """Whether the game is over, with nothing taken back."""
        return self.match.state.is_over and not self.is_back

    @property
    def noted(self) -> dict[int, str]:
        """The notes of the played line, by the numbers of moves before them."""
        return along(self.match.moves, self.notes)

    def note(self, at: int, text: str) -> None:
        """Note a text of the position after so many moves, or none; raises ValueError."""
        position = tuple(self.match.moves[:at])
        if text and position not in self.notes and len(self.notes) == MOST_NOTES:
            raise ValueError(f"a record has at most {MOST_NOTES} notes")
        if text:
            self.notes[position] = checked(text)
        else:
            self.notes.pop(position, None)

    def twin(self) -> Lines:
        """Lines that stand like these; what is played there changes nothing here."""
        made = twin(self)
        made.match = twin(self.match)
        made.match.state = self.match.state.clone()
        return made

    def leave(self) -> None:
        """Leave the line where it stands, to go on otherwise; the others keep it."""
        if self.is_back:
            self._keep(self.match.moves)
            self.match.back_to(self.at)

    def arrive(self) -> None:
        """Stand at the end of the line after playing on; forget the others that it contains.

        If the record gets too long to be read again, the oldest others go.
        """
        self.at = len(self.match.moves)
        self.others = [other for other in self.others if not _holds(self.match.moves, other)]
        while self.others and len(self.text()) > LONGEST_RECORD // 2:
            self.gone.append(self.others.pop(0))

    def gone_text(self) -> str:
        """The record of the lines that are gone; empty if there are none."""
        if not self.gone:
            return ""
        first, *others = self.gone
        line = replayed(self.match, first)
        return Lines(line, len(first), others, notes=self.notes).text()

    def turn_to(self, number: int) -> None:
        """Go to the end of one of the others; the line that was played takes its place."""
        wanted = self.others.pop(number)
        self._keep(self.match.moves)
        self.match = replayed(self.match, wanted)
        self.arrive()

    def _keep(self, moves: Sequence[str]) -> None:
        """Keep a line, unless another one contains it; forget those that it contains."""
        held = [other for other in self.others if not _holds(moves, other)]
        if not any(_holds(other, moves) for other in held):
            held.append(list(moves))
        self.gone += held[:-MOST_LINES]
        self.others = held[-MOST_LINES:]

    def text(self) -> str:
        """The record that `read` reads."""
        header, gap, moves = self.match.text().partition("\n\n")
        notes = dict(self.notes)
        noted = "".join(f"\n{line}" for line in taken(self.match.moves, notes))
        sections = "".join(f"{line}\n" for line in self._sections(notes))
        return f"{header}{noted}{gap}{moves}{sections}"

    def _sections(self, notes: Notes) -> Iterator[str]:
        """The lines after the moves, with the notes that the header does not have."""
        if self.is_back:
            yield f"at {self.at}"
        for other in self.others:
            common = in_common(self.match.moves, other)
            yield f"branch {common}"
            yield from taken(other, notes)
            yield from other[common:]


def _holds(line: Sequence[str], other: Sequence[str]) -> bool:
    """Whether a line begins with all the moves of another."""
    return line[: len(other)] == other


def in_common(line: Sequence[str], other: Sequence[str]) -> int:
    """How many moves two lines have in common at their beginning."""
    pairs = zip(line, other, strict=False)
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))


def replayed(match: Match, moves: Sequence[str]) -> Match:
    """A match of the same header with other moves; raises IllegalAction."""
    again = Match(match.header, match.game)
    for move in moves:
        again.play(move)
    return again


def read(text: str, games: Mapping[str, Game]) -> Lines:
    """Read and replay a record with its lines; raises BadRecord with the line and the reason."""
    written = text.split("\n") if len(text) <= LONGEST_RECORD else [text]
    sections = [number for number, line in enumerate(written) if _SECTION.fullmatch(line.strip())]
    if len(sections) > MOST_LINES + 1:
        raise BadRecord(sections[-1] + 1, f"more than {MOST_LINES} lines of play")
    ends = [*sections, len(written)]
    match = load("\n".join(written[: ends[0]]), games)
    found = [_Section(written[begin:end], begin + 1) for begin, end in itertools.pairwise(ends)]
    for section in found:
        if section.at > len(match.moves):
            raise BadRecord(section.number, f"there are only {len(match.moves)} moves before it")
    lines = Lines(match, len(match.moves))
    header = itertools.takewhile(str.strip, written[: ends[0]])
    add(lines.notes, match.moves, notes_in(header, 1))
    _add_sections(lines, found)
    return lines


def _add_sections(lines: Lines, found: Sequence[_Section]) -> None:
    """Add the lines that were left, with their notes, and what was taken back."""
    match = lines.match
    before = _positions(match, {section.at for section in found})
    for section in found:
        if section.word == "branch":
            other = match.moves[: section.at] + section.played(before[section.at])
            add(lines.notes, other, notes_in(section.lines, section.number + 1))
            lines.others.append(other)
        elif any(section.lines):
            raise BadRecord(section.number + 1, "no move may follow 'at'")
        else:
            lines.at = section.at


class _Section:
    """A section of a record, up to the next one; `number` is that of its first line."""

    def __init__(self, written: Sequence[str], number: int) -> None:
        self.word, _space, count = written[0].strip().partition(" ")
        self.at = int(count)
        self.number = number
        self.lines = [line.strip() for line in written[1:]]

    def played(self, before: State) -> list[str]:
        """The moves, played from the position before them; raises BadRecord."""
        state, played = before.clone(), []
        for number, line in enumerate(self.lines, self.number + 1):
            if line and not is_note(line):
                try:
                    played.append(str(state.play(line)))
                except IllegalAction as error:
                    raise BadRecord(number, str(error)) from None
        return played


def _positions(match: Match, wanted: Set[int]) -> dict[int, State]:
    """The positions of a match after each wanted number of moves."""
    again = Match(match.header, match.game)
    found: dict[int, State] = {}
    if not wanted:
        return found
    for number, move in enumerate([*match.moves, ""]):
        if number in wanted:
            found[number] = again.state.clone()
        if move:
            again.play(move)
    return found
