"""The rules hold for any choices."""

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

import caylus
from caylus.games.magna_carta.rules.castle import AllOffers, Offer
from caylus.games.magna_carta.rules.payments import Cost, most_batches, payments
from tests.games.magna_carta.rules.census import broken
from tests.games.magna_carta.rules.looks import told
from tests.walks import walk

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
    """Play on at random; returns the number of actions, at most five thousand."""
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


@given(st.tuples(*[st.integers(0, 4)] * 4), st.integers(0, 4))
@settings(max_examples=60)
def test_offers_that_are_listed_are_counted_and_known(owned: tuple[int, ...], left: int) -> None:
    offers = AllOffers(most_batches(owned, left), owned)
    listed = [str(offer) for offer in offers]

    assert len(offers) == len(listed) == len(offers.made)
    for payment in itertools.product(range(6), repeat=4):
        assert (Offer(payment) in offers) == (str(Offer(payment)) in listed)
