"""Tips for learners: one for each kind of question, until it has been learned."""

from __future__ import annotations

from collections.abc import Collection

from caylus.games.magna_carta.rules.sight import Sight
from caylus.kernel.text import N_
from caylus.view.text import _

TIPS = {
    "keep": N_("Good first cards are cheap: their cost stands at their top left."),
    "place": N_(
        "A worker costs 1 denier and works if the Provost reaches him. Hold or hover cards to read."
    ),
    "build": N_("A building goes to the end of the road. Others' workers on it pay you as well."),
    "prestige": N_("A prestige building takes the place of one of your residences."),
    "pass": N_("Who passes first takes 1 denier, and moves the Provost first."),
    "provost": N_("Workers beyond the Provost bring nothing: move him on past yours, or back."),
    "offer": N_("One food, one wood, one stone: a castle token. Who offers most takes 1 gold."),
    "decline": N_("You may decline: goods that you keep may be worth more in the castle."),
}


def tip(sight: Sight, learned: Collection[str] | None) -> tuple[str, str]:
    """The first tip that fits what is asked and is not learned: its name and its sentence.

    Both are empty when there is none, or when `learned` is None: then no tips are wanted.
    """
    if learned is None or sight.seat is None:
        return "", ""
    verbs = {action.text.split()[0] for action in sight.actions()}
    for name, sentence in TIPS.items():
        if name in verbs and name not in learned:
            return name, _(sentence)
    return "", ""
