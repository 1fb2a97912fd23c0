"""What a person may choose is worked out before the click, while the page has nothing to do."""

import pytest

from tests.browser.play import click, offered, replace_in_game, saved, start

pytestmark = [pytest.mark.browser, pytest.mark.plain]

# An engine that plays for a person only what it has foreseen, and says how far it has come.
FORESEES = b"""
from js import BroadcastChannel
from caylus.table.session import Session
from caylus.web.workers import engine_deeds
from caylus.web.workers.door import answer, written

channel = BroadcastChannel.new("foresight")
foresees = False

def play(session, action, plainly=Session.play):
    assert foresees or session.actor not in session.people, f"{action} was not foreseen"
    plainly(session, action)

Session.play = play

def ask(request):
    return answer(request, engine_deeds.DEEDS)

def foresee():
    global foresees
    foresees = True
    try:
        found = engine_deeds.foresee()
    finally:
        foresees = False
    if found:
        return chr(10).join((found[0], written(found[1])))
    if "open" in engine_deeds._tables:
        channel.postMessage(len(engine_deeds._tables["open"].match.moves))
    return ""

holds = engine_deeds.holds
"""
# The same, but it does nothing of what a person chooses.
IDLE = (
    FORESEES
    + b"""
def idle(message, plainly=engine_deeds.play):
    session = engine_deeds._tables["open"]
    assert session.actor not in session.people, "nothing is done"
    return plainly(message)

engine_deeds.DEEDS["play"] = idle
"""
)
# The same, but it plays everything, and says when it begins.
BEGINS = FORESEES.replace(b"assert foresees or", b"assert True or").replace(
    b"    foresees = True\n", b"    foresees = True\n    channel.postMessage(0)\n"
)
# A page that never rests before it is told to.
BUSY = """
busy = [];
requestIdleCallback = (go) => busy.push(go);
"""
HEAR = """
foreseen = -1;
new BroadcastChannel("foresight").onmessage = ({ data }) => foreseen = data;
"""


def sit_down(page, site, engine):
    replace_in_game(page, "caylus/web/workers/engine.py", engine)
    page.add_init_script(HEAR)
    page.goto(site)
    start(page, "person", "greedy", "random")


def wait_until_foreseen(page):
    page.wait_for_function("moves => foreseen === moves", arg=len(saved(page).moves))


def test_clicks_are_answered_by_what_was_foreseen(page, site):
    sit_down(page, site, FORESEES)

    for _click in range(3):
        moves = len(saved(page).moves)
        wait_until_foreseen(page)
        click(page, offered(page)[-1])
        assert len(saved(page).moves) > moves


def test_nothing_is_foreseen_before_the_page_rests(page, site):
    page.add_init_script(BUSY)
    sit_down(page, site, BEGINS)
    for _click in range(5):
        click(page, offered(page)[-1])
    assert page.evaluate("foreseen") == -1

    page.evaluate("busy.splice(0).forEach((go) => go())")
    wait_until_foreseen(page)


def test_page_shows_what_was_foreseen_and_reports_an_engine_that_does_not_do_it(page, site):
    sit_down(page, site, IDLE)
    moves = len(saved(page).moves)
    wait_until_foreseen(page)
    click(page, offered(page)[-1])

    assert len(saved(page).moves) > moves
    page.wait_for_selector("#fault[open]")
    assert "foreseen otherwise" in page.input_value("#fault-report")


def test_engine_whose_foresight_fails_answers_all_the_same(page, site):
    sit_down(page, site, FORESEES.replace(b"assert foresees or", b"assert not foresees or"))

    for _click in range(3):
        moves = len(saved(page).moves)
        click(page, offered(page)[-1])
        assert len(saved(page).moves) > moves
