"""What is changed in positions of classic Caylus so that nobody wrote them.

`python -m tests.games.classic.rules.mutations 100000` reads so many, in portions of a thousand,
and plays on those that are accepted.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import caylus
from tests.games.classic.rules import many
from tests.games.classic.rules.census import broken
from tests.games.classic.rules.facts import CRAFTS, PRESTIGE
from tests.games.classic.rules.positions import GOODS, LINES, SECTIONS
from tests.mutations import WHO, Mutations, Position, players_of

STEPS = (
    *("round", "income", "workers", "specials", "gate", "trading-post", "guild", "joust-field"),
    *("stables", "inn", "provost", "buildings", "castle", "castle-favor", "end", "scoring"),
    *("scored", "neutral", "order", "turn", "influence", "lodging", "batch", "count", "favor"),
    *("effect-prestige", "effect-deniers", "effect-cubes", "effect-buildings", "use-barter"),
    *("use-carpenter", "use-mason", "use-lawyer", "use-architect", "take-two", "worker-1"),
    *("worker-9", "owner-9", "home-9", "worker-gate", "home-guild", "worker-joust-field"),
)
TILES = (
    *("neutral-farm", "neutral-quarry", "fixed-peddler", "gold-mine", "residence"),
    *(*CRAFTS, *PRESTIGE),
)


def states(state: caylus.State, random: Random) -> Iterator[caylus.State]:
    """Play a game, mostly one of people who are rich, as builders do; yields each state."""
    state = many.enriched(state) if random.random() < 0.7 else state
    for _ in many.construction(state, random.randrange(10**6)):
        yield state
    yield state


def unplayable(position: Position) -> set[str]:
    """What a position breaks, but for what one made by hand need not keep."""
    return {*broken(position)} - {"points", "bailiff"}


def promote(position: Position, random: Random) -> None:
    """Give some players other favors and houses."""
    for player in players_of(position):
        for what, names in (("favors", LINES), ("houses", SECTIONS)):
            if isinstance(player.get(what), dict) and random.random() < 0.5:
                player[what][random.choice(names)] = random.randrange(6)


def move_worker(position: Position, random: Random) -> None:
    """Put a worker on the road or take one away."""
    road = position.get("road")
    spaces = [space for space in road if isinstance(space, dict)] if isinstance(road, list) else []
    if spaces:
        space = random.choice(spaces)
        if space.pop("worker", None) is None:
            space["worker"] = random.choice(WHO[:5])


MUTATIONS = Mutations(
    game="classic",
    states=states,
    steps=STEPS,
    texts=(*LINES, *SECTIONS, *TILES, "2005", "2006-simple"),
    numbers=(14, 15, 16, 18, 28, 29, 40),
    goods=(*GOODS.values(),),
    thing="tile",
    marks={"worker": WHO, "owner": WHO, "turning": WHO, "tile": TILES},
    deeds=(promote, move_worker),
    broken=unplayable,
)

if __name__ == "__main__":
    MUTATIONS.main()
