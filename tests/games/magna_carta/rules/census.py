"""The facts that hold at every state of a game of Magna Carta (rules: invariants)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.magna_carta.rules.positions import TOKENS

NEUTRALS = {2: 2, 3: 3, 4: 4, 5: 4}
PRESTIGE = {"theatre", "statue", "hotel", "stables", "town-hall", "monument", "cathedral"}


def broken(position: dict[str, Any]) -> list[str]:
    """The invariants that a position breaks, by name."""
    checks = {
        "cards": _cards(position),
        "tokens": _tokens(position),
        "workers": _workers(position),
        "road": _road(position),
        "prestige": _prestige(position),
        "goods": _goods(position),
        "provost": _provost(position),
        "marks": _marks(position),
    }
    return [name for name, holds in checks.items() if not holds]


def owned(position: dict[str, Any], seat: int) -> list[str]:
    """The cards of a seat on the road."""
    colour = ("red", "green", "orange", "blue", "purple")[seat]
    return [card["card"] for card in position["road"] if card.get("owner") == colour]


def _cards(position: dict[str, Any]) -> bool:
    whole = 12 if position["variant"] == "standard" else 10
    for seat, player in enumerate(position["players"]):
        piles = player["hand"] + player["deck"] + player["discard"]
        fronts = [card for card in owned(position, seat) if card not in {*PRESTIGE, "residence"}]
        if len(piles) + len(owned(position, seat)) != whole:
            return False
        if max(Counter(piles + fronts).values()) > 1:
            return False
    return True


def _tokens(position: dict[str, Any]) -> bool:
    taken = sum(sum(player["tokens"].values()) for player in position["players"])
    left = sum(position["castle"].values())
    return left + taken + position["removed"] == sum(TOKENS[len(position["players"])])


def _workers(position: dict[str, Any]) -> bool:
    supplies = [player["workers"] for player in position["players"]]
    on_road = Counter(card["worker"] for card in position["road"] if "worker" in card)
    home = position["phase"] in ("setup", "castle", "over")
    whole = sum(supplies) + on_road.total() == 4 * len(supplies)
    return (
        whole
        and max(supplies) <= 4
        and max(on_road.values(), default=0) <= 4
        and not (home and on_road)
    )


def _road(position: dict[str, Any]) -> bool:
    if position["phase"] == "setup":
        return len(position["road"]) <= NEUTRALS[len(position["players"])]
    neutral = [card for card in position["road"] if "owner" not in card]
    full = 2 if len(position["players"]) == 2 else 4
    cubes = [card.get("cubes", 0) for card in position["road"]]
    closed = [card for card in position["road"] if card["card"] in {*PRESTIGE, "residence"}]
    return (
        len(neutral) == NEUTRALS[len(position["players"])]
        and all(0 <= count <= full for count in cubes)
        and not any("worker" in card or "cubes" in card for card in closed)
        and (position["variant"] == "standard" or not closed)
    )


def _prestige(position: dict[str, Any]) -> bool:
    standard = position["variant"] == "standard"
    in_front = [card for player in position["players"] for card in player["prestige"]]
    covering = [card["card"] for card in position["road"] if card["card"] in PRESTIGE]
    everywhere = sorted(position["pool"] + in_front + covering)
    return everywhere == sorted(PRESTIGE - (set() if standard else {"hotel"})) and not (
        in_front if standard else covering
    )


def _goods(position: dict[str, Any]) -> bool:
    names = ("food", "wood", "stone", "gold", "deniers")
    return all(player[name] >= 0 for player in position["players"] for name in names)


def _provost(position: dict[str, Any]) -> bool:
    if position["variant"] == "introductory":
        return position["provost"] is None
    return position["phase"] == "setup" or 1 <= position["provost"] <= len(position["road"])


def _marks(position: dict[str, Any]) -> bool:
    marked = [card for card in position["road"] if card.get("marked")]
    return all("worker" in card for card in marked) and (
        not marked or position["phase"] == "buildings"
    )
