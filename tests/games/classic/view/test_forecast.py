"""The forecast: what the rules of phases 3 to 7 then do, and how it is told."""

from __future__ import annotations

from typing import Any

import pytest

import caylus
from caylus.games.classic.rules.castle import CASTLE_PHASE
from caylus.games.classic.rules.spaces import ROAD
from caylus.games.classic.rules.state import Classic
from caylus.games.classic.view.forecast import (
    Forecast,
    Yield,
    castle_queue,
    forecast,
    marks,
    next_scoring,
    page,
    sentence,
    shifts,
    told,
    yields_at,
)
from caylus.games.classic.view.forecast.reach import span
from caylus.view.table import Table
from tests.games.classic.rules.positions import COLOURS, play, table
from tests.games.classic.view.moments import EACH, SEATS, Setup, asked, seated, some

RED, GREEN, ORANGE = range(3)


def position(**more: Any) -> Classic:
    """A position in which it is red's turn, if nothing else is said."""
    return seated(table(**({"turn": "red"} | more)))


def one(found: Yield) -> str:
    """Space, colour, `owner` if so, what comes by itself, and each way or `-` if it is closed."""
    ways = [
        f"{way.give}>{way.gain}" if found.must or found.can(way) else "-" for way in found.trades
    ]
    role = ["owner"] if found.as_owner else []
    gain = [found.gain] if found.gain else []
    return " ".join([str(found.space + 1), COLOURS[found.seat], *role, *gain, *ways])


def all_told(**more: Any) -> list[str]:
    """Everything that the forecast of a position at red's turn tells."""
    return [one(found) for found in forecast(position(**more)).yields]


def said(**more: Any) -> list[str]:
    """The sentences about what a position at red's turn brings."""
    return [sentence(found, SEATS) for found in forecast(position(**more)).yields]


def drawn(state: Classic) -> str:
    """The page of a position, as somebody watching sees it."""
    return page(state.sight(None), SEATS[: state.players])


def asked_for(state: Classic) -> str:
    """What the command line answers."""
    return told(Table(state.sight(None), SEATS[: state.players], []))


def test_production_comes_by_itself_or_one_of_its_ways_must_be_taken() -> None:
    assert all_told(road="1=*red 3=*green") == ["1 red >F >C", "3 green W"]


def test_worker_is_told_before_the_cube_of_the_owner() -> None:
    assert all_told(road="9=green:stone-farm*red") == ["9 red FFC", "9 green owner >F >C"]


def test_own_worker_on_an_own_tile_brings_no_cube_of_an_owner() -> None:
    assert all_told(road="9=green:stone-farm*green") == ["9 green FFC"]


def test_ways_that_cannot_be_paid_are_told_all_the_same() -> None:
    road = "9=green:bank*red 10=green:peddler*orange"

    assert all_told(road=road, bailiff=10, red="3d") == ["9 red dd>G -", "10 orange - -"]


def test_builders_may_build_if_they_can_pay_something() -> None:
    assert all_told(road="8=*red", red="WF") == ["8 red >w"]
    assert all_told(road="8=*red", red="W") == ["8 red -"]


def test_deniers_of_the_trading_post_pay_for_what_comes_later() -> None:
    found = all_told(specials="trading-post=red", road="7=*red")

    assert found == ["30 red ddd", "7 red dd>?"]


def test_special_buildings_are_told_in_their_order() -> None:
    specials = "gate=red trading-post=green guild=orange joust-field=red"

    assert all_told(specials=specials, red="Cd") == [
        "29 red >m",
        "30 green ddd",
        "31 orange >vvv",
        "32 red Cd>K",
    ]


def test_workers_beyond_the_provost_come_home_with_nothing() -> None:
    coming = forecast(position(road="1=*red 7=*green", bailiff=6))

    assert [found.space for found in coming.yields] == [0]
    assert coming.beyond == [(6, GREEN)]


def test_tiles_of_an_edition_bring_what_it_says() -> None:
    road = "9=green:tailor*red"

    assert all_told(variant="2005", road=road, red="CC") == ["9 red C>PP -"]
    assert all_told(road=road, red="CC") == ["9 red CC>PPPP -"]


def test_what_is_left_of_a_running_phase_is_told() -> None:
    state = seated(table(then="buildings", road="1=*red 3=*green 4=*green"))

    assert [one(found) for found in forecast(state).yields] == [
        "1 red >F >C",
        "3 green W",
        "4 green S",
    ]
    assert not forecast(seated(table(then="castle", queue="red", red="FWS"))).yields


def test_who_has_not_passed_may_still_move_the_provost() -> None:
    coming = forecast(position(provost=9, red="2d", green="9d", specials="guild=orange"))

    assert [(mover.seat, mover.price, mover.spaces) for mover in coming.movers] == [
        (ORANGE, 0, (5, 6, 7, 8, 9, 10, 11)),
        (RED, 1, (6, 7, 8, 9, 10)),
        (GREEN, 1, (5, 6, 7, 8, 9, 10, 11)),
        (ORANGE, 1, ()),
    ]


def test_who_has_moved_the_provost_does_so_no_more() -> None:
    state = seated(table(then="provost buildings", red="2d", green="2d"))

    assert [mover.seat for mover in forecast(state).movers] == [RED, GREEN, ORANGE]
    play(state, "provost 0")
    assert [mover.seat for mover in forecast(state).movers] == [GREEN, ORANGE]


def test_all_together_can_move_the_provost_by_the_sum_but_not_off_the_road() -> None:
    state = position(bailiff=8, red="2d", green="9d", specials="guild=orange")

    assert span(state, forecast(state)) == (0, 15)
    assert "Together they can move the Provost to 1 up to 16." in asked_for(state)


def shifted(state: Classic) -> list[tuple[int, list[str]]]:
    """By how much the Provost could be moved, and whose workers that touches."""
    found = shifts(state, forecast(state))
    return [(shift.distance, [one(each) for each in shift.yields]) for shift in found]


def test_shifts_tell_at_each_distance_what_it_adds_or_takes() -> None:
    road = "3=*green 4=*orange 6=*orange"
    state = seated(table(then="provost buildings", road=road, provost=4, red="2d"))

    assert shifted(state) == [
        (-2, ["3 green W"]),
        (-1, ["4 orange S"]),
        (1, []),
        (2, ["6 orange -"]),
    ]


def test_provost_who_is_not_moved_any_more_shifts_nothing() -> None:
    state = seated(table(then="buildings", road="1=*red 4=*green", provost=3))

    assert shifts(state, forecast(state)) == []


def test_shifts_end_with_the_road() -> None:
    state = seated(table(then="provost", provost=2, red="3d"))

    assert [distance for distance, _ in shifted(state)] == [-1, 1, 2, 3]


def guests(**more: Any) -> list[tuple[int, ...]]:
    """Batches, points and penalty of everybody in the queue, and who receives the favor."""
    coming = forecast(position(**more))
    return [
        (guest.batches, guest.points, guest.lost, guest.favor)
        for guest in castle_queue(coming.then)
    ]


def test_castle_is_told_with_batches_points_and_the_penalty() -> None:
    found = guests(queue="red green", red="FFWSCC", green="F", points={"green": 9})

    assert found == [(2, 10, 0, True), (0, 0, 2, False)]


def test_room_of_a_section_ends_and_the_next_one_follows() -> None:
    found = guests(queue="red green", red="FWS", green="FFWWSS", houses={"red": (5, 0, 0)})

    assert [points for _, points, *_ in found] == [5, 8]


def test_goods_of_the_road_come_before_the_castle() -> None:
    assert guests(queue="red", red="FW", road="4=*red")[0][:2] == (1, 5)


def test_most_batches_are_found_though_one_cube_is_rare() -> None:
    assert guests(queue="red", red="3FWWWSCG")[0][0] == 3


def test_running_castle_is_told_as_it_stands() -> None:
    state = seated(table(then="castle", queue="red green", red="FFWWSS", green="FWS"))
    play(state, "batch FWS")

    assert [guest.batches for guest in castle_queue(forecast(state).then)] == [1, 1]


def test_full_castle_costs_nothing() -> None:
    almost = {"red": (6, 10, 13)}
    found = guests(queue="red green", red="FWS", houses=almost, scored=2, points={"green": 9})

    assert found == [(1, 3, 0, True), (0, 0, 0, False)]


def test_scoring_is_told_in_turn_order_with_what_is_missing() -> None:
    state = position(scored=1, houses={"red": (1, 5, 0), "orange": (1, 1, 0)}, points={"green": 9})

    assert [
        (count.seat, count.houses, count.lost, count.favors, count.more)
        for count in next_scoring(state)
    ] == [(RED, 5, 0, 3, 0), (GREEN, 0, 3, 0, 1), (ORANGE, 1, 0, 0, 1)]


def test_bailiff_needs_half_as_many_rounds_with_the_provost_ahead() -> None:
    found = marks(position(bailiff=9))

    assert [(mark.space + 1, mark.fast, mark.slow) for mark in found] == [
        (12, 2, 3),
        (18, 5, 9),
        (24, 8, 15),
    ]


def test_full_section_is_scored_at_the_end_of_the_round() -> None:
    state = table(then="castle", queue="red", red="2F2W2S", houses={"red": (5, 0, 0)}, bailiff=7)
    first, second, _ = marks(seated(play(state, "batch FWS")))

    assert (first.fast, first.slow) == (1, 1)
    assert second.slow == 11


def test_sentences_name_the_seat_and_the_goods() -> None:
    road = "3=*green 9=red:stone-farm*green 10=orange:bank*red 11=orange:mason*green"

    assert said(road=road, bailiff=11, red="3d", green="FS") == [
        "Bruno takes 1 wood.",
        "Bruno takes 2 food and 1 cloth.",
        "Anna, the owner, takes 1 food or 1 cloth.",
        "Anna may take 1 gold for 2 deniers. Anna cannot yet take 2 gold for 5 deniers.",
        "Bruno may build a stone building.",
    ]


def test_command_line_tells_all_of_it() -> None:
    road = "4=*green 10=green:mason*orange"
    state = position(road=road, provost=9, bailiff=9, red="2d", queue="red", stables="orange red")
    answer = asked_for(state)

    for each in (
        "With the Provost where he stands now: on 9 Residence.",
        "4 Quarry: Bruno takes 1 stone.",
        "Carla's worker on 10 Mason comes home with nothing.",
        "The turn order will be Carla, Anna and Bruno.",
        "Anna, with 2 deniers, can move the Provost to 7 up to 11.",
        "From 10 on he reaches Carla's worker on 10 Mason as well.",
        "Anna can give no batch to the castle.",
        "The Bailiff on 9 goes on to 10: ",
        "on 12: in 2 to 3 rounds,",
    ):
        assert each in answer


def test_game_that_is_set_up_or_over_has_no_forecast() -> None:
    begun = seated(caylus.new_game("classic", variant="2006", players=2))

    assert "The road is not laid yet." in drawn(begun)
    assert asked_for(begun) == "The road is not laid yet."
    assert asked_for(seated(table())) == "The game is over."


def test_page_marks_an_owner_who_has_been_paid_for_the_visit() -> None:
    mine, foreign = (drawn(position(road=f"9={owner}:mason*red")) for owner in ("red", "green"))

    assert "+1" not in mine
    assert "Bruno, the owner, has already taken 1 point for it." in foreign


def test_page_shades_the_workers_beyond_reach() -> None:
    text = drawn(position(road="1=*red 7=*green", bailiff=6))

    assert text.count("beyond-reach") == 1
    assert "comes home with nothing" in text


def test_page_tells_the_residence_that_a_tile_becomes() -> None:
    state = position(road="4=*green!orange", then="buildings", red="d")

    assert "It will be a residence of Carla." in drawn(state)


@pytest.mark.parametrize("fact", ["No worker stands on the road.", "Nobody stands at the castle."])
def test_empty_table_says_so(fact: str) -> None:
    assert fact in drawn(position())


@EACH
def test_forecast_leaves_the_table_as_it_is(setup: Setup) -> None:
    for state in some(setup, 40):
        before, offered = state.to_json(), state.actions()
        drawn(state)
        asked_for(state)
        assert (state.to_json(), state.actions()) == (before, offered)


@EACH
def test_page_is_drawn_whole_at_any_time(setup: Setup) -> None:
    for state in some(setup, 40):
        text = drawn(state)
        ids = [part.split('"')[0] for part in text.split(' id="')[1:]]
        assert all(name.startswith("forecast-") for name in ids)
        assert len(ids) == len(set(ids))
        for tag in ("li", "ol", "ul", "p", "span", "table", "td", "section"):
            assert text.count(f"<{tag}>") + text.count(f"<{tag} ") == text.count(f"</{tag}>")


def declined(before: Classic) -> tuple[list[int], list[int], list[tuple[int, int]]]:
    """The goods and points with which phase 6 begins if everything is declined, and what was asked.

    Asked are the spaces on the road, with who chooses there.
    """
    state, found = before.clone(), []
    asked_at: list[tuple[int, int]] = []

    def watch(state: Any, seat: int, what: Any) -> None:
        if what is CASTLE_PHASE:
            found.append((state.goods[:], state.points[:]))

    while not found:
        assert state.step is not None
        texts = [action.text for action in state.actions()]
        kind, _dash, number = state.step.text.partition("-")
        if kind in ("worker", "owner") and number.isdigit():
            asked_at.append((int(number) - 1, state.actor or 0))
        refusals = [text for text in texts if text in ("decline", "provost 0", "stay")]
        state.play([*refusals, *texts][0], watch)
    return (*found[0], asked_at)


@EACH
def test_phases_bring_what_was_told_if_all_is_declined(setup: Setup) -> None:
    running = ("specials", "provost", "buildings")
    found = [state for state in asked(setup) if state.phase in running and not any(state.used)]
    for state in found[::4]:
        coming = forecast(state)
        goods, points, asked_at = declined(state)
        chosen = [each for each in coming.yields if each.actions and each.space < ROAD]
        assert (coming.then.goods, coming.then.points) == (goods, points)
        assert [(each.space, each.seat) for each in chosen] == asked_at


def test_yields_of_a_space_are_those_of_nobody_else() -> None:
    coming: Forecast = forecast(position(road="3=*green 4=*red"))

    assert [found.seat for found in yields_at(coming, 3)] == [RED]
