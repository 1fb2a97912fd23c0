"""A game set into another page: the poster before it, and the puzzle's verdict."""

from __future__ import annotations

from collections.abc import Sequence

from caylus.games.magna_carta.rules.sight import Sight
from caylus.kernel.header import Seat
from caylus.view import art
from caylus.view.advice import LEAST_LOSS, Reason, because
from caylus.view.environment import render
from caylus.view.offers import words
from caylus.view.text import _

# The buildings on the poster, and the stones of each section of its castle.
BUILDINGS = ("small-farm", "market", "church", "bank", "large-quarry", "park", "hotel")
CASTLE = (("dungeon", 7), ("walls", 5), ("towers", 3))
STONES = 7


def poster(language: str, offered: Sequence[str], policy: str) -> str:
    """The page that stands in a frame until its button is pressed: a picture and no Python.

    It is in one language, and knows the codes of all that are offered.
    """
    return render(
        "built/embed.html",
        code=language,
        offered=" ".join(offered),
        policy=policy,
        symbols=art.scenes(BUILDINGS),
        buildings=BUILDINGS,
        castle=[art.castle_section(name, built, STONES - built) for name, built in CASTLE],
    )


def verdict(
    sight: Sight,
    seats: Sequence[Seat],
    actions: tuple[str, str],
    chances: tuple[float, float],
    reasons: Sequence[Reason],
) -> str:
    """What is said of an action that was tried in a puzzle, beside the best one known.

    Both come with the chance to win that they leave; a solution that is given needs no chances.
    """
    tried, best = (words(sight, action) for action in actions)
    chance, better = (round(100 * each) for each in chances)
    is_best = actions[0] == actions[1] or chances[1] - chances[0] < LEAST_LOSS
    seat = sight.seat or 0
    why = because(seats, seat, [reason for reason in reasons if reason.worth > 0])
    return render(
        "puzzle.html",
        is_best=is_best,
        tried=tried,
        best=best,
        chance=_("{percent} % to win", percent=chance) if better else "",
        better=_("{percent} % to win", percent=better) if better else "",
        why="" if is_best else why,
    )
