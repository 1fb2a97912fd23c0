"""The rules hold for any choices."""

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

import caylus
from tests.games.classic.rules.census import broken, broken_at_the_end, broken_between
from tests.games.classic.rules.facts import PRESTIGE, STONE, WOODEN
from tests.games.classic.rules.looks import offered, told
from tests.games.classic.rules.positions import counts, table
from tests.walks import walk

VARIANTS = ("2006", "2006-jeweller-simple", "2005-jeweller", "2005-simple", "later")
GAMES = st.tuples(st.sampled_from(VARIANTS), st.integers(2, 5), st.integers(0, 99))
CHOICES = st.lists(st.integers(0, 60), max_size=250)
NAMES = ("food", "wood", "stone", "cloth", "gold")
CUBES = st.tuples(*[st.integers(0, 4)] * 5)
Owned = tuple[int, ...]


def started(game: tuple[str, int, int]) -> caylus.Match:
    variant, players, seed = game
    seats = [("random", "Ann")] * players
    return caylus.new_match(caylus.game("classic"), variant, seats, seed)


def play_choices(match: caylus.Match, choices: list[int]) -> None:
    """Play an index into the actions on offer for each choice, until the choices run out."""
    for choice in choices:
        if match.state.is_over:
            return
        actions = match.state.actions()
        match.play(str(actions[choice % len(actions)]))


@given(GAMES, CHOICES)
@settings(max_examples=40)
def test_nothing_is_lost_whatever_is_chosen(game: tuple[str, int, int], choices: list[int]) -> None:
    match = started(game)
    for choice in choices:
        before = told(match.state)
        play_choices(match, [choice])
        assert broken(told(match.state)) == []
        assert broken_between(before, told(match.state)) == []


@given(GAMES, CHOICES)
@settings(max_examples=30)
def test_every_game_ends_within_eighteen_turns(
    game: tuple[str, int, int], choices: list[int]
) -> None:
    match = started(game)
    play_choices(match, choices)
    for _ in itertools.islice(walk(match.state, len(choices)), 5000):
        pass

    assert match.state.is_over
    assert broken_at_the_end(told(match.state)) == []


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


@given(GAMES, CHOICES)
@settings(max_examples=40)
def test_nobody_is_asked_who_has_no_choice(game: tuple[str, int, int], choices: list[int]) -> None:
    match = started(game)
    for choice in choices:
        if match.state.actor not in (caylus.CHANCE, None):
            assert len(match.state.actions()) > 1
        play_choices(match, [choice])


def letters(owned: Owned) -> str:
    """Cubes as positions write them."""
    return "".join(f"{count}{kind}" for count, kind in zip(owned, "FWSCG", strict=True))


def payable(cubes: str, owned: Owned) -> bool:
    having = dict(zip(NAMES, owned, strict=True))
    needed = counts(cubes)
    return all(needed[name] <= having[name] for name in NAMES)


def using(place: str, owned: Owned) -> set[str]:
    """What is offered to Red's worker at a place, but declining."""
    state = table(road=place, then="buildings", red=letters(owned) + "9d")
    return offered(state) - {"decline"}


@given(CUBES)
def test_carpenter_builds_what_can_be_paid(owned: Owned) -> None:
    assert using("8=*red", owned) == {
        f"build {tile} {cubes}"
        for tile, (costs, _) in WOODEN.items()
        for cubes in costs
        if payable(cubes, owned)
    }


@given(CUBES)
def test_mason_builds_what_can_be_paid(owned: Owned) -> None:
    assert using("9=green:mason*red", owned) == {
        f"build {tile} {cubes}"
        for tile, (costs, _) in STONE.items()
        for cubes in costs
        if tile != "jeweller" and payable(cubes, owned)
    }


@given(CUBES)
def test_architect_builds_what_can_be_paid(owned: Owned) -> None:
    assert using("9=green:architect*red 10=red:residence", owned) == {
        f"build {tile} {what[0]}" for tile, what in PRESTIGE.items() if payable(what[0], owned)
    }


@given(CUBES)
def test_alchemist_takes_any_two_or_four_cubes_but_gold(owned: Owned) -> None:
    assert using("9=green:alchemist*red", owned) == {
        f"trade {''.join(cubes)}"
        for size in (2, 4)
        for cubes in itertools.combinations_with_replacement("FWSC", size)
        if payable("".join(cubes), owned)
    }


@given(CUBES)
def test_batches_are_a_food_and_two_other_kinds(owned: Owned) -> None:
    state = table(queue="red", then="castle", red=letters(owned))
    batches = {f"batch F{one}{two}" for one, two in itertools.combinations("WSCG", 2)}

    assert offered(state) - {"batch none"} == {
        text for text in batches if payable(text.split()[1], owned)
    }


@given(st.integers(0, 6), st.integers(0, 4), st.booleans(), st.booleans())
def test_places_are_those_that_can_be_paid(
    deniers: int, passed: int, is_guest: bool, is_owner: bool
) -> None:
    colours = ["green", "orange", "blue", "purple"]
    road = "9=red:quarry 10=green:sawmill" if is_owner else "9=orange:quarry 10=green:sawmill"
    state = table(
        players=5,
        turn="red",
        bridge=" ".join(colours[:passed]),
        guest="red" if is_guest else None,
        road=road,
        red=f"{deniers}d",
    )
    anywhere = {"place 1", "place 16", "place gate", "place castle", "place stables", "place 10"}
    price = 1 if is_guest else passed + 1

    assert (deniers >= price) == (anywhere <= offered(state))
    assert (deniers >= (1 if is_owner else price)) == ("place 9" in offered(state))
