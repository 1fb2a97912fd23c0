"""A snapshot of the memory of this build: a real page makes it once, most tests wake from it."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page

KEPT = "html[data-memory]"
SNAPSHOTS = """
async () => {
  const names = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
  return names.filter(name => name.startsWith("memory-"));
}
"""
# Gives a file of the site to a visitor of the page, or takes one from there.
HAND_OUT = """
async name => {
  const file = await (await navigator.storage.getDirectory()).getFileHandle(name);
  const href = URL.createObjectURL(await file.getFile());
  Object.assign(document.createElement("a"), { href, download: name }).click();
}
"""
TAKE_IN = """
async name => {
  const folder = await navigator.storage.getDirectory();
  const written = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await (await fetch(`../${name}`)).body.pipeTo(written);
}
"""
# A visitor who keeps doing something: as long as he does, no snapshot is made.
PLAYS = """
window.deeds = 0;
window.playing = setInterval(() => { deeds++; document.documentElement.click(); }, 100);
"""
# If a page takes in a snapshot and starts plainly all the same, it has an error.
WAKES = """
new PerformanceObserver(list => {
  if (list.getEntriesByName("downloading").length) console.error("did not wake from its memory");
}).observe({ type: "mark", buffered: true });
"""
# Runs nothing of the game.
QUIET_PAGE = "rules/magna-carta.html"
WAKING: set[BrowserContext] = set()


def remembered(page: Page) -> str:
    """How the making of the snapshot went."""
    page.wait_for_selector(KEPT, state="attached")
    return page.get_attribute("html", "data-memory") or ""


def save(page: Page, folder: Path) -> Path:
    """The only snapshot that a page has made, saved in a folder under its name."""
    (name,) = page.evaluate(SNAPSHOTS)
    with page.expect_download() as download:
        page.evaluate(HAND_OUT, name)
    path = folder / name
    download.value.save_as(path)
    return path


def made_once(folder: Path, make: Callable[[Path], Path]) -> Path:
    """A file that the first of several processes makes in a folder."""
    folder.mkdir(exist_ok=True)
    with (folder.parent / f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return next(folder.iterdir(), None) or make(folder)


def of_all_workers(factory: pytest.TempPathFactory) -> Path:
    """The temporary folder that the processes of this test session share."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def take_in(context: BrowserContext, site: str, name: str) -> None:
    """Put a snapshot that the site serves where the pages of a context look for one."""
    page = context.new_page()
    page.goto(site + QUIET_PAGE)
    page.evaluate(TAKE_IN, name)
    page.close()


def is_there(page: Page, site: str) -> bool:
    """Whether a page of the site sees a snapshot; one that is elsewhere or dead sees none."""
    try:
        return page.url.startswith(site) and bool(page.evaluate(SNAPSHOTS))
    except Error:
        return False


def give(context: BrowserContext, site: str, name: str) -> None:
    """Have the pages of a context wake from a snapshot that the site serves; all of them must."""
    take_in(context, site, name)
    context.add_init_script(WAKES)
    WAKING.add(context)
    context.on("close", lambda closed: WAKING.discard(closed))
