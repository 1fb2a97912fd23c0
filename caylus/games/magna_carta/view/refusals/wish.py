"""An action that somebody names, whether it is on offer or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.buildings import OwnerEffect, PlaceStep
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import KIND, RESIDENCE_KIND
from caylus.games.magna_carta.rules.payments import CUBES, DENIER, LETTERS
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.rules.words import Word
from caylus.view import refusal as view
from caylus.view.refusal import number_in
from caylus.view.text import _


@dataclass(frozen=True)
class Wish(view.Wish):
    """An action of this game that somebody names."""

    sight: Sight

    @property
    def table(self) -> Board:
        """What lies open."""
        return self.sight.table

    @property
    def owned(self) -> tuple[int, ...]:
        """The cubes of the seat, by kind."""
        return self.table.goods_of(self.seat)[:CUBES]

    @property
    def deniers(self) -> int:
        """The deniers of the seat."""
        return self.table.goods_of(self.seat)[DENIER]

    @property
    def kind(self) -> int:
        """The kind of card that is built or turned into, or -1 if none is named."""
        return RESIDENCE_KIND if self.verb == "turn" else KIND.get(self.word(0), -1)

    @property
    def name(self) -> str:
        """The name of that card."""
        return _(BUILDINGS[self.kind].name)

    @property
    def cubes(self) -> str:
        """The letters of the cubes."""
        return self.word(1 if self.verb in ("build", "prestige", "turn") else 0)

    @property
    def paid(self) -> tuple[int, ...]:
        """How many cubes of each kind are named."""
        return tuple(self.cubes.count(letter) for letter in LETTERS)

    @property
    def numeral(self) -> str:
        """The word for a place or a number of things."""
        return self.word(3 if self.verb == "prestige" else 0)

    @property
    def number(self) -> int:
        """The number that it names, or 0."""
        return number_in(self.numeral)

    @property
    def count(self) -> int:
        """How many things or cubes are named."""
        return self.number or len(self.cubes)

    @property
    def place(self) -> int | None:
        """The index of the place on the road, if one is named."""
        return self.number - 1 if self.number else None

    @property
    def there(self) -> str:
        """The name of the card on that place."""
        return _(BUILDINGS[self.table.road_kind[self.number - 1]].name)


Reason = Callable[[Wish], str]
"""What may stand against a wish: a sentence, empty if it does not.

It is a `Refusal` if another place in the rules than that of the verb says so.
"""


def asking_kind(table: Board) -> int:
    """The kind of card that asks in the buildings phase."""
    assert isinstance(table.step, PlaceStep)
    return table.road_kind[table.step.place]


def asking_card(table: Board) -> tuple[str, Word]:
    """Its name and its effect."""
    building = BUILDINGS[asking_kind(table)]
    word = building.owner if isinstance(table.step, OwnerEffect) else building.worker
    assert word is not None
    return _(building.name), word
