"""Where points come from, and the words of the end."""

from __future__ import annotations

import pytest

from caylus.games.classic.view.points import circumstances, points, skyline, sources
from tests.games.classic.rules.positions import table
from tests.games.classic.view.moments import EACH, Setup, some

RED = 0


def named(**position: object) -> dict[str, int]:
    """Red's points by source in a position, without those that brought none."""
    sight = table(**position).sight(None)
    counted = zip(sources(sight), points(sight, RED), strict=True)
    return {source.key: count for source, count in counted if count}


def test_goods_count_as_at_the_end() -> None:
    assert named(red="2FWSC2G9d") == {"gold": 6, "cubes": 1, "deniers": 2}


def test_points_given_keep_their_source() -> None:
    assert named(points={"red": 4}) == {"visits": 4}


def test_what_was_lost_comes_last_and_below_nothing() -> None:
    state = table(
        turn="red", bridge="green orange", then="end", bailiff=11, points={"red": 5}, red="3d"
    )
    state.play("pass")
    sight = state.sight(None)

    assert sources(sight)[-1].key == "lost"
    assert points(sight, RED)[-1] == -2


@EACH
def test_points_of_all_sources_are_the_score(setup: Setup) -> None:
    for state in some(setup, 20):
        sight = state.sight(None)
        assert [sum(points(sight, seat)) for seat in range(setup[1])] == state.scores()


@pytest.mark.parametrize(
    ("variant", "told"),
    [
        ("2006", "Rulebook of 2006, 4 rounds"),
        (
            "2005-jeweller-simple",
            "Rulebook of 2005, with the Jeweller, simplified favors, 4 rounds",
        ),
        ("later", "Later printing, 4 rounds"),
    ],
)
def test_circumstances_name_the_printing_the_switches_and_the_rounds(
    variant: str, told: str
) -> None:
    assert circumstances(table(variant).sight(None)) == told


def test_skyline_shows_three_sections_with_houses_of_all_colours() -> None:
    drawn = skyline()

    assert drawn.count("<svg") == drawn.count("</svg>") == 3
    for colour in ("red", "green", "orange", "blue", "purple"):
        assert f"#icon-house-{colour}" in drawn
