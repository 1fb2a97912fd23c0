"""Why something is not on offer: one sentence that names the missing cube, coin, worker or rule."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.classic.rules.board import Board
from caylus.games.classic.rules.construction import MakeResidence
from caylus.games.classic.rules.favors import LINE_NAMES, LineEffect
from caylus.games.classic.rules.provost import INFLUENCE, GuideProvost
from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.rules.specials import MoveOn
from caylus.games.classic.rules.words import Choose
from caylus.games.classic.view import headings
from caylus.games.classic.view.asking import asking
from caylus.games.classic.view.refusals import building, favors, goods, provost, spaces, turns
from caylus.games.classic.view.refusals.wish import Reason, Wish
from caylus.games.classic.view.wordings.favors import is_alone
from caylus.kernel.header import Seat
from caylus.view.refusal import Refusal, is_on_offer, number_in

_ALWAYS: tuple[Reason, ...] = (
    turns.by_chance,
    turns.no_such_action,
    turns.too_many_words,
    turns.game_over,
    turns.no_lines,
    turns.another_phase,
    turns.chance_first,
    turns.has_passed,
    turns.not_at_the_castle,
    turns.asked_once,
    turns.turn_of_another,
    turns.must_be_taken,
    turns.another_asks,
)
_WORKER: tuple[Reason, ...] = (
    spaces.empty_space,
    spaces.takes_no_worker,
    spaces.worker_there,
    spaces.inn_taken,
    spaces.no_stables,
    spaces.once_in_the_stables,
    spaces.once_at_the_castle,
)
_GOODS: tuple[Reason, ...] = (goods.no_goods, goods.not_in_order)
_CUBES: tuple[Reason, ...] = (goods.no_cubes, goods.not_in_order)
_TRADE: tuple[Reason, ...] = (goods.no_such_rate, goods.trade_too_dear)
_OF_VERB: dict[str, tuple[Reason, ...]] = {
    "place": (spaces.no_such_space, *_WORKER, spaces.worker_too_dear),
    "move": (spaces.no_such_space, spaces.away_from_the_gate, *_WORKER),
    "provost": (provost.no_move, provost.too_far, provost.off_the_road, provost.move_too_dear),
    "take": (
        *_GOODS,
        goods.two_cubes_are_taken,
        goods.gives_something_else,
        favors.of_another_line,
        favors.column_not_reached,
    ),
    "sell": (*_GOODS, *_TRADE),
    "buy": (*_GOODS, goods.gives_no_gold, *_TRADE),
    "trade": (*_GOODS, goods.takes_no_gold, *_TRADE),
    "build": (
        building.no_such_building,
        building.of_no_supply,
        building.not_in_this_game,
        building.of_another_family,
        building.built_already,
        building.lacks_cubes,
        *_CUBES,
        building.does_not_pay,
        goods.lacks_named_cubes,
    ),
    "residence": (
        spaces.no_such_space,
        spaces.empty_space,
        spaces.never_turned,
        spaces.turned_by_its_owner,
        spaces.no_lawyer_turned,
        spaces.turned_once,
    ),
    "favor": (favors.no_such_line, favors.line_used),
    "use": (
        favors.no_such_effect,
        favors.of_another_line,
        favors.column_not_reached,
        favors.of_no_use,
        favors.nothing_of_use,
    ),
    "give": (*_CUBES, goods.one_cube_is_given, goods.lacks_named_cubes),
    "batch": (*_CUBES, goods.no_batch, goods.lacks_named_cubes),
}


def why_not(sight: Sight, seats: Sequence[Seat], text: str) -> Refusal:
    """Why the action of a notation, complete or only begun, is not on offer; empty if it is."""
    words = text.split()
    if is_on_offer(sight, words):
        return Refusal("")
    wish = Wish(sight, seats, "".join(words[:1]), tuple(words[1:]))
    found = next(filter(None, (reason(wish) for reason in reasons(wish.verb))))
    return found if isinstance(found, Refusal) else Refusal(found, headings.OF_VERBS[wish.verb])


def why_not_thing(sight: Sight, seats: Sequence[Seat], thing: str) -> Refusal:
    """Why a click on a thing, such as "road-3", "stock-mason" or "do-pass", plays nothing."""
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
    if kind in ("road", "special") or thing == "castle":
        return _meant_by_space(table, name or kind)
    if kind == "stock":
        return f"build {name}"
    if kind == "line":
        return f"favor {name}"
    return _meant_by_column(table, name) if kind == "column" else ""


def _meant_by_space(table: Board, name: str) -> str:
    """What a click on a space means: a worker, the Provost, or a residence."""
    found = asking(table)
    if table.phase == "workers":
        return f"place {name}"
    if table.step is INFLUENCE or (found and isinstance(found.word, GuideProvost)):
        spaces_on = number_in(name) - 1 - table.provost
        moved = f"provost {spaces_on:+d}" if spaces_on else "provost 0"
        return moved if number_in(name) else ""
    if found and isinstance(found.word, MoveOn):
        return f"move {name}"
    return f"residence {name}" if found and isinstance(found.word, MakeResidence) else ""


def _meant_by_column(table: Board, name: str) -> str:
    """What a click on a column of the line means that was chosen; one thing if it has several."""
    line, _dash, number = name.rpartition("-")
    step, column = table.step, number_in(number)
    if not isinstance(step, LineEffect) or line != LINE_NAMES[step.line]:
        return ""
    if not 1 <= column <= len(step.columns):
        return ""
    word, use = step.columns[column - 1]
    if use is not None:
        return use.text
    is_reached = column <= table.level(table.actor or 0, step.line)
    if not isinstance(word, Choose) or (is_reached and not is_alone(step, column)):
        return ""
    return word.taken[0].text
