"""Reading positions."""

from __future__ import annotations

from typing import Any

from caylus.games.nine_squares import TITLE
from caylus.games.nine_squares.rules.state import COLOURS, FREE, KIND_OF, KINDS, NAMES, NineSquares
from caylus.games.nine_squares.rules.turns import STEPS

from caylus.kernel.errors import BadPosition
from caylus.kernel.state import checked


def read(position: dict[str, Any]) -> NineSquares:
    """The state that a position's JSON object tells; raises BadPosition."""
    try:
        state = _read(position)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadPosition(f"no position of this game: {error}") from None
    state.proceed()
    return state


def _read(position: dict[str, Any]) -> NineSquares:
    players = len(position["cards"])
    checked(players in (2, 3), f"{players} players")
    seats = {name: seat for seat, name in NAMES.items() if seat < players}
    variant = position["variant"]
    checked(variant in TITLE.variants, "an unknown variant")
    state = NineSquares(variant, players, position["seed"])
    state.round, state.phase, state.roll = position["round"], position["phase"], position["roll"]
    state.owners = [FREE if name is None else seats[name] for name in position["owners"]]
    checked(len(state.owners) == len(KIND_OF), "there are nine squares")
    checked(all(seat >= 0 or seat == FREE for seat in state.owners), "a square of nobody")
    state.worth = [int(worth) for worth in position["worth"]]
    state.cards = [-1 if name is None else KINDS.index(name) for name in position["cards"]]
    checked(min(state.deck) >= 0, "too many cards of a kind")
    state.agenda = [(seats[who], STEPS[what]) for who, what in position["agenda"]]
    streams = {"die", *(f"card-{colour}" for colour in COLOURS)}
    checked(position["draws"].keys() <= streams, "draws of no deck or die")
    state.draws = {name: int(count) for name, count in position["draws"].items()}
    return state
