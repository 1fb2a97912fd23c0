"""Every coin and cube that enters or leaves is accounted for, by a ledger kept beside the rules."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import caylus
from caylus.kernel.state import Action, State, Step

pytestmark = pytest.mark.long

COLOURS = ("red", "green", "orange", "blue", "purple")
NAMES = {"F": "food", "W": "wood", "S": "stone", "G": "gold", "d": "deniers"}
WORKER_GAINS = {
    "park": "F",
    "forest": "W",
    "quarry": "S",
    "trading-post": "dd",
    "small-farm": "F",
    "small-sawmill": "W",
    "small-quarry": "S",
    "large-farm": "FF",
    "large-sawmill": "WW",
    "large-quarry": "SS",
    "gold-mine": "G",
}
OWNER_GAINS = {
    "market": "d",
    "lawyer": "dd",
    "large-farm": "F",
    "large-sawmill": "W",
    "large-quarry": "S",
}
STORED = {"small-farm": "F", "small-sawmill": "W", "small-quarry": "S"}
GOLD_PRICES = {"worker": {"1": 1, "2": 3}, "owner": {"1": 2}}
TOKEN_PRICES = {"worker": {"1": 2, "2": 5}, "owner": {"1": 3}}


class Ledger:
    """What each seat must own, entry by entry; `watch` compares it with the state."""

    def __init__(self, state: State) -> None:
        self.position: dict[str, Any] = json.loads(state.to_json())
        self.asked = ""
        self.accounts = [self.goods(seat) for seat in range(state.players)]

    def goods(self, seat: int) -> Counter[str]:
        player = self.position["players"][seat]
        return Counter({letter: player[name] for letter, name in NAMES.items()})

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        before = self.position
        self.position = json.loads(state.to_json())
        if isinstance(what, Action):
            self.enter_action(before, seat, what.text.split())
        else:
            self.enter_step(before, seat, what.text)
        assert [self.goods(seat) for seat in range(state.players)] == self.accounts

    def give(self, seat: int, letters: str) -> None:
        self.accounts[seat] += Counter(letters)

    def take(self, seat: int, letters: str) -> None:
        self.accounts[seat].subtract(letters)

    def enter_action(self, before: dict[str, Any], seat: int, words: list[str]) -> None:
        verb, rest = words[0], words[1:]
        role = self.asked.partition("-")[0]
        if verb in ("draw", "replace", "place"):
            self.take(seat, "d")
        elif verb in ("build", "prestige", "turn"):
            self.take(seat, rest[1])
        elif verb == "pass" and not before["passed"]:
            self.give(seat, "d")
        elif verb == "provost":
            self.take(seat, "d" * abs(int(rest[0])))
        elif verb == "offer" and rest[0] != "none":
            self.take(seat, rest[0])
        elif verb in ("buy", "sell", "swap", "gold", "tokens"):
            self.enter_trade(seat, verb, rest[0], role)

    def enter_trade(self, seat: int, verb: str, amount: str, role: str) -> None:
        gain, give = {
            "buy": lambda: (amount, "d" * len(amount)),
            "sell": lambda: ("dddd", amount),
            "swap": lambda: ("G", amount),
            "gold": lambda: ("G" * int(amount), "d" * GOLD_PRICES[role][amount]),
            "tokens": lambda: ("", "d" * TOKEN_PRICES[role][amount]),
        }[verb]()
        self.give(seat, gain)
        self.take(seat, give)

    def enter_step(self, before: dict[str, Any], seat: int, text: str) -> None:
        role, _, place = text.partition("-")
        if text == "income":
            for colour, other in zip(COLOURS, range(len(self.accounts)), strict=False):
                earning = [
                    card
                    for card in before["road"]
                    if card.get("owner") == colour and card["card"] in ("residence", "hotel")
                ]
                self.give(other, "d" * (2 + len(earning)))
        elif text == "castle-bonus" and any(before["batches"]):
            most = max(before["batches"])
            order = [COLOURS.index(colour) for colour in before["passed"]]
            self.give(next(n for n in order if before["batches"][n] == most), "G")
        elif role in ("worker", "owner") and place.isdigit():
            card = before["road"][int(place) - 1]
            gains = WORKER_GAINS if role == "worker" else OWNER_GAINS
            self.give(seat, gains.get(card["card"], ""))
            if role == "owner" and card.get("cubes"):
                self.give(seat, STORED[card["card"]])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["introductory", "standard"])
def test_every_coin_and_cube_is_accounted_for(variant: str, players: int) -> None:
    for seed in range(4):
        state = caylus.new_game("magna-carta", variant=variant, players=players, seed=seed)
        ledger = Ledger(state)
        random = Random(seed)
        while not state.is_over:
            ledger.asked = state.step.text if state.step else ""
            action = state.dealt() if state.actor == caylus.CHANCE else None
            state.play(action or random.choice(state.actions()), ledger.watch)
