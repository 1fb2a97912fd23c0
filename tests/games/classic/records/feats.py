"""What a recorded game of Caylus shows: tiles used, favors, scorings, the way it ended."""

from __future__ import annotations

from typing import Any

import caylus
from caylus.games.classic import TITLE
from caylus.games.classic.rules.board import SECTIONS
from caylus.games.classic.rules.castle import BATCHES, open_section
from caylus.games.classic.rules.ending import MARKS
from caylus.games.classic.rules.favors import LINE_NAMES, LINES
from caylus.games.classic.rules.numbers import CRAFT_KINDS, PRESTIGE_KINDS
from caylus.games.classic.rules.spaces import ROAD, SPECIALS
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.words import Gain, Rates
from caylus.kernel.chance import CHANCE

PROVOST = [f"provost {spaces:+d}" if spaces else "provost 0" for spaces in range(-3, 4)]
# Effects of favors that columns are named by, where they are not counted.
COLUMN = {"F": 1, "W": 2, "S": 2, "C": 3, "barter": 4, "G": 5}
COLUMN |= {"carpenter": 2, "mason": 3, "lawyer": 4, "architect": 5}
OTHERS = (
    *("pass", "passed over", "build with gold", "favor without use", "favor marker stays"),
    *("stables in order", "inn stay", "inn leave", "inn follow", "gate decline"),
    *("gate to road", "gate to building before the bridge", "gate to castle", "joust decline"),
    *("residence reserved", "residence turned", "residence turned beyond the provost"),
    *("residence on an own building", "take W on a favor", "take S on a favor"),
    *(f"{builder} on a favor" for builder in ("carpenter", "mason", "lawyer", "architect")),
    *("batch none", "castle for nothing", "castle full", "castle overflow", "castle tie"),
    *("shared victory", "favor of points", "road full"),
)


def _rates(building: Any) -> list[str]:
    """How the worker's effect of a tile can be used: at each of its rates, in each of its ways."""
    word = building.worker
    if isinstance(word, Gain) or word is None:
        return [building.key] * (word is not None)
    if isinstance(word, Rates):
        counts = {len(exchange.text.split()[1]) for _, exchange in word.exchanges}
        return [f"{building.key} {count}" for count in counts]
    sides = [trade.give or trade.gain for trade in word.trades()]
    return [f"{building.key} {side if len(sides) > 1 else ''}".strip() for side in sides]


WANTED = frozenset(
    [f"{players} players" for players in (2, 3, 4, 5)]
    + [f"variant {variant}" for variant in TITLE.variants]
    + [f"build {BUILDINGS[kind].key}" for kind in (*CRAFT_KINDS, *PRESTIGE_KINDS)]
    + [f"worker {use}" for building in BUILDINGS for use in _rates(building)]
    + ["worker tailor 1"]
    + [
        f"owner {building.key} {trade.gain}"
        for building in BUILDINGS
        if building.owner
        for trade in building.owner.trades()
    ]
    + [f"favor {line} {column}" for line in LINES for column in range(1, 6)]
    + [f"{section} {why}" for section in SECTIONS for why in ("full", "mark", "missed")]
    + [f"special {name}" for name in SPECIALS]
    + [*map(str, BATCHES), *PROVOST, *(f"guild {move}" for move in PROVOST), *OTHERS]
)


class Witness:
    """Watches a game and notes what it shows in `seen`."""

    def __init__(self, state: Any) -> None:
        self.before = state.clone()
        self.seen = {f"{state.players} players", f"variant {state.variant}"}

    def watch(self, state: Any, seat: int, thing: Any) -> None:
        """Note an action or a step that has just happened."""
        before, self.before = self.before, state.clone()
        if seat == CHANCE:
            return
        if isinstance(thing, caylus.Action):
            self.seen |= _of_action(before, state, seat, thing)
        else:
            self.seen |= _of_step(before, state, seat, thing.text)
        if state.empty_space() == ROAD:
            self.seen.add("road full")


def _if(condition: bool, feat: str) -> set[str]:
    return {feat} if condition else set()


def _of_action(before: Any, state: Any, seat: int, action: Any) -> set[str]:
    verb, _, rest = action.text.partition(" ")
    kind, _, where = state.step.text.partition("-")
    used = verb != "decline"
    match kind:
        case "worker" if where in SPECIALS:
            return _of_special(where, action.text)
        case "worker" if used:
            return {f"worker {_use(before, where, verb, rest)}", *_of_deed(before, action)}
        case "owner":
            return {f"owner {_key(before, where)} {rest}"}
        case "effect" if used:
            chosen = _if(rest in ("W", "S"), f"take {rest} on a favor")
            return {f"favor {where} {_column(where, rest)}"} | chosen
        case "use" if used and verb in ("build", "residence"):
            return {f"{where} on a favor", *_of_deed(before, action)}
        case "favor":
            line = LINE_NAMES.index(rest)
            stays = before.level(seat, line) == state.level(seat, line)
            return {"favor marker stays"} if stays else set()
        case "batch" if rest != "none":
            return {action.text} | _if(open_section(before) > before.scored, "castle overflow")
        case "lodging":
            return {f"inn {verb}", "special inn"}
    return {action.text}


def _of_deed(before: Any, action: Any) -> set[str]:
    """What building something, or making a residence, shows."""
    verb, *rest = action.text.split()
    if verb == "build":
        with_gold = "G" in rest[1] and action.kind in CRAFT_KINDS
        return {f"build {rest[0]}"} | _if(with_gold, "build with gold")
    if verb != "residence":
        return set()
    reserved = before.worker[action.place] >= 0
    own = before.road_owner[action.place] >= 0
    return _if(reserved, "residence reserved") | _if(own, "residence on an own building")


def _of_special(where: str, text: str) -> set[str]:
    verb, _, to = text.partition(" ")
    if verb == "decline":
        return {f"{where.removesuffix('-field')} decline"}
    if verb == "provost":
        return {f"special {where}", f"guild {text}"}
    if verb != "move":
        return {f"special {where}"}
    kind = "road" if to.isdigit() else "castle" if to == "castle" else "building before the bridge"
    return {"special gate", f"gate to {kind}"}


def _use(before: Any, where: str, verb: str, rest: str) -> str:
    """How a worker's effect was used, in the words of `_rates`."""
    key = _key(before, where)
    if verb == "take":
        return f"{key} {rest}"
    return f"{key} {len(rest)}" if verb in ("sell", "buy", "trade") else key


def _key(state: Any, number: str) -> str:
    return BUILDINGS[state.road_kind[int(number) - 1]].key


def _column(line: str, effect: str) -> int:
    return COLUMN.get(effect) or len(effect) - 2 * (line == "deniers")


def _of_step(before: Any, state: Any, seat: int, text: str) -> set[str]:
    kind, _, where = text.partition("-")
    gained = state.goods != before.goods
    match kind:
        case "worker" if gained:
            return {f"special {where}" if where in SPECIALS else f"worker {_key(before, where)}"}
        case "turn":
            return {"passed over"}
        case "favor" if state.points != before.points:
            return {"favor of points"}
        case "effect":
            level = state.level(seat, LINE_NAMES.index(where))
            return {"favor buildings 1"} if level == 1 else {"favor without use"}
        case "home" if state.road_kind != before.road_kind:
            beyond = int(where) > before.provost + 1
            return {"residence turned" + " beyond the provost" * beyond}
    return _of_phase(before, state, seat, text)


def _of_phase(before: Any, state: Any, seat: int, text: str) -> set[str]:
    lost = sum(state.points) < sum(before.points)
    match text:
        case "stables" if before.stables:
            return {"special stables"} | _if(state.order != before.order, "stables in order")
        case "inn" if before.inn[0] >= 0:
            return {"special inn"} | _if(before.inn[1] >= 0, "inn follow")
        case "batch" if not state.batches[seat]:
            is_full = open_section(before) == len(SECTIONS)
            return {"castle full"} if is_full else {"castle for nothing"}
        case "castle-favor":
            most = max(before.batches)
            return _if(most > 0 and before.batches.count(most) > 1, "castle tie")
        case "count" if lost:
            return {f"{SECTIONS[state.scored]} missed"}
        case "scored":
            section = before.scored
            reached = before.bailiff >= MARKS[section]
            full = not before.castle[section]
            return _if(reached != full, f"{SECTIONS[section]} {'full' if full else 'mark'}")
    return set()


def replayed(text: str) -> tuple[caylus.State, set[str]]:
    """Replay a record; returns its last state and what it shows."""
    header, _, moves = text.partition("\n\n")
    match = caylus.load(header + "\n\n")
    witness = Witness(match.state)
    for move in moves.split("\n"):
        if move:
            match.play(move, witness.watch)
    shared = {"shared victory"} if len(match.state.winners()) > 1 else set()
    return match.state, witness.seen | shared
