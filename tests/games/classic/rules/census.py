"""The facts that hold at every state of a game of classic Caylus, and from one to the next."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from tests.games.classic.rules.facts import CAPS, CRAFTS, PRESTIGE, SIZES, WORTH, worth
from tests.games.classic.rules.looks import standing
from tests.games.classic.rules.positions import COLOURS, FIXED, NEUTRALS

NEUTRAL_TILES = {f"neutral-{name}" for name in NEUTRALS}
BUILDABLE = [*range(9, 16), *range(17, 29)]
PHASES_WITH_FAVORS = ("specials", "buildings", "castle", "end")
Position = dict[str, Any]


def broken(position: Position) -> list[str]:
    """The invariants that a position breaks, by name."""
    checks = {
        "workers": _workers(position),
        "tiles": _tiles(position),
        "owners": all(_is_owned_well(space) for space in _laid(position)),
        "closed tiles": all(_is_open(space) for space in _laid(position) if "worker" in space),
        "turning": all(_may_turn(space) for space in _laid(position) if "turning" in space),
        "first empty space": position["phase"] == "setup" or _is_filled_in_order(position),
        "goods": _goods(position),
        "points": all(_points(position, seat) for seat in range(len(position["players"]))),
        "favors": all(_favors(position, player) for player in position["players"]),
        "houses": _houses(position),
        "provost": 1 <= position["provost"] <= 28,
        "bailiff": 6 <= position["bailiff"] <= 25 and position["round"] <= 18,
        "lists of colours": _lists(position),
    }
    return [name for name, holds in checks.items() if not holds]


def broken_between(before: Position, after: Position) -> list[str]:
    """The invariants that two positions of a game, one after the other, break by name."""
    new_round = before["round"] and after["round"] != before["round"]
    checks = {
        "round": after["round"] - before["round"] in (0, 1),
        "bailiff forward": 0 <= after["bailiff"] - before["bailiff"] <= 2,
        "scored once": after["scored"] >= before["scored"],
        "levels and houses": all(map(_only_grew, before["players"], after["players"])),
        "used lines": new_round or before["phase"] != after["phase"] or _used_more(before, after),
        "road": all(map(_became, before["road"], after["road"])),
        "turn start": not new_round or _is_fresh(after),
    }
    return [name for name, holds in checks.items() if not holds]


def _laid(position: Position) -> list[dict[str, str]]:
    return [space for space in position["road"] if space]


def _workers(position: Position) -> bool:
    return max(Counter(standing(position)).values(), default=0) <= 6


def _tiles(position: Position) -> bool:
    """No tile lies twice, and none that is not played; a residence may lie often."""
    tiles = Counter(space["tile"] for space in _laid(position) if space["tile"] != "residence")
    copies = dict.fromkeys([*NEUTRAL_TILES, *FIXED.values(), *CRAFTS, *PRESTIGE], 1)
    with_jeweller = "jeweller" in position["variant"] or "later" in position["variant"]
    copies |= {"architect": 2, "jeweller": int(with_jeweller)}
    fixed = {space: position["road"][space - 1]["tile"] for space in FIXED}
    return fixed == FIXED and tiles <= Counter(copies)


def _is_owned_well(space: dict[str, str]) -> bool:
    unowned = space["tile"] in NEUTRAL_TILES or space["tile"] in FIXED.values()
    return ("owner" in space) != unowned


def _is_open(space: dict[str, str]) -> bool:
    return space["tile"] != "residence" and space["tile"] not in PRESTIGE


def _may_turn(space: dict[str, str]) -> bool:
    own = space["tile"] in CRAFTS and space["owner"] == space["turning"]
    return "worker" in space and space["tile"] != "lawyer" and (own or "owner" not in space)


def _is_filled_in_order(position: Position) -> bool:
    filled = [position["road"][space - 1] is not None for space in BUILDABLE]
    return all(position["road"][:8]) and filled == sorted(filled, reverse=True)


def _goods(position: Position) -> bool:
    names = ("food", "wood", "stone", "cloth", "gold", "deniers")
    return all(player[name] >= 0 for player in position["players"] for name in names)


def _points(position: Position, seat: int) -> bool:
    """Points are never below zero, and what stands on the board is worth what was scored."""
    player, variant = position["players"][seat], position["variant"]
    mine = [space["tile"] for space in _laid(position) if space.get("owner") == COLOURS[seat]]
    turning = sum(space.get("turning") == COLOURS[seat] for space in _laid(position))
    homes = turning + sum(tile not in CRAFTS for tile in mine)
    sources = player["points"]
    return (
        sum(sources.values()) >= 0 >= sources["lost"]
        and sources["castle"] == sum(WORTH[name] * n for name, n in player["houses"].items())
        and sources["residences"] == 2 * homes
        and sources["prestige"] == sum(PRESTIGE[tile][1] for tile in mine if tile in PRESTIGE)
        and sources["buildings"] >= sum(worth(tile, variant) for tile in mine if tile in CRAFTS)
    )


def _favors(position: Position, player: dict[str, Any]) -> bool:
    used = player["used"]
    return (
        all(0 <= level <= CAPS[position["scored"]] for level in player["favors"].values())
        and len(used) == len({*used})
        and (not used or position["phase"] in (*PHASES_WITH_FAVORS, "over"))
    )


def _houses(position: Position) -> bool:
    """No section is overfull, and houses go on only when the one before is full or scored."""
    counts = {name: sum(each["houses"][name] for each in position["players"]) for name in SIZES}
    full = [counts[name] == size for name, size in SIZES.items()]
    done = [number < position["scored"] or filled for number, filled in enumerate(full)]
    empty = [count == 0 for count in counts.values()]
    return all(counts[name] <= size for name, size in SIZES.items()) and all(
        earlier or nothing for earlier, nothing in zip(done, empty[1:], strict=False)
    )


def _lists(position: Position) -> bool:
    colours = {*COLOURS[: len(position["players"])]}
    lists = [position[name] for name in ("bridge", "queue", "stables")]
    ordered = position["phase"] == "setup" or sorted(position["order"]) == sorted(colours)
    stables = len(position["stables"]) <= (3 if len(colours) > 2 else 0)
    each_once = all(len(names) == len({*names}) and {*names} <= colours for names in lists)
    return ordered and stables and each_once


def _only_grew(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return all(
        after[what][name] >= count
        for what in ("favors", "houses")
        for name, count in before[what].items()
    )


def _used_more(before: Position, after: Position) -> bool:
    pairs = zip(before["players"], after["players"], strict=True)
    return all({*old["used"]} <= {*new["used"]} for old, new in pairs)


def _became(before: dict[str, str] | None, after: dict[str, str] | None) -> bool:
    """An empty space may be built on, a tile turned, a residence built over by its owner."""
    if before is None or after is None:
        return before is None
    steps = {"residence": {*PRESTIGE}}
    if before["tile"] == after["tile"]:
        return before.get("owner") == after.get("owner")
    if before["tile"] in steps:
        return after["tile"] in PRESTIGE and before["owner"] == after["owner"]
    turned = before["tile"] in NEUTRAL_TILES or before["tile"] in CRAFTS
    return turned and (after["tile"] == "residence" or after["tile"] in PRESTIGE)


def _is_fresh(position: Position) -> bool:
    """A turn begins with the Provost at the Bailiff and no worker but the guest of the inn."""
    arrival, guest = position["inn"]
    return (
        arrival is None
        and standing(position) == ([guest] if guest else [])
        and position["provost"] == position["bailiff"]
    )


def broken_at_the_end(position: Position) -> list[str]:
    """What a finished game lacks: all sections scored, after as many turns as there can be."""
    towers = sum(player["houses"]["towers"] for player in position["players"])
    shortest = 1 if towers == SIZES["towers"] else 9
    checks = {
        "all scored": position["scored"] == 3,
        "length": shortest <= position["round"] <= 18,
        "way": position["bailiff"] >= 24 or towers == SIZES["towers"],
    }
    return [name for name, holds in checks.items() if not holds]


def faults(game: list[Position]) -> list[str]:
    """Everything that is broken anywhere in the positions of a whole game."""
    at_once = [name for position in game for name in broken(position)]
    between = [name for two in itertools.pairwise(game) for name in broken_between(*two)]
    return at_once + between + broken_at_the_end(game[-1])
