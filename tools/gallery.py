"""Write a page that shows every drawing: python tools/gallery.py PATH."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from caylus import games
from tools.looks import symbols
from tools.palette import STYLES

SYMBOL = re.compile(r'<symbol id="([^"]+)"')
LOOKS = """
body { margin: 0; font: 12px sans-serif }
section { padding: 12px; background: var(--page); color: var(--text); color-scheme: light }
section.dark { color-scheme: dark }
div { display: flex; flex-wrap: wrap; gap: 10px; margin-bottom: 12px }
figure { margin: 0; text-align: center }
figure.red { color: var(--seat-red) }
figure.blue { color: var(--seat-blue) }
figcaption { color: var(--text) }
"""


def picture(symbol: str, width: int, height: int, look: str = "") -> str:
    """One drawing at a given size, in pixels, with its name."""
    return (
        f'<figure class="{look}"><svg width="{width}" height="{height}">'
        f'<use href="#{symbol}" width="{width}" height="{height}"/></svg>'
        f"<figcaption>{symbol.split('-', 1)[1] if width > 30 else ''}</figcaption></figure>"
    )


def row(pictures: Iterable[str]) -> str:
    """Drawings beside each other."""
    return f"<div>{''.join(pictures)}</div>"


def sheet(look: str) -> str:
    """Everything on one background."""
    names = SYMBOL.findall(symbols())
    scenes = [name for name in names if name.startswith("art-")]
    signs = [name for name in names if name.startswith("icon-")]
    grains = [name for name in names if name.startswith("grain-")]
    skylines = (games.view(name).skyline() for name in games.shown())
    return (
        f'<section class="{look}">'
        + row(picture(name, 160, 110) for name in scenes)
        + row(picture(name, 64, 44) for name in scenes)
        + row(picture(name, 115, 57) for name in scenes)
        + row(picture(name, 160, 160, "blue") for name in signs)
        + row(picture(name, 64, 64, "red") for name in signs)
        + row(picture(name, 24, 24, "blue") for name in signs)
        + row(picture(name, 16, 16, "red") for name in signs)
        + row(picture(name, 96, 96) for name in grains)
        + row(text.replace("<svg", '<svg height="115"') for text in skylines)
        + "</section>"
    )


def page() -> str:
    """The whole page, standing alone."""
    themes = STYLES.read_text(encoding="utf-8")
    return (
        '<!doctype html><meta charset="utf-8"><title>Drawings</title>'
        f"<style>{themes}{LOOKS}</style>"
        f'<svg width="0" height="0" aria-hidden="true"><defs>{symbols()}</defs></svg>'
        + sheet("light")
        + sheet("dark")
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="ascii")
