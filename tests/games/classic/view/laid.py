"""Actions as the table lays them out: on things, as buttons, and further ways behind those."""

from __future__ import annotations

from typing import NamedTuple

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.favors import LINES
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.view.wording import wording
from caylus.kernel.state import Action
from caylus.view.wording import Button

SPECIALS = ("gate", "trading-post", "guild", "joust-field", "stables", "inn")
THINGS = (
    "castle",
    *(f"road-{number}" for number in range(1, 29)),
    *(f"special-{key}" for key in SPECIALS),
    *(f"stock-{building.key}" for building in BUILDINGS),
    *(f"line-{key}" for key in LINES),
    *(f"column-{key}-{number}" for key in LINES for number in range(1, 6)),
)


class Laid(NamedTuple):
    """The action on each thing, the button of each action that has one, and the ways to do each."""

    on: dict[str, str]
    buttons: dict[str, Button]
    choices: dict[str, list[Action]]

    @property
    def shown(self) -> set[str]:
        """The actions that lie on things or are buttons."""
        return {*self.on.values(), *self.buttons}

    @property
    def otherwise(self) -> list[str]:
        """The other ways to do the same."""
        return [way.text for ways in self.choices.values() for way in ways[1:]]


def laid(state: Board) -> Laid:
    """Where the actions on offer lie."""
    found = Laid({}, {}, {})
    for action in state.actions():
        choice = wording(action).choice(state, action)
        found.choices.setdefault(choice, []).append(action)
    for action, *_more in found.choices.values():
        thing = wording(action).thing(state, action)
        if thing:
            assert thing not in found.on, f"{found.on[thing]} and {action} lie on {thing}"
            found.on[thing] = action.text
        if not thing or wording(action).has_button:
            found.buttons[action.text] = button(state, action.text)
    return found


def button(state: Board, text: str) -> Button:
    """The button of an action on offer."""
    action = next(action for action in state.actions() if action.text == text)
    return wording(action).button(state, action)


def said(state: Board, text: str) -> tuple[str, str]:
    """What that button says."""
    found = button(state, text)
    return found.label, found.detail
