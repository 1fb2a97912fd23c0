"""How an action is told: what is clicked, its button, its line in the log, what it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from caylus.kernel.header import Seat
from caylus.view.seats import name_of

Shown = tuple[tuple[str, int], ...]
"""Icons by name, each with a number or 0 for none."""


@dataclass(frozen=True)
class Button:
    """A button that plays an action: what it says, in words and icons, and in few words.

    `key` is the key that presses it. A button that is not `on_offer` only tells why not; one that
    comes `last` stands behind all others.
    """

    action: str
    label: str
    detail: str = ""
    icons: Shown = ()
    give: Shown = ()
    main: bool = False
    short: str = ""
    key: str = ""
    confirm: str = ""
    on_offer: bool = True
    last: bool = False


class Wording:
    """How one kind of action is told; each game has a row of these, one a kind.

    Wherever a `table` is asked for, it is the state before the action.
    """

    has_button = False
    """Whether it has a button although it lies on a thing."""

    def thing(self, table: Any, action: Any) -> str:
        """The thing on the table that plays it when it is clicked; empty if only a button does."""
        return ""

    def choice(self, table: Any, action: Any) -> str:
        """What it chooses, however it is paid: actions of one choice are ways to do the same."""
        return self.thing(table, action) or str(action)

    def button(self, table: Any, action: Any) -> Button:
        """The button that plays it."""
        raise NotImplementedError

    def line(self, told: Told, action: Any) -> str:
        """Its sentence in the log; empty if nothing is told."""
        return ""

    def consequences(
        self, table: Any, then: Any, seats: Sequence[Seat], action: Any
    ) -> Iterator[str]:
        """What else is said of it before it is done, with the state `then` just behind it."""
        return iter(())


@dataclass(frozen=True)
class Told:
    """What a line in the log can tell of: the state after an action, who did it, what they took.

    What is `gained` is written in the game's letters.
    """

    state: Any
    seats: Sequence[Seat]
    seat: int
    gained: str

    @property
    def name(self) -> str:
        """What who did it is called."""
        return name_of(self.seats, self.seat)
