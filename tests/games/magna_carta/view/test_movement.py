"""What moves on the table: every change of goods, workers, cards, Provost and tokens, once."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from pathlib import Path

import pytest

import caylus
from caylus.games.magna_carta.rules.board import SECTIONS
from caylus.games.magna_carta.rules.numbers import RESIDENCE_KIND
from caylus.games.magna_carta.rules.state import MagnaCarta
from caylus.games.magna_carta.view.movement import KINDS, MOST_ALIKE, RoadMovement
from caylus.kernel.state import State
from caylus.view.movement import Move
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.pages import Outline, table_page
from tests.games.magna_carta.view.records import EACH_RECORD, Scene, scenes

ALL = "red green orange blue"
ROAD = "park forest quarry neutral-peddler"
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


def test_worker_goes_onto_the_road_and_his_coin_to_the_bridge() -> None:
    assert moved(table(turn="red", red="d"), "place 2") == [
        ("worker", "red", "row-0", "road-2"),
        ("denier", "", "row-0", "bridge"),
    ]


def test_worker_brings_goods_off_the_card_and_comes_home() -> None:
    state = table(road="park*red", turn="red", then="buildings", passed="green orange blue")

    assert moved(state, "pass") == [
        ("food", "", "road-1", "row-0"),
        ("worker", "red", "road-1", "row-0"),
    ]


def test_card_is_laid_from_its_row_and_paid_on_its_place() -> None:
    state = table(turn="red", hands={"red": "small-farm"}, red="FW")

    assert moved(state, "build small-farm FW") == [
        ("card", "red", "row-0", "road-5"),
        ("food", "", "row-0", "road-5"),
        ("wood", "", "row-0", "road-5"),
    ]


def test_prestige_building_goes_from_the_pool_onto_the_residence() -> None:
    state = table(road=f"{ROAD} red:residence", turn="red", red="SSG")

    assert moved(state, "prestige statue SSG on 5") == [
        ("card", "red", "pool", "road-5"),
        ("stone", "", "row-0", "road-5"),
        ("stone", "", "row-0", "road-5"),
        ("gold", "", "row-0", "road-5"),
    ]


def test_prestige_building_of_the_introductory_game_is_paid_at_the_pool() -> None:
    state = table("introductory", turn="red", red="SSG")

    assert set(moved(state, "prestige statue SSG")) == {
        ("stone", "", "row-0", "pool"),
        ("gold", "", "row-0", "pool"),
    }


def test_neutral_card_comes_from_the_castle() -> None:
    state = caylus.new_game("magna-carta", variant="standard", players=2)

    assert moved(state, "deal neutral park")[0] == ("card", "", "castle", "road-1")


def test_provost_walks_and_is_paid() -> None:
    state = table(then="provost", passed=ALL, provost=4, red="2d")

    assert moved(state, "provost -2") == [
        ("provost", "", "road-4", "road-2"),
        ("denier", "", "row-0", "bridge"),
        ("denier", "", "row-0", "bridge"),
    ]


def test_batches_go_to_the_castle_and_tokens_come_from_their_section() -> None:
    state = table(then="castle", passed=ALL, castle=(0, 3, 8), red="FWS")

    assert set(moved(state, "offer FWS")) == {
        *((kind, "", "row-0", "castle") for kind in ("food", "wood", "stone")),
        ("token-walls", "", "castle-walls", "row-0"),
        ("gold", "", "castle", "row-0"),
    }


def test_trade_goes_to_its_card_and_comes_from_it() -> None:
    state = table(road=f"{ROAD} green:bank*red", then="buildings", passed=ALL, red="d")

    assert moved(state, "gold 1")[:2] == [
        ("gold", "", "road-5", "row-0"),
        ("denier", "", "row-0", "road-5"),
    ]


def test_what_happens_at_once_has_one_turn_and_what_follows_the_next() -> None:
    state = table(turn="red", red="d", green="d")

    assert [move.turn for move in moves(state, "place 1", "place 2")] == [0, 0, 1, 1]


def test_what_moves_nothing_has_no_turn() -> None:
    state = table(turn="red", passed="blue", green="d")

    assert [move.turn for move in moves(state, "pass", "place 1")] == [0, 0]


def test_moves_are_told_once() -> None:
    movement = RoadMovement()
    state = table(turn="red", red="d")
    movement.look(state)
    state.play("place 1", movement.watch)

    assert movement.taken()
    assert movement.taken() == []


def test_each_kind_of_piece_has_its_tone() -> None:
    state = table(turn="red", hands={"red": "small-farm"}, red="FWd")
    placed = moves(state.clone(), "place 1")
    built = moves(state, "build small-farm FW")

    assert [move.tone for move in placed] == ["knock", "ring"]
    assert [move.tone for move in built] == ["slide", "click", "click"]


def test_many_pieces_alike_move_as_a_few() -> None:
    state = table(then="castle", passed=ALL, red="9F9W9S")

    assert (
        moved(state, f"offer {'F' * 9}{'W' * 9}{'S' * 9}").count(("food", "", "row-0", "castle"))
        == MOST_ALIKE
    )


def told(scene: Scene) -> list[Move]:
    """What is told of one thing that happened."""
    movement = RoadMovement()
    movement.look(scene.before)
    movement.watch(scene.after, scene.seat, scene.what)
    return movement.taken()


def balance(found: list[Move]) -> Counter[tuple[str, str]]:
    """How many more pieces of an icon come to a thing than leave it."""
    came = Counter((move.icon, move.end) for move in found)
    came.subtract((move.icon, move.start) for move in found)
    return came


def owned(state: State, seat: int) -> dict[str, int]:
    """How many pieces of each icon lie in a row."""
    assert isinstance(state, MagnaCarta)
    tokens = zip(SECTIONS, state.tokens[seat * 3 : seat * 3 + 3], strict=True)
    return {
        **dict(zip(KINDS, state.goods_of(seat), strict=True)),
        **{f"token-{section}": count for section, count in tokens},
        "worker": state.workers[seat],
    }


def standing(state: State) -> dict[str, set[str]]:
    """The places where workers stand, and that of the Provost."""
    assert isinstance(state, MagnaCarta)
    workers = {f"road-{n}" for n, worker in enumerate(state.road_worker, 1) if worker >= 0}
    return {"worker": workers, "provost": {f"road-{state.provost + 1}"}}


@EACH_RECORD
def test_every_change_in_a_row_is_told(record: Path) -> None:
    for scene in scenes(record):
        found = balance(told(scene))
        for seat in range(scene.after.players):
            before, after = (owned(state, seat) for state in (scene.before, scene.after))
            for icon, count in after.items():
                change = max(-MOST_ALIKE, min(count - before[icon], MOST_ALIKE))
                assert found[icon, f"row-{seat}"] == change


@EACH_RECORD
def test_workers_and_the_provost_are_told_where_they_come_and_go(record: Path) -> None:
    laid = False
    for scene in scenes(record):
        found = balance(told(scene))
        before, after = standing(scene.before), standing(scene.after)
        for icon in ("worker", "provost") if laid else ():
            changes = {thing: n for (name, thing), n in found.items() if name == icon}
            places = {thing: n for thing, n in changes.items() if n and "road" in thing}
            gone, come = before[icon] - after[icon], after[icon] - before[icon]
            assert places == {**dict.fromkeys(gone, -1), **dict.fromkeys(come, 1)}
        laid = laid or scene.what.text == "peddler-last"


@EACH_RECORD
def test_every_card_that_comes_onto_the_road_is_told(record: Path) -> None:
    for scene in scenes(record):
        before, after = scene.before, scene.after
        assert isinstance(before, MagnaCarta)
        assert isinstance(after, MagnaCarta)
        cards = zip_longest(before.road_kind, after.road_kind)
        come = [n for n, (old, new) in enumerate(cards, 1) if new not in (old, RESIDENCE_KIND)]
        ends = [move.end for move in told(scene) if move.icon == "card"]
        assert ends == [f"road-{number}" for number in come]


@pytest.mark.long
@EACH_RECORD
def test_pieces_go_between_things_that_are_on_the_page(record: Path) -> None:
    for scene in list(scenes(record))[::5]:
        found = told(scene)
        ends = {thing for move in found for thing in (move.start, move.end)}
        if ends:
            assert ends <= set(Outline(table_page(scene.after, None)).values("id"))
