"""Whatever is chosen, the rules hold; whatever is read, it is refused or playable."""

import itertools
import json
import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import caylus
from caylus.games.magna_carta.payments import Cost, most_batches, payments
from tests.magna_carta.census import broken
from tests.magna_carta.looks import told
from tests.walks import chosen, walk

settings.register_profile(
    "calm",
    deadline=None,
    print_blob=True,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("calm")

GAMES = st.tuples(
    st.sampled_from(["introductory", "standard"]), st.integers(2, 5), st.integers(0, 99)
)
CHOICES = st.lists(st.integers(0, 60), max_size=250)
MOST_ROUNDS = {2: 18, 3: 21, 4: 24, 5: 24}


def started(game: tuple[str, int, int]) -> caylus.Match:
    variant, players, seed = game
    seats = [("random", "Ann")] * players
    return caylus.new_match(caylus.game("magna-carta"), variant, seats, seed)


def play_choices(match: caylus.Match, choices: list[int]) -> None:
    """Play an index into the actions on offer for each choice, until the choices run out."""
    for choice in choices:
        if match.state.is_over:
            return
        actions = match.state.actions()
        match.play(str(actions[choice % len(actions)]))


def finish(state: caylus.State, seed: int) -> int:
    """Play on at random to the end; returns the number of actions, at most a thousand."""
    return sum(1 for _ in itertools.islice(walk(state, seed), 5000))


@given(GAMES, CHOICES)
@settings(max_examples=40)
def test_nothing_is_lost_whatever_is_chosen(game: tuple[str, int, int], choices: list[int]) -> None:
    match = started(game)
    for choice in choices:
        play_choices(match, [choice])
        assert broken(told(match.state)) == []


@given(GAMES, CHOICES)
@settings(max_examples=30)
def test_every_game_ends_within_the_rounds_that_the_castle_allows(
    game: tuple[str, int, int], choices: list[int]
) -> None:
    match = started(game)
    play_choices(match, choices)
    finish(match.state, len(choices))

    assert match.state.is_over
    assert told(match.state)["round"] <= MOST_ROUNDS[game[1]]


@given(GAMES, CHOICES)
@settings(max_examples=40)
def test_position_clone_and_record_tell_the_same(
    game: tuple[str, int, int], choices: list[int]
) -> None:
    match = started(game)
    play_choices(match, choices)
    text = match.state.to_json()

    assert match.state.clone().to_json() == text
    assert caylus.from_json(text).to_json() == text
    assert caylus.load(match.text()).state.to_json() == text


COSTS = st.tuples(*[st.integers(0, 3)] * 3, st.integers(0, 2), st.integers(0, 1))
CUBES = st.tuples(*[st.integers(0, 5)] * 4)


def legal_payments(cost: tuple[int, ...], owned: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every payment that the definition allows (rules: paying cubes), found by trying all."""
    return {
        paid
        for paid in itertools.product(*(range(count + 1) for count in owned))
        if sum(paid) == sum(cost)
        and paid[3] >= cost[3]
        and sum(max(0, paid[kind] - cost[kind]) for kind in range(3)) <= cost[4]
    }


@given(COSTS, CUBES)
@settings(max_examples=300)
def test_payments_are_those_of_the_definition(
    cost: tuple[int, ...], owned: tuple[int, ...]
) -> None:
    found = payments(Cost(*cost), owned)

    assert set(found) == legal_payments(cost, owned)
    assert len(found) == len(set(found))


@given(COSTS, CUBES)
@settings(max_examples=100)
def test_payments_with_the_least_gold_come_first(
    cost: tuple[int, ...], owned: tuple[int, ...]
) -> None:
    gold = [paid[3] for paid in payments(Cost(*cost), owned)]

    assert gold == sorted(gold)


@given(st.tuples(*[st.integers(0, 9)] * 4), st.integers(0, 24))
@settings(max_examples=300)
def test_most_batches_are_those_of_the_definition(owned: tuple[int, ...], left: int) -> None:
    possible = [
        count
        for count in range(left + 1)
        if sum(max(0, count - cubes) for cubes in owned[:3]) <= owned[3]
    ]

    assert most_batches(owned, left) == max(possible)


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
    path = data.draw(st.sampled_from(paths))
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
    """Reading the text refuses it, or gives a state that keeps the census to its end."""
    try:
        state = caylus.from_json(text)
    except caylus.BadPosition:
        return
    assert caylus.from_json(state.to_json()).to_json() == state.to_json()
    for _ in itertools.islice(walk(state, seed), 5000):
        state.scores(), state.winners(), state.sight(0)
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


def record(seed: int, moves: int) -> str:
    """The record of the beginning of a random game."""
    random = Random(seed)
    match = started((random.choice(["introductory", "standard"]), random.randint(2, 5), seed))
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
    except caylus.BadRecord as error:
        assert error.line >= 1
        return
    assert caylus.load(match.text()).state.to_json() == match.state.to_json()
    finish(match.state, seed)
    assert match.state.is_over


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
    assert match.state.is_over


@given(st.integers(0, 60), st.data())
@settings(max_examples=60)
def test_record_with_a_changed_start_is_refused_or_playable(seed: int, data: Any) -> None:
    state = middle(seed)
    variant, players = told(state)["variant"], state.players
    header = started((variant, players, seed)).text().rstrip("\n")
    position = changed(told(state), data)
    try:
        match = caylus.load(f"{header}\nstart {json.dumps(position)}\n\n")
    except caylus.BadRecord:
        return
    finish(match.state, seed)
    assert match.state.is_over
