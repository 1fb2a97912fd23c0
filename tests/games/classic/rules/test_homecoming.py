"""Wherever a worker has been in a turn, there are six again in the next."""

from typing import Any

import pytest

from tests.games.classic.rules.looks import actor, at_home
from tests.games.classic.rules.positions import play, table

TURN = "specials provost buildings castle end round"
STAYS: list[tuple[dict[str, Any], list[str]]] = [
    ({"specials": "gate=red"}, ["decline"]),
    ({"specials": "gate=red"}, ["move trading-post"]),
    ({"specials": "gate=red"}, ["move 3"]),
    ({"specials": "trading-post=red"}, []),
    ({"specials": "guild=red"}, ["provost 0"]),
    ({"specials": "joust-field=red"}, []),
    ({"stables": "red"}, []),
    ({"guest": "red"}, ["leave"]),
    ({"guest": "red", "arrival": "green"}, []),
    ({"queue": "red"}, []),
    ({"road": "3=*red"}, []),
    ({"road": "16=*red"}, []),
    ({"road": "9=green:quarry*red"}, []),
]


@pytest.mark.parametrize(("where", "answers"), STAYS, ids=str)
def test_worker_comes_home(where: dict[str, Any], answers: list[str]) -> None:
    state = table(then=TURN, order="green orange red", red="30d", **where)
    play(state, *answers, "provost 0")
    for space in range(1, 7):
        while actor(state) != "red":
            play(state, "pass")
        play(state, f"place {space}")

    assert at_home(state, "red") == 0


def test_guest_who_stays_is_away_in_the_next_turn() -> None:
    state = table(then=TURN, order="green orange red", guest="red", red="30d")
    play(state, "stay", "provost 0", "pass", "pass")
    play(state, *(f"place {space}" for space in range(1, 6)))

    assert at_home(state, "red") == 0
