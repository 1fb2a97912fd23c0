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
    for name in games.shown():
        joining.join_sheet(games.place(name) / SHEET, sheet(dist, name), DRAWN)
        path = dist / "games" / f"{name}.svg"
        drawn = f"<defs>{drawings(name)}</defs>"
        text = f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>'
        path.write_text(text, encoding="utf-8")


def sheet(dist: Path, game: str) -> Path:
    """The style sheet of a game in a build."""
    return dist / "games" / f"{game}.css"


def first() -> str:
    """The drawings that a page has from its beginning: the house's, and what the lobby shows."""
    return "".join(_first().values())


def symbols() -> str:
    """All drawings, of the house and of all games; what several games share is there once."""
    drawn = _first()
    for name in games.shown():
        drawn |= by_id(games.view(name).symbols())
    return "".join(drawn.values())


def drawings(game: str) -> str:
    """The drawings of a game that a page has not had from its beginning."""
    drawn, had = by_id(games.view(game).symbols()), _first()
    return "".join(text for key, text in drawn.items() if key not in had)


def _first() -> dict[str, str]:
    views = [games.view(name) for name in games.shown()]
    friezes = {f"art-{key}" for view in views for key in view.LOBBY.frieze}
    drawn = by_id("".join(view.symbols() for view in views))
    shown = {key: text for key, text in drawn.items() if key in friezes}
    return by_id(art.signs(art.SIGNS)) | shown


def by_id(text: str) -> dict[str, str]:
    """Symbols by their ids."""
    return {symbol[1]: symbol[0] for symbol in SYMBOL.finditer(text)}
