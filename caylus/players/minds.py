"""The minds for all games."""

from __future__ import annotations

from typing import Any

from caylus.games.magna_carta.state import MagnaCarta
from caylus.players.magna_carta import mind as magna_carta
from caylus.players.mind import Mind

MINDS = {MagnaCarta: magna_carta.mind}


def mind(state: Any) -> Mind:
    """The mind for a state's game, variant and number of players."""
    return MINDS[type(state)](state)
