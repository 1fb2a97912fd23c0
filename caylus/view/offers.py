"""The actions on offer as things to click: which lies on which thing, and what buttons say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from caylus import games
from caylus.kernel.state import Action, Sight, State
from caylus.view.text import _
from caylus.view.wording import Button


@dataclass
class Offers:
    """The actions on offer: the one that a click on a thing plays, the rest as buttons.

    `on` maps a thing on the table, such as "road-3" or "hand-market", to the first action of its
    choice; `choices` has every way to do the same, by what it is that is done.
    """

    on: dict[str, str] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)
    choices: dict[str, list[Action]] = field(default_factory=dict)

    @property
    def ways(self) -> int:
        """How many further ways there are to do what lies on things or buttons."""
        return sum(len(ways) - 1 for ways in self.choices.values())


def offers(table: State, actions: Sequence[Action]) -> Offers:
    """Sort actions onto the things they concern; what has no place becomes a button."""
    shown = games.view(table.game)
    sorted_out = Offers()
    for action in actions:
        choice = shown.wording(action).choice(table, action)
        sorted_out.choices.setdefault(choice, []).append(action)
    buttons = {}
    for action, *_more in sorted_out.choices.values():
        wording = shown.wording(action)
        thing = wording.thing(table, action)
        if thing:
            sorted_out.on[thing] = str(action)
        if not thing or wording.has_button:
            buttons[action.text] = wording.button(table, action)
    for action in shown.always_shown(table) if actions else ():
        plain = buttons.pop(action.text, None) or replace(button(table, action), on_offer=False)
        buttons[action.text] = plain
    in_order = sorted(buttons.values(), key=lambda button: button.last)
    sorted_out.buttons = list(_with_keys(in_order))
    return sorted_out


def _with_keys(buttons: Sequence[Button]) -> Sequence[Button]:
    """The buttons with their keys: one of their own, or numbers in order."""
    numbers = iter("123456789")
    return [replace(button, key=button.key or next(numbers, "")) for button in buttons]


def button(table: State, action: Action) -> Button:
    """The button that plays an action."""
    return games.view(table.game).wording(action).button(table, action)


def words(sight: Sight, text: str) -> str:
    """An action in words; what is not on offer as it is written."""
    action = next((action for action in sight.actions() if str(action) == text), None)
    if action is None:
        return text
    shown = button(sight.table, action)
    if not shown.detail:
        return shown.label
    return _("{label} ({detail})", label=shown.label, detail=shown.detail)
