"""Every coin, cube and point is accounted for."""

from __future__ import annotations

from random import Random

import pytest

import caylus
from tests.games.classic.rules import many
from tests.games.classic.rules.ledger import Ledger
from tests.walks import chosen

pytestmark = pytest.mark.long


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["2006", "2006-jeweller-simple", "2005-jeweller", "later"])
def test_everything_is_accounted_for(variant: str, players: int) -> None:
    for seed in range(6):
        new = caylus.new_game("classic", variant=variant, players=players, seed=seed)
        state = many.enriched(new) if seed % 2 else new
        ledger, random = Ledger(state), Random(seed)
        while not state.is_over:
            ledger.ask(state)
            text = many.keen(state, random) if seed % 2 else chosen(state, random, many.EAGER)
            state.play(text, ledger.watch)
