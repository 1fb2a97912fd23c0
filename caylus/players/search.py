"""Looking ahead: a tree search over sampled states, guided by instinct, judged by prospects.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every iteration
samples what the seat does not know and walks one tree of actions, so choices cannot depend on
hidden cards. In a node it takes the action with the best mean result so far plus a bonus. The
bonus favours actions that instinct recommends and that were tried little (PUCT, as in AlphaZero).
Instinct plays a new leaf out to the end of its round, and prospects judge it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from caylus import games
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, Sight, State
from caylus.players.budget import Budget
from caylus.players.company import Company, in_company
from caylus.players.mind import Mind, Outlook, Ranks, chances
from caylus.players.player import Player
from caylus.players.temperaments import Tempered, tempered

Lot = Callable[[], float]
# Who did what.
Deed = tuple[int, Action]
# The share of a final result that comes from the lead, so that a won game is still played well.
LEAD = 0.1
# No game that goes on counts as more decided than this.
SURELY = 0.05


class Node:
    """A point that the game may reach: its `visits`, and the actor's `total` of results.

    `children` are by action. `priors` are what instinct recommends for `offered`, kept for the
    next visit.
    """

    __slots__ = ("children", "offered", "priors", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Action, Node] = {}
        self.offered: Sequence[Action] = ()
        self.priors: list[tuple[Action, float]] = []


class Search(Player):
    """An opponent that searches within a budget.

    `curiosity` weighs instinct's recommendations and `doubt` blurs them, both in points; a point
    counts for more chance in an open game than in one that is nearly decided.
    `open_mind` is the part of them that every action gets alike. `haste` blurs instinct in
    playouts. Results are chances to win. A `temperament` is followed with `zeal`. A search that
    `wants_help` thinks in two workers where a device has cores for them.
    """

    def __init__(
        self,
        budget: Budget,
        curiosity: float = 7.2,
        doubt: float = 2.0,
        open_mind: float = 0.1,
        haste: float = 0.5,
        temperament: str = "",
        zeal: float = 1.0,
        wants_help: bool = False,
    ) -> None:
        self.budget = budget
        self.temperament = temperament
        self.zeal = zeal
        self.wants_help = wants_help
        self.curiosity = curiosity
        self.doubt = doubt
        self.open_mind = open_mind
        self.haste = haste

    def decide(self, sight: Sight, actions: list[Action], random: Random) -> Action:
        """The most visited action."""
        return self.think(sight, random).action

    def think(self, sight: Sight, random: Random, company: Sequence[str] = ()) -> Thought:
        """Thought about a decision, for as long as the budget allows or more could change it."""
        thought = Thought(self, sight, random, company=company)
        for _left in thought.ripen(self.budget):
            pass
        return thought

    def iterate(
        self, node: Node, state: State, knows: Mind, lot: Lot, first: Action | None = None
    ) -> tuple[Action, list[float]]:
        """Walk down the tree to a new leaf, play it out, and count the result along the path.

        Leaves the state as it was judged and returns the action that was played first, `first` if
        it is given, and the results of all seats.
        """
        path = self._walk(node, state, knows, lot, first)
        deeds = [(actor, action) for actor, action, _ in path]
        deeds += self._play_out(state, knows, lot)
        results = self.results(state, knows, deeds)
        node.visits += 1
        for actor, _, reached in path:
            reached.visits += 1
            reached.total += results[actor] if actor >= 0 else 0.0
        return path[0][1], results

    def _walk(
        self, node: Node, state: State, knows: Mind, lot: Lot, first: Action | None
    ) -> list[tuple[int, Action, Node]]:
        """Walk down the tree to a new leaf; returns who did what, and the node that it led to."""
        path: list[tuple[int, Action, Node]] = []
        curiosity = self.curiosity / knows.swing(state)
        while state.actor is not None:
            actor = state.actor
            if first is not None:
                action, first = first, None
            elif actor == CHANCE or len(state.offered) == 1:
                action = state.outcome(lot())
            else:
                action = self._pick(node, state, knows, curiosity)
            child = node.children.get(action)
            is_new = child is None
            if child is None:
                child = node.children[action] = Node()
            path.append((actor, action, child))
            state.apply(action)
            node = child
            if is_new and actor != CHANCE:
                break
        return path

    def _pick(self, node: Node, state: State, knows: Mind, curiosity: float) -> Action:
        """The action with the highest mean result and bonus."""
        if node.offered != state.offered:
            node.offered = state.offered
            node.priors = self._priors(state, knows)
        children = node.children
        unseen = _unseen(node)
        likely = min(max(unseen, SURELY), 1 - SURELY)
        bonus = curiosity * likely * (1 - likely) * math.sqrt(node.visits + 1)
        chosen, highest = node.priors[0][0], -1.0
        for action, prior in node.priors:
            child = children.get(action)
            if child is None:
                value = unseen + bonus * prior
            else:
                value = child.total / child.visits + bonus * prior / (1 + child.visits)
            if value > highest:
                chosen, highest = action, value
        return chosen

    def _priors(self, state: State, knows: Mind) -> list[tuple[Action, float]]:
        """The share of attention that each sensible action deserves at a glance."""
        ranked = knows.ranked(state)
        best = max(worth for _, worth in ranked)
        shares = [math.exp((worth - best) / self.doubt) for _, worth in ranked]
        scale, alike = (1 - self.open_mind) / sum(shares), self.open_mind / len(shares)
        return [
            (action, share * scale + alike)
            for (action, _), share in zip(ranked, shares, strict=True)
        ]

    def _play_out(self, state: State, knows: Mind, lot: Lot) -> list[Deed]:
        """Play on by instinct until the round is over; returns who did what."""
        now = state.round
        deeds: list[Deed] = []
        while state.actor is not None and state.round == now:
            deeds.append((state.actor, play_hastily(state, knows, self.haste, lot)))
        return deeds

    def results(self, state: State, knows: Mind, deeds: Sequence[Deed] = ()) -> list[float]:
        """The chance of each seat to win, from the points that are expected.

        A seat with a temperament feels its joy in the deeds that led there as points; the others
        do not. At the end of the game the winners are known; the lead still counts a little.
        """
        values, swing = knows.values(state), knows.swing(state)
        likely = chances(values, swing)
        if isinstance(knows, Tempered):
            likely[knows.seat] = chances(knows.joyful(values, deeds), swing)[knows.seat]
        if not state.is_over:
            return likely
        won = knows.winners(state) if isinstance(knows, Company) else state.winners()
        return [
            LEAD * chance + (1 - LEAD) * (seat in won) / len(won)
            for seat, chance in enumerate(likely)
        ]


class Thought:
    """Thought about one decision, for as long as you like, in as many parts as you like.

    It chooses as if all played as well. Chances are told by how each seat plays, where the
    `company` is known: the names of the players at all seats.
    """

    def __init__(
        self,
        search: Search,
        sight: Sight,
        random: Random,
        knows: Mind | None = None,
        company: Sequence[str] = (),
    ) -> None:
        self.search = search
        self.sight = sight
        self.random = random
        self.seat: int = sight.actor or 0
        self.knows = knows or tempered(sight, search.temperament, search.zeal)
        short = games.mind(sight.table.game).shortfalls(sight.table) if company else {}
        self.judge = in_company(self.knows, company, short, self.knows.left(sight.table))
        self.told: dict[Action, float] = {}
        self.root = Node()

    def go_on(self, budget: Budget) -> None:
        """Think until a budget is spent."""
        for _ in budget.rounds():
            self._once()

    def _once(self, first: Action | None = None) -> tuple[list[float], State]:
        """Think once; returns the results of all seats and the state that they were told of."""
        state, lot = self.sight.sample(self.random), self.random.random
        action, results = self.search.iterate(self.root, state, self.knows, lot, first)
        if self.judge is not self.knows:
            results = self.search.results(state, self.judge)
        self.told[action] = self.told.get(action, 0.0) + results[self.seat]
        return results, state

    def ripen(self, budget: Budget) -> Iterator[float]:
        """Think until a budget is spent, or until no other action can become the most visited.

        Yields the part of the budget that is left, as long as some is.
        """
        parts = budget.parts()
        for done, part in enumerate(parts, 1):
            self.go_on(part)
            left = 1 - done / len(parts)
            if self._is_settled(self.root.visits * (len(parts) / done - 1)):
                return
            yield left

    def _is_settled(self, to_come: float) -> bool:
        """Whether so many more visits cannot change the action."""
        visits = sorted(child.visits for child in self.root.children.values())
        return to_come <= 0 or visits[-1] - sum(visits[-2:-1]) > to_come

    def look(self, action: Action) -> tuple[list[float], list[Outlook]]:
        """Think once more about one action; returns what it leads to for every seat."""
        results, state = self._once(action)
        return results, self.judge.outlooks(state)

    @property
    def action(self) -> Action:
        """The most visited action so far."""
        return max(self.root.children.items(), key=lambda child: child[1].visits)[0]

    @property
    def found(self) -> dict[str, int]:
        """How often each action was visited so far, by its text."""
        return {action.text: child.visits for action, child in self.root.children.items()}

    def agreed(self, helped: Mapping[str, int]) -> str:
        """The action most visited here and in what another thought about the decision found."""
        found = self.found
        return max(found, key=lambda action: found[action] + helped.get(action, 0))

    def chance(self, action: Action) -> float:
        """The chance to win that an action seems to leave; joy is included without a company."""
        return self.told[action] / self.root.children[action].visits


def play_hastily(state: State, knows: Ranks, haste: float, lot: Lot) -> Action:
    """Play one action: by lot for CHANCE or if it is forced, else by instinct; returns it."""
    if state.actor == CHANCE or len(state.offered) == 1:
        action = state.outcome(lot())
    else:
        action = hasty(knows.ranked(state), haste, lot)
    state.apply(action)
    return action


def hasty(ranked: list[tuple[Action, float]], haste: float, lot: Lot) -> Action:
    """The action that seems best to a player who is wrong by up to `haste` points."""
    chosen, highest = ranked[0][0], -math.inf
    for action, worth in ranked:
        felt = worth + haste * lot()
        if felt > highest:
            chosen, highest = action, felt
    return chosen


def _unseen(node: Node) -> float:
    """The result to assume of an untried action: a little below the mean; one half at first."""
    total, visits = 0.0, 0
    children = node.children
    for action, _ in node.priors:
        child = children.get(action)
        if child is not None:
            total += child.total
            visits += child.visits
    return total / visits - 0.02 if visits else 0.5
