"""Buildings as pictures: at 40 pixels, none can be taken for another of its game."""

import base64
import itertools

import pytest

from caylus import games
from tools import gallery, looks
from tools.palette import STYLES

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 40, 28
DIFFERENCE = 60  # of the sums of red, green and blue, that nobody overlooks
LARGEST_PART_ALIKE = 0.6
IN_ONE_COLUMN = "body, figure { margin: 0 } svg { display: block } figcaption { display: none }"
# The pixels of a screenshot in which all pictures stand in one column, picture by picture.
PIXELS = """
async ({ taken, width, height, count }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${taken}`;
  await image.decode();
  const brush = new OffscreenCanvas(width, height * count).getContext("2d");
  brush.drawImage(image, 0, 0);
  return Array.from({ length: count }, (_, at) =>
    [...brush.getImageData(0, at * height, width, height).data]);
}
"""


def part_alike(one: list[int], other: list[int]) -> float:
    """The part of their pixels that two pictures have in common."""
    alike = 0
    for at in range(0, len(one), 4):
        apart = sum(abs(one[at + each] - other[at + each]) for each in range(3))
        alike += apart <= DIFFERENCE
    return alike / (len(one) / 4)


@pytest.mark.parametrize("game", games.shown())
def test_no_building_looks_like_another_at_40_pixels(chromium, game):
    drawn = looks.by_id(games.view(game).symbols())
    names = [name for name in drawn if name.startswith("art-")]
    pictures = "".join(gallery.picture(name, WIDTH, HEIGHT) for name in names)
    page = chromium.new_page(viewport={"width": WIDTH, "height": HEIGHT * len(names)})
    page.set_content(
        f"<style>{STYLES.read_text(encoding='utf-8')}{IN_ONE_COLUMN}</style>"
        f"{pictures}<svg width=0 height=0><defs>{''.join(drawn.values())}</defs></svg>"
    )
    taken = base64.b64encode(page.screenshot()).decode()
    room = {"taken": taken, "width": WIDTH, "height": HEIGHT, "count": len(names)}
    pixels = dict(zip(names, page.evaluate(PIXELS, room), strict=True))
    page.close()

    alike = {pair: part_alike(*map(pixels.get, pair)) for pair in itertools.combinations(names, 2)}
    assert {pair for pair, part in alike.items() if part > LARGEST_PART_ALIKE} == set()
