"""What stands against any action: the notation, the phase and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.buildings import PlaceStep
from caylus.games.magna_carta.rules.castle import CONTRIBUTE
from caylus.games.magna_carta.rules.provost import INFLUENCE
from caylus.games.magna_carta.rules.setup import FIRST_HAND
from caylus.games.magna_carta.rules.words import TurnOwnCard
from caylus.games.magna_carta.view import headings
from caylus.games.magna_carta.view.refusals.wish import Wish, asking_card
from caylus.kernel.errors import shown
from caylus.kernel.text import N_
from caylus.view.refusal import Refusal, is_on_offer
from caylus.view.seats import name_of
from caylus.view.text import _, passage


class Verb(NamedTuple):
    """A verb of the notation: the phase it belongs to, how many words may follow, and its rule."""

    phase: str
    words: int
    rule: str


VERBS = {
    "keep": Verb("setup", 0, N_("The first hand is kept or exchanged before the first round.")),
    "mulligan": Verb("setup", 0, N_("The first hand is kept or exchanged before the first round.")),
    "draw": Verb("actions", 0, N_("Cards are drawn in the actions phase.")),
    "replace": Verb("actions", 0, N_("Hands are replaced in the actions phase.")),
    "pass": Verb("actions", 0, N_("Players pass in the actions phase.")),
    "place": Verb("actions", 1, N_("Workers are placed in the actions phase.")),
    "build": Verb("actions", 2, N_("Cards are built in the actions phase.")),
    "prestige": Verb("actions", 4, N_("Prestige buildings are built in the actions phase.")),
    "provost": Verb("provost", 1, N_("The Provost is moved in the Provost phase.")),
    "buy": Verb("buildings", 1, N_("Cubes are bought in the buildings phase.")),
    "sell": Verb("buildings", 1, N_("Cubes are sold in the buildings phase.")),
    "swap": Verb("buildings", 1, N_("Cubes are swapped for gold in the buildings phase.")),
    "gold": Verb("buildings", 1, N_("Gold is bought in the buildings phase.")),
    "tokens": Verb("buildings", 1, N_("Castle tokens are bought in the buildings phase.")),
    "turn": Verb("buildings", 2, N_("Cards are turned in the buildings phase.")),
    "decline": Verb("buildings", 0, N_("Effects are declined in the buildings phase.")),
    "offer": Verb("castle", 1, N_("Batches are offered in the castle phase.")),
}
_OF_CHANCE = {
    "deal": (N_("Cards are dealt by chance: nobody chooses them."), headings.HAND),
    "first": (N_("The first player is drawn by lot: nobody chooses."), headings.FIRST_PLAYER),
}
_NOW = {
    "setup": N_("This is the set-up."),
    "income": N_("This is the income phase."),
    "actions": N_("This is the actions phase."),
    "provost": N_("This is the Provost phase."),
    "buildings": N_("This is the buildings phase."),
    "castle": N_("This is the castle phase."),
    "over": N_("This is the end of the game."),
}
_ASKED_ONCE = {"setup": FIRST_HAND, "provost": INFLUENCE, "castle": CONTRIBUTE}
_ASKED = {
    FIRST_HAND: N_("Now you keep or exchange your first hand: choose with the buttons."),
    INFLUENCE: N_("Now you may move the Provost: choose on the road or with the buttons."),
    CONTRIBUTE: N_("Now you may offer batches to the castle: choose with the buttons."),
}


def is_lawyer_asking(table: Board) -> bool:
    """Whether a card is to be named that turns."""
    return isinstance(table.step, PlaceStep) and isinstance(asking_card(table)[1], TurnOwnCard)


def asked_instead(table: Board) -> Refusal:
    """What the step that waits asks of its seat."""
    rule = headings.LAWYER if is_lawyer_asking(table) else headings.of_phase(table)
    return Refusal(_question(table), rule)


def _question(table: Board) -> str:
    if not isinstance(table.step, PlaceStep):
        return _(_ASKED[table.step]) if table.step in _ASKED else _("Nothing is chosen there.")
    named = {"name": asking_card(table)[0], "number": table.step.place + 1}
    if is_lawyer_asking(table):
        return _("Now the {name} on place {number} asks: choose one of your cards.", **named)
    return _("Now the {name} on place {number} asks: choose with the buttons.", **named)


def by_chance(wish: Wish) -> str:
    """Chance is nobody's to choose."""
    if wish.verb not in _OF_CHANCE:
        return ""
    sentence, rule = _OF_CHANCE[wish.verb]
    return Refusal(_(sentence), rule)


def no_such_action(wish: Wish) -> str:
    """The notation has no such verb."""
    if wish.verb and wish.verb not in VERBS:
        return Refusal(_("No such action: {word}.", word=shown(wish.verb)), headings.NOTATION)
    return ""


def too_many_words(wish: Wish) -> str:
    """Nothing may follow any more."""
    word = wish.word(VERBS[wish.verb].words) if wish.verb else ""
    if not word:
        return ""
    return Refusal(_("{word} is one word too many.", word=shown(word)), headings.NOTATION)


def game_over(wish: Wish) -> str:
    """Nothing is chosen any more."""
    return Refusal(_("The game is over."), headings.END) if wish.table.actor is None else ""


def no_provost(wish: Wish) -> str:
    """The Provost belongs to the standard rules."""
    if wish.verb == "provost" and not wish.table.standard:
        sentence = _("The introductory game is played without the Provost.")
        return Refusal(sentence, headings.INTRODUCTORY)
    return ""


def another_phase(wish: Wish) -> str:
    """Every action has its phase."""
    if not wish.verb or VERBS[wish.verb].phase == wish.table.phase:
        return ""
    rule, now = VERBS[wish.verb].rule, _NOW[wish.table.phase]
    return passage([_(rule), _(now)])


def cards_are_dealt(wish: Wish) -> str:
    """Chance comes first."""
    actor = wish.table.actor
    if actor is None or actor >= 0:
        return ""
    return Refusal(_("The cards are dealt."), headings.of_phase(wish.table))


def has_passed(wish: Wish) -> str:
    """Who has passed does nothing more in the actions phase."""
    if wish.table.phase == "actions" and wish.sight.seat in wish.table.passed:
        return Refusal(_("You have passed this round."), headings.PASSING)
    return ""


def asked_once(wish: Wish) -> str:
    """Some phases ask every seat once, and this one has had its chance."""
    step, seat = _ASKED_ONCE.get(wish.table.phase), wish.sight.seat
    if step is None or seat is None or seat == wish.table.actor:
        return ""
    is_to_come = (seat, step) in wish.table.agenda
    if is_to_come:
        return ""
    sentence = _("Everybody is asked only once in this phase.")
    return Refusal(sentence, headings.of_phase(wish.table))


def turn_of_another(wish: Wish) -> str:
    """Somebody else must choose."""
    actor = wish.table.actor
    if actor is None or actor == wish.sight.seat:
        return ""
    sentence = _("It is {name}'s turn.", name=name_of(wish.seats, actor))
    return Refusal(sentence, headings.of_phase(wish.table))


def another_card_asks(wish: Wish) -> str:
    """A card asks for what it offers and for nothing else (phase 4)."""
    if wish.table.phase != "buildings" or is_on_offer(wish.sight, [wish.verb]):
        return ""
    return asked_instead(wish.table)


def general(wish: Wish) -> str:
    """What is true at any rate; a rule that has a reason of its own does not come here."""
    rule = _(VERBS[wish.verb].rule)
    return passage([rule, _("The lit cards and the buttons show what can be chosen.")])
