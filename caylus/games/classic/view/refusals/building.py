"""What stands against building a tile: the supply, the family and the cubes."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.construction import Construct
from caylus.games.classic.rules.goods import CUBES, LETTERS, Cost, letters, payments
from caylus.games.classic.rules.numbers import CRAFT_KINDS, PRESTIGE_KINDS
from caylus.games.classic.rules.tiles import BLUE, BUILDINGS, STONY, WOODEN
from caylus.games.classic.view import headings
from caylus.games.classic.view.refusals.wish import Wish
from caylus.games.classic.view.tiles import things
from caylus.kernel.errors import shown
from caylus.kernel.text import N_
from caylus.view.refusal import Refusal
from caylus.view.text import _

_NOT_OF_FAMILY = {
    WOODEN: N_("Now a wood building is built: the {name} is none."),
    STONY: N_("Now a stone building is built: the {name} is none."),
    BLUE: N_("Now a prestige building is built: the {name} is none."),
}


def _construct(wish: Wish) -> Construct:
    assert isinstance(wish.effect, Construct)
    return wish.effect


def cost_of(wish: Wish) -> Cost:
    """What the tile costs here: a royal favor saves a cube."""
    return BUILDINGS[wish.kind].cost.less(_construct(wish).less)


def no_such_building(wish: Wish) -> str:
    """No tile has this key."""
    if wish.words and wish.kind < 0:
        return Refusal(_("No such building: {word}.", word=shown(wish.word(0))), headings.TILES)
    return ""


def of_no_supply(wish: Wish) -> str:
    """Neutral and fixed buildings and residences are not built."""
    if wish.kind in CRAFT_KINDS or wish.kind in PRESTIGE_KINDS:
        return ""
    sentence = _("The {name} is not built from the supply.", name=wish.name)
    return Refusal(sentence, headings.row_of_tile(wish.kind))


def not_in_this_game(wish: Wish) -> str:
    """The jeweller is not in every game."""
    if wish.table.edition.supply[wish.kind]:
        return ""
    sentence = _("This game is played without the {name}.", name=wish.name)
    return Refusal(sentence, headings.JEWELLER)


def of_another_family(wish: Wish) -> str:
    """Carpenters build wood, masons stone, architects prestige buildings."""
    family = _construct(wish).family
    if BUILDINGS[wish.kind].family == family:
        return ""
    return Refusal(_(_NOT_OF_FAMILY[family], name=wish.name), headings.row_of_tile(wish.kind))


def built_already(wish: Wish) -> str:
    """There is one of each tile, and two architects."""
    if wish.table.supply[wish.kind]:
        return ""
    sentence = _("The {name} is no longer in the supply.", name=wish.name)
    return Refusal(sentence, headings.row_of_tile(wish.kind))


def lacking(cost: Cost, owned: Sequence[int]) -> str:
    """The cubes that are missing to pay a cost, `*` any cube."""
    short = [max(0, part - count) for part, count in zip(cost[:CUBES], owned, strict=True)]
    left = sum(max(0, count - part) for part, count in zip(cost[:CUBES], owned, strict=True))
    return letters(short) + "*" * max(0, cost.any - left)


def _spoken(cost: Cost) -> str:
    pairs = zip(LETTERS + "*", cost, strict=True)
    return things("".join(letter * count for letter, count in pairs))


def lacks_cubes(wish: Wish) -> str:
    """No payment is possible."""
    cost = cost_of(wish)
    lack = lacking(cost, wish.owned)
    if not lack:
        return ""
    told = {"name": wish.name, "cost": _spoken(cost), "lack": things(lack)}
    if _construct(wish).less:
        sentence = _("By royal favor the {name} costs {cost}: you lack {lack}.", **told)
        return Refusal(sentence, headings.FAVORS)
    sentence = _("The {name} costs {cost}: you lack {lack}.", **told)
    return Refusal(sentence, headings.row_of_tile(wish.kind))


def does_not_pay(wish: Wish) -> str:
    """The cubes are not those on the tile: gold stands in for nothing."""
    cost = cost_of(wish)
    if not wish.letters or wish.paid in payments(cost):
        return ""
    told = {"name": wish.name, "cost": _spoken(cost), "paid": things(wish.letters)}
    sentence = _("The {name} costs {cost}, not {paid}.", **told)
    return Refusal(sentence, headings.row_of_tile(wish.kind))
