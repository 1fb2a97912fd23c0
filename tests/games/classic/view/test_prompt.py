"""The line that says what is asked, and what others wait for."""

import pytest

import caylus
from caylus.games.classic.rules.state import Classic
from caylus.games.classic.view.prompt import awaited, dealing, question
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view.moments import EACH, Setup, asked, seated

LINE = 76


def asking(state: caylus.State) -> str:
    """What the actor is asked."""
    return question(seated(state).sight(state.actor))


def effect(tile: str, goods: str = "", **more: object) -> Classic:
    """Red's worker on green's tile in the buildings phase."""
    road = f"9=green:{tile}*red 10=red:residence"
    return seated(table(road=road, then="buildings", provost=9, red=goods, **more))


ASKED = {
    "turn": (table(turn="red", red="9d"), "Place a worker for 1 denier, or pass."),
    "own": (
        table(road="9=red:park", turn="red", bridge="green orange", red="9d"),
        "Place a worker for 3 deniers, on your own building for 1 denier, or pass.",
    ),
    "only own": (
        table(road="9=red:park", turn="red", bridge="green orange", red="d"),
        "Place a worker on your own building for 1 denier, or pass.",
    ),
    "gate": (
        table(specials="gate=red", then="specials"),
        "Gate: move your worker on to a lit space, for nothing?",
    ),
    "guild": (
        table(specials="guild=red", then="specials"),
        "Merchants' Guild: move the Provost up to three spaces, for nothing?",
    ),
    "joust": (
        table(specials="joust-field=red", then="specials", red="Cd"),
        "Joust Field: take 1 royal favor for 1 denier and 1 cloth?",
    ),
    "inn": (
        table(guest="red", then="specials"),
        "Inn: stay as its guest, or take your worker home?",
    ),
    "provost": (
        table(then="provost", red="d"),
        "Move the Provost up to three spaces, a denier each, or leave him.",
    ),
    "farm": (effect("food-farm"), "9 Farm: take 2 food or 1 cloth."),
    "owner": (
        play(table(road="9=red:park*green 10=orange:mason", then="buildings", provost=9)),
        "9 Park, yours: take 1 wood or 1 food.",
    ),
    "church": (effect("church", "2d"), "9 Church: take 3 points for 2 deniers?"),
    "rich at church": (effect("church", "4d"), "9 Church: take up to 5 points for 4 deniers?"),
    "mason": (effect("mason", "FS"), "9 Mason: build a lit stone building?"),
    "architect": (
        effect("architect", "SSG"),
        "9 Architect: build a lit prestige building over your residence?",
    ),
    "lawyer": (
        effect("lawyer", "Cd"),
        "9 Lawyer: turn a lit building into your residence for 1 denier and 1 cloth?",
    ),
    "castle": (
        table(queue="red", then="castle", red="FWS"),
        "Castle: give a batch, food and two other different cubes?",
    ),
    "castle again": (
        play(table(queue="red", then="castle", red="2F2W2S"), "batch FWS"),
        "Castle: give one more batch, food and two other different cubes?",
    ),
    "favor": (
        play(table(specials="joust-field=red", then="specials", red="Cd"), "joust"),
        "Royal favor: choose one of its lines.",
    ),
    "line": (
        play(
            table(specials="joust-field=red", then="specials", red="Cd"),
            "joust",
            "favor deniers",
        ),
        "Royal favor: use an effect of Deniers?",
    ),
}


@pytest.mark.parametrize("kind", ASKED)
def test_asked_seat_is_told_what_to_decide(kind: str) -> None:
    state, told = ASKED[kind]

    assert asking(state) == told


AWAITED = {
    "turn": "Wait for a worker or a pass.",
    "gate": "Wait while Gate is used.",
    "inn": "Wait while the guest of the Inn stays or leaves.",
    "provost": "Wait while the Provost may be moved.",
    "church": "Wait while 9 Church is used.",
    "castle": "Wait for a batch for the castle.",
    "line": "Wait while a royal favor is used.",
}


@pytest.mark.parametrize("kind", AWAITED)
def test_others_are_told_what_is_being_chosen(kind: str) -> None:
    assert awaited(seated(ASKED[kind][0])) == AWAITED[kind]


@EACH
def test_every_decision_has_its_question_which_fits_on_one_line(setup: Setup) -> None:
    for state in asked(setup):
        assert asking(state)[-1] in ".?"
        assert len(asking(state)) <= LINE
        assert awaited(state).startswith("Wait ")


def test_chance_deals_buildings_then_the_turn_order() -> None:
    state = caylus.new_game("classic", variant="2006", players=2)
    assert dealing(seated(state)) == "The neutral buildings are dealt."
    while str(state.actions()[0]).startswith("deal"):
        state.play(state.actions()[0])

    assert dealing(seated(state)) == "The turn order is drawn by lot."
