"""What is asked, and what others wait for."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.activation import OwnerEffect
from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.castle import BATCH
from caylus.games.classic.rules.construction import Construct, ConstructPrestige, MakeResidence
from caylus.games.classic.rules.favors import FAVOR, LineEffect
from caylus.games.classic.rules.placing import OWN_PRICE, price
from caylus.games.classic.rules.provost import INFLUENCE, GuideProvost
from caylus.games.classic.rules.setup import ORDER_LOT
from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.rules.specials import LODGING, MoveOn
from caylus.games.classic.rules.tiles import BLUE, STONY, WOODEN
from caylus.games.classic.rules.turns import TURN, Place
from caylus.games.classic.rules.words import NOWHERE, TAKE_TWO, Barter, Choose, Exchange, Trade
from caylus.games.classic.view.asking import Asking, asking
from caylus.games.classic.view.tiles import things
from caylus.games.classic.view.wordings.favors import line_name
from caylus.kernel.state import Action, Step
from caylus.kernel.text import N_
from caylus.view.text import _, either

_FAMILIES = {
    WOODEN: N_("{where}: build a lit wood building?"),
    STONY: N_("{where}: build a lit stone building?"),
    BLUE: N_("{where}: build a lit prestige building over your residence?"),
}
_AWAITED: dict[Step, str] = {
    TURN: N_("Wait for a worker or a pass."),
    LODGING: N_("Wait while the guest of the Inn stays or leaves."),
    INFLUENCE: N_("Wait while the Provost may be moved."),
    BATCH: N_("Wait for a batch for the castle."),
}
_ASKED: dict[Step, str] = {
    LODGING: N_("Inn: stay as its guest, or take your worker home?"),
    INFLUENCE: N_("Move the Provost up to three spaces, a denier each, or leave him."),
    FAVOR: N_("Royal favor: choose one of its lines."),
    TAKE_TWO: N_("Take two cubes that are not gold."),
}


def dealing(table: Board) -> str:
    """What is said while CHANCE is asked."""
    if table.step is ORDER_LOT:
        return _("The turn order is drawn by lot.")
    return _("The neutral buildings are dealt.")


def awaited(table: Board) -> str:
    """What another one is choosing."""
    step, found = table.step, asking(table)
    if step in _AWAITED:
        return _(_AWAITED[step])
    if found is None or found.space == NOWHERE:
        return _("Wait while a royal favor is used.")
    return _("Wait while {where} is used.", where=where_asked(table, found))


def where_asked(table: Board, found: Asking) -> str:
    """What asks, with the number of its space if it has one."""
    if found.space == NOWHERE:
        return _("Royal favor")
    if found.space >= len(table.road_kind):
        return found.name
    return _("{number} {name}", number=found.space + 1, name=found.name)


def question(sight: Sight) -> str:
    """What the actor is asked."""
    table = sight.table
    step, found = table.step, asking(table)
    if step is TURN:
        return _turn_question(sight)
    if step is BATCH:
        return _batch_question(table)
    if isinstance(step, LineEffect):
        return _("Royal favor: use an effect of {line}?", line=line_name(step.line))
    if found is not None:
        return _effect_question(sight, found)
    return _(_ASKED[step]) if step in _ASKED else ""


def _turn_question(sight: Sight) -> str:
    """What a worker costs, which is often less on an own building."""
    table, seat = sight.table, sight.seat or 0
    places = [action for action in sight.actions() if isinstance(action, Place)]
    prices = {price(table, seat, action.space) for action in places}
    told = {"price": things("d" * max(prices, default=OWN_PRICE)), "own": things("d" * OWN_PRICE)}
    if len(prices) > 1:
        return _("Place a worker for {price}, on your own building for {own}, or pass.", **told)
    if all(_is_own(table, seat, action) for action in places):
        return _("Place a worker on your own building for {own}, or pass.", **told)
    return _("Place a worker for {price}, or pass.", **told)


def _is_own(table: Board, seat: int, action: Place) -> bool:
    return action.space < len(table.road_owner) and table.road_owner[action.space] == seat


def _batch_question(table: Board) -> str:
    if table.batches[table.actor or 0]:
        return _("Castle: give one more batch, food and two other different cubes?")
    return _("Castle: give a batch, food and two other different cubes?")


def _effect_question(sight: Sight, found: Asking) -> str:
    """What an effect asks, by its word."""
    where, word = where_asked(sight.table, found), found.word
    if isinstance(word, MoveOn):
        return _("{where}: move your worker on to a lit space, for nothing?", where=where)
    if isinstance(word, GuideProvost):
        return _("{where}: move the Provost up to three spaces, for nothing?", where=where)
    if isinstance(word, Barter):
        return _("{where}: give one cube for two that are not gold?", where=where)
    if isinstance(word, Choose):
        return _choice(sight, where, word.trades())
    if isinstance(word, Construct | ConstructPrestige):
        return _(_FAMILIES[word.family], where=where)
    give, gain = _most(sight.actions(), word.trades())
    told = {"where": where, "give": things(give), "gain": things(gain)}
    if isinstance(word, MakeResidence):
        return _("{where}: turn a lit building into your residence for {give}?", **told)
    if (give, gain) != word.trades()[0]:
        return _("{where}: take up to {gain} for {give}?", **told)
    return _("{where}: take {gain} for {give}?", **told)


def _choice(sight: Sight, where: str, trades: Sequence[Trade]) -> str:
    gain = either([things(trade.gain) for trade in trades])
    if isinstance(sight.table.step, OwnerEffect):
        return _("{where}, yours: take {gain}.", where=where, gain=gain)
    return _("{where}: take {gain}.", where=where, gain=gain)


def _most(actions: Sequence[Action], trades: Sequence[Trade]) -> Trade:
    """The last printed way that is on offer: that with the most to take."""
    taken = [action.trade for action in actions if isinstance(action, Exchange)]
    sizes = {(len(trade.give), len(trade.gain)) for trade in taken}
    on_offer = [trade for trade in trades if (len(trade.give), len(trade.gain)) in sizes]
    return (on_offer or trades)[-1]
