"""Positions in the rules are drawn as they lie on the table, with captions."""

import json
import re
from pathlib import Path

import pytest

from tools import rules_page
from tools.rules_drawing import picture, symbols

POSITIONS = sorted((rules_page.RULES / "positions").glob("*.json"))
EACH = pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)


def page_of(game: str) -> str:
    """A game's page of rules."""
    return rules_page.page((rules_page.RULES / f"{game}.md").read_text(encoding="utf-8"), policy="")


@EACH
def test_position_is_drawn_on_the_page_of_its_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert picture(text) in page_of(json.loads(text)["position"]["game"])


@EACH
def test_picture_has_all_its_parts_and_nothing_to_click_or_to_point_to(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    drawn = picture(text)
    parts = re.findall(r'<div class="card|<svg class="(?:castle-section|bridge)"', drawn)

    assert len(parts) == len(json.loads(text)["parts"])
    assert re.findall(r"<button|<i |\\bid=|data-|aria-label", drawn) == []


@pytest.mark.parametrize("game", rules_page.names())
def test_every_shape_of_a_page_is_on_it_once(game: str) -> None:
    page = page_of(game)
    used = set(re.findall(r'href="#((?:art|icon)-[^"]+)"', page))
    drawn = re.findall(r'<symbol id="([^"]+)"', page)

    assert len(used) > 20
    assert sorted(drawn) == sorted(used)


def test_link_to_a_position_alone_becomes_its_caption() -> None:
    page = rules_page.page(
        "# Caylus\n\n[Two *passed*.](positions/classic-bridge.json)\n", policy=""
    )

    assert "<figcaption>Two <em>passed</em>.</figcaption>" in page
    assert "positions/" not in page


def test_link_to_a_position_within_a_text_stays_one() -> None:
    page = rules_page.page("# Caylus\n\nSee [it](positions/classic-bridge.json).\n", policy="")

    assert "<figure" not in page


def test_page_without_positions_has_no_shapes() -> None:
    assert symbols(rules_page.page("# Caylus\n", policy="")) == ""
