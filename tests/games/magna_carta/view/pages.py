"""Pages of random games, and what stands in their HTML."""

from __future__ import annotations

import functools
import html
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random
from typing import NamedTuple

import pytest

import caylus
from caylus.games.magna_carta.view.log import RoadLog
from caylus.kernel.record import Match
from caylus.view import ways
from caylus.view.log import Entry
from caylus.view.table import Table
from tests.games.magna_carta.view.watched import page, told
from tests.walks import chosen

GAME = caylus.game("magna-carta")
SETUPS = [
    (variant, players) for variant in GAME.variants for players in range(GAME.fewest, GAME.most + 1)
]
EACH = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)))
Setup = tuple[str, int]
_ACTION = re.compile(r'data-action="([^"]*)"')
_PATH = re.compile(r'data-path="([^"]*)"')
_VOID = {"br", "img", "input", "link", "meta"}


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
    variant, players = setup
    seats = [("person", f"{names} {seat}") for seat in range(players)]
    return caylus.new_match(GAME, variant, seats, 1)


def moments(match: Match, seed: int) -> Iterator[Moment]:
    """A random game: each decision of a seat, then the end."""
    random, log = Random(seed), RoadLog(match.header.seats)
    while not match.state.is_over:
        if match.state.actor != caylus.CHANCE:
            yield Moment(match.state.clone(), match, log.entries[:], match.moves[:])
        match.play(chosen(match.state, random), log.watch)
    yield Moment(match.state.clone(), match, log.entries[:], match.moves[:])


@functools.cache
def whole(setup: Setup, seed: int = 1) -> list[Moment]:
    """All moments of a random game; not to be changed."""
    return list(moments(new(setup), seed))


def some(setup: Setup, count: int, seed: int = 1) -> list[Moment]:
    """That many moments from all over a game, its end left out."""
    found = whole(setup, seed)
    return [found[number * (len(found) - 1) // count] for number in range(count)]


def shown(moment: Moment, viewer: int | None, **more: object) -> str:
    """The page that a viewer gets."""
    sight = moment.state.sight(viewer)
    return page(Table(sight, moment.match.header.seats, moment.log, **more))


def page_of(match: Match, viewer: int | None, **more: object) -> str:
    """The page that a viewer gets of a match, its log told from the record."""
    entries = told(match).entries
    return page(Table(match.state.sight(viewer), match.header.seats, entries, **more))


def table_page(state: caylus.State, viewer: int | None, **more: object) -> str:
    """The page that a viewer gets of a position in which nothing has happened, or only its log."""
    return page(table_of(state, viewer, **more))


def table_of(state: caylus.State, viewer: int | None, **more: object) -> Table:
    """What a viewer is shown of a position."""
    seats = new((state.variant, state.players)).header.seats
    return Table(state.sight(viewer), seats, **{"log": [], **more})


def steps(state: caylus.State) -> Iterator[str]:
    """The text of every step that the actor can reach by paying differently."""
    shown = table_of(state, state.actor)
    paths = [""]
    for path in paths:
        text = ways.page(shown, path)
        yield text
        found = map(html.unescape, _PATH.findall(text))
        paths += [name for name in dict.fromkeys(found) if name not in paths]


def texts(state: caylus.State) -> list[str]:
    """The notation of the actions on offer."""
    return [str(action) for action in state.actions()]


def actions_in(text: str) -> Counter[str]:
    """The actions that a page plays, and how many things play each."""
    return Counter(map(html.unescape, _ACTION.findall(text)))


class Outline(HTMLParser):
    """The elements of a page, its words, and what is wrong with its tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.unbalanced: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        self.elements.append((tag, dict(attrs)))
        self.unbalanced += [f"<{tag} {name}>" for name in names if names.count(name) > 1]
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.unbalanced.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        # Nobody reads what is written for PyScript.
        if not {"py-config", "script"} & set(self.open[-1:]):
            self.words += data.split()

    @property
    def text(self) -> str:
        """The words of the page."""
        return " ".join(self.words)

    def values(self, attribute: str) -> list[str]:
        """The values of an attribute, wherever it stands."""
        return [found[attribute] or "" for _, found in self.elements if attribute in found]

    def with_class(self, name: str) -> list[dict[str, str | None]]:
        """The attributes of the elements of a class."""
        return [found for _, found in self.elements if name in (found.get("class") or "").split()]

    def tags(self) -> Counter[str]:
        """How many elements there are of each tag."""
        return Counter(tag for tag, _ in self.elements)
