"""What the page says by itself under MicroPython: sentences, numbers and times of its language."""

import pytest

pytestmark = pytest.mark.browser


def test_sentence_is_said_with_its_fields_filled_in(run_in_page):
    assert (
        run_in_page("""
        from caylus.web.page.sentences import said

        result = said("file-not-opened", name="<a> {b}", reason="why")
    """)
        == "<a> {b} was not opened: why"
    )


def test_numbers_and_times_follow_the_language_of_the_document(run_in_page):
    assert run_in_page("""
        from pyscript import document
        from caylus.web.page import sentences

        saves = document.getElementById("saves")
        saves.innerHTML = '<time datetime="2026-11-20T16:50">x</time><time datetime="soon">s</time>'
        document.documentElement.lang = "de"
        sentences.localise_moments(saves)
        times = [str(time.textContent) for time in saves.querySelectorAll("time")]
        result = [sentences.number(6.125), sentences.moment("2026-11-20T16-50-22-123")] + times
    """) == ["6,1", "20.11.2026, 16:50", "20.11.2026, 16:50", "soon"]


def test_deleting_is_asked_with_the_time_of_the_game(run_in_page, page):
    run_in_page("""
        from caylus.web.page import commands

        await commands.COMMANDS["delete"]("2026-11-20T16-50-22-123")
        result = 0
    """)

    assert "Delete the game of Nov 20, 2026, 4:50" in page.inner_text("#notice")
