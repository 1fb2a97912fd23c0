"""Pages of random games and of positions of Magna Carta."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import caylus
from caylus.kernel.record import Match
from caylus.view.table import Table
from tests import pages
from tests.outline import Outline, actions_in
from tests.pages import Moment, moments, page_of, shown, texts

__all__ = [
    "EACH",
    "GAME",
    "SETUPS",
    "Moment",
    "Outline",
    "Setup",
    "actions_in",
    "moments",
    "new",
    "page_of",
    "shown",
    "some",
    "steps",
    "table_of",
    "table_page",
    "texts",
    "whole",
]

GAME = caylus.game("magna-carta")
SETUPS = [
    (variant, players) for variant in GAME.variants for players in range(GAME.fewest, GAME.most + 1)
]
EACH = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)))
Setup = tuple[str, int]


def new(setup: Setup, names: str = "Player") -> Match:
    """A match before its first deal."""
    return pages.new((GAME.name, *setup), names)


def whole(setup: Setup, seed: int = 1) -> list[Moment]:
    """All moments of a random game; not to be changed."""
    return pages.whole((GAME.name, *setup), seed)


def some(setup: Setup, count: int, seed: int = 1) -> list[Moment]:
    """That many moments from all over a game, its end left out."""
    return pages.some((GAME.name, *setup), count, seed)


def table_page(state: caylus.State, viewer: int | None, **more: object) -> str:
    """The page that a viewer gets of a position in which nothing has happened, or only its log."""
    return table_of(state, viewer, **more).html


def table_of(state: caylus.State, viewer: int | None, **more: object) -> Table:
    """What a viewer is shown of a position."""
    seats = new((state.variant, state.players)).header.seats
    return Table(state.sight(viewer), seats, **{"log": [], **more})


def steps(state: caylus.State) -> Iterator[str]:
    """The text of every step that the actor can reach by paying differently."""
    return pages.steps(table_of(state, state.actor))
