"""Notes in links: what a link tells, what it leaves out, and what becomes of it where it opens."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caylus
from caylus.records import link as links
from caylus.web.workers import engine_deeds
from tests.doors import RECORDS, asked, engine

RECORD = (RECORDS / "standard-2-players-36.record").read_text(encoding="utf-8")
LAST = len(caylus.load(RECORD).moves)
HERE = "https://example.org/caylus/"
FIXTURES = Path(__file__).parents[1] / "links" / "version-2.json"
WITH_NOTES = json.loads(FIXTURES.read_text(encoding="utf-8"))
LEFT_OUT = "do not fit into the link and are left out."


def noted(notes: dict[int, str], until: int = LAST) -> caylus.Lines:
    """A game as far as so many moves, with notes."""
    match = caylus.load(RECORD)
    match.back_to(until)
    lines = caylus.Lines(match, until)
    for at, text in notes.items():
        lines.note(at, text)
    return lines


def linked(kind: str) -> dict[int, str]:
    """The notes in the link of a kind to the open game."""
    link = asked(engine_deeds.DEEDS, "share", kind=kind, address=HERE)["link"]
    return caylus.unlink_lines(link.rpartition("=")[2]).noted


def opened(text: str, saved: caylus.Lines) -> dict[str, Any]:
    """What a link opens beside a saved game."""
    return asked(engine_deeds.DEEDS, "follow", text=text, found=[("a", saved.text())])


def test_link_to_a_game_bears_the_notes_as_far_as_it_goes() -> None:
    lines = noted({9: "Early.", LAST: "The end."})
    lines.at = 20
    engine("open", record=lines.text())

    assert linked("game") == {9: "Early."}
    assert linked("embed") == {9: "Early."}


@pytest.mark.parametrize(
    ("kind", "notes"),
    [("deal", {}), ("result", {}), ("turn", {}), ("position", {0: "Here."})],
)
def test_only_what_a_link_shows_is_noted_in_it(kind: str, notes: dict[int, str]) -> None:
    engine("open", record=noted({9: "Early.", 20: "Here.", LAST: "The end."}).text())
    engine("look-at", at=20)

    assert linked(kind) == notes


@pytest.mark.parametrize("kind", ["game", "embed"])
def test_sharer_is_told_how_many_notes_were_left_out(kind: str) -> None:
    chance = Random(1)
    notes = {at: "".join(chance.choices("äöü安娜🐓🇱🇻", k=280)) for at in range(40)}
    lines = noted(notes)
    left_out = links.with_notes(lines.match, notes)[1]
    engine("open", record=lines.text())
    told = asked(engine_deeds.DEEDS, "share", kind=kind, address=HERE)["html"]

    assert f"{left_out} notes {LEFT_OUT}" in told


@pytest.mark.parametrize("kind", ["game", "embed"])
def test_nothing_is_said_where_all_notes_fit(kind: str) -> None:
    engine("open", record=noted({9: "Early."}).text())

    assert "left out" not in asked(engine_deeds.DEEDS, "share", kind=kind, address=HERE)["html"]


@pytest.mark.parametrize(("until", "relation"), [(LAST, "same"), (60, "newer")])
def test_notes_of_a_link_are_added_to_those_of_the_saved_game(until: int, relation: str) -> None:
    mine, theirs = noted({9: "Mine."}, until), noted({9: "Mine.", 20: "Theirs."})
    answer = opened(caylus.link(theirs.match, theirs.noted), mine)

    assert (answer["relation"], answer["key"]) == (relation, "a")
    assert caylus.load_lines(answer["record"]).noted == {9: "Mine.", 20: "Theirs."}


def test_notes_stay_where_a_link_without_them_is_followed() -> None:
    mine = noted({9: "Mine."})

    assert opened(caylus.link(mine.match), mine)["record"] == mine.text()


@pytest.mark.parametrize(
    "theirs", [{9: "No!"}, dict.fromkeys(range(10, 110), "Too many for one record.")]
)
def test_link_whose_notes_do_not_go_with_the_saved_ones_is_a_game_of_its_own(
    theirs: dict[int, str],
) -> None:
    lines = noted(theirs)
    answer = opened(caylus.link(lines.match, lines.noted), noted({9: "Mine."}))

    assert (answer["relation"], answer["key"]) == ("new", "")
    assert answer["record"] == lines.text()


@pytest.mark.parametrize("name", WITH_NOTES)
def test_link_with_notes_always_holds_the_same_game(name: str) -> None:
    text, record = WITH_NOTES[name]["link"], "\n".join(WITH_NOTES[name]["record"])

    assert text.startswith(links.VERSION_WITH_NOTES)
    assert caylus.unlink_lines(text).text() == record


def repeated(text: str, count: int) -> tuple[str, int]:
    """A link with the same note of so many positions, and how many found no room."""
    return links.with_notes(caylus.load(RECORD), dict.fromkeys(range(count), text))


@pytest.mark.parametrize("text", ["Here!", "<script>alert(1)</script>", "🐓 安娜 Āžiņš", "x" * 280])
def test_notes_come_back_from_a_link(text: str) -> None:
    link, left_out = repeated(text, 9)

    assert links.LINK.fullmatch(link)
    assert caylus.unlink_lines(link).noted == dict.fromkeys(range(9), text)
    assert left_out == 0


def test_last_notes_that_do_not_fit_into_a_link_are_left_out_and_counted() -> None:
    chance = Random(1)
    notes = {at: "".join(chance.choices("äöü安娜🐓🇱🇻", k=280)) for at in range(40)}
    link, left_out = links.with_notes(caylus.load(RECORD), notes)

    assert len(link) <= links.LONGEST_LINK
    assert [*caylus.unlink_lines(link).noted] == [*range(40 - left_out)]
    assert 0 < left_out < 40


def test_game_whose_notes_find_no_room_at_all_has_the_link_without_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = caylus.load(RECORD)
    alone = caylus.link(match)
    monkeypatch.setattr(links, "LONGEST_LINK", len(alone))

    assert links.with_notes(match, {0: "no", 1: "room"}) == (alone, 2)


def test_note_of_a_position_that_a_link_does_not_reach_is_not_in_it() -> None:
    match = caylus.load(RECORD)
    match.back_to(9)

    assert caylus.link(match, {10: "later"}) == caylus.link(match)
