"""Every sentence can be translated: extracted, drawn through gettext, with room for longer ones."""

import ast
import gettext
import io
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from caylus.games.magna_carta.view.cards import known_faces
from caylus.games.magna_carta.view.refusals.turns import VERBS
from caylus.games.magna_carta.view.why_not import why_not
from caylus.view import ending, environment, lens, lobby, text
from caylus.view.table import Table
from caylus.view.typed import typed
from caylus.web.workers.door import answer, read
from caylus.web.workers.engine_deeds import DEEDS, foresee
from tests import doors
from tests.games.magna_carta.view.pages import EACH, Outline, Setup, moments, new
from tests.games.magna_carta.view.watched import PANELS, QUESTIONS, chronicled, page
from tools import archive, pages, translations
from tools.translations import (
    FIELD,
    ROOT,
    Domain,
    compiled_bytes,
    extracted,
    flaws,
    pseudo,
    spoken,
    template,
)

DOMAINS = translations.domains()
EACH_DOMAIN = pytest.mark.parametrize(
    "domain",
    [*DOMAINS, *translations.of_rules()],
    ids=lambda domain: domain.template.relative_to(ROOT).as_posix(),
)
FILES = sorted({path.name for domain in DOMAINS for path in domain.folder.glob("*.po")})
PSEUDO = pseudo(template())
GERMAN = """
msgid "{name} passes."
msgstr "{name} passt."

msgid "{count} point"
msgid_plural "{count} points"
msgstr[0] "ein Punkt"
msgstr[1] "{count} Punkte"
"""
INDEX = ROOT / "index.html"
TEMPLATES = [INDEX, *sorted(environment.TEMPLATES.rglob("*.html"))]
PAGE_MODULES = sorted((ROOT / "caylus" / "web" / "page").glob("*.py"))
EARLY = ROOT / "assets" / "start" / "early.mjs"
WORKER = ROOT / "assets" / "python" / "worker.mjs"
SENTENCES = environment.TEMPLATES / "built" / "sentences.html"
SPOKEN_ATTRIBUTES = ("title", "placeholder", "alt", "aria-label")
TAGS = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
ATTRIBUTES_OF_A_MACRO = {'data-of=""', "hidden", 'data-action=""aria-disabled="true"'}
KEY_NAMES = {"Enter"}
NAMES = "Wrfl"


@pytest.fixture
def pseudo_spoken() -> Iterator[None]:
    """The view speaks the pseudo-language, in which no letter a, e, i, o or u is left plain."""
    text.speak(spoken(PSEUDO))
    yield
    text.speak(text.ENGLISH)


@pytest.fixture
def pseudo_brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pseudo-language lies compiled where a worker puts the language that it is brought."""
    monkeypatch.setattr(text, "LANGUAGES", tmp_path)
    (tmp_path / "en-XA.mo").write_bytes(compiled_bytes(PSEUDO))
    yield
    text.speak(text.ENGLISH)


@pytest.fixture
def pseudo_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pseudo-language has a .po file where translators put theirs."""
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    with (tmp_path / "en_XA.po").open("wb") as file:
        write_po(file, PSEUDO)


@pytest.fixture
def pseudo_of_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pseudo-language has a .po file for the house and one for all games."""
    house, *of_games = [translations.read(domain.template) for domain in DOMAINS]
    catalogues = {"FOLDER": house, "OWN": translations.merged(of_games)}
    for constant, catalogue in catalogues.items():
        folder = tmp_path / constant
        monkeypatch.setattr(translations, constant, folder)
        folder.mkdir()
        with (folder / "en_XA.po").open("wb") as file:
            write_po(file, pseudo(catalogue))


def begun(**more: str) -> str:
    """The table that the engine draws when a game begins."""
    seats = [("person", NAMES), ("person", NAMES)]
    request = {"do": "begin", "variant": "standard", "seats": seats, "seed": 1, **more}
    drawn: str = read(answer(json.dumps(request), DEEDS))["html"]
    return drawn


def drawn_pages(setup: Setup) -> Iterator[str]:
    """Tables and panels from all over a random game, then its end; names have no plain vowels."""
    for number, moment in enumerate(moments(new(setup, NAMES), 1)):
        seats = moment.match.header.seats
        if moment.state.is_over:
            yield ending.page(moment.state.sight(None), seats, chronicled(moment.match))
        elif number % 7 == 0:
            shown = Table(moment.state.sight(moment.actor), seats, moment.log, learned=())
            yield page(shown) + lens.page(shown, "road-2")
            yield from (draw(shown, "") for draw in PANELS.values())
            yield from (typed(shown, question).said for question in QUESTIONS)
            yield from (why_not(shown.sight, seats, verb) for verb in VERBS)
            yield page(Table(moment.state.sight(None), seats, moment.log, curtain=0))


def said(page: str) -> list[str]:
    """The words that a page shows, and those that it shows or reads out beside them."""
    outline = Outline(page)
    return [*outline.words, *(word for name in SPOKEN_ATTRIBUTES for word in outline.values(name))]


def untranslated(page: str) -> list[str]:
    """The English that is left in a page in the pseudo-language."""
    return [words for words in said(page) if re.search("[aeiou]", words)]


def ids(catalogue: Catalog) -> set[object]:
    """The sentences of a catalogue, in English; singular and plural as a pair."""
    return {message.id for message in catalogue if message.id}


def pairs(catalogue: Catalog) -> Iterator[tuple[str, str]]:
    """Each sentence in English and translated, the plural beside every plural form."""
    for message in catalogue:
        if isinstance(message.id, str):
            yield message.id, message.string
        else:
            yield from ((message.id[1], string) for string in message.string)


def shown_early() -> set[str]:
    """The names of sentences that the page shows before its own Python runs."""
    return set(re.findall(r"\[data-sentence=([\w-]+)\]", EARLY.read_text()))


def named_in_modules() -> set[str]:
    """The names of sentences that the page's modules say."""
    calls = [node for path in PAGE_MODULES for node in ast.walk(ast.parse(path.read_text()))]
    arguments = [
        node.args[0]
        for node in calls
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "said"
    ]
    return {found.value for found in arguments if isinstance(found, ast.Constant)}


def stages() -> set[str]:
    """The names of sentences that the workers' boot module reports."""
    reports = re.findall(r"report\((.*)\);", WORKER.read_text())
    return {name for report in reports for name in re.findall(r'"(\w+)"', report)}


@EACH_DOMAIN
def test_templates_of_translations_hold_exactly_the_sentences_of_the_source(domain: Domain) -> None:
    written = ids(translations.read(domain.template))

    assert written ^ ids(extracted(domain)) == set(), "python -m tools.translations extract"


@EACH_DOMAIN
def test_templates_of_translations_hold_no_dates_and_line_numbers(domain: Domain) -> None:
    written = translations.template_text(extracted(domain))

    assert re.findall(r".*Creation-Date.*|^#: .*:\d+", written, re.MULTILINE) == []


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_templates_hold_no_sentence_of_their_own(path: Path) -> None:
    page = TAGS.sub("", path.read_text())
    lettered = {words for words in said(page) if re.search("[A-Za-z]", words)}

    assert lettered - ATTRIBUTES_OF_A_MACRO == set()


@EACH_DOMAIN
@pytest.mark.parametrize("file", FILES)
def test_translation_is_whole(domain: Domain, file: str) -> None:
    path = domain.folder / file
    found = translations.read(path, path.stem) if path.exists() else Catalog()

    assert list(flaws(translations.read(domain.template), found)) == []


@pytest.mark.parametrize("file", FILES)
def test_sentence_of_several_games_is_translated_alike_in_all(file: str) -> None:
    found: dict[object, set[object]] = defaultdict(set)
    for path in (domain.folder / file for domain in DOMAINS if (domain.folder / file).exists()):
        for message in translations.read(path, path.stem):
            found[message.id].add(message.string)
    del found[""]

    assert [strings for strings in found.values() if len(strings) > 1] == []


def test_pseudo_language_is_whole() -> None:
    assert list(flaws(template(), PSEUDO)) == []


@pytest.mark.parametrize(
    ("line", "other", "flaw"),
    [
        ('msgstr "{name} passt."', 'msgstr ""', "not translated"),
        ('msgstr "{name} passt."', 'msgstr "{nane} passt."', "other fields"),
        ('msgstr "{name} passt."', 'msgstr "Jemand passt."', "other fields"),
        ('msgstr "{name} passt."', 'msgstr "{name}} passt."', "a brace alone"),
        ('msgstr[1] "{count} Punkte"', 'msgstr[1] ""', "not translated"),
        ('msgstr[1] "{count} Punkte"', "", "not translated"),
        ('msgstr[1] "{count} Punkte"', 'msgstr[1] "{number} Punkte"', "other fields"),
        ('msgid_plural "{count} points"', 'msgid_plural "{count} points more"', "not there"),
        ('msgid "{name} passes."', 'msgid "{name} passed."', "not there"),
        ('msgid "{name} passes."', '#, fuzzy\nmsgid "{name} passes."', "not sure"),
    ],
)
def test_translation_is_not_whole_with(line: str, other: str, flaw: str) -> None:
    whole, faulty = (
        read_po(io.BytesIO(text.encode()), locale="de")
        for text in (GERMAN, GERMAN.replace(line, other))
    )

    assert list(flaws(whole, whole)) == []
    assert flaw in next(flaws(whole, faulty))


def test_translation_is_not_whole_with_a_sentence_that_has_gone() -> None:
    whole = read_po(io.BytesIO(GERMAN.encode()), locale="de")

    assert next(flaws(Catalog(), whole)) == "{name} passes.: not a sentence any more"


def test_pseudo_language_is_about_40_percent_longer() -> None:
    english, other = (sum(map(len, sentences)) for sentences in zip(*pairs(PSEUDO), strict=True))

    assert 1.3 < other / english < 1.5


def test_plurals_follow_the_rule_of_the_language() -> None:
    polish = Catalog(locale="pl")
    forms = ("{count} kostka", "{count} kostki", "{count} kostek")
    polish.add(("{count} cube", "{count} cubes"), forms)
    text.speak(spoken(polish))
    said = [text.ngettext("{count} cube", "{count} cubes", count) for count in (1, 2, 5, 22)]
    text.speak(text.ENGLISH)

    assert said == ["1 kostka", "2 kostki", "5 kostek", "22 kostki"]


@pytest.mark.long
@EACH
@pytest.mark.usefixtures("pseudo_spoken")
def test_table_and_results_leave_nothing_untranslated(setup: Setup) -> None:
    assert {words for page in drawn_pages(setup) for words in untranslated(page)} == set()


@pytest.mark.usefixtures("pseudo_spoken")
def test_lobby_leaves_nothing_untranslated() -> None:
    summary = DEEDS["summarise"]({"record": new(("standard", 2), NAMES).text()})["summary"]
    found = [("2026-11-20T16-50", summary, "")]
    saves = DEEDS["saves"]({"found": found, "kept": True})["html"]

    assert (
        untranslated(
            lobby.page((), pages.OPPONENTS, pages.TEMPERED) + saves + lobby.saves([], kept=False)
        )
        == []
    )


@pytest.mark.usefixtures("pseudo_spoken")
def test_page_around_the_game_leaves_nothing_untranslated() -> None:
    page = pages.index()

    assert set(untranslated(pages.table())) - KEY_NAMES == set()
    assert untranslated(FIELD.sub("", page)) == []
    assert '<html lang="en-XA"' in page


def test_page_has_exactly_the_sentences_that_its_modules_say() -> None:
    names = re.findall(r'data-sentence="([^"]*)"', SENTENCES.read_text())

    assert sorted(names) == sorted(stages() | shown_early() | named_in_modules())


def test_what_was_drawn_in_one_language_is_drawn_anew_in_another() -> None:
    english = list(drawn_pages(("standard", 2)))
    text.speak(spoken(PSEUDO))
    other = list(drawn_pages(("standard", 2)))
    text.speak(text.ENGLISH)

    assert [words for page in other for words in untranslated(page)] == []
    assert "[" not in "".join(english)


@pytest.mark.usefixtures("pseudo_brought")
def test_language_that_was_brought_is_found_and_any_other_is_english() -> None:
    assert text.catalogue_of("en-XA").gettext("Castle") == "[Çååstléé]"
    assert text.catalogue_of("../de") is text.ENGLISH


@pytest.mark.usefixtures("pseudo_brought")
def test_worker_answers_in_the_language_of_the_request() -> None:
    assert untranslated(begun(lang="en-XA")) == []
    assert "Your cards are hidden." in Outline(begun(lang="en")).text


@pytest.mark.usefixtures("pseudo_brought")
def test_answer_foreseen_in_one_language_is_told_in_that_of_the_request() -> None:
    doors.begin([["person", "Anna"], ["random", ""]])
    while foresee():
        pass
    changes = doors.asked(DEEDS, "play", action="keep", lang="en-XA")["changes"]
    text.speak(text.ENGLISH)

    assert all("[" in drawn for _, key, drawn in changes if key == "prompt")
    assert "prompt" in [key for _, key, _ in changes]


@pytest.mark.usefixtures("pseudo_brought")
def test_refusal_is_told_in_the_language_of_the_request() -> None:
    seats = [("person", ""), ("wizard", "")]
    request = {"do": "begin", "variant": "standard", "seats": seats, "seed": 1, "lang": "en-XA"}
    refused = json.loads(answer(json.dumps(request), DEEDS))["refused"]

    assert refused == "[ñöö ööppööñééñt hééréé îîs çåållééð wizard]"


def test_language_that_was_not_brought_leaves_what_was_drawn() -> None:
    faces = known_faces()
    text.speak_as("fr")

    assert known_faces() is faces


@pytest.mark.long
@pytest.mark.usefixtures("pseudo_of_each")
def test_language_is_a_pack_with_the_house_and_all_games_where_the_view_looks_for_it(
    tmp_path: Path,
) -> None:
    archive.pack(tmp_path)
    name = (text.LANGUAGES / "en-XA.mo").relative_to(ROOT).as_posix()
    with archive.opened(tmp_path / "languages" / "en-XA.pack") as packed:
        assert packed.namelist() == [name]
        known = gettext.GNUTranslations(io.BytesIO(packed.read(name)))

    assert [known.gettext(word) for word in ("Undo", "Castle")] == ["[Üñðöö]", "[Çååstléé]"]
    assert known.info()["language"] == "en_XA"


@pytest.mark.usefixtures("pseudo_of_each")
def test_pages_of_a_language_have_the_sentences_of_every_game() -> None:
    (catalogue,) = translations.translated()

    assert ids(catalogue) == ids(PSEUDO)


@pytest.mark.usefixtures("pseudo_translated")
def test_every_language_has_a_page_of_its_own_that_leads_to_the_others(tmp_path: Path) -> None:
    pages.write_pages(tmp_path, "1.0.0+test")
    page = (tmp_path / "index.en-XA.html").read_text()

    assert set(untranslated(FIELD.sub("", page))) - KEY_NAMES == {"English", "en-XA"}
    assert '<html lang="en-XA"' in page
    assert 'href="index.html?lang=en" hreflang="en"' in page


@pytest.mark.usefixtures("pseudo_translated")
def test_english_page_leads_to_every_other_language(tmp_path: Path) -> None:
    pages.write_pages(tmp_path, "1.0.0+test")
    page = (tmp_path / "index.html").read_text()

    assert '<html lang="en"' in page
    assert 'href="index.en-XA.html?lang=en-XA" hreflang="en-XA"' in page
