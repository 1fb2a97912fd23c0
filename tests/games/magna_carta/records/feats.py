"""What a recorded game of Magna Carta shows: cards used, actions played, the way it ended."""

from __future__ import annotations

import json
from typing import Any

import caylus

PLAYER_CARDS = (
    "small-farm",
    "small-sawmill",
    "small-quarry",
    "peddler",
    "market",
    "lawyer",
    "large-farm",
    "large-sawmill",
    "large-quarry",
    "gold-mine",
    "bank",
    "church",
)
NEUTRAL_CARDS = ("park", "forest", "quarry", "trading-post", "neutral-peddler")
PRESTIGE = ("theatre", "statue", "hotel", "stables", "town-hall", "monument", "cathedral")
VERBS = ("keep", "mulligan", "draw", "replace", "place", "pass", "decline", "first", "deal")
TRADES = ("buy 1", "buy 2", "sell F", "sell W", "sell S", "sell G", "swap F", "swap W", "swap S")
OTHERS = (
    "deal neutral",
    "gold 1",
    "gold 2",
    "tokens 1",
    "tokens 2",
    "turn F",
    "turn G",
    "offer none",
    "offer 1",
    "offer 2",
    "offer with gold",
    "build with gold",
    "provost -3",
    "provost -2",
    "provost -1",
    "provost 0",
    "provost +1",
    "provost +2",
    "provost +3",
)
ENDS = ("emptied by offer", "emptied by tokens", "emptied by castle-bonus", "shared victory")
WANTED = frozenset(
    [f"{players} players {variant}" for players in (2, 3, 4, 5) for variant in ("i", "s")]
    + [f"{deed} {card}" for card in PLAYER_CARDS for deed in ("build", "worker", "owner")]
    + [f"worker {card}" for card in NEUTRAL_CARDS]
    + [f"prestige {card} s" for card in PRESTIGE]
    + [f"prestige {card} i" for card in PRESTIGE if card != "hotel"]
    + [*VERBS, *TRADES, *OTHERS, *ENDS]
)


class Witness:
    """Watches a game and notes what it shows in `seen`."""

    def __init__(self, state: caylus.State) -> None:
        self.before = json.loads(state.to_json())
        variant = self.before["variant"][0]
        self.variant = variant
        self.seen = {f"{state.players} players {variant}"}

    def watch(self, state: caylus.State, seat: int, thing: Any) -> None:
        """Note an action or a step that has just happened."""
        before, after = self.before, json.loads(state.to_json())
        self.before = after
        if isinstance(thing, caylus.Action):
            self.seen |= self._of_action(str(thing))
            step, used = state.step.text if state.step else "", str(thing) != "decline"
        else:
            step, used = thing.text, before["players"] != after["players"]
        kind, _, place = step.rpartition("-")
        if used and kind in ("worker", "owner"):
            self.seen.add(f"{kind} {after['road'][int(place) - 1]['card']}")
        if any(before["castle"].values()) and not any(after["castle"].values()):
            self.seen.add(f"emptied by {str(getattr(thing, 'text', thing)).split()[0]}")

    def _of_action(self, text: str) -> set[str]:
        verb, *rest = text.split()
        cubes = rest[-1] if rest else ""
        match verb:
            case "buy":
                return {f"buy {len(cubes)}"}
            case "offer" if cubes != "none":
                gold = {"offer with gold"} if "G" in cubes else set()
                return {f"offer {len(cubes) // 3}"} | gold
            case "build":
                return {f"build {rest[0]}"} | ({"build with gold"} if "G" in cubes else set())
            case "prestige":
                return {f"prestige {rest[0]} {self.variant}"}
            case "turn":
                return {f"turn {cubes}"}
            case "deal":
                return {"deal", " ".join(["deal", *rest[:-1]])}
        return {verb} if verb in VERBS else {text}


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
