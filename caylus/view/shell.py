"""What stands around every table: command line, lens, panels, menu with options, list of keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.text import _, language


@dataclass(frozen=True)
class Option:
    """One way to like it: its name, its label, and its values unless it is on or off."""

    name: str
    label: str
    values: Sequence[tuple[str, str]] = ()


PACE = Option(
    "pace",
    N_("Bots move"),
    (
        ("calm", N_("calmly")),
        ("brisk", N_("briskly")),
        ("quick", N_("quickly")),
        ("instant", N_("at once")),
    ),
)
OPTIONS = (
    Option(
        "theme",
        N_("Colours"),
        (("system", N_("as the system")), ("light", N_("light")), ("dark", N_("dark"))),
    ),
    Option(
        "contrast",
        N_("Contrast"),
        (("system", N_("as the system")), ("less", N_("usual")), ("more", N_("high"))),
    ),
    PACE,
    Option(
        "motion",
        N_("Pieces move"),
        (
            ("slow", N_("slowly")),
            ("normal", N_("briskly")),
            ("fast", N_("quickly")),
            ("off", N_("not at all")),
        ),
    ),
    Option("forced", N_("Play what is forced by itself")),
    Option("confirm", N_("Ask before passing")),
    Option("sound", N_("Sounds")),
    Option("tips", N_("Tips for learners")),
    Option("coach", N_("A coach asks before costly choices")),
    Option("keys", N_("Keys of one letter")),
    Option("line", N_("Always show the command line")),
)
TABLE_KEYS = (
    ("← ↑ → ↓", N_("go over the table and its buttons")),
    ("Enter", N_("play what is lit, or hear why it cannot be played")),
)
KEYS = (
    ("1 … 9, 0", N_("the choices in order, places by their last digit")),
    ("X", N_("decline")),
    ("W", N_("pay differently")),
    ("H", N_("hint")),
    ("F", N_("forecast")),
    ("L", N_("what happened")),
    ("V", N_("review, when the game is over")),
    ("N", N_("have the bots move now")),
    ("Z, Ctrl+Z", N_("undo")),
    ("Y, J, U", N_("do it again, the whole turn again, restart my turn")),
    ("T", N_("history: look back over the game, and return to it")),
    ("Esc", N_("shut what lies over the table, then leave the history")),
    ("G, I, B, O", N_("in the history: go on from here, what if, my last turn, other lines")),
    ("E", N_("in the history: the notes")),
    ("N, B, C", N_("in a lesson: go on, a step back, the chapters")),
    ("Z, C", N_("after a puzzle: try another choice, the days")),
    ("P", N_("in the history: play the game back, or pause")),
    ("A, Q", N_("keep or drop what was tried")),
    ("S", N_("share the game, or send the turn")),
    ("M", N_("menu and options")),
    (".", N_("over a thing or in the menu: the rules")),
    ("C", N_("in the menu: all cards")),
    ("!", N_("over a thing that is not lit: the rule against it")),
    ("/", N_("command line")),
    ("?", N_("these keys")),
    ("Esc", N_("close what is open")),
)


class Language(NamedTuple):
    """A language that the page can be had in: its name in HTML and in itself, and the address."""

    code: str
    name: str
    address: str


def ending_of_rules() -> str:
    """How the addresses of the pages of rules end in the language spoken."""
    return ".html" if language() == "en" else f".{language()}.html"


def page(
    game: str,
    keys_of_games: Sequence[tuple[str, str]] = (),
    languages: Sequence[Language] = (),
    with_cards: Sequence[str] = (),
) -> str:
    """The HTML text, the same for everybody: the build puts it into index.html.

    A game to link to, the keys that only some game has, each with what it does, the languages, and
    the games that have a panel of all cards.
    """
    options = [
        Option(option.name, _(option.label), [(value, _(label)) for value, label in option.values])
        for option in OPTIONS
    ]
    keys = (*TABLE_KEYS, *keys_of_games, *KEYS)
    return render(
        "built/shell.html",
        game=game,
        options=options,
        keys=[(name, _(words)) for name, words in keys],
        languages=languages,
        with_cards=with_cards,
        rules=ending_of_rules(),
    )
