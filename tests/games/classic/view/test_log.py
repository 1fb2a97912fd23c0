"""The log: what happened that no action tells, in sentences."""

import json
from random import Random

import pytest

import caylus
from caylus.games.classic.view.log import RoadLog
from caylus.view.log import Entry
from tests.games.classic.rules.positions import started, table
from tests.games.classic.view.moments import EACH, SEATS, Setup, begun
from tests.walks import chosen

ROUND = "specials provost buildings castle end round"


def entries(state: caylus.State, *actions: str) -> list[Entry]:
    """What the log tells of some actions and the deals between them."""
    log = RoadLog(SEATS)
    log.look(state)
    for action in actions:
        state.play(action, log.watch)
    while state.actor == caylus.CHANCE:
        state.play(state.actions()[0], log.watch)
    return log.entries


def told(state: caylus.State, *actions: str) -> list[str]:
    """What is told of some actions and of what follows them."""
    return [entry.text(None) for entry in entries(state, *actions)]


def by_itself(then: str, **position: object) -> list[str]:
    """What is told behind red's pass, the last one, when some phases run by themselves."""
    state = table(turn="red", bridge="green orange", then=then, **{"red": "3d", **position})
    return told(state, "pass")[1:]


def test_new_game_is_told_with_its_order_and_its_first_income() -> None:
    assert told(caylus.new_game("classic", variant="2006", players=3)) == [
        "The turn order is Anna, Bruno and Carla.",
        "Round 1: income.",
    ]


def test_income_tells_what_buildings_brought() -> None:
    state = table(
        then=ROUND,
        turn="red",
        bridge="green orange",
        road="9=red:residence 10=green:hotel",
        red="3d",
    )

    assert told(state, "pass", "provost 0")[-2:] == [
        "Round 5: income.",
        "Buildings brought 1 denier to Anna and 2 deniers to Bruno.",
    ]


def test_two_players_are_told_who_goes_first_now() -> None:
    state = table(players=2, turn="red", bridge="green", then=ROUND, red="3d")

    assert told(state, "pass", "provost 0")[-1] == "Round 5: income. Bruno goes first."


def test_who_can_place_nowhere_is_told_to_pass() -> None:
    state = table(turn="red", bridge="orange", red="3d")

    assert told(state, "pass")[1:] == ["Bruno could place no worker and passed."]


def test_first_to_pass_takes_a_denier_though_nothing_else_could_be_done() -> None:
    state = table(turn="red", red="d")

    assert told(state, "place 1")[1] == "Bruno could place no worker, passed and took 1 denier."


def test_trading_post_is_told() -> None:
    found = by_itself("specials", specials="trading-post=green")

    assert found == ["Bruno took 3 deniers at the Trading Post."]


def test_worker_who_can_use_nothing_is_told() -> None:
    assert by_itself("specials", specials="joust-field=green") == [
        "Bruno could do nothing at the Joust Field."
    ]
    assert by_itself("buildings", road="7=*green") == ["Bruno could do nothing on 7 Peddler."]


def test_stables_tell_the_new_order() -> None:
    found = by_itself("specials", stables="orange green", order="red green orange")

    assert found == ["The turn order is Carla, Bruno and Anna now."]


def test_guest_of_the_inn_is_told_and_who_comes_home() -> None:
    assert by_itself("specials", arrival="green") == ["Bruno is the guest of the Inn now."]
    assert by_itself("specials", arrival="green", guest="orange") == [
        "Bruno is the guest of the Inn now; Carla's worker came home."
    ]


def test_production_is_told_along_the_road() -> None:
    assert by_itself("buildings", road="3=*green 4=*orange") == [
        "Bruno took 1 wood on 3 Sawmill.",
        "Carla took 1 stone on 4 Quarry.",
    ]


def test_worker_beyond_the_provost_is_told_to_come_home_with_nothing() -> None:
    assert by_itself("buildings", road="7=*green", bailiff=6) == [
        "Bruno's worker came home from 7 Peddler with nothing: the Provost stood on 6."
    ]


def test_tile_that_was_reserved_is_told_to_become_a_residence() -> None:
    assert by_itself("buildings", road="4=*green!orange") == [
        "Bruno took 1 stone on 4 Quarry.",
        "4 Quarry has become a residence of Carla.",
    ]
    assert by_itself("buildings", road="10=orange:park*green!orange", bailiff=9)[0].endswith(
        "the Provost stood on 9. 10 Park has become a residence of Carla."
    )


def test_who_can_give_no_batch_loses_what_points_there_are() -> None:
    assert by_itself("castle", queue="green orange", points={"green": 1}) == [
        "Bruno could give no batch to the castle and lost 1 point.",
        "Carla could give no batch to the castle.",
        "Nobody gave a batch to the castle.",
    ]


def test_end_of_the_batches_is_not_told() -> None:
    state = table(then="castle", queue="red", red="FWS")

    assert told(state, "batch FWS")[1:] == [
        "Anna gave most batches and receives a royal favor.",
    ]


def test_first_of_those_who_gave_most_batches_receives_the_favor() -> None:
    state = table(then="castle", queue="green red", red="FWS", green="FWS")

    assert told(state, "batch FWS", "batch FWS")[-1] == (
        "Bruno gave most batches first and receives a royal favor."
    )


def test_bailiff_is_told_to_go_on_with_the_provost() -> None:
    behind, ahead = (table(then="provost end", provost=where, red="d") for where in (9, 10))

    assert told(behind, "provost -1")[-1] == "The Bailiff goes on to 10, and the Provost joins him."
    assert told(ahead, "provost +1")[-1] == "The Bailiff joins the Provost on 11."


def test_scoring_is_told_for_each_player_in_turn_order() -> None:
    houses = {"orange": (1, 0, 0), "green": (2, 0, 0)}
    more = {"houses": houses, "points": {"red": 5}, "order": "orange red green"}
    found = by_itself("end", bailiff=11, **more)

    assert found[1:] == [
        "The houses of the Dungeon are counted.",
        "Carla has 1 house in the Dungeon: it neither gives nor costs.",
        "Anna has no house in the Dungeon and loses 2 points.",
        "Bruno has 2 houses in the Dungeon and receives 1 royal favor.",
    ]


def test_columns_that_a_scoring_opens_are_told() -> None:
    assert by_itself("end", bailiff=11)[-1] == "Favors go up to column 4 now."


def test_simplified_favor_is_told_with_its_points() -> None:
    found = by_itself("end", variant="2006-simple", bailiff=11, houses={"green": (2, 0, 0)})

    assert "Bruno took 3 points for a royal favor." in found
    assert not any("column" in line for line in found)


def test_line_of_favors_that_allows_nothing_is_told() -> None:
    state = table(then="castle", queue="red", red="FWS")

    assert told(state, "batch FWS", "favor buildings")[-1] == (
        "Anna could do nothing in the line Buildings."
    )


def built_church(*used: str) -> list[str]:
    """What is told when red, who has used some lines of favors in this phase, builds the Church."""
    state = table(then="buildings", road="9=green:mason*red", red="SC")
    position = json.loads(state.to_json())
    levels = {line: int(line in used) for line in position["players"][0]["favors"]}
    position["players"][0] |= {"favors": levels, "used": used}
    return told(caylus.from_json(json.dumps(position)), "build church SC")


def test_last_line_of_favors_is_told_though_it_is_taken_by_itself() -> None:
    assert built_church("prestige", "deniers", "buildings")[-1] == (
        "Anna chose the royal favor of Cubes, column 1."
    )


def test_favor_without_a_line_left_is_told_to_be_lost() -> None:
    assert built_church("prestige", "deniers", "cubes", "buildings")[-1] == (
        "Anna has used every line of favors in this phase: a royal favor is lost."
    )


def test_only_cube_to_barter_is_told_though_it_is_given_by_itself() -> None:
    favors = {"red": (0, 0, 4, 0)}
    state = table(then="castle", queue="red", red="FFWS", favors=favors, scored=1)

    assert told(state, "batch FWS", "favor cubes", "use barter")[-1] == "Anna gave 1 food."


def test_end_of_the_game_is_told() -> None:
    state = table(turn="red", bridge="green orange", then=ROUND, red="3d", scored=2, bailiff=23)

    assert told(state, "pass", "provost 0")[-1] == "The Towers have been scored: the game is over."


@pytest.mark.parametrize("deed", ["place 1", "pass"])
def test_actions_are_told_in_the_colour_of_who_did_them(deed: str) -> None:
    first = entries(started(2), deed)[0]

    assert first.colour in ("red", "green")
    assert first.sentence.startswith(("Anna", "Bruno"))


@EACH
def test_every_sentence_of_a_game_is_whole(setup: Setup) -> None:
    state, log = begun(setup, {}), RoadLog(SEATS)
    log.look(state)
    random = Random(3)
    while not state.is_over:
        state.play(chosen(state, random), log.watch)

    assert {entry.sentence[-1] for entry in log.entries} == {"."}
    assert not any("{" in entry.sentence or " 0 " in entry.sentence for entry in log.entries)
