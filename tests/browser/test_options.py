"""The options of the menu; the lens by mouse, keyboard and finger; and playing again."""

import pytest
from playwright.sync_api import CDPSession, Page

import caylus
from tests.browser.looks import LONG_ROAD, SIZES, put_on_the_table, recorded, visit
from tests.browser.play import click, command, open_position, records, saved, wait
from tests.games.magna_carta.rules.positions import table

pytestmark = pytest.mark.browser

# From night in high contrast to day in high contrast the page becomes ever brighter.
LOOKS = (("dark", "more"), ("dark", "less"), ("light", "less"), ("light", "more"))
SYSTEMS = (("light", "no-preference"), ("dark", "more"))
BRIGHTNESS = """
getComputedStyle(document.documentElement).backgroundColor.match(/[0-9]+/g)
  .reduce((sum, part) => sum + Number(part), 0)
"""
# Counts the loudspeakers opened and the tones played after this.
HEAR = """
loudspeakers = 0;
tones = 0;
AudioContext = class extends AudioContext {
  constructor() { super(); loudspeakers += 1; }
};
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (...when) {
  tones += 1;
  return start.apply(this, when);
};
"""
TABLET = {"width": 1180, "height": 820}
MOUSE, FINGERS = {}, {"has_touch": True, "is_mobile": True}
NEXT_CLICK = """
next_click = new Promise(told => addEventListener("click", () => told(), { once: true }));
undefined
"""


def turn() -> caylus.State:
    """Red's turn: a card to build, and deniers for workers and cards."""
    return table(players=2, turn="red", hands={"red": "market"}, red="F2W4d", green="2d")


def choose(page: Page, option: str, value: str | bool) -> None:
    """Choose an option in the menu and close it."""
    page.click("[data-dialog=menu]:visible")
    field = page.locator(f"#menu [data-option={option}]")
    if isinstance(value, bool):
        field.set_checked(value)
    else:
        field.select_option(value)
    page.keyboard.press("Escape")
    page.wait_for_selector("#menu", state="hidden")
    wait(page)


def brightness(page: Page) -> int:
    """How bright the ground of the page is: the sum of its red, green and blue."""
    return page.evaluate(BRIGHTNESS)


def night_and_day(page: Page, address: str, contrast: str) -> tuple[int, int]:
    """How bright the page is on a system with some contrast, in dark and in light colours."""
    page.emulate_media(contrast=contrast, color_scheme="dark")
    page.goto(address)
    wait(page)
    night = brightness(page)
    page.emulate_media(contrast=contrast, color_scheme="light")
    return night, brightness(page)


@pytest.mark.parametrize(("scheme", "contrast"), SYSTEMS)
def test_chosen_colours_and_contrast_are_shown_whatever_the_system_wishes(
    page, site, scheme, contrast
):
    page.emulate_media(color_scheme=scheme, contrast=contrast)
    visit(page, site)
    seen = []
    for look in LOOKS:
        for option, value in zip(("theme", "contrast"), look, strict=True):
            choose(page, option, value)
        seen.append(brightness(page))

    assert seen == sorted(set(seen))


def test_colours_and_contrast_are_those_of_the_system_until_others_are_chosen(page, site):
    strong_night, strong_day = night_and_day(page, site, "more")
    night, day = night_and_day(page, site, "no-preference")

    assert strong_night < night < day < strong_day


def test_chosen_colours_and_contrast_are_there_again_before_python_is(ready):
    choose(ready, "theme", "dark")
    choose(ready, "contrast", "more")
    chosen = brightness(ready)
    ready.reload(wait_until="domcontentloaded")

    assert brightness(ready) == chosen
    wait(ready)


def test_passing_is_asked_about_once_more_where_that_is_chosen(page, site):
    visit(page, site, pace="instant")
    open_position(page, turn(), "person", "random")
    choose(page, "confirm", True)
    before = records(page)
    click(page, "pass")
    page.click("#notice >> text=Not yet")
    wait(page)
    assert (records(page), page.locator("#notice").is_visible()) == (before, False)

    click(page, "pass")
    page.click("#notice >> text=Pass >> nth=-1")
    wait(page)
    assert saved(page).moves[0] == "pass"


def test_contrast_follows_the_system_while_the_page_is_open(page, site):
    visit(page, site)
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-contrast=more]")
    page.emulate_media(contrast="no-preference")
    page.wait_for_selector("html[data-contrast=less]")


def test_question_about_passing_goes_with_the_position_it_was_asked_at(page, site):
    visit(page, site, pace="instant")
    open_position(page, turn(), "person", "random")
    choose(page, "confirm", True)
    click(page, "pass")
    assert page.locator("#notice").is_visible()

    click(page, "draw")
    assert page.locator("#notice").is_hidden()


def place(page: Page, number: int) -> None:
    """Place a worker and wait until the page has told it: its sounds have begun by then."""
    page.evaluate("news.textContent = ''")
    click(page, f"place {number}")
    page.wait_for_function("news.textContent")


def test_nothing_sounds_until_sounds_are_chosen(page, site):
    page.add_init_script(HEAR)
    visit(page, site, pace="instant")
    open_position(page, turn(), "person", "random")
    place(page, 1)
    assert page.evaluate("[loudspeakers, tones]") == [0, 0]

    choose(page, "sound", True)
    place(page, 2)
    assert page.evaluate("loudspeakers") == 1
    assert page.evaluate("tones") > 0


def tip(page: Page) -> str | None:
    """The name of the tip that is shown, if there is one."""
    shown = page.locator("#tip:visible")
    return shown.get_attribute("data-tip") if shown.count() else None


def test_a_tip_that_was_read_does_not_come_back(ready):
    open_position(ready, turn(), "person", "random")
    assert tip(ready) == "place"
    command(ready, "tip-read")
    assert tip(ready) is None

    click(ready, "draw")
    assert tip(ready) == "build"


def test_tips_are_gone_while_they_are_switched_off(ready):
    open_position(ready, turn(), "person", "random")
    seen = []
    for wanted in (False, True):
        choose(ready, "tips", wanted)
        seen.append(tip(ready))

    assert seen == [None, "place"]


def is_enlarged(page: Page, thing: str) -> bool:
    """Whether the lens shows the card of a thing on the table, larger than it lies there."""
    page.wait_for_selector("#lens:not([hidden])")
    card, shown = page.locator(f"#{thing}"), page.locator("#lens .card")
    same = card.locator(".name").inner_text() == shown.locator(".name").inner_text()
    return same and shown.bounding_box()["width"] > 1.2 * card.bounding_box()["width"]


def test_the_mouse_over_a_card_enlarges_it_until_it_leaves(lobby):
    open_position(lobby, turn(), "person", "random")
    lobby.hover("#road-2")
    assert is_enlarged(lobby, "road-2")

    lobby.hover("#round")
    lobby.wait_for_selector("#lens", state="hidden")


def test_the_focus_on_a_card_enlarges_it(lobby):
    open_position(lobby, turn(), "person", "random")
    lobby.focus("#road-1")
    lobby.keyboard.press("ArrowRight")

    assert lobby.evaluate("document.activeElement.id") == "road-2"
    lobby.wait_for_function("document.querySelector('#lens h2')?.textContent === 'Forest'")
    assert is_enlarged(lobby, "road-2")


def touch(screen: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Put fingers down, or take them away, as a touch screen does."""
    fingers = [{"x": x, "y": y} for x, y in points]
    screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_finger_that_stays_on_a_card_enlarges_it_and_plays_nothing(new_page, chromium, site):
    page = new_page(chromium, viewport=SIZES["phone"], **FINGERS)
    visit(page, site, pace="instant")
    open_position(page, turn(), "person", "random")
    before = records(page)
    box = page.locator("#road-1").bounding_box()
    screen = page.context.new_cdp_session(page)
    page.evaluate(NEXT_CLICK)
    touch(screen, "touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    assert is_enlarged(page, "road-1")

    touch(screen, "touchEnd")
    page.evaluate("next_click")
    wait(page)
    assert records(page) == before
    page.tap("#road-2")
    wait(page)
    assert saved(page).moves[0] == "place 2"


@pytest.mark.parametrize(("hands", "tells"), [(MOUSE, True), (FINGERS, False)])
def test_buttons_tell_their_keys_unless_a_finger_is_all_there_is(
    new_page, chromium, site, hands, tells
):
    page = new_page(chromium, viewport=TABLET, **hands)
    visit(page, site, pace="instant")
    open_position(page, turn(), "person", "random")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#lens .rule")

    for button in ("#choices [data-action=pass]", "#lens .rule"):
        assert page.locator(f"{button} kbd").is_visible() == tells


@pytest.mark.parametrize(("way", "moved_up"), [("again", 0), ("again-swapped", 1)])
def test_playing_again_begins_such_a_game_with_the_same_seats_or_swapped(lobby, way, moved_up):
    put_on_the_table(lobby, recorded(LONG_ROAD))
    command(lobby, way)

    ended, begun = map(caylus.load, records(lobby))
    before, after = (
        [(seat.player, seat.name) for seat in match.header.seats] for match in (ended, begun)
    )
    assert (begun.header.variant, begun.state.is_over) == ("introductory", False)
    assert after == before[moved_up:] + before[:moved_up]
