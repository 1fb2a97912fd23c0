"""What happened, told from what changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from caylus.games.magna_carta.rules import numbers
from caylus.games.magna_carta.rules.board import COLOURS, Board
from caylus.games.magna_carta.rules.buildings import (
    OwnerEffect,
    PlaceStep,
    WorkerEffect,
    WorkerHome,
)
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import CASTLE_BONUS, Offer
from caylus.games.magna_carta.rules.decks import DeckDeal
from caylus.games.magna_carta.rules.payments import GOODS, letters
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.rounds import END_OF_ROUND, INCOME_PHASE
from caylus.games.magna_carta.rules.setup import FirstPlayer
from caylus.games.magna_carta.rules.turns import DRAW, PASS, REPLACE, Build, BuildPrestige, Place
from caylus.games.magna_carta.rules.words import DECLINE, Exchange, Tokens, Turn
from caylus.kernel.chance import CHANCE
from caylus.kernel.header import Seat
from caylus.kernel.record import Match
from caylus.kernel.state import Action, State, Step
from caylus.view.cards import SECTION_NAMES, things
from caylus.view.seats import name_of
from caylus.view.text import _, listed, ngettext


@dataclass(frozen=True)
class Entry:
    """One thing that happened: whose colour it bears, its sentence, and what one seat reads.

    A sentence is whole, with its full stop.
    """

    colour: str
    sentence: str
    seat: int | None = None
    secret: str = ""

    def text(self, reader: int | None) -> str:
        """The sentence as a seat may read it."""
        return self.secret if self.secret and reader == self.seat else self.sentence


@dataclass
class Log:
    """Everything that happened in a match, told while it is played through `watch`."""

    seats: Sequence[Seat]
    entries: list[Entry] = field(default_factory=list)
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
            name = name_of(self.seats, seat)
            self._tell(seat, self._of_action(state, name, what, gained.get(seat, "")))
        else:
            self._of_step(state, seat, what, gained)
        self.look(state)

    def _tell(self, seat: int, sentence: str, secret: str = "") -> None:
        if sentence:
            self.entries.append(Entry(COLOURS[seat], sentence, seat, secret))

    def _note(self, sentence: str) -> None:
        self.entries.append(Entry("", sentence))

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
            self._tell(what.seat, _("{name} goes first.", name=name_of(self.seats, what.seat)))
        elif isinstance(state.step, DeckDeal) and state.round:
            seat = state.step.seat
            kind = numbers.KIND[what.text.removeprefix("deal ")]
            card, name = _(BUILDINGS[kind].name), name_of(self.seats, seat)
            secret = _("{name} drew the {card}.", name=name, card=card)
            self._tell(seat, _("{name} drew a card.", name=name), secret)

    def _of_action(self, state: Board, name: str, action: Action, gained: str) -> str:
        if action in (DRAW, DECLINE):
            return ""
        if action is REPLACE:
            return _("{name} replaced the whole hand.", name=name)
        if action is PASS and gained:
            return _("{name} passed and took 1 denier.", name=name)
        if action is PASS:
            return _("{name} passed.", name=name)
        if isinstance(action, Place | Turn):
            return self._of_place(state, name, action)
        if isinstance(action, Build | BuildPrestige):
            card, paid = _(BUILDINGS[action.kind].name), things(letters(action.payment))
            return _("{name} built the {card} for {paid}.", name=name, card=card, paid=paid)
        if isinstance(action, MoveProvost):
            return self._of_provost(state, name, action)
        if action.text == "mulligan":
            return _("{name} exchanged the first hand.", name=name)
        return self._of_goods(state, name, action)

    def _of_place(self, state: Board, name: str, action: Place | Turn) -> str:
        number = action.place + 1
        if isinstance(action, Turn):
            return _(
                "{name} has the card on place {number} turned into a residence.",
                name=name,
                number=number,
            )
        card = _(BUILDINGS[state.road_kind[action.place]].name)
        return _("{name} placed a worker on {number} {card}.", name=name, number=number, card=card)

    def _of_provost(self, state: Board, name: str, action: MoveProvost) -> str:
        if not action.places:
            return _("{name} left the Provost where he is.", name=name)
        paid = things("d" * abs(action.places))
        told = {"name": name, "number": state.provost + 1, "paid": paid}
        if action.places > 0:
            return _("{name} moved the Provost on to {number} for {paid}.", **told)
        return _("{name} moved the Provost back to {number} for {paid}.", **told)

    def _of_goods(self, state: Board, name: str, action: Action) -> str:
        if isinstance(action, Offer):
            return _offered(action.count, name=name)
        if isinstance(action, Tokens):
            tokens = things("T" * action.count)
            return _("{name} bought {tokens} at the Church.", name=name, tokens=tokens)
        if isinstance(action, Exchange):
            give, gain = map(things, action.trade)
            told = {"name": name, "gain": gain, "give": give}
            if not isinstance(state.step, PlaceStep):
                return _("{name} took {gain} for {give}.", **told)
            place = state.step.place
            card = _(BUILDINGS[state.road_kind[place]].name)
            return _(
                "{name} took {gain} for {give} on {number} {card}.",
                number=place + 1,
                card=card,
                **told,
            )
        return ""

    def _of_step(self, state: Board, seat: int, step: Step, gained: dict[int, str]) -> None:
        if isinstance(step, WorkerEffect | OwnerEffect) and seat in gained:
            self._tell(seat, self._of_effect(state, seat, step, gained[seat]))
        elif isinstance(step, WorkerHome) and step.place > state.reach:
            self._tell(seat, self._of_deserter(state, seat, step))
        elif step is INCOME_PHASE:
            self._note(_("Round {number}: income.", number=state.round))
        elif step is CASTLE_BONUS:
            for winner in gained:
                name = name_of(self.seats, winner)
                self._tell(winner, _("{name} offered most first and took 1 gold.", name=name))
            if not gained:
                self._note(self._of_loss(state))
        elif step is END_OF_ROUND and state.phase == "over":
            self._note(_("The castle is empty: the game is over."))
        elif step is END_OF_ROUND and state.provost > self._provost:
            self._note(_("The Provost strides on to place {number}.", number=state.provost + 1))

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


def _offered(count: int, name: str) -> str:
    if not count:
        return _("{name} offered nothing to the castle.", name=name)
    return ngettext(
        "{name} offered {count} batch to the castle.",
        "{name} offered {count} batches to the castle.",
        count,
        name=name,
    )


def told(match: Match) -> Log:
    """The log of a match from its first move, as somebody who watched it all would tell it."""
    log = Log(match.header.seats)
    watched = Match(match.header, match.game)
    log.look(watched.state)
    for text in match.moves:
        watched.play(text, log.watch)
    return log
