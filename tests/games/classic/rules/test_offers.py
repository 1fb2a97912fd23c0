"""At every state of a game the actions on offer are those that the rules allow, and no others."""

import pytest

import caylus
from tests.games.classic.rules import many
from tests.games.classic.rules.allowed import allowed
from tests.games.classic.rules.looks import offered, told
from tests.walks import walk


@pytest.mark.parametrize("variant", ["2006", "2005-jeweller", "later-simple"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_allowed_is_offered(variant: str, players: int) -> None:
    state = caylus.new_game("classic", variant=variant, players=players, seed=players)
    for _ in walk(state, players, many.EAGER):
        assert offered(state) == allowed(told(state))


@pytest.mark.parametrize("variant", ["2006-jeweller", "2005", "later"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_allowed_is_offered_to_builders(variant: str, players: int) -> None:
    new = caylus.new_game("classic", variant=variant, players=players, seed=players)
    state = many.enriched(new)
    for _ in many.construction(state, players):
        assert offered(state) == allowed(told(state))
