"""The plan "castle race": batch after batch, until the castle is empty."""

from caylus.games.magna_carta.rules.board import Board
from tests.plans.plan import Plan

A_TOKEN = 1.0


class CastleRace(Plan):
    """Gathers one food, one wood and one stone, again and again, and offers them at once."""

    def leaning(self, state: Board, seat: int) -> float:
        """Tokens above all."""
        return A_TOKEN * sum(state.tokens[seat * 3 : seat * 3 + 3])
