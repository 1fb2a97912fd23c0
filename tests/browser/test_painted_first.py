"""The board is painted before the page goes on from what was answered; nothing is lost by that."""

import pytest

from tests.browser.play import offered, records, start, wait

pytestmark = pytest.mark.browser

# Plays an action, and has the page hidden when the board has changed but is not painted yet.
# Returns whether the record is as before and the page still waits then, and what the record gains.
HIDE_AT_ONCE = """
action => new Promise(done => {
  const name = Object.keys(localStorage).find(name => name.startsWith("caylus/games/"));
  const board = document.getElementById("board");
  const before = localStorage[name];
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const waits = document.documentElement.hasAttribute("data-thinking");
    const unpainted = [localStorage[name] === before, waits];
    document.dispatchEvent(new Event("visibilitychange"));
    done([...unpainted, localStorage[name].slice(before.length)]);
  }).observe(board, { subtree: true, childList: true, attributes: true });
  board.querySelector(`[data-action="${action}"]`).click();
})
"""


def test_a_page_that_is_hidden_before_it_is_painted_keeps_what_was_played(lobby):
    start(lobby, "person", "random")
    action = offered(lobby)[0]

    is_unsaved, waits, gained = lobby.evaluate(HIDE_AT_ONCE, action)

    assert (is_unsaved, waits) == (True, True)
    assert gained.strip().split("\n")[0] == action
    wait(lobby)
    assert gained in records(lobby)[0]
