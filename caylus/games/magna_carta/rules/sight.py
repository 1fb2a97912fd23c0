"""What a seat may know of a game."""

from __future__ import annotations

from random import Random

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.numbers import CARDS_IN
from caylus.kernel.state import Action


class Sight:
    """The table as one seat sees it, or as somebody watching does (seat None).

    `table` is the open part of the state: in it the other hands are empty and their cards lie
    in the decks, whose order nobody knows; only the actor's own actions are offered.
    `hand_sizes` are the numbers of cards in all hands.
    """

    __slots__ = ("hand_sizes", "seat", "table")

    def __init__(self, state: Board, seat: int | None) -> None:
        table = state.clone()
        table.seed = None
        table.draws.clear()
        if state.actor != seat or seat is None:
            table.offered = ()
        for other in range(table.players):
            if other != seat:
                table.deck[other] |= table.hand[other]
                table.hand[other] = 0
        self.seat = seat
        self.table = table
        self.hand_sizes = [cards.bit_count() for cards in state.hand]

    @property
    def actor(self) -> int | None:
        """Who must choose: a seat, CHANCE, or None when the game is over."""
        return self.table.actor

    def actions(self) -> list[Action]:
        """What this seat may choose from now; empty when it is not asked."""
        return self.table.actions()

    def deck_size(self, seat: int) -> int:
        """The number of cards in a seat's deck."""
        unseen = self.table.deck[seat].bit_count()
        return unseen if seat == self.seat else unseen - self.hand_sizes[seat]

    def sample(self, random: Random) -> Board:
        """A whole state that this seat may take for the real one."""
        state = self.table.clone()
        for seat, size in enumerate(self.hand_sizes):
            if seat != self.seat:
                cards = list(CARDS_IN[state.deck[seat]])
                for _ in range(size):
                    bit = 1 << cards.pop(int(random.random() * len(cards)))
                    state.deck[seat] ^= bit
                    state.hand[seat] |= bit
        if not state.offered and state.actor is not None and state.step is not None:
            state.agenda.append((state.actor, state.step))
            state.proceed()
        return state

    def __eq__(self, other: object) -> bool:
        """Whether both sights tell the same."""
        return isinstance(other, Sight) and self._told() == other._told()

    def __hash__(self) -> int:
        """Equal sights have equal hashes."""
        return hash(repr(self._told()))

    def _told(self) -> tuple[object, ...]:
        return (self.seat, self.hand_sizes, self.table.to_json(), list(map(str, self.actions())))
