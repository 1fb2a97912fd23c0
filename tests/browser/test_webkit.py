"""The page in a distribution's WebKit, through WebDriver: Playwright cannot drive that one."""

import os
import subprocess
from collections.abc import Iterator

import pytest
from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

import caylus
from tests.browser.play import AGAINST_RANDOM, PLAY_ON, RECORDS
from tests.contract.test_lessons import LESSONS
from tests.doors import HEADER
from tools.browsers import WEBKIT
from tools.visitor import WOKE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        not (WEBKIT.is_there() or os.environ.get("CI")),
        reason=f"no WebKit here: install {' and '.join(WEBKIT.packages)}",
    ),
]

PATIENCE = 60
USABLE = "document.querySelector('html[data-ready]:not([data-thinking])') !== null"
OPENED = "location.hash.startsWith('#game-') && !document.getElementById('table').hidden"
PLAYABLE = """document.querySelector('[data-action="keep"]') !== null"""
KEEP = """document.querySelector('[data-action="keep"]').click()"""
MADE = "['made', 'kept'].includes(document.documentElement.dataset.memory)"
KEPT = "document.documentElement.dataset.memory === 'kept'"
STATE = """
[JSON.stringify(document.documentElement.dataset), location.hash,
  ...performance.getEntriesByType('mark').map(({ name, startTime }) => `${name} ${startTime | 0}`)
].join(", ")"""
OVER = "document.getElementById('results') !== null"
OPTIONS = '{"pace": "instant", "forced": true, "tips": false, "motion": "off"}'
KEEP_OPTIONS = f"localStorage.setItem('caylus/options', '{OPTIONS}')"
# Does what each step of a lesson asks; tells at how many it was.
LEARN_ON = """
done => {
  const wanted = ["#lesson-on", "#board [data-action]", "#panel [data-action]", "#open-pool"];
  let steps = 1;
  const go = () => {
    if (document.querySelector("#results .end-lesson")) return done(steps);
    if (document.querySelector("html[data-ready]:not([data-thinking])")) {
      const all = wanted.flatMap(each => [...document.querySelectorAll(each)]);
      all.find(thing => thing.checkVisibility())?.click();
      steps++;
    }
    setTimeout(go, 5);
  };
  go();
}
"""
TAUGHT = "document.querySelector('#prompt .said') !== null"
FIRST_GAME = "document.querySelector('[data-command=first-game]').click()"
COACHED = "document.documentElement.dataset.coach === 'awake'"
READ = "document.querySelector('#menu [data-command=rules]').click()"
SHOWN = "document.getElementById('rules-inside').shadowRoot?.querySelectorAll('h2').length > 3"


class Visitor:
    """A visitor who uses the page in WebKit."""

    def __init__(self, driver: webdriver.WebKitGTK, site: str) -> None:
        self.driver = driver
        self.site = site

    def told(self, expression: str) -> object:
        """The value of an expression in the page."""
        return self.driver.execute_script(f"return {expression}")

    def wait(self, condition: str) -> None:
        """Wait until an expression holds in the page."""
        waiting = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.1)
        try:
            waiting.until(lambda driver: driver.execute_script(f"return {condition}") is True)
        except TimeoutException:
            pytest.fail(f"never so: {condition}; the page says {self.told(STATE.strip())}")

    def visit(self, fragment: str = "") -> None:
        """Open the page anew, at a fragment, and wait until it can be used."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.site}{fragment}")
        self.wait(USABLE)

    def records(self) -> list[str]:
        """The saved records, the oldest first."""
        return list(self.told(RECORDS.strip()) or [])


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """The number of a screen that nobody sees."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        yield f":{running.stdout.readline().strip()}"
        running.terminate()


@pytest.fixture(scope="module")
def visitor(site: str, screen: str) -> Iterator[Visitor]:
    """A visitor who has chosen to have bots move at once."""
    options = Options()
    options.binary_location = WEBKIT.browser()
    options.add_argument("--automation")
    service = Service(WEBKIT.driver(), env={**os.environ, "DISPLAY": screen})
    driver = webdriver.WebKitGTK(options=options, service=service)
    driver.set_script_timeout(2 * PATIENCE)
    visitor = Visitor(driver, site)
    visitor.visit()
    visitor.told(KEEP_OPTIONS)
    yield visitor
    driver.quit()


def test_link_opens_and_its_game_is_played_to_the_end_and_resumed(visitor: Visitor) -> None:
    visitor.visit(f"#play={caylus.link(caylus.load(AGAINST_RANDOM))}")
    visitor.wait(OPENED)
    clicks = visitor.driver.execute_async_script(f"({PLAY_ON})(arguments[0])")
    (record,) = visitor.records()

    assert clicks > 20
    assert caylus.load(record).state.actor is None
    visitor.visit(visitor.driver.current_url.removeprefix(visitor.site))
    visitor.wait(OVER)


def test_second_visit_wakes_from_memory_and_resumes_a_game(visitor: Visitor) -> None:
    visitor.visit(f"#play={caylus.link(caylus.load(HEADER))}")
    visitor.wait(MADE)
    fragment = visitor.driver.current_url.removeprefix(visitor.site)
    before = visitor.records()

    visitor.visit(fragment)
    visitor.wait(KEPT)
    assert visitor.told(OPENED)
    assert visitor.told(WOKE)
    assert visitor.records() == before
    visitor.wait(PLAYABLE)
    visitor.told(KEEP)
    visitor.wait(USABLE)
    assert len(visitor.records()[-1]) > len(before[-1])


def test_lesson_is_taken_and_leads_to_a_game_with_a_coach_beside_the_rules(
    visitor: Visitor,
) -> None:
    game, lesson = LESSONS[0]
    visitor.visit(f"#learn={game}/{lesson.name}")
    visitor.wait(TAUGHT)
    taken = visitor.driver.execute_async_script(f"({LEARN_ON})(arguments[0])")

    assert taken > 30
    visitor.told(FIRST_GAME)
    visitor.wait(COACHED)
    visitor.told(READ)
    visitor.wait(SHOWN)
