"""An action that somebody names, whether it is on offer or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.goods import CUBES, DENIER, LETTERS
from caylus.games.classic.rules.numbers import KIND
from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.rules.spaces import ROAD, SPACES
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.words import Word
from caylus.games.classic.view.asking import Asking, asking, name_at
from caylus.view import refusal as view
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
    def asked(self) -> Asking:
        """What asks, if it is a building or a column of a favor."""
        found = asking(self.table)
        assert found is not None
        return found

    @property
    def effect(self) -> Word:
        """Its effect."""
        return self.asked.word

    @property
    def kind(self) -> int:
        """The kind of tile that is built, or -1 if none is named."""
        return KIND.get(self.word(0), -1)

    @property
    def name(self) -> str:
        """The name of that tile."""
        return _(BUILDINGS[self.kind].name)

    @property
    def letters(self) -> str:
        """The letters of the cubes or goods."""
        return self.word(1 if self.verb == "build" else 0)

    @property
    def paid(self) -> tuple[int, ...]:
        """How many cubes of each kind are named."""
        return tuple(self.letters.count(letter) for letter in LETTERS)

    @property
    def space(self) -> int | None:
        """The space, if there is one of this name."""
        return SPACES.index(self.word(0)) if self.word(0) in SPACES else None

    @property
    def on_road(self) -> int | None:
        """The space, if it is one of the road."""
        return self.space if self.space is not None and self.space < ROAD else None

    @property
    def there(self) -> str:
        """What stands on the space; empty if nothing does."""
        return "" if self.space is None else name_at(self.table, self.space)


Reason = Callable[[Wish], str]
"""What may stand against a wish: a sentence, empty if it does not.

It is a `Refusal` if another place in the rules than that of the verb says so.
"""
