"""A game at one screen, played through the engine's door: undo, curtain and refusals."""

import re
from random import Random
from typing import Any

import pytest

import caylus
from tests.doors import (
    HEADER,
    begin,
    bots,
    curtain,
    dealt,
    engine,
    hand,
    hand_of,
    here,
    offered,
    play,
    standing,
    start_of,
    state_of,
)
from tests.games.magna_carta.rules.positions import table

TWO = [["person", "Anna"], ["person", "Ben"]]
AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
TABLE = {"html", "record", "moves", "bot", "bots", "results", "actions"}
MARKUP = "<img/src=x/onerror=alert(1)>"


def test_beginning_shows_a_table_dealt_up_to_the_first_decision() -> None:
    shown = begin(AGAINST_RANDOM)

    assert shown.keys() >= TABLE
    assert (shown["moves"], shown["bot"]) == (7, False)
    assert offered(shown) == ["keep", "mulligan"]
    assert state_of(shown).actor == 0


def test_beginning_writes_down_who_plays_and_the_seed() -> None:
    assert begin(AGAINST_RANDOM)["record"].startswith(
        "caylus 1\ngame magna-carta\nedition 1\nvariant standard\n"
        "seat red person Anna\nseat green random Robin\nseed 7\n\ndeal neutral park\n"
    )


def test_same_seed_begins_the_same_game_and_another_another() -> None:
    assert begin(TWO) == begin(TWO)
    assert begin(TWO, seed=8)["record"] != begin(TWO, seed=7)["record"].replace("seed 7", "seed 8")


@pytest.mark.parametrize("variant", ["introductory", "standard"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_setup_of_the_lobby_begins(variant: str, players: int) -> None:
    shown = begin([["person", ""], *[["greedy", ""]] * (players - 1)], variant)

    assert caylus.load(shown["record"]).header.variant == variant
    assert state_of(shown).players == players


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"variant": "deluxe"}, "variant 'deluxe'"),
        ({"seats": [["person", ""]]}, "1 players"),
        ({"seats": [["person", ""]] * 6}, "6 players"),
        ({"seats": [["person", "n" * 41], ["greedy", ""]]}, "up to 40 printable letters"),
        ({"seats": [["Person!", ""], ["greedy", ""]]}, "no name of a player"),
        ({"seats": [["person", ""], ["wizard", ""]]}, "wizard"),
        ({"seed": -1}, "seed"),
    ],
)
def test_game_that_does_not_exist_is_refused_and_the_open_one_stays(
    fields: dict[str, Any], reason: str
) -> None:
    before = begin(AGAINST_RANDOM)
    refused = engine("begin", **{"variant": "standard", "seats": TWO, "seed": 1} | fields)

    assert reason in refused["refused"]
    assert here() == before


def test_playing_adds_the_action_and_what_is_dealt_to_the_record() -> None:
    before = begin(AGAINST_RANDOM)
    shown = play("mulligan")
    added = shown["record"].removeprefix(before["record"]).split()

    assert added[:2] == ["mulligan", "deal"]
    assert (shown["moves"], shown["bot"]) == (before["moves"] + 4, True)


@pytest.mark.parametrize("action", ["pass", "deal market", "place 99", "", MARKUP, "keep\nkeep"])
def test_action_that_is_not_on_offer_is_refused_by_name_and_changes_nothing(action: str) -> None:
    before = begin(AGAINST_RANDOM)
    refused = engine("play", action=action)

    assert refused == {"refused": f"{action!r} is not on offer; on offer: keep, mulligan"}
    assert here() == before


def test_undo_takes_back_the_last_decision_with_the_bots_and_deals_behind_it() -> None:
    before = begin(AGAINST_RANDOM)
    after = bots(play("keep"))

    assert after["moves"] >= before["moves"] + 3
    assert standing(engine("undo")) == before


def test_same_cards_come_again_after_undo() -> None:
    begin(AGAINST_RANDOM)
    first = play("mulligan")
    engine("undo")

    assert play("mulligan") == first


def against_random(decisions: int) -> tuple[list[dict[str, Any]], list[str]]:
    """The tables at a person's decisions against a bot, and what was decided."""
    tables, decided, random = [chosen(begin(AGAINST_RANDOM))], [], Random(2)
    for _ in range(decisions):
        decided.append(random.choice(offered(tables[-1])))
        tables.append(chosen(play(decided[-1])))
    return [standing(shown) for shown in tables], decided


def chosen(shown: dict[str, Any]) -> dict[str, Any]:
    """The table once the bots, and the person if forced, have played up to a choice."""
    shown = bots(shown)
    while len(actions := state_of(shown).actions()) == 1:
        shown = bots(play(str(actions[0])))
    return shown


def test_undo_leads_back_decision_by_decision_to_the_beginning() -> None:
    tables, _ = against_random(15)
    for shown in tables[-2::-1]:
        assert standing(engine("undo")) == shown

    assert standing(engine("undo")) == tables[0]


def test_same_game_comes_again_after_all_of_it_was_taken_back() -> None:
    tables, decided = against_random(15)
    for _ in decided:
        engine("undo")

    assert [standing(chosen(play(action))) for action in decided] == tables[1:]


def test_undo_of_a_loaded_game_is_that_of_the_game_that_was_played() -> None:
    tables, _ = against_random(15)
    engine("open", record=tables[-1]["record"])

    assert standing(engine("undo")) == tables[-2]


def test_undo_is_lit_once_a_person_has_decided() -> None:
    dark = re.compile(r'data-command="undo"[^>]* disabled')

    assert dark.search(begin(AGAINST_RANDOM)["html"])
    assert not dark.search(play("keep")["html"])
    assert dark.search(engine("undo")["html"])


def test_single_person_never_meets_a_curtain() -> None:
    shown, random = bots(begin(AGAINST_RANDOM, "introductory")), Random(3)
    for _ in range(25):
        assert not curtain(shown)
        assert len(hand(shown)) == len(hand_of(shown, 0))
        shown = bots(play(random.choice(offered(shown))))


def test_curtain_hangs_before_the_first_hand_of_two_people() -> None:
    shown = begin(TWO)

    assert curtain(shown)
    assert "Anna, it is your turn" in shown["html"]
    assert (hand(shown), offered(shown)) == ([], [])


def test_curtain_is_lifted_for_the_one_who_must_choose() -> None:
    begin(TWO)
    shown = engine("reveal")

    assert not curtain(shown)
    assert sorted(hand(shown)) == sorted(hand_of(shown, 0))
    assert offered(shown) == ["keep", "mulligan"]


def test_curtain_falls_again_for_the_other_hand() -> None:
    begin(TWO)
    engine("reveal")
    shown = play("keep")

    assert curtain(shown)
    assert "Ben, it is your turn" in shown["html"]
    assert (hand(shown), offered(shown)) == ([], [])
    assert sorted(hand(engine("reveal"))) == sorted(hand_of(shown, 1))


def test_lifting_the_curtain_changes_nothing_in_the_record() -> None:
    before = begin(TWO)

    assert engine("reveal")["record"] == before["record"]


def test_curtain_falls_after_undo_when_another_hand_would_show() -> None:
    begin(TWO)
    engine("reveal")
    play("keep")
    engine("reveal")
    shown = engine("undo")

    assert curtain(shown)
    assert "Anna, it is your turn" in shown["html"]
    assert hand(shown) == []


def test_own_hand_stays_open_while_bots_play() -> None:
    begin([["person", "Anna"], ["random", ""], ["person", "Ben"]])
    engine("reveal")
    shown = play("keep")

    assert shown["bot"]
    assert sorted(hand(shown)) == sorted(hand_of(shown, 0))


def test_no_curtain_is_lifted_for_a_bot() -> None:
    begin(AGAINST_RANDOM)
    before = play("keep")

    assert before["bot"]
    assert engine("reveal") == before


def test_choice_that_needs_no_hand_is_made_without_showing_it() -> None:
    hands = {"red": "lawyer", "green": "bank"}
    state = table(players=2, then="provost", passed="red green", hands=hands, red="d", green="d")
    engine("open", record=start_of(state, "person", "person"))
    engine("reveal")
    shown = play("provost 0")

    assert (curtain(shown), hand(shown)) == (False, [])
    assert set(offered(shown)) == {"provost -1", "provost 0"}
    assert hand(engine("reveal")) == ["bank"]


def test_drawn_cards_of_a_covered_hand_are_not_told_to_those_who_look_on() -> None:
    """A has drawn a card and is asked about the Provost while B looks at the screen."""
    state = table(players=2, turn="red", then="provost", red="3d", green="d")
    engine("open", record=start_of(state, "person", "person"))
    for action in ("draw", "place 1", "pass"):
        engine("reveal")
        play(action)
    engine("reveal")
    shown = play("pass")

    assert "provost 0" in offered(shown)
    assert "A drew the" not in shown["html"]
    assert "A drew a card" in shown["html"]


def test_drawn_cards_are_told_to_their_drawer() -> None:
    state = table(players=2, turn="red", red="3d")
    engine("open", record=start_of(state, "person", "person"))
    engine("reveal")

    assert "A drew a card" in play("draw")["html"]
    assert "A drew a card" in engine("reveal")["html"]
    assert "A drew a card" in play("pass")["html"]
    assert "A drew the" in engine("reveal")["html"]


def test_opened_record_goes_on_where_it_stood() -> None:
    shown = against_random(5)[0][-1]

    assert standing(engine("open", record=shown["record"])) == shown


def test_opened_record_is_dealt_from_its_seed() -> None:
    assert engine("open", record=HEADER)["record"] == dealt()


@pytest.mark.parametrize("variant", ["introductory", "standard"])
def test_whole_game_of_a_person_against_greedy_ends_and_its_record_replays(variant: str) -> None:
    shown, random = bots(begin([["person", "Anna"], ["greedy", ""]], variant)), Random(5)
    while offered(shown):
        assert not shown["results"]
        shown = bots(play(random.choice(offered(shown))))
    state = state_of(shown)

    assert state.is_over
    assert 'id="results"' in shown["results"]
    assert re.findall(r'class="total">(\d+)<', shown["results"]) == [
        str(score) for score in sorted(state.scores(), reverse=True)
    ]
    assert caylus.load(shown["record"]).text() == shown["record"]
