"""What is changed in positions of Magna Carta so that nobody wrote them.

`python -m tests.games.magna_carta.rules.mutations 100000` reads so many, in portions of a thousand,
and plays on those that are accepted.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import caylus
from tests.mutations import WHO, Mutations, Position, players_of
from tests.walks import walk

EAGER = {"place": 4, "build": 4, "prestige": 9, "decline": 0.3, "pass": 0.7}
SECTIONS = ("dungeon", "walls", "towers")
PILES = ("hand", "deck", "discard")
STEPS = (
    *("turn", "influence", "contribute", "first-hand", "worker-1", "owner-2", "home-3"),
    *("income", "actions", "provost", "buildings", "castle", "castle-bonus", "end-of-round"),
    *("round", "peddler-last", "neutral", "first-player", "deck-red", "deck-green"),
)
CARDS = ("market", "lawyer", "park", "neutral-peddler", "residence", "hotel", "theatre")


def states(state: caylus.State, random: Random) -> Iterator[caylus.State]:
    """Play a random game; yields each state."""
    for _ in walk(state, random.randrange(10**6), EAGER):
        yield state
    yield state


def move_card(position: Position, random: Random) -> None:
    """Put a card from one pile to another, so that none is lost."""
    for player in players_of(position):
        one, two = (player.get(pile) for pile in random.sample(PILES, 2))
        if isinstance(one, list) and isinstance(two, list) and one:
            two.append(one.pop())


def move_token(position: Position, random: Random) -> None:
    """Take a token from the castle or give it one, so that none is lost."""
    section, count = random.choice(SECTIONS), random.choice([-1, 1])
    wholes = [position.get("castle"), *(each.get("tokens") for each in players_of(position))]
    holders = [h for h in wholes if isinstance(h, dict) and isinstance(h.get(section), int)]
    if len(holders) > 1:
        one, two = random.sample(holders, 2)
        one[section] += count
        two[section] -= count


MUTATIONS = Mutations(
    game="magna-carta",
    states=states,
    steps=STEPS,
    texts=CARDS,
    numbers=(44, 45, 46, 47, 143, 144, 145),
    goods=("food", "wood", "stone", "gold", "deniers"),
    thing="card",
    marks={
        "worker": WHO,
        "owner": WHO,
        "cubes": (0, 1, 2, 4, 5),
        "marked": (True, False),
        "card": (*WHO, *CARDS),
    },
    deeds=(move_card, move_token),
)

if __name__ == "__main__":
    MUTATIONS.main()
