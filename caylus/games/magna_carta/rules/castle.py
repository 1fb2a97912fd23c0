"""Phase 5: batches for the castle."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.payments import (
    CUBES,
    GOLD,
    GOODS,
    Payment,
    batch_payments,
    batch_ways,
    letters,
    most_batches,
    paid,
    pays_batches,
)
from caylus.games.magna_carta.rules.phases import Phase
from caylus.kernel.chance import NOBODY
from caylus.kernel.state import Action, Entry, State, Step

TOKENS_LOST = 2
# More offers than this are not kept: whoever looks at the first few does not wait for the others.
MOST_KEPT = 2_000


class Offer(Action):
    """Offering batches to the castle: `payment` pays them all."""

    __slots__ = ("count", "payment")

    def __init__(self, payment: Payment) -> None:
        super().__init__(f"offer {letters(payment) or 'none'}")
        self.payment = payment
        self.count = sum(payment) // 3

    def happen(self, state: Board, seat: int) -> None:
        """Pay, and take a token for each batch."""
        for kind, cubes in enumerate(self.payment, seat * GOODS):
            state.goods[kind] -= cubes
        state.batches[seat] = self.count
        state.take_tokens(seat, self.count)


_make_offer = functools.lru_cache(maxsize=1 << 14)(Offer)


class AllOffers(Sequence[Action]):
    """Every number of batches up to the `most`, and every payment: made when they are looked at.

    There may be a hundred thousand. Whether one is among them is told without the others.
    """

    def __init__(self, most: int, owned: tuple[int, ...]) -> None:
        self.counts = range(most + 1)
        self.owned = owned

    @functools.cached_property
    def ways(self) -> int:
        """How many offers there are."""
        return sum(batch_ways(count, self.owned) for count in self.counts)

    @functools.cached_property
    def made(self) -> tuple[Action, ...]:
        """The offers, those of fewer batches first."""
        return tuple(self.making())

    def making(self) -> Iterator[Action]:
        """The offers one by one, none of which is kept."""
        for count in self.counts:
            yield from map(_make_offer, batch_payments(count, self.owned))

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return self.ways

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Offer)
            and action.count in self.counts
            and pays_batches(action.payment, action.count, self.owned)
        )

    def __getitem__(self, place: Any) -> Any:
        return self.made[place]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.made) if self.ways <= MOST_KEPT else self.making()


@functools.lru_cache(maxsize=1 << 12)
def _offers(owned: tuple[int, ...], left: int) -> Sequence[Action]:
    """Every number of batches and every payment; none if no batch can be paid."""
    most = most_batches(owned, left)
    return AllOffers(most, owned) if most else ()


class Contribute(Step):
    """A player's one chance to offer batches."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Offer every number of batches and every payment, if any batch can be paid."""
        owned = tuple(state.goods[seat * GOODS : seat * GOODS + CUBES])
        return _offers(owned, sum(state.castle))

    def named(self, state: State, text: str) -> Action | None:
        """The offer of a text, found without making the others."""
        offer = _make_offer(paid(text.removeprefix("offer ")))
        return offer if offer.text == text and offer in state.offered else None


class CastleBonus(Step):
    """The most batches earn a gold cube; without any, the castle loses two tokens."""

    def run(self, state: Board, seat: int) -> Sequence[Action]:
        """Give the gold to the earliest of those who offered most, or remove the tokens."""
        if any(state.batches):
            earliest = max(state.passed, key=lambda player: state.batches[player])
            state.goods[earliest * GOODS + GOLD] += 1
        else:
            for _ in range(min(TOKENS_LOST, sum(state.castle))):
                state.take_token()
                state.removed += 1
        return ()


class CastlePhase(Phase):
    """Phase 5: in passing order, unless the Church has emptied the castle."""

    def work(self, state: Board) -> list[Entry]:
        """Ask everybody once, then give the bonus."""
        if not any(state.castle) and not any(state.batches):
            return []
        contributions = [(seat, CONTRIBUTE) for seat in reversed(state.passed)]
        return [(NOBODY, CASTLE_BONUS), *contributions]


CONTRIBUTE = Contribute("contribute")
CASTLE_BONUS = CastleBonus("castle-bonus")
CASTLE_PHASE = CastlePhase("castle")
