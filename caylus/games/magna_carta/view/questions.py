"""What can be asked about the table on the command line."""

from __future__ import annotations

from collections.abc import Callable

from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import CARDS_IN
from caylus.games.magna_carta.rules.payments import LETTERS
from caylus.games.magna_carta.view import forecast as forecasts
from caylus.games.magna_carta.view.board import road_card
from caylus.games.magna_carta.view.cards import known_faces
from caylus.games.magna_carta.view.seats import rows
from caylus.view.table import Table
from caylus.view.text import _, ngettext, passage


def spelled(word: str) -> str:
    """A word as the notation has it: cubes are capital letters, all else is small."""
    return word.upper() if set(word) <= set(LETTERS.lower()) else word


def _road(shown: Table) -> str:
    places = range(len(shown.sight.table.road_kind))
    return passage(road_card(shown, place).spoken for place in places)


def _hand(shown: Table) -> str:
    seat = shown.sight.seat
    if seat is None or shown.covered:
        return _("Your hand is not open.")
    held = CARDS_IN[shown.sight.table.hand[seat]]
    faces = [known_faces()[kind].spoken for kind in held]
    return passage(faces) or _("Your hand is empty.")


def _players(shown: Table) -> str:
    return passage(row.spoken for row in rows(shown))


def _castle(shown: Table) -> str:
    dungeon, walls, towers = shown.sight.table.castle
    return _(
        "Tokens left: {dungeon} of the dungeon, {walls} of the walls, {towers} of the towers.",
        dungeon=dungeon,
        walls=walls,
        towers=towers,
    )


def _pool(shown: Table) -> str:
    pool = shown.sight.table.pool
    faces = [known_faces()[kind] for kind in range(len(BUILDINGS)) if pool >> kind & 1]
    return passage(face.spoken for face in faces) or _("No prestige building is left.")


def _forecast(shown: Table) -> str:
    told = forecasts.forecast(shown.sight.table)
    lines = [
        _(
            "Place {number}: {yields}",
            number=one.place + 1,
            yields=forecasts.sentence(one, shown.seats),
        )
        for one in told.yields
    ]
    beyond = len(told.beyond)
    if beyond:
        lines.append(
            ngettext(
                "{count} worker is beyond the Provost.",
                "{count} workers are beyond the Provost.",
                beyond,
            )
        )
    return passage(lines) or _("No worker stands on the road.")


QUESTIONS: dict[str, Callable[[Table], str]] = {
    "hand": _hand,
    "road": _road,
    "players": _players,
    "castle": _castle,
    "pool": _pool,
    "forecast": _forecast,
}
