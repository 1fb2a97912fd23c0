"""The lobby: setting up a new game, and the saved ones."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import NamedTuple

from caylus import games
from caylus.kernel.game import Title
from caylus.kernel.text import N_
from caylus.view.bots import TITLES
from caylus.view.environment import render
from caylus.view.shell import PACE, Language, ending_of_rules
from caylus.view.text import _, full, series

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
# What the site is called if it has several games.
HOUSE = N_("Caylus")


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
    """What the lobby says of a game: what it is about, its variants, its switches, and a credit.

    A variant is its name in records, its title and what it is like; the first one is chosen at
    first. A switch is told in the same way: while it is on, its name stands behind that of the
    variant, as in "plain-double". The lobby lets nobody choose a variant that the title does not
    know. The `frieze` are pictures. `length` tells how long a game takes; where this is the only
    game, `welcome` goes on after the tagline.
    """

    tagline: str
    variants: Sequence[Choice]
    frieze: Sequence[str]
    credit: str
    switches: Sequence[Choice] = ()
    length: str = ""
    welcome: str = ""


class Switch(NamedTuple):
    """A switch as the form offers it, with the reason beside each variant that it does not fit."""

    name: str
    title: str
    detail: str
    refusals: Sequence[tuple[str, str]]


class Temperament(NamedTuple):
    """A temperament as the form offers it, with the variants that have it, as "GAME/VARIANT"."""

    name: str
    told: str
    having: Sequence[str]


class Offered(NamedTuple):
    """A game as the form offers it, in the language spoken; `known` are all its variants."""

    name: str
    title: str
    tagline: str
    welcome: str
    facts: str
    variants: Sequence[Choice]
    switches: Sequence[Switch]
    known: Sequence[str]
    frieze: Sequence[str]
    credit: str
    lesson: str
    puzzle: bool


def page(
    languages: Sequence[Language] = (),
    levels: Sequence[Choice] = (),
    tempered: Collection[str] = (),
) -> str:
    """The HTML text of the lobby, the same for everybody: the build puts it into index.html.

    A level of opponents is its name in records, its title and its character. Those that are
    `tempered` can have a temperament.
    """
    offered = list(map(_offered, games.shown().values()))
    return render(
        "built/lobby.html",
        games=offered,
        seats=list(_seats()),
        fewest=min(title.fewest for title in games.shown().values()),
        groups=list(_groups(levels)),
        tempered=tempered,
        temperaments=list(_temperaments()),
        paces=[(value, _(name)) for value, name in PACE.values],
        pace=USUAL_PACE,
        languages=languages,
        rules=ending_of_rules(),
    )


def heading(titles: Sequence[Title]) -> tuple[str, str]:
    """What a site with some games is called, in large and in small words: as its only game."""
    if len(titles) > 1:
        return _(HOUSE), ""
    return _(titles[0].caption), _(titles[0].subtitle) if titles[0].subtitle else ""


def site() -> str:
    """What the site is called, as windows and home screens show it."""
    return " ".join(filter(None, heading([*games.shown().values()])))


def choosable(title: Title, shown: Invitation) -> list[str]:
    """The variants of a game that the lobby lets visitors choose."""
    names = [name for name, _title, _detail in shown.switches]
    choices = [name for name, _title, _detail in shown.variants]
    return [name for choice in choices for name in _switched(title, choice, names)]


def _switched(title: Title, choice: str, switches: Sequence[str]) -> list[str]:
    """The variants that a choice and some of the switches make."""
    some = chain.from_iterable(combinations(switches, n) for n in range(len(switches) + 1))
    return [name for on in some if (name := "-".join((choice, *on))) in title.variants]


def _offered(title: Title) -> Offered:
    """A game as the form offers it."""
    shown = games.view(title.name).LOBBY
    return Offered(
        title.name,
        _named(title),
        _(shown.tagline),
        _(shown.welcome) if shown.welcome else "",
        _facts(title, shown),
        list(map(_told, shown.variants)),
        [Switch(*_told(switch), _refusals(title, shown, switch[0])) for switch in shown.switches],
        choosable(title, shown),
        shown.frieze,
        _(shown.credit),
        _first_lesson(title.name),
        games.has_puzzles(title.name),
    )


def _first_lesson(game: str) -> str:
    """The address of a game's first lesson, if it is taught."""
    return f"{game}/{games.lessons(game)[0].name}" if games.has_lessons(game) else ""


def _told(choice: Choice) -> Choice:
    """A choice in the language spoken."""
    name, title, detail = choice
    return name, _(title), _(detail)


def _named(title: Title) -> str:
    """What a game is called below the heading, which need not be said again."""
    return _(title.subtitle) if title.caption == HOUSE and title.subtitle else full(title)


def _facts(title: Title, shown: Invitation) -> str:
    """For how many players a game is, and how long it takes."""
    seats = _("{fewest} to {most} players", fewest=title.fewest, most=title.most)
    return series([seats, _(shown.length)]) if shown.length else seats


def _refusals(title: Title, shown: Invitation, switch: str) -> list[tuple[str, str]]:
    """The variants that a switch does not go with, each with the reason."""
    names = [name for name, _title, _detail in shown.switches]
    others = [name for name in names if name != switch]
    return [
        (choice, _("Not with {variant} ({detail}).", variant=_(called), detail=_(detail)))
        for choice, called, detail in shown.variants
        if _switched(title, choice, names) == _switched(title, choice, others)
    ]


def _seats() -> Iterator[tuple[str, str, str, str]]:
    """The colour of each seat, its name, who is chosen at first, and the games that have it."""
    titles = games.shown().values()
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


def _temperaments() -> Iterator[Temperament]:
    """The temperaments that some game has."""
    choices = [
        (game, choice)
        for game in games.shown()
        for choice, _title, _detail in games.view(game).LOBBY.variants
    ]
    for name, (title, likes) in TITLES.items():
        having = [
            f"{game}/{choice}"
            for game, choice in choices
            if name in games.temperaments(game, choice)
        ]
        if having:
            told = _("{title}: {likes}", title=_(title), likes=_(likes))
            yield Temperament(name, told, having)


def saves(found: Sequence[Save], kept: bool) -> str:
    """The HTML text of the list of saved games; `kept` tells whether this browser keeps any."""
    return render("saves.html", saves=found, kept=kept)
