"""Every building as data, written in the vocabulary of `words` (rules: 5)."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.games.classic.rules.construction import Construct, ConstructPrestige, MakeResidence
from caylus.games.classic.rules.goods import Cost
from caylus.games.classic.rules.words import Choose, Gain, Rates, Trade, Word
from caylus.kernel.text import N_

WOODEN, STONY, BLUE, GREEN, NEUTRAL, FIXED = (
    N_("wood"),
    N_("stone"),
    N_("prestige"),
    N_("residence"),
    N_("neutral"),
    N_("fixed"),
)


@dataclass(frozen=True)
class Building:
    """A tile: what it costs and is worth, and what a worker, its owner and its builder get.

    The owner profits only from other players' workers. `income` are the deniers that it brings its
    owner in phase 1, `favors` the royal favors of its builder, `copies` how many there are.
    """

    key: str
    name: str
    family: str
    cost: Cost = Cost()
    points: int = 0
    worker: Word | None = None
    owner: Word | None = None
    favors: int = 0
    income: int = 0
    copies: int = 1


FOOD_FARM = Building(
    key="food-farm",
    name=N_("Farm"),
    family=WOODEN,
    cost=Cost(wood=1, food=1),
    points=2,
    worker=Choose("FF", "C"),
)
CLOTH_FARM = Building(
    key="cloth-farm",
    name=N_("Cloth Farm"),
    family=WOODEN,
    cost=Cost(wood=1, food=1),
    points=2,
    worker=Choose("CC", "F"),
)
QUARRY = Building(
    key="quarry",
    name=N_("Quarry"),
    family=WOODEN,
    cost=Cost(wood=1, food=1),
    points=2,
    worker=Gain("SS"),
)
SAWMILL = Building(
    key="sawmill",
    name=N_("Sawmill"),
    family=WOODEN,
    cost=Cost(wood=1, food=1),
    points=2,
    worker=Gain("WW"),
)
MARKETPLACE = Building(
    key="marketplace",
    name=N_("Marketplace"),
    family=WOODEN,
    cost=Cost(wood=1, any=1),
    points=4,
    worker=Rates("sell", Trade("*", "dddddd")),
)
PEDDLER = Building(
    key="peddler",
    name=N_("Peddler"),
    family=WOODEN,
    cost=Cost(wood=1, any=1),
    points=4,
    worker=Rates("buy", Trade("d", "?"), Trade("dd", "??")),
)
MASON = Building(
    key="mason",
    name=N_("Mason"),
    family=WOODEN,
    cost=Cost(wood=1, food=1),
    points=4,
    worker=Construct(STONY),
)
LAWYER = Building(
    key="lawyer",
    name=N_("Lawyer"),
    family=WOODEN,
    cost=Cost(wood=1, cloth=1),
    points=4,
    worker=MakeResidence(price=1),
)

STONE_FARM = Building(
    key="stone-farm",
    name=N_("Stone Farm"),
    family=STONY,
    cost=Cost(stone=1, food=1),
    points=3,
    worker=Gain("FFC"),
    owner=Choose("F", "C"),
)
PARK = Building(
    key="park",
    name=N_("Park"),
    family=STONY,
    cost=Cost(stone=1, food=1),
    points=3,
    worker=Gain("FWW"),
    owner=Choose("W", "F"),
)
WORKSHOP = Building(
    key="workshop",
    name=N_("Workshop"),
    family=STONY,
    cost=Cost(stone=1, food=1),
    points=3,
    worker=Gain("SSC"),
    owner=Choose("S", "C"),
)
CHURCH = Building(
    key="church",
    name=N_("Church"),
    family=STONY,
    cost=Cost(stone=1, cloth=1),
    points=3,
    worker=Rates("trade", Trade("dd", "PPP"), Trade("dddd", "PPPPP")),
    favors=1,
)
TAILOR = Building(
    key="tailor",
    name=N_("Tailor"),
    family=STONY,
    cost=Cost(stone=1, wood=1),
    points=6,
    worker=Rates("trade", Trade("CC", "PPPP"), Trade("CCC", "PPPPPP")),
)
BANK = Building(
    key="bank",
    name=N_("Bank"),
    family=STONY,
    cost=Cost(stone=1, wood=1),
    points=6,
    worker=Rates("trade", Trade("dd", "G"), Trade("ddddd", "GG")),
)
ALCHEMIST = Building(
    key="alchemist",
    name=N_("Alchemist"),
    family=STONY,
    cost=Cost(stone=1, food=1),
    points=6,
    worker=Rates("trade", Trade("??", "G"), Trade("????", "GG")),
)
ARCHITECT = Building(
    key="architect",
    name=N_("Architect"),
    family=STONY,
    cost=Cost(stone=1, food=1),
    points=6,
    worker=ConstructPrestige(BLUE),
    copies=2,
)
JEWELLER = Building(
    key="jeweller",
    name=N_("Jeweller"),
    family=STONY,
    cost=Cost(stone=1, cloth=1),
    points=6,
    worker=Rates("trade", Trade("G", "PPPPP"), Trade("GG", "PPPPPPPPP")),
)

STATUE = Building(
    key="statue",
    name=N_("Statue"),
    family=BLUE,
    cost=Cost(stone=2, gold=1),
    points=7,
    favors=1,
)
GRANARY = Building(
    key="granary", name=N_("Granary"), family=BLUE, cost=Cost(food=3, gold=1), points=10
)
LIBRARY = Building(
    key="library",
    name=N_("Library"),
    family=BLUE,
    cost=Cost(wood=3, gold=1),
    points=10,
    income=1,
)
WEAVER = Building(
    key="weaver", name=N_("Weaver"), family=BLUE, cost=Cost(cloth=3, gold=1), points=12
)
THEATRE = Building(
    key="theatre",
    name=N_("Theatre"),
    family=BLUE,
    cost=Cost(wood=3, gold=2),
    points=14,
    favors=1,
)
UNIVERSITY = Building(
    key="university",
    name=N_("University"),
    family=BLUE,
    cost=Cost(stone=3, gold=2),
    points=14,
    favors=1,
)
MONUMENT = Building(
    key="monument",
    name=N_("Monument"),
    family=BLUE,
    cost=Cost(stone=4, gold=2),
    points=14,
    favors=2,
)
HOTEL = Building(
    key="hotel",
    name=N_("Hotel"),
    family=BLUE,
    cost=Cost(stone=3, gold=2),
    points=16,
    income=2,
)
CATHEDRAL = Building(
    key="cathedral", name=N_("Cathedral"), family=BLUE, cost=Cost(stone=5, gold=3), points=25
)

RESIDENCE = Building(key="residence", name=N_("Residence"), family=GREEN, income=1, copies=0)

NEUTRAL_FARM = Building(
    key="neutral-farm", name=N_("Farm"), family=NEUTRAL, worker=Choose("F", "C")
)
NEUTRAL_FOREST = Building(
    key="neutral-forest", name=N_("Forest"), family=NEUTRAL, worker=Choose("W", "F")
)
NEUTRAL_SAWMILL = Building(
    key="neutral-sawmill", name=N_("Sawmill"), family=NEUTRAL, worker=Gain("W")
)
NEUTRAL_QUARRY = Building(key="neutral-quarry", name=N_("Quarry"), family=NEUTRAL, worker=Gain("S"))
NEUTRAL_MARKETPLACE = Building(
    key="neutral-marketplace",
    name=N_("Marketplace"),
    family=NEUTRAL,
    worker=Rates("sell", Trade("*", "dddd")),
)
NEUTRAL_CARPENTER = Building(
    key="neutral-carpenter", name=N_("Carpenter"), family=NEUTRAL, worker=Construct(WOODEN)
)

FIXED_PEDDLER = Building(
    key="fixed-peddler",
    name=N_("Peddler"),
    family=FIXED,
    worker=Rates("buy", Trade("dd", "?")),
)
FIXED_CARPENTER = Building(
    key="fixed-carpenter", name=N_("Carpenter"), family=FIXED, worker=Construct(WOODEN)
)
GOLD_MINE = Building(key="gold-mine", name=N_("Gold Mine"), family=FIXED, worker=Gain("G"))

BUILDINGS = (
    *(FOOD_FARM, CLOTH_FARM, QUARRY, SAWMILL, MARKETPLACE, PEDDLER, MASON, LAWYER),
    *(STONE_FARM, PARK, WORKSHOP, CHURCH, TAILOR, BANK, ALCHEMIST, ARCHITECT, JEWELLER),
    *(STATUE, GRANARY, LIBRARY, WEAVER, THEATRE, UNIVERSITY, MONUMENT, HOTEL, CATHEDRAL),
    RESIDENCE,
    *(NEUTRAL_FARM, NEUTRAL_FOREST, NEUTRAL_SAWMILL, NEUTRAL_QUARRY),
    *(NEUTRAL_MARKETPLACE, NEUTRAL_CARPENTER),
    *(FIXED_PEDDLER, FIXED_CARPENTER, GOLD_MINE),
)
ON_ROAD = {7: FIXED_PEDDLER, 8: FIXED_CARPENTER, 16: GOLD_MINE}
"""The buildings printed on the road, by the number of their space."""
