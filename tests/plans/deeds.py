"""Games between plans and opponents, with what every seat did in them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

import caylus
from caylus.games import temperaments
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.payments import DENIER
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.scoring import points
from caylus.games.magna_carta.rules.turns import Build, BuildPrestige
from caylus.games.magna_carta.rules.words import Turn
from caylus.kernel.record import Match
from caylus.kernel.state import Action
from caylus.players import player
from caylus.players.budget import Budget
from caylus.players.company import company_of
from caylus.players.player import Player

GAME = caylus.game("magna-carta")


@dataclass
class Deeds:
    """What a seat did, summed over games: `won` is its share of victories.

    `deniers` is what it held at the ends, `prestigious` the games with a prestige building.
    """

    games: int = 0
    won: float = 0.0
    points: int = 0
    rounds: int = 0
    batches: int = 0
    buildings: int = 0
    residences: int = 0
    prestige: int = 0
    prestigious: int = 0
    pushes: int = 0
    deniers: int = 0

    def count(self, action: Action) -> None:
        """Count an action of the seat."""
        if isinstance(action, Offer):
            self.batches += action.count
        self.buildings += isinstance(action, Build)
        self.prestige += isinstance(action, BuildPrestige)
        self.residences += isinstance(action, Turn)
        self.pushes += isinstance(action, MoveProvost) and action.places != 0

    def finish(self, state: Board, seat: int) -> None:
        """Count a game that is over."""
        winners = state.winners()
        self.games += 1
        self.won += (seat in winners) / len(winners)
        self.points += state.scores()[seat]
        self.rounds += state.round
        self.prestigious += bool(points(state, seat).prestige)
        self.deniers += state.goods_of(seat)[DENIER]

    def mean(self, what: str) -> float:
        """One of the numbers above for a game."""
        number: float = getattr(self, what)
        return number / self.games


def play(variant: str, players: Sequence[Player], deeds: Sequence[Deeds], deal: int) -> None:
    """Play the game of a deal, and count what each seat does."""
    state = GAME.new(variant, len(players), deal)
    random = Random(deal * len(players))
    while state.actor is not None:
        if state.actor == caylus.CHANCE:
            state.apply(state.dealt())
            continue
        seat = state.actor
        action = players[seat].choose(state.sight(seat), random)
        deeds[seat].count(action)
        state.apply(action)
    assert isinstance(state, Board)
    for seat, deed in enumerate(deeds):
        deed.finish(state, seat)


def told(links: Iterable[str]) -> dict[tuple[str, int, str], Deeds]:
    """What each player did in the games of links, by variant, number of players and name."""
    found: dict[tuple[str, int, str], Deeds] = defaultdict(Deeds)
    for text in links:
        match = caylus.unlink(text)
        header, state = match.header, Match(match.header, match.game).state
        names = company_of(header.seats)
        deeds = [found[header.variant, len(names), name] for name in names]
        for move in match.moves:
            actor = state.actor
            action = state.play(move)
            if actor != caylus.CHANCE:
                deeds[actor].count(action)
        for seat, deed in enumerate(deeds):
            deed.finish(state, seat)
    return found


def meet(
    variant: str, players: Sequence[Player], games: int, deeds: Sequence[Deeds] | None = None
) -> list[Deeds]:
    """Play some games, each deal from each seat; returns what each of the players did."""
    count = len(players)
    found = list(deeds or [Deeds() for _ in players])
    for game in range(games):
        deal, turned = divmod(game, count)
        order = [(seat + turned) % count for seat in range(count)]
        play(variant, [players[who] for who in order], [found[who] for who in order], deal)
    return found


def one_of_each(level: str, variant: str, games: int, iterations: int) -> dict[str, Deeds]:
    """What opponents of a level did, one of each temperament at one table."""
    names = temperaments(GAME.name, variant)
    budget = Budget(iterations=iterations)
    players = [player(f"{level}-{name}", budget) for name in names]
    return dict(zip(names, meet(variant, players, games), strict=True))
