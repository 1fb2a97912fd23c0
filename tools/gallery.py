"""Write a page that shows every drawing: python tools/gallery.py PATH."""

import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from caylus.view.art import BUILDINGS, GRAINS, ICONS, bridge, castle_section, symbols
from tools.palette import STYLES

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


def table() -> str:
    """The castle at several stages and the bridge."""
    stages = [
        castle_section(kind, built, total - built)
        for kind, total in (("dungeon", 7), ("walls", 8), ("towers", 9))
        for built in (0, 3, total - 2, total)
    ]
    bridges = [bridge(["orange", "blue"], 4), bridge([], 5), bridge(["red"], 2)]
    return row(text.replace("<svg", '<svg width="172" height="115"', 1) for text in stages) + row(
        text.replace("<svg", '<svg height="96"', 1) for text in bridges
    )


def tiles() -> str:
    """One tile of every grain, eight times as large as on a card."""
    return row(
        picture(f"grain-{key}", 8 * width, 8 * height)
        for key, ((width, height), _drawing) in GRAINS.items()
    )


def sheet(look: str) -> str:
    """Everything on one background."""
    scenes = [f"art-{key}" for key in BUILDINGS]
    signs = [f"icon-{key}" for key in ICONS]
    return (
        f'<section class="{look}">'
        + row(picture(name, 160, 110) for name in scenes)
        + row(picture(name, 64, 44) for name in scenes)
        + row(picture(name, 115, 57) for name in scenes)
        + row(picture(name, 160, 160, "blue") for name in signs)
        + row(picture(name, 64, 64, "red") for name in signs)
        + row(picture(name, 24, 24, "blue") for name in signs)
        + row(picture(name, 16, 16, "red") for name in signs)
        + tiles()
        + table()
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
