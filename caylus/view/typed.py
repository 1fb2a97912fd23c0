"""The command line: the notation typed, and questions answered in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import CARDS_IN
from caylus.games.magna_carta.rules.payments import LETTERS
from caylus.view import forecast as forecasts
from caylus.view.cards import known_faces
from caylus.view.offers import Offers
from caylus.view.prompt import prompt
from caylus.view.seats import rows
from caylus.view.table import Table, spoken_place
from caylus.view.text import _, either, ngettext, passage
from caylus.view.why_not import why_not

MOST_COMPLETIONS = 200


@dataclass(frozen=True)
class Typed:
    """What a typed line means: an action to play, or what is told in answer."""

    action: str = ""
    told: str = ""


def completions(shown: Table) -> list[str]:
    """The texts that can be typed now, what is proposed first; payments that lose gold last."""
    lit = _offered(shown)
    proposed = [ways[0].text for ways in lit.choices.values()]
    others = [way.text for ways in lit.choices.values() for way in ways[1:]]
    return [*proposed, *others][:MOST_COMPLETIONS]


def typed(shown: Table, text: str) -> Typed:
    """What a typed line means; the beginning of an action means the first way to complete it."""
    words = text.lower().split()
    if not words or words[0] in ("help", "?"):
        return Typed(told=_help(shown))
    question = QUESTIONS.get(words[0])
    if question and len(words) == 1:
        return Typed(told=question(shown))
    if shown.history:
        return Typed(told=_("You are looking back. Type history to go on with the game."))
    wanted = " ".join(map(_spelled, words))
    for way in (way for ways in _offered(shown).choices.values() for way in ways):
        if f"{way.text} ".startswith(f"{wanted} "):
            return Typed(action=way.text)
    return Typed(told=why_not(shown.sight, shown.seats, wanted))


def _spelled(word: str) -> str:
    """A word as the notation has it: cubes are capital letters, all else is small."""
    return word.upper() if set(word) <= set(LETTERS.lower()) else word


def _offered(shown: Table) -> Offers:
    return shown.lit


def _help(shown: Table) -> str:
    offered = completions(shown)
    asked = either(list(QUESTIONS))
    if not offered:
        return _("Nothing can be played now. Ask for {questions}.", questions=asked)
    return _(
        "You may type {actions}. Or ask for {questions}.",
        actions=either(offered[:12]),
        questions=asked,
    )


def _turn(shown: Table) -> str:
    return passage(prompt(shown.sight, shown.seats))


def _road(shown: Table) -> str:
    places = range(len(shown.sight.table.road_kind))
    return passage(spoken_place(shown, place) for place in places)


def _hand(shown: Table) -> str:
    seat = shown.sight.seat
    if seat is None or shown.covered:
        return _("Your hand is not open.")
    held = CARDS_IN[shown.sight.table.hand[seat]]
    faces = [known_faces()[kind].spoken for kind in held]
    return passage(faces) or _("Your hand is empty.")


def _players(shown: Table) -> str:
    return passage(row.spoken for row in rows(shown.sight, shown.seats))


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


def _log(shown: Table) -> str:
    told = passage(entry.text(shown.reader) for entry in shown.log[-10:])
    return told or _("Nothing has happened yet.")


QUESTIONS: dict[str, Callable[[Table], str]] = {
    "turn": _turn,
    "hand": _hand,
    "road": _road,
    "players": _players,
    "castle": _castle,
    "pool": _pool,
    "forecast": _forecast,
    "log": _log,
}
