"""Looking at the page as a visitor does: recorded positions, and how they lie on the table."""

import json
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from playwright.sync_api import Page

import caylus
from tests.browser.play import import_text, see_table, wait
from tests.doors import RECORDS

FIVE_PLAYERS = "standard-5-players-463"
LONG_ROAD = "introductory-5-players-147"
SIZES = {
    "desktop": {"width": 1280, "height": 720},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
NAMES = {
    "Ada": "Ada",
    "Ben": "Benedict of the Hill",
    "Cleo": "Cleo",
    "Dan": "Dan",
    "Eve": "Evangeline",
}
# Keeps the page as it is while a test looks at it.
CALM = {"motion": "off", "pace": "calm", "forced": False, "tips": False}
KEEP_OPTIONS = "localStorage.setItem('caylus/options', {})"
NEEDED = "#prompt, #choices button, #hand button, .player, #bar button, #strip button"
# Borders between pixels and drawn edges move a box by less than one pixel.
FLAWS = """
({ needed, touch }) => {
  const flaws = [];
  const report = (thing, what) => flaws.push(`${thing.id || thing.outerHTML.slice(0, 80)} ${what}`);
  const seen = thing => thing.checkVisibility({ visibilityProperty: true });
  const all = wanted => [...document.querySelectorAll(wanted)].filter(seen);
  const outside = (box, other) => box.left < other.left - 1 || box.right > other.right + 1
    || box.top < other.top - 1 || box.bottom > other.bottom + 1;
  const window_box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const sides = box => ["left", "top", "right", "bottom"].map(side => Math.round(box[side]));

  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) report(root, "scrolls");
  for (const thing of all("#board, #board *"))
    if (/auto|scroll/.test(getComputedStyle(thing).overflow)) report(thing, "can scroll");

  // Cards of a full hand overlap: what a visitor can hit ends where the next one begins.
  const visible = thing => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const next = thing.closest("#hand .slot")?.nextElementSibling?.getBoundingClientRect();
    return { left, top, right: next ? Math.min(right, next.left) : right, bottom };
  };
  const hit = (thing, x, y) => thing.contains(document.elementFromPoint(x, y));
  for (const thing of all(`${needed}, #board [data-action]`)) {
    const box = visible(thing), corner = Math.min(8, (box.right - box.left) / 2);
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (outside(box, window_box)) report(thing, `is cut at ${sides(box)}`);
    if (!hit(thing, ...middle) && !hit(thing, box.left + corner, middle[1]))
      report(thing, "is covered");
  }
  for (const thing of touch ? all("#board button") : []) {
    const { width, height } = thing.getBoundingClientRect();
    if (Math.min(width, height) < 43.9) report(thing, `is only ${width} by ${height}`);
  }
  for (const thing of all("#prompt, #choices button")) {
    if (thing.scrollWidth > thing.clientWidth) report(thing, "has its text clipped");
    for (const part of [...thing.querySelectorAll("b, small, span")].filter(seen)) {
      const box = part.getBoundingClientRect();
      if (box.width > 1.5 && outside(box, thing.getBoundingClientRect()))
        report(thing, `does not hold “${part.textContent.trim()}”`);
    }
  }
  // What is written on a coin or a crest lies above it.
  for (const number of all("#board :is(.crest, .coin, .counted) > b")) {
    const { left, top, width, height } = number.getBoundingClientRect();
    const found = document.elementsFromPoint(left + width / 2, top + height / 2);
    const [own, drawn] = [number, number.previousElementSibling].map(one => found.indexOf(one));
    if (drawn >= 0 && own > drawn) report(number, "lies behind what is drawn");
  }
  return flaws;
}
"""


class Position(NamedTuple):
    """A position in which a seat must choose: the moves before it, and how much there is to see."""

    moves: int
    phase: str
    offered: int
    road: int


def prefer(page: Page, **options: object) -> None:
    """Be a visitor who has chosen some options."""
    page.add_init_script(KEEP_OPTIONS.format(json.dumps(json.dumps(options))))


def chosen(site: str, **options: object) -> dict[str, object]:
    """What the storage of a new visitor holds who has chosen some options."""
    kept = [{"name": "caylus/options", "value": json.dumps(CALM | options)}]
    return {"origins": [{"origin": site.rstrip("/"), "localStorage": kept}]}


def visit(page: Page, address: str, **options: object) -> None:
    """Open the page as a visitor with some options, and wait until it can be used."""
    prefer(page, **(CALM | options))
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    wait(page)


def recorded(name: str) -> str:
    """A recorded game with a person at every seat, some of them with long names."""
    text = (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    for short, name in NAMES.items():
        text = text.replace(f" random {short}\n", f" person {name}\n")
    return text


def full_hand() -> str:
    """A record in which the player to move holds all twelve cards."""
    position = json.loads(caylus.new_game("magna-carta", variant="standard", players=2).to_json())
    position["players"][0]["hand"] = position["players"][0]["deck"]
    position["players"][0]["deck"] = []
    position |= {"phase": "actions", "round": 1, "first": "red"}
    position |= {"agenda": [["red", "turn"]], "road": [{"card": "park"}], "provost": 1}
    seats = "seat red person\nseat green random"
    head = f"caylus 1\ngame magna-carta\nedition 1\nvariant standard\n{seats}\nstart "
    return head + json.dumps(position) + "\n"


def beginning(record: str, moves: int) -> str:
    """The record of a game after its first moves."""
    head, _, played = record.partition("\n\n")
    return "\n".join([head, "", *played.split("\n")[:moves]]) + "\n"


def positions(record: str) -> Iterator[Position]:
    """Every position of a recorded game in which a seat must choose."""
    match = caylus.load(beginning(record, 0))
    for number, move in enumerate(record.partition("\n\n")[2].splitlines()):
        state = match.state
        if state.actor != caylus.CHANCE:
            yield Position(number, state.phase, len(state.actions()), len(state.road_kind))
        match.play(move)


def hardest(record: str) -> list[Position]:
    """The first and the last position of each phase, and those with most actions and cards."""
    by_phase = sorted(positions(record), key=lambda position: position.phase)
    found = []
    for _phase, group in groupby(by_phase, key=lambda position: position.phase):
        phase = list(group)
        most = max(phase, key=lambda position: position.offered)
        longest = max(phase, key=lambda position: (position.road, position.offered))
        found += sorted({phase[0], most, longest, phase[-1]})
    return found


def sit_down(page: Page, record: str) -> None:
    """Open a record and lift the curtain."""
    put_on_the_table(page, record)
    lift_curtain(page)


def put_on_the_table(page: Page, record: str) -> None:
    """Open a record."""
    import_text(page, record)
    see_table(page)


def lift_curtain(page: Page) -> None:
    """Show the hand of whoever must choose."""
    button = page.locator("[data-command=reveal]:visible")
    if button.count():
        button.first.click()
        wait(page)


def flaws(page: Page, where: str, needed: str = NEEDED) -> list[str]:
    """Things on the table that nobody can see, read or touch, at every size in turn."""
    return [flaw for size in SIZES for flaw in flaws_at(page, where, size, needed)]


def flaws_at(page: Page, where: str, size: str, needed: str = NEEDED) -> list[str]:
    """Things on the table that nobody can see, read or touch, at a size."""
    page.set_viewport_size(SIZES[size])
    asked = {"needed": needed, "touch": size != "desktop"}
    return [f"{where}, {size}: {flaw}" for flaw in page.evaluate(FLAWS, asked)]
