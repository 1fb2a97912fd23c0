"""What every game promises, whatever its rules."""

import functools
import json
from itertools import pairwise
from random import Random

import pytest

import caylus
from caylus.games import GAMES, mind, shown, temperaments, titles, view
from caylus.players.temperaments import TEMPERAMENTS
from caylus.view import bots, lobby
from tests.walks import chosen

# The seeds of two games of each setup; make check leaves the second to make test.
DEALS = {1: (), 2: pytest.mark.long}
SETUPS = [
    (game.name, variant, players, seed)
    for game in GAMES.values()
    for variant in game.variants
    for players in range(game.fewest, game.most + 1)
    for seed in DEALS
]
EACH = pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, id="-".join(map(str, setup)), marks=DEALS[setup[-1]]) for setup in SETUPS],
)
Setup = tuple[str, str, int, int]


def new(setup: Setup) -> caylus.Match:
    """A match before its first deal."""
    name, variant, players, seed = setup
    seats = [("random", f"Player {seat}") for seat in range(players)]
    return caylus.new_match(caylus.game(name), variant, seats, seed)


@functools.cache
def whole(setup: Setup) -> tuple[caylus.Match, tuple[caylus.State, ...]]:
    """A random game, dealt from its seed, and clones of all its states; not to be changed."""
    match, random = new(setup), Random(setup[-1])
    states = [match.state.clone()]
    while not match.state.is_over:
        by_chance = match.state.actor == caylus.CHANCE
        match.play(str(match.state.dealt()) if by_chance else chosen(match.state, random))
        states.append(match.state.clone())
    return match, tuple(states)


def texts(state: caylus.State) -> list[str]:
    return [str(action) for action in state.actions()]


def seen(state: caylus.State) -> dict[str, object]:
    """A position without what nobody is told: the seed, and how often it was asked."""
    position: dict[str, object] = json.loads(state.to_json())
    return position | {"seed": None, "draws": {}}


def some(states: tuple[caylus.State, ...]) -> tuple[caylus.State, ...]:
    """Every seventh state, for slow checks."""
    return states[::7]


@EACH
def test_action_texts_are_unique(setup: Setup) -> None:
    for state in whole(setup)[1]:
        assert len(set(texts(state))) == len(texts(state))


@EACH
def test_there_are_actions_until_the_end_and_none_after_it(setup: Setup) -> None:
    _, states = whole(setup)

    assert all(state.actions() and not state.is_over for state in states[:-1])
    assert (states[-1].actions(), states[-1].is_over, states[-1].actor) == ([], True, None)


@EACH
def test_game_ends_with_a_score_for_each_seat_and_a_winner(setup: Setup) -> None:
    state = whole(setup)[0].state
    best = max(state.scores())

    assert len(state.scores()) == state.players
    assert state.winners() == [seat for seat, score in enumerate(state.scores()) if score == best]


@EACH
def test_clone_is_equal_and_independent(setup: Setup) -> None:
    for state in whole(setup)[1][:-1]:
        before = state.to_json()
        clone = state.clone()
        assert (clone.to_json(), texts(clone)) == (before, texts(state))
        clone.play(chosen(clone, Random(1)))
        assert clone.to_json() != before
        assert state.to_json() == before


@EACH
def test_position_is_read_back_with_the_same_actions(setup: Setup) -> None:
    for state in whole(setup)[1]:
        read = caylus.from_json(state.to_json())
        assert read.to_json() == state.to_json()
        assert (read.actor, texts(read)) == (state.actor, texts(state))


@EACH
def test_position_is_one_line_that_names_its_game(setup: Setup) -> None:
    text = whole(setup)[1][-1].to_json()

    assert "\n" not in text
    assert json.loads(text)["game"] == setup[0]


@EACH
def test_record_replays_to_the_same_end(setup: Setup) -> None:
    match = whole(setup)[0]
    loaded = caylus.load(match.text())

    assert (loaded.text(), loaded.moves) == (match.text(), match.moves)
    assert loaded.state.to_json() == match.state.to_json()
    assert loaded.state.scores() == match.state.scores()


@EACH
def test_record_replays_without_its_seed(setup: Setup) -> None:
    """Chance is written down, so no random generator is asked."""
    match = whole(setup)[0]
    lines = match.text().split("\n")
    lines.remove(f"seed {setup[-1]}")
    loaded = caylus.load("\n".join(lines))

    assert loaded.state.scores() == match.state.scores()
    assert json.loads(loaded.state.to_json())["seed"] is None


@EACH
def test_what_chance_decides_is_among_the_moves(setup: Setup) -> None:
    match, states = whole(setup)
    dealt = [move for state, move in zip(states, match.moves, strict=False) if state.actor == -1]

    assert len(match.moves) == len(states) - 1
    assert dealt
    assert match.moves[0] == dealt[0]


@EACH
def test_taking_back_leaves_the_state_of_that_move(setup: Setup) -> None:
    match, states = whole(setup)
    again = caylus.load(match.text())
    half = len(states) // 2
    again.back_to(half)

    assert again.state.to_json() == states[half].to_json()
    assert again.moves == match.moves[:half]


@EACH
def test_only_the_actor_sees_actions(setup: Setup) -> None:
    for state in whole(setup)[1]:
        for seat in range(state.players):
            expected = texts(state) if seat == state.actor else []
            assert list(map(str, state.sight(seat).actions())) == expected
        assert state.sight(None).actions() == []


@EACH
def test_seat_sees_no_difference_in_what_is_hidden_from_it(setup: Setup) -> None:
    for state in some(whole(setup)[1]):
        for seat in (*range(state.players), None):
            sight = state.sight(seat)
            samples = [sight.sample(Random(number)) for number in (1, 2, 3)]
            assert all(sample.sight(seat) == sight for sample in samples)


@EACH
def test_samples_offer_the_seat_the_same_actions(setup: Setup) -> None:
    for state in some(whole(setup)[1]):
        if state.actor not in (caylus.CHANCE, None):
            sample = state.sight(state.actor).sample(Random(1))
            assert (sample.actor, texts(sample)) == (state.actor, texts(state))


@EACH
def test_samples_differ_where_something_is_hidden_and_nowhere_else(setup: Setup) -> None:
    """The others do not see a hand, so samples for another seat do not agree on it."""
    states = some(whole(setup)[1])
    samples = [{state.sight(0).sample(Random(k)).to_json() for k in range(5)} for state in states]
    is_hidden = any(seen(state.sight(0).table) != seen(state) for state in states)

    assert (max(map(len, samples)) > 1) == is_hidden


@EACH
def test_sample_is_played_to_the_end(setup: Setup) -> None:
    state = whole(setup)[1][len(whole(setup)[1]) // 2]
    sample, random = state.sight(0).sample(Random(1)), Random(2)
    while not sample.is_over:
        sample.play(chosen(sample, random))

    assert len(sample.scores()) == state.players


@EACH
@pytest.mark.parametrize("text", ["", "dance", "place 999", "pass ", "\x00"])
def test_action_not_on_offer_is_refused_by_name_and_changes_nothing(
    setup: Setup, text: str
) -> None:
    for state in some(whole(setup)[1]):
        before = state.to_json()
        with pytest.raises(caylus.IllegalAction) as refusal:
            state.play(text)
        assert repr(text) in str(refusal.value)
        assert (state.to_json(), isinstance(refusal.value, ValueError)) == (before, True)


@EACH
def test_action_of_an_earlier_state_is_refused_when_it_is_not_on_offer(setup: Setup) -> None:
    for before, after in pairwise(whole(setup)[1]):
        stale = [action for action in before.actions() if str(action) not in texts(after)]
        for action in stale[:2]:
            with pytest.raises(caylus.IllegalAction):
                after.play(action)


@EACH
def test_same_seed_deals_the_same(setup: Setup) -> None:
    match = whole(setup)[0]
    again = new(setup)
    for move in match.moves:
        if again.state.actor == caylus.CHANCE:
            assert str(again.state.dealt()) == move
        again.play(move)


@EACH
def test_position_is_dealt_on_as_its_game_was(setup: Setup) -> None:
    match, states = whole(setup)
    half = len(states) // 2
    state = caylus.from_json(states[half].to_json())
    for move in match.moves[half:]:
        if state.actor == caylus.CHANCE:
            assert str(state.dealt()) == move
        state.play(move)

    assert state.is_over


@EACH
def test_another_seed_deals_differently(setup: Setup) -> None:
    first_deals = set()
    for seed in range(5):
        match = new((*setup[:3], seed))
        match.deal()
        first_deals.add(tuple(match.moves))

    assert len(first_deals) > 1


@EACH
def test_seed_is_hidden_from_everybody(setup: Setup) -> None:
    for state in some(whole(setup)[1]):
        assert json.loads(state.sight(0).table.to_json())["seed"] is None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_setups_that_do_not_exist_are_refused(game: caylus.game) -> None:
    for variant, players in [("no such", game.fewest), (game.variants[0], game.most + 1)]:
        with pytest.raises(ValueError, match=r"no such|players"):
            caylus.new_game(game.name, variant=variant, players=players)


@pytest.mark.parametrize("name", shown())
def test_lobby_lets_every_variant_be_chosen(name: str) -> None:
    choosable = lobby.choosable(titles()[name], view(name).LOBBY)

    assert sorted(choosable) == sorted(titles()[name].variants)


@pytest.mark.parametrize("name", shown())
def test_every_temperament_that_is_offered_is_known_to_the_mind_and_the_view(name: str) -> None:
    variants = titles()[name].variants
    offered = {each for variant in variants for each in temperaments(name, variant)}

    assert offered == {*mind(name).JOYS}
    assert offered <= {*TEMPERAMENTS} == {*bots.TITLES}
