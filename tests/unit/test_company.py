"""Whoever knows who sits at a table judges each seat as it plays."""

import itertools
import json
from random import Random

import pytest

from caylus import games
from caylus.arena.tournament import Meeting, play
from caylus.kernel.chance import CHANCE
from caylus.kernel.header import Seat
from caylus.kernel.record import Match, new_match
from caylus.kernel.state import State
from caylus.players import PLAYERS
from caylus.players.budget import Budget
from caylus.players.company import Company, company_of, in_company, level_of
from caylus.players.review import Judged, judge
from caylus.players.search import Search, Thought
from tests.unit.test_temperaments import EVERY, choosing

SHORT = {"apprentice": 10.0, "merchant": 4.0}
COMPANY = ("seneschal", "apprentice", "merchant-miser")
SEATS = [Seat("red", "person", "Ada"), Seat("green", "bailiff-miser", "")]


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("person", "person"),
        ("bailiff", "bailiff"),
        ("merchant-any", "merchant"),
        ("flat@1", "flat"),
    ],
)
def test_level_of_a_name(name: str, level: str) -> None:
    assert level_of(name) == level


def test_company_is_who_sits_there_in_order() -> None:
    assert company_of(SEATS) == ["person", "bailiff-miser"]


@pytest.mark.parametrize("game", EVERY)
def test_levels_fall_short_by_what_is_left_of_the_game(game: str) -> None:
    state = choosing(game)
    plain = games.mind(game).mind(state)
    knows = in_company(plain, COMPANY, SHORT, left=0.5)

    full = plain.values(state)
    expected = [full[0], full[1] - 5, full[2] - 2]
    assert knows.values(state) == pytest.approx(expected)
    assert [each.points for each in knows.outlooks(state)] == pytest.approx(expected)
    assert knows.left(state) == plain.left(state)
    assert knows.swing(state) == plain.swing(state)
    assert knows.ranked(state) == plain.ranked(state)


@pytest.mark.parametrize("game", EVERY)
def test_all_of_the_game_is_left_at_first_and_nothing_at_the_end(game: str) -> None:
    rules = games.GAMES[game]
    state = rules.new(rules.variants[0], 2, 1)
    assert games.mind(game).mind(state).left(state) == pytest.approx(1)

    left = [*parts_left(state)]
    assert all(later <= sooner for sooner, later in itertools.pairwise(left))
    assert left[-1] < 0.2


def parts_left(state: State):
    """The part of a game that is left at each move of one by chance."""
    knows, random = games.mind(state.game).mind(state), Random(2)
    while not state.is_over:
        yield knows.left(state)
        state.apply(state.outcome(random.random()))


@pytest.mark.parametrize("part", [0.9, 0.4])
def test_a_thought_counts_what_is_left_at_its_decision(part: float) -> None:
    state, random = choosing("magna-carta"), Random(3)
    mind = games.mind("magna-carta")
    while mind.mind(state).left(state) > part or state.actor == CHANCE:
        state.apply(state.outcome(random.random()))
    company = ("person", "bailiff-miser", "greedy")
    thought = Thought(
        Search(Budget(iterations=1)), state.sight(state.actor), random, company=company
    )

    left, short = mind.mind(state).left(state), mind.shortfalls(state)
    assert isinstance(thought.judge, Company)
    assert thought.judge.short == [0, left * short["bailiff"], left * short["greedy"]]


@pytest.mark.parametrize("company", [(), ("person", "bailiff", "seneschal"), ("person",) * 3])
def test_people_and_levels_that_do_not_fall_short_are_judged_as_oneself(company: tuple) -> None:
    plain = games.mind("magna-carta").mind(choosing("magna-carta"))

    assert in_company(plain, company, SHORT, left=1) is plain


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize(("short", "loses"), [(-0.5, False), (0.5, True)])
def test_who_falls_short_by_more_than_it_won_by_did_not_win(game, short, loses) -> None:
    state = finished(game)
    (winner,) = state.winners()
    *_others, second, first = sorted(state.scores())
    shorts = [(first - second + short) * (seat == winner) for seat in range(3)]
    knows = Company(games.mind(game).mind(state), shorts)

    assert (winner not in knows.winners(state)) == loses
    assert len(knows.winners(state)) == 1


@pytest.mark.parametrize("game", EVERY)
def test_all_who_fall_short_alike_win_as_ever(game: str) -> None:
    state = finished(game)
    search, plain = Search(Budget(iterations=1)), games.mind(game).mind(state)

    among = search.results(state, Company(plain, [2.5] * 3))
    assert among == pytest.approx(search.results(state, plain))


def finished(game: str) -> State:
    """A game of three that is over, played by chance, with one winner."""
    state, random = choosing(game), Random(3)
    while not state.is_over:
        state.apply(state.outcome(random.random()))
    return state


def test_weaker_company_leaves_a_better_chance() -> None:
    state = choosing("magna-carta")
    plain = games.mind("magna-carta").mind(state)
    search = Search(Budget(iterations=1))
    alone, among = (search.results(state, each) for each in (plain, Company(plain, (0, 10, 4))))

    assert among[0] > alone[0]
    assert among[1] < alone[1]
    assert sum(among) == pytest.approx(1)


def beside(*others: str) -> Match:
    """A game of two or more at its first choice; a person begins, and others sit beside."""
    seats = [("person", ""), *((other, "") for other in others)]
    match = new_match(games.GAMES["magna-carta"], "standard", seats, 1)
    match.deal()
    return match


def judged(match: Match) -> Judged:
    """The first choice of a game, judged by a review."""
    state = match.state.clone()
    match.play(str(state.offered[0]))
    return judge(match, len(match.moves) - 1, state, Budget(iterations=40))


@pytest.mark.parametrize("others", [("apprentice",), ("greedy", "merchant", "bailiff")])
def test_reviews_give_a_person_more_chance_beside_weaker_players(others: tuple) -> None:
    weaker, alike = judged(beside(*others)), judged(beside(*["person"] * len(others)))

    assert weaker.chances[0] > alike.chances[0] + 0.1


@pytest.mark.parametrize("game", EVERY)
def test_company_changes_chances_and_no_choice(game: str) -> None:
    state, search = choosing(game), Search(Budget(iterations=60))
    sight = state.sight(state.actor)
    alone, among = (Thought(search, sight, Random(1)) for _ in range(2))
    among.judge = Company(among.knows, [0 if seat == state.actor else 5 for seat in range(3)])
    alone.go_on(search.budget)
    among.go_on(search.budget)

    assert among.found == alone.found
    assert all(among.chance(action) > alone.chance(action) + 0.02 for action in among.told)


@pytest.mark.long
@pytest.mark.parametrize(("other", "least"), [("merchant", 0.1), ("bailiff", 0.02)])
def test_who_is_measured_tells_more_chance_beside_weaker_ones(other: str, least: float) -> None:
    meeting = Meeting("magna-carta", "standard", ("seneschal", other), 0, 1, rate=40)
    alike = Meeting("magna-carta", "standard", ("seneschal", "seneschal"), 0, 1, rate=40)

    assert play(meeting).chances[0] > play(alike).chances[0] + least


@pytest.mark.parametrize("game", EVERY)
def test_shortfalls_are_of_levels_that_there_are(game: str) -> None:
    known = json.loads(games.training(game).SHORTFALLS.read_text("utf-8"))

    assert {level for short in known.values() for level in short} <= {*PLAYERS}
    for setting, short in known.items():
        assert (games.training(game).SHORTFALLS.parent / f"{setting}.json").exists()
        assert short["apprentice"] > short["merchant"] > short["bailiff"] > 0
