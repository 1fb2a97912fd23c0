"""Challenges: one deal, played by two people, each without seeing the other's game."""

import html
import re
from dataclasses import replace
from typing import Any

import pytest

import caylus
from caylus.kernel.record import Match
from caylus.records import link as links
from caylus.table import challenged
from caylus.web.workers import engine_deeds
from tests.challenges import BOT, PERSON, RECORD, first_choice, otherwise, recorded, unnamed
from tests.doors import asked, begin, engine
from tests.unit.test_sharing import AGAINST_RANDOM, PICTURE, follow, link, shared

LATE = 60


def take_up(match: Match, *records: str) -> dict[str, Any]:
    """What the challenge of a match opens beside some saved records."""
    return follow(caylus.link(match), *records, opening="challenge")


def over(record: str, match: Match | None = None) -> str:
    """The closing screen of a record, which a match may have challenged."""
    text = caylus.link(match) if match else ""
    return html.unescape(engine("open", record=record, challenge=text)["results"])


def offers(results: str, kind: str) -> bool:
    """Whether a closing screen offers to share a kind of link."""
    return f'data-command="share" data-argument="{kind}"' in results


def chosen(results: str) -> list[str]:
    """The names at the first choice that differs."""
    (found,) = re.findall(r'class="duel-choices">(.*?)</ul>', results, re.DOTALL)
    return re.findall(r"<b>(.*?)</b>", found)


def test_challenge_is_a_link_with_the_whole_game() -> None:
    engine("open", record=RECORD)

    assert "#challenge=1m" in link("challenge")
    assert caylus.unlink(link("challenge").partition("=")[2]).moves == recorded().moves


def test_notes_stay_here_when_a_game_challenges() -> None:
    engine("open", record=RECORD)
    engine("note", text="A bold beginning.")

    assert caylus.unlink_lines(link("challenge").partition("=")[2]).notes == {}


def test_challenge_is_sent_with_the_points_and_the_deal() -> None:
    engine("open", record=RECORD)
    points = recorded().state.scores()[PERSON]

    assert f"deal 36: I scored {points} points. Can you do better?" in shared("challenge")["html"]


def test_challenge_opens_its_deal_before_the_first_move_for_somebody_without_a_name() -> None:
    answer = take_up(recorded())
    fresh = caylus.load(answer["record"])

    assert fresh.moves == []
    assert fresh.header.seed == 36
    assert [str(seat) for seat in fresh.header.seats] == [
        "seat red person",
        "seat green random Ben",
    ]


def test_challenge_tells_only_the_points_before_the_deal_begins() -> None:
    answer = take_up(recorded())
    points = recorded().state.scores()[PERSON]

    assert answer["told"].startswith(f"Ada scored {points} points with this deal.")
    assert set(answer) == {"record", "key", "told"}


def test_game_that_is_played_shows_nothing_of_the_one_that_challenged_it() -> None:
    record = take_up(recorded())["record"]
    shown = engine("open", record=record, challenge=caylus.link(recorded()))

    assert "Ada" not in str(shown)
    assert shown["html"] == engine("open", record=record)["html"]


def test_game_that_was_challenged_is_listed_as_such() -> None:
    record = take_up(recorded())["record"]
    summary = engine("open", record=record, challenge=caylus.link(recorded()))["summary"]
    listed = asked(engine_deeds.DEEDS, "saves", found=[("a", summary, "")], kept=True)["html"]

    assert "Challenge: Red and Ben" in listed


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", links.DAMAGED),
        ("9x", links.OTHER_VERSION),
        (caylus.link(recorded())[:-9], links.DAMAGED),
        (caylus.link(Match(recorded().header, recorded().game)), challenged.NO_CHALLENGE),
        (caylus.link(caylus.load(RECORD.replace("person", "random"))), challenged.NO_CHALLENGE),
        (caylus.link(caylus.load(RECORD.replace("random", "person"))), challenged.NO_CHALLENGE),
    ],
)
def test_link_without_a_challenge_is_refused_in_one_sentence(text: str, reason: str) -> None:
    assert follow(text, opening="challenge") == {"refused": reason}


def test_game_that_another_seed_dealt_is_no_challenge() -> None:
    match = recorded()
    match.sow(7)

    assert not challenged.is_fit(match)
    assert challenged.is_fit(recorded())


@pytest.mark.parametrize(
    ("record", "can"),
    [
        (RECORD, True),
        (RECORD.replace("person Ada", "random Ada"), False),
        (RECORD.replace("random Ben", "person Ben"), False),
    ],
)
def test_only_a_game_of_one_person_is_offered_as_a_challenge(record: str, can: bool) -> None:
    assert offers(over(record), "challenge") == can


def test_game_from_a_position_is_no_challenge() -> None:
    match = recorded()
    last = Match(replace(match.header, start=match.state.to_json()), match.game)

    assert not offers(over(last.text()), "challenge")


def test_duel_tells_who_won_and_by_how_much() -> None:
    theirs = otherwise(LATE)
    mine, other = (match.state.scores()[PERSON] for match in (recorded(), theirs))
    assert mine > other
    won, lost = over(RECORD, theirs), over(unnamed(theirs), recorded())

    assert "Challenge won" in won
    assert f"{mine} points, {mine - other} more than Ada" in won
    assert "Challenge lost" in lost
    assert f"{other} points, {mine - other} fewer than Ada" in lost


def test_duel_with_the_same_game_is_a_draw_without_a_difference() -> None:
    results = over(unnamed(recorded()), recorded())

    assert "The challenge is a draw" in results
    assert "Both games are the same, move by move." in results


def test_duel_shows_the_first_choice_that_differs_with_a_way_to_it() -> None:
    at = first_choice(PERSON, LATE)
    theirs = otherwise(at)
    results = over(unnamed(recorded()), theirs)

    assert "The first choice that differs" in results
    assert chosen(results) == ["Red", "Ada"]
    assert f'data-command="look-at" data-argument="{at}"' in results


def test_duel_says_so_if_a_bot_was_the_first_to_move_otherwise() -> None:
    results = over(unnamed(recorded()), otherwise(first_choice(BOT, LATE)))

    assert "The same choices up to here; then Ben moved otherwise" in results


def test_both_curves_are_drawn_over_each_other_even_if_one_game_is_longer() -> None:
    theirs = otherwise(LATE)
    assert theirs.state.round != recorded().state.round

    for results in (over(RECORD, theirs), over(theirs.text(), recorded())):
        assert results.count('class="seat-red"') == results.count('class="seat-red rival"') == 1
        assert results.count('class="seat-green pale"') == 1


def test_answer_goes_back_with_both_results() -> None:
    theirs = otherwise(LATE)
    assert offers(over(RECORD, theirs), "answer")
    assert not offers(over(RECORD), "answer")

    over(RECORD, theirs)
    mine, other = (match.state.scores()[PERSON] for match in (recorded(), theirs))
    assert f"deal 36: {mine} for me, {other} for you." in shared("answer")["html"]
    assert "#challenge=" in link("answer")


def test_answer_opens_the_own_game_of_the_deal_beside_it() -> None:
    theirs = otherwise(LATE)
    answer = take_up(theirs, begin(AGAINST_RANDOM)["record"], "no record", RECORD)

    assert answer == {"record": RECORD, "key": "c", "told": ""}


def test_own_challenge_begins_its_deal_anew() -> None:
    assert take_up(recorded(), RECORD)["key"] == ""


def test_games_that_are_not_over_do_not_answer_a_challenge() -> None:
    match = otherwise(LATE)
    match.back_to(LATE)

    assert take_up(recorded(), match.text())["key"] == ""


def test_challenge_of_another_deal_is_not_laid_over_a_game() -> None:
    stronger = caylus.load(RECORD.replace("random Ben", "greedy Ben"))

    assert challenged.is_fit(stronger)
    assert "duel" not in over(RECORD, stronger)


def test_trial_after_the_end_is_no_challenge() -> None:
    engine("open", record=RECORD, challenge=caylus.link(otherwise(LATE)))
    results = engine("try-out")["results"]

    assert "end-points" in results
    assert not offers(results, "answer")


def test_kept_challenge_that_cannot_be_read_changes_nothing() -> None:
    shown = asked(engine_deeds.DEEDS, "open", record=RECORD, challenge="1mAAAA")

    assert "duel" not in shown["results"]
    assert offers(shown["results"], "challenge")


def test_name_of_a_rival_is_only_text() -> None:
    match = caylus.load(otherwise(LATE).text().replace("person Ada", f"person {PICTURE}"))
    engine("open", record=RECORD, challenge=caylus.link(match))

    assert "<img" not in engine("reveal")["results"]
    assert "<img" not in shared("answer")["html"]
