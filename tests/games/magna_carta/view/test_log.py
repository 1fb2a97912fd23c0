"""The log: what happened, in sentences; drawn cards by name to their drawer only."""

import pytest

import caylus
from caylus.games.magna_carta.view.log import RoadLog
from caylus.view.log import Entry
from tests.games.magna_carta.rules.positions import begun, started, table
from tests.games.magna_carta.view.pages import EACH, SETUPS, Setup, new, some, whole
from tests.games.magna_carta.view.watched import told

SEATS = new(SETUPS[-1]).header.seats
ALL = "red green orange blue"


def entries(state: caylus.State, *actions: str) -> list[Entry]:
    """What the log tells of some actions and the deals between them."""
    log = RoadLog(SEATS)
    log.look(state)
    for action in actions:
        state.play(action, log.watch)
        while state.actor == caylus.CHANCE:
            state.play(state.actions()[0], log.watch)
    return log.entries


def sentences(state: caylus.State, *actions: str) -> list[str]:
    """What everybody reads of some actions."""
    return [entry.text(None) for entry in entries(state, *actions)]


ROAD = "park forest quarry neutral-peddler"
DONE = {
    "place": (table(turn="red", red="d"), "place 1", "placed a worker on 1 Park"),
    "build": (
        table(turn="red", hands={"red": "small-farm"}, red="FG"),
        "build small-farm FG",
        "built the Small Farm for 1 food and 1 gold",
    ),
    "prestige": (
        table(turn="red", road=f"{ROAD} red:residence", red="SSG"),
        "prestige statue SSG on 5",
        "built the Statue for 2 stone and 1 gold",
    ),
    "pass": (table(turn="red", passed="blue"), "pass", "passed"),
    "provost": (
        table(then="provost", passed=ALL, red="2d"),
        "provost -2",
        "moved the Provost back to 2 for 2 deniers",
    ),
    "no provost": (
        table(then="provost", passed=ALL, red="2d"),
        "provost 0",
        "left the Provost where he is",
    ),
    "tokens": (
        table(then="buildings", road=f"{ROAD} green:church*red", passed=ALL, red="5d"),
        "tokens 2",
        "bought 2 castle tokens at the Church",
    ),
    "turn": (
        table(then="buildings", road=f"{ROAD} green:lawyer*red red:bank", passed=ALL, red="F"),
        "turn 6 F",
        "has the card on place 6 turned into a residence",
    ),
    "offer": (
        table(then="castle", passed=ALL, red="FFWWSS", green="FWS"),
        "offer FFWWSS",
        "offered 2 batches to the castle",
    ),
    "no offer": (
        table(then="castle", passed=ALL, red="FWS", green="FWS"),
        "offer none",
        "offered nothing to the castle",
    ),
}


@pytest.mark.parametrize("deed", DONE)
def test_deed_is_told_with_its_name_and_colour(deed: str) -> None:
    state, action, sentence = DONE[deed]
    first = entries(state.clone(), action)[0]

    assert (first.colour, first.text(None)) == ("red", f"Player 0 {sentence}.")


def test_exchange_is_told_with_what_was_taken() -> None:
    state = table(then="buildings", road=f"{ROAD} green:market*red", passed=ALL, red="W")

    assert sentences(state, "sell W")[0].startswith("Player 0 took 4 deniers")


def test_effects_that_happen_by_themselves_are_told() -> None:
    road = "park*blue forest quarry neutral-peddler green:large-farm*red"
    state = table(road=road, turn="red", passed="green orange blue", then="buildings")

    assert sentences(state, "pass")[1:] == [
        "Player 3 took 1 food on 1 Park.",
        "Player 0 took 2 food on 5 Large Farm.",
        "Player 1 took 1 food on 5 Large Farm.",
    ]


def test_declining_is_not_told() -> None:
    state = table(then="buildings", road=f"{ROAD}*red", passed=ALL, red="d")

    assert sentences(state, "decline") == []


def test_castle_bonus_is_told_with_its_winner() -> None:
    state = table(then="castle", passed=ALL, red="FWS")

    assert "Player 0 offered most first and took 1 gold." in sentences(state, "offer FWS")


def test_castle_without_offers_is_told() -> None:
    state = table(then="castle", passed=ALL, red="FWS")

    assert "Nobody offered: the castle lost 2 Dungeon tokens." in sentences(state, "offer none")


def test_worker_beyond_the_provost_is_told_to_come_home_with_nothing() -> None:
    state = table(
        then="provost buildings", road="park forest quarry*red", passed=ALL, red="d", provost=2
    )

    told = "Player 0's worker came home from 3 Quarry with nothing: the Provost stood on 2."
    assert told in sentences(state, "provost 0")


def stride(provost: int) -> list[str]:
    """What the log tells of the Provost at the end of a round on a road of four cards."""
    state = table(then="castle end-of-round", passed=ALL, red="FWS", provost=provost)
    return [said for said in sentences(state, "offer none") if "Provost" in said]


def test_stride_of_the_provost_is_told() -> None:
    assert stride(1) == ["The Provost strides on to place 3."]
    assert stride(3) == ["The Provost strides on to place 4."]


def test_provost_who_stands_at_the_end_of_the_road_is_not_told_to_stride() -> None:
    assert stride(4) == []


def test_first_to_pass_is_told_to_take_a_denier() -> None:
    state = table(turn="red", red="d", green="d")

    assert sentences(state, "place 1", "pass")[1] == "Player 1 passed and took 1 denier."


def test_first_to_pass_in_a_position_is_told_to_take_a_denier() -> None:
    assert sentences(table(turn="red"), "pass") == ["Player 0 passed and took 1 denier."]


def test_effects_after_the_first_action_of_a_position_are_told() -> None:
    state = table(then="castle", passed=ALL, red="FWS", castle=(1, 0, 0))

    assert sentences(state, "offer FWS")[1:] == ["Player 0 offered most first and took 1 gold."]


def test_setup_is_told_by_exchanged_hands_and_the_first_player() -> None:
    lines = sentences(started("standard", 2), "mulligan", "keep")

    assert lines[0] == "Player 0 exchanged the first hand."
    assert lines[1].endswith("goes first.")
    assert lines[2] == "Round 1: income."


def test_drawn_card_is_told_by_name_to_its_drawer_only() -> None:
    state = begun("standard", 3)
    drawer = state.actor
    drawn = next(entry for entry in entries(state, "draw") if entry.secret)

    assert drawn.text(drawer).startswith(f"Player {drawer} drew the ")
    for reader in {0, 1, 2, None} - {drawer}:
        assert drawn.text(reader) == f"Player {drawer} drew a card."


def test_replaced_hand_is_told_card_by_card_to_its_owner() -> None:
    state = table(turn="red", hands={"red": "bank market"}, red="d")
    lines = entries(state, "replace")

    assert [entry.text(1) for entry in lines] == [
        "Player 0 replaced the whole hand.",
        "Player 0 drew a card.",
        "Player 0 drew a card.",
    ]
    assert [entry.text(0) for entry in lines[1:]] == [
        "Player 0 drew the Small Farm.",
        "Player 0 drew the Small Sawmill.",
    ]


@EACH
def test_names_of_drawn_cards_are_read_by_nobody_else(setup: Setup) -> None:
    for entry in whole(setup)[-1].log:
        readers = {seat: "drew the" in entry.text(seat) for seat in range(setup[1])}
        assert [seat for seat, knows in readers.items() if knows] in ([], [entry.seat])
        assert "drew the" not in entry.text(None)


@EACH
def test_every_sentence_is_whole_for_every_reader(setup: Setup) -> None:
    for entry in whole(setup)[-1].log:
        assert {entry.text(seat)[-1] for seat in range(setup[1])} == {"."}


@EACH
def test_log_of_a_record_is_the_log_that_was_told_while_playing(setup: Setup) -> None:
    end = whole(setup)[-1]
    match = new(setup)
    for move in end.moves:
        match.play(move)

    assert told(match).entries == end.log
    assert len(end.log) > 50


@EACH
def test_log_after_taking_back_is_the_log_of_the_shorter_game(setup: Setup) -> None:
    match = new(setup)
    for move in whole(setup)[-1].moves:
        match.play(move)
    for moment in some(setup, 6)[::-1]:
        match.back_to(len(moment.moves))
        assert told(match).entries == moment.log
