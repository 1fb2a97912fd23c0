"""Instinct and prospects of Magna Carta, with the weights of a variant and a player count."""

from __future__ import annotations

import functools
import json
from pathlib import Path

from caylus.games.magna_carta.state import MagnaCarta
from caylus.kernel.state import Action
from caylus.players.magna_carta.instinct import Instinct
from caylus.players.magna_carta.outlook import outlooks
from caylus.players.magna_carta.prospects import Prospects
from caylus.players.mind import Outlook

WEIGHTS = Path(__file__).parent / "weights"


class MagnaCartaMind:
    """What the search asks about the game."""

    def __init__(self, instinct: Instinct, prospects: Prospects) -> None:
        self.instinct = instinct
        self.prospects = prospects

    def ranked(self, state: MagnaCarta) -> list[tuple[Action, float]]:
        """What the actor may sensibly do, each with its worth at a glance."""
        return self.instinct.ranked(state)

    def values(self, state: MagnaCarta) -> list[float]:
        """The points that each seat will probably end with; judged best between rounds."""
        return self.prospects.values(state)

    def outlooks(self, state: MagnaCarta) -> list[Outlook]:
        """The same, with what it consists of."""
        return outlooks(self.prospects, state)

    def chapter(self, state: MagnaCarta) -> int:
        """The round: a playout goes on until it is over."""
        return state.round


def weights_file(variant: str, players: int) -> Path:
    """Where the weights of a variant and a number of players are kept."""
    return WEIGHTS / f"{variant}-{players}.json"


@functools.cache
def _read(variant: str, players: int) -> MagnaCartaMind:
    weights = json.loads(weights_file(variant, players).read_text(encoding="utf-8"))
    return MagnaCartaMind(Instinct(weights["instinct"]), Prospects(weights["prospects"]))


def mind(state: MagnaCarta) -> MagnaCartaMind:
    """The mind for a state's variant and number of players."""
    return _read(state.variant, state.players)
