"""An action that is not on offer says why not, in one sentence that names what is missing."""

from __future__ import annotations

import pytest

import caylus
from caylus.games.magna_carta.rules.cards import PLAYER_BUILDINGS
from caylus.games.magna_carta.view.why_not import why_not, why_not_thing
from caylus.kernel.header import Seat
from caylus.view.refusal import Refusal
from tests import doors
from tests.games.magna_carta.rules.positions import play, started, table

RECORDS = sorted(doors.RECORDS.glob("*.record"))
COLOURS = caylus.game("magna-carta").colours
NAMES = ("Anna", "Bruno", "Carla", "Dora", "Emil")
SEATS = [Seat(colour, "person", name) for colour, name in zip(COLOURS, NAMES, strict=True)]
PROVOST_ASKED = "Now you may move the Provost: choose on the road or with the buttons."
LAWYER_ASKS = "Now the Lawyer on place 7 asks: choose one of your cards."
ALL = "red green orange blue"
ROAD = "park forest quarry neutral-peddler"
LONG = f"{ROAD} red:bank green:market*blue red:lawyer*red red:residence green:residence red:statue"
EIGHT = " ".join(
    building.key
    for building in PLAYER_BUILDINGS
    if building.key not in ("lawyer", "bank", "church", "peddler")
)


def turn(**more: str) -> caylus.State:
    """Red's turn on a long road, with goods of all kinds."""
    hands = {"red": "market large-farm"}
    return table(**{"road": LONG, "turn": "red", "hands": hands, "red": "FFWSSG2d", **more})


def plain(**more: str) -> caylus.State:
    """Red's turn in the introductory game."""
    hands = {"red": "market"}
    return table("introductory", **{"turn": "red", "hands": hands, "red": "SSGd", **more})


def effect(card: str, worker: str = "red", **more: str) -> caylus.State:
    """Red's card and its worker or its owner in the buildings phase."""
    road = f"{ROAD} red:{card}*{worker}"
    return table(**{"road": road, "then": "buildings", "passed": ALL, **more})


def lawyer(**more: str) -> caylus.State:
    """Red's worker on the Lawyer of the long road; a Church beyond it is already chosen."""
    road = f"{LONG} red:church*blue! red:peddler"
    return table(**{"road": road, "then": "buildings", "passed": ALL, "red": "F", **more})


def provost(**more: str) -> caylus.State:
    """Red is asked about the Provost, on the third of eight places."""
    road = f"{ROAD} red:bank red:church red:peddler red:market"
    return table(
        **{"road": road, "then": "provost", "passed": ALL, "provost": 3, "red": "2d", **more}
    )


def castle(**more: str) -> caylus.State:
    """Red is asked for batches."""
    return table(**{"then": "castle", "passed": ALL, "red": "FFWWSG", "green": "FWS", **more})


OVER = caylus.load(RECORDS[0].read_text()).state
DEALING = table(turn="red", red="d")
DEALING.play("draw")

NOTATION = {
    "tea": (turn(), "make tea", "No such action: 'make'."),
    "long": (turn(), "pass now", "'now' is one word too many."),
    "deal": (turn(), "deal neutral park", "Cards are dealt by chance: nobody chooses them."),
    "lot": (turn(), "first red", "The first player is drawn by lot: nobody chooses."),
    "card": (turn(), "build markt", "No such card: 'markt'."),
    "no place": (turn(), "place three", "No such number: 'three'."),
    "zero": (turn(), "place 0", "No such number: '0'."),
    "endless": (turn(), "place " + "9" * 5000, f"No such number: '{'9' * 59}...'."),
    "no cubes": (turn(), "build market wood", "No such cubes: 'wood'."),
    "order": (turn(), "build market WF", "The order of cubes is F W S G: 'FW'."),
    "on": (
        turn(red="WWG"),
        "prestige theatre WWG at 8",
        "The place is named behind the cubes as in 'on 4', not 'at'.",
    ),
    "sign": (provost(), "provost 2", "The Provost moves by +1, -1 or 0, not by '2'."),
}
WHOSE = {
    "over": (OVER, "place 1", "The game is over."),
    "dealing": (DEALING, "pass", "The cards are dealt."),
    "Bruno": (turn(turn="green"), "pass", "It is Bruno's turn."),
    "passed": (turn(turn="green", passed="red"), "pass", "You have passed this round."),
    "later": (
        castle(),
        "place 3",
        "Workers are placed in the actions phase. This is the castle phase.",
    ),
    "sooner": (
        turn(),
        "keep",
        "The first hand is kept or exchanged before the first round. This is the actions phase.",
    ),
    "once": (
        play(castle(), "offer FWS"),
        "offer FWS",
        "Everybody is asked only once in this phase.",
    ),
    "kept": (
        play(started("standard", 2), "keep"),
        "mulligan",
        "Everybody is asked only once in this phase.",
    ),
    "no Provost": (plain(), "provost +1", "The introductory game is played without the Provost."),
    "other card": (
        effect("market", red="F"),
        "buy F",
        "Now the Market on place 5 asks: choose with the buttons.",
    ),
    "lawyer": (lawyer(), "gold 1", LAWYER_ASKS),
}
TURN = {
    "no coin to draw": (turn(red=""), "draw", "You have no denier for new cards."),
    "no coin to replace": (turn(red=""), "replace", "You have no denier for new cards."),
    "no cards": (
        turn(road=f"{ROAD} red:lawyer red:bank red:church red:peddler", hands={"red": EIGHT}),
        "draw",
        "Your deck and your discard pile are empty.",
    ),
    "no hand": (turn(hands={}), "replace", "You have no card in hand."),
    "no hand to build": (turn(hands={}), "build", "You have no card in hand."),
    "road": (turn(), "place 31", "There is no place 31: the road ends at 10."),
    "residence": (turn(), "place 8", "The Residence takes no worker."),
    "statue": (turn(), "place 10", "The Statue takes no worker."),
    "no coin": (turn(red=""), "place 1", "You have no denier for a worker."),
    "no worker": (
        turn(road="park*red forest*red quarry*red neutral-peddler*red red:bank"),
        "place 5",
        "All your workers are placed.",
    ),
    "Dora": (turn(), "place 6", "Dora's worker stands there already."),
    "own worker": (turn(), "place 7", "Your worker stands there already."),
    "no free card": (
        turn(road="park*red forest*blue quarry*blue neutral-peddler*red"),
        "place",
        "No card on the road is free for a worker.",
    ),
}
BUILD = {
    "introductory": (
        plain(),
        "build lawyer",
        "The introductory game is played without the Lawyer.",
    ),
    "neutral": (turn(), "build park", "The Park is not built from a hand."),
    "residence": (turn(), "build residence F", "The Residence is not built from a hand."),
    "prestige": (turn(), "build statue", "The Statue is not built from a hand."),
    "standing": (turn(), "build bank", "Your Bank stands on the road already."),
    "discarded": (
        turn(discards={"red": "church"}),
        "build church",
        "Your Church lies on your discard pile.",
    ),
    "elsewhere": (turn(), "build gold-mine", "The Gold Mine is not in your hand."),
    "white": (
        turn(red="F"),
        "build market",
        "The Market costs 1 wood and 1 cube of any kind: you lack 1 wood.",
    ),
    "nothing": (
        turn(red=""),
        "build market FW",
        "The Market costs 1 wood and 1 cube of any kind: you lack 1 wood and 1 cube of any kind.",
    ),
    "stone": (
        turn(red="FFWS"),
        "build large-farm",
        "The Large Farm costs 1 food and 2 stone: you lack 1 stone.",
    ),
    "gold": (
        turn(red="SG"),
        "build large-farm",
        "The Large Farm costs 1 food and 2 stone: even with your gold you lack 1 food.",
    ),
    "none": (turn(red="F"), "build", "Your cubes pay for none of your cards."),
    "other cubes": (
        turn(),
        "build market SS",
        "The Market costs 1 wood and 1 cube of any kind, not 2 stone.",
    ),
    "too few": (
        turn(),
        "build market W",
        "The Market costs 1 wood and 1 cube of any kind, not 1 wood.",
    ),
    "too many": (
        turn(),
        "build market WWW",
        "The Market costs 1 wood and 1 cube of any kind, not 3 wood.",
    ),
    "own cubes": (turn(), "build market WW", "You lack 1 wood."),
}
PRESTIGE = {
    "other card": (turn(), "prestige market", "The Market is no prestige building."),
    "built": (turn(), "prestige statue", "The Statue has been built already."),
    "hotel": (plain(), "prestige hotel", "The introductory game is played without the Hotel."),
    "all built": (
        plain(prestige={"green": "theatre statue stables town-hall monument cathedral"}),
        "prestige",
        "All prestige buildings have been built.",
    ),
    "no site": (
        turn(road=ROAD),
        "prestige statue",
        "A prestige building needs a free residence of yours to stand on.",
    ),
    "gold": (
        turn(red="WWF"),
        "prestige theatre",
        "The Theatre costs 2 wood and 1 gold: you lack 1 gold.",
    ),
    "none": (turn(red="W"), "prestige", "Your cubes pay for no prestige building."),
    "cubes": (
        turn(red="WWG"),
        "prestige theatre WWW",
        "The Theatre costs 2 wood and 1 gold, not 3 wood.",
    ),
    "in front": (
        plain(),
        "prestige statue SSG on 1",
        "In the introductory game a prestige building lies before its player.",
    ),
    "road": (
        turn(red="WWG"),
        "prestige theatre WWG on 11",
        "There is no place 11: the road ends at 10.",
    ),
    "covered": (turn(red="WWG"), "prestige theatre WWG on 10", "The Statue stands there already."),
    "Bruno": (turn(red="WWG"), "prestige theatre WWG on 9", "The residence there is Bruno's."),
    "front": (
        turn(red="WWG"),
        "prestige theatre WWG on 5",
        "A prestige building stands on a residence, not on the Bank.",
    ),
}
LATER = {
    "three": (provost(), "provost +4", "The Provost moves at most 3 places."),
    "end": (provost(provost=8), "provost +1", "The road ends at place 8."),
    "beginning": (provost(), "provost -3", "The road begins at place 1."),
    "coins": (provost(), "provost +3", "That would take 3 deniers: you have 2."),
    "peddler": (
        effect("peddler", red="3d"),
        "buy FFF",
        "The Peddler gives at most 2 food, wood or stone.",
    ),
    "neutral": (
        table(
            road="park forest quarry neutral-peddler*red", then="buildings", passed=ALL, red="3d"
        ),
        "buy FF",
        "The Peddler gives at most 1 food, wood or stone.",
    ),
    "no gold": (effect("peddler", red="3d"), "buy G", "The Peddler gives no gold."),
    "one coin": (effect("peddler", red="d"), "buy FS", "That would take 2 deniers: you have 1."),
    "one cube": (effect("market", red="FF"), "sell FF", "The Market takes 1 cube of any kind."),
    "no wood": (effect("market", red="FF"), "sell W", "You lack 1 wood."),
    "gold for gold": (
        effect("gold-mine", "blue", red="FG"),
        "swap G",
        "The Gold Mine takes 1 food, wood or stone.",
    ),
    "two gold": (effect("bank", red="2d"), "gold 2", "That would take 3 deniers: you have 2."),
    "three gold": (effect("bank", red="9d"), "gold 3", "The Bank gives at most 2 gold."),
    "owner": (effect("bank", "blue", red="9d"), "gold 2", "The Bank gives at most 1 gold."),
    "tokens": (effect("church", red="4d"), "tokens 2", "That would take 5 deniers: you have 4."),
    "last token": (
        effect("church", red="5d", castle=(0, 0, 1)),
        "tokens 2",
        "The castle has only 1 token left.",
    ),
    "road": (lawyer(), "turn 13 F", "There is no place 13: the road ends at 12."),
    "turn neutral": (lawyer(), "turn 1 F", "The Park is neutral and is never turned."),
    "turn Bruno's": (lawyer(), "turn 6 F", "The Market there is Bruno's."),
    "turn Lawyer": (lawyer(), "turn 7", "A Lawyer is never turned."),
    "turn residence": (lawyer(), "turn 8", "A residence stands there already."),
    "turn Statue": (lawyer(), "turn 10", "The Statue is never turned."),
    "turn twice": (
        lawyer(),
        "turn 11",
        "The Church is chosen already and turns once its worker is done.",
    ),
    "turn for wood": (lawyer(), "turn 5 W", "The Residence costs 1 food, not 1 wood."),
    "turn for gold": (lawyer(), "turn 5 G", "You lack 1 gold."),
    "half a batch": (
        castle(),
        "offer FW",
        "A batch is one food, one wood and one stone, and only gold stands in for them.",
    ),
    "stone": (castle(), "offer FFWWSS", "You lack 1 stone."),
    "small castle": (castle(castle=(0, 0, 1)), "offer FFWWSG", "The castle has only 1 token left."),
}
CASES = {
    f"{part} {name}": case
    for part, cases in {
        "notation": NOTATION,
        "whose": WHOSE,
        "turn": TURN,
        "build": BUILD,
        "prestige": PRESTIGE,
        "later": LATER,
    }.items()
    for name, case in cases.items()
}


def said(state: caylus.State, text: str, reader: int | None = 0) -> Refusal:
    """What a reader, usually red's, is told about an action."""
    return why_not(state.sight(reader), SEATS, text)


def clicked(state: caylus.State, thing: str, reader: int | None = 0) -> Refusal:
    """What a reader is told about a thing."""
    return why_not_thing(state.sight(reader), SEATS, thing)


@pytest.mark.parametrize("name", CASES)
def test_refusal_names_what_is_missing(name: str) -> None:
    state, text, sentence = CASES[name]

    assert said(state, text) == sentence


@pytest.mark.parametrize(
    "text", ["", "place", "place 1", "build market", "build market FW", "  draw ", "pass", "build"]
)
def test_what_is_on_offer_or_begins_an_action_is_not_refused(text: str) -> None:
    assert said(turn(), text) == ""


def test_number_that_begins_another_number_is_refused() -> None:
    road = "park*red forest quarry neutral-peddler red:bank red:church red:peddler red:lawyer"
    state = turn(road=f"{road} red:small-farm green:bank")

    assert said(state, "place 10") == ""
    assert said(state, "place 1") == "Your worker stands there already."


def test_somebody_watching_is_told_whose_turn_it_is() -> None:
    assert said(turn(), "place 1", None) == "It is Anna's turn."


def test_action_of_another_is_refused_although_it_is_on_offer_to_them() -> None:
    assert said(turn(), "build market FW", 1) == "It is Anna's turn."


THINGS = {
    "place": (turn(), "road-6", "Dora's worker stands there already."),
    "build": (turn(), "hand-bank", "Your Bank stands on the road already."),
    "prestige": (turn(), "pool-hotel", "The Hotel costs 3 stone and 1 gold: you lack 1 stone."),
    "draw": (turn(red=""), "do-draw", "You have no denier for new cards."),
    "button of two words": (turn(), "do-offer_FWS", said(turn(), "offer FWS")),
    "free place": (turn(), "road-1", ""),
    "provost": (provost(), "road-7", "The Provost moves at most 3 places."),
    "dear provost": (provost(), "road-6", "That would take 3 deniers: you have 2."),
    "near provost": (provost(), "road-4", ""),
    "provost stays": (provost(), "road-3", ""),
    "hand": (provost(), "hand-market", PROVOST_ASKED),
    "lawyer": (lawyer(), "road-6", "The Market there is Bruno's."),
    "hand and lawyer": (lawyer(), "hand-market", LAWYER_ASKS),
    "market": (
        effect("market", red="F"),
        "road-1",
        "Now the Market on place 5 asks: choose with the buttons.",
    ),
    "castle": (
        castle(),
        "road-1",
        "Now you may offer batches to the castle: choose with the buttons.",
    ),
    "first hand": (
        started("standard", 2),
        "hand-market",
        "Now you keep or exchange your first hand: choose with the buttons.",
    ),
    "Bruno": (castle(red=""), "pool-hotel", "Everybody is asked only once in this phase."),
    "over": (OVER, "road-1", "The game is over."),
    "bridge": (turn(), "bridge", "Nothing is chosen there."),
    "no road": (provost(), "road-last", PROVOST_ASKED),
}


@pytest.mark.parametrize("name", THINGS)
def test_click_on_a_thing_is_answered_for_what_it_would_mean_now(name: str) -> None:
    state, thing, sentence = THINGS[name]

    assert clicked(state, thing) == sentence
