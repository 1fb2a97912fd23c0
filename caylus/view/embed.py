"""A game set into another page: the poster before it, and the puzzle's verdict."""

from __future__ import annotations

from collections.abc import Sequence

from caylus import games
from caylus.kernel.header import Seat
from caylus.kernel.state import Sight
from caylus.view.advice import LEAST_LOSS, Reason, because, to_win
from caylus.view.environment import render
from caylus.view.lobby import heading, site
from caylus.view.offers import words
from caylus.view.text import full


def poster(language: str, offered: Sequence[str], policy: str) -> str:
    """The page that stands in a frame until its button is pressed: a picture and no Python.

    It is in one language, and knows the codes of all that are offered. If there are several games,
    each waits for a link that bears its letter.
    """
    posters = [
        (title, full(title), games.view(name).poster()) for name, title in games.shown().items()
    ]
    return render(
        "built/embed.html",
        code=language,
        offered=" ".join(offered),
        policy=policy,
        site=site(),
        heading=heading([*games.shown().values()]),
        posters=posters,
    )


def verdict(
    sight: Sight,
    seats: Sequence[Seat],
    actions: tuple[str, str],
    chances: tuple[float, float],
    reasons: Sequence[Reason],
) -> str:
    """What is said of an action that was tried in a puzzle, beside the best one known.

    Both come with the chance to win that they leave.
    """
    tried, best = (words(sight, action) for action in actions)
    chance, better = (round(100 * each) for each in chances)
    is_best = actions[0] == actions[1] or chances[1] - chances[0] < LEAST_LOSS
    why = because(sight, seats, [reason for reason in reasons if reason.worth > 0])
    return render(
        "puzzle.html",
        is_best=is_best,
        tried=tried,
        best=best,
        chance=to_win(chance),
        better=to_win(better),
        why="" if is_best else why,
    )
