"""What cards are made of: the grain of each family, a tile that is repeated."""

from caylus.view.art.shapes import number, tone

GRAIN = tone("card-grain")


def strokes(path: str, width: float) -> str:
    """Lines of a grain."""
    return f'<path fill="none" stroke="{GRAIN}" stroke-width="{number(width)}" d="{path}"/>'


GRAINS = {
    "neutral": ((8, 8), f'<circle cx="4" cy="4" r="1.6" fill="{GRAIN}"/>'),
    "wood": ((8, 7), strokes("M0 .6H8", 1.2)),
    "stone": ((19, 18), strokes("M0 .6H19M.6 1.2V9M0 9.6H19M10 10.2V18", 1.2)),
    "residence": ((11, 6), strokes("M.2 0a5.3 5.3 0 0 0 10.6 0", 1)),
    "prestige": ((9, 16), strokes("M0 0l9 16M9 0L0 16", 1.1)),
}
"""The size of the tile in pixels at the table's usual size, and its drawing."""
