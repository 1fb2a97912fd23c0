"""Bots that take their time: the page shows it, stays usable, and can have them move at once."""

import pytest
from playwright.sync_api import Page

from caylus.players.temperaments import TEMPERAMENTS
from tests.browser.looks import prefer
from tests.browser.play import IDLE, import_text, saved, see_table, wait
from tests.doors import HEADER

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

# The largest part of its time that a bot has used.
WATCH_THOUGHT = """
() => {
  longest = 0;
  const time = document.getElementById("thought-time");
  new MutationObserver(() => { longest = Math.max(longest, time.value); })
    .observe(time, { attributes: true });
}
"""

# A device with so many cores. Notes the workers that think, how often the first was told something,
# and how often it was told what another found.
DEVICE = """
Object.defineProperty(navigator, "hardwareConcurrency", { get: () => CORES });
window.thinkers = [];
window.told = window.found = 0;
Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    if (options.name.startsWith("thinker")) thinkers.push(this);
  }
  postMessage(text) {
    super.postMessage(text);
    if (this !== thinkers[0]) return;
    told += 1;
    found += /"helped": {"/.test(text);
  }
};
"""


def open_with_bot(page: Page, address: str) -> None:
    """Open a game in which a bot thinks first."""
    prefer(page, forced=False, tips=False)
    page.goto(address)
    wait(page)
    page.evaluate(WATCH_THOUGHT)
    import_text(page, HEADER.replace("person", "seneschal").replace("greedy", "person"))


@pytest.fixture
def thinking(with_slow_bots: Page, site: str) -> Page:
    """A page on which a bot has begun to think, and will for long."""
    open_with_bot(with_slow_bots, site)
    with_slow_bots.wait_for_selector("#thought:not([hidden])")
    return with_slow_bots


def test_bot_told_to_move_now_ends_its_thought(thinking: Page) -> None:
    before = len(saved(thinking).moves)
    thinking.click("[data-command=hurry]")
    wait(thinking)

    assert len(saved(thinking).moves) > before
    assert thinking.evaluate("longest") < 0.5
    assert thinking.locator("#thought").is_hidden()


def test_page_can_be_used_while_a_bot_thinks(thinking: Page) -> None:
    thinking.keyboard.press("f")
    thinking.wait_for_selector("#panel[open] .panel-forecast, #panel[open] #panel-inside > *")

    assert thinking.locator("#thought").is_visible()


def test_hint_waits_until_a_person_must_choose(thinking: Page) -> None:
    assert thinking.locator("[data-command=hint]").is_disabled()


def test_bot_that_is_left_alone_thinks_until_nothing_can_overtake_its_choice(page, site) -> None:
    open_with_bot(page, site)
    see_table(page)

    assert len(saved(page).moves) > 0
    assert page.evaluate("longest") > 0.4


def test_bot_whose_worker_dies_thinks_again_and_nothing_is_lost(thinking: Page) -> None:
    before = saved(thinking).moves
    # The page waits ten seconds for a silent worker before it starts another one.
    with thinking.expect_worker():
        thinking.workers[-1].evaluate("close()")
    thinking.click("[data-command=hurry]")
    thinking.wait_for_selector(IDLE, state="attached")

    assert saved(thinking).moves[: len(before)] == before
    assert len(saved(thinking).moves) > len(before)
    assert thinking.locator("#fault[open]").count() == 0


def test_bot_with_any_temperament_is_dealt_one_and_introduced_in_the_log(
    page: Page, site: str
) -> None:
    page.goto(site)
    wait(page)
    page.select_option("#player-2 + .temperament", "miser")
    page.click("[data-command=start]")
    page.wait_for_selector("#entries >> text=Green, Miser: likes to keep deniers.")
    wait(page)

    green, orange = (seat.player for seat in saved(page).header.seats[1:])
    assert green == "merchant-miser"
    assert orange.removeprefix("merchant-") in TEMPERAMENTS


def test_only_temperaments_of_the_rules_that_are_chosen_can_be_had(page: Page, site: str) -> None:
    page.goto(site)
    page.wait_for_selector("#player-2 + .temperament")
    page.select_option("#player-2 + .temperament", "sheriff")
    page.select_option("#player-3 + .temperament", "miser")
    page.check("input[name=variant][value=introductory]")

    assert page.input_value("#player-2 + .temperament") == "any"
    assert page.input_value("#player-3 + .temperament") == "miser"
    assert page.locator("#player-2 + .temperament option[value=sheriff]").is_disabled()


@pytest.mark.parametrize(("player", "shown"), [("person", 0), ("mason", 0), ("bailiff", 1)])
def test_only_the_upper_levels_can_have_any_temperament(
    page: Page, site: str, player: str, shown: int
) -> None:
    page.goto(site)
    page.select_option("#player-2", player)

    assert page.locator("#player-2 + .temperament").is_visible() == bool(shown)


def open_on_cores(page: Page, site: str, cores: str) -> None:
    """Open a game in which a bot thinks first, on a device with so many cores."""
    page.add_init_script(DEVICE.replace("CORES", cores))
    open_with_bot(page, site)
    page.wait_for_selector("#thought:not([hidden])")


@pytest.mark.parametrize("meanwhile", ["0", "thinkers[1].terminate()"], ids=["lives", "dies"])
def test_strongest_bot_has_a_helper_where_there_are_cores(with_slow_bots, site, meanwhile) -> None:
    page = with_slow_bots
    open_on_cores(page, site, "4")
    page.wait_for_function("found > 0")
    before = len(saved(page).moves)
    page.evaluate(meanwhile)
    page.click("[data-command=hurry]")
    wait(page)

    assert page.evaluate("thinkers.length") == 2
    assert len(saved(page).moves) > before


@pytest.mark.parametrize("cores", ["3", "undefined"])
def test_strongest_bot_thinks_in_one_worker_where_cores_are_few(
    with_slow_bots, site, cores
) -> None:
    page = with_slow_bots
    open_on_cores(page, site, cores)
    page.wait_for_function("told > 1")

    assert page.evaluate("thinkers.length") == 1
