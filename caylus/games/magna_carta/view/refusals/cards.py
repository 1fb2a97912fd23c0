"""What stands against building and paying: the card, its site and its cubes."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import (
    FIRST_NEUTRAL_KIND,
    FIRST_PRESTIGE_KIND,
    RESIDENCE_KIND,
)
from caylus.games.magna_carta.rules.payments import (
    CUBES,
    FOOD,
    GOLD,
    LETTERS,
    STONE,
    WOOD,
    Cost,
    batch_payments,
    letters,
    payments,
)
from caylus.games.magna_carta.view import headings
from caylus.games.magna_carta.view.cards import cost_letters, things
from caylus.games.magna_carta.view.refusals.wish import Wish
from caylus.kernel.errors import shown
from caylus.view.refusal import Refusal
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext


def no_denier_for_cards(wish: Wish) -> str:
    """Drawing and replacing take a denier."""
    return "" if wish.deniers else _("You have no denier for new cards.")


def nothing_to_draw(wish: Wish) -> str:
    """The deck is empty, and no discard pile can become one."""
    cards = wish.table.deck[wish.seat] | wish.table.discard[wish.seat]
    if cards:
        return ""
    return Refusal(_("Your deck and your discard pile are empty."), headings.EMPTY_DECK)


def empty_hand(wish: Wish) -> str:
    """The hand is empty."""
    if wish.table.hand[wish.seat]:
        return ""
    rule = headings.EMPTY_HAND if wish.verb == "replace" else headings.BUILDING
    return Refusal(_("You have no card in hand."), rule)


def no_such_card(wish: Wish) -> str:
    """No card has this key."""
    if wish.words and wish.kind < 0:
        return Refusal(_("No such card: {word}.", word=shown(wish.word(0))), headings.CARDS)
    return ""


def not_in_this_game(wish: Wish) -> str:
    """Some cards leave the introductory game."""
    if wish.words and BUILDINGS[wish.kind].standard_only and not wish.table.standard:
        sentence = _("The introductory game is played without the {name}.", name=wish.name)
        return Refusal(sentence, headings.STANDARD_ONLY)
    return ""


def of_no_hand(wish: Wish) -> str:
    """Neutral buildings, residences and prestige buildings are in no hand."""
    if wish.kind >= FIRST_NEUTRAL_KIND:
        return _("The {name} is not built from a hand.", name=wish.name)
    return ""


def not_in_hand(wish: Wish) -> str:
    """The card lies on the road, on the discard pile or, unseen, in the deck."""
    table = wish.table
    if wish.kind < 0 or table.hand[wish.seat] >> wish.kind & 1:
        return ""
    if (wish.kind, wish.seat) in zip(table.road_kind, table.road_owner, strict=True):
        return _("Your {name} stands on the road already.", name=wish.name)
    if table.discard[wish.seat] >> wish.kind & 1:
        return _("Your {name} lies on your discard pile.", name=wish.name)
    return _("The {name} is not in your hand.", name=wish.name)


def no_prestige_building(wish: Wish) -> str:
    """The card is of another family."""
    if 0 <= wish.kind < FIRST_PRESTIGE_KIND:
        sentence = _("The {name} is no prestige building.", name=wish.name)
        return Refusal(sentence, headings.PRESTIGE_CARDS)
    return ""


def built_already(wish: Wish) -> str:
    """There is one of each prestige building."""
    if not wish.table.pool:
        sentence = _("All prestige buildings have been built.")
        return Refusal(sentence, headings.PRESTIGE_CARDS)
    if wish.words and not wish.table.pool >> wish.kind & 1:
        sentence = _("The {name} has been built already.", name=wish.name)
        return Refusal(sentence, headings.PRESTIGE_CARDS)
    return ""


def no_residence(wish: Wish) -> str:
    """A prestige building stands on an own residence (standard rules)."""
    if wish.table.standard and not wish.table.residences(wish.seat):
        return _("A prestige building needs a free residence of yours to stand on.")
    return ""


def nothing_payable(wish: Wish) -> str:
    """No card is named, and none can be paid."""
    if wish.words:
        return ""
    if wish.verb == "build":
        return Refusal(_("Your cubes pay for none of your cards."), headings.PAYING)
    return Refusal(_("Your cubes pay for no prestige building."), headings.PAYING)


def word_instead_of_on(wish: Wish) -> str:
    """Something else stands where `on` and the place are named."""
    if wish.word(2) in ("", "on"):
        return ""
    sentence = _(
        "The place is named behind the cubes as in 'on 4', not {word}.", word=shown(wish.word(2))
    )
    return Refusal(sentence, headings.NOTATION)


def beside_the_road(wish: Wish) -> str:
    """In the introductory game a prestige building stands on no place."""
    if wish.word(2) and not wish.table.standard:
        sentence = _("In the introductory game a prestige building lies before its player.")
        return Refusal(sentence, headings.BESIDE_THE_ROAD)
    return ""


def no_residence_there(wish: Wish) -> str:
    """A prestige building stands on no other card than an own residence."""
    table = wish.table
    if wish.place is None or wish.place in table.residences(wish.seat):
        return ""
    kind, owner = table.road_kind[wish.place], table.road_owner[wish.place]
    if kind >= FIRST_PRESTIGE_KIND:
        sentence = _("The {name} stands there already.", name=wish.there)
        return Refusal(sentence, headings.COVERED)
    if kind == RESIDENCE_KIND:
        return _("The residence there is {name}'s.", name=name_of(wish.seats, owner))
    return _("A prestige building stands on a residence, not on the {name}.", name=wish.there)


def lacking(cost: Cost, owned: Sequence[int]) -> str:
    """The cubes that are missing to pay a cost once gold stands in as well as it can."""
    short = [max(0, part - count) for part, count in zip(cost[:CUBES], owned, strict=True)]
    spare = max(0, owned[GOLD] - cost.gold)
    for kind in (STONE, WOOD, FOOD):
        standing_in = min(spare, short[kind])
        short[kind] -= standing_in
        spare -= standing_in
    left = sum(max(0, count - part) for part, count in zip(cost[:GOLD], owned, strict=False))
    return letters(short) + "*" * max(0, cost.any - left - spare)


def lacks_cubes(wish: Wish) -> str:
    """No payment is possible, even with gold standing in."""
    if wish.kind < 0:
        return ""
    cost = BUILDINGS[wish.kind].cost
    lack = lacking(cost, wish.owned)
    if not lack:
        return ""
    named = {"cost": things(cost_letters(BUILDINGS[wish.kind])), "lack": things(lack)}
    if wish.owned[GOLD] > cost.gold:
        sentence = _(
            "The {name} costs {cost}: even with your gold you lack {lack}.", name=wish.name, **named
        )
    else:
        sentence = _("The {name} costs {cost}: you lack {lack}.", name=wish.name, **named)
    return Refusal(sentence, headings.row_of_card(wish.kind))


def no_cubes(wish: Wish) -> str:
    """Something else stands where cubes are named."""
    if set(wish.cubes) - set(LETTERS):
        return Refusal(_("No such cubes: {word}.", word=shown(wish.cubes)), headings.NOTATION)
    return ""


def not_in_order(wish: Wish) -> str:
    """The notation has one order of cubes."""
    ordered = letters(wish.paid)
    if wish.cubes != ordered:
        sentence = _("The order of cubes is F W S G: {word}.", word=shown(ordered))
        return Refusal(sentence, headings.NOTATION)
    return ""


def does_not_pay(wish: Wish) -> str:
    """The cubes are not those on the card, with gold or without."""
    building = BUILDINGS[wish.kind]
    if not wish.cubes or wish.paid in payments(building.cost, wish.paid):
        return ""
    told = {"cost": things(cost_letters(building)), "paid": things(wish.cubes)}
    sentence = _("The {name} costs {cost}, not {paid}.", name=wish.name, **told)
    return Refusal(sentence, headings.row_of_card(wish.kind))


def lacks_named_cubes(wish: Wish) -> str:
    """The seat has not all of the cubes it names."""
    lack = [max(0, count - owned) for count, owned in zip(wish.paid, wish.owned, strict=True)]
    return _("You lack {lack}.", lack=things(letters(lack))) if any(lack) else ""


def no_batches(wish: Wish) -> str:
    """Batches have three cubes, one of each common kind or gold (phase 5)."""
    if wish.paid in batch_payments(sum(wish.paid) // 3, wish.paid):
        return ""
    return _("A batch is one food, one wood and one stone, and only gold stands in for them.")


def castle_has_fewer(wish: Wish) -> str:
    """There are not as many tokens left."""
    left = sum(wish.table.castle)
    if (wish.number or wish.count // 3) <= left:
        return ""
    sentence = ngettext(
        "The castle has only {count} token left.", "The castle has only {count} tokens left.", left
    )
    return Refusal(sentence, headings.LAST_TOKEN if wish.verb == "tokens" else headings.CASTLE)
