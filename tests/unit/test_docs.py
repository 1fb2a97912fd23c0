"""The files and places that documents name are there."""

import re
from pathlib import Path

import pytest

from tools.rules_page import RULES, page

ROOT = Path(__file__).resolve().parents[2]
# A path in this repository as documents write it.
PATH = re.compile(r"`((?:assets|caylus|docs|tests|tools)/[\w./-]*|\w+\.(?:html|toml))`")


@pytest.mark.parametrize("page", ["docs/start.md", "CONTRIBUTING.md"])
def test_every_file_that_a_document_names_is_there(page: str) -> None:
    named = PATH.findall((ROOT / page).read_text(encoding="utf-8"))

    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("path", sorted(RULES.glob("*.md")), ids=lambda path: path.stem)
def test_every_place_that_a_page_of_rules_points_to_is_on_it(path: Path) -> None:
    html = page(path.read_text(encoding="utf-8"), policy="")
    pointed = set(re.findall(r'href="#([^"]+)"', html))

    assert len(pointed) > 10
    assert pointed - set(re.findall(r'id="([^"]+)"', html)) == set()
