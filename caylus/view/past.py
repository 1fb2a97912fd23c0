"""The past games that this browser remembers, as a table with a line of totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caylus.view.environment import render
from caylus.view.text import _, listed, ngettext, passage


class Player(NamedTuple):
    """One player of a past game; a name may be empty."""

    name: str
    colour: str
    points: int
    won: bool


@dataclass(frozen=True)
class Past:
    """A finished game: its moment in ISO form, what was played in words, its players, its key."""

    when: str
    title: str
    variant: str
    rounds: int
    players: Sequence[Player]
    key: str

    @property
    def ranking(self) -> list[Player]:
        """The players, the best first."""
        return sorted(self.players, key=lambda player: -player.points)

    @property
    def rules(self) -> str:
        """The variant and the rounds in words."""
        return ngettext(
            "{variant}, {count} round",
            "{variant}, {count} rounds",
            self.rounds,
            variant=self.variant,
        )


def past_games(games: Sequence[Past]) -> str:
    """The HTML text of the past games, the newest first."""
    newest_first = sorted(games, key=lambda game: game.when, reverse=True)
    return render("past.html", games=newest_first, totals=totals(games), named=named)


def named(player: Player) -> str:
    """What a player is called: the name, or the colour if there is none."""
    return player.name or _(player.colour.capitalize())


def totals(games: Sequence[Past]) -> str:
    """How many games there are, how often each named player won, and the best score."""
    if not games:
        return ""
    players = [player for game in games for player in game.players]
    wins = Counter(player.name for player in players if player.won and player.name)
    ranked = sorted(wins.items(), key=lambda won: (-won[1], won[0]))
    best = max(players, key=lambda player: player.points)
    won = [_won(count, name=name) for name, count in ranked]
    sentences = [
        ngettext("{count} game played.", "{count} games played.", len(games)),
        _("{parts}.", parts=listed(won)) if won else "",
        _best(best.points, name=named(best)),
    ]
    return passage(sentences)


def _won(count: int, name: str) -> str:
    return ngettext("{name} won {count}", "{name} won {count}", count, name=name)


def _best(points: int, name: str) -> str:
    return ngettext(
        "Best score: {count} point by {name}.",
        "Best score: {count} points by {name}.",
        points,
        name=name,
    )
