"""What the rules allow whoever is asked in a position, told a second time, from the position alone.

`allowed` gives the texts that must be on offer. It knows the rules of sections 4 and 5 in their own
words and nothing of how the game plays them.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from tests.games.classic.rules.facts import (
    GOLD_FOR,
    POINTS_FOR,
    PRESTIGE,
    SALES,
    SIZES,
    STONE,
    WOODEN,
)
from tests.games.classic.rules.positions import COLOURS, FIXED, GOODS, LINES, NEUTRALS

Position = dict[str, Any]
CHOICES = {
    "neutral-farm": ("F", "C"),
    "neutral-forest": ("W", "F"),
    "food-farm": ("FF", "C"),
    "cloth-farm": ("CC", "F"),
}
OWNER_CUBES = {"stone-farm": "FC", "park": "FW", "workshop": "SC"}
PEDDLERS = {"fixed-peddler": {1: 2}, "peddler": {1: 1, 2: 2}}
CARPENTERS = ("neutral-carpenter", "fixed-carpenter")
DECLINE = {"decline"}


def allowed(position: Position) -> set[str]:
    """The texts of all that whoever is asked may do."""
    who, step = position["agenda"][-1]
    role, _, place = step.partition("-")
    asked = globals()[f"_{role}"]
    if place.isdigit():
        place = position["road"][int(place) - 1]["tile"]
    texts: set[str] = asked(position, who, place)
    return texts


def _goods(position: Position, who: str) -> Counter[str]:
    player = position["players"][COLOURS.index(who)]
    return Counter({letter: player[name] for letter, name in GOODS.items()})


def _cubes(count: int, kinds: str = "FWSC") -> list[str]:
    return ["".join(cubes) for cubes in itertools.combinations_with_replacement(kinds, count)]


def _optional(texts: set[str]) -> set[str]:
    return texts | DECLINE if texts else set()


def _laid(position: Position) -> list[dict[str, str]]:
    return [space for space in position["road"] if space]


# Set-up.


def _neutral(position: Position, who: str, place: str) -> set[str]:
    laid = {space["tile"] for space in _laid(position)}
    return {f"deal {tile}" for tile in (f"neutral-{name}" for name in NEUTRALS) if tile not in laid}


def _order(position: Position, who: str, place: str) -> set[str]:
    colours = COLOURS[: len(position["players"])]
    return {f"next {colour}" for colour in colours if colour not in position["order"]}


# Phase 2, the gate and the other special buildings.


def _open_places(position: Position, who: str) -> set[str]:
    road = {
        str(number)
        for number, space in enumerate(position["road"], 1)
        if space and "worker" not in space
        if space["tile"] != "residence" and space["tile"] not in PRESTIGE
    }
    places = road | {name for name, worker in position["specials"].items() if worker is None}
    stables = position["stables"]
    if len(position["players"]) > 2 and len(stables) < 3 and who not in stables:
        places.add("stables")
    if position["inn"][0] is None:
        places.add("inn")
    return places if who in position["queue"] else places | {"castle"}


def _turn(position: Position, who: str, place: str) -> set[str]:
    deniers, passed = _goods(position, who)["d"], len(position["bridge"])
    own = {
        str(number)
        for number, space in enumerate(position["road"], 1)
        if space and space.get("owner") == who
    }
    two = len(position["players"]) == 2
    usual = 3 if two and passed else passed + 1
    price = 1 if position["inn"][1] == who else usual
    places = _open_places(position, who)
    payable = places if deniers >= price else places & own if deniers else set()
    return {f"place {place}" for place in payable} | {"pass"}


def _provost_moves(position: Position, most: int) -> set[str]:
    spaces = [by for by in range(-most, most + 1) if 1 <= position["provost"] + by <= 28]
    return {f"provost {by:+d}" if by else "provost 0" for by in spaces}


def _influence(position: Position, who: str, place: str) -> set[str]:
    return _provost_moves(position, min(3, _goods(position, who)["d"]))


def _lodging(position: Position, who: str, place: str) -> set[str]:
    return {"stay", "leave"}


# Phase 5.


def _worker(position: Position, who: str, place: str) -> set[str]:
    """What the place of a worker offers; `place` is a tile or a special building."""
    if place == "gate":
        return {f"move {open_place}" for open_place in _open_places(position, who)} | DECLINE
    if place == "guild":
        return _provost_moves(position, 3)
    if place == "joust-field":
        return {"joust"} | DECLINE
    if place in CHOICES:
        return {f"take {cubes}" for cubes in CHOICES[place]}
    if place in ("mason", *CARPENTERS):
        return _optional(_builds(position, who, STONE if place == "mason" else WOODEN))
    if place == "lawyer":
        return _optional(_residences(position, who, price=1))
    if place == "architect":
        return _optional(_prestige(position, who))
    return _optional(_exchanges(position, who, place))


def _exchanges(position: Position, who: str, tile: str) -> set[str]:
    """Selling, buying and trading; all rates that can be paid."""
    having = _goods(position, who)
    if tile in SALES:
        return {f"sell {cube}" for cube in "FWSCG" if having[cube]}
    if tile in PEDDLERS:
        prices = PEDDLERS[tile].items()
        counts = [count for count, price in prices if having["d"] >= price]
        return {f"buy {cubes}" for count in counts for cubes in _cubes(count)}
    given = {"church": "d", "bank": "d", "tailor": "C", "jeweller": "G", "alchemist": "FWSC"}[tile]
    texts = [text for size in _rates(position, tile) for text in _cubes(size, given)]
    return {f"trade {text}" for text in texts if Counter(text) <= having}


def _rates(position: Position, tile: str) -> list[int]:
    if tile == "tailor":
        return [1, 3] if position["variant"].startswith("2005") else [2, 3]
    return [*{**GOLD_FOR, **POINTS_FOR}[tile]]


def _builds(
    position: Position, who: str, family: dict[str, tuple[set[str], int]], less: str = ""
) -> set[str]:
    """The tiles of a family that are in the supply and can be paid, if the road has room."""
    if all(position["road"]):
        return set()
    lying = Counter(space["tile"] for space in _laid(position))
    copies = {"architect": 2, "jeweller": _has_jeweller(position)}
    having = _goods(position, who)
    return {
        f"build {tile} {paid}"
        for tile, (costs, _) in family.items()
        if lying[tile] < copies.get(tile, 1)
        for paid in (cost.replace(less, "", 1) if less else cost for cost in costs)
        if Counter(paid) <= having
    }


def _has_jeweller(position: Position) -> int:
    variant = position["variant"]
    return int("jeweller" in variant or variant.startswith("later"))


def _prestige(position: Position, who: str) -> set[str]:
    having, lying = _goods(position, who), {space["tile"] for space in _laid(position)}
    homes = [space for space in _laid(position) if space["tile"] == "residence"]
    if not any(space["owner"] == who for space in homes):
        return set()
    left = {tile: what[0] for tile, what in PRESTIGE.items() if tile not in lying}
    return {f"build {tile} {cost}" for tile, cost in left.items() if Counter(cost) <= having}


def _residences(position: Position, who: str, price: int) -> set[str]:
    if not Counter("C" + "d" * price) <= _goods(position, who):
        return set()
    return {
        f"residence {number}"
        for number, space in enumerate(position["road"], 1)
        if space and "turning" not in space and space["tile"] != "lawyer"
        if space.get("owner", who) == who
        if space["tile"] not in (*FIXED.values(), *PRESTIGE, "residence")
    }


def _owner(position: Position, who: str, tile: str) -> set[str]:
    return {f"take {cube}" for cube in OWNER_CUBES[tile]}


# Favors.


def _player(position: Position, who: str) -> dict[str, Any]:
    player: dict[str, Any] = position["players"][COLOURS.index(who)]
    return player


def _favor(position: Position, who: str, place: str) -> set[str]:
    return {f"favor {line}" for line in LINES if line not in _player(position, who)["used"]}


def _effect(position: Position, who: str, line: str) -> set[str]:
    level = _player(position, who)["favors"][line]
    if line in ("prestige", "deniers"):
        letter, more = ("P", 0) if line == "prestige" else ("d", 2)
        return {"take " + letter * (column + more) for column in range(1, level + 1)} | DECLINE
    if line == "cubes":
        having = _goods(position, who)
        barter = {"use barter"} if any(having[cube] for cube in "FWSCG") else set()
        columns = [{"take F"}, {"take W", "take S"}, {"take C"}, barter, {"take G"}]
        return set().union(*columns[:level]) | DECLINE
    builders = ("carpenter", "mason", "lawyer", "architect")[: max(level - 1, 0)]
    return {f"use {name}" for name in builders if _use(position, who, name)} | DECLINE


def _use(position: Position, who: str, name: str) -> set[str]:
    """What the builder of a favor may do; for a barter, what may be given."""
    if name == "barter":
        return {f"give {cube}" for cube in "FWSCG" if _goods(position, who)[cube]}
    return _optional(
        {
            "carpenter": lambda: _builds(position, who, WOODEN, "W"),
            "mason": lambda: _builds(position, who, STONE, "S"),
            "lawyer": lambda: _residences(position, who, price=0),
            "architect": lambda: _prestige(position, who),
        }[name]()
    )


def _take(position: Position, who: str, place: str) -> set[str]:
    return {f"take {cubes}" for cubes in _cubes(2)}


# Phase 6.


def _batch(position: Position, who: str, place: str) -> set[str]:
    having = _goods(position, who)
    batches = [f"F{one}{two}" for one, two in itertools.combinations("WSCG", 2)]
    houses = [player["houses"] for player in position["players"]]
    open_sections = [*SIZES][position["scored"] :]
    room = sum(SIZES[name] - sum(each[name] for each in houses) for name in open_sections)
    assert room > 0
    return {f"batch {cubes}" for cubes in batches if Counter(cubes) <= having} | {"batch none"}
