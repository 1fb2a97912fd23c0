"""A click on a thing that is not on offer tells why not, in lens and news, and plays nothing."""

import pytest
from playwright.sync_api import Page

import caylus
from caylus.games.magna_carta.view.why_not import why_not_thing
from tests.browser.play import CORNER, command, import_text, open_position, records, wait
from tests.doors import start_of
from tests.games.magna_carta.rules.positions import begun, started, table

pytestmark = pytest.mark.browser

ALL = "red green orange blue"
BOTS = ("person", "greedy", "greedy", "greedy")
ROAD = "park*blue forest quarry*red neutral-peddler red:residence red:statue green:market"
LONG = "park forest quarry neutral-peddler red:bank red:church red:peddler red:market"
HAND = {"red": "peddler large-farm"}
REFUSED = "#board [data-look][aria-disabled]:visible"
SAYS = "sentence => document.getElementById('news').textContent === sentence"
PHONE = {"width": 390, "height": 844}


def turn(**more: str) -> caylus.State:
    """Red's turn with a Peddler and a Large Farm in hand."""
    return table(**{"road": ROAD, "turn": "red", "hands": HAND, "red": "FWd", **more})


def phase(then: str, **more: str) -> caylus.State:
    """Red is asked in a later phase, a card in hand."""
    return table(**{"then": then, "passed": ALL, "hands": {"red": "lawyer"}, **more})


def effect(card: str, red: str) -> caylus.State:
    """Red's worker on place 8 finds a card that asks."""
    road = f"{ROAD.replace('*red', '')} red:{card}*red red:church"
    return table(road=road, then="buildings", passed=ALL, hands={"red": "bank"}, red=red, green="F")


NO_WORKER = "You have no denier for a worker."
NO_RESIDENCE = "A prestige building needs a free residence of yours to stand on."
ALL_PLACED = "All your workers are placed."
KEEP = "Now you keep or exchange your first hand: choose with the buttons."
PROVOST = "Now you may move the Provost: choose on the road or with the buttons."
CASTLE = "Now you may offer batches to the castle: choose with the buttons."
PEDDLER = "Now the Peddler on place 8 asks: choose with the buttons."
LAWYER = "Now the Lawyer on place 8 asks: choose one of your cards."
ANY_CUBE = "1 wood and 1 cube of any kind"
SITUATIONS = {
    "first hand": (started("standard", 4), {"road-1": KEEP, "pool-statue": KEEP}),
    "turn": (
        turn(),
        {
            "road-1": "D's worker stands there already.",
            "road-3": "Your worker stands there already.",
            "road-5": "The Residence takes no worker.",
            "road-6": "The Statue takes no worker.",
            "hand-large-farm": "The Large Farm costs 1 food and 2 stone: you lack 2 stone.",
            "pool-hotel": "The Hotel costs 3 stone and 1 gold: you lack 3 stone and 1 gold.",
        },
    ),
    "no denier": (
        turn(red="FW"),
        {
            "road-2": NO_WORKER,
            "do-draw": "You have no denier for new cards.",
            "do-replace": "You have no denier for new cards.",
        },
    ),
    "no worker": (
        turn(road="park*red forest*red quarry*red neutral-peddler*red red:bank"),
        {"road-1": ALL_PLACED, "road-5": ALL_PLACED, "pool-statue": NO_RESIDENCE},
    ),
    "no card": (turn(hands={}), {"do-replace": "You have no card in hand."}),
    "introductory": (
        table("introductory", turn="red", hands={"red": "peddler"}, red="d"),
        {
            "hand-peddler": f"The Peddler costs {ANY_CUBE}: you lack {ANY_CUBE}.",
            "pool-statue": "The Statue costs 2 stone and 1 gold: you lack 2 stone and 1 gold.",
        },
    ),
    "provost": (
        phase("provost", road=LONG, provost=3, red="2d"),
        {
            "road-6": "That would take 3 deniers: you have 2.",
            "road-8": "The Provost moves at most 3 places.",
            "hand-lawyer": PROVOST,
            "pool-statue": PROVOST,
        },
    ),
    "peddler": (
        effect("peddler", "2d"),
        {"road-2": PEDDLER, "hand-bank": PEDDLER},
    ),
    "lawyer": (
        effect("lawyer", "F"),
        {
            "road-1": "The Park is neutral and is never turned.",
            "road-5": "A residence stands there already.",
            "road-6": "The Statue is never turned.",
            "road-7": "The Market there is B's.",
            "road-8": "A Lawyer is never turned.",
            "hand-bank": LAWYER,
        },
    ),
    "castle": (
        phase("castle", red="2F2W2S"),
        {"road-1": CASTLE, "hand-lawyer": CASTLE, "pool-statue": CASTLE},
    ),
}


def open_quietly(page: Page, state: caylus.State, *players: str) -> None:
    """Open a position of a person's turn and wait until it has told its news."""
    page.evaluate("document.getElementById('line-actions').textContent = ''")
    open_position(page, state, *players)
    page.wait_for_selector("#line-actions option", state="attached")


def told(page: Page, thing: str) -> tuple[str, str]:
    """What the lens and the news say after a click on a thing that plays nothing."""
    page.locator(f'#board [data-look="{thing}"]').click(position=CORNER, force=True)
    page.wait_for_selector("#lens .why-not")
    wait(page)
    return page.inner_text("#lens .why-not"), page.text_content("#news")


@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_is_not_on_offer_tells_why_not_and_plays_nothing(lobby, situation):
    state, sentences = SITUATIONS[situation]
    open_quietly(lobby, state, *BOTS)
    before = records(lobby)
    for thing, sentence in sentences.items():
        assert told(lobby, thing) == (sentence, sentence)
    assert records(lobby) == before


def test_everything_that_is_not_on_offer_tells_the_same_as_under_cpython(lobby):
    open_quietly(lobby, turn(), *BOTS)
    things = lobby.locator(REFUSED).evaluate_all("all => all.map(e => e.dataset.look)")
    match = caylus.load(records(lobby)[0])
    sight = match.state.sight(0)
    assert len(things) == 11
    for thing in things:
        sentence = why_not_thing(sight, match.header.seats, thing)
        assert told(lobby, thing) == (sentence, sentence)


def test_enter_on_what_is_not_on_offer_tells_why_not(lobby):
    open_quietly(lobby, turn(), *BOTS)
    lobby.focus("#road-5")
    lobby.keyboard.press("Enter")
    wait(lobby)
    assert lobby.text_content("#news") == "The Residence takes no worker."


def test_prestige_buildings_in_their_panel_tell_why_not_over_it(lobby):
    lobby.set_viewport_size(PHONE)
    open_quietly(lobby, turn(), *BOTS)
    while lobby.locator("[data-command=tip-read]:visible").count():
        command(lobby, "tip-read")
    lobby.click("#open-pool")
    lobby.click("#panel-hotel", force=True)
    lobby.wait_for_selector("#panel #lens:visible .why-not")
    assert "you lack 3 stone and 1 gold" in lobby.inner_text("#lens")
    lobby.set_viewport_size({"width": 1280, "height": 720})


def test_when_the_game_is_over_everything_says_so(lobby):
    open_position(lobby, table(), *BOTS)
    command(lobby, "look")
    assert told(lobby, "road-1")[0] == "The game is over."


def test_while_another_chooses_everything_says_whose_turn_it_is(page, site):
    """The bot never comes to an answer."""
    page.goto(site)
    wait(page)
    page.route("**/assets/python/worker.mjs", lambda route: None)
    import_text(page, start_of(begun("standard", 2), "greedy", "person"))
    page.wait_for_selector("html[data-thinking] #road-1")
    before = records(page)
    for thing in ("road-1", "pool-statue"):
        page.locator(f'#board [data-look="{thing}"]').click(position=CORNER, force=True)
        page.wait_for_function(SAYS, arg="It is A's turn.")
    assert records(page) == before
