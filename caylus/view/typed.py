"""The command line: the notation typed, and questions answered in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from caylus.view.prompt import prompt
from caylus.view.table import Table
from caylus.view.text import _, either, passage

MOST_COMPLETIONS = 200


@dataclass(frozen=True)
class Typed:
    """What a typed line means: an action to play, or what is said in answer.

    The `rule` is the place in the page of rules that says the same.
    """

    action: str = ""
    said: str = ""
    rule: str = ""


def completions(shown: Table) -> list[str]:
    """The texts that can be typed now, what is proposed first."""
    choices = shown.lit.choices
    proposed = [ways[0].text for ways in choices.values()]
    others = [way.text for ways in choices.values() for way in ways[1:]]
    return [*proposed, *others][:MOST_COMPLETIONS]


def typed(shown: Table, text: str) -> Typed:
    """What a typed line means; the beginning of an action means the first way to complete it."""
    words = text.lower().split()
    if not words or words[0] in ("help", "?"):
        return Typed(said=_help(shown))
    question = questions(shown).get(words[0])
    if question and len(words) == 1:
        return Typed(said=question(shown))
    if shown.history:
        return Typed(said=_("You are looking back. Type history to go on with the game."))
    wanted = " ".join(map(shown.view.spelled, words))
    for way in (way for ways in shown.lit.choices.values() for way in ways):
        if f"{way.text} ".startswith(f"{wanted} "):
            return Typed(action=way.text)
    reason = shown.view.why_not(shown.sight, shown.seats, wanted)
    said = passage([reason, shown.lesson.reply]) if shown.lesson else reason
    return Typed(said=said, rule=reason.rule)


def questions(shown: Table) -> Mapping[str, Callable[[Table], str]]:
    """What can be asked: whose turn it is, what the game tells, what happened, and the note."""
    return {"turn": _turn, **shown.view.QUESTIONS, "log": _log, "note": _note}


def _help(shown: Table) -> str:
    offered = completions(shown)
    asked = either(list(questions(shown)))
    if not offered:
        return _("Nothing can be played now. Ask for {questions}.", questions=asked)
    return _(
        "You may type {actions}. Or ask for {questions}.",
        actions=either(offered[:12]),
        questions=asked,
    )


def _turn(shown: Table) -> str:
    return passage(prompt(shown.sight, shown.seats))


def _note(shown: Table) -> str:
    return shown.note or _("No note here. Type note and a sentence, or note - to remove it.")


def _log(shown: Table) -> str:
    happened = passage(entry.text(shown.reader) for entry in shown.log[-10:])
    return happened or _("Nothing has happened yet.")
