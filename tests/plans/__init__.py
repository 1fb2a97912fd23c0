"""Scripted plans of Magna Carta: no single simple plan may beat the strongest opponent."""

from tests.plans.castle_race import CastleRace
from tests.plans.gold_and_prestige import GoldAndPrestige
from tests.plans.miser import Miser
from tests.plans.plan import Plan
from tests.plans.provost import Provost
from tests.plans.residences import Residences
from tests.plans.small_builders import SmallBuilders

PLANS: dict[str, type[Plan]] = {
    "castle-race": CastleRace,
    "small-builders": SmallBuilders,
    "gold-and-prestige": GoldAndPrestige,
    "residences": Residences,
    "provost": Provost,
    "miser": Miser,
}
STANDARD_ONLY = ("residences", "provost")


def plans(variant: str) -> list[str]:
    """The plans that a variant knows: the introductory rules have no Lawyer and no Provost."""
    return [name for name in PLANS if variant == "standard" or name not in STANDARD_ONLY]
