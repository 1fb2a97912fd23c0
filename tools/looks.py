"""Writes how each game looks, its style sheet and its drawings: a page fetches one game's."""

import re
from pathlib import Path

from caylus import games
from caylus.view import art
from tools import joining

SYMBOL = re.compile(r'<symbol id="([^"]*)".*?</symbol>', re.DOTALL)
SHEET = "view/styles/look.css"
# What the sheets of the house have drawn: those of games lie elsewhere.
DRAWN = "*.svg"


def write(dist: Path) -> None:
    """Write the look of every game: `games/NAME.css` and `games/NAME.svg`."""
    for name in games.titles():
        joining.join_sheet(games.place(name) / SHEET, sheet(dist, name), DRAWN)
        path = dist / "games" / f"{name}.svg"
        drawn = f"<defs>{drawings(name, early=False)}</defs>"
        text = f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>'
        path.write_text(text, encoding="utf-8")


def sheet(dist: Path, game: str) -> Path:
    """The style sheet of a game in a build."""
    return dist / "games" / f"{game}.css"


def first() -> str:
    """The drawings that a page has from its beginning: the house's, and what the lobby shows."""
    return art.signs(art.SIGNS) + "".join(drawings(name, early=True) for name in games.titles())


def symbols() -> str:
    """All drawings, of the house and of all games."""
    return first() + "".join(drawings(name, early=False) for name in games.titles())


def drawings(game: str, early: bool) -> str:
    """The drawings of a game that the lobby shows, or all others."""
    view = games.view(game)
    shown = {f"art-{key}" for key in view.LOBBY.frieze}
    found = SYMBOL.finditer(view.symbols())
    return "".join(symbol[0] for symbol in found if (symbol[1] in shown) == early)
