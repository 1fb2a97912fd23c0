"""What if: a line is tried, then kept or dropped, and the game is not touched."""

import caylus
from tests.doors import begin, bots, engine, hand, offered, play, start_of
from tests.games.magna_carta.rules.positions import table
from tests.pages import EACH_GAME

AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
TWO = [["person", "Anna"], ["person", "Ben"]]


@EACH_GAME
def test_what_is_only_tried_is_not_saved_and_can_be_dropped(game: str) -> None:
    before = bots(begin(AGAINST_RANDOM, game=game))
    engine("try-out")
    tried = bots(play(offered(before)[0]))

    assert "Only tried." in tried["html"]
    assert tried["kept"] == before["record"]
    assert engine("drop-line") == before


@EACH_GAME
def test_trial_that_is_dropped_returns_to_the_step_it_came_from(game: str) -> None:
    before = bots(begin(AGAINST_RANDOM, game=game))
    bots(play(offered(before)[0]))
    engine("look-at", at=before["moves"])
    engine("try-out")
    play(offered(before)[1])

    assert f"Move {before['moves']} of" in engine("drop-line")["html"]


@EACH_GAME
def test_what_was_tried_can_be_kept_beside_what_was_before(game: str) -> None:
    first = bots(begin(AGAINST_RANDOM, game=game))
    before = bots(play(offered(first)[0]))
    engine("look-at", at=first["moves"])
    engine("try-out")
    play(offered(first)[1])
    kept = engine("keep-line")

    assert kept["kept"] == ""
    assert caylus.load_lines(kept["record"]).others == [caylus.load(before["record"]).moves]
    assert "Only tried." not in kept["html"]


@EACH_GAME
def test_trial_within_a_trial_still_returns_to_the_game(game: str) -> None:
    before = bots(begin(AGAINST_RANDOM, game=game))
    engine("try-out")
    bots(play(offered(before)[0]))
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
