"""The one line that says whose turn it is and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.buildings import OwnerEffect, PlaceStep
from caylus.games.magna_carta.cards import BUILDINGS
from caylus.games.magna_carta.castle import CONTRIBUTE
from caylus.games.magna_carta.provost import INFLUENCE
from caylus.games.magna_carta.setup import FIRST_HAND
from caylus.games.magna_carta.sight import Sight
from caylus.games.magna_carta.turns import TURN
from caylus.games.magna_carta.words import Turn
from caylus.kernel.header import PERSON, Seat
from caylus.view.cards import sentence
from caylus.view.seats import name_of
from caylus.view.text import _, listed


def prompt(sight: Sight, seats: Sequence[Seat]) -> tuple[str, str]:
    """Whose turn it is, and what is asked or awaited."""
    table = sight.table
    if table.actor is None:
        names = [name_of(seats, seat) for seat in table.winners()]
        if len(names) == 1:
            return _("The game is over."), _("{name} wins.", name=names[0])
        return _("The game is over."), _("{names} share the victory.", names=listed(names))
    if table.actor < 0:
        return _("The cards are dealt."), ""
    if sight.seat != table.actor:
        name = name_of(seats, table.actor)
        return _("{name}'s turn.", name=name), _("Waiting for {name}.", name=name)
    if sum(seat.player == PERSON for seat in seats) > 1:
        return _("{name}, your turn.", name=name_of(seats, table.actor)), _question(sight)
    return _("Your turn."), _question(sight)


def _question(sight: Sight) -> str:
    table = sight.table
    step = table.step
    if step is FIRST_HAND:
        return _("Keep these three cards, or exchange them all, once.")
    if step is TURN:
        return _turn_question(sight)
    if step is INFLUENCE:
        return _("Move the Provost up to three places, a denier each, or leave him.")
    if step is CONTRIBUTE:
        return _("Offer batches to the castle: one food, one wood and one stone each.")
    if isinstance(step, PlaceStep):
        number = step.place + 1
        building = BUILDINGS[table.road_kind[step.place]]
        name = _(building.name)
        word = building.owner if isinstance(step, OwnerEffect) else building.worker
        effect = sentence(word)
        question = _("{number} {name}: {effect}?", number=number, name=name, effect=effect)
        turns = any(isinstance(action, Turn) for action in sight.actions())
        return _("{question} Click a lit card of yours.", question=question) if turns else question
    return ""


def _turn_question(sight: Sight) -> str:
    texts = {action.text.split()[0] for action in sight.actions()}
    choices = [
        (_("place a worker"), "place"),
        (_("build"), "build"),
        (_("build a prestige building"), "prestige"),
        (_("draw"), "draw"),
        (_("replace your hand"), "replace"),
        (_("pass"), "pass"),
    ]
    offered = [words for words, verb in choices if verb in texts]
    if len(offered) == 1:
        return _("You can only pass.")
    first = ", ".join(offered[:-1])
    return _("{choices} or {last}.", choices=first.capitalize(), last=offered[-1])
