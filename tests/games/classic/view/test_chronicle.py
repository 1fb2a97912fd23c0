"""The chronicle: points round by round, and the moments that decided a game."""

from __future__ import annotations

from random import Random

import caylus
from caylus.games.classic.view.chronicle import RoadChronicle
from caylus.games.classic.view.points import points_of
from caylus.view.chronicle import Chronicle, decisive
from tests.games.classic.rules.positions import table
from tests.games.classic.view.moments import EACH, SEATS, WEALTH, Setup, begun, seated
from tests.walks import chosen

ROUND = "specials provost buildings castle end round"


def watched(state: caylus.State, *actions: str) -> Chronicle:
    """The chronicle of some actions, and of what happens by itself after them."""
    chronicle = RoadChronicle(SEATS[: state.players])
    chronicle.look(state)
    for action in actions:
        state.play(action, chronicle.watch)
    return chronicle


def sentences(state: caylus.State, *actions: str) -> list[str]:
    """What the chronicle tells of some actions."""
    return [moment.sentence for moment in watched(state, *actions).moments]


def test_building_is_told_with_its_points() -> None:
    state = table(then="buildings", road="8=*red", red="WF")

    assert sentences(state, "build mason FW") == ["Round 4: Anna built the Mason, 4 points."]


def test_prestige_building_is_a_moment_with_its_picture() -> None:
    state = table(
        then="buildings", road="9=red:residence 10=green:architect*red", provost=10, red="SSG"
    )
    moment = watched(state, "build statue SSG").moments[0]

    assert (moment.round, moment.seat, moment.points, moment.symbol) == (4, 0, 7, "art-statue")


def test_points_of_a_building_are_those_of_the_edition() -> None:
    state = table("2005", then="buildings", road="9=green:mason*red", red="SC")

    assert watched(state, "build church SC").moments[0].points == 4


def test_batches_of_one_player_are_one_moment() -> None:
    state = table(then="castle", queue="red", red="FFWWSS", houses={"green": (5, 0, 0)})
    found = watched(state, "batch FWS", "batch FWS")

    assert [(moment.seat, moment.points) for moment in found.moments] == [(0, 9)]
    assert found.moments[0].sentence == "Round 4: Anna gave 2 batches to the castle, 9 points."


def test_giving_nothing_is_no_moment() -> None:
    assert sentences(table(then="castle", queue="red", red="FWS"), "batch none") == []


def test_points_bought_on_the_road_are_told_with_their_price() -> None:
    state = table(then="buildings", road="9=green:church*red", red="4d")

    assert sentences(state, "trade dddd") == [
        "Round 4: Anna took 5 points for 4 deniers at the Church."
    ]


def test_points_of_a_royal_favor_are_no_moment() -> None:
    state = table(then="castle", queue="red", red="FWS")
    found = sentences(state, "batch FWS", "favor prestige", "take P")

    assert found == ["Round 4: Anna gave 1 batch to the castle, 5 points."]


def deserted(*moves: str, **goods: str) -> list[str]:
    """What is told when the Provost, standing on 6, is moved with workers on 5 and 6."""
    road = "5=*orange 6=*orange"
    state = table(then="specials provost buildings", road=road, bailiff=6, **goods)
    return sentences(state, *moves)


def test_workers_deserted_by_the_provost_are_told_with_who_moved_him() -> None:
    assert deserted("provost -2", red="2d") == [
        "Round 1: Anna moved the Provost back to 4; Carla's 2 workers came home with nothing."
    ]


def test_provost_moved_back_by_several_stops() -> None:
    assert deserted("provost -1", "provost -1", red="1d", green="1d") == [
        "Round 1: the Provost stopped at 4; Carla's 2 workers came home with nothing."
    ]


def test_guild_counts_among_the_moves_of_the_provost() -> None:
    assert deserted("provost -1", specials="guild=red") == [
        "Round 1: Anna moved the Provost back to 5; Carla's worker came home with nothing."
    ]


def test_workers_whom_their_own_player_deserts_are_not_told() -> None:
    assert deserted("provost -2", orange="2d") == []


def test_scoring_is_told_of_those_who_have_no_house_and_those_who_win_favors() -> None:
    houses = {"green": (1, 3, 0), "orange": (1, 1, 0)}
    state = table(
        turn="red", bridge="green orange", then="end", scored=1, bailiff=17, houses=houses, red="3d"
    )
    found = watched(state, "pass").moments

    assert [(moment.seat, moment.points, moment.is_loss) for moment in found] == [
        (0, 3, True),
        (1, 6, False),
    ]
    assert found[0].sentence == "Round 12: Anna had no house in the Walls."
    assert found[1].sentence.endswith("had 3 houses in the Walls and received 2 royal favors.")


def test_standing_is_kept_at_the_end_of_a_round() -> None:
    state = table(turn="red", bridge="green orange", then=ROUND, red="FFFWS3d", queue="red")
    chronicle = watched(state, "pass", "provost 0", "batch FWS", "favor prestige", "take P")

    assert [standing.round for standing in chronicle.standings] == [3, 4]
    assert [standing.totals[0] for standing in chronicle.standings] == [1, 6]


def test_standing_before_the_first_round_is_that_of_the_set_up() -> None:
    state = caylus.new_game("classic", variant="2006", players=2, seed=1)
    chronicle = RoadChronicle(SEATS[:2])
    chronicle.look(state)
    while state.actor == caylus.CHANCE:
        state.play(state.dealt(), chronicle.watch)

    assert [standing.round for standing in chronicle.standings] == [0]
    assert chronicle.standings[0].totals == [2, 2]


def whole(setup: Setup) -> tuple[Chronicle, caylus.State]:
    """The chronicle of a random game of the rich, and its end."""
    state, random = begun(setup, WEALTH), Random(2)
    chronicle = RoadChronicle(SEATS[: state.players])
    chronicle.look(state)
    while not state.is_over:
        state.play(chosen(state, random), chronicle.watch)
    return chronicle, state


@EACH
def test_last_standing_is_the_final_score_by_source(setup: Setup) -> None:
    chronicle, end = whole(setup)
    last = chronicle.standings[-1]

    assert list(last.points) == [points_of(seated(end), seat) for seat in range(setup[1])]
    assert last.totals == end.scores()
    assert [standing.round for standing in chronicle.standings] == [*range(end.round + 1)]


@EACH
def test_a_few_moments_decide_a_game_in_their_order(setup: Setup) -> None:
    found = decisive(whole(setup)[0])

    assert 1 <= len(found) <= 5
    assert [moment.round for moment in found] == sorted(moment.round for moment in found)
