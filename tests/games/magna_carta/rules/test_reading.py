"""Every input is refused by name or played to the end."""

import itertools
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import caylus
from tests.games.magna_carta.rules.looks import told
from tests.games.magna_carta.rules.positions import table
from tests.walks import chosen, walk


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail a slow test, so that an endless loop is a failure and not a hang."""

    def late(*_: object) -> None:
        raise TimeoutError(f"longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def finish(state: caylus.State, seed: int) -> None:
    """Play to the end, at random."""
    with within(5):
        for _ in itertools.islice(walk(state, seed), 5000):
            state.scores(), state.winners(), state.sight(0)
    assert state.is_over


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 13),
    st.sampled_from([10**9, -(10**9), 10**30, 0.5, float("nan"), float("inf")]),
    st.sampled_from(
        ["", "red", "green", "chance", "nobody", "turn", "round", "market", "worker-1"]
    ),
    st.text(max_size=5),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from(["nobody", "red", "castle-bonus", "round"]), max_size=2),
)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    paths = []
    for key, part in inside:
        paths.append((*path, key))
        if isinstance(part, dict | list):
            paths += places_in(part, (*path, key))
    return paths


def changed(position: dict[str, Any], data: st.DataObject) -> dict[str, Any]:
    """The position with one thing replaced, removed, doubled or swapped with another."""
    paths = places_in(position)
    field = data.draw(st.sampled_from(sorted(position)))
    path = data.draw(st.sampled_from([path for path in paths if path[0] == field]))
    parent: Any = position
    for key in path[:-1]:
        parent = parent[key]
    deed = data.draw(st.sampled_from(["replace", "remove", "double", "copy"]))
    if deed == "remove":
        del parent[path[-1]]
    elif deed == "double" and isinstance(parent, list):
        parent.append(parent[path[-1]])
    elif deed == "copy":
        source: Any = position
        for key in data.draw(st.sampled_from(paths)):
            source = source[key]
        parent[path[-1]] = json.loads(json.dumps(source))
    else:
        parent[path[-1]] = data.draw(VALUES)
    return position


def middle(seed: int) -> caylus.State:
    """A state from somewhere in a random game."""
    random = Random(seed)
    variant = random.choice(["introductory", "standard"])
    state = caylus.new_game("magna-carta", variant=variant, players=random.randint(2, 5), seed=seed)
    for _ in range(random.randint(0, 150)):
        if state.is_over:
            break
        state.play(chosen(state, random))
    return state


@given(st.integers(0, 200), st.integers(1, 3), st.data())
@settings(max_examples=250)
def test_changed_position_is_refused_or_playable(seed: int, changes: int, data: Any) -> None:
    position = told(middle(seed))
    for _ in range(changes):
        position = changed(position, data)
    check_read(json.dumps(position), seed)


def check_read(text: str, seed: int) -> None:
    """Reading the text refuses it, or gives a state that can be written, read and finished."""
    try:
        state = caylus.from_json(text)
    except caylus.BadPosition:
        return
    assert caylus.from_json(state.to_json()).to_json() == state.to_json()
    finish(state, seed)


IMPOSSIBLE = {
    "a round without a first player": {"first": None, "agenda": [["nobody", "round"]]},
    "a turn after passing": {"passed": ["red"], "agenda": [["red", "turn"]]},
    "a turn after all have passed": {
        "passed": ["red", "green", "orange"],
        "agenda": [["red", "turn"]],
    },
    "two turns": {"agenda": [["red", "turn"], ["green", "turn"]]},
    "a phase after those who passed": {"passed": ["red"], "agenda": [["nobody", "actions"]]},
    "a bonus for one who never passed": {
        "batches": [1, 0, 0],
        "agenda": [["nobody", "castle-bonus"]],
    },
    "a way home without a worker": {
        "agenda": [["red", "turn"], ["red", "home-1"]],
    },
    "two ends of a round": {
        "agenda": [["nobody", "end-of-round"], ["nobody", "end-of-round"], ["nobody", "round"]],
    },
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_impossible_agenda_is_refused_or_playable(what: str) -> None:
    position = told(table(players=3)) | IMPOSSIBLE[what]
    try:
        state = caylus.from_json(json.dumps(position))
    except caylus.BadPosition:
        return
    with within(5):
        for _ in itertools.islice(walk(state, 1), 3000):
            assert caylus.from_json(state.to_json()).to_json() == state.to_json()
    assert state.is_over


@given(st.text(alphabet='{}[]",:0123456789.eE-+ntrufalse\\ ', max_size=60))
@example("[" * 100_000)
@example('{"a":' * 100_000)
@example("1" * 5_000)
@example('{"game":"\\ud800"}')
@example('{"game":["magna-carta"]}')
@settings(max_examples=100)
def test_any_text_is_refused_as_a_position(text: str) -> None:
    with pytest.raises(caylus.BadPosition):
        caylus.from_json(text)


@pytest.mark.parametrize("name", ["edition", "round", "road", "players", "agenda", "seed", "pool"])
def test_deeply_nested_field_is_refused(name: str) -> None:
    text = caylus.new_game("magna-carta", variant="standard", players=2).to_json()
    position = json.loads(text)
    for depth in range(800, 1000):
        position[name] = "NESTED"
        nested = "[" * depth + "]" * depth
        with pytest.raises(caylus.BadPosition):
            caylus.from_json(json.dumps(position).replace('"NESTED"', nested))


def started(variant: str, players: int, seed: int) -> caylus.Match:
    """A match before its first deal."""
    seats = [("random", "Ann")] * players
    return caylus.new_match(caylus.game("magna-carta"), variant, seats, seed)


def record(seed: int, moves: int) -> str:
    """The record of the beginning of a random game."""
    random = Random(seed)
    match = started(random.choice(["introductory", "standard"]), random.randint(2, 5), seed)
    for _ in range(moves):
        if match.state.is_over:
            break
        match.play(chosen(match.state, random))
    return match.text()


PIECES = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        [
            "seed 3",
            "seed -1",
            "seat red a B",
            "pass",
            "draw",
            "caylus 1",
            "game x",
            "start {}",
            "",
            "\r",
        ]
    ),
)


@given(st.integers(0, 200), st.integers(0, 120), PIECES, st.data())
@settings(max_examples=150)
def test_changed_record_is_refused_or_playable(
    seed: int, moves: int, piece: str, data: Any
) -> None:
    text = record(seed, moves)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    try:
        match = caylus.load(text[:start] + piece + text[end:])
    except caylus.BadRecord:
        return
    assert caylus.load(match.text()).state.to_json() == match.state.to_json()
    finish(match.state, seed)


@given(st.integers(0, 200), PIECES, st.data())
@settings(max_examples=150)
def test_record_with_changed_lines_is_refused_or_playable(seed: int, piece: str, data: Any) -> None:
    lines = record(seed, 40).split("\n")
    where = data.draw(st.integers(0, len(lines) - 1))
    lines[where : where + data.draw(st.integers(0, 2))] = [piece]
    try:
        match = caylus.load("\n".join(lines))
    except caylus.BadRecord:
        return
    finish(match.state, seed)


@given(st.integers(0, 60), st.data())
@settings(max_examples=60)
def test_record_with_a_changed_start_is_refused_or_playable(seed: int, data: Any) -> None:
    state = middle(seed)
    variant, players = told(state)["variant"], state.players
    header = started(variant, players, seed).text().rstrip("\n")
    position = changed(told(state), data)
    try:
        match = caylus.load(f"{header}\nstart {json.dumps(position)}\n\n")
    except caylus.BadRecord:
        return
    finish(match.state, seed)
