"""Players who want something: they use the whole game, which random ones hardly ever do.

Each has likings of its own, drawn by lot, and mostly does what is worth most to it now. A worker is
worth what his player could do with him, were he activated next. All worths are in points.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from caylus.games.classic.rules.castle import BATCHES, HOUSE_POINTS, Batch, open_section
from caylus.games.classic.rules.construction import Build, BuildPrestige, Residence
from caylus.games.classic.rules.favors import LINES, ChooseLine, Use
from caylus.games.classic.rules.goods import CLOTH, CUBES, DENIER, GOODS
from caylus.games.classic.rules.placing import price
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.spaces import CASTLE, GATE, GUILD, INN, ROAD, STABLES
from caylus.games.classic.rules.specials import SPECIAL_BUILDINGS, Move
from caylus.games.classic.rules.state import Classic
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.turns import Place
from caylus.games.classic.rules.words import Choose, Exchange, Gain, Give, Joust, Word
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, Watch

WORTH = (1.2, 1.4, 1.6, 1.8, 3.0, 0.6)
"""Of food, wood, stone, cloth, gold and a denier."""
SCARCE_CUBES = (1.6, 1.2, 0.8, 0.6, 0.3)
SCARCE_DENIERS = (2, 2, 2, 1.5, 1, 0.7, 0.5, 0.4, 0.3, 0.2)
"""How many times that the first, the second and so on of a kind are worth."""
USEFUL = {"mason": 3.0, "lawyer": 5.0, "architect": 6.0, "bank": 2.0, "alchemist": 2.0}
PRESTIGE, PRODUCTION, FAVOR, OWN_RESIDENCE, PASSAGE, GUIDANCE = 6.0, 4.0, 4.0, 2.0, 1.5, 1.5
REACHED, OTHERS_REACHED, BEYOND = 4.0, 0.6, 1.5
NOTHING, NO_BATCH, NO_ROOM = -1.0, -3.0, -9.0
WHIM = 0.4
"""How much of the liking for a tile counts for a worker there."""


class Mood(NamedTuple):
    """How a table plays: how far it drives the provost, and how much it builds the castle."""

    hurry: float
    fever: float


class Player:
    """One player's likings: of goods, tiles, the castle, residences and a line of favors.

    `warmth` is how much less something is worth that is done e times as seldom.
    """

    def __init__(self, random: Random, mood: Mood) -> None:
        self.random = random
        self.mood = mood
        self.warmth = random.uniform(0.3, 1.2)
        self.worth = [each * 2 ** random.uniform(-1, 1) for each in WORTH]
        self.liking = [random.uniform(-3, 3) for _ in BUILDINGS]
        self.castle = mood.fever + random.choice([-4.0, 2.0, 5.0, 9.0])
        self.residence = OWN_RESIDENCE + random.choice([-1.0, 2.0, 6.0])
        self.line = random.randrange(len(LINES))

    def choose(self, state: Classic, seat: int) -> Action:
        """One of the actions on offer to a seat."""
        ahead = foreseen(state, seat)
        values = [self.value(ahead, seat, action) for action in state.offered]
        most = max(values)
        weights = [math.exp((value - most) / self.warmth) for value in values]
        return self.random.choices(state.offered, weights)[0]

    def value(self, state: Classic, seat: int, action: Action) -> float:
        """What an action is worth to a seat."""
        match action:
            case Place():
                paid = self.goods(state, seat, DENIER, -price(state, seat, action.space))
                return self.visit(state, seat, action.space) + paid
            case Move():
                return self.visit(state, seat, action.space)
            case Exchange():
                goods = (self.goods(state, seat, kind, count) for kind, count in action.delta)
                return sum(goods) + action.points
            case Build():
                return self.build(state, action)
            case Residence():
                return self.residence
            case Batch():
                return self.batch(state, action)
            case MoveProvost():
                return self.provost(state, seat, action)
            case ChooseLine():
                return FAVOR * (action.line == self.line)
            case Use():
                return self.best(state, seat, action.step.word, ROAD)
            case Joust():
                return FAVOR - self.worth[CLOTH]
            case Give():
                return 1 - self.worth[action.kind]
        return 0.0

    def goods(self, state: Classic, seat: int, kind: int, count: int) -> float:
        """What some goods more or less are worth: the first of a kind most, many of it little."""
        owned = state.goods[seat * GOODS + kind]
        scarce = SCARCE_DENIERS if kind == DENIER else SCARCE_CUBES
        few, many = sorted([owned, owned + count])
        times = sum(scarce[min(have, len(scarce) - 1)] for have in range(few, many))
        return self.worth[kind] * math.copysign(times, count)

    def build(self, state: Classic, action: Build) -> float:
        """What a tile is worth: its points, its use, a whim; less what it costs."""
        cost = sum(self.worth[kind] * count for kind, count in action.needed)
        makes = isinstance(state.edition.worker[action.kind], Gain | Choose)
        useful = USEFUL.get(BUILDINGS[action.kind].key, 1.0)
        useful += PRODUCTION if makes else -self.mood.fever
        useful += PRESTIGE * isinstance(action, BuildPrestige)
        return state.edition.points[action.kind] + useful + self.liking[action.kind] - cost

    def batch(self, state: Classic, action: Batch) -> float:
        """What a batch is worth."""
        cost = sum(self.worth[kind] for kind in action.kinds)
        return HOUSE_POINTS[open_section(state)] + 1 + self.castle - cost

    def provost(self, state: Classic, seat: int, action: MoveProvost) -> float:
        """What the provost is worth elsewhere: own workers in reach, others' out of it."""
        reached = state.worker[: state.provost + action.spaces + 1]
        others = sum(worker >= 0 for worker in reached) - reached.count(seat)
        paid = self.goods(state, seat, DENIER, -action.price * abs(action.spaces))
        drive = self.mood.hurry * action.spaces
        return REACHED * reached.count(seat) - OTHERS_REACHED * others + drive + paid

    def visit(self, state: Classic, seat: int, space: int) -> float:
        """What a worker on a space is worth."""
        if space == CASTLE:
            return self.at_castle(state, seat)
        if space in (STABLES, INN):
            return 0.6 + self.warmth * self.random.random()
        if space in (GATE, GUILD):
            return PASSAGE if space == GATE else GUIDANCE
        if space >= ROAD:
            return self.best(state, seat, SPECIAL_BUILDINGS[space - ROAD].effect, space)
        kind = state.road_kind[space]
        beyond = BEYOND * max(0, space - state.provost)
        best = self.best(state, seat, state.edition.worker[kind], space)
        return best + WHIM * self.liking[kind] - beyond

    def at_castle(self, state: Classic, seat: int) -> float:
        """What a worker at the castle is worth: the best batch, if there is room and one to pay."""
        if open_section(state) == len(HOUSE_POINTS):
            return NO_ROOM
        cubes = state.goods[seat * GOODS : seat * GOODS + CUBES]
        paid = [each for each in BATCHES if all(cubes[kind] for kind in each.kinds)]
        return max((self.batch(state, each) for each in paid), default=NO_BATCH)

    def best(self, state: Classic, seat: int, word: Word | None, space: int) -> float:
        """What the best use of a word is worth."""
        if isinstance(word, Gain):
            return self.value(state, seat, word.taken)
        offered = word.run(state, seat, space) if word else ()
        return max((self.value(state, seat, action) for action in offered), default=NOTHING)


def foreseen(state: Classic, seat: int) -> Classic:
    """The state, with what a seat's workers on the road will bring if it is placing others."""
    ahead = state.clone()
    if state.phase == "workers":
        for space in range(ROAD):
            word = state.edition.worker[state.road_kind[space]]
            if state.worker[space] == seat and isinstance(word, Gain | Choose):
                taken = word.taken[0] if isinstance(word, Choose) else word.taken
                taken.happen(ahead, seat)
    return ahead


def moves(state: Classic, seed: int, watch: Watch | None = None) -> Iterator[str]:
    """Play a state to its end with players drawn from a seed; yields each action beforehand.

    The state's own seed deals; without one chance is answered by lot.
    """
    random = Random(seed)
    mood = Mood(random.choice([-0.8, -0.3, 0.0, 0.5]), random.choice([0.0, 0.0, 6.0]))
    players = [Player(random, mood) for _ in range(state.players)]
    while not state.is_over:
        seat = state.actor
        if seat != CHANCE:
            action = players[seat].choose(state, seat)
        else:
            action = random.choice(state.offered) if state.seed is None else state.dealt()
        yield action.text
        state.apply(action, watch)
