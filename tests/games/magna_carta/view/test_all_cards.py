"""All cards of Magna Carta: every kind, and where the table and the own hand say that it is."""

import caylus
from caylus.games.magna_carta.rules.cards import BUILDINGS
from tests.games.magna_carta.rules.positions import COLOURS, begun, started, table
from tests.games.magna_carta.view.pages import EACH, Setup, some, table_of
from tests.games.magna_carta.view.watched import PANELS
from tests.listed_cards import Listed, cards, on_road

LEFT_OUT = ["Not in this game"]
ROAD = "park red:market green:residence blue:market neutral-peddler green:hotel"


def panel(state: caylus.State, viewer: int | None = 0) -> str:
    return PANELS["cards"](table_of(state, viewer), "")


def listed(state: caylus.State, key: str, viewer: int | None = 0) -> Listed:
    return cards(panel(state, viewer))[key]


def test_every_building_is_listed_once() -> None:
    found = cards(panel(begun("standard", 3)))

    assert sorted(found) == sorted(building.key for building in BUILDINGS)


@EACH
def test_road_lists_what_lies_on_it_and_nothing_else(setup: Setup) -> None:
    for moment in some(setup, 8):
        state = moment.state
        lying = [
            (place + 1, BUILDINGS[kind].key, COLOURS[owner] if owner >= 0 else "")
            for place, (kind, owner) in enumerate(
                zip(state.road_kind, state.road_owner, strict=True)
            )
        ]
        assert on_road(panel(state, None)) == lying


def test_own_cards_are_told_apart_and_those_of_others_are_not() -> None:
    state = table(
        players=3,
        turn="red",
        hands={"red": "bank", "green": "bank"},
        discards={"red": "church", "orange": "bank"},
    )

    assert listed(state, "bank").where == [
        "Your hand",
        "Hands or decks: Player 1",
        "Discarded: Player 2",
    ]
    assert listed(state, "church").where == [
        "Hands or decks: Player 1 and Player 2",
        "Discarded: Player 0",
    ]
    assert listed(state, "bank", viewer=None).where[0] == "Hands or decks: Player 0 and Player 1"


def test_card_that_is_nowhere_has_become_a_residence() -> None:
    state = table(road=ROAD, players=4, turn="red", hands={"red": "bank"})
    turned = [
        one.key
        for one in cards(panel(state)).values()
        if "Turned into a residence: Player 1" in one.where
    ]

    assert len(turned) == 2
    assert listed(state, "residence").where == ["Place 3, Player 1"]
    assert listed(state, "hotel").where == ["Place 6, Player 1"]


def test_prestige_buildings_are_on_offer_on_the_road_or_in_front_of_somebody() -> None:
    state = table("introductory", turn="red", prestige={"green": "theatre"})

    assert listed(state, "theatre").where == ["In front of Player 1"]
    assert listed(state, "statue").where == ["On offer"]
    assert [listed(state, key).where for key in ("hotel", "lawyer", "residence")] == [LEFT_OUT] * 3


def test_neutral_cards_that_were_not_dealt_are_not_in_the_game() -> None:
    neutral = [building.key for building in BUILDINGS if building.family == "neutral"]
    found = [listed(started("standard", 2), key).where for key in neutral]

    assert sorted(found) == [*[LEFT_OUT] * 3, ["Place 1"], ["Place 2"]]


def test_neutral_cards_are_not_dealt_yet_before_the_deal() -> None:
    new = caylus.new_game("magna-carta", variant="standard", players=2, seed=1)

    assert listed(new, "forest").where == ["Not dealt yet"]
