"""A game as text: a header, then one action a line; loading a record replays it."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from caylus.kernel.chance import CHANCE
from caylus.kernel.errors import BadPosition, BadRecord, IllegalAction
from caylus.kernel.game import Game
from caylus.kernel.header import Header, HeaderLines, Seat
from caylus.kernel.state import State, Watch

LONGEST_RECORD = 200_000
DEEPEST_JSON = 20
_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.|\\\Z)*+"?|[\[\]{}]', re.DOTALL)


class Match:
    """A game being played: its header, its state, its moves as texts, and who made them."""

    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.moves: list[str] = []
        self.actors: list[int] = []
        self.state = self._start()

    def play(self, text: str, watch: Watch | None = None) -> None:
        """Play an action of any actor, by its text, and note it; raises IllegalAction."""
        actor = self.state.actor
        self.moves.append(str(self.state.play(text, watch)))
        self.actors.append(CHANCE if actor is None else actor)

    def deal(self, watch: Watch | None = None) -> None:
        """Answer for CHANCE from the seed until a seat must choose or the game is over."""
        while self.state.actor == CHANCE:
            self.play(str(self.state.dealt()), watch)

    def back_to(self, count: int) -> None:
        """Take back all but the first `count` moves."""
        staying, self.moves, self.actors, self.state = self.moves[:count], [], [], self._start()
        for text in staying:
            self.play(text)

    def sow(self, seed: int) -> None:
        """Give the match a seed to deal from, as if it had one from the beginning."""
        self.header = replace(self.header, seed=seed)
        self.back_to(len(self.moves))

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
        Seat.called(colour, f"{player} {name}")
        for colour, (player, name) in zip(game.colours, seats, strict=False)
    ]
    return Match(Header(game.name, game.edition, variant, tuple(named), seed), game)


def load(text: str, games: Mapping[str, Game]) -> Match:
    """Read and replay a record; raises BadRecord with the line and the reason."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord(1, f"{len(text)} characters; a record has at most {LONGEST_RECORD}")
    lines = [line.strip() for line in text.removeprefix("\ufeff").split("\n")]
    header = HeaderLines(lines)
    game = header.game(games)
    try:
        match = Match(header.header(game), game)
    except BadRecord:
        raise
    except ValueError as error:
        raise header.refuse("start", str(error)) from None
    for number, line in enumerate(lines[header.count :], header.count + 1):
        if line:
            _replay(match, number, line)
    return match


def _replay(match: Match, number: int, line: str) -> None:
    try:
        match.play(line)
    except IllegalAction as error:
        raise BadRecord(number, str(error)) from None


def json_object(text: str) -> dict[str, Any]:
    """A JSON object out of foreign text; raises BadPosition."""
    # A parser may overflow its stack; in a browser that ends the whole interpreter.
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
