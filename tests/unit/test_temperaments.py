"""Temperaments: what opponents like beside winning, and who gets which."""

from random import Random

import pytest

import caylus
from caylus import games
from caylus.kernel.header import Seat
from caylus.players import PLAYERS, player
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS
from caylus.players.mind import Joys
from caylus.players.search import Node, Search
from caylus.players.temperaments import TEMPERAMENTS, Tempered, dealt, tempered
from caylus.view.bots import introduced, temperament

EVERY = [title.name for title in games.shown().values()]


def choosing(game: str, seed: int = 1) -> caylus.State:
    """The first position of a game in which a seat has a choice."""
    variant = caylus.game(game).variants[0]
    state = caylus.new_game(game, variant=variant, players=3, seed=seed)
    while state.actor == caylus.CHANCE or len(state.offered) == 1:
        state.play(state.dealt() if state.actor == caylus.CHANCE else state.offered[0])
    return state


def test_any_temperament_is_dealt_each_of_them_before_one_comes_again() -> None:
    players = ["person", "merchant-any", "seneschal-any", "greedy", "bailiff-any"]

    for seed in range(20):
        found = dealt(players, ("builder", "miser"), seed)
        assert (found[0], found[3]) == ("person", "greedy")
        assert {found[1], found[2]} <= {*PLAYERS}
        assert found[1].partition("-")[2] != found[2].partition("-")[2]
    assert len({tuple(dealt(players, TEMPERAMENTS, seed)) for seed in range(20)}) > 5


def test_the_same_seed_deals_the_same_temperaments() -> None:
    players = ["merchant-any", "merchant-any"]

    assert dealt(players, TEMPERAMENTS, 7) == dealt(players, TEMPERAMENTS, 7)


def test_who_has_a_temperament_or_none_keeps_it() -> None:
    assert dealt(["merchant-miser", "merchant"], TEMPERAMENTS, 1) == ["merchant-miser", "merchant"]


def test_any_is_nothing_where_a_game_has_no_temperaments() -> None:
    assert dealt(["merchant-any"], (), 1) == ["merchant"]


@pytest.mark.parametrize("game", EVERY)
def test_joy_is_in_the_deeds_of_the_own_seat_only(game: str) -> None:
    state = choosing(game)
    plain = games.mind(game).mind(state)
    joys = Joys(dict.fromkeys(map(type, state.offered), lambda action: 5.0))
    mine, theirs = (Tempered(plain, seat, joys) for seat in (state.actor, state.actor + 1))

    assert [worth - 5 for _, worth in mine.ranked(state)] == pytest.approx(
        [worth for _, worth in plain.ranked(state)]
    )
    assert theirs.ranked(state) == plain.ranked(state)


@pytest.mark.parametrize("game", EVERY)
def test_joy_in_deeds_is_points_for_the_own_seat(game: str) -> None:
    state = choosing(game)
    action = state.offered[0]
    knows = Tempered(games.mind(game).mind(state), 1, Joys({type(action): lambda deed: 2.0}))
    deeds = [(1, action), (0, action), (1, action)]

    assert knows.joyful([10.0, 10.0, 10.0], deeds) == [10.0, 14.0, 10.0]


@pytest.mark.parametrize("game", EVERY)
def test_hope_is_felt_at_a_glance_only(game: str) -> None:
    state = choosing(game)
    plain, action = games.mind(game).mind(state), state.offered[0]
    joys = Joys({}, hopes={type(action): lambda deed, seen: 2.0 * (seen is state)})
    knows = Tempered(plain, state.actor, joys, zeal=0.5)
    worth, felt = (dict(mind.ranked(state))[action] for mind in (plain, knows))

    assert felt == pytest.approx(worth + 1)
    assert knows.joyful([10.0] * 3, [(state.actor, action)]) == [10.0] * 3


@pytest.mark.parametrize("game", EVERY)
def test_joy_counts_as_much_as_zeal_says(game: str) -> None:
    state = choosing(game)
    plain, action = games.mind(game).mind(state), state.offered[0]
    joys = Joys({type(action): lambda deed: 2.0})
    calm = Tempered(plain, state.actor, joys, zeal=0.5)
    worth, felt = (dict(knows.ranked(state))[action] for knows in (plain, calm))

    assert felt == pytest.approx(worth + 1)
    assert calm.joyful([10.0, 10.0, 10.0], [(state.actor, action)])[state.actor] == 11.0


@pytest.mark.parametrize("game", EVERY)
def test_joy_changes_the_chances_of_nobody_else(game: str) -> None:
    state = choosing(game)
    plain, action, search = games.mind(game).mind(state), state.offered[0], Search(Budget(1))
    joys = Joys({type(action): lambda deed: 3.0})
    likely = search.results(state, plain)
    felt = search.results(state, Tempered(plain, 1, joys), [(1, action), (0, action)])

    assert felt[1] > likely[1]
    assert [felt[0], felt[2]] == [likely[0], likely[2]]


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("name", ["seneschal-miser", "bailiff-builder"])
def test_opponents_with_a_temperament_think_with_its_joys(game: str, name: str) -> None:
    sight = choosing(game).sight(choosing(game).actor)
    thought = player(name, Budget(iterations=1)).think(sight, Random(1))

    assert isinstance(thought.knows, Tempered)
    assert thought.knows.joys is games.mind(game).JOYS[name.partition("-")[2]]
    assert thought.knows.seat == sight.seat
    assert thought.knows.zeal == {"seneschal": 0.5, "bailiff": 1.0}[name.partition("-")[0]]


@pytest.mark.parametrize("game", EVERY)
def test_search_thinks_with_the_joys_of_its_temperament(game: str) -> None:
    """An action that brings all the joy in the world is taken, whatever it is."""
    state = choosing(game)
    plain = games.mind(game).mind(state)
    for action in {type(action): action for action, _ in plain.ranked(state)}.values():
        knows = Tempered(plain, state.actor, Joys({type(action): lambda deed: 100.0}))
        search, node, random = Search(Budget(iterations=1)), Node(), Random(1)
        for _ in range(60):
            sampled = state.sight(state.actor).sample(random)
            search.iterate(node, sampled, knows, random.random)
        best = max(node.children, key=lambda child: node.children[child].visits)
        assert type(best) is type(action)


@pytest.mark.parametrize("game", EVERY)
def test_opponents_without_temperament_see_with_the_plain_mind(game: str) -> None:
    sight = choosing(game).sight(0)

    assert not isinstance(tempered(sight, ""), Tempered)
    assert not isinstance(tempered(sight, "hermit"), Tempered)


def test_lower_levels_build_and_the_others_can_have_any_temperament() -> None:
    assert [level.temperament for level in LEVELS] == ["builder", "builder", None, None, None]
    assert sum("-" in name for name in PLAYERS) == 3 * len(TEMPERAMENTS)


def test_a_bot_with_a_temperament_is_introduced() -> None:
    seats = [Seat("red", "person", "Ada"), Seat("green", "bailiff-miser", "")]

    assert introduced(seats, 0) == ""
    assert introduced(seats, 1) == "Green, Miser: likes to keep deniers."
    assert temperament("seneschal") == ("", "")
