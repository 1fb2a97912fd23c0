"""Writes how each game looks, its style sheet and its drawings: a page fetches one game's."""

import re
from collections.abc import Iterator
from pathlib import Path

from caylus import games
from caylus.view import art
from tools import joining

SYMBOL = re.compile(r'<symbol id="([^"]*)".*?</symbol>')
SHEET = "view/styles/look.css"
# What the sheets of the house have drawn: those of games lie elsewhere.
DRAWN = "*.svg"


def write(dist: Path) -> None:
    """Write the look of every game: `games/NAME.css` and `games/NAME.svg`."""
    for name in games.titles():
        joining.join_sheet(games.place(name) / SHEET, sheet(dist, name), DRAWN)
        path = dist / "games" / f"{name}.svg"
        drawn = "".join(own(name))
        path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{drawn}</defs></svg>')


def sheet(dist: Path, game: str) -> Path:
    """The style sheet of a game in a build."""
    return dist / "games" / f"{game}.css"


def own(game: str) -> Iterator[str]:
    """The drawings of a game that no page has from its beginning."""
    invited = _invited(game)
    for symbol in SYMBOL.finditer(games.view(game).symbols()):
        if symbol[1] not in invited:
            yield symbol[0]


def first() -> str:
    """The drawings that a page has from its beginning: the house's, and what the lobby shows."""
    return art.signs(art.SIGNS) + "".join(_shown_in_the_lobby())


def symbols() -> str:
    """All drawings, of the house and of all games."""
    return first() + "".join("".join(own(name)) for name in games.titles())


def _shown_in_the_lobby() -> Iterator[str]:
    for name in games.titles():
        invited = _invited(name)
        for symbol in SYMBOL.finditer(games.view(name).symbols()):
            if symbol[1] in invited:
                yield symbol[0]


def _invited(game: str) -> set[str]:
    """The names of the drawings with which the lobby invites to a game."""
    return {f"art-{key}" for key in games.view(game).LOBBY.frieze}
