"""Notes: sentences that are kept with positions of a game, and never more than text."""

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caylus
from caylus.records.lines import Lines
from caylus.records.notes import LONGEST_NOTE, MOST_NOTES, tidied
from tests.doors import HEADER, RECORDS, engine
from tests.lines import again, begun, play, refusal

RECORD = (RECORDS / "standard-2-players-36.record").read_text(encoding="utf-8")
MATCH = caylus.load(RECORD)
LAST = len(MATCH.moves)
# What a position may be called, however odd: markup, emoji, other scripts.
ODD = [
    "<script>alert(1)</script>",
    "&amp; ]]> {{ 7 * 7 }}",
    "🐓🇱🇻👍🏽",
    "Āžiņš, 安娜, שלום",
    "note 3 x",
    "é" * 280,
]
# What no note may hold: nothing, too much, control characters, marks that turn the writing.
UNFIT = [
    "",
    " ",
    "x" * 281,
    "a\x00b",
    "a\x1b[31m",
    "a\u202eb",
    "a\u2066b",
    "a\u200fb",
    "\ufeff\ufeffa",
    "\ud800",
]
TEXTS = st.text(min_size=1, max_size=LONGEST_NOTE).map(tidied).filter(bool)


def noted(*notes: str) -> str:
    """The record of a whole game with some note lines in its header."""
    return RECORD.replace("\n\n", "".join(f"\n{note}" for note in notes) + "\n\n", 1)


@pytest.mark.parametrize("text", ODD)
def test_any_printable_text_is_a_note(text: str) -> None:
    lines = caylus.load_lines(noted(f"note 57 {text}"))

    assert lines.noted == {57: text}
    assert again(lines).noted == {57: text}


def test_notes_stand_in_the_header_in_the_order_of_the_game() -> None:
    lines = caylus.load_lines(RECORD)
    lines.note(LAST, "The end.")
    lines.note(0, "At  first. ")

    assert lines.text() == noted("note 0 At first.", f"note {LAST} The end.")


def test_record_without_notes_is_as_it_always_was() -> None:
    assert caylus.load_lines(RECORD).text() == RECORD


def test_note_is_changed_and_removed() -> None:
    lines = begun()
    lines.note(7, "Keep?")
    lines.note(7, "Keep!")
    assert lines.noted == {7: "Keep!"}

    lines.note(7, "")
    assert lines.noted == {}


@pytest.mark.parametrize("text", UNFIT)
def test_text_that_no_note_may_hold_is_refused_with_its_line(text: str) -> None:
    said = refusal(noted("note 3 fine", f"note 57 {text}"))

    assert said.startswith("line 9: ")
    assert said.endswith(f": a note has 1 to {LONGEST_NOTE} printable letters")
    assert said.isprintable()


@pytest.mark.parametrize("text", UNFIT)
def test_what_was_typed_is_made_fit_or_is_no_note(text: str) -> None:
    lines = begun()
    lines.note(7, tidied(text))

    assert again(lines).noted == lines.noted


@pytest.mark.parametrize(
    ("notes", "reason"),
    [
        (["note"], "line 8: 'note': a note needs a number of moves and a text"),
        (["note here x"], "line 8: 'note here x': a note needs a number of moves and a text"),
        (["note -1 x"], "line 8: 'note -1 x': a note needs a number of moves and a text"),
        (["note 123456 x"], "line 8: 'note 123456 x': a note needs a number of moves and a text"),
        ([f"note {LAST + 1} x"], f"line 8: there are only {LAST} moves before it"),
        (["note 5 x", "note 5 y"], "line 9: a second note of the same position"),
        ([f"note {at} x" for at in range(MOST_NOTES + 1)], "line 108: more than 100 notes"),
    ],
)
def test_notes_that_cannot_be_are_refused_with_the_line_and_the_reason(
    notes: list[str], reason: str
) -> None:
    assert refusal(noted(*notes)) == reason


def test_record_has_room_for_so_many_notes() -> None:
    lines = caylus.load_lines(RECORD)
    for at in range(MOST_NOTES):
        lines.note(at, "x" * LONGEST_NOTE)
    lines.note(0, "another")

    assert len(again(lines).noted) == MOST_NOTES
    with pytest.raises(ValueError, match="at most 100 notes"):
        lines.note(MOST_NOTES, "x")


def test_notes_stay_when_moves_are_taken_back() -> None:
    lines = begun()
    play(lines, "keep", "keep")
    lines.note(8, "Too early.")
    lines.at = 7

    assert again(lines).noted == {8: "Too early."}


def test_note_stays_with_the_line_that_was_left_and_comes_back_with_it() -> None:
    lines = begun()
    play(lines, "keep", "keep")
    lines.note(7, "Both lines.")
    lines.note(9, "The first line.")
    lines.at = 7
    play(lines, "mulligan")
    lines.note(8, "The second line.")
    lines = again(lines)
    assert lines.noted == {7: "Both lines.", 8: "The second line."}
    assert "branch 7\nnote 9 The first line.\nkeep\n" in lines.text()

    lines.turn_to(0)
    assert again(lines).noted == {7: "Both lines.", 9: "The first line."}


def test_note_of_a_position_that_two_left_lines_share_is_written_once() -> None:
    lines = begun()
    play(lines, "keep", "keep")
    lines.note(8, "Shared.")
    for at, move in ((8, "mulligan"), (7, "mulligan")):
        lines.at = at
        play(lines, move)
    lines = again(lines)

    assert len(lines.others) == 2
    assert lines.noted == {}
    assert lines.text().count("Shared.") == 1


def test_note_goes_with_its_line_into_the_file_of_lines_without_room() -> None:
    lines = begun()
    play(lines, "keep", "keep")
    lines.note(9, "Remember me.")
    lines.at = 7
    play(lines, "mulligan")
    lines.gone.append(lines.others.pop())

    assert "Remember me." not in lines.text()
    assert caylus.load_lines(lines.gone_text()).noted == {9: "Remember me."}


@pytest.mark.parametrize(
    ("section", "reason"),
    [
        ("branch 0\nnote 5 x", "line 11: there are only 1 moves before it"),
        ("branch 0\nnote 1 \x07", "line 11: '\\x07': a note has 1 to 280 printable letters"),
        ("branch 0\nnote 1 x\nnote 1 y", "line 12: a second note of the same position"),
        ("at 0\nnote 0 x", "line 11: no move may follow 'at'"),
    ],
)
def test_notes_of_left_lines_are_refused_alike(section: str, reason: str) -> None:
    section = f"{section}\ndeal neutral park\n" if "branch" in section else section

    assert refusal(f"{HEADER}deal neutral forest\n{section}") == reason


def test_note_among_the_moves_is_no_move() -> None:
    assert refusal(RECORD + "note 3 x\n").endswith("the game is over")


def test_what_a_note_cannot_hold_leaves_no_room_behind() -> None:
    assert tidied("one \x00 two\nthree") == "one two three"


@given(st.dictionaries(st.integers(0, LAST), TEXTS, max_size=20))
def test_all_notes_come_back_from_their_record(notes: dict[int, str]) -> None:
    lines = Lines(MATCH, LAST)
    for at, text in notes.items():
        lines.note(at, text)

    assert again(lines).noted == dict(sorted(notes.items()))


def looked_at(at: int, record: str = RECORD) -> dict[str, Any]:
    """What a table shows of a position of a game."""
    engine("open", record=record)
    return engine("look-at", at=at)


def test_note_of_a_position_is_shown_only_where_one_looks_back() -> None:
    record = noted("note 40 Here it turns.", f"note {LAST} The end.")

    assert "Here it turns." in looked_at(40, record)["html"]
    assert "Here it turns." not in looked_at(41, record)["html"]
    assert "The end." not in engine("look-at")["html"]


def test_note_that_is_written_is_in_the_record_and_beside_the_position() -> None:
    looked_at(40)
    shown = engine("note", text="  Here it\nturns.\u202e ")

    assert caylus.load_lines(shown["record"]).noted == {40: "Here it turns."}
    assert '<span dir="auto">Here it turns.</span>' in shown["html"]
    assert caylus.load_lines(engine("note", text=" ")["record"]).noted == {}


def test_markup_in_a_note_is_escaped_wherever_it_is_shown() -> None:
    html = looked_at(40, noted("note 40 <script>alert(1)</script>"))["html"]
    panel = engine("panel", name="notes")["html"]

    assert "&lt;script&gt;" in html
    assert "&lt;script&gt;" in panel
    assert "<script" not in html + panel


def test_panel_lists_the_notes_and_its_field_takes_as_much_as_a_note_holds() -> None:
    looked_at(40, noted("note 9 Early.", "note 40 Later."))
    panel = engine("panel", name="notes")["html"]

    assert re.findall(r'data-argument="(\d+)"', panel) == ["9", "40"]
    assert f'maxlength="{LONGEST_NOTE}"' in panel


def test_slider_marks_the_positions_that_have_notes() -> None:
    html = looked_at(40, noted("note 9 Early.", "note 40 Later."))["html"]

    assert re.findall(r'class="noted" d="M(\d+) ', html) == ["9", "40"]


def test_note_is_typed_with_its_capitals_and_told_and_removed() -> None:
    looked_at(40)

    assert engine("say", text="note Here It turns.")["said"] == "Noted."
    assert engine("say", text="note") == {"said": "Here It turns.", "rule": ""}
    assert caylus.load_lines(engine("say", text="Note -")["record"]).noted == {}
    assert engine("say", text="note")["said"].startswith("No note here.")


def test_note_for_which_there_is_no_room_is_refused() -> None:
    looked_at(LAST, noted(*(f"note {at} x" for at in range(MOST_NOTES))))

    assert engine("note", text="x") == {"refused": "There is no room for another note."}


def test_note_of_what_is_only_tried_goes_with_it() -> None:
    looked_at(40)
    engine("try-out")
    engine("note", text="Only tried.")
    tried = engine("show")

    assert "Only tried." not in tried["kept"]
    assert caylus.load_lines(engine("drop-line")["record"]).noted == {}


def test_lines_played_at_random_keep_every_note() -> None:
    chance = random.Random(1)
    lines = begun()
    for number in range(40):
        lines.at = chance.randint(7, len(lines.match.moves))
        lines.leave()
        for _move in range(4):
            lines.match.play(str(chance.choice(lines.match.state.actions())))
            lines.match.deal()
        lines.arrive()
        lines.note(lines.at, f"Line {number}.")
    read = again(lines)

    assert len(read.notes) == 40
    assert read.notes == lines.notes
    assert read.text() == lines.text()
