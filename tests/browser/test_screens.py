"""At every size the window shows all that a player needs: uncovered, uncut and touchable."""

import pytest
from playwright.sync_api import Page

from tests.browser.looks import (
    FIVE_PLAYERS,
    FLAWS,
    LONG_ROAD,
    NEEDED,
    SIZES,
    beginning,
    flaws,
    full_hand,
    hardest,
    lift_curtain,
    positions,
    put_on_the_table,
    recorded,
    sit_down,
    visit,
)

pytestmark = pytest.mark.browser

SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"
COVERED = "#hand [data-command=reveal]"
# How far what begins a game is from the lower edge, and how many things of the lobby it lies over.
BESIDE_START = """
() => {
  const bar = document.querySelector(".start.first");
  const { top, bottom } = bar.getBoundingClientRect();
  const others = [...document.querySelectorAll("#lobby :is(a, button, p, select)")]
    .filter((one) => one.checkVisibility() && !bar.contains(one));
  const covered = others.filter((one) => one.getBoundingClientRect().bottom > top + 1);
  return { below: Math.round(innerHeight - bottom), covered: covered.length };
}
"""
CUT = "results.scrollHeight - results.clientHeight"
# Windows of phones held sideways, and what must not lie over each other there.
PHONES_SIDEWAYS = ((667, 375), (740, 360), (844, 390), (915, 412))
OVERLAPS = """
() => {
  const shown = document.querySelectorAll("#castle, #bridge, .open-pool, #road, .player, #band");
  const boxes = [...shown].map((element) => [element.id, element.getBoundingClientRect()]);
  const isOver = ([, one], [, other]) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return boxes.flatMap((one, place) =>
    boxes.slice(place + 1).filter((other) => isOver(one, other)).map(([id]) => [one[0], id]));
}
"""
# Windows of tablets held upright; a browser's own bars may take some of the height.
TABLETS_UPRIGHT = ((768, 954), (768, 1024), (820, 1180), (834, 1194), (912, 1368))
# How much of the window's height is covered; the paving of the road counts too.
FILLED = """
() => {
  const shown = [...document.querySelectorAll("#bar, .section, #bridge, .chip, .player, #band")];
  const boxes = shown.map((element) => element.getBoundingClientRect());
  const { top, height } = getComputedStyle(road, "::before");
  const start = road.getBoundingClientRect().top + parseFloat(top);
  boxes.push({ top: start, bottom: start + parseFloat(height) });
  boxes.sort((one, other) => one.top - other.top);
  let [filled, end] = [0, 0];
  for (const { top, bottom } of boxes) {
    filled += Math.max(0, bottom - Math.max(top, end));
    end = Math.max(end, bottom);
  }
  return filled / innerHeight;
}
"""
# Places that lie neither beside nor below the place before.
ASTRAY = """
() => {
  const boxes = [...document.querySelectorAll("#places > .card")].map((card) => [
    card.offsetLeft, card.offsetTop]);
  const columns = [...new Set(boxes.map(([left]) => left))].sort((one, other) => one - other);
  const rows = [...new Set(boxes.map(([, top]) => top))].sort((one, other) => one - other);
  const at = boxes.map(([left, top]) => [columns.indexOf(left), rows.indexOf(top)]);
  return at.flatMap(([column, row], place) => {
    const [before, above] = at[place - 1] ?? [column - 1, row];
    return Math.abs(column - before) + (row - above) === 1 ? [] : [place + 1];
  });
}
"""
WIDTH_OF_A_CARD = "document.querySelector('#road .card').offsetWidth"
LOWEST_CARD = (
    "Math.min(...[...document.querySelectorAll('#road .card')].map(card => card.offsetHeight))"
)
LEAST_HEIGHT = 32


def all_flaws(page: Page, name: str, road: int = 0) -> str:
    """The faults in the hardest positions of a recorded game, once the road is long enough."""
    record, found = recorded(name), []
    for position in hardest(record):
        if position.road >= road:
            put_on_the_table(page, beginning(record, position.moves))
            where = f"{position.phase} after {position.moves}"
            if page.locator(COVERED).is_visible():
                found += flaws(page, f"{where}, hand covered")
            lift_curtain(page)
            found += flaws(page, where)
    return "\n".join(found)


def test_five_players_see_and_reach_all_they_need_in_every_phase(page, site):
    visit(page, site)

    assert not all_flaws(page, FIVE_PLAYERS)


def test_a_road_of_more_than_25_cards_leaves_room_in_high_contrast_too(page, site):
    visit(page, site, contrast="more")

    assert not all_flaws(page, LONG_ROAD, road=26)


def test_twelve_cards_in_hand_can_all_be_reached(page, site):
    visit(page, site)
    sit_down(page, full_hand())

    assert page.locator("#hand .card").count() == 12
    assert flaws(page, "twelve cards") == []


def test_end_of_the_game_shows_all_in_a_wide_window_and_scrolls_only_down_in_others(page, site):
    visit(page, site)
    sit_down(page, recorded(FIVE_PLAYERS))
    page.wait_for_selector("#results")

    assert page.evaluate(CUT) <= 0
    for size in SIZES.values():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0
        assert page.evaluate("results.scrollWidth - results.clientWidth") <= 0


def test_phone_held_sideways_shows_the_table_with_nothing_over_another(page, site):
    visit(page, site)
    record = recorded(FIVE_PLAYERS)
    put_on_the_table(page, beginning(record, max(at.moves for at in hardest(record))))
    lift_curtain(page)
    for width, height in PHONES_SIDEWAYS:
        page.set_viewport_size({"width": width, "height": height})

        assert page.evaluate(OVERLAPS) == [], width
        assert page.evaluate(LOWEST_CARD) >= LEAST_HEIGHT, width
        assert page.evaluate(SIDEWAYS) <= 0, width


def shortest_and_longest(name: str) -> list[str]:
    """A recorded game when its road is shortest, and when it is longest."""
    record = recorded(name)
    found = sorted(positions(record), key=lambda position: position.road)
    return [beginning(record, position.moves) for position in (found[0], found[-1])]


@pytest.mark.parametrize(
    "name",
    ["standard-2-players-36", "standard-3-players-1333", "standard-4-players-654", LONG_ROAD],
)
def test_tablet_held_upright_is_filled_with_nothing_over_another(page, site, name):
    visit(page, site)
    for record in shortest_and_longest(name):
        put_on_the_table(page, record)
        lift_curtain(page)
        for width, height in TABLETS_UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})

            assert page.evaluate(FLAWS, {"needed": NEEDED, "touch": True}) == [], height
            assert page.evaluate(OVERLAPS) == [], height
            assert page.evaluate(ASTRAY) == [], height
            assert page.evaluate(FILLED) >= 0.9, height


def test_cards_are_larger_on_a_tablet_held_upright_than_on_the_same_one_on_its_side(page, site):
    visit(page, site)
    sit_down(page, beginning(recorded(FIVE_PLAYERS), 100))
    page.set_viewport_size({"width": 1180, "height": 820})
    on_its_side = page.evaluate(WIDTH_OF_A_CARD)
    page.set_viewport_size({"width": 820, "height": 1180})

    assert page.evaluate(WIDTH_OF_A_CARD) > 1.2 * on_its_side


@pytest.mark.parametrize("cards", [18, 19, 24, 25, 30, 31])
def test_road_goes_from_place_to_the_next_however_many_cards_lie_there(page, site, cards):
    visit(page, site)
    record = recorded(LONG_ROAD)
    moves = next(position.moves for position in positions(record) if position.road == cards)
    put_on_the_table(page, beginning(record, moves))
    for size in (*SIZES.values(), {"width": 768, "height": 1024}):
        page.set_viewport_size(size)

        assert page.evaluate(ASTRAY) == [], size


def test_start_stays_in_reach_on_a_phone_and_covers_nothing_at_the_end(page, site) -> None:
    page.set_viewport_size(SIZES["phone"])
    visit(page, site)
    beside = page.evaluate(BESIDE_START)
    page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    at_end = page.evaluate(BESIDE_START)

    assert (beside["below"], at_end["below"]) == (0, 0)
    assert beside["covered"] > 0 == at_end["covered"]
