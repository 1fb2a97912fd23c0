"""What a record says before its first action."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from caylus.kernel.errors import BadRecord, shown
from caylus.kernel.game import Game

FORMAT = 1
LONGEST_NAME = 40
PERSON = "person"
_WORD = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
_NUMBER = re.compile(r"[0-9]{1,20}")
_NEEDED = ("game", "edition", "variant")
_KEYS = (*_NEEDED, "seed", "start", "retaken", "note")


@dataclass(frozen=True)
class Seat:
    """Who plays a colour: a person, or an opponent by its name; and the name they are called by.

    `line` is the line of the record that the seat was read from, or 0.
    """

    colour: str
    player: str
    name: str
    line: int = field(default=0, compare=False)

    @classmethod
    def called(cls, colour: str, player_and_name: str, line: int = 0) -> Seat:
        """The seat of a colour, from the text that follows the colour; raises ValueError."""
        player, _, name = player_and_name.strip().partition(" ")
        name = " ".join(name.split())
        if not _WORD.fullmatch(player):
            raise ValueError(f"{shown(player)}: no name of a player")
        if len(name) > LONGEST_NAME or not name.isprintable():
            reason = f"a name has up to {LONGEST_NAME} printable letters"
            raise ValueError(f"{shown(name)}: {reason}")
        return cls(colour, player, name, line)

    def __str__(self) -> str:
        return f"seat {self.colour} {self.player} {self.name}".rstrip()


@dataclass(frozen=True)
class Header:
    """The game that is played, its players, its seed, and the position that it starts from, if any.

    `retaken` counts how often somebody saw something, went back before it and played otherwise.
    """

    game: str
    edition: int
    variant: str
    seats: tuple[Seat, ...]
    seed: int | None = None
    start: str | None = None
    retaken: int = 0

    def lines(self) -> list[str]:
        """The header's lines, without the empty line that ends it."""
        lines = [f"caylus {FORMAT}", f"game {self.game}", f"edition {self.edition}"]
        lines += [f"variant {self.variant}", *map(str, self.seats)]
        lines += [] if self.seed is None else [f"seed {self.seed}"]
        lines += [f"retaken {self.retaken}"] if self.retaken else []
        return lines + ([] if self.start is None else [f"start {self.start}"])


class HeaderLines:
    """The header lines of a record, by key; every refusal names its line. Notes are not read."""

    def __init__(self, lines: list[str]) -> None:
        if lines[0] != f"caylus {FORMAT}":
            known = lines[0].startswith("caylus ")
            kind = "another version of the format" if known else "no record"
            raise BadRecord(1, f"{shown(lines[0])}: {kind}; it must be 'caylus {FORMAT}'")
        self.values: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.seats: list[Seat] = []
        self.count = lines.index("") if "" in lines else len(lines)
        self.end = min(self.count + 1, len(lines))
        for number, line in enumerate(lines[1 : self.count], 2):
            self._take(number, line)
        for key in _NEEDED:
            if key not in self.values:
                raise BadRecord(self.end, f"the header ends without its line '{key}'")

    def _take(self, number: int, line: str) -> None:
        key, _, value = line.partition(" ")
        if key == "seat":
            colour, _, rest = value.partition(" ")
            try:
                self.seats.append(Seat.called(colour, rest, number))
            except ValueError as error:
                raise BadRecord(number, str(error)) from None
        elif key not in _KEYS or (key in self.values and key != "note"):
            reason = "not a header line, or a second one of its kind"
            raise BadRecord(number, f"{shown(line)}: {reason}")
        else:
            self.values[key] = value
            self.numbers[key] = number

    def refuse(self, key: str, reason: str) -> BadRecord:
        """The error about a key's line, or about the header's end if there is none."""
        return BadRecord(self.numbers.get(key, self.end), reason)

    def game(self, games: Mapping[str, Game]) -> Game:
        """The game that is played; its edition and variant must be known here."""
        name, edition, variant = (self.values[key] for key in _NEEDED)
        if name not in games:
            raise self.refuse("game", f"game {shown(name)}: known are {', '.join(games)}")
        game = games[name]
        if edition != str(game.edition):
            reason = f"rules edition {shown(edition)}; this is edition {game.edition}"
            raise self.refuse("edition", reason)
        if variant not in game.variants:
            known = ", ".join(game.variants)
            raise self.refuse("variant", f"variant {shown(variant)}: known are {known}")
        for seat, colour in zip(self.seats, (*game.colours, *self.seats), strict=False):
            if seat.colour != colour:
                known = ", ".join(game.colours)
                raise BadRecord(seat.line, f"the seats must be {known}, in this order")
        return game

    def header(self, game: Game) -> Header:
        """The header of a game that is known."""
        seed, retaken = self.values.get("seed"), self.values.get("retaken", "0")
        for key, number in (("seed", seed), ("retaken", retaken)):
            if number is not None and not _NUMBER.fullmatch(number):
                raise self.refuse(key, f"{key} {shown(number)}: up to 20 digits are needed")
        return Header(
            game.name,
            game.edition,
            self.values["variant"],
            tuple(self.seats),
            None if seed is None else int(seed),
            self.values.get("start"),
            int(retaken),
        )
