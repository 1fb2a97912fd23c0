"""Hints and reviews: the best actions and why, from what the seat may know, and the costliest."""

import json
import re
from random import Random
from typing import Any, NamedTuple

import pytest

import caylus
from caylus import games
from caylus.games.magna_carta.mind.outlook import COUNTED, NUMBERS
from caylus.games.magna_carta.mind.prospects import FEATURES
from caylus.players.advice import Advised, Adviser, Reason, reasons
from caylus.players.budget import Budget
from caylus.players.mind import Outlook, Term
from caylus.players.review import decisions, judge, judged, suspects
from caylus.web.workers import thinker_deeds
from tests.doors import RECORDS, asked, begin, dealt, engine, start_of
from tests.games.classic.rules.positions import table as classic_table
from tests.games.magna_carta.rules.positions import started, table
from tests.pages import EACH, EACH_GAME, Setup, new, some

GAME = caylus.game("magna-carta")
COUNTS = range(GAME.fewest, GAME.most + 1)
RECORD = RECORDS / "standard-2-players-36.record"
BRIEFLY = Budget(iterations=30)
# A thing that everybody has alike is no reason.
UNTOLD = {"whatever else", "best rival's deniers", "best rival's cubes", "best rival's gold"}
ALL = "red green"
LAST_BATCH = table(players=2, then="castle", passed=ALL, castle=(0, 0, 1), red="FWS", green="6d")


class Last(NamedTuple):
    """Red's last choice of a game: a batch wins it, which brings so many points more than none.

    It scores more than that where the cubes that it takes are worth points.
    """

    state: caylus.State
    batch: str
    nothing: str
    points: int
    scored: int
    words: str


LAST = {
    "magna-carta": Last(LAST_BATCH, "offer FWS", "offer none", 2, 2, "Offer 1 batch"),
    "classic": Last(
        classic_table(
            "2006-simple",
            players=2,
            then="castle end",
            queue="red",
            scored=2,
            bailiff=23,
            red="FWS",
            green="6d",
            points={"green": 4},
        ),
        "batch FWS",
        "batch none",
        5,
        6,
        "House in the Towers",
    ),
}
EACH_LAST = pytest.mark.parametrize("last", LAST.values(), ids=LAST)


def adviser(state: caylus.State, seed: int = 1) -> Adviser:
    """An adviser that has thought briefly about a decision."""
    found = Adviser(state.sight(state.actor), Random(seed))
    found.go_on(BRIEFLY)
    return found


def by_name(found: Adviser, name: str) -> Advised:
    """What an action of a name leads to."""
    actions = found.thought.root.children
    return found.look_at(next(each for each in actions if str(each) == name), BRIEFLY)


@EACH
def test_outlooks_are_what_prospects_foretell(setup: Setup) -> None:
    for state in (moment.state for moment in some(setup, 5)):
        knows = games.mind(state.game).mind(state)
        assert [outlook.points for outlook in knows.outlooks(state)] == knows.values(state)


def test_last_choices_are_of_all_games() -> None:
    assert [*LAST] == [*games.shown()]


def test_terms_take_every_feature_once_but_those_that_are_untold() -> None:
    told = [FEATURES[number] for numbers in NUMBERS.values() for number in numbers]

    assert sorted(told) == sorted(set(FEATURES) - UNTOLD)
    assert set(NUMBERS) > COUNTED


@EACH_LAST
def test_outlook_of_a_finished_game_is_its_score(last: Last) -> None:
    over = last.state.clone()
    while not over.is_over:
        over.play(over.actions()[0])

    assert [
        outlook.points for outlook in games.mind(over.game).mind(over).outlooks(over)
    ] == over.scores()


@EACH_LAST
def test_last_batch_is_offered_because_it_brings_points(last: Last) -> None:
    found = adviser(last.state)
    batch, nothing = by_name(found, last.batch), by_name(found, last.nothing)

    assert found.chance(batch.action) > found.chance(nothing.action)
    assert batch.points(0) - nothing.points(0) == last.points
    assert reasons(batch, nothing, 0)[0] == Reason(0, "points", last.scored, last.scored)
    assert reasons(nothing, batch, 0)[0] == Reason(0, "points", -last.scored, -last.scored)


def test_what_helps_the_rival_speaks_against_an_action() -> None:
    this, other = Advised(LAST_BATCH.actions()[0]), Advised(LAST_BATCH.actions()[1])
    this.add([0.5, 0.5], [outlook(gold=1), outlook(gold=3)])
    other.add([0.5, 0.5], [outlook(gold=0), outlook(gold=1)])

    assert reasons(this, other, 0) == [Reason(1, "gold", 2, -2), Reason(0, "gold", 1, 1)]


def test_of_what_is_shared_only_the_difference_counts() -> None:
    this, other = Advised(LAST_BATCH.actions()[0]), Advised(LAST_BATCH.actions()[1])
    this.add([0.5, 0.5], [outlook(road=5), outlook(road=4)])
    other.add([0.5, 0.5], [outlook(road=1), outlook(road=1)])

    assert reasons(this, other, 0) == [Reason(0, "road", 4, 1)]


def test_what_may_be_chance_is_no_reason() -> None:
    this, other = Advised(LAST_BATCH.actions()[0]), Advised(LAST_BATCH.actions()[1])
    for gold in (0, 4):
        this.add([0.5, 0.5], [outlook(gold=gold + 1), outlook(gold=0)])
        other.add([0.5, 0.5], [outlook(gold=gold), outlook(gold=0)])
    assert reasons(this, other, 0) == []

    for _ in range(200):
        this.add([0.5, 0.5], [outlook(gold=3), outlook(gold=0)])
        other.add([0.5, 0.5], [outlook(gold=2), outlook(gold=0)])
    assert [reason.term for reason in reasons(this, other, 0)] == ["gold"]


@EACH
def test_chances_of_all_seats_add_up_to_one(setup: Setup) -> None:
    match = new(setup)
    match.deal()
    found = adviser(match.state)
    advised = found.look_at(found.worth_a_look(1)[0], BRIEFLY)

    assert sum(advised.chance(seat) for seat in range(setup[2])) == pytest.approx(1)


def outlook(**terms: float) -> Outlook:
    """An outlook of some terms, each worth as much as there is; the road is shared."""
    told = [Term(name, amount, amount, name == "road") for name, amount in terms.items()]
    return Outlook(10, tuple(told))


def test_hidden_cards_never_change_a_hint() -> None:
    state = started("standard", 3)
    while state.step is None or state.step.text != "turn":
        state.play(state.actions()[0])
    sight = state.sight(state.actor)

    def told(position: caylus.State) -> list[tuple[str, float]]:
        found = adviser(position)
        actions = found.worth_a_look(3)
        return [(str(each), found.look_at(each, BRIEFLY).chance(0)) for each in actions]

    others = [sight.sample(Random(trial)) for trial in range(3)]
    assert len({other.to_json() for other in others}) > 1
    assert all(told(other) == told(state) for other in others)


def blunder(last: Last = LAST["magna-carta"]) -> caylus.kernel.record.Match:
    """A finished match in which red gave away the last place in the castle."""
    match = caylus.load(start_of(last.state, "person", "person") + f"{last.nothing}\n")
    while not match.state.is_over:
        match.play(str(match.state.actions()[0]))
    return match


@EACH_LAST
def test_review_finds_the_decision_that_lost_the_game(last: Last) -> None:
    match = blunder(last)
    ((move, state),) = list(decisions(match))
    found = judge(match, move, state, BRIEFLY)

    assert (found.seat, found.action, found.best) == (0, last.nothing, last.batch)
    assert found.loss > 0.05
    assert suspects([found], [0]) == [found]
    assert suspects([found], [1]) == []


@EACH_LAST
def test_decision_is_the_same_after_being_kept(last: Last) -> None:
    match = blunder(last)
    ((move, state),) = list(decisions(match))
    found = judge(match, move, state, BRIEFLY)

    assert judged(json.loads(json.dumps(found.plain()))) == found


def parts(deed: str, **fields: object) -> list[dict[str, Any]]:
    """All answers to a deed that is done in parts."""
    found = [asked(thinker_deeds.DEEDS, deed, **fields)]
    while "left" in found[-1]:
        found.append(asked(thinker_deeds.DEEDS, deed, **fields))
    return found


def test_hint_comes_in_parts_and_tells_three_actions_to_click() -> None:
    record = start_of(
        table(players=2, turn="red", then="provost castle", red="FFWWdd", green="dd"),
        "person",
        "greedy",
    )
    found = parts("advise", record=record)
    left = [part["left"] for part in found[:-1]]

    assert left == sorted(left, reverse=True)
    assert found[-1]["html"].count("data-action=") == 3
    assert found[-1]["html"].count("to win") == 3


@pytest.mark.long
@EACH_GAME
def test_hint_at_the_first_choice_of_each_game_tells_three_actions_on_offer(game: str) -> None:
    table = begin([["person", "Anna"], ["person", "Ben"], ["greedy", ""]], game=game)
    state = caylus.load(table["record"]).state
    html = parts("advise", record=table["record"])[-1]["html"]
    told = re.findall(r'data-action="([^"]*)"', html)

    assert len(told) == html.count("to win") == min(3, len(state.offered))
    assert {*told} <= {action.text for action in state.offered}


@pytest.mark.parametrize(
    ("record", "reason"),
    [(blunder().text(), "nobody must choose"), (dealt().replace("person", "mason"), "for people")],
)
def test_hint_is_refused_where_no_person_must_choose(record: str, reason: str) -> None:
    assert reason in asked(thinker_deeds.DEEDS, "advise", record=record)["refused"]


@EACH_LAST
def test_review_tells_what_was_better_and_goes_on_from_what_was_kept(last: Last) -> None:
    record = blunder(last).text()
    found = parts("review", record=record)
    end = found[-1]
    again = parts("review", record=record, kept=kept(found))

    assert [(part["left"] > 0, "more" in part) for part in found[1:3]] == [
        (True, True),
        (True, False),
    ]
    assert last.words in end["html"]
    assert f'data-command="look-at" data-argument="0 {last.batch}"' in end["html"]
    assert again == [{"html": end["html"]}]


def kept(answers: list[dict[str, Any]]) -> str:
    """What the page keeps of some answers."""
    return "\n".join(answer["more"] for answer in answers if "more" in answer)


def test_review_that_was_left_goes_on_after_the_last_decision_that_was_kept() -> None:
    record = RECORD.read_text(encoding="utf-8")
    first = begun(record, 3, opening=1)
    again = begun(record, 2, opening=2, kept=kept(first))

    assert [answer.get("is_new") for answer in (first[0], again[0])] == [True, False]
    assert again[0]["left"] == first[-1]["left"]
    assert json.loads(again[1]["more"])["move"] > json.loads(first[-1]["more"])["move"]


def begun(record: str, count: int, **fields: object) -> list[dict[str, Any]]:
    """The first answers to a review."""
    return [asked(thinker_deeds.DEEDS, "review", record=record, **fields) for _ in range(count)]


@EACH_LAST
@pytest.mark.parametrize(("do", "is_looking"), [("undo", False), ("show", True)])
def test_undo_while_a_position_is_looked_at_shows_the_game_itself(
    do: str, is_looking: bool, last: Last
) -> None:
    engine("open", record=blunder(last).text())
    engine("look-at", at=0, best=last.batch)

    assert (f"Better: {last.words}" in engine(do)["html"]) == is_looking


@pytest.mark.long
def test_review_of_another_game_is_not_gone_on_with() -> None:
    found = parts("review", record=blunder().text())
    other = table(players=2, then="castle", passed=ALL, castle=(0, 0, 1), red="FWSd", green="d")
    match = caylus.load(start_of(other, "person", "person") + "offer FWS\n")
    while not match.state.is_over:
        match.play(str(match.state.actions()[0]))

    assert len(parts("review", record=match.text(), kept=kept(found))) > 1


@pytest.mark.long
@pytest.mark.parametrize("junk", ["junk", "3", '{"found": 3}', '{"move": 0}', "[]\n{"])
def test_review_begins_anew_where_what_was_kept_cannot_be_read(junk: str) -> None:
    found = parts("review", record=blunder().text(), kept=junk)

    assert found[0]["is_new"]
    assert "Offer 1 batch" in found[-1]["html"]


@pytest.mark.long
def test_other_work_is_dropped_when_new_work_begins() -> None:
    shown = begin([["person", "Anna"], ["seneschal", "Bot"]])
    first = asked(thinker_deeds.DEEDS, "advise", record=shown["record"])
    parts("review", record=blunder().text())

    assert asked(thinker_deeds.DEEDS, "advise", record=shown["record"])["left"] == first["left"]
