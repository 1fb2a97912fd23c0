"""Every card as data, written in the vocabulary of `words`."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.games.magna_carta.rules.payments import LETTERS, Cost
from caylus.games.magna_carta.rules.words import (
    COMMON,
    Buy,
    BuyGold,
    BuyTokens,
    Gain,
    Sell,
    TakeFromCard,
    TurnOwnCard,
    Word,
)
from caylus.kernel.text import N_

NEUTRAL, WOODEN, STONY, GREEN, BLUE = (
    N_("neutral"),
    N_("wood"),
    N_("stone"),
    N_("residence"),
    N_("prestige"),
)


@dataclass(frozen=True)
class Building:
    """A card: what it costs, what it is worth, and what a worker and its owner get from it.

    `store` is the kind of cube laid on it when it is built, `income` the deniers it brings its
    owner in phase 1. Cards with `standard_only` leave the introductory game.
    """

    key: str
    name: str
    family: str
    cost: Cost = Cost()
    prestige: int = 0
    worker: Word | None = None
    owner: Word | None = None
    store: str = ""
    income: int = 0
    standard_only: bool = False


SMALL_FARM = Building(
    key="small-farm",
    name=N_("Small Farm"),
    family=WOODEN,
    cost=Cost(food=1, wood=1),
    prestige=1,
    store="F",
    worker=Gain("F"),
    owner=TakeFromCard("F"),
)
SMALL_SAWMILL = Building(
    key="small-sawmill",
    name=N_("Small Sawmill"),
    family=WOODEN,
    cost=Cost(food=1, wood=1),
    prestige=1,
    store="W",
    worker=Gain("W"),
    owner=TakeFromCard("W"),
)
SMALL_QUARRY = Building(
    key="small-quarry",
    name=N_("Small Quarry"),
    family=WOODEN,
    cost=Cost(food=1, wood=1),
    prestige=1,
    store="S",
    worker=Gain("S"),
    owner=TakeFromCard("S"),
)
PEDDLER = Building(
    key="peddler",
    name=N_("Peddler"),
    family=WOODEN,
    cost=Cost(wood=1, any=1),
    prestige=2,
    worker=Buy(at_most=2, price=1),
    owner=Buy(at_most=1, price=1),
)
MARKET = Building(
    key="market",
    name=N_("Market"),
    family=WOODEN,
    cost=Cost(wood=1, any=1),
    prestige=2,
    worker=Sell("sell", LETTERS, gain="dddd"),
    owner=Gain("d"),
)
LAWYER = Building(
    key="lawyer",
    name=N_("Lawyer"),
    family=WOODEN,
    cost=Cost(food=1, wood=1),
    prestige=2,
    worker=TurnOwnCard(),
    owner=Gain("dd"),
    standard_only=True,
)
LARGE_FARM = Building(
    key="large-farm",
    name=N_("Large Farm"),
    family=STONY,
    cost=Cost(food=1, stone=2),
    prestige=2,
    worker=Gain("FF"),
    owner=Gain("F"),
)
LARGE_SAWMILL = Building(
    key="large-sawmill",
    name=N_("Large Sawmill"),
    family=STONY,
    cost=Cost(food=1, stone=2),
    prestige=2,
    worker=Gain("WW"),
    owner=Gain("W"),
)
LARGE_QUARRY = Building(
    key="large-quarry",
    name=N_("Large Quarry"),
    family=STONY,
    cost=Cost(food=1, stone=2),
    prestige=2,
    worker=Gain("SS"),
    owner=Gain("S"),
)
GOLD_MINE = Building(
    key="gold-mine",
    name=N_("Gold Mine"),
    family=STONY,
    cost=Cost(food=1, stone=2),
    prestige=2,
    worker=Gain("G"),
    owner=Sell("swap", COMMON, gain="G"),
)
BANK = Building(
    key="bank",
    name=N_("Bank"),
    family=STONY,
    cost=Cost(wood=1, stone=2),
    prestige=3,
    worker=BuyGold(1, 3),
    owner=BuyGold(2),
)
CHURCH = Building(
    key="church",
    name=N_("Church"),
    family=STONY,
    cost=Cost(wood=1, stone=2),
    prestige=3,
    worker=BuyTokens(2, 5),
    owner=BuyTokens(3),
    standard_only=True,
)

PARK = Building(key="park", name=N_("Park"), family=NEUTRAL, worker=Gain("F"))
FOREST = Building(key="forest", name=N_("Forest"), family=NEUTRAL, worker=Gain("W"))
QUARRY = Building(key="quarry", name=N_("Quarry"), family=NEUTRAL, worker=Gain("S"))
TRADING_POST = Building(
    key="trading-post", name=N_("Trading Post"), family=NEUTRAL, worker=Gain("dd")
)
NEUTRAL_PEDDLER = Building(
    key="neutral-peddler",
    name=N_("Peddler"),
    family=NEUTRAL,
    worker=Buy(at_most=1, price=1),
)

RESIDENCE = Building(
    key="residence",
    name=N_("Residence"),
    family=GREEN,
    cost=Cost(food=1),
    prestige=1,
    income=1,
    standard_only=True,
)

THEATRE = Building(
    key="theatre", name=N_("Theatre"), family=BLUE, cost=Cost(wood=2, gold=1), prestige=6
)
STATUE = Building(
    key="statue", name=N_("Statue"), family=BLUE, cost=Cost(stone=2, gold=1), prestige=6
)
HOTEL = Building(
    key="hotel",
    name=N_("Hotel"),
    family=BLUE,
    cost=Cost(stone=3, gold=1),
    prestige=6,
    income=1,
    standard_only=True,
)
STABLES = Building(
    key="stables", name=N_("Stables"), family=BLUE, cost=Cost(food=3, gold=2), prestige=10
)
TOWN_HALL = Building(
    key="town-hall", name=N_("Town Hall"), family=BLUE, cost=Cost(wood=3, gold=2), prestige=10
)
MONUMENT = Building(
    key="monument", name=N_("Monument"), family=BLUE, cost=Cost(stone=3, gold=2), prestige=10
)
CATHEDRAL = Building(
    key="cathedral", name=N_("Cathedral"), family=BLUE, cost=Cost(stone=5, gold=3), prestige=14
)

PLAYER_BUILDINGS = (
    SMALL_FARM,
    SMALL_SAWMILL,
    SMALL_QUARRY,
    PEDDLER,
    MARKET,
    LAWYER,
    LARGE_FARM,
    LARGE_SAWMILL,
    LARGE_QUARRY,
    GOLD_MINE,
    BANK,
    CHURCH,
)
NEUTRAL_BUILDINGS = (PARK, FOREST, QUARRY, TRADING_POST, NEUTRAL_PEDDLER)
PRESTIGE_BUILDINGS = (THEATRE, STATUE, HOTEL, STABLES, TOWN_HALL, MONUMENT, CATHEDRAL)
BUILDINGS = (*PLAYER_BUILDINGS, *NEUTRAL_BUILDINGS, RESIDENCE, *PRESTIGE_BUILDINGS)
