"""The lens: one thing of the table enlarged, with what a click on it does or why it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from caylus.games.magna_carta.rules.board import COLOURS
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import FREE, KIND
from caylus.kernel.state import Action
from caylus.view import forecast as forecasts
from caylus.view.cards import Face, effects, known_faces
from caylus.view.consequence import consequences
from caylus.view.environment import render
from caylus.view.offers import button, offers
from caylus.view.refusals.wish import number_in
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _
from caylus.view.why_not import why_not_thing


@dataclass(frozen=True)
class Lens:
    """What the lens shows: a card if the thing is one, facts about it, and what a click means."""

    title: str
    face: Face | None = None
    owner: str = ""
    facts: Sequence[str] = ()
    lit: bool = False
    meaning: Sequence[str] = ()


def page(shown: Table, thing: str) -> str:
    """The HTML text of the lens over a thing such as "road-3", "hand-market" or "do-pass"."""
    return render("lens.html", lens=lens(shown, thing))


def lens(shown: Table, thing: str) -> Lens:
    """What the lens shows of a thing; one that is not there has no facts."""
    kind = _kind(shown, thing)
    action = _action(shown, thing)
    meaning = _meaning(shown, thing, action)
    if kind is None:
        title = button(shown.sight.table, action).label if action else ""
        return Lens(title, lit=action is not None, meaning=meaning)
    building = BUILDINGS[kind]
    return Lens(
        title=_(building.name),
        face=known_faces()[kind],
        owner=_owner(shown, thing),
        facts=[*effects(building), *_standing(shown, thing)],
        lit=action is not None,
        meaning=meaning,
    )


def _place(shown: Table, thing: str) -> int | None:
    """The place of a thing such as "road-3", counted from 0."""
    kind, _dash, number = thing.partition("-")
    place = number_in(number) - 1
    on_road = kind == "road" and 0 <= place < len(shown.sight.table.road_kind)
    return place if on_road else None


def _kind(shown: Table, thing: str) -> int | None:
    place = _place(shown, thing)
    if place is not None:
        return shown.sight.table.road_kind[place]
    where, _dash, key = thing.partition("-")
    return KIND.get(key) if where in ("hand", "pool") else None


def _owner(shown: Table, thing: str) -> str:
    place = _place(shown, thing)
    if place is None:
        return COLOURS[shown.sight.seat or 0] if thing.startswith("hand-") else ""
    owner = shown.sight.table.road_owner[place]
    return COLOURS[owner] if owner != FREE else ""


def _action(shown: Table, thing: str) -> Action | None:
    """The action that a click on a thing plays."""
    actions = shown.sight.actions()
    text = offers(shown.sight.table, actions).on.get(thing) or thing.removeprefix("do-")
    return next((action for action in actions if action.text == text), None)


def _meaning(shown: Table, thing: str, action: Action | None) -> list[str]:
    sight = shown.sight
    if action is not None and sight.seat is not None:
        return list(consequences(sight.table, shown.seats, sight.seat, action))
    return [why_not_thing(sight, shown.seats, thing)]


def _standing(shown: Table, thing: str) -> list[str]:
    """Whose a card on the road is, and what it brings whoever has a worker on it."""
    place, table = _place(shown, thing), shown.sight.table
    if place is None:
        return []
    owner, worker = table.road_owner[place], table.road_worker[place]
    told = forecasts.yields_at(forecasts.forecast(table), place) if worker >= 0 else []
    lines = [forecasts.sentence(found, shown.seats) for found in told]
    if owner != FREE:
        lines.append(_("It belongs to {name}.", name=name_of(shown.seats, owner)))
    if worker >= 0 and not told:
        lines.append(_("{name}'s worker finds nothing here.", name=name_of(shown.seats, worker)))
    return lines
