"""The page of rules speaks of everything that lies on the table; the lens points to the place."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

import caylus
from caylus import games
from caylus.table.session import Session
from caylus.table.wishes import Wishes
from caylus.view.lens import lens, page
from caylus.view.table import Table
from tools import played, rules_page

EVERY = 9
TOLD = [name for name in games.shown() if name in rules_page.names()]
EACH_GAME = pytest.mark.parametrize("game", TOLD)


@cache
def headings(game: str) -> set[str]:
    """What a game's page of rules has to point to."""
    text = (rules_page.RULES / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r'<h[1-6] id="([^"]+)"', rules_page.page(text, policy="")))


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


@EACH_GAME
def test_every_thing_of_the_table_has_its_place_in_the_rules(game: str) -> None:
    found = {thing: shown for shown in tables(game) for thing in things(shown)}
    astray = {
        thing: lens(shown, thing).rule
        for thing, shown in found.items()
        if lens(shown, thing).rule not in headings(game)
    }

    assert len(found) > 20
    assert astray == {}


@EACH_GAME
def test_whatever_seats_have_ever_played_has_its_place_in_the_rules(game: str) -> None:
    shown = next(tables(game))
    played_by_seats = {
        move
        for path in played.records(game)
        for match in [caylus.load(path.read_text(encoding="utf-8"))]
        for move, actor in zip(match.moves, match.actors, strict=True)
        if actor != caylus.CHANCE
    }

    assert len(played_by_seats) > 50
    assert {games.view(game).rule(shown, f"do-{move}") for move in played_by_seats} <= headings(
        game
    )


@EACH_GAME
def test_lens_leads_to_that_place(game: str) -> None:
    shown = next(tables(game))
    thing = min(things(shown))
    rule, title = lens(shown, thing).rule, lens(shown, thing).title

    assert f'data-command="rules" data-argument="{rule} {title}"' in page(shown, thing)
