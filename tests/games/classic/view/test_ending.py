"""The closing screen of classic Caylus: who won, and where the points come from."""

import pytest

import caylus
from caylus.games.classic.view.chronicle import RoadChronicle
from caylus.view.ending import Ending, ending
from caylus.view.environment import render
from tests.games.classic.rules.positions import table
from tests.games.classic.view.moments import SEATS
from tests.games.classic.view.test_points import named
from tests.outline import Outline

EVERYTHING = {
    "road": "9=red:residence 10=red:statue 11=red:park",
    "houses": {"red": (2, 0, 0)},
    "red": "2FWSC3G9d",
}


def ended(state: caylus.State) -> Ending:
    """How a position would end now."""
    chronicle = RoadChronicle(SEATS[: state.players])
    chronicle.look(state)
    return ending(state.sight(None), chronicle.seats, chronicle)


def screen(found: Ending) -> Outline:
    """Its closing screen."""
    text = render("results.html", ending=found, lesson=None, can_challenge=False, has_par=False)
    return Outline(text)


def rich(players: int = 5) -> caylus.State:
    """A position in which red has points of many sources."""
    return table(players=players, points={"red": 5, "green": 30}, **EVERYTHING)


def test_winner_is_named_with_the_margin_and_the_rules() -> None:
    found = ended(table(points={"red": 9, "green": 4, "orange": 4}))

    assert found.headline == "Anna wins"
    assert found.margin == "9 points, 5 ahead of Bruno and Carla"
    assert found.circumstances == "Rulebook of 2006, 4 rounds"


def test_winners_share_the_victory() -> None:
    found = ended(table(points={"red": 9, "orange": 9}))

    assert found.headline == "Anna and Carla share the victory"
    assert found.margin == "9 points each"


def test_players_with_equal_points_share_a_place() -> None:
    found = ended(table(players=5, points={"red": 2, "green": 2, "blue": 6}))

    assert [(result.seat, result.place) for result in found.results] == [
        (3, 1),
        (0, 2),
        (1, 2),
        (2, 4),
        (4, 4),
    ]


def test_bar_is_told_in_words() -> None:
    told = ended(table(red="2G9d", points={"red": 7})).spoken[0]

    assert told == "Anna: 15 points. Visits 7, Gold 6 and Deniers 2."


def test_bar_has_a_part_for_each_source_that_gave_points() -> None:
    found = ended(rich())
    bar = next(bar for r, bar in zip(found.results, found.bars, strict=True) if r.seat == 0)
    parts = {found.sources[part.part].key: part.value for part in bar.segments}

    assert parts == named(players=5, points={"red": 5, "green": 30}, **EVERYTHING)
    assert sum(parts.values()) == rich().scores()[0]


def test_what_was_lost_is_taken_back_from_the_end_of_its_bar() -> None:
    state = table(
        turn="red", bridge="green orange", then="end", bailiff=11, points={"red": 25}, red="3d"
    )
    state.play("pass")
    found = ended(state)
    whole, lost = found.bars[0].segments

    assert [found.sources[part.part].key for part in (whole, lost)] == ["visits", "lost"]
    assert (whole.value, lost.value) == (25, -2)
    assert lost.x + lost.width == pytest.approx(whole.width)
    assert found.spoken[0] == "Anna: 23 points. Visits 25 and Lost -2."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_screen_shows_every_player_on_the_podium_and_in_the_charts(players: int) -> None:
    found = ended(rich(players))
    outline = screen(found)

    assert (outline.unbalanced, outline.open) == ([], [])
    assert len(outline.with_class("chart-bar")) == len(found.curves) == players
    assert len(outline.with_class("end-step")) == players
    assert len(outline.with_class("chart-key")) == players
    assert all(each in outline.text for each in ("Anna", "Bruno", "Where the points come from"))
