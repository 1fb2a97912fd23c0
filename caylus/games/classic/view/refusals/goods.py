"""What stands against taking, trading and giving goods: the letters, the effect, what is owned."""

from __future__ import annotations

from caylus.games.classic.rules.castle import BATCHES
from caylus.games.classic.rules.goods import LETTERS, letters
from caylus.games.classic.rules.words import TAKE_TWO, Choose, Rates
from caylus.games.classic.view import headings
from caylus.games.classic.view.asking import asking
from caylus.games.classic.view.refusals.wish import Wish
from caylus.games.classic.view.tiles import sentence, things
from caylus.kernel.errors import shown
from caylus.view.refusal import Refusal
from caylus.view.text import _, either

_ORDER = f"{LETTERS}dP"


def no_cubes(wish: Wish) -> str:
    """Something else stands where cubes are named."""
    if set(wish.letters) - set(LETTERS):
        return Refusal(_("No such cubes: {word}.", word=shown(wish.letters)), headings.NOTATION)
    return ""


def no_goods(wish: Wish) -> str:
    """Something else stands where goods are named."""
    if set(wish.letters) - set(_ORDER):
        return Refusal(_("No such goods: {word}.", word=shown(wish.letters)), headings.NOTATION)
    return ""


def not_in_order(wish: Wish) -> str:
    """The notation has one order of goods."""
    ordered = "".join(sorted(wish.letters, key=_ORDER.index))
    if wish.letters != ordered:
        sentence = _("The order of cubes is F W S C G: {word}.", word=shown(ordered))
        return Refusal(sentence, headings.NOTATION)
    return ""


def lacks_named_cubes(wish: Wish) -> str:
    """The seat has not all of the cubes it names."""
    lack = [max(0, count - owned) for count, owned in zip(wish.paid, wish.owned, strict=True)]
    return _("You lack {lack}.", lack=things(letters(lack))) if any(lack) else ""


def two_cubes_are_taken(wish: Wish) -> str:
    """Two cubes that are not gold are taken for one (favor of cubes, column 4)."""
    if wish.table.step is not TAKE_TWO:
        return ""
    return Refusal(_("Two cubes that are not gold are taken."), headings.FAVORS)


def gives_something_else(wish: Wish) -> str:
    """A building gives what is printed on it."""
    found = asking(wish.table)
    if found is None or not isinstance(found.word, Choose):
        return ""
    gain = either([things(trade.gain) for trade in found.word.trades()])
    sentence = _("The {name} gives {gain}, nothing else.", name=found.name, gain=gain)
    return Refusal(sentence, _where(wish))


def gives_no_gold(wish: Wish) -> str:
    """A peddler gives no gold."""
    if "G" in wish.letters and wish.verb == "buy":
        return Refusal(_("The {name} gives no gold.", name=wish.asked.name), _where(wish))
    return ""


def takes_no_gold(wish: Wish) -> str:
    """An alchemist takes no gold."""
    takes_common = any("?" in trade.give for trade in wish.effect.trades())
    if "G" in wish.letters and takes_common:
        return Refusal(_("The {name} takes no gold.", name=wish.asked.name), headings.NO_GOLD)
    return ""


def no_such_rate(wish: Wish) -> str:
    """A building trades at its printed rates."""
    if _needed(wish):
        return ""
    told = {"name": wish.asked.name, "effect": sentence(wish.effect)}
    return Refusal(_("At the {name} you may {effect}.", **told), _where(wish))


def trade_too_dear(wish: Wish) -> str:
    """The seat has not all that the rate takes."""
    owned = (*wish.owned, wish.deniers)
    lack = [max(0, count - having) for count, having in zip(_needed(wish), owned, strict=True)]
    if not any(lack):
        return ""
    missing = "".join(letter * count for letter, count in zip(f"{LETTERS}d", lack, strict=True))
    return Refusal(_("You lack {lack}.", lack=things(missing)), _where(wish))


def _where(wish: Wish) -> str:
    """Where it is told what the building that asks gives and takes."""
    return headings.row_of_tile(wish.table.road_kind[wish.asked.space])


def _needed(wish: Wish) -> tuple[int, ...]:
    """What the named trade takes, by kind of goods; empty if the building has no such rate."""
    assert isinstance(wish.effect, Rates)
    text = f"{wish.verb} {wish.letters}"
    return next((needed for needed, trade in wish.effect.exchanges if trade.text == text), ())


def one_cube_is_given(wish: Wish) -> str:
    """One cube is given for two others."""
    return "" if len(wish.letters) == 1 else _("One cube is given for two others.")


def no_batch(wish: Wish) -> str:
    """A batch has food and two other kinds of cubes (phase 6)."""
    if any(batch.text == f"batch {wish.letters}" for batch in BATCHES):
        return ""
    return _("A batch is one food and two other cubes, all three different.")
