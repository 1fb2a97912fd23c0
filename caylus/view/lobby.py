"""The lobby: setting up a new game, and the saved ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caylus import games
from caylus.kernel.game import Title
from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.shell import PACE
from caylus.view.text import _, full

# A player's name in records, its title and what it is like.
Choice = tuple[str, str, str]
PERSON = ("person", N_("Person"), "")
BASELINES = (
    ("greedy", N_("Greedy bot"), N_("Takes what is worth most at the end of the round.")),
    ("random", N_("Random bot"), N_("Takes anything.")),
)
NOBODY = ("", N_("Nobody"), "")
FIRST_CHOICE = ("person", "merchant", "merchant", "", "")
USUAL_PACE = "brisk"


@dataclass(frozen=True)
class Save:
    """A saved game as the lobby lists it; `trouble` says why it cannot be read.

    `when` is the moment it began, in ISO form, if that is known.
    """

    key: str
    title: str
    detail: str
    trouble: str = ""
    when: str = ""


@dataclass(frozen=True)
class Invitation:
    """What the lobby says of a game: a sentence, its variants, the first one chosen, and a credit.

    A variant is its name in records, its title and what it is like. The `frieze` are pictures.
    """

    tagline: str
    variants: Sequence[Choice]
    frieze: Sequence[str]
    credit: str


class Offered(NamedTuple):
    """A game as the form offers it, in the language spoken."""

    name: str
    title: str
    tagline: str
    variants: Sequence[Choice]
    frieze: Sequence[str]
    credit: str


class Language(NamedTuple):
    """A language that the page can be had in: its name in HTML and in itself, and the address."""

    code: str
    name: str
    address: str


def page(languages: Sequence[Language] = (), levels: Sequence[Choice] = ()) -> str:
    """The HTML text of the lobby, the same for everybody: the build puts it into index.html.

    A level of opponents is its name in records, its title and its character.
    """
    offered = list(map(_offered, games.titles().values()))
    return render(
        "built/lobby.html",
        games=offered,
        seats=list(_seats()),
        fewest=min(title.fewest for title in games.titles().values()),
        groups=list(_groups(levels)),
        paces=[(value, _(name)) for value, name in PACE.values],
        pace=USUAL_PACE,
        languages=languages,
    )


def _offered(title: Title) -> Offered:
    """A game as the form offers it."""
    shown = games.view(title.name).LOBBY
    return Offered(
        title.name,
        full(title),
        _(shown.tagline),
        [(value, _(name), _(detail)) for value, name, detail in shown.variants],
        shown.frieze,
        _(shown.credit),
    )


def _seats() -> Iterator[tuple[str, str, str, str]]:
    """The colour of each seat, its name, who is chosen at first, and the games that have it."""
    titles = games.titles().values()
    colours = max((title.colours for title in titles), key=len)
    for number, (colour, chosen) in enumerate(zip(colours, FIRST_CHOICE, strict=False)):
        having = [title.name for title in titles if number < title.most]
        yield colour, _(colour.capitalize()), chosen, " ".join(having)


def _groups(levels: Sequence[Choice]) -> Iterator[tuple[str, list[Choice]]]:
    """Who can sit at a seat, in groups with a label."""
    groups: tuple[tuple[str, Sequence[Choice]], ...] = (
        ("", [PERSON]),
        (N_("Bots, the weakest first"), levels),
        (N_("Bots to compare with"), BASELINES),
        ("", [NOBODY]),
    )
    for label, players in groups:
        shown = [(name, _(title), _(about) if about else "") for name, title, about in players]
        yield _(label) if label else "", shown


def saves(found: Sequence[Save], kept: bool) -> str:
    """The HTML text of the list of saved games; `kept` tells whether this browser keeps any."""
    return render("saves.html", saves=found, kept=kept)
