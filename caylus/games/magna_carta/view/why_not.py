"""Why something is not on offer: one sentence that names the missing cube, coin, worker or rule."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.provost import INFLUENCE
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.view import headings
from caylus.games.magna_carta.view.refusals import cards, road, turns
from caylus.games.magna_carta.view.refusals.wish import Reason, Wish
from caylus.kernel.header import Seat
from caylus.view.refusal import Refusal, is_on_offer, number_in

_ALWAYS: tuple[Reason, ...] = (
    turns.by_chance,
    turns.no_such_action,
    turns.too_many_words,
    turns.game_over,
    turns.no_provost,
    turns.another_phase,
    turns.cards_are_dealt,
    turns.has_passed,
    turns.asked_once,
    turns.turn_of_another,
    turns.another_card_asks,
)
_CUBES: tuple[Reason, ...] = (cards.no_cubes, cards.not_in_order)
_PAYMENT = (*_CUBES, cards.does_not_pay, cards.lacks_named_cubes)
_SALE = (*_CUBES, road.takes_another_cube, cards.lacks_named_cubes)
_PLACE: tuple[Reason, ...] = (road.no_number, road.no_such_place)
_OF_VERB: dict[str, tuple[Reason, ...]] = {
    "draw": (cards.no_denier_for_cards, cards.nothing_to_draw),
    "replace": (cards.no_denier_for_cards, cards.empty_hand),
    "place": (
        *_PLACE,
        road.takes_no_worker,
        road.no_denier_for_a_worker,
        road.all_workers_placed,
        road.worker_there,
        road.no_free_card,
    ),
    "build": (
        cards.no_such_card,
        cards.not_in_this_game,
        cards.of_no_hand,
        cards.not_in_hand,
        cards.empty_hand,
        cards.lacks_cubes,
        cards.nothing_payable,
        *_PAYMENT,
    ),
    "prestige": (
        cards.no_such_card,
        cards.no_prestige_building,
        cards.not_in_this_game,
        cards.built_already,
        cards.no_residence,
        cards.lacks_cubes,
        cards.nothing_payable,
        *_PAYMENT,
        cards.beside_the_road,
        cards.word_instead_of_on,
        *_PLACE,
        cards.no_residence_there,
    ),
    "provost": (road.no_move, road.too_far, road.off_the_road, road.move_too_dear),
    "buy": (*_CUBES, road.gives_less, road.trade_too_dear),
    "sell": _SALE,
    "swap": _SALE,
    "gold": (road.no_number, road.gives_less, road.trade_too_dear),
    "tokens": (road.no_number, road.gives_less, cards.castle_has_fewer, road.trade_too_dear),
    "turn": (*_PLACE, road.not_to_be_turned, *_PAYMENT),
    "offer": (*_CUBES, cards.castle_has_fewer, cards.no_batches, cards.lacks_named_cubes),
}
_CLICKED_IN_A_TURN = {"road": "place", "hand": "build", "pool": "prestige"}


def why_not(sight: Sight, seats: Sequence[Seat], text: str) -> Refusal:
    """Why the action of a notation, complete or only begun, is not on offer; empty if it is."""
    words = text.split()
    if is_on_offer(sight, words):
        return Refusal("")
    wish = Wish(sight, seats, "".join(words[:1]), tuple(words[1:]))
    found = next(filter(None, (reason(wish) for reason in reasons(wish.verb))))
    return found if isinstance(found, Refusal) else Refusal(found, headings.OF_VERBS[wish.verb])


def why_not_thing(sight: Sight, seats: Sequence[Seat], thing: str) -> Refusal:
    """Why a click on a thing, such as "road-3", "hand-market" or "do-draw", plays nothing."""
    text = _meant(sight.table, thing)
    if text or sight.seat is None or sight.actor != sight.seat:
        return why_not(sight, seats, text)
    return turns.asked_instead(sight.table)


def reasons(verb: str) -> tuple[Reason, ...]:
    """What may stand against a verb, in the order in which it is looked at."""
    return (*_ALWAYS, *_OF_VERB.get(verb, ()), turns.general)


def _meant(table: Board, thing: str) -> str:
    """The notation of what a click on a thing means now; nothing if it means nothing."""
    kind, _dash, name = thing.partition("-")
    if kind == "do":
        return name.replace("_", " ")
    if table.phase == "actions" and kind in _CLICKED_IN_A_TURN:
        return f"{_CLICKED_IN_A_TURN[kind]} {name}"
    if kind == "road" and number_in(name) and table.step is INFLUENCE:
        places = number_in(name) - 1 - table.provost
        return f"provost {places:+d}" if places else "provost 0"
    if kind == "road" and turns.is_lawyer_asking(table):
        return f"turn {name}"
    return ""
