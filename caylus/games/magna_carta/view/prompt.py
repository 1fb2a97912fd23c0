"""What is asked, and what others wait for."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.buildings import OwnerEffect, PlaceStep
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import CONTRIBUTE
from caylus.games.magna_carta.rules.provost import INFLUENCE
from caylus.games.magna_carta.rules.setup import FIRST_HAND
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.rules.turns import TURN
from caylus.games.magna_carta.rules.words import Trade
from caylus.games.magna_carta.view.cards import things
from caylus.games.magna_carta.view.forecast import makes
from caylus.view.text import _, either


def dealing(table: Board) -> str:
    """What is said while CHANCE is asked."""
    return _("The cards are dealt.")


def awaited(table: Board) -> str:
    """What another one is choosing."""
    step = table.step
    if step is FIRST_HAND:
        return _("Wait while a first hand is chosen.")
    if step is TURN:
        return _("Wait for a worker, a building, a card or a pass.")
    if step is INFLUENCE:
        return _("Wait while the Provost may be moved.")
    if step is CONTRIBUTE:
        return _("Wait for an offer to the castle.")
    if isinstance(step, PlaceStep):
        name = _(BUILDINGS[table.road_kind[step.place]].name)
        return _("Wait while {number} {name} is used.", number=step.place + 1, name=name)
    return ""


def question(sight: Sight) -> str:
    """What the actor is asked."""
    table = sight.table
    step = table.step
    if step is FIRST_HAND:
        return _("Keep these three cards, or exchange them all, once.")
    if step is TURN:
        return _turn_question(sight)
    if step is INFLUENCE:
        return _("Move the Provost up to three places, a denier each, or leave him.")
    if step is CONTRIBUTE:
        return _("Offer batches: one food, one wood, one stone each; gold stands in for any.")
    if isinstance(step, PlaceStep):
        return _effect_question(sight, step)
    return ""


def _most(sight: Sight, trades: Sequence[Trade]) -> Trade:
    """The last printed way that is on offer: that with the most to take."""
    actions = sight.actions()
    on_offer = [trade for trade in trades if any(makes(action, trade) for action in actions)]
    return (on_offer or trades)[-1]


def _effect_question(sight: Sight, step: PlaceStep) -> str:
    """What a card asks; of several ways it tells the most that there is to take."""
    table = sight.table
    building = BUILDINGS[table.road_kind[step.place]]
    word = building.owner if isinstance(step, OwnerEffect) else building.worker
    trades = word.trades() if word else ()
    if not trades:
        return ""
    give, gain = _most(sight, trades)
    told = {"number": step.place + 1, "name": _(building.name), "give": things(give)}
    if gain == "R":
        return _("{number} {name}: turn a lit card of yours into a residence for {give}?", **told)
    told["gain"] = things(gain)
    if (give, gain) != trades[0]:
        return _("{number} {name}: take up to {gain} for {give}?", **told)
    return _("{number} {name}: take {gain} for {give}?", **told)


def _turn_question(sight: Sight) -> str:
    texts = {action.text.split()[0] for action in sight.actions()}
    choices = [
        (_("place a worker"), "place"),
        (_("build"), "build"),
        (_("build prestige"), "prestige"),
        (_("draw"), "draw"),
        (_("replace cards"), "replace"),
        (_("pass"), "pass"),
    ]
    offered = [words for words, verb in choices if verb in texts]
    if len(offered) == 1:
        return _("You can only pass.")
    return _("You can {choices}.", choices=either(offered))
