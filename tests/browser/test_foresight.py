"""What a person may choose is worked out before the click, while the page has nothing to do."""

import pytest

from tests.browser.play import click, offered, replace_in_game, saved, start

pytestmark = [pytest.mark.browser, pytest.mark.plain]

# An engine that plays for a person only what it has foreseen, and says how far it has come.
FORESEES = b"""
from js import BroadcastChannel
from caylus.table.session import Session
from caylus.web.workers import engine_deeds
from caylus.web.workers.door import answer

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
    if not found and "open" in engine_deeds._tables:
        channel.postMessage(len(engine_deeds._tables["open"].match.moves))
    return found
"""
HEAR = """
foreseen = -1;
new BroadcastChannel("foresight").onmessage = ({ data }) => foreseen = data;
"""


def test_clicks_are_answered_by_what_was_foreseen(page, site):
    replace_in_game(page, "caylus/web/workers/engine.py", FORESEES)
    page.add_init_script(HEAR)
    page.goto(site)
    start(page, "person", "greedy", "random")

    for _click in range(3):
        moves = len(saved(page).moves)
        page.wait_for_function("moves => foreseen === moves", arg=moves)
        click(page, offered(page)[-1])
        assert len(saved(page).moves) > moves


def test_engine_whose_foresight_fails_answers_all_the_same(page, site):
    fails = FORESEES.replace(b"assert foresees or", b"assert not foresees or")
    replace_in_game(page, "caylus/web/workers/engine.py", fails)
    page.goto(site)
    start(page, "person", "greedy", "random")

    for _click in range(3):
        moves = len(saved(page).moves)
        click(page, offered(page)[-1])
        assert len(saved(page).moves) > moves
