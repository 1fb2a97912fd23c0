"""Actions as things to click: what lies where, what is a button, and what paying it costs."""

import re

import pytest

import caylus
from caylus.view.offers import Offers, offers
from caylus.view.offers import button as described
from caylus.view.wording import Button
from tests.games.magna_carta.rules.positions import begun, started, table
from tests.games.magna_carta.view.pages import EACH, Setup, some, texts

ALL = "red green orange blue"


def offered(state: caylus.State) -> Offers:
    return offers(state, state.actions())


def played_by(buttons: list[Button]) -> list[str]:
    """The actions that some buttons play."""
    return [button.action for button in buttons if button.on_offer]


def shown_first(sorted_out: Offers) -> list[str]:
    """The actions that lie on things or are buttons."""
    return list({*sorted_out.on.values(), *played_by(sorted_out.buttons)})


def otherwise(sorted_out: Offers) -> list[str]:
    """The other ways to do the same."""
    return [way.text for ways in sorted_out.choices.values() for way in ways[1:]]


def button(state: caylus.State, action: str) -> Button:
    """The button of an action."""
    shown = {button.action: button for button in offered(state).buttons}
    return shown.get(action) or described(
        state, next(a for a in state.actions() if a.text == action)
    )


def said(state: caylus.State, action: str) -> tuple[str, str]:
    """What the button of an action says."""
    return button(state, action).label, button(state, action).detail


def aim(action: str) -> str:
    """What an action chooses, however it is paid and on whatever residence it is built."""
    verb, *rest = action.split()
    if verb in ("build", "prestige", "turn"):
        return f"{verb} {rest[0]}"
    return f"offer {len(rest[0])}" if verb == "offer" else action


def gold(action: str) -> int:
    """How many gold cubes an action spends."""
    return sum(len(paid) for paid in re.findall(r"\b[FWS]*(G+)\b", action))


@EACH
def test_every_action_lies_somewhere_and_nothing_else_does(setup: Setup) -> None:
    for moment in some(setup, 60):
        sorted_out = offered(moment.state)
        buttons = played_by(sorted_out.buttons)
        assert len(set(buttons)) == len(buttons)
        found = [*shown_first(sorted_out), *otherwise(sorted_out)]
        assert sorted(found) == sorted(texts(moment.state))


@EACH
def test_what_is_shown_first_spends_the_fewest_gold(setup: Setup) -> None:
    for moment in some(setup, 60):
        sorted_out = offered(moment.state)
        least = {aim(action): gold(action) for action in shown_first(sorted_out)}
        for action in otherwise(sorted_out):
            assert least[aim(action)] <= gold(action)


@EACH
def test_every_aim_is_shown_once(setup: Setup) -> None:
    for moment in some(setup, 60):
        first = shown_first(offered(moment.state))
        assert sorted(map(aim, first)) == sorted({aim(text) for text in texts(moment.state)})


@EACH
def test_other_ways_are_counted(setup: Setup) -> None:
    for moment in some(setup, 60):
        sorted_out = offered(moment.state)
        assert sorted_out.ways == len(otherwise(sorted_out))


@EACH
def test_each_key_presses_one_button(setup: Setup) -> None:
    for moment in some(setup, 60):
        keys = [button.key for button in offered(moment.state).buttons if button.key]
        assert len(set(keys)) == len(keys)
        assert "w" not in keys


def test_turn_has_always_the_same_buttons_and_only_those_on_offer_play() -> None:
    sorted_out = offered(table(turn="red"))

    assert [button.action for button in sorted_out.buttons] == ["draw", "replace", "pass"]
    assert [button.key for button in sorted_out.buttons] == ["d", "r", "p"]
    assert played_by(sorted_out.buttons) == ["pass"]


def test_only_passing_can_ask_once_more() -> None:
    asking = [button.action for button in offered(begun("standard", 2)).buttons if button.confirm]

    assert asking == ["pass"]


def test_hand_card_is_built_with_the_fewest_gold_and_otherwise_with_more() -> None:
    state = table(turn="red", hands={"red": "small-farm"}, red="FWGG")
    sorted_out = offered(state)

    assert sorted_out.on["hand-small-farm"] == "build small-farm FW"
    assert {*otherwise(sorted_out)} == {
        "build small-farm FG",
        "build small-farm WG",
        "build small-farm GG",
    }


def test_hand_card_is_built_with_gold_if_nothing_else_pays_it() -> None:
    state = table(turn="red", hands={"red": "small-farm"}, red="FG")

    assert offered(state).on["hand-small-farm"] == "build small-farm FG"
    assert otherwise(offered(state)) == []


def test_prestige_building_goes_onto_the_first_residence_and_otherwise_onto_others() -> None:
    road = "park forest quarry neutral-peddler red:residence red:residence"
    sorted_out = offered(table(road=road, turn="red", red="SSG"))

    assert sorted_out.on["pool-statue"] == "prestige statue SSG on 5"
    assert otherwise(sorted_out) == ["prestige statue SSG on 6"]


def test_prestige_building_of_the_introductory_game_lies_in_the_pool() -> None:
    sorted_out = offered(table("introductory", turn="red", red="SSG"))

    assert sorted_out.on["pool-statue"] == "prestige statue SSG"


def test_worker_is_placed_by_clicking_the_road_card() -> None:
    sorted_out = offered(table(turn="red", road="park forest quarry neutral-peddler*blue", red="d"))

    assert {thing: sorted_out.on[thing] for thing in ("road-1", "road-2", "road-3")} == {
        "road-1": "place 1",
        "road-2": "place 2",
        "road-3": "place 3",
    }
    assert "road-4" not in sorted_out.on


def test_provost_is_moved_by_the_road_card_he_goes_to_and_by_buttons() -> None:
    state = table(then="provost", passed=ALL, provost=3, red="2d")
    sorted_out = offered(state)

    assert sorted_out.on == {
        "road-1": "provost -2",
        "road-2": "provost -1",
        "road-3": "provost 0",
        "road-4": "provost +1",
    }
    assert {*played_by(sorted_out.buttons)} == {*sorted_out.on.values()}


def test_card_is_turned_with_food_and_otherwise_with_gold() -> None:
    road = "park forest quarry neutral-peddler red:lawyer*red red:market"
    sorted_out = offered(table(road=road, then="buildings", passed=ALL, red="FG"))

    assert sorted_out.on == {"road-6": "turn 6 F"}
    assert played_by(sorted_out.buttons) == ["decline"]
    assert otherwise(sorted_out) == ["turn 6 G"]


def test_batches_are_buttons_and_other_payments_stand_otherwise() -> None:
    sorted_out = offered(table(then="castle", passed=ALL, red="FFWWSG"))

    assert sorted_out.on == {}
    assert played_by(sorted_out.buttons) == ["offer FWS", "offer FFWWSG", "offer none"]
    assert {*otherwise(sorted_out)} == {"offer FWG", "offer FSG", "offer WSG"}


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("draw", ("Draw a card", "for 1 denier")),
        ("replace", ("Replace hand", "for 1 denier")),
        ("pass", ("Pass", "first on the bridge: 1 denier")),
    ],
)
def test_buttons_of_a_turn_say_what_they_do_and_cost(action: str, words: tuple[str, str]) -> None:
    assert said(begun("standard", 3), action) == words


@pytest.mark.parametrize(
    ("passed", "ordinal"),
    [("red", "second"), ("red blue", "third"), ("red blue orange", "fourth")],
)
def test_passing_says_which_place_on_the_bridge_is_next(passed: str, ordinal: str) -> None:
    state = table(turn="green", passed=passed, green="d")

    assert said(state, "pass") == ("Pass", f"{ordinal} on the bridge")
    assert button(state, "pass").icons == ()


def test_fifth_to_pass_is_told_so() -> None:
    state = table(players=5, turn="purple", passed=ALL)

    assert said(state, "pass") == ("Pass", "fifth on the bridge")


def test_buttons_of_the_first_hand_say_that_the_exchange_is_free() -> None:
    assert said(started("standard", 2), "mulligan") == ("Exchange all three", "once, for nothing")
    assert said(started("standard", 2), "keep") == ("Keep this hand", "")


WORKER = {
    "peddler": ("buy FS", ("Take 1 food and 1 stone", "for 2 deniers")),
    "market": ("sell W", ("Take 4 deniers", "for 1 wood")),
    "bank": ("gold 2", ("Take 2 gold", "for 3 deniers")),
    "church": ("tokens 2", ("Take 2 castle tokens", "for 5 deniers")),
}


@pytest.mark.parametrize("key", WORKER)
def test_buttons_of_effects_say_what_is_taken_and_given(key: str) -> None:
    action, words = WORKER[key]
    road = f"park forest quarry neutral-peddler green:{key}*red"
    state = table(road=road, then="buildings", passed=ALL, red="FWS5d")

    assert said(state, action) == words
    assert said(state, "decline") == ("Decline", "use nothing")


def test_buttons_of_the_provost_say_where_he_goes_and_what_it_costs() -> None:
    state = table(then="provost", passed=ALL, red="2d")

    assert said(state, "provost -2") == ("Provost to 2 Forest", "for 2 deniers")
    assert said(state, "provost 0") == ("Leave the Provost", "for nothing")


def test_buttons_of_the_castle_say_what_is_offered() -> None:
    state = table(then="castle", passed=ALL, red="FFWWSSG")

    assert said(state, "offer FFWWSS") == (
        "Offer 2 batches: 8 points",
        "2 food, 2 wood and 2 stone",
    )
    assert said(state, "offer FWG") == ("Offer 1 batch: 4 points", "1 food, 1 wood and 1 gold")
    assert said(state, "offer none") == ("Offer nothing", "keep your cubes")


def test_other_payments_say_what_they_build_and_where() -> None:
    road = "park forest quarry neutral-peddler red:residence red:residence"
    state = table(road=road, turn="red", hands={"red": "small-farm"}, red="FWSSG")

    assert said(state, "build small-farm FG") == ("Build Small Farm", "for 1 food and 1 gold")
    assert said(state, "prestige statue SSG on 6") == (
        "Build Statue on place 6",
        "for 2 stone and 1 gold",
    )
