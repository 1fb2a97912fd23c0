"""The lists of saved games: from a summary beside each, which an older build may lack."""

import html
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import caylus
from tests.doors import RECORDS, bots, dealt, engine, start_of
from tests.games.magna_carta.rules.positions import table

# What version 0.1 left in a visitor's browser: two games that go on, one that was finished, one
# that was damaged.
OLD = json.loads(
    (Path(__file__).parents[1] / "storage" / "version-0.1.json").read_text(encoding="utf-8")
)
MARKUP = "<img/src=x/onerror=alert(1)>"
# Lists the game of a summary, and prints what was imported of any game but its title.
ALONE = """
import sys
from caylus.games import game_of
from caylus.web.workers.engine_deeds import DEEDS
DEEDS["saves"]({"found": [("key", sys.argv[1], "")], "kept": True})
print([name for name in sys.modules if game_of(name)])
"""


def summary(record: str) -> str:
    return str(engine("summarise", record=record)["summary"])


def listed(*found: tuple[str, str, str]) -> dict[str, str]:
    """The lists of saved games, each a key, a summary and a trouble."""
    return engine("saves", found=found, kept=True)


def finished() -> str:
    """The record of a game that is over."""
    (path,) = RECORDS.glob("introductory-2-*.record")
    return path.read_text(encoding="utf-8")


def old_records() -> dict[str, str]:
    """The records in an old storage by their keys, the newest first."""
    records = {
        name.removeprefix("caylus/games/"): text
        for name, text in OLD.items()
        if name.startswith("caylus/games/")
    }
    return dict(sorted(records.items(), reverse=True))


def test_saves_are_listed_with_who_plays_what() -> None:
    drawn = listed(("key", summary(dealt()), ""))["html"]

    assert "Anna and Green" in drawn
    assert "Standard, Set-up" in drawn
    assert 'data-command="open" data-argument="key"' in drawn


def test_finished_game_is_a_past_one_with_its_points() -> None:
    drawn = listed(("2026-11-20T16-50", summary(finished()), ""))

    for points in caylus.load(finished()).state.scores():
        assert f"<b>{points}</b>" in drawn["past"]
    assert "data-command" not in drawn["html"]


def test_unreadable_game_is_listed_with_the_reason_beside_the_others() -> None:
    drawn = listed(("bad", "", "line 9: no 'x'"), ("good", summary(dealt()), ""))["html"]

    assert re.findall(r'data-command="open" data-argument="(\w+)"', drawn) == ["good"]
    assert re.findall(r'data-command="download" data-argument="(\w+)"', drawn) == ["bad", "good"]
    assert "Unreadable: line 9: no 'x'" in html.unescape(drawn)


@pytest.mark.parametrize("kept", ["", "[]", "{}", "5", '{"points": [1]}', '{"seats": [["red"]]}'])
def test_game_whose_summary_tells_nothing_can_be_opened_all_the_same(kept: str) -> None:
    drawn = listed(("key", kept, ""))

    assert 'data-command="open" data-argument="key"' in drawn["html"]
    assert drawn["past"] == ""


def test_summary_of_what_is_played_is_that_of_its_record() -> None:
    shown = bots(engine("open", record=dealt()))

    assert shown["summary"] == summary(shown["record"])


def test_game_that_was_taken_back_from_its_end_goes_on() -> None:
    end = table(players=2, then="castle", passed="red green", castle=(0, 0, 1), red="FWSd")
    engine("open", record=start_of(end, "person", "random"))
    bots(engine("play", action="offer FWS"))

    assert listed(("key", engine("undo")["summary"], ""))["past"] == ""


def test_markup_in_saves_is_escaped() -> None:
    record = dealt().replace("Anna", MARKUP)
    drawn = listed((MARKUP, summary(record), ""), (MARKUP, MARKUP, MARKUP))["html"]

    assert MARKUP not in drawn
    assert html.escape(MARKUP) in drawn


def test_saves_of_a_browser_that_keeps_nothing_say_so() -> None:
    assert "keeps nothing" in engine("saves", found=[], kept=False)["html"]


def test_games_are_listed_without_their_rules() -> None:
    code = [sys.executable, "-c", ALONE, summary(dealt())]
    ran = subprocess.run(code, capture_output=True, text=True, check=True)

    assert ran.stdout == "[]\n"


def test_every_record_of_an_old_storage_has_a_summary_but_the_damaged_one() -> None:
    answers = [engine("summarise", record=record) for record in old_records().values()]

    assert [answer.keys() for answer in answers].count({"refused"}) == 1
    assert ["points" in answer.get("summary", "") for answer in answers].count(True) == 1


def test_past_game_of_an_old_storage_is_told_as_it_was_there() -> None:
    ((key, past),) = [(name, text) for name, text in OLD.items() if name.startswith("caylus/past/")]
    record = OLD[key.replace("/past/", "/games/")]
    told, was = json.loads(summary(record)), json.loads(past)

    assert [told["variant"], told["round"]] == [was["variant"], was["rounds"]]
    assert told["points"] == [points for _name, _colour, points, _won in was["players"]]
