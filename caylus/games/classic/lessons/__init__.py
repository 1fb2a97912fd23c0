"""What newcomers are taught of classic Caylus."""

from caylus.games.classic.lessons.castle import CASTLE, FAVORS
from caylus.games.classic.lessons.ending import LAST_TURN, PRESTIGE
from caylus.games.classic.lessons.opening import PROVOST, WORKERS
from caylus.kernel.text import N_
from caylus.view.lesson import Lesson

LESSONS = (
    Lesson(
        "first",
        N_("The classic game"),
        N_("The road, the castle and the King's favors, in about a quarter of an hour."),
        (WORKERS, PROVOST, CASTLE, FAVORS, PRESTIGE, LAST_TURN),
    ),
)
