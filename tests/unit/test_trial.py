"""What if: a line is tried, then kept or dropped, and the game is not touched."""

import caylus
from tests.doors import begin, bots, engine, hand, offered, play, start_of
from tests.games.magna_carta.rules.positions import table

AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
TWO = [["person", "Anna"], ["person", "Ben"]]


def test_what_is_only_tried_is_not_saved_and_can_be_dropped() -> None:
    before = begin(AGAINST_RANDOM)
    engine("try-out")
    tried = bots(play("keep"))

    assert "Only tried." in tried["html"]
    assert tried["kept"] == before["record"]
    assert engine("drop-line") == before


def test_trial_that_is_dropped_returns_to_the_step_it_came_from() -> None:
    begin(AGAINST_RANDOM)
    bots(play("keep"))
    engine("look-at", at=7)
    engine("try-out")
    play("mulligan")

    assert "Move 7 of" in engine("drop-line")["html"]


def test_what_was_tried_can_be_kept_beside_what_was_before() -> None:
    begin(AGAINST_RANDOM)
    before = bots(play("keep"))
    engine("look-at", at=7)
    engine("try-out")
    play("mulligan")
    kept = engine("keep-line")

    assert kept["kept"] == ""
    assert caylus.load_lines(kept["record"]).others == [caylus.load(before["record"]).moves]
    assert "Only tried." not in kept["html"]


def test_trial_within_a_trial_still_returns_to_the_game() -> None:
    before = begin(AGAINST_RANDOM)
    engine("try-out")
    bots(play("keep"))
    again = engine("try-out")

    assert again["kept"] == before["record"]
    assert engine("drop-line") == before


def test_end_of_a_trial_is_not_the_end_of_the_game() -> None:
    state = table(players=2, then="castle", passed="red green", castle=(0, 0, 1), red="FWSd")
    engine("open", record=start_of(state, "person", "random"))
    engine("try-out")

    assert not bots(play("offer FWS"))["summary"]


def test_hands_of_others_stay_hidden_in_a_finished_trial() -> None:
    state = table(players=2, turn="green", then="castle", hands={"green": "bank"}, castle=(0, 0, 1))
    record = start_of(state, "person", "random")
    shown = bots(engine("open", record=record))
    assert hand(engine("look-at", at=0)) == []
    engine("look-at")
    engine("try-out")
    while offered(shown):
        shown = bots(play(offered(shown)[0]))

    assert hand(engine("look-at", at=0)) == []


def test_turn_that_is_only_tried_is_not_sent() -> None:
    begin(TWO)
    engine("reveal")
    engine("try-out")

    assert 'data-command="send"' not in play("keep")["html"]
