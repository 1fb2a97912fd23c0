"""What stands against a worker on a space, and against turning what stands there."""

from __future__ import annotations

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.numbers import (
    CRAFT_KINDS,
    FIXED_KINDS,
    LAWYER_KIND,
    NEUTRAL_KINDS,
    RESIDENCE_KIND,
)
from caylus.games.classic.rules.placing import STALLS, price
from caylus.games.classic.rules.spaces import (
    CASTLE,
    CLOSED,
    EMPTY,
    FREE,
    GATE,
    INN,
    ROAD,
    SINGLE,
    STABLES,
)
from caylus.games.classic.view import headings
from caylus.games.classic.view.refusals.wish import Wish
from caylus.games.classic.view.tiles import things
from caylus.kernel.errors import shown
from caylus.view.refusal import Refusal, number_in
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext


def no_such_space(wish: Wish) -> str:
    """No space has this name."""
    number = number_in(wish.word(0))
    if not wish.words or wish.space is not None:
        return ""
    if number:
        told = {"number": number, "last": ROAD}
        return Refusal(
            _("There is no space {number}: the road ends at {last}.", **told), headings.MAP
        )
    return Refusal(_("No such space: {word}.", word=shown(wish.word(0))), headings.MAP)


def empty_space(wish: Wish) -> str:
    """Nothing has been built there."""
    space = wish.on_road
    if space is not None and wish.table.road_kind[space] == EMPTY:
        return _("Space {number} is empty.", number=space + 1)
    return ""


def takes_no_worker(wish: Wish) -> str:
    """Residences and prestige buildings are closed (phase 2)."""
    if wish.on_road is not None and wish.table.worker[wish.on_road] == CLOSED:
        return Refusal(_("The {name} takes no worker.", name=wish.there), headings.PLACING)
    return ""


def away_from_the_gate(wish: Wish) -> str:
    """The worker at the gate goes elsewhere (phase 3)."""
    if wish.space != GATE:
        return ""
    sentence = _("The worker at the Gate moves to another space.")
    return Refusal(sentence, headings.FROM_THE_GATE)


def worker_there(wish: Wish) -> str:
    """A building takes one worker."""
    space = wish.space
    if space is None or space >= SINGLE:
        return ""
    return _standing(wish, wish.table.worker[space])


def inn_taken(wish: Wish) -> str:
    """A worker comes to the left place of the inn, never to the right one."""
    if wish.space != INN or wish.table.inn[0] == FREE:
        return ""
    return _standing(wish, wish.table.inn[0])


def _standing(wish: Wish, worker: int) -> str:
    """Whose worker takes a place already."""
    if worker == wish.seat:
        return Refusal(_("Your worker stands there already."), headings.PLACING)
    if worker < 0:
        return ""
    name = name_of(wish.seats, worker)
    return Refusal(_("{name}'s worker stands there already.", name=name), headings.PLACING)


def no_stables(wish: Wish) -> str:
    """Two players play without the stables."""
    if wish.space == STABLES and wish.table.players == 2:
        return Refusal(_("Two players play without the Stables."), headings.TWO_PLAYERS)
    return ""


def once_in_the_stables(wish: Wish) -> str:
    """The stables take one worker of each player, and three in all."""
    if wish.space != STABLES:
        return ""
    if wish.seat in wish.table.stables:
        sentence = _("The Stables take one worker of each player: yours is there already.")
        return Refusal(sentence, headings.PLACING)
    is_full = len(wish.table.stables) == STALLS
    return Refusal(_("The Stables are full."), headings.PLACING) if is_full else ""


def once_at_the_castle(wish: Wish) -> str:
    """The castle takes one worker of each player."""
    if wish.space != CASTLE or wish.seat not in wish.table.queue:
        return ""
    sentence = _("The Castle takes one worker of each player: yours is there already.")
    return Refusal(sentence, headings.PLACING)


def worker_too_dear(wish: Wish) -> str:
    """The price rises with every pass, but not on an own building nor for the guest of the inn."""
    table, space = wish.table, wish.space
    cost = 0 if space is None else price(table, wish.seat, space)
    if cost <= wish.deniers:
        return ""
    told = {"price": things("d" * cost), "owned": things("d" * wish.deniers)}
    if not wish.deniers:
        return _("A worker costs {price} there, and you have no denier.", **told)
    if table.players == 2:
        sentence = _(
            "The other player has passed: a worker costs {price} there, and you have {owned}.",
            **told,
        )
        return Refusal(sentence, headings.TWO_PLAYERS)
    return ngettext(
        "{count} player has passed: a worker costs {price} there, and you have {owned}.",
        "{count} players have passed: a worker costs {price} there, and you have {owned}.",
        len(table.bridge),
        **told,
    )


def never_turned(wish: Wish) -> str:
    """Neither special nor fixed buildings, residences nor prestige buildings are turned."""
    if wish.space is None:
        return ""
    kind = EMPTY if wish.on_road is None else wish.table.road_kind[wish.on_road]
    if kind == RESIDENCE_KIND:
        return _("A residence stands there already.")
    if kind in FIXED_KINDS:
        return _("The {name} is printed on the road and is never turned.", name=wish.there)
    if kind in CRAFT_KINDS or kind in NEUTRAL_KINDS:
        return ""
    return _("The {name} is never turned.", name=wish.there)


def turned_by_its_owner(wish: Wish) -> str:
    """Only the owner turns a craft building."""
    space = wish.on_road
    owner = FREE if space is None else wish.table.road_owner[space]
    if owner in (FREE, wish.seat):
        return ""
    name = name_of(wish.seats, owner)
    return _("The {name} there is {owner}'s.", name=wish.there, owner=name)


def no_lawyer_turned(wish: Wish) -> str:
    """A lawyer is not turned."""
    if wish.on_road is not None and wish.table.road_kind[wish.on_road] == LAWYER_KIND:
        return _("A Lawyer is never turned.")
    return ""


def turned_once(wish: Wish) -> str:
    """A building that will be a residence is not turned again."""
    if wish.on_road is None or not _is_reserved(wish.table, wish.on_road):
        return ""
    sentence = _("The {name} is chosen already and turns once its worker is done.", name=wish.there)
    return Refusal(sentence, headings.NO_SECOND_TIME)


def _is_reserved(table: Board, space: int) -> bool:
    return table.turning[space] != FREE
