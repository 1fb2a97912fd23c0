"""Positions in one line: a road, goods and what waits, filled up to a legal position.

A road card is written `red:market*green+3!`: its owner, the card, the worker on it, the cubes on
it (full if not said) and `!` if it is marked for turning. Goods are letters, with numbers before
them if wanted: `FFW3d`. Road places count from 1, as they are printed. The Provost stands at the
end of the road if not said; decks hold the cards that are nowhere else, and tokens that are
nowhere else have been removed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import caylus

COLOURS = caylus.game("magna-carta").colours
TOKENS = {2: (5, 6, 7), 3: (6, 7, 8), 4: (7, 8, 9), 5: (7, 8, 9)}
SECTIONS = ("dungeon", "walls", "towers")
GOODS = {"F": "food", "W": "wood", "S": "stone", "G": "gold", "d": "deniers"}
NOTHING: Mapping[str, Any] = MappingProxyType({})
ROAD = "park forest quarry neutral-peddler"
_CARD = re.compile(r"(?:(\w+):)?([a-z-]+)(?:\*(\w+))?(?:\+(\d))?(!)?")


def table(
    variant: str = "standard",
    players: int = 4,
    road: str = ROAD,
    turn: str = "",
    then: str = "",
    first: str = "red",
    provost: int = 0,
    castle: tuple[int, int, int] | None = None,
    passed: str = "",
    hands: Mapping[str, str] = NOTHING,
    discards: Mapping[str, str] = NOTHING,
    tokens: Mapping[str, tuple[int, int, int]] = NOTHING,
    prestige: Mapping[str, str] = NOTHING,
    **goods: str,
) -> caylus.State:
    """The state of a position: a colour's `turn`, and `then` the phases named; nothing after."""
    new = caylus.new_game("magna-carta", variant=variant, players=players)
    position = json.loads(new.to_json())
    cards = [_road_card(text, players) for text in road.split()]
    position |= {"round": 1, "phase": "actions", "first": first, "road": cards}
    position |= {"passed": passed.split(), "agenda": _agenda(turn, then)}
    position["provost"] = provost or len(cards) if variant == "standard" else None
    for colour, player in zip(COLOURS, position["players"], strict=False):
        player |= _piles(colour, player["deck"], cards, hands, discards)
        player["workers"] -= sum(card.get("worker") == colour for card in cards)
        player["tokens"] = _sections(tokens.get(colour, (0, 0, 0)))
        player["prestige"] = prestige.get(colour, "").split()
        player |= _counts(goods.get(colour, ""))
    _leave_the_rest(position, castle or TOKENS[players])
    return caylus.from_json(json.dumps(position))


def _agenda(turn: str, then: str) -> list[list[str]]:
    phases = [["nobody", phase] for phase in reversed(then.split())]
    return [*phases, [turn, "turn"]] if turn else phases


def _leave_the_rest(position: dict[str, Any], castle: tuple[int, int, int]) -> None:
    """The castle, the tokens removed and the pool: what the seats and the road have not."""
    players = position["players"]
    taken = sum(sum(player["tokens"].values()) for player in players)
    built = [card["card"] for card in position["road"]]
    built += [card for player in players for card in player["prestige"]]
    position["castle"] = _sections(castle)
    position["removed"] = sum(TOKENS[len(players)]) - sum(castle) - taken
    position["pool"] = [card for card in position["pool"] if card not in built]


def _road_card(text: str, players: int) -> dict[str, Any]:
    match = _CARD.fullmatch(text)
    assert match, f"{text}: no road card"
    owner, card, worker, cubes, marked = match.groups()
    full = 2 if players == 2 else 4
    stored = (full if cubes is None else int(cubes)) if card.startswith("small-") else 0
    whole = {
        "owner": owner,
        "card": card,
        "worker": worker,
        "cubes": stored,
        "marked": bool(marked),
    }
    return {name: value for name, value in whole.items() if value}


def _piles(
    colour: str,
    cards: list[str],
    road: list[dict[str, Any]],
    hands: Mapping[str, str],
    discards: Mapping[str, str],
) -> dict[str, list[str]]:
    hand, discard = hands.get(colour, "").split(), discards.get(colour, "").split()
    own = [card["card"] for card in road if card.get("owner") == colour]
    free = [card for card in cards if card not in [*own, *hand, *discard]]
    turned = sum(card not in cards for card in own)
    return {"hand": hand, "deck": free[: len(free) - turned], "discard": discard}


def _sections(counts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(SECTIONS, counts, strict=True))


def _counts(text: str) -> dict[str, int]:
    counts = dict.fromkeys(GOODS.values(), 0)
    for number, letter in re.findall(r"(\d*)([FWSGd])", text):
        counts[GOODS[letter]] += int(number or 1)
    return counts


def started(variant: str, players: int, seed: int = 1) -> caylus.State:
    """A new game, dealt up to the first decision."""
    return deal(caylus.new_game("magna-carta", variant=variant, players=players, seed=seed))


def begun(variant: str, players: int, seed: int = 1) -> caylus.State:
    """A new game at the first turn, all first hands kept."""
    state = started(variant, players, seed)
    return play(state, *["keep"] * players)


def deal(state: caylus.State) -> caylus.State:
    """Answer for CHANCE as long as it is asked; without a seed the first outcome is taken."""
    while state.actor == caylus.CHANCE:
        seeded = json.loads(state.to_json())["seed"] is not None
        state.play(state.dealt() if seeded else state.actions()[0])
    return state


def play(state: caylus.State, *texts: str) -> caylus.State:
    """Play the actions, and deal whatever comes in between."""
    for text in texts:
        deal(state).play(text)
    return deal(state)
