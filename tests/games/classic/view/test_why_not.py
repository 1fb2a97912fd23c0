"""An action that is not on offer says why not, in one sentence that names what is missing."""

from __future__ import annotations

import pytest

import caylus
from caylus.games.classic.rules.state import Classic
from tests.games.classic.rules.positions import play, started, table
from tests.games.classic.view.choosing import (
    buildings,
    castle,
    effect,
    gate,
    jousting,
    lawyer,
    over,
    provost,
    said,
    turn,
)

NOTATION = {
    "tea": (turn(), "make tea", "No such action: 'make'."),
    "long": (turn(), "pass now", "'now' is one word too many."),
    "deal": (
        turn(),
        "deal neutral-farm",
        "Neutral buildings are dealt by chance: nobody chooses them.",
    ),
    "lot": (turn(), "next red", "The turn order is drawn by lot: nobody chooses."),
    "space": (turn(), "place three", "No such space: 'three'."),
    "zero": (turn(), "place 0", "No such space: '0'."),
    "sign": (provost(), "provost 2", "The Provost moves by +1, -1 or 0, not by '2'."),
    "tile": (effect("mason", "FS"), "build towre", "No such building: 'towre'."),
    "cubes": (effect("mason", "FS"), "build park wood", "No such cubes: 'wood'."),
    "order": (effect("mason", "FS"), "build park SF", "The order of cubes is F W S C G: 'FS'."),
    "line": (jousting(), "favor luck", "No such line of favors: 'luck'."),
    "effect": (buildings("FSW"), "use baker", "No such effect: 'baker'."),
}
WHOSE = {
    "over": (over(), "place 1", "The game is over."),
    "Bruno": (turn(turn="green", green="9d"), "pass", "It is Bruno's turn."),
    "passed": (turn(turn="green", green="9d", bridge="red"), "pass", "You have passed this round."),
    "later": (
        castle(),
        "place 3",
        "Workers are placed in the placement phase. This is the castle phase.",
    ),
    "sooner": (
        turn(),
        "build mason",
        "Tiles are built in the buildings phase, or by favor. This is the placement phase.",
    ),
    "set-up": (
        caylus.new_game("classic", variant="2006", players=2),
        "place 3",
        "Workers are placed in the placement phase. This is the set-up.",
    ),
    "dealing": (
        caylus.new_game("classic", variant="2006", players=2),
        "",
        "The neutral buildings are dealt.",
    ),
    "once": (
        play(provost(green="d"), "provost 0"),
        "provost +1",
        "Everybody is asked only once in this phase.",
    ),
    "castle once": (
        play(castle(queue="red green", green="FWS"), "batch none"),
        "batch FWS",
        "Everybody is asked only once in this phase.",
    ),
    "not at the castle": (
        castle(queue="green", green="FWS"),
        "batch FWS",
        "You have no worker at the castle.",
    ),
    "other building": (
        effect("food-farm"),
        "build mason",
        "Now the Farm on space 9 asks. Choose with the buttons.",
    ),
    "simple favors": (
        castle(variant="2006-simple"),
        "favor prestige",
        "In this game a royal favor is always worth 3 points.",
    ),
}
WORKERS = {
    "road": (turn(), "place 31", "There is no space 31: the road ends at 28."),
    "empty": (turn(), "place 20", "Space 20 is empty."),
    "residence": (turn(), "place 11", "The Residence takes no worker."),
    "statue": (turn(), "place 13", "The Statue takes no worker."),
    "Bruno": (turn(), "place 9", "Bruno's worker stands there already."),
    "own worker": (turn(road="1=*red"), "place 1", "Your worker stands there already."),
    "gate": (
        turn(specials="gate=green"),
        "place gate",
        "Bruno's worker stands there already.",
    ),
    "inn": (turn(arrival="green"), "place inn", "Bruno's worker stands there already."),
    "stables": (
        turn(stables="red"),
        "place stables",
        "The Stables take one worker of each player: yours is there already.",
    ),
    "full stables": (
        turn(players=4, stables="green orange blue"),
        "place stables",
        "The Stables are full.",
    ),
    "two": (turn(players=2), "place stables", "Two players play without the Stables."),
    "castle": (
        turn(queue="red"),
        "place castle",
        "The Castle takes one worker of each player: yours is there already.",
    ),
    "price": (
        turn(red="2d", bridge="green orange"),
        "place 1",
        "2 players have passed: a worker costs 3 deniers there, and you have 2 deniers.",
    ),
    "price of two": (
        turn(players=2, red="2d", bridge="green"),
        "place 1",
        "The other player has passed: a worker costs 3 deniers there, and you have 2 deniers.",
    ),
    "moved to the gate": (
        gate(),
        "move gate",
        "The worker at the Gate moves to another space.",
    ),
    "moved to a worker": (gate(), "move 9", "Bruno's worker stands there already."),
    "moved to the stables of two": (
        gate(players=2),
        "move stables",
        "Two players play without the Stables.",
    ),
}
PROVOST = {
    "three": (provost(), "provost +4", "The Provost moves at most 3 spaces."),
    "end": (provost(provost=28), "provost +1", "The road ends at space 28."),
    "beginning": (provost(provost=1), "provost -1", "The road begins at space 1."),
    "coins": (provost(), "provost +3", "That would take 3 deniers: you have 2."),
    "guild": (
        table(specials="guild=red", then="specials"),
        "provost -4",
        "The Provost moves at most 3 spaces.",
    ),
}
EFFECTS = {
    "mandatory": (effect("food-farm"), "decline", "What the Farm produces must be taken."),
    "farm": (effect("food-farm"), "take W", "The Farm gives 2 food or 1 cloth, nothing else."),
    "peddler": (
        effect("peddler", "3d"),
        "buy FFF",
        "At the Peddler you may pay 1 denier: take 1 cube that is not gold; or pay 2 deniers:"
        " take 2 cubes that are not gold.",
    ),
    "no gold": (effect("peddler", "3d"), "buy G", "The Peddler gives no gold."),
    "one coin": (effect("peddler", "d"), "buy FS", "You lack 1 denier."),
    "no wood": (effect("marketplace", "FF"), "sell W", "You lack 1 wood."),
    "alchemist": (effect("alchemist", "FFG"), "trade FG", "The Alchemist takes no gold."),
    "bank": (effect("bank", "3d"), "trade ddddd", "You lack 2 deniers."),
    "no batch": (
        castle(),
        "batch FFW",
        "A batch is one food and two other cubes, all three different.",
    ),
    "batch without food": (
        castle(),
        "batch WSG",
        "A batch is one food and two other cubes, all three different.",
    ),
    "cloth": (castle(), "batch FWC", "You lack 1 cloth."),
}
BUILD = {
    "neutral": (
        effect("mason", "FS"),
        "build gold-mine",
        "The Gold Mine is not built from the supply.",
    ),
    "wood by a mason": (
        effect("mason", "FSW"),
        "build lawyer",
        "Now a stone building is built: the Lawyer is none.",
    ),
    "jeweller": (
        effect("mason", "FS"),
        "build jeweller",
        "This game is played without the Jeweller.",
    ),
    "built": (
        effect("mason", "FS", "10=red:park"),
        "build park",
        "The Park is no longer in the supply.",
    ),
    "lack": (
        effect("mason", "FS"),
        "build church",
        "The Church costs 1 stone and 1 cloth: you lack 1 cloth.",
    ),
    "gold is no joker": (
        effect("mason", "FSG"),
        "build park SG",
        "The Park costs 1 food and 1 stone, not 1 stone and 1 gold.",
    ),
    "white cube": (
        table(road="8=*red", then="buildings", provost=9, red="FW"),
        "build peddler WW",
        "You lack 1 wood.",
    ),
}
RESIDENCES = {
    "special": (lawyer(), "residence gate", "The Gate is never turned."),
    "fixed": (
        lawyer(),
        "residence 7",
        "The Peddler is printed on the road and is never turned.",
    ),
    "residence": (lawyer(), "residence 10", "A residence stands there already."),
    "lawyer": (
        effect("lawyer", "Cd", "10=red:quarry"),
        "residence 9",
        "The Lawyer there is Bruno's.",
    ),
    "own lawyer": (
        table(road="9=red:lawyer*red", then="buildings", provost=9, red="Cd"),
        "residence 9",
        "A Lawyer is never turned.",
    ),
    "Bruno's": (lawyer(), "residence 11", "The Church there is Bruno's."),
    "prestige": (lawyer(), "residence 12", "The Statue is never turned."),
    "reserved": (
        lawyer(),
        "residence 13",
        "The Park is chosen already and turns once its worker is done.",
    ),
    "empty": (lawyer(), "residence 20", "Space 20 is empty."),
}
FULL = " ".join(f"{space}=green:residence" for space in (*range(9, 16), *range(17, 28)))
FAVORS = {
    "must be chosen": (
        jousting(),
        "decline",
        "A line must be chosen. Its effect may be declined.",
    ),
    "used": (
        play(
            table(then="end", scored=1, bailiff=17, houses={"red": (0, 3, 0)}),
            *("favor deniers", "take ddd"),
        ),
        "favor deniers",
        "You have used Deniers in this phase already.",
    ),
    "column": (
        jousting("favor prestige"),
        "take PPP",
        "That is in column 3, and your marker stands in column 1.",
    ),
    "other line": (
        jousting("favor prestige"),
        "take F",
        "There is no such effect in Prestige: 'F'.",
    ),
    "effect of another line": (
        buildings("FSW"),
        "use barter",
        "There is no such effect in Buildings: 'barter'.",
    ),
    "no residence": (
        buildings("FFFFG", road="9=green:residence"),
        "use architect",
        "A prestige building needs a residence of yours to stand on.",
    ),
    "no cubes": (
        buildings("F"),
        "use architect",
        "A prestige building needs a residence of yours to stand on.",
    ),
    "poor": (
        buildings("G"),
        "use mason",
        "Your cubes pay for no stone building, even for 1 stone less.",
    ),
    "poor with a residence": (
        buildings("F", road="9=red:residence"),
        "use architect",
        "Your cubes pay for no prestige building.",
    ),
    "no cloth": (buildings("F"), "use lawyer", "You lack 1 cloth."),
    "full road": (
        buildings("FC", road=f"{FULL} 28=green:park"),
        "use carpenter",
        "The road is full.",
    ),
    "one food less": (
        play(buildings("F"), "use carpenter"),
        "build lawyer",
        "By royal favor the Lawyer costs 1 cloth: you lack 1 cloth.",
    ),
    "two cubes": (
        jousting("favor cubes", "use barter", "give F", owned="FW", favors={"red": (0, 0, 3, 0)}),
        "take G",
        "Two cubes that are not gold are taken.",
    ),
    "no gold to give": (
        jousting("favor cubes", "use barter", owned="FW", favors={"red": (0, 0, 3, 0)}),
        "give G",
        "You lack 1 gold.",
    ),
    "no cube to give": (
        jousting("favor cubes", favors={"red": (0, 0, 3, 0)}),
        "use barter",
        "You have no cube to give.",
    ),
}
CASES = {
    f"{part} {name}": case
    for part, cases in {
        "notation": NOTATION,
        "whose": WHOSE,
        "workers": WORKERS,
        "provost": PROVOST,
        "effects": EFFECTS,
        "build": BUILD,
        "residences": RESIDENCES,
        "favors": FAVORS,
    }.items()
    for name, case in cases.items()
}


@pytest.mark.parametrize("name", CASES)
def test_refusal_names_what_is_missing(name: str) -> None:
    state, text, sentence = CASES[name]

    assert said(state, text) == sentence


@pytest.mark.parametrize("text", ["", "place", "place 1", "place gate", "  pass "])
def test_what_is_on_offer_or_begins_an_action_is_not_refused(text: str) -> None:
    assert said(turn(), text) == ""


def test_somebody_watching_is_told_whose_turn_it_is() -> None:
    assert said(turn(), "place 1", None) == "It is Anna's turn."


def test_action_of_another_is_refused_although_it_is_on_offer_to_them() -> None:
    assert said(turn(), "place 1", 1) == "It is Anna's turn."


def test_new_game_has_its_first_player_place_workers() -> None:
    state = started(3)
    assert isinstance(state, Classic)

    assert said(state, "place 9", state.actor) == "Space 9 is empty."
