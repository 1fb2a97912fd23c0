"""Hints and reviews in words: what speaks for an action, what cost most, and the curve."""

import re

import pytest

import caylus
from caylus.games.magna_carta.view.advice import COUNTED, FELT
from caylus.kernel.header import Seat
from caylus.view.advice import Advice, Reason, because, page, to_win
from caylus.view.review import Moment, Review, Swing, curve, remark
from caylus.view.review import page as review_page
from tests.doors import HEADER
from tests.games.magna_carta.rules.positions import table

SIGHT = table().sight(0)
SEATS = [Seat.called("red", "person Ada"), Seat.called("green", "mason Ben")]
MINE = table(players=2, turn="red", then="castle", hands={"red": "market"}, red="FFWWd", green="d")
OVER = table(players=2, then="castle", passed="red green", castle=(0, 0, 0), red="FFF", green="d")
while not OVER.is_over:
    OVER.play(OVER.actions()[0])
HEAD = caylus.load(HEADER.replace("green greedy", "green greedy Ben")).header
CURVE = [Moment(3, 1, (0.5, 0.5)), Moment(5, 1, (0.6, 0.4)), Moment(9, 2, (0.8, 0.2))]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason(0, "gold", 1.0, 2.0), "1 gold more"),
        (Reason(0, "deniers", 2.2, 1.0), "2 deniers more"),
        (Reason(0, "deniers", -1.0, -1.0), "1 denier fewer"),
        (Reason(0, "stone", 0.4, 1.0), "more stone"),
        (Reason(1, "points", -2.0, 2.0), "for Ben: 2 points fewer this round"),
        (Reason(1, "wood", 0.5, -1.0), "for Ben: more wood"),
        (Reason(0, "buildings", 0.0, 1.0), "more income from buildings"),
        (Reason(0, "road", 0.0, -1.0), "a road of less use"),
        (Reason(1, "plans", 0.0, 1.0), "for Ben: a poorer building to come"),
    ],
)
def test_reason_tells_how_much_more_of_what_for_whom(reason: Reason, words: str) -> None:
    assert because(SIGHT, SEATS, [reason]) == words


def test_more_of_what_is_worth_less_is_no_reason() -> None:
    assert because(SIGHT, SEATS, [Reason(0, "food", 1.0, -1.0)]) == ""


def test_three_reasons_are_told_the_weightiest_first() -> None:
    found = [Reason(0, name, 1.0, 1.0) for name in ("gold", "wood", "food", "stone")]

    assert because(SIGHT, SEATS, found) == "1 gold more; 1 wood more; 1 food more"


@pytest.mark.parametrize("term", [*COUNTED, *FELT])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("amount", [-3, -1, -0.2, 0.2, 1, 3])
def test_every_term_has_words_for_more_and_less(term: str, seat: int, amount: float) -> None:
    worth = amount if seat == 0 else -amount

    assert because(SIGHT, SEATS, [Reason(seat, term, amount, worth)])


def test_hint_can_be_clicked_and_tells_chance_points_and_why() -> None:
    sight = MINE.sight(0)
    pass_ = next(action for action in sight.actions() if str(action) == "pass")
    build = next(action for action in sight.actions() if str(action).startswith("build"))
    advice = [
        Advice(build, 0.614, [31.4, 28.2], [Reason(0, "points", 2, 2), Reason(0, "wood", -1, -1)]),
        Advice(pass_, 0.48, [29, 29], [Reason(0, "points", -2, -2), Reason(0, "wood", 1, 1)]),
    ]
    shown = page(sight, SEATS, advice)

    assert re.findall(r'data-action="([^"]*)"', shown) == [str(build), "pass"]
    assert "61\u00a0% to win" in shown
    assert "about 31 points at the end, Ben 28" in shown
    assert re.findall(r'advice-pro">([^<]*)<', shown) == ["2 points more this round", "1 wood more"]
    assert re.findall(r'advice-con">([^<]*)<', shown) == ["2 points fewer this round"]
    assert re.findall(r'advice-rank">([^<]*)<', shown) == ["Best", "Not quite as good"]
    assert shown.count("choice main") == 1


def test_nothing_is_sure_before_the_game_is_over() -> None:
    told = [to_win(percent) for percent in (0, 1, 99, 100)]
    assert [each.replace("\u00a0", " ") for each in told] == [
        "under 1 % to win",
        "1 % to win",
        "99 % to win",
        "over 99 % to win",
    ]


def test_hint_that_is_about_as_good_says_so_and_asks_before_passing() -> None:
    sight = MINE.sight(0)
    pass_ = next(action for action in sight.actions() if str(action) == "pass")
    draw = next(action for action in sight.actions() if str(action) == "draw")
    shown = page(sight, SEATS, [Advice(each, 0.5, [20, 20], []) for each in (draw, pass_)])

    assert "About as good" in shown
    assert "No single reason" in shown
    assert "data-confirm" in shown


def test_curve_has_the_mean_of_every_round_and_at_last_the_result() -> None:
    chart = curve(OVER, CURVE, is_done=True)
    assert chart is not None
    red, green = chart.lines

    assert [tick.value for tick in chart.up] == [0, 20, 40, 60, 80, 100]
    assert [height for _left, height in red.marks] == [45, 20, 0]
    assert [height for _left, height in green.marks] == [55, 80, 100]


def test_curve_of_an_unfinished_review_tells_no_result() -> None:
    chart = curve(OVER, CURVE, is_done=False)
    assert chart is not None
    assert [height for _left, height in chart.lines[0].marks] == [45, 20]


def test_review_without_a_decision_has_no_curve() -> None:
    assert curve(OVER, [], is_done=False) is None


def test_review_tells_what_was_done_what_was_better_and_where() -> None:
    swing = Swing(4, MINE.sight(0), "pass", "draw", 0.4, 0.55, [Reason(0, "cards", 1, 1)])
    shown = review_page(HEAD, OVER, Review(CURVE, [swing], 0, True))

    assert "Pass (first on the bridge: 1 denier) <b>40\u00a0% to win" in shown
    assert "Draw a card (for 1 denier) <b>55\u00a0% to win" in shown
    assert "1 card more" in shown
    assert 'data-command="look-at" data-argument="4 draw"' in shown


def test_review_shows_how_far_it_is_and_tells_no_mistakes_before_its_end() -> None:
    shown = review_page(HEAD, OVER, Review(CURVE, [], 0.25, False))

    assert 'value="0.75"' in shown
    assert "cost" not in shown


def test_game_without_mistakes_is_praised() -> None:
    assert "Nothing cost much" in review_page(HEAD, OVER, Review(CURVE, [], 0, True))


def test_visited_position_tells_what_was_chosen_and_what_was_better() -> None:
    sight = MINE.sight(0)

    assert remark(sight, SEATS, "pass", "draw") == (
        "Round 1.",
        "Ada chose: Pass (first on the bridge: 1 denier). Better: Draw a card (for 1 denier).",
    )
    assert "Better" not in remark(sight, SEATS, "pass", "pass")[1]
