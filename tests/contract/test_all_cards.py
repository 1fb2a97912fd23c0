"""All cards: whatever game has the panel lists its buildings, hides nothing else, leaks nothing."""

from random import Random

import pytest

import caylus
from caylus import games
from caylus.view.panels import panel
from caylus.view.table import Table
from tests.contract.test_contract import whole
from tests.contract.test_rules import tables
from tests.listed_cards import cards, chosen, shown_families
from tests.places import places

PLAYED = [name for name in games.shown() if "cards" in games.view(name).PANELS]
EACH_GAME = pytest.mark.parametrize("game", PLAYED)


def every_variant(game: str) -> list[tuple[caylus.State, ...]]:
    """The states of a random game of each variant."""
    title = games.titles()[game]
    return [whole((game, variant, title.fewest, 1))[1] for variant in title.variants]


def of(state: caylus.State, viewer: int | None, covered: bool = False) -> str:
    """The panel of a state as somebody sees it."""
    seats = caylus.new_match(
        caylus.game(state.game),
        state.variant,
        [("person", f"Player {seat}") for seat in range(state.players)],
        1,
    ).header.seats
    return panel(Table(state.sight(viewer), seats, [], covered=covered), "cards", "")


@pytest.mark.long
@EACH_GAME
def test_every_position_lists_the_same_cards_and_tells_where_each_is(game: str) -> None:
    listed = [cards(panel(shown, "cards", "")) for shown in tables(game)]

    assert len(listed) > 10
    assert len({tuple(found) for found in listed}) == 1
    assert all(one.where for found in listed for one in found.values())


@EACH_GAME
def test_every_variant_lists_them_all_from_before_the_deal_to_the_end(game: str) -> None:
    listed = {
        tuple(cards(of(states[at], None))) for states in every_variant(game) for at in (0, -1)
    }

    assert len(listed) == 1


@EACH_GAME
def test_every_card_leads_to_its_place_in_the_rules(game: str) -> None:
    found = cards(panel(next(tables(game)), "cards", ""))

    assert {one.rule for one in found.values()} <= places(game)


@EACH_GAME
@pytest.mark.parametrize("covered", [False, True])
def test_hidden_cards_change_nothing(game: str, covered: bool) -> None:
    """A covered hand is hidden from whoever holds it, too."""
    for states in every_variant(game):
        for state in states[:: len(states) // 5]:
            watcher = None if covered else 0
            samples = [state.sight(watcher).sample(Random(number)) for number in (1, 2, 3)]
            assert len({of(sample, 0, covered) for sample in [state, *samples]}) == 1


@EACH_GAME
def test_filters_leave_out_all_families_but_one(game: str) -> None:
    shown = next(tables(game))
    everything = panel(shown, "cards", "")
    paths = [path for path in _paths(everything) if path]
    found = {path: panel(shown, "cards", path) for path in paths}
    left = [shown_families(one) for one in found.values()]

    assert [families for [families] in left] == shown_families(everything)
    assert [chosen(one) for one in found.values()] == [[path] for path in paths]
    assert {tuple(cards(one)) for one in found.values()} == {tuple(cards(everything))}


@EACH_GAME
def test_unknown_filter_shows_everything(game: str) -> None:
    shown = next(tables(game))

    assert panel(shown, "cards", "<b>") == panel(shown, "cards", "")
    assert chosen(panel(shown, "cards", "")) == [""]


def _paths(text: str) -> list[str]:
    """Where the filters of a panel lead."""
    return [part.partition('"')[0] for part in text.split('data-path="')[1:]]
