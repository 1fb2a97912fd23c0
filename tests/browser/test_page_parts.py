"""The page's own modules under MicroPython in a real page: storage, patches, workers."""

import pytest

from tests.browser.play import STORAGE_DENIED, replace_in_game

pytestmark = pytest.mark.browser

FULL_STORAGE = (
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
)
TRY_STORAGE = """
    from caylus.web.page import storage

    result = [storage.write("a", "1"), storage.read("a"), storage.names(), storage.delete("a")]
"""


def test_storage_keeps_lists_and_forgets_texts(run_in_page):
    assert run_in_page("""
        from pyscript import window
        from caylus.web.page import storage

        window.localStorage.setItem("somebody else's", "x")
        saved = [storage.write("game/2", "<two>"), storage.write("game/1", "one")]
        names = storage.names()
        gone = storage.delete("game/1")
        result = [saved, names, storage.read("game/2"), gone, storage.read("game/1")]
    """) == [[True, True], ["game/1", "game/2"], "<two>", True, None]


def test_storage_that_is_denied_keeps_nothing_and_never_raises(run_in_page, page):
    page.add_init_script(STORAGE_DENIED)

    assert run_in_page(TRY_STORAGE) == [False, None, [], False]


def test_storage_that_is_full_says_so(run_in_page, page):
    page.add_init_script(FULL_STORAGE)

    assert run_in_page(TRY_STORAGE) == [False, None, [], True]


def test_focus_is_let_go_before_a_change_only_if_what_has_it_goes(run_in_page):
    assert run_in_page("""
        from pyscript import document
        from pyscript.ffi import create_proxy, to_js
        from caylus.web.page import patch

        lost = []
        document.getElementById("table").hidden = False
        board = document.getElementById("board")
        board.innerHTML = '<p id="band"><b id="all"><button id="do">Draw</button></b></p>'
        button = document.getElementById("do")
        button.addEventListener("blur", create_proxy(lambda event: lost.append("blur")))
        button.focus()
        patch.elements(to_js([["drawn", "all", '<b id="all"><button id="do">Pass</button></b>']]))
        stays = [list(lost), document.activeElement.id, button.textContent]
        patch.elements(to_js([["drawn", "all", '<b id="all"><button id="go">Pass</button></b>']]))
        result = [stays, lost, button.isConnected]
    """) == [[[], "do", "Pass"], ["blur"], False]


def test_patch_keeps_nodes_and_focus_and_changes_what_has_the_focus_too(run_in_page):
    assert run_in_page("""
        from pyscript import document
        from caylus.web.page import patch

        table = document.getElementById("table")
        table.hidden = False
        before = '<svg><g id="a"></g></svg><button id="do">Draw</button><p id="old">1</p>'
        after = '<p>new</p><button id="do">Pass</button><svg><g id="a" class="lit"/></svg>'
        patch.inside(table, before)
        button, group = document.getElementById("do"), document.getElementById("a")
        button.focus()
        group.mine = True
        patch.inside(table, after)
        result = [
            document.activeElement.id,
            document.getElementById("do").textContent,
            bool(document.getElementById("a").mine),
            document.getElementById("a").getAttribute("class"),
            document.getElementById("old") is None,
        ]
    """) == ["do", "Pass", True, "lit", True]


def test_thinker_starts_when_asked_and_again_after_it_was_stopped(run_in_page):
    assert run_in_page("""
        from caylus.web.page.workers import thinker

        before = thinker.lives
        first = await thinker.ask({"do": "hello"})
        thinker.stop()
        second = await thinker.ask({"do": "hello"})
        result = [before, first == second, thinker.lives]
    """) == [0, True, 2]


def test_stopping_a_worker_frees_who_waits_for_it(run_in_page):
    assert (
        run_in_page("""
        import asyncio
        from caylus.web.page.workers import WorkerError, thinker

        async def wait():
            try:
                await thinker.ask({"do": "hello"})
            except WorkerError as error:
                return str(error)

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0.1)
        thinker.stop()
        result = await waiting
    """)
        == "the worker was stopped"
    )


def test_fault_in_a_worker_reaches_the_page_with_its_traceback(run_in_page):
    fault = run_in_page("""
        from caylus.web.page.workers import WorkerError, engine

        try:
            result = await engine.ask({"do": "nonsense"})
        except WorkerError as error:
            result = str(error)
    """)

    assert "Traceback" in fault
    assert "KeyError: 'nonsense'" in fault


@pytest.mark.plain
def test_worker_that_cannot_load_the_game_tells_the_page_why(run_in_page, page):
    broken = b"def ask(request):\n    import nothing_of_this_name\n"
    replace_in_game(page, "caylus/web/workers/engine.py", broken)

    fault = run_in_page("""
        from caylus.web.page.workers import WorkerError, engine

        try:
            result = await engine.ask({"do": "hello"})
        except WorkerError as error:
            result = str(error)
    """)

    assert "No module named 'nothing_of_this_name'" in fault
