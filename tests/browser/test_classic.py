"""Classic Caylus on the table: whole games by clicks, keys and lines, at every size and for all."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import caylus
from tests.browser.looks import SIZES, beginning, flaws, put_on_the_table, visit
from tests.browser.play import click, import_text, offered, saved, wait
from tests.browser.test_accessible import all_flaws, lens, opened
from tests.browser.test_accessible import flaws as broken_rules
from tests.browser.test_keyboard import focus, play_by_keys
from tests.browser.test_lessons import LANGUAGES
from tests.games.classic.rules.positions import COLOURS, table

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).resolve().parents[1] / "games" / "classic" / "records"
FIVE_PLAYERS = next(RECORDS.glob("2006-jeweller-5-players-*.record"))
TWO_PLAYERS = next(RECORDS.glob("2006-simple-2-players-*.record"))
NEW = """caylus 1
game classic
edition 1
variant {variant}
seat red person Ada
seat green random Ben
seed {seed}

"""
# Lit or not: the whole state lies open, and pieces and signs that tell of it too.
NEEDED = """
#prompt, #choices button, #hand .chip, #hand .favor-line > *, .player, #bar button, .section,
#castle-queue, #bridge, #bridge .order > *, #bridge .toll > *, #favors, #favors button,
.open-panels button, #road .card, #road .number, #road :is(.meeple, .provost, .bailiff)
"""
# What has not all its corners to be seen.
CUT = """
wanted => [...document.querySelectorAll(wanted)].filter(thing => {
  const { left, top, right, bottom } = thing.getBoundingClientRect(), inner = 4;
  return [left + inner, right - inner].some(x => [top + inner, bottom - inner].some(
    y => !thing.contains(document.elementFromPoint(x, y))));
}).map(thing => thing.outerHTML)
"""
# Markers that are too small, stick out of their cell, or stand over the letter of another.
UNREADABLE = """
wanted => [...document.querySelectorAll(wanted)].filter(cell => cell.checkVisibility()).flatMap(
  cell => {
    const boxes = [...cell.querySelectorAll(".marker")].map(each => each.getBoundingClientRect());
    const around = cell.getBoundingClientRect();
    return boxes.filter(({ left, right, top, bottom, width }, at) => width < 12
      || left < around.left || right > around.right
      || top < around.top || bottom > around.bottom + 2
      || boxes.slice(at + 1).some(next => next.top < bottom - 1 && next.bottom > top + 1
        && next.left < left + 0.7 * width && next.right > left)).map(() => cell.outerHTML);
  })
"""
# What is cut off at its end.
SHORTENED = """
wanted => [...document.querySelectorAll(wanted)].filter(
  thing => thing.scrollWidth > thing.clientWidth).map(thing => thing.outerHTML)
"""
# What is seen and narrower than 40 px.
NARROW = """
wanted => [...document.querySelectorAll(wanted)].filter(
  thing => thing.checkVisibility() && thing.offsetWidth < 40).map(thing => thing.id)
"""
CHOICES_AND_HEIGHT = "[document.querySelectorAll('#choices > *').length, road.offsetHeight]"
# The empty spaces that may be chosen, and whether they glow as all does that may be.
OPEN_SPACES = """
[...document.querySelectorAll("#road .plot[data-action]")]
  .map(space => getComputedStyle(space).boxShadow !== "none")
"""
LINE = "#line-text"
COMPLETIONS = "[...document.querySelectorAll('#line-actions option')].map(e => e.value).sort()"
COMPLETED = f"wanted => JSON.stringify({COMPLETIONS}) === JSON.stringify(wanted)"
FAST = {"pace": "instant", "tips": False, "motion": "off"}
LONGEST_GAME = 2_000
BEN = 1


def of_people(path: Path) -> str:
    """A recorded game with a person at every seat."""
    head, _, played = path.read_text(encoding="utf-8").partition("\n\n")
    lines = [
        line.replace(line.split()[2], "person", 1) if line.startswith("seat ") else line
        for line in head.split("\n")
    ]
    return "\n".join([*lines, "", played])


def together(column: int) -> str:
    """A record in which a favor is due and all five markers of every line stand on one column."""
    favors = dict.fromkeys(COLOURS, (column,) * 4)
    scored = {"scored": 2} if column else {}
    waiting = {"specials": "joust-field=red", "then": "specials", "red": "Cd"}
    return from_position(table(players=5, favors=favors, **waiting, **scored)) + "joust\n"


def from_position(state: caylus.State) -> str:
    """A record that begins with a position, a person at every seat."""
    seats = "\n".join(f"seat {colour} person" for colour in COLOURS[: state.players])
    start = state.to_json()
    return f"caylus 1\ngame classic\nedition 1\nvariant 2006\n{seats}\nstart {start}\n\n"


def asked(record: str, verb: str) -> Iterator[tuple[int, int]]:
    """The decisions about a verb: the moves before each, and for how many things it is on offer."""
    match = caylus.load(beginning(record, 0))
    for number, move in enumerate(record.partition("\n\n")[2].splitlines()):
        if match.state.actor != caylus.CHANCE:
            words = [action.text.split() for action in match.state.actions()]
            things = {word[1] for word in words if word[0] == verb}
            if things:
                yield number, len(things)
        match.play(move)


def moments(record: str) -> Iterator[int]:
    """The first and the last decision of each phase, and that with the most to choose from."""
    match = caylus.load(beginning(record, 0))
    found: dict[str, list[tuple[int, int]]] = {}
    for number, move in enumerate(record.partition("\n\n")[2].splitlines()):
        if match.state.actor != caylus.CHANCE:
            found.setdefault(match.state.phase, []).append((number, len(match.state.actions())))
        match.play(move)
    for asked in found.values():
        yield from sorted({asked[0][0], asked[-1][0], max(asked, key=lambda one: one[1])[0]})


def begin(page: Page, site: str, variant: str, seed: int) -> None:
    """Begin a game against a random bot, played as fast as it can be."""
    visit(page, site, **FAST)
    import_text(page, NEW.format(variant=variant, seed=seed))
    wait(page)


def play_on(page: Page, seed: int) -> None:
    """Click actions at random until the game is over; who passes early sees the end sooner."""
    chooser = random.Random(seed)
    for _move in range(LONGEST_GAME):
        actions = offered(page)
        if not actions:
            return
        click(
            page,
            "pass" if "pass" in actions and chooser.random() < 0.3 else chooser.choice(actions),
        )


def test_five_players_see_and_reach_all_they_need_in_every_phase(page, site):
    visit(page, site)
    record, found = of_people(FIVE_PLAYERS), []
    for moves in moments(record):
        put_on_the_table(page, beginning(record, moves))
        found += flaws(page, f"after {moves}", NEEDED)

    assert found == []


def test_road_of_a_wide_window_keeps_its_height_however_many_choices_there_are(page, site):
    visit(page, site)
    record, found = of_people(FIVE_PLAYERS), {}
    for moves in moments(record):
        put_on_the_table(page, beginning(record, moves))
        choices, height = page.evaluate(CHOICES_AND_HEIGHT)
        found.setdefault(height, set()).add(choices)

    ((_height, counts),) = found.items()
    assert min(counts) == 1
    assert max(counts) > 6


@pytest.mark.parametrize(
    ("verb", "open_then"), [("favor", "#hand .favor-line > *"), ("build", "#hand .chip.offered")]
)
def test_favors_and_stock_open_by_themselves_on_a_phone(page, site, verb, open_then):
    page.set_viewport_size(SIZES["phone"])
    visit(page, site)
    record = of_people(FIVE_PLAYERS)
    most = max(asked(record, verb), key=lambda one: one[1])
    for moves, count in [next(asked(record, verb)), most]:
        put_on_the_table(page, beginning(record, moves))

        assert page.locator("#hand .lit").count() == count
        assert page.locator(open_then).count() >= count
        assert page.evaluate(CUT, open_then) == []


@pytest.mark.parametrize(
    ("size", "place"),
    [("desktop", "#favors"), ("tablet", "#favors"), ("phone", "#hand"), ("phone", "#panel")],
)
def test_five_markers_on_one_column_are_told_apart_by_their_letters(page, site, size, place):
    page.set_viewport_size(SIZES[size])
    visit(page, site)
    for column in range(6):
        put_on_the_table(page, together(column))
        if place == "#panel":
            page.click("#open-favors")
            wait(page)

        assert page.locator(f"{place} .marker:visible").count() == 20
        assert page.evaluate(UNREADABLE, f"{place} .favor-line > *") == []


@pytest.mark.plain
def test_phase_that_is_played_stands_whole_in_each_language(page, site):
    record = beginning(of_people(FIVE_PLAYERS), 0)
    for language in LANGUAGES:
        visit(page, f"{site}?lang={language}")
        put_on_the_table(page, record)

        assert page.evaluate(SHORTENED, "#phases .now") == []


@pytest.mark.parametrize("window", [(844, 390), (1024, 768), (1180, 820)])
def test_a_tile_of_the_stock_is_seen_only_where_it_can_be_read(page, site, window):
    page.set_viewport_size(dict(zip(("width", "height"), window, strict=True)))
    visit(page, site)
    for at in moments(of_people(FIVE_PLAYERS)):
        put_on_the_table(page, beginning(of_people(FIVE_PLAYERS), at))

        assert page.evaluate(NARROW, "#hand .chip") == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_game_by_clicks_ends_with_the_points_of_its_record(page, site, size):
    page.set_viewport_size(SIZES[size])
    begin(page, site, "2006", seed=3)
    play_on(page, seed=1)
    page.wait_for_selector("#results")
    told = page.locator("#results tbody td:last-child").all_text_contents()

    assert saved(page).state.is_over
    assert sorted(map(int, told)) == sorted(saved(page).state.scores())


def test_a_whole_game_by_keys_keeps_the_focus(page, site):
    begin(page, site, "2005", seed=6)
    page.keyboard.press("Tab")
    chooser = random.Random(3)
    while actions := offered(page):
        assert focus(page)["tag"] != "BODY"
        play_by_keys(page, "pass" if "pass" in actions and chooser.random() < 0.5 else actions[-1])

    assert saved(page).state.is_over


def test_a_whole_game_by_lines_completes_what_is_offered(page, site):
    begin(page, site, "later-simple", seed=4)
    page.keyboard.press("/")
    chooser = random.Random(2)
    while not saved(page).state.is_over:
        wanted = sorted(map(str, saved(page).state.actions()))
        page.wait_for_function(COMPLETED, arg=wanted)
        page.keyboard.type("pass" if "pass" in wanted else chooser.choice(wanted))
        page.keyboard.press("Enter")
        wait(page)

    assert saved(page).state.variant == "later-simple"


def test_pieces_are_looked_at_by_themselves_and_clicked_with_their_space(page, site):
    visit(page, site, **FAST)
    put_on_the_table(page, NEW.format(variant="2006", seed=3))
    space = page.locator("#road button:has(.bailiff)")
    for piece in ("Provost", "Bailiff"):
        space.locator(f".{piece.lower()}").hover()
        page.wait_for_function(f"document.querySelector('#lens h2')?.textContent === '{piece}'")
    number = space.get_attribute("id").removeprefix("road-")
    space.locator(".bailiff").click()

    wait(page)
    assert f"place {number}" in saved(page).moves


def test_a_link_opens_the_game_and_its_history(page, site):
    match = caylus.load(FIVE_PLAYERS.read_text(encoding="utf-8"))
    visit(page, f"{site}#play={caylus.link(match)}&at=60")
    page.wait_for_selector("#history-at[value='60']")

    assert f"Move 60 of {len(match.moves)}" in page.inner_text("#prompt")


def test_programs_find_no_fault_that_keeps_people_out(page, site):
    visit(page, site)
    record, found = of_people(FIVE_PLAYERS), []
    for moves in itertools.islice(moments(record), 1, None, 3):
        put_on_the_table(page, beginning(record, moves))
        found += broken_rules(page, f"after {moves}")

    assert found == []


def over_the_table(page: Page) -> Iterator[str]:
    """What lies over a table, one thing at a time, and the end of the game."""
    put_on_the_table(page, beginning(of_people(FIVE_PLAYERS), 200))
    yield from opened(page, "panel=forecast")
    yield from lens(page, "#road-5")
    page.set_viewport_size(SIZES["phone"])
    yield "table on a phone"
    yield from opened(page, "panel=stock", "panel=favors")
    put_on_the_table(page, of_people(FIVE_PLAYERS))
    page.wait_for_selector("#results")
    yield "end of the game"


def test_programs_find_no_fault_over_the_table(page, site):
    visit(page, site)

    assert not all_flaws(page, over_the_table(page))


def test_panels_of_forecast_stock_and_favors_open_on_a_phone(page, site):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, site)
    put_on_the_table(page, beginning(of_people(FIVE_PLAYERS), 200))
    for panel in ("forecast", "stock", "favors"):
        page.click(f"[data-panel={panel}]:visible")
        wait(page)

        assert page.locator("#panel-inside").inner_text().strip()
        page.click("#panel .close")


def test_the_strongest_opponent_gives_a_hint_and_answers(page, site):
    visit(page, site, **FAST)
    import_text(page, NEW.format(variant="2006", seed=5).replace("random Ben", "seneschal Ben"))
    wait(page)
    page.click("[data-command=hint]")
    page.wait_for_selector("#panel .choice[data-action]")
    action = page.get_attribute("#panel .choice[data-action]", "data-action")
    page.click("#panel .choice[data-action]")
    wait(page)

    match = saved(page)
    hinted = match.moves.index(action)
    assert BEN in match.actors[hinted + 1 :]


def test_empty_spaces_are_lit_where_the_provost_may_go(page, site):
    visit(page, site, **FAST)
    put_on_the_table(page, from_position(table(specials="guild=red", then="specials")))

    assert page.evaluate(OPEN_SPACES) == [True] * 4
