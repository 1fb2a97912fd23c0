"""Every coin, cube and point is accounted for, by a ledger kept beside the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from caylus.kernel.state import Action, State, Step
from tests.games.classic.rules.facts import (
    CRAFTS,
    FIRST_DENIERS,
    GOLD_FOR,
    INCOME,
    PENALTIES,
    POINTS_FOR,
    PRODUCED,
    SALES,
    SIZES,
    WORTH,
    worth,
)
from tests.games.classic.rules.looks import told
from tests.games.classic.rules.positions import COLOURS, GOODS


class Ledger:
    """What each seat must have, entry by entry; `watch` compares it with the state.

    `asked` is the step whose question the next action answers, `game` what the game is called.
    """

    def __init__(self, state: State, game: str = "") -> None:
        self.game = game
        self.position = told(state)
        self.asked = ""
        self.goods = [self.goods_of(seat) for seat in range(state.players)]
        self.points = [self.points_of(seat) for seat in range(state.players)]

    def ask(self, state: State) -> None:
        """Look at what is asked, before it is answered."""
        self.asked = state.step.text if state.step else ""

    def goods_of(self, seat: int) -> Counter[str]:
        player = self.position["players"][seat]
        return Counter({letter: player[name] for letter, name in GOODS.items()})

    def points_of(self, seat: int) -> Counter[str]:
        return Counter(self.position["players"][seat]["points"])

    def watch(self, state: State, seat: int, what: Action | Step) -> None:
        before, self.position = self.position, told(state)
        if isinstance(what, Action):
            verb, *rest = what.text.split()
            enter = getattr(self, f"enter_{verb}", None)
            if enter:
                enter(before, seat, *rest)
        else:
            self.enter_step(before, seat, what.text)
        seats = range(state.players)
        happened = f"{self.game}, round {self.position['round']}: {what.text}"
        assert [self.goods_of(each) for each in seats] == self.goods, happened
        assert [self.points_of(each) for each in seats] == self.points, happened

    def give(self, seat: int, letters: str) -> None:
        self.goods[seat].update(letters)

    def take(self, seat: int, letters: str) -> None:
        self.goods[seat].subtract(letters)

    def score(self, seat: int, source: str, count: int) -> None:
        self.points[seat][source] += count

    def lose(self, seat: int, count: int) -> None:
        self.score(seat, "lost", -min(count, self.points[seat].total()))

    def tile(self, before: dict[str, Any]) -> str:
        """The tile whose worker or owner is asked; empty for an effect of favors."""
        role, _, space = self.asked.partition("-")
        on_road = role in ("worker", "owner") and space.isdigit()
        return str(before["road"][int(space) - 1]["tile"]) if on_road else ""

    # Set-up, and phases 2 to 4.

    def enter_next(self, before: dict[str, Any], seat: int, colour: str) -> None:
        drawn, players = len(before["order"]), len(before["players"])
        self.give(COLOURS.index(colour), "d" * FIRST_DENIERS[players][drawn])

    def enter_place(self, before: dict[str, Any], seat: int, place: str) -> None:
        owner = _owner(before, place)
        passed, two = len(before["bridge"]), len(before["players"]) == 2
        usual = 3 if two and passed else passed + 1
        guest = before["inn"][1] == COLOURS[seat]
        self.take(seat, "d" * (1 if guest or owner == COLOURS[seat] else usual))
        self.enter_visit(seat, owner)

    def enter_move(self, before: dict[str, Any], seat: int, place: str) -> None:
        self.enter_visit(seat, _owner(before, place))

    def enter_visit(self, seat: int, owner: str | None) -> None:
        if owner and owner != COLOURS[seat]:
            self.score(COLOURS.index(owner), "visits", 1)

    def enter_pass(self, before: dict[str, Any], seat: int) -> None:
        self.give(seat, "" if before["bridge"] else "d")

    def enter_provost(self, before: dict[str, Any], seat: int, spaces: str) -> None:
        if before["phase"] == "provost":
            self.take(seat, "d" * abs(int(spaces)))

    def enter_joust(self, before: dict[str, Any], seat: int) -> None:
        self.take(seat, "Cd")

    # Phase 5 and favors.

    def enter_take(self, before: dict[str, Any], seat: int, letters: str) -> None:
        self.give(seat, letters.replace("P", ""))
        self.score(seat, "favors", letters.count("P"))

    def enter_give(self, before: dict[str, Any], seat: int, cube: str) -> None:
        self.take(seat, cube)

    def enter_sell(self, before: dict[str, Any], seat: int, cube: str) -> None:
        self.take(seat, cube)
        self.give(seat, "d" * SALES[self.tile(before)])

    def enter_buy(self, before: dict[str, Any], seat: int, cubes: str) -> None:
        price = 2 if self.tile(before) == "fixed-peddler" else 1
        self.take(seat, "d" * price * len(cubes))
        self.give(seat, cubes)

    def enter_trade(self, before: dict[str, Any], seat: int, letters: str) -> None:
        tile = self.tile(before)
        self.take(seat, letters)
        if tile in GOLD_FOR:
            self.give(seat, "G" * GOLD_FOR[tile][len(letters)])
        else:
            self.score(seat, "trades", POINTS_FOR[tile][len(letters)])

    def enter_build(self, before: dict[str, Any], seat: int, tile: str, cubes: str) -> None:
        self.take(seat, cubes)
        source = "buildings" if tile in CRAFTS else "prestige"
        self.score(seat, source, worth(tile, before["variant"]))

    def enter_residence(self, before: dict[str, Any], seat: int, space: str) -> None:
        self.take(seat, "Cd" if self.tile(before) else "C")
        self.score(seat, "residences", 2)

    # Phases 6 and 7.

    def enter_batch(self, before: dict[str, Any], seat: int, cubes: str) -> None:
        if cubes == "none":
            self.lose(seat, 0 if before["batches"][seat] else 2)
            return
        self.take(seat, cubes)
        self.score(seat, "castle", WORTH[_sections_with_space(before)[0]])

    def enter_step(self, before: dict[str, Any], seat: int, text: str) -> None:
        role, _, place = text.partition("-")
        if text == "income":
            for each in range(len(before["players"])):
                self.give(each, "d" * _income(before, COLOURS[each]))
        elif text == "turn" and self.position["bridge"] != before["bridge"]:
            self.enter_pass(before, seat)
        elif role == "worker" and place == "trading-post":
            self.give(seat, "ddd")
        elif role == "worker" and place.isdigit():
            self.give(seat, PRODUCED.get(before["road"][int(place) - 1]["tile"], ""))
        elif text == "use-barter":
            self.take(seat, "".join(kind for kind in "FWSCG" if self.goods[seat][kind]))
        elif text == "favor" and "simple" in before["variant"]:
            self.score(seat, "favors", 3)
        elif text == "batch" and _sections_with_space(before):
            self.lose(seat, 0 if before["batches"][seat] else 2)
        elif text == "count":
            section = [*SIZES][before["scored"]]
            houses = before["players"][seat]["houses"][section]
            self.lose(seat, 0 if houses else PENALTIES[before["scored"]])


def _owner(before: dict[str, Any], place: str) -> str | None:
    owner: str | None = None
    if place.isdigit():
        owner = before["road"][int(place) - 1].get("owner")
    return owner


def _sections_with_space(before: dict[str, Any]) -> list[str]:
    """The sections, from the current one on, that have a free space."""
    counts = {name: sum(each["houses"][name] for each in before["players"]) for name in SIZES}
    current = [*SIZES][before["scored"] :]
    return [name for name in current if counts[name] < SIZES[name]]


def _income(before: dict[str, Any], colour: str) -> int:
    own = [space["tile"] for space in before["road"] if space and space.get("owner") == colour]
    return 2 + sum(INCOME.get(tile, 0) for tile in own)
