"""Looking back over a game, and going on from there: nothing that was played is ever lost."""

import re
from typing import Any

import pytest

import caylus
from caylus.games import shown
from caylus.table.story import EVERY, story
from tests.doors import (
    RECORDS,
    begin,
    bots,
    curtain,
    engine,
    hand,
    lines_of,
    offered,
    play,
    start_of,
)
from tests.games.magna_carta.rules.positions import table
from tests.pages import EACH_GAME
from tools.played import records

AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
RECORD = (RECORDS / "standard-2-players-36.record").read_text()
LAST = len(caylus.load(RECORD).moves)
# A recorded game of each game for two players.
EACH_RECORD = pytest.mark.parametrize(
    "record",
    [
        next(path for path in records(game) if "2-players" in path.stem).read_text()
        for game in shown()
    ],
    ids=[*shown()],
)


def test_last_turn_is_looked_at_from_its_first_choice() -> None:
    state = table(players=2, turn="red", passed="green", red="6d")
    engine("open", record=start_of(state, "person", "random"))
    for action in ("place 1", "place 2", "place 3"):
        play(action)

    shown = engine("look-at", at=3)
    assert 'data-argument="0" data-key="b"' in shown["html"]
    assert 'disabled data-key="b"' in engine("look-at", at=0)["html"]


def test_no_turn_of_mine_is_looked_for_in_a_game_of_bots_alone() -> None:
    engine("open", record=start_of(table(players=2, turn="red"), "random", "random"))

    assert 'data-key="b"' not in engine("look-at", at=0)["html"]


def pieces(shown: dict[str, Any]) -> str:
    """The drawing of the castle, the road, the players and their goods, as anybody sees it."""
    drawn = shown["html"].partition('<section id="log"')[0]
    return drawn.partition('<section id="strip"')[2].replace(" asked me", " asked")


@pytest.mark.long
@EACH_RECORD
def test_every_position_is_shown_as_in_the_record_that_ends_there(record: str) -> None:
    engine("open", record=record)
    over = caylus.load(record)
    last = len(over.moves)
    looks = [engine("look-at", at=at) for at in range(last + 1)]
    again = caylus.Match(over.header, over.game)
    for at, look in enumerate(looks):
        assert (f"Move {at} of {last}." in look["html"], offered(look)) == (True, [])
        # A record that somebody opens is dealt on.
        if again.state.actor != caylus.CHANCE:
            assert pieces(look) == pieces(engine("open", record=again.text())) != ""
        for move in over.moves[at : at + 1]:
            again.play(move)


@EACH_RECORD
def test_positions_are_found_in_any_order(record: str) -> None:
    over = caylus.load(record)
    told, last = story(over, []), len(over.moves)
    for at in (last, 0, EVERY + 1, EVERY, EVERY - 1, last - 1, 1):
        again = caylus.Match(over.header, over.game)
        for move in over.moves[:at]:
            again.play(move)

        assert told.position(at).to_json() == again.state.to_json()


@EACH_RECORD
def test_looking_changes_nothing_and_ends(record: str) -> None:
    before = engine("open", record=record)
    engine("look-at", at=50)

    assert engine("look-at") == before
    assert "record" not in engine("look-at", at=51)


@pytest.mark.parametrize(("at", "shown_at"), [(-5, 0), (LAST + 5, LAST)])
def test_looking_beyond_the_ends_stays_at_them(at: int, shown_at: int) -> None:
    engine("open", record=RECORD)

    assert f"Move {shown_at} of {LAST}." in engine("look-at", at=at)["html"]


def jumps(at: int) -> list[str]:
    """Where the buttons lead from a position; `none` if nowhere."""
    html = engine("look-at", at=at)["html"]
    found = re.search(r'<p class="jumps">.*?</p>', html, re.DOTALL)
    assert found
    return re.findall(r'data-argument="(\w+)"', found[0])


@EACH_RECORD
def test_buttons_lead_a_move_a_phase_and_a_round_back_and_on(record: str) -> None:
    engine("open", record=record)
    over = caylus.load(record)
    states, again = [], caylus.Match(over.header, over.game)
    for move in over.moves:
        states.append(again.state.clone())
        again.play(move)
    rounds = [state.round for state in states]
    second, third = rounds.index(2), rounds.index(3)
    found = jumps(second + 3)

    assert (found[0], found[-1]) == ("0", str(len(over.moves)))
    assert (found[3], found[4]) == (str(second + 2), str(second + 4))
    assert (found[1], found[6]) == (str(second), str(third))
    phases = [int(number) for number in (found[2], found[5])]
    assert all(states[at - 1].phase != states[at].phase for at in phases)


@EACH_RECORD
def test_no_button_leads_beyond_the_ends(record: str) -> None:
    engine("open", record=record)

    assert jumps(0)[:4] == ["None"] * 4
    assert jumps(len(caylus.load(record).moves))[4:] == ["None"] * 4


def test_hand_of_another_is_not_seen_by_looking_back() -> None:
    state = table(players=2, turn="red", then="castle", hands={"red": "market"}, red="6dFW")
    engine("open", record=start_of(state, "person", "person"))
    engine("reveal")
    shown = play("pass")
    assert curtain(shown)

    assert hand(engine("look-at", at=0)) == []


def test_own_hand_is_seen_by_looking_back() -> None:
    begin(AGAINST_RANDOM)
    bots(play("keep"))

    assert len(hand(engine("look-at", at=7))) == 3


@EACH_GAME
def test_playing_on_from_a_position_of_a_person_takes_back_what_follows(game: str) -> None:
    before = bots(begin(AGAINST_RANDOM, game=game))
    after = bots(play(offered(before)[0]))
    engine("look-at", at=before["moves"])
    shown = engine("stand")

    assert offered(shown) == offered(before)
    assert lines_of(shown).match.moves == lines_of(after).match.moves


@EACH_GAME
def test_playing_on_from_a_position_of_a_bot_has_it_think_anew(game: str) -> None:
    before = bots(begin(AGAINST_RANDOM, game=game))
    after = bots(play(offered(before)[0]))
    at = lines_of(after).match.actors.index(1)
    engine("look-at", at=at)
    shown = engine("stand")

    assert shown["bot"]
    assert lines_of(shown).others == [lines_of(after).match.moves]
    assert lines_of(shown).match.moves == lines_of(after).match.moves[:at]


@EACH_GAME
def test_bot_goes_on_while_a_position_is_looked_at(game: str) -> None:
    shown = play(offered(bots(begin(AGAINST_RANDOM, game=game)))[0])
    engine("look-at", at=2)
    after = bots(shown)

    assert "Move 2 of" in after["html"]
    assert after["moves"] > shown["moves"]


def test_line_that_was_left_tells_the_own_choice() -> None:
    begin(AGAINST_RANDOM)
    bots(play("keep"))
    engine("look-at", at=7)
    engine("stand")
    play("mulligan")
    engine("look-at", at=0)

    assert "</b> Keep" in engine("panel", name="lines")["html"]


def test_line_that_was_left_does_not_tell_the_choice_of_others() -> None:
    begin(AGAINST_RANDOM)
    after = bots(play("keep"))
    engine("look-at", at=lines_of(after).match.actors.index(1))
    engine("stand")
    engine("look-at", at=0)

    assert "</b> <small>" in engine("panel", name="lines")["html"]


@EACH_RECORD
def test_first_choice_can_be_looked_at(record: str) -> None:
    engine("open", record=record)
    actors = caylus.load(record).actors
    first = next(at for at, actor in enumerate(actors) if actor >= 0)

    assert first > 0
    assert f"Move {first} of" in engine("look-at", first=True)["html"]


@EACH_RECORD
def test_results_are_hidden_while_a_position_is_looked_at_and_come_back(record: str) -> None:
    assert engine("open", record=record)["results"]
    assert not engine("look-at", at=len(caylus.load(record).moves))["results"]
    assert engine("look-at")["results"]


def test_nothing_is_typed_or_shown_to_play_while_a_position_is_looked_at() -> None:
    state = table(players=2, turn="red", red="FFFFWWWWSSSSGGG4d", road="red:residence")
    before = engine("open", record=start_of(state, "person", "random"))
    engine("look-at", here=True)

    assert "said" in engine("say", text="pass")
    assert "data-action" not in engine("panel", name="pool")["html"]
    assert engine("look-at")["record"] == before["record"]


@EACH_GAME
def test_playing_from_an_earlier_position_ends_looking(game: str) -> None:
    before = bots(begin(AGAINST_RANDOM, game=game))
    bots(play(offered(before)[0]))
    engine("undo")
    at = before["moves"] + 2
    engine("look-at", at=at)

    assert f"Move {at}" not in engine("play", action=offered(before)[1])["html"]
