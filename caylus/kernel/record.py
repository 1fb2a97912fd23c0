"""A game as text: a header and one action a line; loading one replays it."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from caylus.kernel.chance import CHANCE
from caylus.kernel.errors import BadPosition, BadRecord, IllegalAction, shown
from caylus.kernel.game import Game
from caylus.kernel.state import State, Watch

FORMAT = 1
LONGEST_RECORD = 200_000
LONGEST_NAME = 40
DEEPEST_JSON = 20
_WORD = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.|\\\Z)*+"?|[\[\]{}]', re.DOTALL)
_NUMBER = re.compile(r"[0-9]{1,20}")


@dataclass(frozen=True)
class Seat:
    """Who plays a colour: a person or an opponent by its name, and what they are called."""

    colour: str
    player: str
    name: str

    def __str__(self) -> str:
        return f"seat {self.colour} {self.player} {self.name}".rstrip()


@dataclass(frozen=True)
class Header:
    """What a record says before its first action."""

    game: str
    edition: int
    variant: str
    seats: tuple[Seat, ...]
    seed: int | None = None
    start: str | None = None

    def lines(self) -> list[str]:
        """The header's lines, without the empty line that ends it."""
        lines = [f"caylus {FORMAT}", f"game {self.game}", f"edition {self.edition}"]
        lines += [f"variant {self.variant}", *map(str, self.seats)]
        lines += [] if self.seed is None else [f"seed {self.seed}"]
        return lines + ([] if self.start is None else [f"start {self.start}"])


class Match:
    """A game being played: its header, its state, its moves so far as texts, and who made them."""

    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.moves: list[str] = []
        self.actors: list[int] = []
        self.state = self._start()

    def play(self, text: str, watch: Watch | None = None) -> None:
        """Play an action's text, whoever's it is, and note it down; raises IllegalAction."""
        actor = self.state.actor
        self.moves.append(str(self.state.play(text, watch)))
        self.actors.append(CHANCE if actor is None else actor)

    def deal(self, watch: Watch | None = None) -> None:
        """Answer for CHANCE from the seed until a seat must choose or the game is over."""
        while self.state.actor == CHANCE:
            self.play(str(self.state.dealt()), watch)

    def back_to(self, count: int) -> None:
        """Take back all but the first `count` moves."""
        kept, self.moves, self.actors, self.state = self.moves[:count], [], [], self._start()
        for text in kept:
            self.play(text)

    def text(self) -> str:
        """The record that `load` reads."""
        return "\n".join([*self.header.lines(), "", *self.moves]) + "\n"

    def _start(self) -> State:
        header = self.header
        if header.start is None:
            return self.game.new(header.variant, len(header.seats), header.seed)
        state = self.game.from_json(json_object(header.start))
        if state.players != len(header.seats):
            raise BadPosition(f"{state.players} players in the start, {len(header.seats)} seats")
        if state.variant != header.variant:
            raise BadPosition(f"the start is not of the variant {header.variant}")
        if header.seed is not None:
            state.seed = header.seed
        return state


def new_match(game: Game, variant: str, seats: list[tuple[str, str]], seed: int) -> Match:
    """A match before its first deal; a seat is (player, name). Raises ValueError."""
    game.new(variant, len(seats), seed)
    named = [
        Seat(colour, *_player_and_name(f"{player} {name}", 1))
        for colour, (player, name) in zip(game.colours, seats, strict=False)
    ]
    return Match(Header(game.name, game.edition, variant, tuple(named), seed), game)


def load(text: str, games: Mapping[str, Game]) -> Match:
    """Read and replay a record; raises BadRecord with the line and the reason."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord(1, f"{len(text)} characters; a record has at most {LONGEST_RECORD}")
    lines = text.replace("\r\n", "\n").split("\n")
    header, game, first = _header(lines, games)
    try:
        match = Match(header, game)
    except ValueError as error:
        raise BadRecord(first, str(error)) from None
    for number, line in enumerate(lines[first:], first + 1):
        if line.strip():
            _replay(match, number, line.strip())
    return match


def _replay(match: Match, number: int, line: str) -> None:
    try:
        match.play(line)
    except IllegalAction as error:
        raise BadRecord(number, str(error)) from None


def _header(lines: list[str], games: Mapping[str, Game]) -> tuple[Header, Game, int]:
    """The header, its game, and how many lines it took with the empty line that ends it."""
    if lines[0].strip() != f"caylus {FORMAT}":
        kind = "another version of the format" if lines[0].startswith("caylus ") else "no record"
        raise BadRecord(1, f"{shown(lines[0])}: {kind}; it must be 'caylus {FORMAT}'")
    fields: dict[str, str] = {}
    seats: list[Seat] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return (*_checked_header(fields, seats, games, number), number)
        key, _, value = line.strip().partition(" ")
        if key == "seat":
            seats.append(_seat(value, number))
        elif key not in ("game", "edition", "variant", "seed", "start") or key in fields:
            raise BadRecord(
                number, f"{shown(line)}: not a header line, or a second one of its kind"
            )
        else:
            fields[key] = value
    return (*_checked_header(fields, seats, games, len(lines)), len(lines))


def _checked_header(
    fields: dict[str, str], seats: list[Seat], games: Mapping[str, Game], number: int
) -> tuple[Header, Game]:
    for key in ("game", "edition", "variant"):
        if key not in fields:
            raise BadRecord(number, f"the header ends without its line '{key}'")
    game = games.get(fields["game"])
    if game is None:
        raise BadRecord(number, f"game {shown(fields['game'])}: known are {', '.join(games)}")
    if fields["edition"] != str(game.edition):
        reason = f"rules edition {shown(fields['edition'])}; this is edition {game.edition}"
        raise BadRecord(number, reason)
    if fields["variant"] not in game.variants:
        known = ", ".join(game.variants)
        raise BadRecord(number, f"variant {shown(fields['variant'])}: known are {known}")
    if tuple(seat.colour for seat in seats) != game.colours[: len(seats)]:
        raise BadRecord(number, f"the seats must be {', '.join(game.colours)}, in this order")
    seed = fields.get("seed")
    if seed is not None and not _NUMBER.fullmatch(seed):
        raise BadRecord(number, f"seed {shown(seed)}: up to 20 digits are needed")
    header = Header(
        game.name,
        game.edition,
        fields["variant"],
        tuple(seats),
        None if seed is None else int(seed),
        fields.get("start"),
    )
    return header, game


def _seat(value: str, number: int) -> Seat:
    colour, _, rest = value.partition(" ")
    try:
        return Seat(colour, *_player_and_name(rest, number))
    except ValueError as error:
        raise BadRecord(number, str(getattr(error, "reason", error))) from None


def _player_and_name(text: str, number: int) -> tuple[str, str]:
    player, _, name = text.strip().partition(" ")
    name = " ".join(name.split())
    if not _WORD.fullmatch(player):
        raise BadRecord(number, f"{shown(player)}: no name of a player")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRecord(number, f"{shown(name)}: a name has up to {LONGEST_NAME} printable letters")
    return player, name


def json_object(text: str) -> dict[str, Any]:
    """A JSON object out of foreign text; raises BadPosition."""
    # A parser may overflow its stack, and that ends the whole interpreter in a browser.
    brackets = [part for part in _STRING_OR_BRACKET.findall(text) if part[0] != '"']
    depths = itertools.accumulate(1 if bracket in "[{" else -1 for bracket in brackets)
    if max(depths, default=0) > DEEPEST_JSON:
        raise BadPosition(f"no position: nested deeper than {DEEPEST_JSON}")
    try:
        value = json.loads(text)
    except ValueError as error:
        raise BadPosition(f"no JSON: {error}") from None
    if not isinstance(value, dict):
        raise BadPosition("a position is a JSON object")
    return value
