"""The actions on offer as things to click: which lies on which card, and what buttons say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from caylus.games.magna_carta.rules import scoring
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.payments import letters
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.rules.turns import (
    DRAW,
    PASS,
    REPLACE,
    TURN,
    Build,
    BuildPrestige,
    Place,
)
from caylus.games.magna_carta.rules.words import Exchange, Tokens, Turn
from caylus.kernel.state import Action
from caylus.kernel.text import N_
from caylus.view.cards import Shown, counted, icons, things
from caylus.view.text import _, ngettext

OFFER_NOTHING = "offer none"
KEYS = {
    "draw": "d",
    "replace": "r",
    "pass": "p",
    "keep": "k",
    "mulligan": "e",
    "decline": "x",
    OFFER_NOTHING: "0",
}
ON_THE_BRIDGE = (
    N_("first on the bridge: 1 denier"),
    N_("second on the bridge"),
    N_("third on the bridge"),
    N_("fourth on the bridge"),
    N_("fifth on the bridge"),
)


@dataclass(frozen=True)
class Button:
    """A button that plays an action: what it says, in words and icons, and in few words.

    `key` is the key that presses it. A button that is not `on_offer` only tells why not.
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


@dataclass
class Offers:
    """The actions on offer: the one that a click on a thing plays, the rest as buttons.

    `on` maps a thing on the table, such as "road-3" or "hand-market", to the action that spends
    the fewest gold; `choices` has every way to do the same, by what it is that is done.
    """

    on: dict[str, str] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)
    choices: dict[str, list[Action]] = field(default_factory=dict)

    @property
    def ways(self) -> int:
        """How many further ways there are to do what lies on things or buttons."""
        return sum(len(ways) - 1 for ways in self.choices.values())


def offers(table: Board, actions: Sequence[Action]) -> Offers:
    """Sort actions onto the things they concern; what has no place becomes a button."""
    sorted_out = Offers()
    for action in actions:
        sorted_out.choices.setdefault(choice_of(table, action), []).append(action)
    for action, *_more in sorted_out.choices.values():
        thing = _thing(table, action)
        if thing:
            sorted_out.on[thing] = str(action)
        if not thing or isinstance(action, MoveProvost):
            sorted_out.buttons.append(button(table, action))
    if table.step is TURN and actions:
        sorted_out.buttons = _turn_buttons(table, sorted_out.buttons)
    sorted_out.buttons.sort(key=lambda button: button.action == OFFER_NOTHING)
    sorted_out.buttons = _with_keys(sorted_out.buttons)
    return sorted_out


def _turn_buttons(table: Board, offered: list[Button]) -> list[Button]:
    """The buttons of a turn, always the same ones: what is not on offer can tell why."""
    by_action = {button.action: button for button in offered}
    shown = [
        by_action.get(action.text) or replace(button(table, action), on_offer=False)
        for action in (DRAW, REPLACE, PASS)
    ]
    shown[-1] = replace(shown[-1], confirm=_("Pass, and do nothing more in this round?"))
    return shown


def _with_keys(buttons: list[Button]) -> list[Button]:
    """The buttons with their keys: one of their own, or numbers in order."""
    numbers = iter("123456789")
    return [
        replace(button, key=button.key or KEYS.get(button.action) or next(numbers, ""))
        for button in buttons
    ]


def choice_of(table: Board, action: Action) -> str:
    """What an action chooses, however it is paid."""
    if isinstance(action, Offer):
        return f"batches-{action.count}"
    return _thing(table, action) or action.text


def _thing(table: Board, action: Action) -> str | None:
    """The thing on the table that an action concerns."""
    if isinstance(action, Place | Turn):
        return f"road-{action.place + 1}"
    if isinstance(action, MoveProvost):
        return f"road-{table.provost + action.places + 1}"
    if isinstance(action, Build):
        return f"hand-{BUILDINGS[action.kind].key}"
    if isinstance(action, BuildPrestige):
        return f"pool-{BUILDINGS[action.kind].key}"
    return None


def button(table: Board, action: Action) -> Button:
    """The button that plays an action."""
    for kind, describe in _DESCRIPTIONS:
        if isinstance(action, kind):
            return describe(table, action)
    return _plain(table, action)


def _plain(table: Board, action: Action) -> Button:
    coin = icons("d")
    place = min(len(table.passed), len(ON_THE_BRIDGE) - 1)
    words = {
        "draw": (_("Draw a card"), _("for 1 denier"), ()),
        "replace": (_("Replace hand"), _("for 1 denier"), ()),
        "pass": (_("Pass"), _(ON_THE_BRIDGE[place]), () if place else coin),
        "keep": (_("Keep this hand"), "", ()),
        "mulligan": (_("Exchange all three"), _("once, for nothing"), ()),
        "decline": (_("Decline"), _("use nothing"), ()),
    }
    label, detail, shown = words.get(action.text, (action.text, "", ()))
    short = {"draw": _("Draw"), "replace": _("Replace"), "mulligan": _("Exchange")}
    given = coin if action in (DRAW, REPLACE) else ()
    return Button(
        action.text,
        label,
        detail,
        shown,
        give=given,
        main=action.text == "keep",
        short=short.get(action.text, ""),
    )


def _exchange(table: Board, action: Exchange) -> Button:
    given, gained = action.trade
    label = _("Take {gain}", gain=things(gained))
    price = _("for {give}", give=things(given))
    return Button(action.text, label, price, icons(gained), give=icons(given), main=True)


def _tokens(table: Board, action: Tokens) -> Button:
    label = ngettext("Take {count} castle token", "Take {count} castle tokens", action.count)
    paid = "d" * action.price
    price = _("for {give}", give=things(paid))
    gained = icons("T" * action.count)
    return Button(action.text, label, price, gained, give=icons(paid), main=True)


def _offer(table: Board, action: Offer) -> Button:
    if not action.count:
        return Button(action.text, _("Offer nothing"), _("keep your cubes"))
    paid = letters(action.payment)
    label = ngettext("Offer {count} batch", "Offer {count} batches", action.count)
    points = _points_of_batches(table, action.count)
    worth = ngettext("{count} point", "{count} points", points)
    label = _("{offer}: {points}", offer=label, points=worth)
    return Button(action.text, label, things(paid), give=counted(paid), main=True)


def _points_of_batches(table: Board, batches: int) -> int:
    """The points of the tokens that somebody takes for so many batches now."""
    then, seat = table.clone(), table.actor or 0
    then.take_tokens(seat, batches)
    return scoring.points(then, seat).tokens - scoring.points(table, seat).tokens


def _provost(table: Board, action: MoveProvost) -> Button:
    """The button of a move; its key is the last digit of the place."""
    place = table.provost + action.places
    key = str(place + 1)[-1]
    if not action.places:
        return Button(action.text, _("Leave the Provost"), _("for nothing"), key=key)
    name = _(BUILDINGS[table.road_kind[place]].name)
    label = _("Provost to {number} {name}", number=place + 1, name=name)
    short = _("{number} {name}", number=place + 1, name=name)
    paid = "d" * abs(action.places)
    price = _("for {give}", give=things(paid))
    return Button(action.text, label, price, give=icons(paid), main=True, short=short, key=key)


def _build(table: Board, action: Build) -> Button:
    paid = letters(action.payment)
    label = _("Build {name}", name=_(BUILDINGS[action.kind].name))
    return Button(action.text, label, _("for {give}", give=things(paid)), give=icons(paid))


def _prestige(table: Board, action: BuildPrestige) -> Button:
    paid = letters(action.payment)
    name = _(BUILDINGS[action.kind].name)
    label = _("Build {name}", name=name)
    if action.place is not None:
        label = _("Build {name} on place {number}", name=name, number=action.place + 1)
    return Button(action.text, label, _("for {give}", give=things(paid)), give=icons(paid))


def _turn(table: Board, action: Turn) -> Button:
    paid = "FWSG"[action.kind]
    name = _(BUILDINGS[table.road_kind[action.place]].name)
    label = _("Turn {number} {name}", number=action.place + 1, name=name)
    return Button(action.text, label, _("for {give}", give=things(paid)), give=icons(paid))


def _place(table: Board, action: Place) -> Button:
    name = _(BUILDINGS[table.road_kind[action.place]].name)
    return Button(action.text, _("Place on {number} {name}", number=action.place + 1, name=name))


_DESCRIPTIONS: tuple[tuple[type[Action], Callable[[Board, Any], Button]], ...] = (
    (Exchange, _exchange),
    (Tokens, _tokens),
    (Offer, _offer),
    (MoveProvost, _provost),
    (Build, _build),
    (BuildPrestige, _prestige),
    (Turn, _turn),
    (Place, _place),
)


def words(sight: Sight, text: str) -> str:
    """An action in words; what is not on offer as it is written."""
    action = next((action for action in sight.actions() if str(action) == text), None)
    if action is None:
        return text
    shown = button(sight.table, action)
    if not shown.detail:
        return shown.label
    return _("{label} ({detail})", label=shown.label, detail=shown.detail)
