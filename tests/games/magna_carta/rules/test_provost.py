"""Phase 3: the Provost."""

import pytest

from tests.games.magna_carta.rules.looks import actor, goods, offered, told
from tests.games.magna_carta.rules.positions import play, table

LONG = "park forest neutral-peddler red:market red:bank red:peddler green:bank green:market"


def moves(*places: int) -> set[str]:
    return {f"provost {place:+d}" if place else "provost 0" for place in places}


def test_provost_goes_no_further_back_than_the_first_card() -> None:
    """Edge case 22. A10."""
    state = table(road=LONG, provost=2, passed="red", then="provost", red="3d")
    assert offered(state) == moves(-1, 0, 1, 2, 3)
    play(state, "provost -1")

    assert told(state)["provost"] == 1


def test_first_card_is_activated_wherever_the_provost_stands() -> None:
    """A10."""
    state = table(road="park*red neutral-peddler", provost=1, then="buildings")

    assert goods(state, "red") == "F"


@pytest.mark.parametrize(
    ("deniers", "on_offer"),
    [("d", moves(-1, 0, 1)), ("2d", moves(-2, -1, 0, 1, 2)), ("9d", moves(*range(-3, 4)))],
)
def test_provost_moves_no_further_than_deniers_and_three_places_allow(
    deniers: str, on_offer: set[str]
) -> None:
    """Edge case 23. A9."""
    state = table(road=LONG, provost=5, passed="red", then="provost", red=deniers)

    assert offered(state) == on_offer


def test_provost_stays_on_the_road() -> None:
    """Edge case 24."""
    state = table(road=LONG, provost=8, passed="red", then="provost", red="3d")

    assert offered(state) == moves(-3, -2, -1, 0)


def test_residences_count_as_places_for_the_provost() -> None:
    """Edge case 25."""
    state = table(
        road="park forest quarry neutral-peddler red:residence red:statue red:market*blue",
        provost=4,
        passed="red blue",
        then="provost buildings",
        red="3d",
        blue="W",
    )
    play(state, "provost +3")

    assert goods(state, "red") == ""
    assert (actor(state), offered(state)) == ("blue", {"sell W", "decline"})


def test_everybody_moves_the_provost_at_most_once() -> None:
    """A9."""
    state = table(road=LONG, provost=4, passed="green red", then="provost", red="9d", green="9d")
    asked = [actor(state)]
    play(state, "provost +2")
    asked.append(actor(state))
    play(state, "provost -3")

    assert asked == ["green", "red"]
    assert (state.is_over, told(state)["provost"]) == (True, 3)


def test_introductory_game_has_no_provost() -> None:
    """Edge case 34."""
    nine = "park*red forest neutral-peddler red:bank red:market red:peddler green:bank green:market"
    state = table("introductory", road=f"{nine} green:large-farm*red", then="buildings")

    assert (goods(state, "red"), goods(state, "green")) == ("FFF", "F")
    assert told(state)["provost"] is None
