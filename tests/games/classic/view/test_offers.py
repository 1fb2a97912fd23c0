"""Actions as things to click: what lies where, what is a button, and what paying it costs."""

import pytest

from caylus.games.classic.rules.state import Classic
from tests.games.classic.rules.positions import play, started, table
from tests.games.classic.view.laid import THINGS, button, laid, said
from tests.games.classic.view.moments import EACH, Setup, asked, seated, some


def position(**more: object) -> Classic:
    """A position of this game."""
    return seated(table(**more))


def favored(line: str, level: int, owned: str = "", **more: object) -> Classic:
    """Red, with a marker at a level, uses a line of favors bought at the joust field."""
    levels = tuple(level * (line == each) for each in ("prestige", "deniers", "cubes", "buildings"))
    state = table(
        specials="joust-field=red",
        favors={"red": levels},
        scored=2,
        then="specials",
        red=f"{owned}Cd",
        **more,
    )
    return seated(play(state, "joust", f"favor {line}"))


@EACH
def test_every_action_lies_somewhere_and_nothing_else_does(setup: Setup) -> None:
    for state in asked(setup):
        found = laid(state)
        texts = sorted([*found.shown, *found.otherwise])
        assert texts == sorted(action.text for action in state.actions())


@EACH
def test_things_that_are_clicked_are_on_the_table(setup: Setup) -> None:
    for state in asked(setup):
        assert laid(state).on.keys() <= set(THINGS)


@EACH
def test_no_two_buttons_say_the_same(setup: Setup) -> None:
    for state in asked(setup):
        texts = [(each.label, each.detail) for each in laid(state).buttons.values()]
        assert len(set(texts)) == len(texts)
        assert all(label for label, _detail in texts)


@EACH
def test_every_way_to_do_the_same_says_what_it_pays(setup: Setup) -> None:
    for state in asked(setup):
        for ways in laid(state).choices.values():
            details = [button(state, way.text).detail for way in ways]
            assert len(set(details)) == len(details)


@EACH
def test_each_key_presses_one_button(setup: Setup) -> None:
    for state in asked(setup):
        keys = [each.key for each in laid(state).buttons.values() if each.key]
        assert len(set(keys)) == len(keys)
        assert not {*"wfhlmtz"} & {*keys}


@EACH
def test_only_passing_and_coming_to_the_castle_for_nothing_ask_once_more(setup: Setup) -> None:
    for state in some(setup, 300):
        asking = {each.action for each in laid(state).buttons.values() if each.confirm}
        assert asking <= {"pass", "batch none"}


def test_worker_is_placed_by_clicking_the_space() -> None:
    found = laid(seated(started(3)))

    assert found.on["road-1"] == "place 1"
    assert found.on["special-gate"] == "place gate"
    assert found.on["special-stables"] == "place stables"
    assert found.on["castle"] == "place castle"
    assert list(found.buttons) == ["pass"]


def test_placing_says_what_it_costs() -> None:
    state = position(
        road="9=red:mason 10=green:lawyer", turn="red", bridge="green orange", red="9d"
    )

    assert said(state, "place 9") == ("Place on 9 Mason", "for 1 denier")
    assert said(state, "place 10") == ("Place on 10 Lawyer", "for 3 deniers")
    assert said(state, "place castle") == ("Place at the Castle", "for 3 deniers")


@pytest.mark.parametrize(
    ("bridge", "detail"),
    [("", "first on the bridge: 1 denier"), ("green orange", "third on the bridge")],
)
def test_passing_says_which_place_on_the_bridge_is_next(bridge: str, detail: str) -> None:
    state = position(turn="red", bridge=bridge, red="9d")

    assert said(state, "pass") == ("Pass", detail)


def test_worker_at_the_gate_moves_on_by_clicking_a_space() -> None:
    found = laid(position(specials="gate=red", then="specials"))

    assert found.on["road-2"] == "move 2"
    assert found.on["special-inn"] == "move inn"
    assert list(found.buttons) == ["decline"]


def test_provost_is_moved_by_the_space_he_goes_to_and_by_buttons() -> None:
    found = laid(position(then="provost", provost=9, red="2d"))

    assert found.on == {
        "road-7": "provost -2",
        "road-8": "provost -1",
        "road-9": "provost 0",
        "road-10": "provost +1",
        "road-11": "provost +2",
    }
    assert {*found.buttons} == {*found.on.values()}


def test_buttons_of_the_provost_say_where_he_goes_and_what_it_costs() -> None:
    paid = position(then="provost", provost=9, red="2d")
    free = position(specials="guild=red", then="specials", provost=9)

    assert said(paid, "provost -2") == ("Provost to 7 Peddler", "for 2 deniers")
    assert said(paid, "provost +1") == ("Provost to 10", "for 1 denier")
    assert said(paid, "provost 0") == ("Leave the Provost", "for nothing")
    assert said(free, "provost -2") == ("Provost to 7 Peddler", "for nothing")


def test_tile_lies_in_the_stock_with_one_way_to_pay_and_the_others_behind_it() -> None:
    state = position(road="8=*red", then="buildings", red="FWG")
    found = laid(state)

    assert found.on["stock-marketplace"] == "build marketplace FW"
    assert "build marketplace WG" in found.otherwise
    assert said(state, "build mason FW") == ("Build Mason", "for 1 food and 1 wood")


def test_prestige_building_lies_in_the_stock() -> None:
    state = position(
        road="9=green:architect*red 10=red:residence", then="buildings", provost=9, red="SSG"
    )

    assert laid(state).on == {"stock-statue": "build statue SSG"}


def test_building_that_turns_into_a_residence_is_clicked() -> None:
    state = position(road="9=green:lawyer*red 10=red:mason", then="buildings", provost=9, red="Cd")

    assert laid(state).on["road-10"] == "residence 10"
    assert said(state, "residence 10") == ("Turn 10 Mason", "for 1 denier and 1 cloth")


def test_lines_of_favors_are_things_and_buttons_that_tell_the_column() -> None:
    state = position(
        specials="joust-field=red",
        favors={"red": (1, 2, 0, 0)},
        then="specials",
        red="Cd",
    )
    play(state, "joust")

    assert laid(state).on == {
        f"line-{key}": f"favor {key}" for key in ("prestige", "deniers", "cubes", "buildings")
    }
    assert said(state, "favor prestige") == ("Prestige", "marker to column 2")
    assert said(state, "favor deniers") == ("Deniers", "marker stays in column 2")


def test_effects_of_a_line_lie_on_its_columns_and_are_buttons() -> None:
    found = laid(favored("deniers", 1))

    assert found.on == {"column-deniers-1": "take ddd", "column-deniers-2": "take dddd"}
    assert {*found.buttons} == {*found.on.values(), "decline"}


def test_column_of_wood_or_stone_is_no_thing_since_a_click_says_not_which() -> None:
    found = laid(favored("cubes", 4, owned="F"))

    assert found.on == {
        "column-cubes-1": "take F",
        "column-cubes-3": "take C",
        "column-cubes-4": "use barter",
        "column-cubes-5": "take G",
    }
    assert {*found.buttons} == {*found.on.values(), "take W", "take S", "decline"}


def test_columns_of_buildings_say_what_they_save() -> None:
    state = favored("buildings", 4, owned="5F5W5S5CG", road="9=red:residence")

    assert laid(state).on["column-buildings-3"] == "use mason"
    assert said(state, "use mason") == ("Build a stone building", "for 1 stone less")


def test_gold_of_the_alchemist_is_two_choices_and_many_ways_to_pay() -> None:
    state = position(road="9=green:alchemist*red", then="buildings", provost=9, red="2F2W2S2C")
    found = laid(state)

    assert list(found.buttons) == ["trade FF", "trade FFWW", "decline"]
    assert said(state, "trade FF") == ("Take 1 gold", "for 2 food")


def test_batches_say_where_the_house_stands_and_what_is_paid() -> None:
    state = position(queue="red", then="castle", red="FWSC", points={"red": 9})

    assert said(state, "batch FWS") == (
        "House in the Dungeon: 5 points",
        "for 1 food, 1 wood and 1 stone",
    )
    assert said(state, "batch none") == ("Give nothing", "lose 2 points")
    assert button(state, "batch none").confirm


def test_stopping_after_a_batch_costs_nothing() -> None:
    state = position(queue="red", then="castle", red="2F2W2S", points={"red": 9})
    play(state, "batch FWS")

    assert said(state, "batch none") == ("Give no more", "keep your cubes")
    assert not button(state, "batch none").confirm


def test_who_has_no_points_is_not_warned_of_losing_any() -> None:
    state = position(queue="red", then="castle", red="FWS")

    assert said(state, "batch none") == ("Give nothing", "keep your cubes")
    assert not button(state, "batch none").confirm


def test_guest_of_the_inn_has_two_buttons() -> None:
    state = position(guest="red", then="specials")

    assert {each: said(state, each)[0] for each in laid(state).buttons} == {
        "stay": "Stay at the Inn",
        "leave": "Leave the Inn",
    }
