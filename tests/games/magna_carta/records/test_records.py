"""Recorded games reach the scores that were written down, and use all of the game."""

import functools
import json
from pathlib import Path

import pytest

import caylus
from tests.games.magna_carta.records.feats import WANTED, replayed

FOLDER = Path(__file__).parent
RECORDS = sorted(path.name for path in FOLDER.glob("*.record"))
EXPECTED = json.loads((FOLDER / "expected.json").read_text())
EACH = pytest.mark.parametrize("name", RECORDS)


@functools.cache
def replay(name: str) -> tuple[caylus.State, set[str]]:
    return replayed((FOLDER / name).read_text())


def test_every_record_has_an_expected_end() -> None:
    assert sorted(EXPECTED) == RECORDS
    assert len(RECORDS) >= 10


@EACH
def test_record_reaches_its_scores(name: str) -> None:
    state = caylus.load((FOLDER / name).read_text()).state

    assert state.is_over
    assert {"scores": state.scores(), "winners": state.winners()} == EXPECTED[name]


@EACH
def test_record_is_written_as_it_was_read(name: str) -> None:
    text = (FOLDER / name).read_text()

    assert caylus.load(text).text() == text


@EACH
def test_record_is_dealt_as_its_seed_deals(name: str) -> None:
    text = (FOLDER / name).read_text()
    moves = caylus.load(text).moves
    again = caylus.load(text.partition("\n\n")[0] + "\n\n")
    for move in moves:
        if again.state.actor == caylus.CHANCE:
            assert str(again.state.dealt()) == move
        again.play(move)


@pytest.mark.long
def test_records_show_every_card_action_and_way_to_end() -> None:
    seen: set[str] = set()
    for name in RECORDS:
        seen |= replay(name)[1]

    assert sorted(WANTED - seen) == []
