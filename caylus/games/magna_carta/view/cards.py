"""What is printed on a card: its cost, points and effects as icons and as sentences."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.games.magna_carta.rules.cards import BUILDINGS, Building
from caylus.games.magna_carta.rules.payments import LETTERS
from caylus.games.magna_carta.rules.words import Trade, Word
from caylus.kernel.text import N_
from caylus.view.memory import kept
from caylus.view.text import _, alternatives, listed, ngettext, passage

ICONS = {
    "F": "food",
    "W": "wood",
    "S": "stone",
    "G": "gold",
    "?": "any",
    "*": "any",
    "d": "denier",
    "T": "token-walls",
    "c": "any",
    "R": "residence",
}
SECTION_NAMES = {"dungeon": N_("Dungeon"), "walls": N_("Walls"), "towers": N_("Towers")}

Shown = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Icons:
    """One line of an effect in icons: (icon, number) pairs given and gained; no number, no text."""

    give: Shown
    gain: Shown


@dataclass(frozen=True, eq=False)
class Face:
    """A card's face: everything that is printed on it; `price` is its cost with counts."""

    key: str
    name: str
    family: str
    letter: str
    cost: Shown
    price: Shown
    prestige: int
    worker: tuple[Icons, ...]
    owner: tuple[Icons, ...]
    spoken: str


def icons(letters: str) -> Shown:
    """The icons of some goods: a cube each, and one coin with the number of deniers."""
    found = tuple((ICONS[letter], 0) for letter in letters if letter != "d")
    deniers = letters.count("d")
    return (("coin", deniers), *found) if deniers else found


def counted(letters: str) -> Shown:
    """The icons of some cubes, one of each kind with how many there are."""
    return tuple((ICONS[letter], letters.count(letter)) for letter in dict.fromkeys(letters))


@kept
def things(letters: str) -> str:
    """Some goods in words."""
    names = (
        ("d", ngettext("{count} denier", "{count} deniers", letters.count("d"))),
        ("F", ngettext("{count} food", "{count} food", letters.count("F"))),
        ("W", ngettext("{count} wood", "{count} wood", letters.count("W"))),
        ("S", ngettext("{count} stone", "{count} stone", letters.count("S"))),
        ("G", ngettext("{count} gold", "{count} gold", letters.count("G"))),
        (
            "?",
            ngettext(
                "{count} food, wood or stone", "{count} food, wood or stone", letters.count("?")
            ),
        ),
        (
            "*",
            ngettext("{count} cube of any kind", "{count} cubes of any kind", letters.count("*")),
        ),
        ("T", ngettext("{count} castle token", "{count} castle tokens", letters.count("T"))),
    )
    return listed([name for letter, name in names if letter in letters])


def sentence(word: Word | None) -> str:
    """An effect in words, made from the same word that plays it; empty for none."""
    if word is None:
        return ""
    return alternatives([_trade_sentence(trade) for trade in word.trades()])


def _trade_sentence(trade: Trade) -> str:
    if trade.give == "c":
        return _("take {gain} off this card while there is any", gain=things(trade.gain))
    if trade.gain == "R":
        return _(
            "pay {give}: turn one of your cards on the road into a residence",
            give=things(trade.give),
        )
    if not trade.give:
        return _("take {gain}", gain=things(trade.gain))
    return _("pay {give}: take {gain}", give=things(trade.give), gain=things(trade.gain))


def _lines(word: Word | None) -> tuple[Icons, ...]:
    trades = word.trades() if word else ()
    return tuple(Icons(() if t.give == "c" else icons(t.give), icons(t.gain)) for t in trades)


def cost_letters(building: Building) -> str:
    """The printed cost as letters, white cubes last."""
    pairs = zip(LETTERS + "*", building.cost, strict=True)
    return "".join(letter * count for letter, count in pairs)


def effects(building: Building) -> list[str]:
    """What a card does for the player of a worker and for its owner, a sentence each."""
    told = (
        _("Worker: {effect}.", effect=sentence(building.worker)) if building.worker else "",
        _("Owner: {effect}.", effect=sentence(building.owner)) if building.owner else "",
        _income(building.income) if building.income else "",
    )
    return list(filter(None, told))


def _income(deniers: int) -> str:
    return ngettext("Income: {count} denier.", "Income: {count} deniers.", deniers)


def printed(building: Building) -> list[str]:
    """What a card costs, is worth and does, a sentence each."""
    cost, points = cost_letters(building), building.prestige
    told = (
        _("It costs {cost}.", cost=things(cost)) if cost else "",
        ngettext("{count} point.", "{count} points.", points) if points else "",
        *effects(building),
    )
    return list(filter(None, told))


def face(kind: int) -> Face:
    """The face of a kind of card."""
    building = BUILDINGS[kind]
    worker = _lines(building.worker)
    if building.income:
        worker = (Icons((), icons("d" * building.income)),)
    return Face(
        key=building.key,
        name=_(building.name),
        family=building.family,
        letter=_(building.family)[0].upper(),
        cost=icons(cost_letters(building)),
        price=counted(cost_letters(building)),
        prestige=building.prestige,
        worker=worker,
        owner=_lines(building.owner),
        spoken=passage([_("{name}.", name=_(building.name)), *printed(building)]),
    )


@kept
def known_faces() -> list[Face]:
    """Every card's face, by kind."""
    return [face(kind) for kind in range(len(BUILDINGS))]
