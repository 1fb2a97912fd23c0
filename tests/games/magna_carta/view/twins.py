"""Twins: two games that differ only in a card that one seat has in hand and nobody else saw."""

from __future__ import annotations

import json

from caylus.kernel.record import Match
from tests.games.magna_carta.view.pages import GAME, Setup, new


def twin(setup: Setup, moves: list[str], seat: int) -> Match | None:
    """The same game with another card in a seat's hand; None if there is no such card."""
    held, unseen = _never_shown(setup, moves, seat)
    if not held or not unseen:
        return None
    match, deck = new(setup), f"deck-{GAME.colours[seat]}"
    for move in moves:
        swapped = match.state.step.text == deck and move == f"deal {held[0]}"
        match.play(f"deal {unseen[0]}" if swapped else move)
    return match


def _never_shown(setup: Setup, moves: list[str], seat: int) -> tuple[list[str], list[str]]:
    """The cards in a seat's hand and in its deck that never lay on its discard pile, which is open.

    What is discarded may be shuffled into the deck at once, so hands are noted before that.
    """
    match, opened = new(setup), set()
    for move in moves:
        if match.state.actor == seat and move in ("mulligan", "replace"):
            opened |= set(_player(match, seat)["hand"])
        match.play(move)
    mine = _player(match, seat)
    held, unseen = (
        [card for card in mine[pile] if card not in opened] for pile in ("hand", "deck")
    )
    return held, unseen


def _player(match: Match, seat: int) -> dict[str, list[str]]:
    return json.loads(match.state.to_json())["players"][seat]
