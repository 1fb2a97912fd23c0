"""The command `puzzles`: positions with one clearly best choice, from games of the strongest.

The strongest opponents play games with little thought. Where little thought finds one choice ahead
that instinct would not take, more thought looks closer, step by step, and drops most. A puzzle is
what is left after all of it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, count, islice
from pathlib import Path
from random import Random
from typing import Any

from tqdm import tqdm

from caylus import games
from caylus.kernel.header import PERSON
from caylus.kernel.record import Match, new_match
from caylus.kernel.state import Action, Sight
from caylus.players.budget import Budget
from caylus.players.levels import LEVELS
from caylus.players.puzzle import CLEARLY, Puzzle, puzzle
from caylus.players.search import Search, Thought
from caylus.records.link import link, unlink

STRONGEST = LEVELS[-1].name
FILE = "found.txt"
MOST_PLAYERS = 4
FEWEST_CHOICES, MOST_CHOICES = 3, 25
MOST_A_GAME = 2
# The part of all thought by which opponents play.
AT_PLAY = 1 / 200
# After which part of it a position is dropped unless the best choice is so far ahead, in per cent.
STEPS = ((AT_PLAY, 2), (1 / 64, 4), (1 / 5, CLEARLY - 1), (1, CLEARLY))
# The part of all thought that every choice gets at least, so that none is misjudged.
A_CHOICE = 1 / 50
TOLD = 6
GAMES_A_SEED = 1_000_003


@dataclass(frozen=True)
class Plan:
    """A plan of what to find: puzzles of a game, up to a `count`, in the games of a seed.

    Every puzzle got so many `iterations` of thought, and is written at once to the file of the
    `path`.
    """

    game: str
    count: int
    seed: int
    iterations: int
    path: Path

    def budget(self, part: float, spent: int = 0) -> Budget:
        """What a part of all thought still lacks when some is spent."""
        return Budget(iterations=max(1, round(self.iterations * part) - spent))


def file_of(game: str) -> Path:
    """Where the puzzles of a game are kept."""
    return games.place(game) / "puzzles" / FILE


def find(plan: Plan) -> dict[str, Any]:
    """Find puzzles as planned, or go on behind those that are found already; returns how many."""
    plan.path.parent.mkdir(parents=True, exist_ok=True)
    with plan.path.open("a+", encoding="utf-8") as file:
        file.seek(0)
        found = [puzzle(line) for line in file.read().splitlines()]
        every = (puzzles(plan, number) for number in count(_next_game(found, plan.seed)))
        due = islice(chain.from_iterable(every), max(0, plan.count - len(found)))
        for one in tqdm(due, plan.game, plan.count, initial=len(found), unit="puzzle"):
            print(one.line, file=file, flush=True)
            found.append(one)
    return {"puzzles": len(found), "file": str(plan.path)}


def find_anew(plan: Plan) -> dict[str, Any]:
    """Think anew about the puzzles that are found already; returns how many of them still are some.

    What they tell of their choices is as old as the opponents who thought about them.
    """
    lines = plan.path.read_text(encoding="utf-8").splitlines()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        thought = pool.map(partial(_anew, plan), lines)
        found = [one.line for one in tqdm(thought, plan.game, len(lines), unit="puzzle") if one]
    plan.path.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    return {"puzzles": len(found), "file": str(plan.path)}


def _anew(plan: Plan, line: str) -> Puzzle | None:
    """The puzzle of a line as it is now, if it is still one."""
    match = unlink(puzzle(line).link, games.GAMES).match
    thought = _thought(plan, match, Random(match.header.seed))
    return puzzle_at(plan, match, thought, STEPS[-1:])


def _next_game(found: list[Puzzle], seed: int) -> int:
    """The number of the game behind the last one of a seed in which a puzzle was found."""
    seeds = [unlink(one.link, games.GAMES).match.header.seed or 0 for one in found]
    numbers = [each % GAMES_A_SEED for each in seeds if each // GAMES_A_SEED == seed]
    return max(numbers, default=-1) + 1


def puzzles(plan: Plan, number: int) -> Iterator[Puzzle]:
    """Play the game of a number and give the puzzles in it: one a round, and no more than two."""
    match = _begun(plan, number)
    random = Random(match.header.seed)
    rounds: set[int] = set()
    match.deal()
    while match.state.actor is not None:
        state = match.state
        action = state.offered[0]
        if len(state.offered) > 1:
            thought = _thought(plan, match, random)
            if state.round not in rounds and len(rounds) < MOST_A_GAME:
                found = puzzle_at(plan, match, thought)
                if found:
                    rounds.add(state.round)
                    yield found
            action = thought.action
        match.play(str(action))
        match.deal()


def _begun(plan: Plan, number: int) -> Match:
    """The game of a number before its first deal: all variants take turns with 2 to 4 players."""
    game = games.GAMES[plan.game]
    counts = range(game.fewest, min(game.most, MOST_PLAYERS) + 1)
    later, which = divmod(number, len(counts))
    variant = game.variants[later % len(game.variants)]
    seats = [(STRONGEST, "")] * counts[which]
    return new_match(game, variant, seats, plan.seed * GAMES_A_SEED + number)


def _thought(plan: Plan, match: Match, random: Random) -> Thought:
    """A first, short thought about the decision in a match."""
    search = LEVELS[-1].player(plan.budget(1))
    assert isinstance(search, Search)
    thought = Thought(search, match.state.sight(match.state.actor), random)
    thought.go_on(plan.budget(AT_PLAY))
    return thought


def puzzle_at(
    plan: Plan, match: Match, thought: Thought, steps: Sequence[tuple[float, int]] = STEPS
) -> Puzzle | None:
    """The puzzle where a match stands, if it is one; takes as much thought as it is worth."""
    offered = match.state.offered
    if not FEWEST_CHOICES <= len(offered) <= MOST_CHOICES:
        return None
    for part, lead in steps:
        if thought.root.visits < plan.iterations * part:
            thought.go_on(plan.budget(part, thought.root.visits))
        if not _is_clear(thought, lead):
            return None
    for action in offered:
        while _visits(thought, action) < plan.iterations * A_CHOICE:
            thought.look(action)
    is_puzzle = _is_clear(thought, CLEARLY) and _is_found_again(plan, thought)
    return _told(match, thought) if is_puzzle else None


def _is_found_again(plan: Plan, thought: Thought) -> bool:
    """Whether thought that begins anew finds the same clearly best: the first may be luck."""
    again = Thought(thought.search, thought.sight, Random(0))
    again.go_on(plan.budget(1))
    return _is_clear(again, CLEARLY) and str(again.action) == str(thought.action)


def _visits(thought: Thought, action: Action) -> int:
    child = thought.root.children.get(action)
    return child.visits if child else 0


def _is_clear(thought: Thought, least: int) -> bool:
    """Whether one choice is so many per cent ahead at least, and not what instinct says."""
    (best, percent), *others = _ranked(thought)
    lead = percent - max((chance for _action, chance in others), default=percent)
    return lead >= least and best is thought.action and best is not instinct(thought.sight)


def _ranked(thought: Thought) -> list[tuple[Action, int]]:
    """The choices with their chances to win in per cent, the most promising first."""
    actions = thought.root.children
    chances = [(action, round(100 * thought.chance(action))) for action in actions]
    return sorted(chances, key=lambda one: -one[1])


def instinct(sight: Sight) -> Action:
    """What instinct says to whoever must choose."""
    knows = games.mind(sight.table.game).mind(sight.table)
    ranked = knows.ranked(sight.sample(Random(0)))
    return max(ranked, key=lambda one: one[1])[0]


def _told(match: Match, thought: Thought) -> Puzzle:
    """The puzzle where a match stands: the person has the move, the others are the strongest."""
    header, actor = match.header, match.state.actor
    seats = tuple(
        replace(seat, player=PERSON) if number == actor else seat
        for number, seat in enumerate(header.seats)
    )
    begun = replace(header, seats=seats, start=match.state.to_json())
    told = {str(action): percent for action, percent in _ranked(thought)[:TOLD]}
    return Puzzle(link(Match(begun, match.game)), told)
