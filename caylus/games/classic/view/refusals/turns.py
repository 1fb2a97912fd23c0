"""What stands against any action: the notation, the phase and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.castle import BATCH
from caylus.games.classic.rules.construction import Construct, MakeResidence
from caylus.games.classic.rules.favors import FAVOR, SIMPLE_POINTS, LineEffect
from caylus.games.classic.rules.provost import INFLUENCE, GuideProvost
from caylus.games.classic.rules.specials import LODGING, MoveOn
from caylus.games.classic.rules.turns import TURN
from caylus.games.classic.rules.words import (
    NOWHERE,
    TAKE_TWO,
    Barter,
    BuyFavor,
    Choose,
    Rates,
    Word,
)
from caylus.games.classic.view import headings
from caylus.games.classic.view.asking import asking
from caylus.games.classic.view.prompt import dealing
from caylus.games.classic.view.refusals.wish import Wish
from caylus.games.classic.view.tiles import things
from caylus.games.classic.view.wordings.favors import line_name
from caylus.kernel.errors import shown
from caylus.kernel.state import Step
from caylus.kernel.text import N_
from caylus.view.refusal import Refusal
from caylus.view.seats import name_of
from caylus.view.text import _, passage


class Verb(NamedTuple):
    """A verb of the notation: the phases it belongs to, how many words may follow, its rule."""

    phases: tuple[str, ...]
    words: int
    rule: str


_SPECIALS = ("specials",)
_BUILDINGS = ("buildings",)
_WITH_FAVORS = ("specials", "buildings", "castle", "end")
_PLACING = N_("Workers are placed in the placement phase.")
_LODGING = N_("The guest of the Inn stays or leaves in the phase of the special buildings.")
_FAVORS = N_("A royal favor is used when somebody receives one.")
VERBS = {
    "place": Verb(("workers",), 1, _PLACING),
    "pass": Verb(("workers",), 0, N_("Players pass in the placement phase.")),
    "move": Verb(
        _SPECIALS, 1, N_("The worker at the Gate moves on in the phase of the special buildings.")
    ),
    "joust": Verb(_SPECIALS, 0, N_("Jousts are held in the phase of the special buildings.")),
    "stay": Verb(_SPECIALS, 0, _LODGING),
    "leave": Verb(_SPECIALS, 0, _LODGING),
    "provost": Verb(
        ("specials", "provost"),
        1,
        N_("The Provost is moved in the Provost phase, or by the Merchants' Guild."),
    ),
    "take": Verb(_WITH_FAVORS, 1, N_("Goods are taken in the buildings phase, or by favor.")),
    "sell": Verb(_BUILDINGS, 1, N_("Cubes are sold in the buildings phase.")),
    "buy": Verb(_BUILDINGS, 1, N_("Cubes are bought in the buildings phase.")),
    "trade": Verb(_BUILDINGS, 1, N_("Goods are traded in the buildings phase.")),
    "build": Verb(_WITH_FAVORS, 2, N_("Tiles are built in the buildings phase, or by favor.")),
    "residence": Verb(
        _WITH_FAVORS, 1, N_("Residences are made in the buildings phase, or by favor.")
    ),
    "favor": Verb(_WITH_FAVORS, 1, _FAVORS),
    "use": Verb(_WITH_FAVORS, 1, _FAVORS),
    "give": Verb(_WITH_FAVORS, 1, _FAVORS),
    "decline": Verb(_WITH_FAVORS, 0, N_("Only effects of buildings and favors are declined.")),
    "batch": Verb(("castle",), 1, N_("Batches are given in the castle phase.")),
}
_OF_CHANCE = {
    "deal": (
        N_("Neutral buildings are dealt by chance: nobody chooses them."),
        headings.ROAD_OF_THE_SET_UP,
    ),
    "next": (N_("The turn order is drawn by lot: nobody chooses."), headings.FIRST_ORDER),
}
_OF_LINES = ("favor", "use", "give")
_NOW = {
    "setup": N_("This is the set-up."),
    "income": N_("This is the income phase."),
    "workers": N_("This is the placement phase."),
    "specials": N_("This is the phase of the special buildings."),
    "provost": N_("This is the Provost phase."),
    "buildings": N_("This is the buildings phase."),
    "castle": N_("This is the castle phase."),
    "end": N_("This is the end of the round."),
    "over": N_("This is the end of the game."),
}
_VERBS_OF_STEPS: dict[Step, set[str]] = {
    TURN: {"place", "pass"},
    LODGING: {"stay", "leave"},
    INFLUENCE: {"provost"},
    FAVOR: {"favor"},
    TAKE_TWO: {"take"},
    BATCH: {"batch"},
}
_VERBS_OF_WORDS: dict[type[Word], set[str]] = {
    MoveOn: {"move", "decline"},
    GuideProvost: {"provost"},
    BuyFavor: {"joust", "decline"},
    Choose: {"take"},
    MakeResidence: {"residence", "decline"},
    Barter: {"give", "decline"},
}
_ASKED: dict[Step, str] = {
    TURN: N_("Now you place a worker or pass: choose on the board or with the button."),
    LODGING: N_("Now you stay at the Inn or leave: choose with the buttons."),
    INFLUENCE: N_("Now you may move the Provost: choose on the road or with the buttons."),
    FAVOR: N_("Now you choose a line for your royal favor: choose it there or with the buttons."),
    TAKE_TWO: N_("Now you take two cubes: choose with the buttons."),
    BATCH: N_("Now you may give batches to the castle: choose with the buttons."),
}


def asked_verbs(table: Board) -> set[str]:
    """The verbs that the step knows that waits, whether something is on offer for them or not."""
    step, found = table.step, asking(table)
    if step in _VERBS_OF_STEPS:
        return _VERBS_OF_STEPS[step]
    if isinstance(step, LineEffect):
        is_used = any(use for _word, use in step.columns)
        is_taken = any(isinstance(word, Choose) for word, _use in step.columns)
        return {"decline", *(["use"] if is_used else []), *(["take"] if is_taken else [])}
    if found is None:
        return set()
    if isinstance(found.word, Construct):
        return {"build", "decline"}
    if isinstance(found.word, Rates):
        return {found.word.exchanges[0][1].text.split()[0], "decline"}
    return _VERBS_OF_WORDS[type(found.word)]


def asked_instead(table: Board) -> Refusal:
    """What the step that waits asks of its seat."""
    found = asking(table)
    is_favor = table.step in (FAVOR, TAKE_TWO) or isinstance(table.step, LineEffect)
    is_favor = is_favor or (found is not None and found.space == NOWHERE)
    return Refusal(_question(table), headings.FAVORS if is_favor else headings.of_phase(table))


def _question(table: Board) -> str:
    step, found = table.step, asking(table)
    if step in _ASKED:
        return _(_ASKED[step])
    if isinstance(step, LineEffect):
        line = line_name(step.line)
        return _("Now you use an effect of {line}: choose it there or with the buttons.", line=line)
    if found is None:
        return _("Nothing is chosen there.")
    named = {"name": found.name, "number": found.space + 1}
    if found.space == NOWHERE:
        asks = _("Now your royal favor asks.")
    elif found.space < len(table.road_kind):
        asks = _("Now the {name} on space {number} asks.", **named)
    else:
        asks = _("Now the {name} asks.", **named)
    return passage([asks, _where_to_choose(found.word)])


def _where_to_choose(word: Word) -> str:
    if isinstance(word, Construct):
        return _("Choose a building of the supply.")
    if isinstance(word, MakeResidence):
        return _("Choose a building on the road.")
    if isinstance(word, MoveOn):
        return _("Choose a space on the board.")
    return _("Choose with the buttons.")


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


def no_lines(wish: Wish) -> str:
    """Royal favors of the simplified rules are points."""
    if wish.verb in _OF_LINES and wish.table.edition.is_simple:
        gain = things("P" * SIMPLE_POINTS)
        sentence = _("In this game a royal favor is always worth {gain}.", gain=gain)
        return Refusal(sentence, headings.SIMPLIFIED_FAVORS)
    return ""


def another_phase(wish: Wish) -> str:
    """Every action has its phases."""
    if not wish.verb or wish.table.phase in VERBS[wish.verb].phases:
        return ""
    rule, now = VERBS[wish.verb].rule, _NOW[wish.table.phase]
    return passage([_(rule), _(now)])


def chance_first(wish: Wish) -> str:
    """Buildings are dealt and the order is drawn before anything is chosen."""
    actor = wish.table.actor
    if actor is None or actor >= 0:
        return ""
    return Refusal(dealing(wish.table), headings.SET_UP)


def has_passed(wish: Wish) -> str:
    """Who has passed places no more workers (phase 2)."""
    if wish.table.phase == "workers" and wish.sight.seat in wish.table.bridge:
        return Refusal(_("You have passed this round."), headings.PASSING)
    return ""


def not_at_the_castle(wish: Wish) -> str:
    """Batches are given by who has a worker at the castle (phase 6)."""
    seat = wish.sight.seat
    if wish.verb != "batch" or seat is None or seat in wish.table.queue:
        return ""
    return _("You have no worker at the castle.")


def asked_once(wish: Wish) -> str:
    """The Provost and the castle ask everybody once, and this seat has had its chance."""
    table, seat = wish.table, wish.sight.seat
    step = {"provost": INFLUENCE, "castle": BATCH}.get(table.phase)
    if step is None or seat is None or seat == table.actor:
        return ""
    if table.phase == "castle" and wish.verb != "batch":
        return ""
    is_to_come = (seat, step) in table.agenda
    if is_to_come:
        return ""
    sentence = _("Everybody is asked only once in this phase.")
    return Refusal(sentence, headings.of_phase(table))


def turn_of_another(wish: Wish) -> str:
    """Somebody else must choose."""
    actor = wish.table.actor
    if actor is None or actor == wish.sight.seat:
        return ""
    sentence = _("It is {name}'s turn.", name=name_of(wish.seats, actor))
    return Refusal(sentence, headings.of_phase(wish.table))


def must_be_taken(wish: Wish) -> str:
    """Production and the choice of a line cannot be declined (phase 5; rules: 4.5, 4.8)."""
    if wish.verb != "decline":
        return ""
    if wish.table.step is FAVOR:
        sentence = _("A line must be chosen. Its effect may be declined.")
        return Refusal(sentence, headings.A_LINE_MUST_BE_CHOSEN)
    found = asking(wish.table)
    if found is not None and isinstance(found.word, Choose):
        return _("What the {name} produces must be taken.", name=found.name)
    return ""


def another_asks(wish: Wish) -> str:
    """What waits asks for what it knows and for nothing else."""
    if not wish.verb or wish.verb in asked_verbs(wish.table):
        return ""
    return asked_instead(wish.table)


def general(wish: Wish) -> str:
    """What is true at any rate; a rule that has a reason of its own does not come here."""
    rule = _(VERBS[wish.verb].rule)
    return passage([rule, _("The lit things and the buttons show what can be chosen.")])
