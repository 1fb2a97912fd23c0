"""What is printed on a tile: its cost, points and effects as icons and as sentences."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.games.classic.rules.editions import Edition
from caylus.games.classic.rules.goods import LETTERS
from caylus.games.classic.rules.numbers import OWNER_EFFECT
from caylus.games.classic.rules.specials import SPECIAL_BUILDINGS
from caylus.games.classic.rules.tiles import BUILDINGS, Building
from caylus.games.classic.rules.words import Trade, Word
from caylus.kernel.text import N_
from caylus.view.memory import kept
from caylus.view.text import _, alternatives, listed, ngettext, passage

ICONS = {
    "F": "food",
    "W": "wood",
    "S": "stone",
    "C": "cloth",
    "G": "gold",
    "?": "non-gold",
    "*": "any",
    "d": "denier",
    "P": "crest",
    "K": "favor",
    "w": "build-wood",
    "s": "build-stone",
    "p": "build-prestige",
    "R": "residence",
    "v": "provost",
    "m": "gate",
}
SECTION_NAMES = {"dungeon": N_("Dungeon"), "walls": N_("Walls"), "towers": N_("Towers")}
SPECIAL_NAMES = {
    "gate": N_("Gate"),
    "trading-post": N_("Trading Post"),
    "guild": N_("Merchants' Guild"),
    "joust-field": N_("Joust Field"),
    "stables": N_("Stables"),
    "inn": N_("Inn"),
}
LINE_TITLES = {
    "prestige": N_("Prestige"),
    "deniers": N_("Deniers"),
    "cubes": N_("Cubes"),
    "buildings": N_("Buildings"),
}
# What the special buildings do that no word of theirs tells.
_OF_THE_STABLES = N_("Up to three workers: they come first in the turn order, as they arrived.")
_OF_THE_INN = N_("Who arrives is the guest from the next round on and pays 1 denier for a worker.")

Shown = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Icons:
    """One line of an effect in icons: (icon, number) pairs given and gained; no number, no text."""

    give: Shown
    gain: Shown


@dataclass(frozen=True, eq=False)
class Face:
    """A tile's face: everything that is printed on it; `price` is its cost with counts."""

    key: str
    name: str
    family: str
    letter: str
    cost: Shown
    price: Shown
    prestige: int
    favors: int
    worker: tuple[Icons, ...]
    owner: tuple[Icons, ...]
    spoken: str


def icons(letters: str) -> Shown:
    """The icons of some things: one each, but one coin or crest with a number."""
    if letters.startswith("v"):
        return (("provost", 0), ("both-ways", 0))
    counted = {"d": "coin", "P": "crest"}
    shown = [(counted[one], letters.count(one)) for one in "dP" if one in letters]
    found = [(ICONS[letter], 0) for letter in letters if letter not in counted]
    return (*shown, *found)


def counted(letters: str) -> Shown:
    """The icons of some cubes, one of each kind with how many there are."""
    return tuple((ICONS[letter], letters.count(letter)) for letter in dict.fromkeys(letters))


@kept
def things(letters: str) -> str:
    """Some goods and points in words."""
    names = (
        ("d", ngettext("{count} denier", "{count} deniers", letters.count("d"))),
        ("F", ngettext("{count} food", "{count} food", letters.count("F"))),
        ("W", ngettext("{count} wood", "{count} wood", letters.count("W"))),
        ("S", ngettext("{count} stone", "{count} stone", letters.count("S"))),
        ("C", ngettext("{count} cloth", "{count} cloth", letters.count("C"))),
        ("G", ngettext("{count} gold", "{count} gold", letters.count("G"))),
        (
            "?",
            ngettext(
                "{count} cube that is not gold",
                "{count} cubes that are not gold",
                letters.count("?"),
            ),
        ),
        (
            "*",
            ngettext("{count} cube of any kind", "{count} cubes of any kind", letters.count("*")),
        ),
        ("P", ngettext("{count} point", "{count} points", letters.count("P"))),
        ("K", ngettext("{count} royal favor", "{count} royal favors", letters.count("K"))),
    )
    return listed([name for letter, name in names if letter in letters])


# An effect that is no exchange of goods, by the letter of what it gains.
_DEEDS = {
    "w": N_("build a wood building"),
    "s": N_("build a stone building"),
    "p": N_("build a prestige building over one of your residences"),
    "v": N_("move the Provost up to three spaces, for nothing"),
    "m": N_("move this worker to any open space, for nothing"),
}


def sentence(word: Word | None) -> str:
    """An effect in words, made from the same word that plays it; empty for none."""
    if word is None:
        return ""
    return alternatives([_trade_sentence(trade) for trade in word.trades()])


def _trade_sentence(trade: Trade) -> str:
    deed = _DEEDS.get(trade.gain[0])
    if deed:
        return _(deed)
    if trade.gain == "R":
        return _(
            "pay {give}: turn a neutral building, or one of your own of wood or stone, into your"
            " residence",
            give=things(trade.give),
        )
    if not trade.give:
        return _("take {gain}", gain=things(trade.gain))
    return _("pay {give}: take {gain}", give=things(trade.give), gain=things(trade.gain))


def _lines(word: Word | None) -> tuple[Icons, ...]:
    trades = word.trades() if word else ()
    return tuple(Icons(icons(trade.give), icons(trade.gain)) for trade in trades)


def cost_letters(building: Building) -> str:
    """The printed cost as letters, white cubes last."""
    pairs = zip(LETTERS + "*", building.cost, strict=True)
    return "".join(letter * count for letter, count in pairs)


def effects(edition: Edition, kind: int) -> list[str]:
    """What a tile does for a worker's player, its owner and its builder, a sentence each."""
    building, worker, owner = BUILDINGS[kind], edition.worker[kind], OWNER_EFFECT[kind]
    told = (
        _("Worker: {effect}.", effect=sentence(worker)) if worker else "",
        _("Owner, if somebody else uses it: {effect}.", effect=sentence(owner)) if owner else "",
        _("When built: {gain}.", gain=things("K" * building.favors)) if building.favors else "",
        _income(building.income) if building.income else "",
    )
    return list(filter(None, told))


def special_effect(key: str) -> str:
    """What a special building does, in a sentence."""
    if key == "stables":
        return _(_OF_THE_STABLES)
    if key == "inn":
        return _(_OF_THE_INN)
    word = next(each.effect for each in SPECIAL_BUILDINGS if SPECIAL_NAMES[key] == each.name)
    return _("Worker: {effect}.", effect=sentence(word))


def _income(deniers: int) -> str:
    return ngettext("Income: {count} denier.", "Income: {count} deniers.", deniers)


def printed(edition: Edition, kind: int) -> list[str]:
    """What a tile costs, is worth and does, a sentence each."""
    cost, points = cost_letters(BUILDINGS[kind]), edition.points[kind]
    told = (
        _("It costs {cost}.", cost=things(cost)) if cost else "",
        ngettext("{count} point.", "{count} points.", points) if points else "",
        *effects(edition, kind),
    )
    return list(filter(None, told))


def _face(edition: Edition, kind: int) -> Face:
    building = BUILDINGS[kind]
    worker = _lines(edition.worker[kind])
    if building.income:
        worker = (Icons((), icons("d" * building.income)),)
    letters = cost_letters(building)
    return Face(
        key=building.key,
        name=_(building.name),
        family=building.family,
        letter=_(building.family)[0].upper(),
        cost=icons(letters),
        price=counted(letters),
        prestige=edition.points[kind],
        favors=building.favors,
        worker=worker,
        owner=_lines(OWNER_EFFECT[kind]),
        spoken=passage([_("{name}.", name=_(building.name)), *printed(edition, kind)]),
    )


@kept
def known_faces(edition: Edition) -> list[Face]:
    """Every tile's face, by kind."""
    return [_face(edition, kind) for kind in range(len(BUILDINGS))]
