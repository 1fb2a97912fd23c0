"""Phase 7: the Bailiff, and the sections of the castle."""

import pytest

import caylus
from tests.games.classic.rules.looks import actor, houses, levels, offered, points, told
from tests.games.classic.rules.positions import play, table

SIZES = (6, 10, 14)
BEFORE_MARK = (11, 17, 23)
RESULTS = [
    *((0, 0, -2), (0, 1, 0), (0, 2, 1), (0, 3, 1), (0, 4, 1), (0, 5, 1), (0, 6, 1)),
    *((1, 0, -3), (1, 1, 0), (1, 2, 1), (1, 3, 2), (1, 4, 2), (1, 5, 3), (1, 6, 3)),
    *((2, 0, -4), (2, 1, 0), (2, 2, 1), (2, 3, 1), (2, 4, 2), (2, 5, 2), (2, 6, 3), (2, 7, 3)),
]


def in_section(section: int, count: int) -> tuple[int, ...]:
    """Houses of which one section has some."""
    return tuple(count if each == section else 0 for each in range(3))


def favors_taken(state: caylus.State, colour: str) -> int:
    """Take all favors of a colour, each on another line; how many there were."""
    taken = 0
    while actor(state) == colour and offered(state, "favor"):
        play(state, min(offered(state, "favor")))
        taken += 1
        if "decline" in offered(state):
            play(state, "decline")
    return taken


@pytest.mark.parametrize(
    ("provost", "bailiff", "scored"), [(10, 11, 0), (7, 11, 0), (11, 12, 1), (9, 11, 0)]
)
def test_bailiff_walks_one_space_or_two_toward_the_provost(
    provost: int, bailiff: int, scored: int
) -> None:
    """Scenario 55."""
    position = told(table(bailiff=10, provost=provost, then="end"))

    assert (position["bailiff"], position["provost"]) == (bailiff, bailiff)
    assert position["scored"] == scored


def test_bailiff_passes_the_mark_of_the_dungeon() -> None:
    """Scenario 56."""
    position = told(table(bailiff=11, provost=20, then="end"))

    assert (position["bailiff"], position["provost"], position["scored"]) == (13, 13, 1)


def test_section_is_scored_once() -> None:
    """Scenario 57. Ruling 34."""
    state = table(bailiff=11, scored=1, houses={"red": (6, 0, 0)}, points={"green": 9}, then="end")

    assert (told(state)["bailiff"], told(state)["scored"]) == (12, 1)
    assert (points(state, "green"), offered(state, "favor")) == (9, set())


def test_full_dungeon_is_scored_before_the_bailiff_comes() -> None:
    """Scenario 57."""
    state = table(bailiff=8, houses={"red": (1, 0, 0), "green": (5, 0, 0)}, then="end")

    assert favors_taken(state, "green") == 1
    assert (told(state)["bailiff"], told(state)["scored"]) == (9, 1)


@pytest.mark.parametrize(("section", "count", "result"), RESULTS)
def test_houses_of_a_section_bring_favors_or_cost_points(
    section: int, count: int, result: int
) -> None:
    """Scenario 58."""
    state = table(
        scored=section,
        bailiff=BEFORE_MARK[section],
        houses={"red": in_section(section, count)},
        points={"red": 9},
        then="end",
    )

    assert favors_taken(state, "red") == max(result, 0)
    assert points(state, "red") == 9 + min(result, 0)


@pytest.mark.parametrize("own", [1, 0])
def test_house_in_the_walls_does_not_count_in_the_dungeon(own: int) -> None:
    """Scenario 59."""
    state = table(
        houses={"green": (own, 1, 0), "orange": (6 - own, 0, 0)}, points={"green": 9}, then="end"
    )
    favors_taken(state, "orange")

    assert points(state, "green") == (9 if own else 7)


def test_penalty_leaves_no_points_below_zero() -> None:
    state = table(bailiff=23, scored=2, points={"red": 3}, then="end")

    assert points(state, "red") == 0


def test_two_sections_may_be_scored_in_one_turn() -> None:
    """Scenario 60. Ruling 19."""
    state = table(
        queue="red green",
        houses={"orange": (4, 0, 0)},
        favors={"red": (2, 0, 0, 0)},
        points={"green": 9},
        then="castle end",
        red="7F7W7S",
        green="5F5W5S",
    )
    play(state, *["batch FWS"] * 12, "favor prestige", "decline", "favor deniers", "take ddd")
    assert (houses(state, "red"), houses(state, "green")) == ((2, 5, 0), (0, 5, 0))
    assert (actor(state), points(state, "green")) == ("orange", 9 + 5 * 4 - 2)
    play(state, "favor prestige", "take P")
    assert (actor(state), told(state)["scored"]) == ("red", 1)
    assert offered(state) == {"favor prestige", "favor cubes", "favor buildings"}
    play(state, "favor prestige")

    assert (levels(state, "red"), "take PPP" in offered(state)) == ((3, 1, 0, 0), True)


def test_sections_that_were_scored_together_leave_the_towers() -> None:
    """Ruling 19."""
    state = table(
        queue="red green",
        houses={"orange": (5, 0, 0)},
        points={"orange": 9},
        then="castle end",
        red="6F6W6S",
        green="5F5W5S",
    )
    play(state, *["batch FWS"] * 11, "favor prestige", "decline")
    taken = {colour: favors_taken(state, colour) for colour in ("orange", "red", "green")}

    assert taken == {"orange": 1, "red": 3, "green": 3}
    assert (points(state, "orange"), told(state)["scored"]) == (9 - 3, 2)


def test_walls_and_towers_that_were_filled_together_end_the_game() -> None:
    """Ruling 19."""
    state = table(
        queue="red",
        scored=1,
        houses={"orange": (1, 9, 0)},
        points={"green": 9},
        then="castle end",
        red="15F15W15S",
    )
    play(state, *["batch FWS"] * 15, "favor prestige", "decline")
    taken = [favors_taken(state, colour) for colour in ("orange", "red")]

    assert (taken, state.is_over, told(state)["scored"]) == ([3, 3], True, 3)
    assert (points(state, "green"), houses(state, "red")) == (9 - 3 - 4, (0, 1, 14))


def test_each_takes_all_own_favors_before_the_next() -> None:
    """Ruling 45."""
    state = table(
        scored=1,
        bailiff=17,
        houses={"red": (0, 3, 0), "green": (0, 3, 0), "orange": (0, 1, 0)},
        then="end",
    )
    seen = []
    for line in ("prestige", "deniers", "deniers", "prestige"):
        seen.append(actor(state))
        play(state, f"favor {line}", "decline")

    assert seen == ["red", "red", "green", "green"]


def test_section_is_scored_in_turn_order() -> None:
    state = table(
        order="green orange red",
        bailiff=11,
        houses={"red": (2, 0, 0), "green": (2, 0, 0), "orange": (2, 0, 0)},
        then="end",
    )
    seen = []
    for _ in range(3):
        seen.append(actor(state))
        play(state, "favor prestige", "take P")

    assert seen == ["green", "orange", "red"]


@pytest.mark.parametrize("section", range(3))
def test_full_section_is_scored(section: int) -> None:
    state = table(
        scored=section,
        houses={"red": in_section(section, 1), "green": in_section(section, SIZES[section] - 1)},
        then="end",
    )
    favors_taken(state, "green")

    assert told(state)["scored"] == section + 1
