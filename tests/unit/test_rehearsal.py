"""What a snapshot of the memory holds: the game as it is after a rehearsal."""

from caylus.games import shown
from caylus.web.workers.door import hello
from caylus.web.workers.engine_deeds import DEEDS
from caylus.web.workers.rehearsal import rehearse
from tests.doors import begin, engine


def test_rehearsal_leaves_a_game_that_can_begin() -> None:
    for name in shown():
        rehearse(name)

    assert begin([["person", "Anna"], ["person", "Ben"]])["moves"] > 0
    assert engine("panel", name="forecast")["html"]
    assert DEEDS["hello"] is hello
