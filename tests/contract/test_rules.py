"""The page of rules speaks of everything that lies on the table; the lens points to the place."""

import re
from collections.abc import Iterator

import pytest
from markupsafe import escape

import caylus
from caylus import games
from caylus.table.session import Session
from caylus.table.wishes import Wishes
from caylus.view.lens import lens, page
from caylus.view.table import Table
from tests.places import place, places
from tools import played, rules_page

pytestmark = pytest.mark.long

EVERY = 9
SOME = 5
TOLD = [name for name in games.shown() if name in rules_page.names()]
EACH_GAME = pytest.mark.parametrize("game", TOLD)


def tables(game: str) -> Iterator[Table]:
    """The tables of recorded games as the person in their first seat sees them."""
    for path in played.records(game):
        head, _, moves = path.read_text(encoding="utf-8").partition("\n\n")
        head = re.sub(r"^(seat \w+) \w+", r"\1 person", head, count=1, flags=re.MULTILINE)
        lines = moves.splitlines(keepends=True)
        for at in range(0, len(lines), len(lines) // EVERY):
            record = f"{head}\n\n{''.join(lines[:at])}"
            yield Session(caylus.load_lines(record), Wishes()).table()


def things(shown: Table) -> set[str]:
    """What lies on a table."""
    return set(re.findall(r'data-look="([^"]+)"', shown.html))


def moves(game: str) -> set[str]:
    """Whatever seats have ever played in recorded games."""
    return {
        move
        for path in played.records(game)
        for match in [caylus.load(path.read_text(encoding="utf-8"))]
        for move, actor in zip(match.moves, match.actors, strict=True)
        if actor != caylus.CHANCE
    }


@EACH_GAME
def test_every_thing_of_the_table_has_its_place_in_the_rules(game: str) -> None:
    found = {thing: shown for shown in tables(game) for thing in things(shown)}
    led = {thing: games.view(game).rule(shown, thing) for thing, shown in found.items()}
    astray = {thing: rule for thing, rule in led.items() if rule not in places(game)}

    assert len(found) > 20
    assert astray == {}


@EACH_GAME
def test_whatever_seats_have_ever_played_has_its_place_in_the_rules(game: str) -> None:
    shown = next(tables(game))
    played_by_seats = moves(game)

    assert len(played_by_seats) > 50
    assert {games.view(game).rule(shown, f"do-{move}") for move in played_by_seats} <= places(game)


@EACH_GAME
def test_every_refused_click_has_its_place_in_the_rules(game: str) -> None:
    refusals = {
        games.view(game).why_not_thing(shown.sight, shown.seats, thing)
        for shown in tables(game)
        for thing in things(shown)
    } - {""}
    astray = [refusal for refusal in refusals if place(refusal.rule) not in places(game)]

    assert len(refusals) > 20
    assert astray == []


@EACH_GAME
def test_every_refused_line_has_its_place_in_the_rules(game: str) -> None:
    sayable = sorted(moves(game))[::SOME]
    refusals = {
        games.view(game).why_not(shown.sight, shown.seats, text)
        for shown in list(tables(game))[::SOME]
        for text in sayable
    } - {""}
    astray = [refusal for refusal in refusals if place(refusal.rule) not in places(game)]

    assert len(refusals) > 20
    assert astray == []


@EACH_GAME
def test_lens_leads_to_what_refuses_and_to_what_speaks_of_the_thing(game: str) -> None:
    for shown in tables(game):
        for thing in things(shown):
            found, drawn = lens(shown, thing), page(shown, thing)
            led = re.findall('data-command="rules" data-argument="([^"]*)"', drawn)
            assert led == [escape(rule) for rule in (found.refused, found.rule) if rule]
            assert {place(rule) for rule in (found.refused, found.rule) if rule} <= places(game)
