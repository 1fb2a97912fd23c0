"""The closing screen: who won, where points come from, what decided, what to do next."""

from dataclasses import replace

import caylus
from caylus.games.magna_carta.view.chronicle import RoadChronicle
from caylus.view.ending import Ending, ending
from caylus.view.environment import render
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.pages import EACH, SETUPS, Outline, Setup, new, whole
from tests.games.magna_carta.view.watched import chronicled

SEATS = new(SETUPS[-1]).header.seats


def ended(state: caylus.State) -> Ending:
    """How a position would end now."""
    chronicle = RoadChronicle(SEATS[: state.players])
    chronicle.look(state)
    return ending(state.sight(None), chronicle.seats, chronicle)


def screen(setup: Setup) -> str:
    """The HTML text of the closing screen of a random game."""
    end = whole(setup)[-1]
    seats = end.match.header.seats
    found = ending(end.state.sight(None), seats, chronicled(end.match))
    return render("results.html", ending=found, lesson=None, can_challenge=False, has_par=False)


def test_winner_is_named_with_the_margin_and_the_rules() -> None:
    found = ended(table(red="6G", green="2G", orange="2G"))

    assert found.headline == "Player 0 wins"
    assert found.margin == "6 points, 4 ahead of Player 1 and Player 2"
    assert found.circumstances == "Standard rules, 1 round"


def test_winners_share_the_victory() -> None:
    found = ended(table(red="6G", blue="6G"))

    assert found.headline == "Player 0 and Player 3 share the victory"
    assert found.margin == "6 points each"


def test_players_with_equal_points_share_a_place() -> None:
    found = ended(table(red="2G", green="2G", orange="6G"))

    assert [(result.seat, result.place) for result in found.results] == [
        (2, 1),
        (0, 2),
        (1, 2),
        (3, 4),
    ]


def test_bar_is_told_in_words() -> None:
    assert ended(table(red="6G3d")).spoken[0] == "Player 0: 7 points. Gold 6 and Deniers 1."


@EACH
def test_screen_tells_of_residences_in_the_standard_game_only(setup: Setup) -> None:
    assert ("Residences" in Outline(screen(setup)).text) == (setup[0] == "standard")


def test_residences_are_a_source_of_the_standard_rules_only() -> None:
    assert "residences" in [source.key for source in ended(table()).sources]
    assert "residences" not in [source.key for source in ended(table("introductory")).sources]


def test_temperaments_are_named_below_the_players() -> None:
    state = table(red="6G", green="2G")
    chronicle = RoadChronicle(SEATS[: state.players])
    chronicle.look(state)
    players = ("person", "merchant-miser", *["merchant"] * (state.players - 2))
    seats = [
        replace(seat, player=player) for seat, player in zip(chronicle.seats, players, strict=True)
    ]
    found = ending(state.sight(None), seats, chronicle)
    text = render("results.html", ending=found, lesson=None, can_challenge=False, has_par=False)

    assert {r.seat: r.temperament for r in found.results} == {0: "", 1: "Miser", 2: "", 3: ""}
    assert text.count("<small title=") == 1
    assert '<small title="likes to keep deniers">Miser</small>' in text
