"""Every tile: what it costs, what it is worth, and what it gives."""

from typing import NamedTuple

import pytest

from tests.games.classic.rules.facts import CRAFTS, PRESTIGE, STONE, WOODEN
from tests.games.classic.rules.looks import actor, goods, offered, points, road, told
from tests.games.classic.rules.positions import counts, play, table


class Used(NamedTuple):
    """A use of a tile: the goods before, the actions (empty: none asked), goods after, points."""

    tile: str
    before: str
    action: str
    after: str
    worth: int = 0


EVERYTHING = "9F9W9S9C9G"
NEUTRAL_EFFECTS = [
    Used("neutral-farm", "", "take F", "F"),
    Used("neutral-farm", "", "take C", "C"),
    Used("neutral-forest", "", "take W", "W"),
    Used("neutral-forest", "", "take F", "F"),
    Used("neutral-sawmill", "", "", "W"),
    Used("neutral-quarry", "", "", "S"),
    Used("neutral-marketplace", "F", "sell F", "4d"),
    Used("neutral-marketplace", "W", "sell W", "4d"),
    Used("neutral-marketplace", "S", "sell S", "4d"),
    Used("neutral-marketplace", "2C", "sell C", "C4d"),
    Used("neutral-marketplace", "G", "sell G", "4d"),
    Used("neutral-marketplace", "G", "decline", "G"),
    Used("neutral-marketplace", "9d", "", "9d"),
    Used("neutral-carpenter", "FW", "build quarry FW", "", 2),
    Used("neutral-carpenter", "FW", "decline", "FW"),
    Used("neutral-carpenter", "FS", "", "FS"),
    Used("fixed-peddler", "2d", "buy F", "F"),
    Used("fixed-peddler", "5d", "buy W", "W3d"),
    Used("fixed-peddler", "2d", "buy S", "S"),
    Used("fixed-peddler", "2d", "buy C", "C"),
    Used("fixed-peddler", "2d", "decline", "2d"),
    Used("fixed-peddler", "d", "", "d"),
    Used("fixed-carpenter", "FW", "build mason FW", "", 4),
    Used("fixed-carpenter", "WC", "build lawyer WC", "", 4),
    Used("fixed-carpenter", "WC", "decline", "WC"),
    Used("gold-mine", "", "", "G"),
]
EFFECTS = [
    Used("food-farm", "", "take FF", "2F"),
    Used("food-farm", "", "take C", "C"),
    Used("cloth-farm", "", "take CC", "2C"),
    Used("cloth-farm", "", "take F", "F"),
    Used("quarry", "", "", "2S"),
    Used("sawmill", "", "", "2W"),
    Used("marketplace", "F", "sell F", "6d"),
    Used("marketplace", "2W", "sell W", "W6d"),
    Used("marketplace", "S", "sell S", "6d"),
    Used("marketplace", "C", "sell C", "6d"),
    Used("marketplace", "G", "sell G", "6d"),
    Used("marketplace", "F", "decline", "F"),
    Used("marketplace", "d", "", "d"),
    Used("peddler", "d", "buy F", "F"),
    Used("peddler", "2d", "buy W", "Wd"),
    Used("peddler", "2d", "buy SC", "SC"),
    Used("peddler", "3d", "buy CC", "2Cd"),
    Used("peddler", "3d", "decline", "3d"),
    Used("peddler", "", "", ""),
    Used("mason", "FS", "build park FS", "", 3),
    Used("mason", "FS", "decline", "FS"),
    Used("mason", "FW", "", "FW"),
    Used("lawyer", "Cd", "residence 3", "", 2),
    Used("lawyer", "2C2d", "residence 3", "Cd", 2),
    Used("lawyer", "Cd", "decline", "Cd"),
    Used("lawyer", "d", "", "d"),
    Used("stone-farm", "", "", "2FC"),
    Used("park", "", "", "F2W"),
    Used("workshop", "", "", "2SC"),
    Used("church", "2d", "trade dd", "", 3),
    Used("church", "5d", "trade dd", "3d", 3),
    Used("church", "5d", "trade dddd", "d", 5),
    Used("church", "4d", "decline", "4d"),
    Used("church", "d", "", "d"),
    Used("tailor", "2C", "trade CC", "", 4),
    Used("tailor", "3C", "trade CC", "C", 4),
    Used("tailor", "3C", "trade CCC", "", 6),
    Used("tailor", "3C", "decline", "3C"),
    Used("tailor", "C", "", "C"),
    Used("bank", "2d", "trade dd", "G"),
    Used("bank", "5d", "trade dd", "G3d"),
    Used("bank", "5d", "trade ddddd", "2G"),
    Used("bank", "5d", "decline", "5d"),
    Used("bank", "d", "", "d"),
    Used("alchemist", "FW", "trade FW", "G"),
    Used("alchemist", "2S", "trade SS", "G"),
    Used("alchemist", "FWSC", "trade FWSC", "2G"),
    Used("alchemist", "4C", "trade CCCC", "2G"),
    Used("alchemist", "3F", "decline", "3F"),
    Used("alchemist", "F3G", "", "F3G"),
    Used("architect", "9F9W9S", "", "9F9W9S"),
    Used("jeweller", "G", "trade G", "", 5),
    Used("jeweller", "3G", "trade GG", "G", 9),
    Used("jeweller", "2G", "decline", "2G"),
    Used("jeweller", "3C", "", "3C"),
]
OWNER_CUBES = {"stone-farm": "FC", "park": "FW", "workshop": "SC"}


def name(use: Used) -> str:
    return f"{use.tile} {use.before or 0} {use.action}".strip()


def short(cubes: str) -> set[str]:
    """Everything there is plenty of, but one cube too few of one kind of a cost."""
    return {
        "".join(f"{count}{kind}" for kind, count in {**dict.fromkeys("FWSCG", 9), **less}.items())
        for less in ({kind: cubes.count(kind) - 1} for kind in cubes)
    }


@pytest.mark.parametrize("tile", WOODEN)
def test_wooden_tile_costs_its_cubes(tile: str) -> None:
    state = table(road="8=*red", then="buildings", red=EVERYTHING)
    builds = {text for text in offered(state) if text.split()[:2] == ["build", tile]}

    assert builds == {f"build {tile} {cubes}" for cubes in WOODEN[tile][0]}


@pytest.mark.parametrize("tile", STONE)
def test_stone_tile_costs_its_cubes(tile: str) -> None:
    state = table("2006-jeweller", road="9=green:mason*red", then="buildings", red=EVERYTHING)
    builds = {text for text in offered(state) if text.split()[:2] == ["build", tile]}

    assert builds == {f"build {tile} {cubes}" for cubes in STONE[tile][0]}


def test_carpenter_and_mason_build_nothing_else() -> None:
    wooden = table("2006-jeweller", road="8=*red", then="buildings", red=EVERYTHING)
    stone = table("2006-jeweller", road="9=green:mason*red", then="buildings", red=EVERYTHING)

    assert {text.split()[1] for text in offered(wooden, "build")} == {*WOODEN}
    assert {text.split()[1] for text in offered(stone, "build")} == {*STONE}


@pytest.mark.parametrize("tile", WOODEN)
def test_wooden_tile_is_worth_its_points(tile: str) -> None:
    costs, worth = WOODEN[tile]
    for cubes in costs:
        state = table(road="8=*red", then="buildings", red=cubes)
        play(state, f"build {tile} {cubes}")
        assert (points(state, "red"), goods(state, "red")) == (worth, "")
        assert road(state, 9) == f"red:{tile}"


@pytest.mark.parametrize("tile", STONE)
def test_stone_tile_is_worth_its_points(tile: str) -> None:
    costs, worth = STONE[tile]
    state = table("2006-jeweller", road="9=green:mason*red", then="buildings", red=min(costs))
    play(state, f"build {tile} {min(costs)}")

    assert (points(state, "red"), goods(state, "red")) == (worth, "")
    assert road(state, 10) == f"red:{tile}"


@pytest.mark.parametrize("tile", [*WOODEN, *STONE])
def test_craft_tile_is_not_built_with_a_cube_too_few(tile: str) -> None:
    builder = "8=*red" if tile in WOODEN else "9=green:mason*red"
    for cubes in CRAFTS[tile][0]:
        for kept in (cubes[0], cubes[-1]):
            state = table("2006-jeweller", road=builder, then="buildings", red=kept)
            assert not offered(state, "build")


@pytest.mark.parametrize("tile", [tile for tile in STONE if tile != "church"])
def test_only_the_church_brings_a_favor(tile: str) -> None:
    cubes = min(STONE[tile][0])
    state = table("2006-jeweller", road="9=green:mason*red", then="buildings", red=cubes)
    play(state, f"build {tile} {cubes}")

    assert state.is_over


@pytest.mark.parametrize("use", NEUTRAL_EFFECTS, ids=name)
def test_tile_without_an_owner_gives_its_worker(use: Used) -> None:
    """Ruling 12."""
    space = {"fixed-peddler": 7, "fixed-carpenter": 8, "gold-mine": 16}.get(use.tile, 6)
    tile = "" if space > 6 else use.tile
    others = [f"neutral-{each}" for each in ("farm", "forest", "sawmill", "quarry")]
    others += ["neutral-marketplace", "neutral-carpenter"]
    rest = " ".join(f"{at}={each}" for at, each in enumerate((o for o in others if o != tile), 1))
    first = rest if tile else ""
    state = table(road=f"{first} {space}={tile}*red", provost=16, then="buildings", red=use.before)
    play(state, *filter(None, [use.action]))

    assert (state.is_over, goods(state, "red"), points(state, "red")) == (
        True,
        use.after,
        use.worth,
    )


@pytest.mark.parametrize("owner", ["red", "green"])
@pytest.mark.parametrize("use", EFFECTS, ids=name)
def test_tile_gives_its_worker_the_same_whoever_owns_it(use: Used, owner: str) -> None:
    text = f"9={owner}:{use.tile}*red"
    state = table("2006-jeweller", road=text, then="buildings", red=use.before)
    play(state, *filter(None, [use.action]))
    if actor(state) == "green":
        play(state, min(offered(state)))

    assert (state.is_over, goods(state, "red"), points(state, "red")) == (
        True,
        use.after,
        use.worth,
    )


@pytest.mark.parametrize("tile", OWNER_CUBES)
@pytest.mark.parametrize("which", [0, 1])
def test_owner_takes_a_cube_of_a_stone_production(tile: str, which: int) -> None:
    """Ruling 36."""
    state = table(road=f"9=red:{tile}*green", then="buildings")
    assert (actor(state), offered(state)) == ("red", {f"take {cube}" for cube in OWNER_CUBES[tile]})
    play(state, f"take {OWNER_CUBES[tile][which]}")

    assert (state.is_over, goods(state, "red")) == (True, OWNER_CUBES[tile][which])


@pytest.mark.parametrize("tile", [*WOODEN, *(tile for tile in STONE if tile not in OWNER_CUBES)])
def test_owner_of_any_other_tile_gets_nothing_when_it_is_used(tile: str) -> None:
    state = table("2006-jeweller", road=f"9=red:{tile}*green", then="buildings")
    if actor(state) == "green":
        play(state, min(offered(state)))

    assert (state.is_over, goods(state, "red"), points(state, "red")) == (True, "", 0)


def test_rates_are_not_added_up() -> None:
    rates = {
        "church": {"trade dd", "trade dddd", "decline"},
        "bank": {"trade dd", "trade ddddd", "decline"},
        "tailor": {"trade CC", "trade CCC", "decline"},
        "jeweller": {"trade G", "trade GG", "decline"},
    }
    for tile, offers in rates.items():
        road_text = f"9=green:{tile}*red"
        state = table("2006-jeweller", road=road_text, then="buildings", red="9C9G9d")
        assert offered(state) == offers


@pytest.mark.parametrize("tile", PRESTIGE)
def test_prestige_building_costs_its_cubes_and_is_worth_its_points(tile: str) -> None:
    cubes, worth, favors, _ = PRESTIGE[tile]
    text = "9=green:architect*red 10=red:residence"
    state = table(road=text, then="buildings", red=cubes)
    play(state, f"build {tile} {cubes}")
    assert (points(state, "red"), goods(state, "red")) == (worth, "")
    assert road(state, 10) == f"red:{tile}"
    for line in ("prestige", "deniers")[:favors]:
        play(state, f"favor {line}", "decline")

    assert state.is_over


@pytest.mark.parametrize("tile", PRESTIGE)
def test_prestige_building_needs_every_cube(tile: str) -> None:
    cubes = PRESTIGE[tile][0]
    for owned in short(cubes):
        text = "9=green:architect*red 10=red:residence"
        state = table(road=text, then="buildings", red=owned)
        assert not any(each.startswith(f"build {tile} ") for each in offered(state))


@pytest.mark.parametrize("tile", PRESTIGE)
def test_prestige_building_pays_its_income(tile: str) -> None:
    state = table(then="round", road=f"9=red:{tile}")

    assert counts(goods(state, "red"))["deniers"] == 2 + PRESTIGE[tile][3]


def test_there_are_no_other_prestige_buildings() -> None:
    text = "9=green:architect*red 10=red:residence"
    state = table(road=text, then="buildings", red=EVERYTHING)

    assert offered(state) == {
        "decline",
        *(f"build {tile} {what[0]}" for tile, what in PRESTIGE.items()),
    }


def test_points_are_told_by_their_source() -> None:
    state = table(
        road="8=*red 9=red:lawyer*red 10=red:church*red 12=green:architect*red",
        provost=12,
        queue="red",
        then="buildings castle",
        red="2F2W4S2C2G9d",
    )
    play(state, "build quarry FW", "residence 3", "trade dd", "build statue SSG")
    play(state, "favor prestige", "take P", "batch FWS")
    sources = told(state)["players"][0]["points"]

    assert {name: worth for name, worth in sources.items() if worth} == {
        "buildings": 2,
        "residences": 2,
        "trades": 3,
        "prestige": 7,
        "favors": 1,
        "castle": 5,
    }
