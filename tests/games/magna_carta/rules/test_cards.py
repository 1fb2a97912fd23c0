"""Every card: what it costs, what it is worth, and what a worker and its owner get."""

from typing import NamedTuple

import pytest

from tests.games.magna_carta.rules.looks import (
    castle,
    cubes_on,
    goods,
    offered,
    player,
    road,
    score,
    told,
)
from tests.games.magna_carta.rules.positions import play, started, table

VARIANTS = ("introductory", "standard")
STANDARD_ONLY = ("lawyer", "church", "hotel")


class Used(NamedTuple):
    """A use of a card's effect: the goods before, the action (empty: none asked) and after."""

    card: str
    before: str
    action: str
    after: str

    @property
    def key(self) -> str:
        """The card without the cubes on it."""
        return self.card.partition("+")[0]


COSTS = {
    "small-farm": {"FW"},
    "small-sawmill": {"FW"},
    "small-quarry": {"FW"},
    "peddler": {"FW", "WW", "WS"},
    "market": {"FW", "WW", "WS"},
    "lawyer": {"FW"},
    "large-farm": {"FSS"},
    "large-sawmill": {"FSS"},
    "large-quarry": {"FSS"},
    "gold-mine": {"FSS"},
    "bank": {"WSS"},
    "church": {"WSS"},
}
POINTS = {
    "small-farm": 1,
    "small-sawmill": 1,
    "small-quarry": 1,
    "peddler": 2,
    "market": 2,
    "lawyer": 2,
    "large-farm": 2,
    "large-sawmill": 2,
    "large-quarry": 2,
    "gold-mine": 2,
    "bank": 3,
    "church": 3,
}
STORES = {"small-farm": 4, "small-sawmill": 4, "small-quarry": 4}
PRESTIGE_CARDS = {
    "theatre": ("WWG", 6, 0),
    "statue": ("SSG", 6, 0),
    "hotel": ("SSSG", 6, 1),
    "stables": ("FFFGG", 10, 0),
    "town-hall": ("WWWGG", 10, 0),
    "monument": ("SSSGG", 10, 0),
    "cathedral": ("SSSSSGGG", 14, 0),
}
NEUTRAL_EFFECTS = [
    Used("park", "", "", "F"),
    Used("forest", "", "", "W"),
    Used("quarry", "", "", "S"),
    Used("trading-post", "", "", "dd"),
    Used("neutral-peddler", "d", "buy F", "F"),
    Used("neutral-peddler", "d", "buy W", "W"),
    Used("neutral-peddler", "3d", "buy S", "Sdd"),
    Used("neutral-peddler", "d", "decline", "d"),
    Used("neutral-peddler", "", "", ""),
]
WORKER_EFFECTS = [
    Used("small-farm", "", "", "F"),
    Used("small-sawmill", "", "", "W"),
    Used("small-quarry", "", "", "S"),
    Used("small-farm+0", "", "", "F"),
    Used("peddler", "d", "buy F", "F"),
    Used("peddler", "2d", "buy W", "Wd"),
    Used("peddler", "2d", "buy SS", "SS"),
    Used("peddler", "3d", "buy FW", "FWd"),
    Used("peddler", "", "", ""),
    Used("market", "F", "sell F", "dddd"),
    Used("market", "W", "sell W", "dddd"),
    Used("market", "SS", "sell S", "Sdddd"),
    Used("market", "G", "sell G", "dddd"),
    Used("market", "FG", "decline", "FG"),
    Used("market", "3d", "", "ddd"),
    Used("lawyer", "F", "turn 1 F", ""),
    Used("lawyer", "FG", "turn 1 G", "F"),
    Used("lawyer", "F", "decline", "F"),
    Used("lawyer", "WS", "", "WS"),
    Used("large-farm", "", "", "FF"),
    Used("large-sawmill", "", "", "WW"),
    Used("large-quarry", "", "", "SS"),
    Used("gold-mine", "", "", "G"),
    Used("bank", "d", "gold 1", "G"),
    Used("bank", "2d", "gold 1", "Gd"),
    Used("bank", "3d", "gold 2", "GG"),
    Used("bank", "3d", "decline", "ddd"),
    Used("bank", "", "", ""),
    Used("church", "2d", "tokens 1", ""),
    Used("church", "5d", "tokens 1", "ddd"),
    Used("church", "5d", "tokens 2", ""),
    Used("church", "2d", "decline", "dd"),
    Used("church", "d", "", "d"),
]
OWNER_EFFECTS = [
    Used("small-farm", "", "", "F"),
    Used("small-sawmill", "", "", "W"),
    Used("small-quarry", "", "", "S"),
    Used("small-farm+0", "", "", ""),
    Used("small-sawmill+0", "", "", ""),
    Used("small-quarry+0", "", "", ""),
    Used("peddler", "d", "buy F", "F"),
    Used("peddler", "2d", "buy W", "Wd"),
    Used("peddler", "2d", "buy S", "Sd"),
    Used("peddler", "2d", "decline", "dd"),
    Used("peddler", "", "", ""),
    Used("market", "", "", "d"),
    Used("lawyer", "", "", "dd"),
    Used("large-farm", "", "", "F"),
    Used("large-sawmill", "", "", "W"),
    Used("large-quarry", "", "", "S"),
    Used("gold-mine", "F", "swap F", "G"),
    Used("gold-mine", "W", "swap W", "G"),
    Used("gold-mine", "FS", "swap S", "FG"),
    Used("gold-mine", "F", "decline", "F"),
    Used("gold-mine", "d", "", "d"),
    Used("bank", "2d", "gold 1", "G"),
    Used("bank", "5d", "gold 1", "Gddd"),
    Used("bank", "2d", "decline", "dd"),
    Used("bank", "d", "", "d"),
    Used("church", "3d", "tokens 1", ""),
    Used("church", "6d", "tokens 1", "ddd"),
    Used("church", "3d", "decline", "ddd"),
    Used("church", "2d", "", "dd"),
]
EXCLUSIVE = [
    ("peddler", "9d", {"buy F", "buy W", "buy S"}),
    ("bank", "9d", {"gold 1"}),
    ("church", "9d", {"tokens 1"}),
]


def in_play(key: str) -> list[str]:
    return [variant for variant in VARIANTS if variant == "standard" or key not in STANDARD_ONLY]


def each(uses: list[Used]) -> list[object]:
    """Every use in every variant that has the card."""
    return [
        pytest.param(variant, use, id=f"{variant} {use.card} {use.before or 0} {use.action}")
        for use in uses
        for variant in in_play(use.key)
    ]


def each_card(cards: list[str]) -> list[tuple[str, str]]:
    return [(variant, key) for key in cards for variant in in_play(key)]


@pytest.mark.parametrize(("variant", "key"), each_card([*COSTS]))
def test_card_costs_its_cubes(variant: str, key: str) -> None:
    state = table(variant, turn="red", red="9F9W9S", hands={"red": key})

    assert offered(state, "build") == {f"build {key} {cubes}" for cubes in COSTS[key]}


@pytest.mark.parametrize(("variant", "key"), each_card([*COSTS]))
def test_card_is_not_built_with_a_cube_too_few(variant: str, key: str) -> None:
    for cubes in COSTS[key]:
        for short in range(len(cubes)):
            owned = cubes[:short] + cubes[short + 1 :]
            state = table(variant, turn="red", red=owned, hands={"red": key})
            assert not offered(state, "build")


@pytest.mark.parametrize(("variant", "key"), each_card([*COSTS]))
def test_card_is_worth_its_points_on_the_road(variant: str, key: str) -> None:
    assert score(table(variant, road=f"park red:{key}"), "red") == POINTS[key]


@pytest.mark.parametrize(("variant", "key"), each_card([*COSTS]))
def test_card_is_laid_with_the_cubes_it_stores(variant: str, key: str) -> None:
    cubes = min(COSTS[key])
    state = table(variant, turn="red", red=cubes, hands={"red": key})
    play(state, f"build {key} {cubes}")

    assert cubes_on(state, 5) == STORES.get(key, 0)
    assert [goods(state, colour) for colour in ("red", "green")] == ["", ""]


@pytest.mark.parametrize(("variant", "use"), each(NEUTRAL_EFFECTS))
def test_neutral_card_gives_its_worker(variant: str, use: Used) -> None:
    state = table(variant, road=f"{use.card}*red", then="buildings", red=use.before)
    play(state, *filter(None, [use.action]))

    assert (state.is_over, goods(state, "red")) == (True, use.after)


@pytest.mark.parametrize(("variant", "use"), each(WORKER_EFFECTS))
def test_card_gives_its_worker(variant: str, use: Used) -> None:
    """The worker stands on another's card, whose owner has nothing to profit with."""
    card, _, left = use.card.partition("+")
    beside = "red:gold-mine" if card == "lawyer" else "park"
    text = f"{beside} green:{card}*red" + (f"+{left}" if left else "")
    state = table(variant, road=text, then="buildings", red=use.before)
    play(state, *filter(None, [use.action]))

    assert (state.is_over, goods(state, "red")) == (True, use.after)


@pytest.mark.parametrize(("variant", "use"), each(WORKER_EFFECTS))
def test_card_gives_the_same_to_a_worker_of_its_owner_and_no_more(variant: str, use: Used) -> None:
    card, _, left = use.card.partition("+")
    beside = "red:gold-mine" if card == "lawyer" else "park"
    text = f"{beside} red:{card}*red" + (f"+{left}" if left else "")
    state = table(variant, road=text, then="buildings", red=use.before)
    play(state, *filter(None, [use.action]))

    assert (state.is_over, goods(state, "red")) == (True, use.after)


@pytest.mark.parametrize(("variant", "use"), each(OWNER_EFFECTS))
def test_card_gives_its_owner_for_a_foreign_worker(variant: str, use: Used) -> None:
    """The worker's player has nothing to use the card with, so that only the owner is asked."""
    card, _, left = use.card.partition("+")
    text = f"park red:{card}*green" + (f"+{left}" if left else "")
    state = table(variant, road=text, then="buildings", red=use.before)
    play(state, *filter(None, [use.action]))

    assert (state.is_over, goods(state, "red")) == (True, use.after)


@pytest.mark.parametrize(("card", "owned", "purchases"), EXCLUSIVE)
def test_owner_buys_one_thing_at_most(card: str, owned: str, purchases: set[str]) -> None:
    state = table(road=f"park red:{card}*green", then="buildings", red=owned)

    assert offered(state) == purchases | {"decline"}


@pytest.mark.parametrize(
    ("card", "most"),
    [("neutral-peddler", 1), ("green:peddler", 2), ("green:bank", 2), ("green:church", 2)],
)
def test_worker_buys_no_more_than_the_card_says(card: str, most: int) -> None:
    state = table(road=f"{card}*red", then="buildings", red="9d")
    bought = [text.split()[1] for text in offered(state) - {"decline"}]

    assert max(int(what) if what.isdigit() else len(what) for what in bought) == most


def test_gold_mine_takes_no_gold_from_its_owner() -> None:
    state = table(road="park red:gold-mine*green", then="buildings", red="FWSG")

    assert offered(state) == {"swap F", "swap W", "swap S", "decline"}


@pytest.mark.parametrize(("owned", "left"), [("5d", (0, 7, 9)), ("9d", (0, 7, 9))])
def test_church_takes_the_best_tokens(owned: str, left: tuple[int, int, int]) -> None:
    state = table(road="park green:church*red", then="buildings", red=owned, castle=(1, 8, 9))
    play(state, "tokens 2")

    assert castle(state) == left


@pytest.mark.parametrize("key", [key for key in COSTS if key != "lawyer"])
def test_residence_is_worth_a_point_and_a_denier_a_round_whatever_its_front(key: str) -> None:
    state = table(road=f"park red:{key} red:lawyer*red", then="buildings income", red="F")
    play(state, "turn 2 F")

    assert goods(state, "red") == "ddd"
    assert (road(state)[1], score(state, "red")) == ("red:residence", 1 + 2 + 1)


@pytest.mark.parametrize("key", PRESTIGE_CARDS)
def test_prestige_building_costs_its_cubes_and_is_worth_its_points(key: str) -> None:
    cubes, points, income = PRESTIGE_CARDS[key]
    state = table(
        road="park red:residence", turn="red", passed="green orange blue", then="income", red=cubes
    )
    play(state, f"prestige {key} {cubes} on 2", "pass")

    assert goods(state, "red") == "d" * (2 + income)
    assert score(state, "red") == points + (2 + income) // 3


@pytest.mark.parametrize("key", [key for key in PRESTIGE_CARDS if key != "hotel"])
def test_prestige_building_is_the_same_in_the_introductory_game(key: str) -> None:
    cubes, points, _ = PRESTIGE_CARDS[key]
    state = table("introductory", turn="red", red=cubes)
    play(state, f"prestige {key} {cubes}")

    assert goods(state, "red") == ""
    assert score(state, "red") == points


@pytest.mark.parametrize("key", PRESTIGE_CARDS)
def test_prestige_building_needs_every_cube(key: str) -> None:
    cubes = PRESTIGE_CARDS[key][0]
    for short in range(len(cubes)):
        owned = cubes[:short] + cubes[short + 1 :]
        state = table(road="park red:residence", turn="red", red=owned)
        assert not any(text.startswith(f"prestige {key} ") for text in offered(state))


@pytest.mark.parametrize("key", PRESTIGE_CARDS)
def test_prestige_building_is_built_once(key: str) -> None:
    state = table(road=f"park green:{key} red:residence", turn="red", red="9F9W9S9G")

    assert not any(text.startswith(f"prestige {key} ") for text in offered(state))


@pytest.mark.parametrize("key", STANDARD_ONLY)
def test_introductory_game_leaves_the_card_in_the_box(key: str) -> None:
    state = started("introductory", 4)
    everywhere = told(state)["pool"] + [
        card for colour in ("red", "green") for card in player(state, colour)["deck"]
    ]

    assert key not in everywhere


def test_deck_and_pool_hold_one_of_each_card() -> None:
    state = started("standard", 2)
    mine = player(state, "red")

    assert sorted(mine["hand"] + mine["deck"]) == sorted(COSTS)
    assert sorted(told(state)["pool"]) == sorted(PRESTIGE_CARDS)
