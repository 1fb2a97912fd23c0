"""Greedy is a baseline worth the name: it builds, serves the castle and uses favors."""

import pytest

import caylus
from caylus.games.classic.rules import points
from caylus.players import selfplay
from caylus.players.selfplay import play_game

pytestmark = pytest.mark.long

GAME = caylus.game("classic")
GAMES = 10


@pytest.mark.parametrize("variant", ["2006", "2005", "later-simple"])
@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_in_nine_of_ten_games(variant: str, seats: tuple[str, str]) -> None:
    tally = selfplay.selfplay(GAME, variant, seats, games=GAMES, seed=2)

    assert tally.wins[seats.index("greedy")] >= 9


def test_greedy_ends_with_more_than_forty_points() -> None:
    tally = selfplay.selfplay(GAME, "2006", ("greedy", "greedy"), games=3, seed=3)

    assert min(tally.mean_scores) > 40


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_builds_and_serves_the_castle_and_uses_favors(players: int) -> None:
    state, _decisions = play_game(GAME, "2006", ["greedy"] * players, seed=4)
    earned = [state.points_of(seat) for seat in range(players)]
    levels = [state.level(seat, line) for seat in range(players) for line in range(4)]

    assert min(own[points.BUILDINGS] for own in earned) > 0
    assert min(own[points.CASTLE] for own in earned) > 0
    assert sum(levels) >= players
