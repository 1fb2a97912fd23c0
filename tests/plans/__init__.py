"""Scripted plans of Magna Carta: no single simple plan may beat the strongest opponent."""

from tests.plans.castle_race import CastleRace
from tests.plans.gold_and_prestige import GoldAndPrestige
from tests.plans.miser import Miser
from tests.plans.plan import Plan
from tests.plans.provost import Provost
from tests.plans.residences import Residences
from tests.plans.small_builders import SmallBuilders

PLANS: dict[str, type[Plan]] = {
    "castle race": CastleRace,
    "small builders": SmallBuilders,
    "gold and prestige": GoldAndPrestige,
    "residences": Residences,
    "Provost": Provost,
    "miser": Miser,
}
