"""What a seat may know of a game: all but what chance will bring."""

from __future__ import annotations

from random import Random

from caylus.games.classic.rules.board import Board
from caylus.kernel.state import Action


class Sight:
    """The table as one seat sees it, or as somebody watching does (seat None).

    `table` is the state without its seed; in it only the actor's own actions are offered.
    """

    __slots__ = ("seat", "table")

    def __init__(self, state: Board, seat: int | None) -> None:
        table = state.clone()
        table.seed = None
        table.draws.clear()
        if state.actor != seat or seat is None:
            table.offered = ()
        self.seat = seat
        self.table = table

    @property
    def actor(self) -> int | None:
        """Who must choose: a seat, CHANCE, or None when the game is over."""
        return self.table.actor

    def actions(self) -> list[Action]:
        """What this seat may choose from now; empty when it is not asked."""
        return self.table.actions()

    def sample(self, random: Random) -> Board:
        """A whole state that this seat may take for the real one."""
        state = self.table.clone()
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
        return (self.seat, self.table.to_json(), list(map(str, self.actions())))
