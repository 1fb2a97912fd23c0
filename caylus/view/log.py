"""What happened, told from what changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from caylus.games.magna_carta import numbers
from caylus.games.magna_carta.buildings import OwnerEffect, WorkerEffect
from caylus.games.magna_carta.cards import BUILDINGS
from caylus.games.magna_carta.castle import CASTLE_BONUS
from caylus.games.magna_carta.decks import DeckDeal
from caylus.games.magna_carta.payments import GOODS, letters
from caylus.games.magna_carta.provost import MoveProvost
from caylus.games.magna_carta.rounds import END_OF_ROUND, INCOME_PHASE
from caylus.games.magna_carta.setup import FirstPlayer
from caylus.games.magna_carta.state import COLOURS, MagnaCarta
from caylus.games.magna_carta.turns import DRAW, PASS, REPLACE, Build, BuildPrestige, Place
from caylus.games.magna_carta.words import DECLINE, Exchange, Turn
from caylus.kernel.chance import CHANCE
from caylus.kernel.header import Seat
from caylus.kernel.record import Match
from caylus.kernel.state import Action, State, Step
from caylus.view.cards import things
from caylus.view.seats import name_of
from caylus.view.text import _, ngettext


@dataclass(frozen=True)
class Entry:
    """One thing that happened: whose colour it bears, its sentence, and what one seat reads."""

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
    _provost: int = 0
    _drawing: int | None = None

    def look(self, state: State) -> None:
        """Remember what stands before the next thing happens."""
        assert isinstance(state, MagnaCarta)
        self._goods, self._provost = state.goods[:], state.provost

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        """Tell one thing that has just happened."""
        assert isinstance(state, MagnaCarta)
        gained = self._gained(state)
        if seat == CHANCE:
            self._tell_deal(state, what)
        elif isinstance(what, Action):
            self._tell(seat, self._of_action(state, what, gained.get(seat, "")))
        else:
            self._of_step(state, seat, what, gained)
        self.look(state)

    def _tell(self, seat: int, sentence: str, secret: str = "") -> None:
        if sentence:
            name = name_of(self.seats, seat)
            told = f"{name} {sentence}"
            own = f"{name} {secret}" if secret else ""
            self.entries.append(Entry(COLOURS[seat], told, seat, own))

    def _note(self, sentence: str) -> None:
        self.entries.append(Entry("", sentence))

    def _gained(self, state: MagnaCarta) -> dict[int, str]:
        """The goods that each seat has more of than before, as letters."""
        before = self._goods or state.goods
        found = {}
        for seat in range(state.players):
            start = seat * GOODS
            more = "".join(
                "FWSGd"[kind] * max(0, state.goods[start + kind] - before[start + kind])
                for kind in range(GOODS)
            )
            if more:
                found[seat] = more
        return found

    def _tell_deal(self, state: MagnaCarta, what: Action | Step) -> None:
        if isinstance(what, FirstPlayer):
            self._tell(what.seat, _("goes first"))
        elif isinstance(state.step, DeckDeal) and state.round:
            seat = state.step.seat
            kind = numbers.KIND[what.text.removeprefix("deal ")]
            name = _(BUILDINGS[kind].name)
            self._tell(seat, _("drew a card"), _("drew the {name}", name=name))

    def _of_action(self, state: MagnaCarta, action: Action, gained: str) -> str:
        if action in (DRAW, DECLINE):
            return ""
        if action is REPLACE:
            return _("replaced the whole hand")
        if action is PASS:
            return _("passed and took 1 denier") if gained else _("passed")
        if isinstance(action, Place | Turn):
            name = _(BUILDINGS[state.road_kind[action.place]].name)
            number = action.place + 1
            if isinstance(action, Place):
                return _("placed a worker on {number} {name}", number=number, name=name)
            return _("turns the card on place {number} into a residence", number=number)
        if isinstance(action, Build | BuildPrestige):
            name = _(BUILDINGS[action.kind].name)
            paid = things(letters(action.payment))
            return _("built the {name} for {paid}", name=name, paid=paid)
        if isinstance(action, MoveProvost):
            return self._of_provost(state, action)
        if action.text == "mulligan":
            return _("exchanged the first hand")
        return self._of_goods(action)

    def _of_provost(self, state: MagnaCarta, action: MoveProvost) -> str:
        if not action.places:
            return _("left the Provost where he is")
        number = state.provost + 1
        paid = things("d" * abs(action.places))
        if action.places > 0:
            return _("moved the Provost on to {number} for {paid}", number=number, paid=paid)
        return _("moved the Provost back to {number} for {paid}", number=number, paid=paid)

    def _of_goods(self, action: Action) -> str:
        verb, _space, amount = action.text.partition(" ")
        if verb == "offer":
            count = len(amount) // 3 if amount != "none" else 0
            if not count:
                return _("offered nothing to the castle")
            return ngettext(
                "offered {count} batch to the castle",
                "offered {count} batches to the castle",
                count,
            )
        if verb == "tokens":
            return _("bought {tokens} at the Church", tokens=things("T" * int(amount)))
        if isinstance(action, Exchange):
            give, gain = map(things, action.trade)
            return _("took {gain} for {give}", gain=gain, give=give)
        return ""

    def _of_step(self, state: MagnaCarta, seat: int, step: Step, gained: dict[int, str]) -> None:
        if isinstance(step, WorkerEffect | OwnerEffect) and seat in gained:
            name = _(BUILDINGS[state.road_kind[step.place]].name)
            place = _("{number} {name}", number=step.place + 1, name=name)
            self._tell(seat, _("took {gain} on {place}", gain=things(gained[seat]), place=place))
        elif step is INCOME_PHASE:
            self._note(_("Round {number}: income", number=state.round))
        elif step is CASTLE_BONUS:
            for winner in gained:
                self._tell(winner, _("offered most first and took 1 gold"))
            if not gained:
                self._note(_("Nobody offered: the castle lost tokens"))
        elif step is END_OF_ROUND and state.phase == "over":
            self._note(_("The castle is empty: the game is over"))
        elif step is END_OF_ROUND and state.provost > self._provost:
            self._note(_("The Provost strides on to place {number}", number=state.provost + 1))


def told(match: Match) -> Log:
    """The log of a match from its first move, as somebody who watched it all would tell it."""
    log = Log(match.header.seats)
    watched = Match(match.header, match.game)
    log.look(watched.state)
    for text in match.moves:
        watched.play(text, log.watch)
    return log
