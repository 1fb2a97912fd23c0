"""The line that says whose turn it is and what is asked."""

import json

import pytest

import caylus
from caylus.view.prompt import prompt
from tests.doors import RECORDS
from tests.games.magna_carta.rules.positions import begun, started, table
from tests.games.magna_carta.view.pages import EACH, GAME, Setup, new, some, whole

EXPECTED = json.loads((RECORDS / "expected.json").read_text())
ALL = "red green orange blue"
LINE = 76
ROAD = "park forest quarry neutral-peddler"


def asked(state: caylus.State, viewer: int | None) -> tuple[str, str]:
    """What a viewer is told."""
    return prompt(state.sight(viewer), new((state.variant, state.players)).header.seats)


def effect(card: str, worker: str, **goods: str) -> caylus.State:
    """The buildings phase with a worker on red's card."""
    return table(road=f"{ROAD} red:{card}*{worker}", then="buildings", passed=ALL, **goods)


ASKED = {
    "first hand": (
        started("standard", 2),
        "Keep these three cards, or exchange them all, once.",
    ),
    "turn": (
        table(turn="red", hands={"red": "small-farm"}, red="FWd"),
        "You can place a worker, build, draw, replace cards or pass.",
    ),
    "prestige": (
        table("introductory", turn="red", red="SSG"),
        "You can build prestige or pass.",
    ),
    "everything": (
        table(
            turn="red",
            road=f"{ROAD} red:residence",
            hands={"red": "small-farm"},
            red="FWSSGd",
        ),
        "You can place a worker, build, build prestige, draw, replace cards or pass.",
    ),
    "nothing left": (table(turn="red"), "You can only pass."),
    "influence": (
        table(then="provost", passed=ALL, red="d"),
        "Move the Provost up to three places, a denier each, or leave him.",
    ),
    "contribute": (
        table(then="castle", passed=ALL, red="FWS"),
        "Offer batches: one food, one wood, one stone each; gold stands in for any.",
    ),
    "worker": (
        effect("bank", "red", red="3d"),
        "5 Bank: take up to 2 gold for 3 deniers?",
    ),
    "owner": (effect("bank", "green", red="2d"), "5 Bank: take 1 gold for 2 deniers?"),
    "lawyer": (
        table(road=f"{ROAD} red:lawyer*red red:bank", then="buildings", passed=ALL, red="F"),
        "5 Lawyer: turn a lit card of yours into a residence for 1 food?",
    ),
}


@pytest.mark.parametrize("kind", ASKED)
def test_asked_seat_is_told_what_to_decide(kind: str) -> None:
    state, question = ASKED[kind]

    assert asked(state, 0) == ("Player 0, your turn.", question)


def test_only_person_is_not_called_by_name() -> None:
    seats = caylus.new_match(GAME, "standard", [("person", "Anna"), ("random", "")], 1).header.seats

    assert prompt(table(players=2, turn="red").sight(0), seats)[0] == "Your turn."


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("kind", ASKED)
def test_others_are_told_whom_they_wait_for(kind: str, viewer: int | None) -> None:
    state, _ = ASKED[kind]
    whose, awaited = asked(state, viewer)

    assert whose == "Player 0's turn."
    assert awaited.startswith("Wait ")


def test_others_are_told_what_is_being_chosen() -> None:
    assert asked(effect("bank", "red", red="3d"), 1)[1] == "Wait while 5 Bank is used."


def test_question_tells_no_more_than_is_on_offer() -> None:
    question = asked(effect("church", "red", red="2d"), 0)[1]

    assert question == "5 Church: take 1 castle token for 2 deniers?"


@EACH
def test_every_decision_has_its_question(setup: Setup) -> None:
    for moment in some(setup, 60):
        whose, question = asked(moment.state, moment.actor)
        assert whose == f"Player {moment.actor}, your turn."
        assert question[-1] in ".?"


@EACH
def test_question_fits_on_one_line(setup: Setup) -> None:
    questions = {asked(moment.state, moment.actor)[1] for moment in whole(setup)}

    assert [question for question in questions if len(question) > LINE] == []


def test_turn_names_what_is_on_offer_and_nothing_else() -> None:
    state = begun("standard", 2)
    named = asked(state, state.actor)[1].lower()
    verbs = {str(action).split()[0] for action in state.actions()}

    assert ("prestige" in named) == ("prestige" in verbs)
    assert all(verb in named for verb in verbs)


def test_seat_without_a_name_is_called_by_its_colour() -> None:
    seats = caylus.new_match(
        caylus.game("magna-carta"), "standard", [("person", ""), ("greedy", "")], 1
    ).header.seats

    assert prompt(begun("standard", 2).sight(None), seats)[0] in ("Red's turn.", "Green's turn.")


def test_while_cards_are_dealt_nobody_is_asked() -> None:
    state = caylus.new_game("magna-carta", variant="standard", players=2)

    assert asked(state, 0) == ("The cards are dealt.", "")


@pytest.mark.parametrize("name", EXPECTED)
def test_end_names_the_winner_or_all_who_share(name: str) -> None:
    match = caylus.load((RECORDS / name).read_text())
    names = [match.header.seats[seat].name for seat in EXPECTED[name]["winners"]]
    said = prompt(match.state.sight(0), match.header.seats)
    end = f"{names[0]} wins." if len(names) == 1 else f"{' and '.join(names)} share the victory."

    assert said == ("The game is over.", end)
