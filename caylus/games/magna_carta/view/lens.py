"""The cards of the table as the lens shows them."""

from __future__ import annotations

from caylus.games.magna_carta.rules.board import COLOURS, Board
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import FREE, KIND
from caylus.games.magna_carta.view import forecast as forecasts
from caylus.games.magna_carta.view.cards import effects, known_faces
from caylus.view.environment import macros
from caylus.view.refusal import number_in
from caylus.view.seats import name_of
from caylus.view.table import Table
from caylus.view.text import _
from caylus.view.thing import Thing


def thing(shown: Table, name: str) -> Thing | None:
    """A card such as "road-3", "hand-market" or "pool-statue"; None if it is none."""
    kind = kind_of(shown, name)
    if kind is None:
        return None
    building, face = BUILDINGS[kind], known_faces()[kind]
    picture = macros("cards.html").enlarged(face, _owner(shown, name))
    return Thing(_(building.name), picture, [*effects(building), *_standing(shown, name)])


def _place(shown: Table, thing: str) -> int | None:
    """The place of a thing such as "road-3", counted from 0."""
    kind, _dash, number = thing.partition("-")
    place = number_in(number) - 1
    on_road = kind == "road" and 0 <= place < len(shown.sight.table.road_kind)
    return place if on_road else None


def kind_of(shown: Table, thing: str) -> int | None:
    """The kind of card that a thing is; None if it is none."""
    place = _place(shown, thing)
    if place is not None:
        table: Board = shown.sight.table
        return table.road_kind[place]
    where, _dash, key = thing.partition("-")
    return KIND.get(key) if where in ("hand", "pool") else None


def _owner(shown: Table, thing: str) -> str:
    place = _place(shown, thing)
    if place is None:
        return COLOURS[shown.sight.seat or 0] if thing.startswith("hand-") else ""
    owner = shown.sight.table.road_owner[place]
    return COLOURS[owner] if owner != FREE else ""


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
