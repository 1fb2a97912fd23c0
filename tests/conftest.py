"""What all tests share: property tests without a deadline, in CI the same each time; a browser."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Playwright, sync_playwright

from tools.browsers import CHROMIUM

settings.register_profile(
    "calm",
    deadline=None,
    print_blob=True,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("calm")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver of browsers: a process has one."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with CHROMIUM.launch(playwright) as browser:
        yield browser
