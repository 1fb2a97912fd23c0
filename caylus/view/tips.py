"""Tips for learners: one for each kind of question, until it has been learned."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from caylus.kernel.state import Sight
from caylus.view.text import _


def tip(tips: Mapping[str, str], sight: Sight, learned: Collection[str] | None) -> tuple[str, str]:
    """The first tip that fits what is asked and is not learned: its name and its sentence.

    A tip is for actions whose text begins with its name. Both are empty when there is none, or when
    `learned` is None: then no tips are wanted.
    """
    if learned is None or sight.seat is None:
        return "", ""
    verbs = {action.text.split()[0] for action in sight.actions()}
    for name, sentence in tips.items():
        if name in verbs and name not in learned:
            return name, _(sentence)
    return "", ""
