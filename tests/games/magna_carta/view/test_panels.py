"""What opens beside the table: each panel is well formed beside it and leaks nothing."""

import pytest

import caylus
from caylus.games.magna_carta.rules.cards import PRESTIGE_BUILDINGS
from caylus.view.log import Entry
from caylus.view.table import TOLD
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.pages import (
    Outline,
    actions_in,
    table_of,
)
from tests.games.magna_carta.view.watched import PANELS

ENTRIES = [Entry("red", f"Number {number}.", 0, f"Secret {number}.") for number in range(TOLD + 5)]


def statue() -> caylus.State:
    return table("introductory", turn="red", red="SSG", prestige={"green": "theatre"})


def test_pool_shows_every_prestige_building_left_and_plays_as_its_chips_do() -> None:
    panel = PANELS["pool"](table_of(statue(), 0), "")
    left = [card for card in PRESTIGE_BUILDINGS if not card.standard_only and card.key != "theatre"]

    assert Outline(panel).values("data-look") == [f"pool-{card.key}" for card in left]
    assert dict(actions_in(panel)) == {"prestige statue SSG": 1}


def test_log_tells_everything_and_the_newest_first() -> None:
    panel = Outline(PANELS["log"](table_of(statue(), None, log=ENTRIES), ""))

    assert panel.tags()["li"] == len(ENTRIES)
    assert f"Number {TOLD + 4}. Number {TOLD + 3}." in panel.text


@pytest.mark.parametrize(("viewer", "covered"), [(1, False), (None, False), (0, True)])
def test_log_keeps_the_secrets_of_others_and_of_a_covered_hand(
    viewer: int | None, covered: bool
) -> None:
    shown = table_of(statue(), viewer, log=ENTRIES, covered=covered)

    assert "Secret" not in PANELS["log"](shown, "")
    assert "Secret" in PANELS["log"](table_of(statue(), 0, log=ENTRIES), "")


def test_forecast_is_the_same_for_everybody() -> None:
    state = table(road="park*red forest*green", turn="red", hands={"red": "market"}, red="d")

    assert len({PANELS["forecast"](table_of(state, viewer), "") for viewer in (0, 1, None)}) == 1


def test_ways_follow_their_path() -> None:
    state = table(turn="red", hands={"red": "small-farm bank"}, red="FWWSSGG")
    shown = table_of(state, 0)

    assert PANELS["ways"](shown, "hand-bank") != PANELS["ways"](shown, "")
    assert actions_in(PANELS["ways"](shown, "hand-bank")).keys() <= {
        action.text for action in state.actions() if action.text.startswith("build bank")
    }
