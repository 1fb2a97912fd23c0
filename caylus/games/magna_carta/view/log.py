"""What happened, told from what changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from caylus.games.magna_carta.rules import numbers
from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.buildings import (
    OwnerEffect,
    PlaceStep,
    WorkerEffect,
    WorkerHome,
)
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import CASTLE_BONUS
from caylus.games.magna_carta.rules.decks import DeckDeal
from caylus.games.magna_carta.rules.payments import GOODS
from caylus.games.magna_carta.rules.rounds import END_OF_ROUND, INCOME_PHASE
from caylus.games.magna_carta.rules.setup import FirstPlayer
from caylus.games.magna_carta.view.cards import SECTION_NAMES, things
from caylus.games.magna_carta.view.wording import wording
from caylus.kernel.chance import CHANCE
from caylus.kernel.state import Action, State, Step
from caylus.view.log import Log
from caylus.view.seats import name_of
from caylus.view.text import _, listed, ngettext
from caylus.view.wording import Told


@dataclass
class RoadLog(Log):
    """Everything that happened in a match, told while it is played through `watch`."""

    _goods: list[int] = field(default_factory=list)
    _castle: list[int] = field(default_factory=list)
    _provost: int = 0
    _drawing: int | None = None

    def look(self, state: State) -> None:
        """Remember what stands before the next thing happens."""
        assert isinstance(state, Board)
        self._goods, self._castle = state.goods[:], state.castle[:]
        self._provost = state.provost

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that has just happened."""
        assert isinstance(state, Board)
        gained = self._gained(state)
        if seat == CHANCE:
            self._tell_deal(state, what)
        elif isinstance(what, Action):
            told = Told(state, self.seats, seat, gained.get(seat, ""))
            self.tell(seat, wording(what).line(told, what))
        else:
            self._of_step(state, seat, what, gained)
        self.look(state)

    def _gained(self, state: Board) -> dict[int, str]:
        """The goods that each seat has more of than before, as letters."""
        found: dict[int, str] = {}
        if not self._goods or self._goods == state.goods:
            return found
        for place, (now, before) in enumerate(zip(state.goods, self._goods, strict=True)):
            if now > before:
                seat, kind = divmod(place, GOODS)
                found[seat] = found.get(seat, "") + "FWSGd"[kind] * (now - before)
        return found

    def _tell_deal(self, state: Board, what: Action | Step) -> None:
        if isinstance(what, FirstPlayer):
            self.tell(what.seat, _("{name} goes first.", name=name_of(self.seats, what.seat)))
        elif isinstance(state.step, DeckDeal) and state.round:
            seat = state.step.seat
            kind = numbers.KIND[what.text.removeprefix("deal ")]
            card, name = _(BUILDINGS[kind].name), name_of(self.seats, seat)
            secret = _("{name} drew the {card}.", name=name, card=card)
            self.tell(seat, _("{name} drew a card.", name=name), secret)

    def _of_step(self, state: Board, seat: int, step: Step, gained: dict[int, str]) -> None:
        if isinstance(step, WorkerEffect | OwnerEffect) and seat in gained:
            self.tell(seat, self._of_effect(state, seat, step, gained[seat]))
        elif isinstance(step, WorkerHome) and step.place > state.reach:
            self.tell(seat, self._of_deserter(state, seat, step))
        elif step is INCOME_PHASE:
            self.note(_("Round {number}: income.", number=state.round))
        elif step is CASTLE_BONUS:
            for winner in gained:
                name = name_of(self.seats, winner)
                self.tell(winner, _("{name} offered most first and took 1 gold.", name=name))
            if not gained:
                self.note(self._of_loss(state))
        elif step is END_OF_ROUND and state.phase == "over":
            self.note(_("The castle is empty: the game is over."))
        elif step is END_OF_ROUND and state.provost > self._provost:
            self.note(_("The Provost strides on to place {number}.", number=state.provost + 1))

    def _of_loss(self, state: Board) -> str:
        lost = [
            ngettext("{count} {section} token", "{count} {section} tokens", count, section=_(name))
            for name, before, now in zip(
                SECTION_NAMES.values(), self._castle, state.castle, strict=True
            )
            if (count := before - now)
        ]
        return _("Nobody offered: the castle lost {tokens}.", tokens=listed(lost))

    def _of_deserter(self, state: Board, seat: int, step: PlaceStep) -> str:
        return _(
            "{name}'s worker came home from {number} {card} with nothing: the Provost stood on"
            " {provost}.",
            name=name_of(self.seats, seat),
            number=step.place + 1,
            card=_(BUILDINGS[state.road_kind[step.place]].name),
            provost=state.provost + 1,
        )

    def _of_effect(self, state: Board, seat: int, step: PlaceStep, gained: str) -> str:
        return _(
            "{name} took {gain} on {number} {card}.",
            name=name_of(self.seats, seat),
            gain=things(gained),
            number=step.place + 1,
            card=_(BUILDINGS[state.road_kind[step.place]].name),
        )
