"""What moves on the table: every change of goods, workers, tiles, houses and markers, once."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import caylus
from caylus.games.classic.rules.board import COLOURS, SECTIONS
from caylus.games.classic.rules.state import Classic
from caylus.games.classic.view.movement import KINDS, MOST_ALIKE, RoadMovement
from caylus.view.movement import Move
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view.moments import EACH, EAGER, WEALTH, Setup, begun, seated
from tests.walks import chosen

Piece = tuple[str, str, str, str]


def moves(state: caylus.State, *texts: str) -> list[Move]:
    """What moves when some actions are played."""
    movement = RoadMovement()
    movement.look(state)
    for text in texts:
        state.play(text, movement.watch)
    return movement.taken()


def moved(state: caylus.State, *texts: str) -> list[Piece]:
    """The same without the turns."""
    return [move[:4] for move in moves(state, *texts)]


def by_itself(then: str, **position: object) -> list[Piece]:
    """What moves behind red's pass, the last one, when some phases run by themselves."""
    state = table(turn="red", bridge="green orange", then=then, **{"red": "3d", **position})
    return moved(state, "pass")


def test_worker_goes_onto_the_road_and_his_coin_to_the_bridge() -> None:
    assert moved(table(turn="red", red="d"), "place 2")[:2] == [
        ("worker", "red", "row-0", "road-2"),
        ("denier", "", "row-0", "bridge"),
    ]


def test_workers_go_to_special_buildings_and_the_castle() -> None:
    for space, thing in {"gate": "special-gate", "inn": "special-inn", "castle": "castle"}.items():
        assert moved(table(turn="red", red="d"), f"place {space}")[0][3] == thing


def test_worker_at_the_gate_goes_on_from_there() -> None:
    state = table(then="specials", specials="gate=red")

    assert moved(state, "move 3") == [("worker", "red", "special-gate", "road-3")]


def test_worker_brings_goods_off_the_tile_and_comes_home() -> None:
    assert by_itself("buildings", road="4=*green") == [
        ("stone", "", "road-4", "row-1"),
        ("worker", "green", "road-4", "row-1"),
    ]


def test_guest_of_the_inn_goes_home_for_the_next_one() -> None:
    assert by_itself("specials", arrival="green", guest="orange") == [
        ("worker", "orange", "special-inn", "row-2")
    ]


def test_tile_is_laid_from_the_stock_and_paid_on_its_space() -> None:
    state = table(then="buildings", road="8=*red", red="WF")

    assert moved(state, "build mason FW")[:3] == [
        ("card", "red", "hand", "road-9"),
        ("food", "", "row-0", "road-9"),
        ("wood", "", "row-0", "road-9"),
    ]


def test_tile_of_which_another_is_left_is_laid_from_that_one() -> None:
    state = table(then="buildings", road="9=green:mason*red", red="SF")

    assert moved(state, "build architect FS")[0] == ("card", "red", "stock-architect", "road-10")


def test_neutral_tile_comes_from_the_castle() -> None:
    state = caylus.new_game("classic", variant="2006", players=2)

    assert moved(state, "deal neutral-farm")[0] == ("card", "", "castle", "road-1")


def test_tile_that_becomes_a_residence_goes_back_to_the_stock() -> None:
    state = table(then="buildings", road="9=red:park 10=red:lawyer*red", provost=10, red="Cd")

    assert moved(state, "residence 9")[:4] == [
        ("card", "", "road-9", "stock-park"),
        ("card", "red", "row-0", "road-9"),
        ("cloth", "", "row-0", "road-9"),
        ("denier", "", "row-0", "road-9"),
    ]


def test_batch_and_house_go_to_their_section() -> None:
    state = table(then="castle", queue="red", red="2F2W2S", houses={"green": (5, 0, 0)})

    assert moved(play(state, "batch FWS"), "batch FWS")[:4] == [
        ("house-red", "", "row-0", "castle-walls"),
        *((kind, "", "row-0", "castle-walls") for kind in ("food", "wood", "stone")),
    ]


def test_marker_of_a_favor_goes_on_by_a_column_and_goods_come_from_its_line() -> None:
    state = table(then="castle", queue="red", red="FWS", favors={"red": (0, 1, 0, 0)})

    assert moved(state, "batch FWS", "favor deniers", "take ddd")[-4:] == [
        ("marker-red", "", "column-deniers-1", "column-deniers-2"),
        *[("denier", "", "line-deniers", "row-0")] * 3,
    ]


def test_provost_walks_and_is_paid() -> None:
    assert moved(table(then="provost", provost=9, red="2d"), "provost -2") == [
        ("provost", "", "road-9", "road-7"),
        *[("denier", "", "row-0", "bridge")] * 2,
    ]


def test_bailiff_goes_on_and_the_provost_joins_him() -> None:
    state = table(then="provost end", bailiff=9, provost=8, red="d")

    assert moved(state, "provost -1")[-2:] == [
        ("bailiff", "", "road-9", "road-10"),
        ("provost", "", "road-7", "road-10"),
    ]


class Scene(NamedTuple):
    """One thing that happened: the table before and after it, and what is told of it."""

    before: Classic
    after: Classic
    told: list[Move]


@functools.cache
def scenes(setup: Setup) -> list[Scene]:
    """Everything that happens in a random game of the rich."""
    return list(_scenes(begun(setup, WEALTH)))


def _scenes(state: caylus.State) -> Iterator[Scene]:
    random, movement = Random(2), RoadMovement()
    movement.look(state)
    found: list[Scene] = []
    tables = [seated(state.clone())]

    def watch(state: caylus.State, seat: int, what: caylus.Action) -> None:
        movement.watch(state, seat, what)
        tables.append(seated(state.clone()))
        found.append(Scene(*tables[-2:], movement.taken()))

    while not state.is_over:
        state.play(chosen(state, random, EAGER), watch)
    yield from found


def balance(found: list[Move]) -> Counter[tuple[str, str]]:
    """How many more pieces of an icon and colour come to a thing than leave it."""
    came = Counter((f"{move.icon}{move.colour}", move.end) for move in found)
    came.subtract((f"{move.icon}{move.colour}", move.start) for move in found)
    return came


def owned(state: Classic, seat: int) -> dict[str, int]:
    """How many pieces of each icon lie in a row."""
    goods = dict(zip(KINDS, state.goods_of(seat), strict=True))
    return {**goods, f"worker{COLOURS[seat]}": state.workers[seat]}


@EACH
def test_every_change_in_a_row_is_told(setup: Setup) -> None:
    for before, after, told in scenes(setup):
        found = balance(told)
        for seat in range(after.players):
            then = owned(before, seat)
            for icon, count in owned(after, seat).items():
                change = max(-MOST_ALIKE, min(count - then[icon], MOST_ALIKE))
                assert found[icon, f"row-{seat}"] == change


@EACH
def test_every_house_is_told(setup: Setup) -> None:
    for before, after, told in scenes(setup):
        come = [move.end for move in told if move.icon.startswith("house")]
        rooms = zip(SECTIONS, before.castle, after.castle, strict=True)
        assert come == [f"castle-{section}" for section, then, now in rooms if then != now]


@EACH
def test_every_tile_that_comes_onto_the_road_is_told(setup: Setup) -> None:
    for before, after, told in scenes(setup):
        kinds = zip(before.road_kind, after.road_kind, strict=True)
        come = [f"road-{number}" for number, (old, new) in enumerate(kinds, 1) if old != new]
        cards = [move.end for move in told if move.icon == "card" and "road" in move.end]
        assert cards == come
