"""Finds or fetches the browsers that the page is tested in: Chromium, Firefox and WebKit."""

import glob
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

QUIET_CHROMIUM = ("--disable-background-networking", "--disable-component-update", "--no-first-run")


@dataclass(frozen=True)
class Engine:
    """One browser engine: its commands, the distribution's package and its launch options."""

    name: str
    commands: tuple[str, ...]
    package: str
    options: Mapping[str, Any] = field(default_factory=dict)
    # Further options for a browser that is not Playwright's own build.
    stock_options: Mapping[str, Any] = field(default_factory=dict)

    def on_machine(self) -> str | None:
        """The path of a browser that the machine has, or None."""
        return next((path for path in map(shutil.which, self.commands) if path), None)

    def is_downloaded(self, playwright: Playwright) -> bool:
        """Whether Playwright has its own build of this browser."""
        return Path(getattr(playwright, self.name).executable_path).exists()

    def launch(self, playwright: Playwright) -> Browser:
        """Start this browser; the machine's own comes first."""
        options = dict(self.options)
        path = self.on_machine()
        if path:
            options |= {"executable_path": path, **self.stock_options}
        browser: Browser = getattr(playwright, self.name).launch(**options)
        return browser


def is_root() -> bool:
    """Whether packages may be installed, and Chromium cannot use its sandbox."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


CHROMIUM = Engine(
    name="chromium",
    commands=("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    package="chromium",
    options={"args": [*QUIET_CHROMIUM, *(["--no-sandbox"] if is_root() else [])]},
)
FIREFOX = Engine(
    name="firefox",
    commands=("firefox-esr", "firefox"),
    package="firefox-esr",
    stock_options={"channel": "moz-firefox"},
)
ENGINES = (CHROMIUM, FIREFOX)


class WebKit:
    """WebKitGTK's small browser, which Playwright cannot drive, and a screen that it needs."""

    packages = ("webkit2gtk-driver", "xvfb")
    browsers = "/usr/lib/*/webkit2gtk-*/MiniBrowser"

    def driver(self) -> str | None:
        """The path of the program that drives it, or None."""
        return shutil.which("WebKitWebDriver")

    def browser(self) -> str | None:
        """The path of the browser, or None."""
        return next(iter(sorted(glob.glob(self.browsers), reverse=True)), None)

    def is_there(self) -> bool:
        """Whether this machine has all of it."""
        return all((self.driver(), self.browser(), shutil.which("Xvfb")))


WEBKIT = WebKit()


def succeeds(*command: str) -> bool:
    """Run a command and tell whether it succeeded; its output is shown."""
    print("$", *command, flush=True)
    try:
        return subprocess.run(command, check=False).returncode == 0
    except FileNotFoundError:
        return False


def fetch(engine: Engine) -> bool:
    """Get a browser: Playwright's own build, else the distribution's package if we may."""
    if succeeds(sys.executable, "-m", "playwright", "install", engine.name):
        return True
    return may_install() and install(engine.package)


def may_install() -> bool:
    """Whether packages of the distribution may be installed here."""
    return is_root() and shutil.which("apt-get") is not None


def install(*packages: str) -> bool:
    """Install packages of the distribution."""
    # Without it an old list may name a Firefox that is too old to be driven.
    succeeds("apt-get", "update")
    return succeeds("apt-get", "install", "--yes", "--no-install-recommends", *packages)


def ensure(engine: Engine) -> None:
    """Get a browser unless it is there, or say what to install; Chromium must be, in CI all."""
    if engine.on_machine():
        return
    with sync_playwright() as playwright:
        downloaded = engine.is_downloaded(playwright)
    if not downloaded and not fetch(engine):
        missing = f"No {engine.name} for the browser tests: install {engine.package}."
        if engine is CHROMIUM or os.environ.get("CI"):
            raise SystemExit(missing)
        print(missing)


def ensure_webkit() -> None:
    """Get WebKit where packages may be installed; elsewhere its tests are skipped, as they say."""
    if not WEBKIT.is_there() and may_install():
        install(*WEBKIT.packages)


if __name__ == "__main__":
    for engine in ENGINES:
        ensure(engine)
    ensure_webkit()
