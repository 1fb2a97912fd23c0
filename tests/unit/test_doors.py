"""Records, saves, faults and the thinker's choices at the doors of the workers."""

import json
import linecache
import re

import pytest

import caylus
from caylus.web.workers import engine_deeds, thinker_deeds
from caylus.web.workers.door import answer
from tests.doors import (
    HEADER,
    RECORDS,
    asked,
    begin,
    dealt,
    engine,
    here,
    play,
    state_of,
    thinker,
    told,
)

AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
MARKUP = "<img/src=x/onerror=alert(1)>"
HOSTILE = {
    "foreign": ("GIF89a", 1, "no record"),
    "empty": ("", 1, "no record"),
    "version": (HEADER.replace("caylus 1", "caylus 9"), 1, "another version of the format"),
    "huge": (HEADER + "x" * 1_000_000, 1, "characters; a record has at most 200000"),
    "illegal": (HEADER + "place 3\n", 9, "'place 3' is not on offer"),
    "markup": (HEADER + MARKUP, 9, "is not on offer"),
    "truncated": (HEADER.split("seed")[0] + "see", 7, "not a header line"),
    "deep": (HEADER.replace("seed 7", "start " + "[" * 150_000), None, "nested deeper than 20"),
    "opponent": (HEADER.replace("greedy", "cheater"), 6, "no opponent here is called cheater"),
    "opponents": (
        HEADER.replace("person", "robot").replace("greedy", "cheater"),
        5,
        "no opponent here is called robot",
    ),
    "form feed": (
        HEADER.replace("standard", "standard\f").replace("greedy", "cheater"),
        6,
        "no opponent here is called cheater",
    ),
    "indented opponent": (HEADER.replace("seat green greedy", "  seat green x"), 6, "no opponent"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_record_is_refused_with_line_and_reason_and_the_open_game_stays(kind: str) -> None:
    record, line, reason = HOSTILE[kind]
    before = begin(AGAINST_RANDOM)
    refused = engine("open", record=record)["refused"]

    assert re.match(rf"line {line or '[0-9]+'}: ", refused)
    assert reason in refused
    assert here() == before


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_record_has_no_summary_but_the_same_reason(kind: str) -> None:
    record = HOSTILE[kind][0]

    assert engine("summarise", record=record) == engine("open", record=record)


def test_record_without_a_seed_that_waits_for_a_deal_is_refused_or_dealt_on() -> None:
    """A record may lack a seed (docs/record.md), but a game that goes on needs cards."""
    answered = engine("open", record=HEADER.replace("seed 7\n", ""))

    assert "refused" in answered or state_of(answered).actor == 0


def test_action_that_cannot_be_dealt_on_is_refused_and_changes_nothing() -> None:
    record = HEADER.replace("seed 7\n", "") + "\n".join(caylus.load(dealt()).moves) + "\n"
    before = engine("open", record=record)
    answered = engine("play", action="mulligan")

    assert "refused" not in answered or here() == before


@pytest.mark.parametrize("drawn", [True, False])
def test_table_that_stands_as_its_record_leaves_it_is_drawn_and_told_of_when_asked(
    drawn: bool,
) -> None:
    whole = told("open", record=dealt())
    played = told("play", action="keep")
    standing = asked(engine_deeds.DEEDS, "open", record=dealt(), stands=True)

    assert {name for name in whole if standing.get(name) != whole[name]} == {"html", "actions"}
    assert standing["changes"] == []
    assert not drawn or told("show") == whole
    assert told("play", action="keep") == played


def over() -> str:
    """The record of a game that is over."""
    (path,) = RECORDS.glob("introductory-2-*.record")
    return path.read_text(encoding="utf-8")


CANNOT_STAND = {
    "not dealt": lambda: HEADER,
    "behind a curtain": lambda: dealt().replace("greedy", "person"),
    "a bot's turn": lambda: dealt() + "keep\n",
    "over": over,
    "written in another way": lambda: dealt() + "\n",
}


@pytest.mark.parametrize("how", CANNOT_STAND)
def test_table_that_cannot_stand_as_its_record_leaves_it_is_drawn_at_once(how: str) -> None:
    record = CANNOT_STAND[how]()

    drawn = asked(engine_deeds.DEEDS, "open", record=record, stands=True)

    assert drawn == asked(engine_deeds.DEEDS, "open", record=record)
    assert drawn["html"]


def test_both_workers_say_which_build_they_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAYLUS_BUILD", "0123abc")

    assert engine("hello") == {"version": "0123abc"}
    assert asked(thinker_deeds.DEEDS, "hello") == {"version": "0123abc"}


@pytest.mark.parametrize(
    ("request_text", "error"),
    [
        ("{", "JSONDecodeError"),
        ("[]", "TypeError"),
        ("{}", "KeyError: 'do'"),
        ('{"do": "dance"}', "KeyError: 'dance'"),
        ('{"do": "begin"}', "KeyError: 'seats'"),
        ("[" * 100_000, "RecursionError"),
    ],
)
def test_exception_becomes_a_fault_with_its_traceback(request_text: str, error: str) -> None:
    answered = json.loads(answer(request_text, engine_deeds.DEEDS))

    assert answered.keys() == {"fault"}
    assert answered["fault"].startswith("Traceback")
    assert error in answered["fault"]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_thinker_takes_a_legal_action_and_always_the_same(bot: str) -> None:
    shown = begin([[bot, ""], ["person", ""], [bot, ""]])
    for _ in range(20):
        if shown["bot"]:
            action = thinker(shown["record"])["action"]
            assert action in map(str, state_of(shown).actions())
            assert thinker(shown["record"])["action"] == action
        else:
            action = str(state_of(shown).actions()[0])
        shown = play(action)


def of_player(name: str, record: str) -> str:
    """A record in which the first seat must choose, and is an opponent's."""
    return record.replace("person Anna", name)


def test_thinker_answers_in_parts_until_time_is_over_or_nothing_can_overtake() -> None:
    record = of_player("seneschal", dealt())
    answers = [thinker(record)]
    while "left" in answers[-1]:
        answers.append(thinker(record))

    parts = [answer["left"] for answer in answers[:-1]]
    assert parts == pytest.approx([part / 20 for part in range(19, 19 - len(parts), -1)])
    assert parts[-1] < 0.6
    assert answers[-1]["action"] in ("keep", "mulligan")


def test_thinker_told_to_move_now_ends_its_thought() -> None:
    record = of_player("seneschal", dealt())
    assert thinker(record)["left"] == 0.95

    assert thinker(record, now=True)["action"] in ("keep", "mulligan")
    assert "left" in thinker(record)


def test_thinker_asked_about_another_game_forgets_the_first() -> None:
    first, other = of_player("seneschal", dealt()), of_player("bailiff", dealt())
    thinker(first)

    assert thinker(first)["left"] < 0.95
    assert thinker(other)["action"] in ("keep", "mulligan")
    assert thinker(first)["left"] == 0.95


def test_thinker_thinks_where_moves_were_taken_back() -> None:
    record = of_player("greedy", dealt())
    at = len(caylus.load(record).moves)

    assert thinker(f"{record}keep\nat {at}\n") == thinker(record)


def test_thinker_refuses_a_finished_game_a_person_a_deal_and_a_bad_record() -> None:
    finished = (RECORDS / "standard-2-players-36.record").read_text()
    nobody = {"refused": "nobody must choose in this record"}

    assert thinker(finished) == nobody
    assert thinker(HEADER) == nobody
    assert "player 'person'" in thinker(dealt())["refused"]
    assert thinker(HEADER + "dance")["refused"].startswith("line 9: 'dance' is not on offer")


@pytest.mark.parametrize(
    ("game", "variant", "may_be"),
    [
        ("magna-carta", "introductory", {"builder", "courtier", "miser"}),
        ("classic", "2006-jeweller", {"builder", "courtier", "miser", "sheriff"}),
    ],
)
def test_bots_with_any_temperament_are_dealt_those_of_the_variant(
    game: str, variant: str, may_be: set[str]
) -> None:
    seats = [["person", ""], *[["merchant-any", ""]] * 3]
    dealt = set()
    for seed in range(8):
        begun = engine("begin", game=game, variant=variant, seats=seats, seed=seed)
        dealt |= {seat.player for seat in caylus.load(begun["record"]).header.seats[1:]}

    assert dealt == {f"merchant-{name}" for name in may_be}


def test_what_is_absent_is_named_first_with_a_refusal_and_no_source_is_read() -> None:
    """The worker looks at how the answer begins; woken from memory it has no sources."""

    def deed(message: object) -> dict[str, object]:
        raise ModuleNotFoundError(name="caylus.games.classic.view.view")

    linecache.clearcache()
    text = answer('{"do": "open"}', {"open": deed})

    assert text.startswith('{"absent": "beside/classic"')
    assert "connection" in json.loads(text)["refused"]
    assert not linecache.cache
