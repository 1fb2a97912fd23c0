"""The coach: asks before a choice that costs much, tells what mattered, and becomes quiet."""

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import caylus
from caylus.games import shown
from caylus.players import player
from caylus.players.advice import Adviser
from caylus.players.budget import Budget
from caylus.players.coach import LEAST_LOSS, QUIET, RISE, Memory, weigh
from caylus.table.session import Session
from caylus.table.wishes import Wishes
from caylus.view.chronicle import Chronicle, Moment
from caylus.view.coach import mattered
from caylus.web.workers import coaching, thinker_deeds
from tests.doors import asked, engine, start_of
from tests.games.magna_carta.rules.positions import table

ALL = "red green"
LAST_BATCH = table(players=2, then="castle", passed=ALL, castle=(0, 0, 1), red="FWS", green="6d")
RECORD = start_of(LAST_BATCH, "person", "random")
COACHED = {"coach": True, "tips": True}
FEW = Budget(iterations=50)


def thinker(do: str, action: str = "", record: str = RECORD, memory: Any = None) -> dict[str, Any]:
    """What the thinker answers."""
    request = {"record": record, "action": action, "memory": memory}
    return asked(thinker_deeds.DEEDS, do, **request)


def adviser() -> Adviser:
    """An adviser that has thought about the last batch."""
    found = Adviser(LAST_BATCH.sight(0), Random(1))
    found.go_on(FEW)
    return found


def test_only_a_choice_that_is_worse_costs() -> None:
    assert weigh(adviser(), "offer FWS").loss == 0
    assert weigh(adviser(), "offer none").loss > LEAST_LOSS


def test_a_costly_choice_is_asked_about_with_the_reason() -> None:
    answer = thinker("weigh", "offer none")

    assert answer["question"].startswith("Offer nothing (keep your cubes): this would lower")
    assert "2 points more" in answer["question"]
    assert answer["memory"] == [0, LAST_BATCH.round, True]


def test_a_good_choice_is_not_asked_about() -> None:
    assert thinker("weigh", "offer FWS") == {"memory": [0, LAST_BATCH.round, False]}


def test_there_is_nothing_to_say_of_what_is_no_action() -> None:
    assert thinker("weigh", "help") == {}


@pytest.mark.long
def test_pondering_ends() -> None:
    answers = [thinker("ponder") for _ in range(coaching.PARTS)]

    assert answers[0]["left"] > 0
    assert answers[-1]["left"] == 0


def test_bots_are_not_pondered_about() -> None:
    assert thinker("ponder", record=start_of(LAST_BATCH, "random", "person")) == {"left": 0}


def test_each_round_without_a_question_makes_it_calmer() -> None:
    memory = Memory()
    for number in range(1, 5):
        memory = memory.come_to(number)

    assert memory == Memory(calm=3, round=4)
    assert memory.least_loss == LEAST_LOSS + 3 * RISE


def test_a_round_with_a_question_does_not() -> None:
    assert Memory(calm=2, round=1).asked().come_to(2) == Memory(calm=2, round=2)


def test_in_the_end_it_is_quiet() -> None:
    answer = thinker("weigh", "offer none", memory=[QUIET, LAST_BATCH.round, False])

    assert answer["is_quiet"]
    assert "question" not in answer


@pytest.mark.parametrize("kept", [None, "much", [], [1], [1, "x", 0], {"calm": 9}, [None] * 3])
def test_a_memory_that_cannot_be_read_begins_anew(kept: Any) -> None:
    assert coaching.remembered(kept) == Memory()


def chronicle(*moments: Moment) -> Chronicle:
    """A chronicle of two seats."""
    return Chronicle(caylus.load(RECORD).header.seats, moments=list(moments))


def test_what_brought_most_mattered() -> None:
    little = Moment("built", 2, 0, 2, "two points", "")
    much = Moment("given", 2, 1, 8, "eight points", "")

    assert mattered(chronicle(little, much), 2, seat=0) == "eight points"
    assert mattered(chronicle(little, much), 3, seat=0) == ""


def test_what_others_lost_did_not_matter() -> None:
    lost = Moment("deserted", 2, 1, 4, "came home with nothing", "", is_loss=True)

    assert mattered(chronicle(lost), 2, seat=0) == ""
    assert mattered(chronicle(lost), 2, seat=1) == "came home with nothing"


def remarks(answer: dict[str, Any]) -> list[str]:
    """What the coach says on the table that is drawn."""
    return re.findall(r'data-tip="coach"><span>([^<]*)', json.dumps(answer).replace('\\"', '"'))


@pytest.mark.parametrize("game", shown())
def test_rounds_of_each_game_are_remarked_on_until_the_next_choice(game: str) -> None:
    variant = caylus.game(game).variants[0]
    seats = [["person", ""], ["greedy", ""]]
    answer = engine("begin", game=game, variant=variant, seats=seats, seed=3, wishes=COACHED)
    told: list[str] = []
    while not told:
        state = caylus.load(answer["record"]).state
        chosen = player("greedy").choose(state.sight(state.actor), Random(1))
        answer = engine("play", action=str(chosen), wishes=COACHED)
        told = remarks(answer)
    while answer["bot"]:
        answer = engine("play", action=thinker("choose", record=answer["record"])["action"])
    now = engine("show")

    assert remarks(now)[0].startswith("Round ")
    assert remarks(engine("play", action=now["actions"][0]) | engine("show")) == []


@pytest.mark.parametrize("game", shown())
def test_choices_of_each_game_are_weighed(game: str) -> None:
    variant = caylus.game(game).variants[0]
    seats = [["person", ""], ["greedy", ""]]
    answer = engine("begin", game=game, variant=variant, seats=seats, seed=3, wishes=COACHED)
    while answer["bot"]:
        answer = engine("play", action=thinker("choose", record=answer["record"])["action"])
    weighed = [thinker("weigh", each, record=answer["record"]) for each in answer["actions"][:2]]

    assert [one["memory"][0] for one in weighed] == [0, 0]


def test_a_remark_is_said_once() -> None:
    session = Session(caylus.load_lines(RECORD), Wishes(coached=True))
    remarked = replace(session.table(), remark="Round 1: much.")

    assert session.news(remarked) == ["Round 1: much."]
    assert session.news(remarked) == []


@pytest.mark.parametrize(
    ("players", "wishes", "expected"),
    [
        (["person", "random"], {"coach": True}, True),
        (["person", "random"], {}, False),
        (["person", "person"], {"coach": True}, False),
        (["person", "person"], {"coach": True, "own": 0}, False),
        (["random", "random"], {"coach": True}, False),
    ],
)
def test_a_coach_looks_on_with_a_single_person(
    players: list[str], wishes: dict[str, Any], expected: bool
) -> None:
    answer = engine("open", record=start_of(LAST_BATCH, *players), wishes=wishes)

    assert answer["coached"] is expected


def test_a_trial_has_no_coach_and_a_coached_table_no_tips() -> None:
    assert engine("open", record=RECORD, wishes=COACHED)["coached"]
    assert "data-tip" not in engine("show")["html"]
    assert not engine("try-out")["coached"]
