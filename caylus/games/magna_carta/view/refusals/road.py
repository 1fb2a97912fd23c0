"""What stands against workers, the Provost and the effects of cards along the road."""

from __future__ import annotations

import re

from caylus.games.magna_carta.rules.numbers import (
    CLOSED,
    FIRST_PRESTIGE_KIND,
    FREE,
    LAWYER_KIND,
    RESIDENCE_KIND,
)
from caylus.games.magna_carta.rules.provost import FARTHEST
from caylus.games.magna_carta.rules.words import Sell
from caylus.games.magna_carta.view import headings
from caylus.games.magna_carta.view.cards import things
from caylus.games.magna_carta.view.refusals.wish import Wish, asking_card, asking_kind
from caylus.kernel.errors import shown
from caylus.view.refusal import Refusal
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext

_MOVE = re.compile(r"0|[+-][1-9][0-9]{0,3}")


def no_number(wish: Wish) -> str:
    """Something else stands where a number is needed."""
    if wish.numeral and not wish.number:
        return Refusal(_("No such number: {word}.", word=shown(wish.numeral)), headings.NOTATION)
    return ""


def no_such_place(wish: Wish) -> str:
    """The road is not as long."""
    length = len(wish.table.road_kind)
    if wish.number > length:
        return _(
            "There is no place {number}: the road ends at {last}.", number=wish.number, last=length
        )
    return ""


def takes_no_worker(wish: Wish) -> str:
    """Residences and prestige buildings are closed (phase 2)."""
    if wish.place is not None and wish.table.road_worker[wish.place] == CLOSED:
        return _("The {name} takes no worker.", name=wish.there)
    return ""


def no_denier_for_a_worker(wish: Wish) -> str:
    """Placing a worker takes a denier."""
    return "" if wish.deniers else _("You have no denier for a worker.")


def all_workers_placed(wish: Wish) -> str:
    """No worker is left in the supply."""
    return "" if wish.table.workers[wish.seat] else _("All your workers are placed.")


def worker_there(wish: Wish) -> str:
    """A card takes one worker."""
    worker = wish.table.road_worker[wish.place] if wish.place is not None else FREE
    if worker == wish.sight.seat:
        return _("Your worker stands there already.")
    if worker >= 0:
        return _("{name}'s worker stands there already.", name=name_of(wish.seats, worker))
    return ""


def no_free_card(wish: Wish) -> str:
    """No place is named, and every card has its worker or takes none."""
    return "" if wish.words else _("No card on the road is free for a worker.")


def no_move(wish: Wish) -> str:
    """Something else stands where a move is needed."""
    if _MOVE.fullmatch(wish.word(0)):
        return ""
    sentence = _("The Provost moves by +1, -1 or 0, not by {word}.", word=shown(wish.word(0)))
    return Refusal(sentence, headings.NOTATION)


def too_far(wish: Wish) -> str:
    """The Provost moves three places at most."""
    if abs(int(wish.word(0))) <= FARTHEST:
        return ""
    return ngettext(
        "The Provost moves at most {count} place.",
        "The Provost moves at most {count} places.",
        FARTHEST,
    )


def off_the_road(wish: Wish) -> str:
    """The Provost stays on the road."""
    target, last = wish.table.provost + int(wish.word(0)) + 1, len(wish.table.road_kind)
    if target > last:
        return Refusal(_("The road ends at place {last}.", last=last), headings.ENDS_OF_THE_ROAD)
    if target < 1:
        return Refusal(_("The road begins at place 1."), headings.ENDS_OF_THE_ROAD)
    return ""


def move_too_dear(wish: Wish) -> str:
    """A place takes a denier."""
    return _too_dear(wish, abs(int(wish.word(0))))


def _too_dear(wish: Wish, price: int) -> str:
    if price <= wish.deniers:
        return ""
    return _(
        "That would take {price}: you have {count}.", price=things("d" * price), count=wish.deniers
    )


def gives_less(wish: Wish) -> str:
    """The card gives other cubes or fewer things."""
    name, word = asking_card(wish.table)
    trades = word.trades()
    if wish.count > len(trades):
        sentence = _("The {name} gives at most {gain}.", name=name, gain=things(trades[-1].gain))
        return Refusal(sentence, _where(wish))
    if wish.verb == "buy" and "G" in wish.cubes:
        return Refusal(_("The {name} gives no gold.", name=name), _where(wish))
    return ""


def trade_too_dear(wish: Wish) -> str:
    """The card takes more deniers."""
    trades = asking_card(wish.table)[1].trades()
    return _too_dear(wish, trades[wish.count - 1].give.count("d"))


def takes_another_cube(wish: Wish) -> str:
    """The card takes one cube, and perhaps no gold."""
    name, word = asking_card(wish.table)
    if isinstance(word, Sell) and wish.cubes not in tuple(word.cubes):
        sentence = _("The {name} takes {give}.", name=name, give=things(word.trades()[0].give))
        return Refusal(sentence, _where(wish))
    return ""


def _where(wish: Wish) -> str:
    """Where it is told what the card that asks gives and takes."""
    return headings.row_of_card(asking_kind(wish.table))


def not_to_be_turned(wish: Wish) -> str:
    """A Lawyer turns own cards that show their front, but no Lawyer, and each once."""
    table = wish.table
    if wish.place is None or wish.place in table.turnable(wish.seat):
        return ""
    kind, owner = table.road_kind[wish.place], table.road_owner[wish.place]
    if owner == FREE:
        return _("The {name} is neutral and is never turned.", name=wish.there)
    if kind == RESIDENCE_KIND:
        return _("A residence stands there already.")
    if kind >= FIRST_PRESTIGE_KIND:
        return _("The {name} is never turned.", name=wish.there)
    if owner != wish.seat:
        return _(
            "The {name} there is {owner}'s.", name=wish.there, owner=name_of(wish.seats, owner)
        )
    if kind == LAWYER_KIND:
        return _("A Lawyer is never turned.")
    sentence = _("The {name} is chosen already and turns once its worker is done.", name=wish.there)
    return Refusal(sentence, headings.TURNED_ONCE)
