"""Building told: craft buildings, prestige buildings and residences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.construction import (
    RESIDENCE_POINTS,
    Build,
    Residence,
)
from caylus.games.classic.rules.goods import letters
from caylus.games.classic.rules.numbers import CRAFT_KINDS, INCOME, OWNER_EFFECT, RESIDENCE_KIND
from caylus.games.classic.rules.spaces import FREE
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.view.asking import name_at
from caylus.games.classic.view.tiles import counted, icons, sentence, things
from caylus.games.classic.view.wordings.placing import priced
from caylus.kernel.header import Seat
from caylus.view.text import _, ngettext
from caylus.view.wording import Button, Told, Wording


def _name(kind: int) -> str:
    return _(BUILDINGS[kind].name)


class Built(Wording):
    """A craft building built; its payments are ways to do the same."""

    def thing(self, table: Board, action: Build) -> str:
        """Its tile in the supply."""
        return f"stock-{BUILDINGS[action.kind].key}"

    def button(self, table: Board, action: Build) -> Button:
        """Its name and what is paid."""
        paid = letters(action.payment)
        label = _("Build {name}", name=_name(action.kind))
        gained = icons("P" * table.edition.points[action.kind])
        return Button(action.text, label, priced(paid), gained, give=counted(paid))

    def line(self, told: Told, action: Build) -> str:
        """That, and for what."""
        card, paid = _name(action.kind), things(letters(action.payment))
        return _("{name} built the {card} for {paid}.", name=told.name, card=card, paid=paid)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Build
    ) -> Iterator[str]:
        """Where it stands, its favors, and what others' workers on it bring."""
        yield _("It stands on {number}.", number=table.empty_space() + 1)
        yield from _favors(table, action.kind)
        yield _("Another's worker on it brings you {gain}.", gain=things("P"))
        owner = OWNER_EFFECT[action.kind]
        if owner:
            yield _(
                "Another's worker used on it brings you its owner effect: {effect}.",
                effect=sentence(owner),
            )


class BuiltPrestige(Built):
    """A prestige building built."""

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Build
    ) -> Iterator[str]:
        """The residence that it covers, its favors and its income."""
        covered = table.residences(table.actor or 0)[0]
        yield _("It takes the place of your residence on {number}.", number=covered + 1)
        yield from _favors(table, action.kind)
        more = INCOME[action.kind] - INCOME[RESIDENCE_KIND]
        if more < 0:
            yield _("The income of that residence is gone.")
        elif more:
            yield ngettext(
                "{count} denier more of income each turn.",
                "{count} deniers more of income each turn.",
                more,
            )


def _favors(table: Board, kind: int) -> Iterator[str]:
    favors = table.edition.favors[kind]
    if favors:
        yield _("It brings you {gain} at once.", gain=things("K" * favors))


class Turned(Wording):
    """A residence paid for: a building that turns into it, now or later."""

    def thing(self, table: Board, action: Residence) -> str:
        """The space."""
        return f"road-{action.place + 1}"

    def button(self, table: Board, action: Residence) -> Button:
        """The building that turns, and the price."""
        paid = "C" + "d" * action.price
        label = _(
            "Turn {number} {name}", number=action.place + 1, name=name_at(table, action.place)
        )
        gained = icons("P" * RESIDENCE_POINTS)
        return Button(action.text, label, priced(paid), gained, give=icons(paid))

    def line(self, told: Told, action: Residence) -> str:
        """That; later, if a worker still stands there."""
        said = {"name": told.name, "number": action.place + 1}
        if told.state.turning[action.place] != FREE:
            return _(
                "{name} has the building on {number} turned into a residence once its worker is"
                " done.",
                **said,
            )
        return _("{name} has the building on {number} turned into a residence.", **said)

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Residence
    ) -> Iterator[str]:
        """What a residence brings, when it turns, and what becomes of the building."""
        yield _("It becomes your residence: 1 denier of income each turn.")
        if then.turning[action.place] != FREE:
            yield _("It turns once its worker is done.")
        if table.road_kind[action.place] in CRAFT_KINDS:
            name = name_at(table, action.place)
            yield _("The {name} goes back to the supply.", name=name)
