"""Links from the open game, and what a link opens beside the saved games."""

import html
import itertools
import re
from typing import Any

import pytest
from qrcodegen import QrCode, QrSegment

import caylus
from caylus.records import link as links
from caylus.view.share import QUIET
from caylus.web.workers import engine_deeds
from tests.doors import (
    RECORDS,
    asked,
    begin,
    bots,
    curtain,
    engine,
    hand,
    offered,
    play,
    standing,
    start_of,
)
from tests.games.magna_carta.rules.positions import table

HERE = "https://example.org/caylus/"
TWO = [["person", "Anna"], ["person", "Ben"]]
AGAINST_RANDOM = [["person", "Anna"], ["random", "Robin"]]
RECORD = (RECORDS / "standard-2-players-36.record").read_text()
# A name that would run a script if it became a part of the page.
PICTURE = "<img src=x onerror=alert(1)>"


def shared(kind: str, **fields: object) -> dict[str, Any]:
    """The panel that shares the open game."""
    return asked(engine_deeds.DEEDS, "share", kind=kind, address=HERE, **fields)


def link(kind: str) -> str:
    """The link in that panel."""
    found = re.search(r'id="share-link" readonly value="([^"]*)"', shared(kind)["html"])
    assert found
    return html.unescape(found[1])


def held(kind: str) -> caylus.Match:
    """The match that a link holds."""
    address, _is, text = link(kind).partition("=")
    assert address.startswith(HERE + "#")
    return caylus.unlink(text)


def follow(text: str, *records: str, **fields: object) -> dict[str, Any]:
    """What a link's text opens beside some saved records, called a, b, ..."""
    found = list(zip("abc", records, strict=False))
    return asked(engine_deeds.DEEDS, "follow", text=text, found=found, **fields)


def test_whole_game_is_shared_as_far_as_it_has_come() -> None:
    shown = bots(play_first())

    assert held("game").text() == shown["record"]
    assert link("game").startswith(f"{HERE}#play=1m")


def play_first() -> dict[str, Any]:
    """A game after its first choice."""
    begin(AGAINST_RANDOM)
    return play("keep")


def can_send() -> bool:
    """Whether the panel offers to send the turn."""
    return 'data-command="send"' in shared("game")["html"]


def test_turn_can_be_sent_when_another_person_may_take_it_elsewhere() -> None:
    begin(TWO)
    assert can_send()
    play("keep")
    assert can_send()

    begin(AGAINST_RANDOM)
    assert not can_send()


def test_only_the_seat_of_this_screen_sends_its_turn_once_it_has_chosen() -> None:
    state = table(players=2, turn="red", hands={"red": "market", "green": "bank"}, red="4d")
    engine("open", record=start_of(state, "person", "person"), wishes={"own": 0})
    assert not can_send()

    play("pass")
    assert can_send()


def test_only_games_with_hands_caution_of_them() -> None:
    begin(TWO)
    assert "hands" in shared("game")["html"]
    assert "curtain" in shared("turn")["html"]

    people = [("person", "A"), ("person", "B")]
    match = caylus.new_match(caylus.game("classic"), "2006", people, seed=1)
    match.deal()
    engine("open", record=match.text())
    assert "hands" not in shared("game")["html"]
    assert "curtain" not in shared("turn")["html"]


def test_what_was_taken_back_is_not_shared() -> None:
    bots(play_first())
    shown = standing(engine("undo"))

    assert held("game").text() == shown["record"]


def test_position_is_shared_without_what_was_before() -> None:
    engine("open", record=RECORD)
    engine("look-at", at=90)
    match = caylus.load(RECORD)
    match.back_to(90)

    assert held("position").moves == []
    assert held("position").state.to_json() == match.state.to_json()


def test_deal_is_shared_as_a_game_that_has_not_begun() -> None:
    shown = play_first()
    match = held("deal")

    assert link("deal").startswith(f"{HERE}#deal=")
    assert match.moves == []
    assert match.header == caylus.load(shown["record"]).header


def test_result_is_shared_as_a_short_text_with_the_deal() -> None:
    seats = {"red person Ada": "Ada (me)", "green merchant-miser": "Green (Merchant, Miser)"}
    head, _, moves = RECORD.partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith("seat")]
    lines[4:4] = [f"seat {seat}" for seat in seats]
    record = "\n".join(lines) + "\n\n" + moves
    engine("open", record=record)
    scores = caylus.load(record).state.scores()
    best, other = sorted(zip(scores, seats.values(), strict=True), reverse=True)
    text = shared("result")["html"]

    assert f"deal 36: {best[1]} {best[0]} and {other[1]} {other[0]}." in text
    assert "#deal=" in link("result")


def test_several_people_are_not_called_me() -> None:
    engine("open", record=RECORD.replace(" random ", " person "))

    assert "(me)" not in shared("result")["html"]


def test_link_has_a_picture_for_cameras() -> None:
    play_first()

    assert re.search(r'<svg viewBox="0 0 \d+ \d+" class="qr">', shared("game")["html"])


@pytest.mark.parametrize("kind", ["game", "position", "deal"])
def test_picture_is_the_qr_code_of_the_link_beside_it(kind: str) -> None:
    engine("open", record=RECORD)
    picture = re.search(r'class="share-code".*?</p>', shared(kind)["html"], re.DOTALL)
    assert picture
    drawn = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", picture[0])}
    segments = QrSegment.make_segments(link(kind))
    code = QrCode.encode_segments(segments, QrCode.Ecc.LOW, boostecl=False)
    places = itertools.product(range(code.get_size()), repeat=2)

    assert drawn == {(x + QUIET, y + QUIET) for x, y in places if code.get_module(x, y)}


def test_too_long_a_link_has_no_picture() -> None:
    play_first()
    panel = asked(engine_deeds.DEEDS, "share", kind="game", address=HERE + "x" * 1_000)

    assert "qr" not in panel["html"]


def test_hostile_address_is_only_text() -> None:
    play_first()
    panel = asked(engine_deeds.DEEDS, "share", kind="game", address='"><script>alert(1)</script>')

    assert "<script" not in panel["html"]


def hostile(moves: int) -> dict[str, Any]:
    """What a link of so many moves opens, with a first seat named like a picture."""
    match = caylus.load(RECORD.replace("random Ada", f"person {PICTURE}"))
    match.back_to(moves)
    record = follow(caylus.link(match))["record"]
    return engine("open", record=record, wishes={"own": -1})


def test_name_of_a_seat_is_only_text_on_table_curtain_and_results() -> None:
    over, covered = hostile(moves=1_000), hostile(moves=20)

    for text in (over["html"], over["results"], covered["html"], engine("reveal")["html"]):
        assert "<img" not in text
        assert html.escape(PICTURE) in text


@pytest.mark.parametrize("kind", ["game", "position", "deal", "turn", "embed", "result"])
def test_name_of_a_seat_is_only_text_where_it_is_shared(kind: str) -> None:
    hostile(moves=20 if kind == "turn" else 1_000)
    text = shared(kind)["html"]

    assert "<img" not in text
    assert (html.escape(PICTURE) in text) == (kind in ("turn", "result"))


def test_link_to_an_unknown_game_opens_as_a_new_one() -> None:
    text = caylus.link(caylus.load(RECORD))
    answer = follow(text, begin(AGAINST_RANDOM)["record"], "no record")

    assert answer == {"record": RECORD, "relation": "new", "key": "", "over": True}


def saved_and_linked(saved: int, linked: int) -> dict[str, Any]:
    """What a link of so many moves opens where so many are saved."""
    match, other = caylus.load(RECORD), caylus.load(RECORD)
    match.back_to(saved)
    other.back_to(linked)
    return follow(caylus.link(other), begin(AGAINST_RANDOM)["record"], match.text())


@pytest.mark.parametrize(
    ("saved", "linked", "relation"), [(90, 90, "same"), (60, 90, "newer"), (90, 60, "older")]
)
def test_link_to_a_saved_game_finds_it(saved: int, linked: int, relation: str) -> None:
    answer = saved_and_linked(saved, linked)

    assert (answer["key"], answer["relation"]) == ("b", relation)
    assert len(caylus.load(answer["record"]).moves) == linked


def test_newer_link_keeps_the_lines_that_were_left() -> None:
    begin(AGAINST_RANDOM)
    left = bots(play("keep"))
    engine("undo")
    now = bots(play("mulligan"))
    match = caylus.load(now["record"])
    match.play(str(match.state.actions()[0]))
    answer = follow(caylus.link(match), now["record"])
    lines = caylus.load_lines(answer["record"])

    assert answer["relation"] == "newer"
    assert lines.match.moves == match.moves
    assert lines.others == [caylus.load(left["record"]).moves]


def test_link_to_a_line_that_went_on_otherwise_is_apart() -> None:
    play_first()
    here = engine("reveal")["record"]
    begin(AGAINST_RANDOM)
    there = play("mulligan")["record"]

    assert follow(caylus.link(caylus.load(there)), here)["relation"] == "apart"


def test_deal_opens_as_a_new_game_even_where_it_is_saved() -> None:
    record = begin(AGAINST_RANDOM)["record"]
    answer = follow(caylus.link(caylus.load(record)), record, opening="deal")

    assert (answer["relation"], caylus.load(answer["record"]).moves) == ("new", [])


@pytest.mark.parametrize(
    ("text", "reason"), [("", links.DAMAGED), ("2x", links.OTHER_VERSION), ("1m", links.DAMAGED)]
)
def test_link_that_holds_no_game_is_refused_in_one_sentence(text: str, reason: str) -> None:
    assert follow(text) == {"refused": reason}


def test_turn_opens_behind_a_curtain_and_shows_one_hand_only() -> None:
    begin(TWO)
    engine("reveal")
    play("keep")
    record = held("turn").text()
    shown = engine("open", record=record, wishes={"own": -1})

    assert curtain(shown)
    assert hand(shown) == []
    shown = engine("reveal")
    assert offered(shown) == ["keep", "mulligan"]
    shown = play("keep")
    assert len(hand(shown)) == 3


def test_who_plays_by_links_sends_the_turn_and_cannot_play_for_others() -> None:
    state = table(players=2, turn="red", red="6d", green="3d")
    engine("open", record=start_of(state, "person", "person"), wishes={"own": 0})
    engine("reveal")
    shown = play("place 1")

    assert not curtain(shown)
    assert 'data-command="send"' in shown["html"]
    assert (offered(shown), shown["bot"]) == ([], False)


def test_who_waits_for_an_answer_by_link_sees_the_own_hand_and_what_undo_means() -> None:
    state = table(players=2, turn="green", hands={"red": "market", "green": "bank"}, red="4d")
    shown = engine("open", record=start_of(state, "person", "person"), wishes={"own": 0})
    assert hand(shown) == ["market"]

    state = table(players=2, turn="red", hands={"red": "market", "green": "bank"}, red="4d")
    engine("open", record=start_of(state, "person", "person"), wishes={"own": 0})
    engine("reveal")
    assert "may be with the other player" in play("pass")["html"]


def test_others_choices_in_a_game_by_links_are_not_gone_on_from() -> None:
    state = table(
        players=2, turn="red", hands={"red": "market", "green": "bank"}, red="4d", green="4d"
    )
    engine("open", record=start_of(state, "person", "person"))
    engine("reveal")
    play("place 1")
    engine("reveal")
    record = play("place 2")["record"]
    engine("open", record=record, wishes={"own": 0})

    for at, can in ((0, True), (1, False)):
        (stand,) = re.findall(
            r'<button[^>]*data-command="stand"[^>]*>', engine("look-at", at=at)["html"]
        )
        assert ("disabled" not in stand) == can


def test_whole_game_between_people_is_shared_with_a_word_of_caution() -> None:
    state = table(players=2, turn="red", hands={"red": "market"}, red="4d")
    engine("open", record=start_of(state, "person", "person"))
    assert "matter of honour" in shared("game")["html"]

    engine("open", record=start_of(state, "person", "greedy"))
    assert "matter of honour" not in shared("game")["html"]


def test_seat_of_a_screen_is_told_when_a_turn_is_opened() -> None:
    state = table(players=2, turn="green", green="6d")
    record = start_of(state, "person", "person")

    assert engine("open", record=record, wishes={"own": -1})["own"] == 1
    assert engine("open", record=record, wishes={})["own"] is None


def test_sender_of_a_turn_is_who_chose_last() -> None:
    begin(TWO)
    engine("reveal")
    play("keep")

    assert shared("turn")["own"] == 0
    assert "Send the turn to Ben" in shared("turn")["html"]
    assert "a determined reader could decode" in shared("turn")["html"]


def test_link_is_compared_with_the_saved_game_that_is_closest() -> None:
    begin(AGAINST_RANDOM)
    first = bots(play("keep"))["record"]
    begin(AGAINST_RANDOM)
    other = bots(play("mulligan"))["record"]
    text = caylus.link(caylus.load(first))

    assert follow(text, other, first)["key"] == "b"
    assert follow(text, first, other)["key"] == "a"


def test_game_that_nobody_has_begun_here_is_not_taken_for_the_one_of_a_link() -> None:
    record = begin(AGAINST_RANDOM)["record"]
    text = caylus.link(caylus.load(play("keep")["record"]))

    assert follow(text, record)["relation"] == "new"


def test_turn_sent_from_a_position_that_was_taken_back_stays_there() -> None:
    begin(TWO)
    for _ in range(2):
        engine("reveal")
        play("keep")
    engine("undo")
    record = caylus.load_lines(engine("reveal")["record"])
    shown = engine("open", record=record.text(), wishes={"own": 0})

    assert caylus.load(shown["record"]).moves == record.match.moves[: record.at]


@pytest.mark.parametrize(
    ("kind", "mode", "moves"),
    [("embed", "replay", 8), ("embed-deal", "play", 0), ("embed-puzzle", "puzzle", 0)],
)
def test_frame_shows_what_was_chosen(kind: str, mode: str, moves: int) -> None:
    play_first()
    text = html.unescape(shared(kind)["html"])
    found = re.search(r'embed\.html\?embed=(\w+)#\w+=([\w-]+)"', text)

    assert found
    assert found[1] == mode
    assert len(caylus.unlink(found[2]).moves) == moves
