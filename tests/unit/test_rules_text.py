"""The rules in other languages: the same numbers, notation and places as in English."""

import re
from collections import Counter
from pathlib import Path

import pytest

from caylus.view import text
from tools import rules_page, translations
from tools.rules_text import CODE, sentences

DOMAINS = translations.of_rules()
FILES = sorted({path for domain in DOMAINS for path in domain.folder.glob("*.po")})
EACH_FILE = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
TARGET = re.compile(r"\]\(([^)]*)\)")


def facts(sentence: str) -> tuple[Counter[str], ...]:
    """The notation, the places that are pointed to, the numbers, and the marks of emphasis."""
    words = TARGET.sub("", CODE.sub("", sentence))
    found = CODE.findall(sentence), TARGET.findall(sentence), re.findall(r"\d+", words)
    return (*map(Counter, found), Counter(re.findall(r"\*", words)))


@EACH_FILE
def test_translated_rules_have_the_numbers_notation_and_links_of_the_english_ones(
    path: Path,
) -> None:
    catalogue = translations.read(path, path.stem)
    changed = [one.id for one in catalogue if one.id and facts(one.id) != facts(one.string)]

    assert changed == []


@EACH_FILE
def test_page_of_translated_rules_has_the_same_places_and_says_its_language(path: Path) -> None:
    source = (rules_page.RULES / f"{path.parent.name}.md").read_text(encoding="utf-8")
    catalogue = translations.read(path, path.stem)
    english = rules_page.page(source, policy="")
    try:
        text.speak(translations.spoken(catalogue))
        page = rules_page.page(source, policy="", catalogue=catalogue)
    finally:
        text.speak(text.ENGLISH)

    assert f'<html lang="{path.stem}">' in page
    assert re.findall(r'(?:id|href="#)="?([^"]+)"', page) == re.findall(
        r'(?:id|href="#)="?([^"]+)"', english
    )
    assert re.findall("<(t[dhr]|li|h[1-6]|p)>", page) == re.findall(
        "<(t[dhr]|li|h[1-6]|p)>", english
    )


def test_numbers_and_notation_alone_are_no_sentences() -> None:
    table = "# Set-up\n\n| `pass` | 2 F | 12 |\n|-|-|-|\n| `draw` | a | b |\n"

    assert list(sentences(table)) == ["Set-up"]


def test_a_sentence_is_the_same_however_its_lines_are_wrapped() -> None:
    assert list(sentences("one two\nthree")) == list(sentences("one\ntwo three"))
