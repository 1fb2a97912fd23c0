"""What a seat's last choice left on the table."""

from __future__ import annotations

import caylus
from caylus.kernel.state import Action, State, Step
from caylus.table.recap import Recap
from caylus.view.table import Before


def since(state: caylus.State, *texts: str) -> Before:
    """What red's last choice left, when all this is played."""
    recap = Recap([0])

    def watch(state: State, seat: int, what: Action | Step) -> None:
        recap.watch(state, seat, what, 0)

    for text in texts:
        while state.actor == caylus.CHANCE:
            state.play(state.actions()[0])
        recap.forced = len(state.offered) == 1
        state.play(text, watch)
    return recap.before[0]
