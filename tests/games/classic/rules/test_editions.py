"""Editions of the rules, and the switches for the Jeweller and for simple favors."""

import pytest

import caylus
from tests.games.classic.rules.looks import goods, levels, offered, points, told
from tests.games.classic.rules.positions import play, table

EDITIONS = ("2006", "2005", "later")
VARIANTS = (
    *("2006", "2006-jeweller", "2006-simple", "2006-jeweller-simple"),
    *("2005", "2005-jeweller", "2005-simple", "2005-jeweller-simple"),
    *("later", "later-simple"),
)
EACH = pytest.mark.parametrize("variant", VARIANTS)


def edition(variant: str) -> str:
    return variant.partition("-")[0]


def test_variants_are_editions_with_switches() -> None:
    """Ruling 1."""
    game = caylus.game("classic")

    assert (game.variants[0], {*game.variants}) == ("2006", {*VARIANTS})


@EACH
def test_church_is_worth_four_points_in_the_first_edition(variant: str) -> None:
    """Ruling 1."""
    state = table(variant, road="9=green:mason*red", then="buildings", red="SC")
    simple = 3 if variant.endswith("simple") else 0
    play(state, "build church SC")

    assert points(state, "red") == {"2005": 4, "2006": 3, "later": 3}[edition(variant)] + simple


@EACH
def test_lawyer_is_worth_three_points_in_the_later_edition(variant: str) -> None:
    """Ruling 1."""
    state = table(variant, road="8=*red", then="buildings", red="WC")
    play(state, "build lawyer WC")

    assert points(state, "red") == {"2005": 4, "2006": 4, "later": 3}[edition(variant)]


@EACH
def test_tailor_takes_one_cloth_in_the_first_edition_and_two_in_others(variant: str) -> None:
    """Ruling 1."""
    state = table(variant, road="9=green:tailor*red", then="buildings", red="3C")
    fewer = "C" if edition(variant) == "2005" else "CC"

    assert offered(state) == {f"trade {fewer}", "trade CCC", "decline"}


@pytest.mark.parametrize(
    ("variant", "cloth", "worth"),
    [
        ("2005", "C", 2),
        ("2005", "CCC", 6),
        ("2006", "CC", 4),
        ("2006", "CCC", 6),
        ("later", "CC", 4),
        ("later", "CCC", 6),
    ],
)
def test_cloth_is_worth_points_at_the_tailor(variant: str, cloth: str, worth: int) -> None:
    """Ruling 1."""
    state = table(variant, road="9=green:tailor*red", then="buildings", red=cloth)
    play(state, f"trade {cloth}")

    assert (points(state, "red"), goods(state, "red")) == (worth, "")


@EACH
def test_jeweller_is_built_only_where_it_belongs(variant: str) -> None:
    state = table(variant, road="9=green:mason*red", then="buildings", red="SC")
    played = "jeweller" in variant or edition(variant) == "later"

    assert ("build jeweller SC" in offered(state)) == played


def test_jeweller_buys_one_or_two_gold_cubes() -> None:
    """Scenario 74."""
    state = table("2006-jeweller", road="9=green:jeweller*red", then="buildings", red="3G")

    assert offered(state) == {"trade G", "trade GG", "decline"}


@pytest.mark.parametrize(("gold", "worth"), [("G", 5), ("GG", 9)])
def test_gold_is_worth_points_at_the_jeweller(gold: str, worth: int) -> None:
    """Scenario 74."""
    state = table("2006-jeweller", road="9=green:jeweller*red", then="buildings", red="2G")
    play(state, f"trade {gold}")

    assert points(state, "red") == worth


@pytest.mark.parametrize("variant", [each for each in VARIANTS if each.endswith("simple")])
def test_simple_favor_is_worth_three_points(variant: str) -> None:
    state = table(variant, specials="joust-field=red", then="specials", red="Cd")
    play(state, "joust")

    assert (state.is_over, points(state, "red"), levels(state, "red")) == (True, 3, (0, 0, 0, 0))


def test_simple_favors_have_no_limit() -> None:
    state = table(
        "2006-simple",
        road="9=red:mason*red 10=red:architect*red 11=red:architect*red"
        " 12=red:residence 13=red:residence",
        provost=11,
        then="buildings",
        red="9S9WC9G",
    )
    play(state, "build church SC", "build monument SSSSGG", "build theatre WWWGG")

    assert points(state, "red") == 3 + 3 + 14 + 2 * 3 + 14 + 3


def test_three_simple_favors_of_the_walls_are_worth_nine_points() -> None:
    state = table(
        "2006-simple",
        scored=1,
        bailiff=17,
        houses={"red": (0, 5, 0)},
        points={"red": 1},
        then="end",
    )

    assert points(state, "red") == 1 + 9


def test_simple_favors_come_from_the_castle_too() -> None:
    state = table(
        "2006-simple",
        queue="red",
        bailiff=11,
        houses={"red": (1, 0, 0), "green": (1, 0, 0), "orange": (1, 0, 0)},
        then="castle end",
        red="FWS",
    )
    play(state, "batch FWS")

    assert points(state, "red") == 5 + 3 + 3
    assert told(state)["scored"] == 1
