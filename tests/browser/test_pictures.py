"""Signs and buildings as pictures, drawn once in the browser, or else as shapes."""

import pytest
from playwright.sync_api import Page

from caylus import games
from caylus.games.magna_carta.view.art.stock import BUILDINGS, GRAINS, ICONS
from caylus.view.art import INKED, SIGNS
from tests.browser.conftest import DESKTOP
from tests.browser.looks import SIZES

pytestmark = pytest.mark.browser

ICON_NAMES = [f"icon-{key}" for key in (*SIGNS, *ICONS) if key not in INKED]
NAMES = [f"art-{key}" for key in BUILDINGS] + ICON_NAMES
STONES = ["paving", "bend-left", "bend-right"]
# The address of each picture as the style sheets give it to an element that names it.
ADDRESSES = """
names => names.map(name => {
  const thing = document.body.appendChild(document.createElement("i"));
  thing.className = name;
  const { backgroundImage } = getComputedStyle(thing);
  thing.remove();
  return backgroundImage.slice(5, -2);
})
"""
WIDTHS = """
addresses => Promise.all(addresses.map(async address => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture.naturalWidth;
}))
"""
DRAWINGS = """
window.drawings = 0;
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (...what) {
  window.drawings += 1;
  return draw.apply(this, what);
};
"""
# Ends once the drawn pictures are kept: only `evaluate` waits for a page's promises.
KEPT = """
async () => {
  const store = await caches.open("caylus-pictures");
  while (!(await store.keys()).length) await new Promise(requestAnimationFrame);
}
"""
UNREADABLE = """
CanvasRenderingContext2D.prototype.getImageData = () => ({ data: new Uint8Array(4) });
"""
FILES_UNREADABLE = """
const drawn = new WeakSet();
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (image, ...where) {
  if (image.src.endsWith(".svg")) drawn.add(this.canvas);
  return draw.call(this, image, ...where);
};
const read = HTMLCanvasElement.prototype.toDataURL;
HTMLCanvasElement.prototype.toDataURL = function (...how) {
  if (drawn.has(this)) throw new DOMException("tainted", "SecurityError");
  return read.apply(this, how);
};
"""
# As PyScript does it for a moment.
ANOTHER_SCRIPT_RUNS = """
document.addEventListener("DOMContentLoaded", () => {
  const get = () => document.querySelector("script[type=mpy]");
  Object.defineProperty(Document.prototype, "currentScript", { get });
});
"""
ROAD = r"""
() => {
  const road = document.body.appendChild(document.createElement("div"));
  road.id = "road";
  const { backgroundImage, maskImage } = getComputedStyle(road, "::before");
  road.remove();
  return [backgroundImage.match(/url\("[a-z]+:/g), maskImage];
}
"""
TEXTURE = """
kind => {
  const thing = document.body.appendChild(document.createElement("i"));
  thing.className = kind;
  const texture = getComputedStyle(thing).getPropertyValue("--texture");
  thing.remove();
  return texture;
}
"""
NO_BRUSH = "HTMLCanvasElement.prototype.getContext = () => null;"
NO_CACHE = 'Object.defineProperty(window, "caches", { value: undefined });'
NO_ROOM = 'Cache.prototype.put = () => Promise.reject(new DOMException("", "QuotaExceededError"));'


def pictures(page: Page, how: str = "drawn") -> list[str]:
    """The address of every picture, once they are drawn or stand there as shapes."""
    page.wait_for_selector(f"html[data-pictures={how}]", state="attached")
    addresses: list[str] = page.evaluate(ADDRESSES, NAMES)
    return addresses


def widths(page: Page, addresses: list[str]) -> set[int]:
    """How many pixels wide pictures are."""
    return set(page.evaluate(WIDTHS, addresses))


def are_shapes(addresses: list[str]) -> bool:
    """Whether all are vector drawings; if not, none may be."""
    shapes = [address.startswith("data:image/svg+xml,") for address in addresses]
    assert len(set(shapes)) == 1
    return all(shapes)


def test_every_sign_and_building_is_drawn(new_page, each_browser, site):
    page = new_page(each_browser, viewport=DESKTOP)
    page.goto(site)
    drawn = pictures(page)

    assert not are_shapes(drawn)
    assert len(set(drawn)) == len(NAMES)
    assert widths(page, drawn) == {64, 192}


@pytest.mark.parametrize("kind", GRAINS)
def test_every_kind_of_card_has_a_picture_of_what_it_is_made_of(page, site, kind):
    page.goto(site)
    pictures(page)

    assert page.evaluate(TEXTURE, kind).startswith('url("data:image/webp')


def test_stones_of_the_road_are_drawn_unless_files_may_not_be_read(new_page, chromium, site):
    page = new_page(chromium)
    page.goto(site)
    pictures(page)
    assert page.evaluate(ROAD) == [['url("data:'] * len(STONES), "none"]

    page = new_page(chromium)
    page.add_init_script(FILES_UNREADABLE)
    page.goto(site)
    assert not are_shapes(pictures(page))
    shapes, mask = page.evaluate(ROAD)
    assert shapes == ['url("http:'] * len(STONES)
    assert mask != "none"


def test_stones_are_found_while_the_pages_python_starts(page, site):
    page.add_init_script(ANOTHER_SCRIPT_RUNS)
    page.goto(site)
    pictures(page)
    assert page.evaluate(ROAD) == [['url("data:'] * len(STONES), "none"]


def test_pictures_have_the_colours_of_the_theme(page, site):
    page.goto(site)
    light = pictures(page)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    pictures(page, "shapes")
    dark = pictures(page)

    assert not set(light) & set(dark)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    page.wait_for_function(
        f"light => ({ADDRESSES})([light[0]])[0] === light[1]", arg=[NAMES[0], light[0]]
    )
    assert pictures(page) == light


@pytest.mark.plain
def test_pictures_are_drawn_on_the_first_visit_only(page, site):
    page.add_init_script(DRAWINGS)
    page.goto(site)
    drawn = pictures(page)
    lobby = {f"art-{key}" for game in games.shown() for key in games.view(game).LOBBY.frieze}
    assert page.evaluate("drawings") == len(lobby.union(NAMES)) + len(GRAINS) + len(STONES)
    page.evaluate(KEPT)

    page.reload()

    assert pictures(page) == drawn
    assert page.evaluate("drawings") == 0


def test_a_larger_window_has_larger_pictures(page, site):
    page.goto(site)
    pictures(page)
    page.set_viewport_size({"width": 2560, "height": 1440})
    pictures(page, "shapes")

    assert widths(page, pictures(page)) == {128, 384}


@pytest.mark.plain
@pytest.mark.parametrize("trouble", [UNREADABLE, NO_BRUSH], ids=["unreadable", "no brush"])
def test_shapes_stay_where_a_page_may_not_draw_or_read_it(page, site, trouble):
    page.add_init_script(trouble)
    page.goto(site)
    page.wait_for_selector("html[data-ready]", state="attached")

    assert are_shapes(pictures(page, "shapes"))


@pytest.mark.parametrize("trouble", [NO_CACHE, NO_ROOM], ids=["no cache", "no room"])
def test_pictures_are_drawn_where_nothing_can_be_kept(page, site, trouble):
    page.add_init_script(trouble)
    page.goto(site)

    assert not are_shapes(pictures(page))


def test_larger_cards_of_a_tablet_held_upright_have_larger_pictures(new_page, chromium, site):
    page = new_page(chromium, viewport=SIZES["tablet"], device_scale_factor=2)
    page.goto(site)

    assert widths(page, pictures(page)) == {96, 288}
