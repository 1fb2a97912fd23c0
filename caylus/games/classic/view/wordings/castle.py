"""The castle told: batches for houses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caylus.games.classic.rules.board import SECTIONS, Board
from caylus.games.classic.rules.castle import HOUSE_POINTS, IDLE_PENALTY, Batch, open_section
from caylus.games.classic.rules.goods import LETTERS
from caylus.games.classic.view.tiles import SECTION_NAMES, counted, things
from caylus.games.classic.view.wordings.placing import priced
from caylus.kernel.header import Seat
from caylus.kernel.state import Action
from caylus.view.text import _, ngettext
from caylus.view.wording import Button, Told, Wording


def section_name(section: int) -> str:
    """What a section of the castle is called."""
    return _(SECTION_NAMES[SECTIONS[section]])


def _paid(action: Batch) -> str:
    return "".join(LETTERS[kind] for kind in action.kinds)


class BatchGiven(Wording):
    """A batch given for a house."""

    def button(self, table: Board, action: Batch) -> Button:
        """The house, its points and the cubes."""
        section, paid = open_section(table), _paid(action)
        label = ngettext(
            "House in the {section}: {count} point",
            "House in the {section}: {count} points",
            HOUSE_POINTS[section],
            section=section_name(section),
        )
        short = section_name(section)
        return Button(action.text, label, priced(paid), give=counted(paid), main=True, short=short)

    def line(self, told: Told, action: Batch) -> str:
        """That."""
        return _("{name} gave {paid} to the castle.", name=told.name, paid=things(_paid(action)))

    def consequences(
        self, table: Board, then: Board, seats: Sequence[Seat], action: Batch
    ) -> Iterator[str]:
        """The house, the room left, and what most batches bring."""
        section = open_section(table)
        name, left = section_name(section), then.castle[section]
        yield _("You get a house in the {section}.", section=name)
        if not left:
            yield _("Then the {section} is full.", section=name)
        else:
            yield ngettext(
                "Then it has room for {count} house.", "Then it has room for {count} houses.", left
            )
        yield _("Most batches of a round bring a royal favor.")


class NoBatchGiven(Wording):
    """No further batch given."""

    def button(self, table: Board, action: Action) -> Button:
        """What it costs who has given none; that is asked once more."""
        lost = _lost(table)
        label = _("Give no more") if table.batches[table.actor or 0] else _("Give nothing")
        detail, confirm = _("keep your cubes"), ""
        if lost:
            detail = ngettext("lose {count} point", "lose {count} points", lost)
            confirm = ngettext(
                "Give nothing to the castle, and lose {count} point?",
                "Give nothing to the castle, and lose {count} points?",
                lost,
            )
        return Button(action.text, label, detail, key="0", confirm=confirm, last=True)

    def line(self, told: Told, action: Action) -> str:
        """That, if none was given."""
        state = told.state
        if state.batches[told.seat]:
            return ""
        if sum(state.points_of(told.seat)) == 0:
            return _("{name} gave nothing to the castle.", name=told.name)
        lost = things("P" * IDLE_PENALTY)
        return _(
            "{name} gave nothing to the castle and lost {points}.", name=told.name, points=lost
        )


def _lost(table: Board) -> int:
    """The points that giving no further batch costs the actor."""
    seat = table.actor or 0
    return 0 if table.batches[seat] else min(IDLE_PENALTY, sum(table.points_of(seat)))
