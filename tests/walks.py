"""Random games: first a verb on offer is drawn, then an action of that verb."""

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType

import caylus
from caylus.kernel.state import Watch

ALIKE: Mapping[str, float] = MappingProxyType({})


def chosen(state: caylus.State, random: Random, eagerness: Mapping[str, float] = ALIKE) -> str:
    """One of the actions on offer; a verb's eagerness, 1 if not given, is how often it is drawn."""
    texts = [str(action) for action in state.actions()]
    verbs = sorted({text.split()[0] for text in texts})
    verb = random.choices(verbs, [eagerness.get(verb, 1) for verb in verbs])[0]
    return random.choice([text for text in texts if text.split()[0] == verb])


def walk(
    state: caylus.State,
    seed: int,
    eagerness: Mapping[str, float] = ALIKE,
    watch: Watch | None = None,
) -> Iterator[str]:
    """Play a state to its end, one action at a time; yields each before it is played."""
    random = Random(seed)
    while not state.is_over:
        text = chosen(state, random, eagerness)
        yield text
        state.play(text, watch)
