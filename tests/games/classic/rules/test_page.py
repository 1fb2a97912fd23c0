"""The page of rules tells what the rules do."""

import re

import pytest
from markdown_it import MarkdownIt

from caylus.games.classic.rules import ending, points, rounds, turns
from caylus.games.classic.rules.board import ROOM, SECTIONS, STARTING_DENIERS
from caylus.games.classic.rules.castle import HOUSE_POINTS
from caylus.games.classic.rules.construction import RESIDENCE_POINTS
from caylus.games.classic.rules.editions import edition
from caylus.games.classic.rules.favors import CAPS, LINES, Column
from caylus.games.classic.rules.goods import LETTERS, Cost
from caylus.games.classic.rules.placing import AFTER_THE_OTHER
from caylus.games.classic.rules.points import SOURCES
from caylus.games.classic.rules.position import FIELDS
from caylus.games.classic.rules.spaces import ROAD, SPACES
from caylus.games.classic.rules.specials import SPECIAL_BUILDINGS
from caylus.games.classic.rules.steps import BY_THEMSELVES, OF_CHANCE, OF_SEATS
from caylus.games.classic.rules.tiles import (
    BLUE,
    BUILDINGS,
    FIXED,
    NEUTRAL,
    ON_ROAD,
    STONY,
    WOODEN,
    Building,
)
from caylus.games.classic.rules.words import Trade, Word
from tools.rules_page import RULES

TEXT = (RULES / "classic.md").read_text(encoding="utf-8")
BUILT = {"w": "wood building", "s": "stone building", "p": "prestige building"}
Row = list[str]


def section(number: str) -> str:
    """The text of a numbered section, up to the next heading."""
    found = re.search(rf"^#+ {re.escape(number)} .*?(?=^#|\Z)", TEXT, re.M | re.S)
    assert found is not None
    return found[0]


def table(number: str, place: int = 0) -> list[Row]:
    """The rows of a table of a section, without its head."""
    tables = re.findall(r"(?:^\|.*\n)+", section(number), re.M)
    return [
        [cell.strip() for cell in row[1:-1].split("|")] for row in tables[place].split("\n")[2:-1]
    ]


def counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'s' * (count != 1)}"


def goods(side: str) -> list[str]:
    """What one side of a trade names, each thing with its number."""
    free = {"?": "common cube", "*": "cube", "d": "denier", "P": "point", "K": "favor"}
    told = [f"{side.count(letter)} {letter}" for letter in LETTERS if letter in side]
    told += [counted(side.count(one), thing) for one, thing in free.items() if one in side]
    return [thing.replace("1 cube", "1 cube of any kind") for thing in told]


def deed(trade: Trade) -> str:
    """A trade in the page's words."""
    if trade.gain in BUILT:
        return f"build 1 {BUILT[trade.gain]}"
    gained = {"R": "make 1 residence", "m": "move this worker on"}.get(
        trade.gain, f"gain {' and '.join(goods(trade.gain))}"
    )
    if "v" in trade.gain:
        gained = f"move the provost up to {len(trade.gain)} spaces"
    given = " and ".join(goods(trade.give))
    return f"{'pay' if 'd' in trade.give else 'give'} {given}: {gained}" if given else gained


def effect(word: Word | None) -> str:
    """An effect in the page's words."""
    if word is None:
        return ""
    deeds = [deed(trade) for trade in word.trades()]
    is_choice = all(not trade.give for trade in word.trades())
    if is_choice:
        return " or ".join([deeds[0], *(each.removeprefix("gain ") for each in deeds[1:])])
    return ", or ".join(deeds)


def cost(cost: Cost) -> str:
    cubes = " ".join(
        letter for letter, count in zip(LETTERS, cost, strict=False) for _ in range(count)
    )
    return cubes + " + any" * cost.any


def of_family(family: str) -> list[Building]:
    return [building for building in BUILDINGS if building.family == family]


def number(count: int) -> str:
    return str(count or "")


def test_neutral_buildings_are_those_of_the_game() -> None:
    assert table("5.2") == [[each.name, effect(each.worker)] for each in of_family(NEUTRAL)]


def test_printed_buildings_are_those_of_the_game() -> None:
    spaces = {building.key: str(space) for space, building in ON_ROAD.items()}

    assert table("5.3") == [
        [each.name, spaces[each.key], effect(each.worker)] for each in of_family(FIXED)
    ]


def test_wood_buildings_are_those_of_the_game() -> None:
    assert table("5.4") == [
        [each.name, cost(each.cost), str(each.points), effect(each.worker)]
        for each in of_family(WOODEN)
    ]


def test_stone_buildings_are_those_of_the_game() -> None:
    told = table("5.5")

    assert told == [
        [each.name, cost(each.cost), str(each.points), number(each.favors), *effects(each)]
        for each in of_family(STONY)
    ]


def effects(building: Building) -> Row:
    return [effect(building.worker), effect(building.owner)]


def test_prestige_buildings_are_those_of_the_game() -> None:
    assert table("5.7") == [
        [each.name, cost(each.cost), str(each.points), number(each.favors), income(each.income)]
        for each in of_family(BLUE)
    ]


def income(deniers: int) -> str:
    return counted(deniers, "denier") if deniers else ""


def test_special_buildings_are_those_of_the_game() -> None:
    assert table("5.1")[:4] == [[each.name, effect(each.effect)] for each in SPECIAL_BUILDINGS]


def test_residence_is_that_of_the_game() -> None:
    [[name, price, worth, brought]] = table("5.6")
    [residence] = [building for building in BUILDINGS if building.key == "residence"]

    assert (name, price, worth) == (residence.name, "C and 1 denier", str(RESIDENCE_POINTS))
    assert brought == income(residence.income)


def test_favor_table_is_that_of_the_game() -> None:
    assert table("4.8") == [[name, *map(column, columns)] for name, columns in LINES.items()]


def column(each: Column) -> str:
    """A column of a line of favors in the page's words."""
    if each.word is None:
        return "nothing"
    if each.name == "barter":
        return effect(each.word)
    if not each.name:
        return effect(each.word).replace("gain ", "")
    less = {"carpenter": ", 1 W less", "mason": ", 1 S less", "lawyer": ", 1 denier less"}
    return each.name.capitalize() + less.get(each.name, "")


def test_columns_open_as_in_the_game() -> None:
    assert [int(row[1]) for row in table("4.8", 1)] == list(CAPS)


def test_castle_is_that_of_the_game() -> None:
    marks = [mark + 1 for mark in ending.MARKS]
    numbers = zip(ROOM, HOUSE_POINTS, marks, ending.PENALTIES, strict=True)

    assert table("4.9") == [
        [name.capitalize(), *map(str, each)] for name, each in zip(SECTIONS, numbers, strict=True)
    ]


@pytest.mark.parametrize("houses", range(7))
def test_scoring_is_that_of_the_game(houses: int) -> None:
    assert table("4.10")[houses][1:] == [outcome(each, houses) for each in range(len(SECTIONS))]


def outcome(section: int, houses: int) -> str:
    if not houses:
        return f"-{ending.PENALTIES[section]} points"
    favors = ending.reward(section, houses)
    return counted(favors, "favor") if favors else "nothing"


def test_deniers_at_the_start_are_those_of_the_game() -> None:
    for row in table("2"):
        players, *deniers = filter(None, row)
        assert tuple(map(int, deniers)) == STARTING_DENIERS[int(players)]


def test_editions_are_those_of_the_game() -> None:
    for place, name in enumerate(("2006", "2005", "later"), 1):
        church, tailor, lawyer, _ = (row[place] for row in table("0.2"))
        played = edition(name)
        kinds = {building.key: kind for kind, building in enumerate(BUILDINGS)}
        word = played.worker[kinds["tailor"]]
        assert word is not None
        rate = deed(word.trades()[0]).removeprefix("give ").replace("gain ", "")
        assert int(church) == played.points[kinds["church"]]
        assert int(lawyer) == played.points[kinds["lawyer"]]
        assert tailor == rate


def test_last_points_are_those_of_the_game() -> None:
    told = [row[1] for row in table("6")]

    assert told[0] == f"{points.A_GOLD} each"
    assert told[1:] == [
        f"1 for every {points.CUBES_A_POINT}",
        f"1 for every {points.DENIERS_A_POINT}",
    ]


def test_prices_and_income_are_those_of_the_game() -> None:
    assert f"- {rounds.INCOME_A_TURN} deniers;" in section("4.1")
    assert f"gains {turns.FIRST_PASS} denier" in section("4.2")
    assert table("4.2")[2][1] == str(AFTER_THE_OTHER)


def test_rulings_are_numbered_as_tests_cite_them() -> None:
    html = MarkdownIt("commonmark").render(section("7"))

    assert html.count("<ol>") == 1
    assert html.count("<li>") == 46
    assert "<em>" not in html
    cited = map(int, re.findall(r"\(ruling (\d+)\)", TEXT))
    assert set(cited) <= set(range(1, 47))


def test_records_page_names_every_tile_field_and_step() -> None:
    told = set(
        re.findall(r"[a-z][a-z-]*", (RULES.parent / "record.md").read_text(encoding="utf-8"))
    )
    steps = {step for step in OF_SEATS if not step.startswith(("worker-", "owner-", "home-"))}

    assert {building.key for building in BUILDINGS} <= told
    assert {*FIELDS, *SOURCES, *LINES, *SECTIONS, *SPACES[ROAD:]} <= told
    assert {*steps, *OF_CHANCE, *BY_THEMSELVES} <= told
