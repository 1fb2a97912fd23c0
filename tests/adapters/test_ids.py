"""Actions said word by word: every game's table has all words, and nothing hidden is told."""

import copy
import pickle
from collections.abc import Iterator
from random import Random

import pytest

from caylus import games
from caylus.adapters.ids import Talk, payoffs, table
from caylus.kernel.chance import CHANCE
from caylus.kernel.errors import IllegalAction

# Every variant, and every number of players.
SETUPS = [
    (name, variant, players)
    for name, title in games.titles().items()
    for variant in title.variants
    for players in range(title.fewest, title.most + 1)
    if players == title.fewest or variant == title.variants[0]
]
EACH = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)))
NAMES = pytest.mark.parametrize("name", games.titles())
Setup = tuple[str, str, int]


def begun(setup: Setup) -> Talk:
    """A game before its first deal; chance is a matter of words."""
    name, variant, players = setup
    return Talk(games.GAMES[name].new(variant, players))


def walk(setup: Setup, seed: int = 1) -> Iterator[Talk]:
    """A random game at each of its words, to look at."""
    talk, random = begun(setup), Random(seed)
    while talk.actor is not None:
        yield talk
        talk.say(random.choice(talk.choices()))
    yield talk


@NAMES
def test_table_is_short_and_has_each_word_once(name: str) -> None:
    words = table(name).words

    assert len(words) == len(set(words)) <= 2_000


@EACH
def test_every_action_on_offer_has_words_of_its_own(setup: Setup) -> None:
    for seed in range(3):
        for talk in walk(setup, seed):
            texts = {action.text for action in talk.state.offered}
            assert len({talk.table.spelled(text) for text in texts}) == len(texts)


@EACH
def test_words_lead_to_each_action_on_offer(setup: Setup) -> None:
    for talk in [talk.clone() for talk in walk(setup) if not talk.said][::9]:
        before = talk.state.to_json()
        for action in talk.state.offered:
            other, state = talk.clone(), talk.state.clone()
            for word in talk.table.spelled(action.text):
                if other.state.to_json() == before and word in other.choices():
                    other.say(word)
            state.apply(action)
            assert str(other) == str(Talk(state))


@EACH
def test_only_words_that_make_a_difference_are_asked_for(setup: Setup) -> None:
    assert all(len(talk.choices()) > 1 for talk in walk(setup) if talk.actor is not None)


@EACH
def test_chance_is_as_likely_as_its_step_says(setup: Setup) -> None:
    for talk in walk(setup):
        if talk.actor == CHANCE:
            chances = talk.chances()
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            assert [word for word, _ in chances] == talk.choices()


@EACH
def test_copies_are_equal_and_independent(setup: Setup) -> None:
    for talk in list(map(Talk.clone, walk(setup)))[:-1:7]:
        before = str(talk)
        for other in (talk.clone(), copy.deepcopy(talk), pickle.loads(pickle.dumps(talk))):
            assert (str(other), other.choices()) == (before, talk.choices())
            other.say(other.choices()[-1])
            assert str(other) != before == str(talk)


@EACH
def test_what_may_be_real_looks_the_same_to_the_seat(setup: Setup) -> None:
    for talk in list(map(Talk.clone, walk(setup)))[::7]:
        for seat in range(talk.state.players):
            other = talk.resampled(seat, Random(1))
            assert (other.told(seat), other.seen(seat)) == (talk.told(seat), talk.seen(seat))
            if seat == talk.actor:
                assert other.choices() == talk.choices()


@EACH
def test_numbers_are_always_as_many_and_tell_sights_apart(setup: Setup) -> None:
    talks = list(map(Talk.clone, walk(setup)))[::3]
    numbers = [tuple(talk.seen(0)) for talk in talks]

    assert len(set(map(len, numbers))) == 1
    assert len(set(numbers)) > 0.7 * len({talk.told(0) for talk in talks})
    assert all(-(2**15) <= number < 2**15 for seen in numbers for number in seen)


@EACH
def test_words_underway_are_told_to_their_speaker_only(setup: Setup) -> None:
    for talk in walk(setup):
        if talk.said and talk.actor is not None and talk.actor >= 0:
            others = set(range(talk.state.players)) - {talk.actor}
            assert talk.told(talk.actor) != Talk(talk.state.clone(), hasty=False).told(talk.actor)
            for seat in others:
                assert talk.told(seat) == Talk(talk.state.clone(), hasty=False).told(seat)


@EACH
def test_end_is_worth_nothing_in_sum_and_most_to_winners(setup: Setup) -> None:
    *_, talk = walk(setup)
    worth = payoffs(talk.state)
    winners = talk.state.winners()

    assert sum(worth) == pytest.approx(0)
    assert {seat for seat, each in enumerate(worth) if each == max(worth)} == set(winners)
    assert (max(worth) == 1) == (len(winners) == 1)


@EACH
def test_word_that_cannot_be_said_is_refused_and_changes_nothing(setup: Setup) -> None:
    for talk in list(map(Talk.clone, walk(setup)))[:-1:9]:
        before = str(talk)
        for word in (-1, len(talk.table.words)):
            with pytest.raises(IllegalAction, match=f"{word} cannot be said now; on offer: "):
                talk.say(word)
        assert str(talk) == before
