"""All buildings of classic Caylus: every kind, and where the table says that it is."""

import caylus
from caylus.games.classic.rules.spaces import EMPTY, SPECIALS
from caylus.games.classic.rules.state import Classic
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.view.all_cards import cards as panel
from caylus.view.table import Table
from tests.games.classic.rules.positions import table
from tests.games.classic.view.moments import EACH, GAME, SEATS, Setup, some
from tests.listed_cards import Listed, cards, on_road


def drawn(state: caylus.State) -> str:
    return panel(Table(state.sight(0), SEATS[: state.players], []), "")


def listed(state: caylus.State, key: str) -> Listed:
    return cards(drawn(state))[key]


def on_the_road(state: Classic) -> list[tuple[int, str, str]]:
    """What lies there: number, key and whose colour."""
    tiles = zip(state.road_kind, state.road_owner, strict=True)
    return [
        (space + 1, BUILDINGS[kind].key, GAME.colours[owner] if owner >= 0 else "")
        for space, (kind, owner) in enumerate(tiles)
        if kind != EMPTY
    ]


def test_every_building_is_listed_once_and_so_are_the_special_ones() -> None:
    found = cards(drawn(table(turn="red")))

    assert sorted(found) == sorted([*SPECIALS, *(building.key for building in BUILDINGS)])


@EACH
def test_road_lists_what_lies_on_it_and_nothing_else(setup: Setup) -> None:
    for state in some(setup, 8):
        assert on_road(drawn(state)) == on_the_road(state)


@EACH
def test_stock_lists_what_can_still_be_built(setup: Setup) -> None:
    for state in some(setup, 8):
        in_stock = [key for key, one in cards(drawn(state)).items() if "Stock" in one.where[-1]]
        assert sorted(in_stock) == sorted(
            building.key for building, left in zip(BUILDINGS, state.supply, strict=True) if left
        )


def test_tiles_of_which_there_are_several_are_counted() -> None:
    state = table(turn="red", road="9=green:architect 10=red:residence")

    assert listed(state, "architect").where == ["Space 9, Bruno", "Stock"]
    assert listed(table(turn="red"), "architect").where == ["Stock: 2"]


def test_jeweller_is_in_the_game_with_its_option_only() -> None:
    found = [listed(table(variant, turn="red"), "jeweller").where for variant in ("2006", "later")]

    assert found == [["Not in this game"], ["Stock"]]


def test_residence_tells_what_the_lawyer_makes_of_it() -> None:
    said = drawn(table(turn="red"))

    assert "A Lawyer makes it, for 1 denier and 1 cloth: 2 points." in said
    assert listed(table(turn="red"), "residence").where == ["None yet"]


def test_neutral_building_that_was_turned_is_gone() -> None:
    state = table(turn="red", road="6=red:residence")
    gone = [
        one.key for one in cards(drawn(state)).values() if one.where == ["Turned into a residence"]
    ]

    assert len(gone) == 1
