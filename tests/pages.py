"""Pages of random games, of whatever game."""

from __future__ import annotations

import functools
import html
import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple, TypeVar

import pytest

import caylus
from caylus import games
from caylus.kernel.record import Match
from caylus.view import ways
from caylus.view.chronicle import Chronicle
from caylus.view.log import Entry, Log
from caylus.view.table import Table
from tests.walks import chosen
from tools.played import records

Setup = tuple[str, str, int]
Watcher = TypeVar("Watcher", Log, Chronicle)
TABLES = 8
_PATH = re.compile(r'data-path="([^"]*)"')


def _setups(game: str) -> list[Setup]:
    """About eight tables of a game, among them all numbers of players."""
    title = games.titles()[game]
    counts = range(title.fewest, title.most + 1)
    every = [(game, variant, players) for variant in title.variants for players in counts]
    return every[:: max(1, len(every) // TABLES)]


SETUPS = [setup for game in games.shown() for setup in _setups(game)]
RECORDED = [game for game in games.shown() if records(game)]
"""Games with recorded games: there is more on their tables than on that of a tiny one."""


def _of_each(setups: list[Setup]) -> pytest.MarkDecorator:
    named = ["-".join(map(str, setup)) for setup in setups]
    return pytest.mark.parametrize("setup", setups, ids=named)


EACH = _of_each(SETUPS)
EACH_FULL = _of_each([setup for setup in SETUPS if setup[0] in RECORDED])
EACH_GAME = pytest.mark.parametrize("game", games.shown())
EACH_RECORDED = pytest.mark.parametrize("game", RECORDED)


class Moment(NamedTuple):
    """A state of a game, what had happened, and its record's moves until then."""

    state: caylus.State
    match: Match
    log: list[Entry]
    moves: list[str]

    @property
    def actor(self) -> int | None:
        return self.state.actor

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and somebody watching."""
        return (*range(self.state.players), None)


def new(setup: Setup, names: str = "Player") -> Match:
    """A match before its first deal."""
    game, variant, players = setup
    seats = [("person", f"{names} {seat}") for seat in range(players)]
    return caylus.new_match(caylus.game(game), variant, seats, 1)


def moments(match: Match, seed: int) -> Iterator[Moment]:
    """A random game: each decision of a seat, then the end."""
    random, log = Random(seed), games.view(match.game.name).log(match.header.seats)
    log.look(match.state)
    while not match.state.is_over:
        if match.state.actor != caylus.CHANCE:
            yield Moment(match.state.clone(), match, log.entries[:], match.moves[:])
        match.play(chosen(match.state, random), log.watch)
    yield Moment(match.state.clone(), match, log.entries[:], match.moves[:])


@functools.cache
def whole(setup: Setup, seed: int = 1) -> list[Moment]:
    """All moments of a random game; not to be changed."""
    return list(moments(new(setup), seed))


def middle(setup: Setup) -> Moment:
    """The moment in the middle of a random game."""
    every = whole(setup)
    return every[len(every) // 2]


def some(setup: Setup, count: int, seed: int = 1) -> list[Moment]:
    """That many moments from all over a game, its end left out."""
    found = whole(setup, seed)
    return [found[number * (len(found) - 1) // count] for number in range(count)]


def watched(match: Match, watcher: Watcher) -> Watcher:
    """Who has watched a match from its first move."""
    seen = Match(match.header, match.game)
    watcher.look(seen.state)
    for text in match.moves:
        seen.play(text, watcher.watch)
    return watcher


def told(match: Match) -> Log:
    """The log of a match from its first move."""
    return watched(match, games.view(match.game.name).log(match.header.seats))


def chronicled(match: Match) -> Chronicle:
    """The chronicle of a match from its first move."""
    return watched(match, games.view(match.game.name).chronicle(match.header.seats))


def table_at(moment: Moment, viewer: int | None, **more: object) -> Table:
    """What a viewer is shown at a moment."""
    sight = moment.state.sight(viewer)
    return Table(sight, moment.match.header.seats, moment.log, **more)


def shown(moment: Moment, viewer: int | None, **more: object) -> str:
    """The page that a viewer gets."""
    return table_at(moment, viewer, **more).html


def page_of(match: Match, viewer: int | None, **more: object) -> str:
    """The page that a viewer gets of a match, its log told from the record."""
    entries = told(match).entries
    return Table(match.state.sight(viewer), match.header.seats, entries, **more).html


def steps(shown: Table) -> Iterator[str]:
    """The text of every step that the viewer can reach by paying differently."""
    paths = [""]
    for path in paths:
        text = ways.page(shown, path)
        yield text
        found = map(html.unescape, _PATH.findall(text))
        paths += [name for name in dict.fromkeys(found) if name not in paths]


def texts(state: caylus.State) -> list[str]:
    """The notation of the actions on offer."""
    return [str(action) for action in state.actions()]
