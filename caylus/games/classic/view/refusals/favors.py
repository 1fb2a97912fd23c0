"""What stands against a line of royal favors, and against its effects."""

from __future__ import annotations

from caylus.games.classic.rules.construction import Construct, ConstructPrestige, MakeResidence
from caylus.games.classic.rules.favors import LINE_EFFECTS, LINE_NAMES, LineEffect
from caylus.games.classic.rules.tiles import BLUE, STONY, WOODEN
from caylus.games.classic.rules.words import Barter, Choose, Word
from caylus.games.classic.view import headings
from caylus.games.classic.view.refusals.wish import Wish
from caylus.games.classic.view.tiles import things
from caylus.games.classic.view.wordings.favors import line_name
from caylus.kernel.errors import shown
from caylus.kernel.text import N_
from caylus.view.refusal import Refusal
from caylus.view.text import _

_NONE_LEFT = {
    WOODEN: N_("No wood building is left in the supply."),
    STONY: N_("No stone building is left in the supply."),
    BLUE: N_("All prestige buildings have been built."),
}
_NONE_PAID = {
    WOODEN: N_("Your cubes pay for no wood building, even for 1 wood less."),
    STONY: N_("Your cubes pay for no stone building, even for 1 stone less."),
    BLUE: N_("Your cubes pay for no prestige building."),
}


def no_such_line(wish: Wish) -> str:
    """There are four lines."""
    if wish.words and wish.word(0) not in LINE_NAMES:
        return _("No such line of favors: {word}.", word=shown(wish.word(0)))
    return ""


def line_used(wish: Wish) -> str:
    """A line serves a player once in a phase."""
    line = LINE_NAMES.index(wish.word(0)) if wish.words else 0
    if not wish.table.used[wish.seat] >> line & 1:
        return ""
    sentence = _("You have used {line} in this phase already.", line=line_name(line))
    return Refusal(sentence, headings.EACH_LINE_ONCE)


def _asking(wish: Wish) -> LineEffect | None:
    step = wish.table.step
    return step if isinstance(step, LineEffect) else None


def _column_of(effect: LineEffect, text: str) -> tuple[int, Word | None]:
    """The number and the word of the column that offers what a text names; 0 if none does."""
    for number, (word, use) in enumerate(effect.columns, 1):
        taken = word.taken if isinstance(word, Choose) else []
        if text in [action.text for action in (use, *taken) if action is not None]:
            return number, word
    return 0, None


def no_such_effect(wish: Wish) -> str:
    """An effect has the name of its building, and barter."""
    text = f"use {wish.word(0)}"
    if not wish.words or any(_column_of(effect, text)[0] for effect in LINE_EFFECTS):
        return ""
    return _("No such effect: {word}.", word=shown(wish.word(0)))


def of_another_line(wish: Wish) -> str:
    """An effect is used in the line that was chosen."""
    effect = _asking(wish)
    if effect is None or not wish.words or _column_of(effect, _text(wish))[0]:
        return ""
    told = {"line": line_name(effect.line), "word": shown(wish.word(0))}
    return Refusal(_("There is no such effect in {line}: {word}.", **told), headings.FAVORS)


def column_not_reached(wish: Wish) -> str:
    """Effects are used up to the column of the marker."""
    effect = _asking(wish)
    if effect is None:
        return ""
    column, level = _column_of(effect, _text(wish))[0], wish.table.level(wish.seat, effect.line)
    if column <= level:
        return ""
    sentence = _(
        "That is in column {number}, and your marker stands in column {level}.",
        number=column,
        level=level,
    )
    return Refusal(sentence, headings.FAVORS)


def _text(wish: Wish) -> str:
    return f"{wish.verb} {wish.word(0)}"


def of_no_use(wish: Wish) -> str:
    """An effect that offers a choice is used if something can be chosen."""
    effect = _asking(wish)
    word = _column_of(effect, _text(wish))[1] if effect is not None and wish.words else None
    if isinstance(word, Barter):
        return _("You have no cube to give.")
    if isinstance(word, MakeResidence):
        return _no_residence(wish)
    return _no_building(wish, word) if isinstance(word, Construct) else ""


def _no_residence(wish: Wish) -> str:
    if not wish.table.turnable(wish.seat):
        return _("There is no building that you may turn into a residence.")
    return _("You lack {lack}.", lack=things("C"))


def _no_building(wish: Wish, word: Construct) -> str:
    table = wish.table
    if not word.has_site(table, wish.seat):
        if isinstance(word, ConstructPrestige):
            return _("A prestige building needs a residence of yours to stand on.")
        return _("The road is full.")
    if not any(table.supply[kind] for kind in table.edition.of_family(word.family)):
        return _(_NONE_LEFT[word.family])
    return _(_NONE_PAID[word.family])


def nothing_of_use(wish: Wish) -> str:
    """No effect is named, and none that offers a choice can be used."""
    if wish.words:
        return ""
    return _("No such effect can be used now.")
