"""What a snapshot of the memory holds: the game as it is after a rehearsal."""

import json
import subprocess
import sys

import pytest

from caylus.games import shown
from caylus.web.workers.door import hello
from caylus.web.workers.engine_deeds import DEEDS
from caylus.web.workers.rehearsal import rehearse
from tests.doors import begin, engine

# Rehearses a game, then has a bot think beside others in each of its settings; tells which files
# were opened meanwhile, modules included.
AFTERWARDS = """
import itertools, json, sys
from caylus import games
from caylus.kernel.record import new_match
from caylus.web.workers import thinker_deeds
from caylus.web.workers.rehearsal import rehearse
game = games.GAMES[sys.argv[1]]
rehearse(game.name)
opened = []
sys.addaudithook(lambda event, what: event == "open" and opened.append(str(what[0])))
for variant, players in itertools.product(game.variants, range(game.fewest, game.most + 1)):
    seats = [*[("bailiff", "")] * (players - 1), ("apprentice", "")]
    match = new_match(game, variant, seats, 1)
    match.deal()
    answer = {"left": 1}
    while "left" in answer:
        answer = thinker_deeds.choose({"record": match.text()})
    assert "action" in answer, answer
print(json.dumps(opened))
"""


def test_rehearsal_leaves_a_game_that_can_begin() -> None:
    for name in shown():
        rehearse(name)

    assert begin([["person", "Anna"], ["person", "Ben"]])["moves"] > 0
    assert engine("panel", name="forecast")["html"]
    assert DEEDS["hello"] is hello


@pytest.mark.parametrize("game", shown())
def test_after_a_rehearsal_bots_need_no_file_in_any_setting(game: str) -> None:
    command = [sys.executable, "-c", AFTERWARDS, game]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert json.loads(told) == []
