"""The built site holds what it needs, names no other host, and packs the game reproducibly."""

import ast
import gzip
import html
import json
import re
import subprocess
import sys
from graphlib import CycleError
from pathlib import Path

import pytest

from caylus import games
from caylus.view import environment
from tests.languages import FILE, PSEUDO, built
from tools import archive
from tools.build import build, kept, needed
from tools.joining import FIRST_SCRIPT
from tools.page_modules import FOLDER, ORDER, PACK, ROOT, order, own_modules, running
from tools.rules_page import RULES
from tools.serve import netlify_headers

pytestmark = pytest.mark.long

# What any game needs with the languages, lessons and notes of the house; a first visit's own bar,
# which is lower, is kept by `make bench`.
MOST_BYTES = 4_900_000
MOST_BYTES_OF_A_LANGUAGE = 1_000
PAGES = ["index.html", "embed.html", "embed-example.html"]
PAGES += [f"rules/{path.stem}.html" for path in sorted(RULES.glob("*.md"))]


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built") / "dist"
    build(folder)
    return folder


@pytest.fixture(scope="module")
def english(tmp_path_factory):
    """A site in English alone."""
    return built(tmp_path_factory.mktemp("english"))


def sent_to_english(dist):
    """The bytes of all that a device keeps of a site in English, as a host sends them."""
    return sum(sent(dist / name) for name in {*kept(dist), "offline.js"})


def sent(path):
    """The bytes of a file as a host sends it."""
    return len(gzip.compress(path.read_bytes()))


@pytest.fixture(scope="module")
def packed(dist):
    with archive.opened(dist / "caylus.pack") as opened:
        yield opened


@pytest.fixture(scope="module", params=sorted(games.shown()))
def game_pack(dist, request):
    with archive.opened(dist / "games" / f"{request.param}.pack") as opened:
        yield request.param, opened


def boot_fact(dist, name):
    text = (dist / "assets" / "python" / "build.mjs").read_text()
    return json.loads(re.search(rf"{name} = (.*?);\n", text, re.DOTALL)[1])


def test_archive_is_the_same_every_time(dist, tmp_path):
    archive.pack(tmp_path)
    packs = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.pack")}

    assert packs == {path.relative_to(dist) for path in dist.rglob("*.pack")} - {Path("page.pack")}
    assert [(tmp_path / pack).read_bytes() == (dist / pack).read_bytes() for pack in packs] == [
        True
    ] * len(packs)


@pytest.mark.parametrize(
    "name",
    [
        "caylus/__init__.py",
        "caylus/web/workers/engine_deeds.py",
        "jinja2/loaders.py",
        "qrcodegen.py",
    ],
)
def test_archive_holds_the_game_and_its_libraries(packed, name):
    assert name in packed.namelist()


@pytest.mark.parametrize("library", archive.LIBRARIES)
def test_archive_holds_the_licence_of_each_library(packed, library):
    held = [
        name for name in packed.namelist() if f"{library}.py" == name or f"/{library}/L" in name
    ]
    texts = [packed.read(name).decode().upper() for name in held]

    assert any("SOFTWARE IS PROVIDED" in text for text in texts)


def test_archive_holds_nothing_that_a_worker_cannot_use(packed):
    names = packed.namelist()

    assert not [name for name in names if "__pycache__" in name or name.endswith((".so", ".html"))]
    assert not [name for name in names if name.startswith("caylus/web/page/")]


def test_no_archive_holds_the_drawings_that_only_the_build_makes(packed, game_pack):
    names = [*packed.namelist(), *game_pack[1].namelist()]

    assert [name for name in names if archive.STOCK in name] == []


def test_games_are_shown_without_the_drawings_that_only_the_build_makes():
    hidden = "import sys; sys.modules['caylus.view.art.stock'] = None; from caylus import games"
    shown = f"{hidden}; print(*(name for name in games.titles() if games.view(name).KEYS))"
    ran = subprocess.run([sys.executable, "-c", shown], cwd=ROOT, capture_output=True, text=True)

    assert ran.stdout.split() == list(games.titles()), ran.stderr


def test_archive_holds_every_template_compiled_but_those_that_only_the_build_fills(packed):
    compiled = [name for name in packed.namelist() if name.startswith(archive.COMPILED)]

    assert len(compiled) == len(list(environment.TEMPLATES.glob("*.html")))


def test_pack_of_a_game_holds_its_rooms_with_their_templates_compiled_and_nothing_else(game_pack):
    game, packed = game_pack
    rooms = games.place(game) / "view" / "templates"
    compiled = [name for name in packed.namelist() if "/view/compiled/" in name]

    assert len(compiled) == len(list(rooms.glob("*.html")))
    assert all(name.startswith(archive.folder_of(game)) for name in packed.namelist())


def test_pack_of_a_game_that_is_opened_beside_another_is_the_same_compiled(dist, game_pack):
    game, packed = game_pack
    beside = archive.opened(dist / games.BESIDE / f"{game}.pack")

    assert beside.namelist() == [
        f"{name}c" if name.endswith(".py") else name for name in packed.namelist()
    ]


def test_common_archive_holds_of_a_game_its_title_only(packed):
    held = {name for name in packed.namelist() if name.startswith("caylus/games/")}

    assert held == {
        "caylus/games/__init__.py",
        *(f"{archive.folder_of(game)}/__init__.py" for game in games.shown()),
    }


def test_sources_of_translations_are_not_served(dist):
    assert not [path for path in dist.rglob("*") if path.suffix in (".po", ".pot")]


def test_english_page_alone_leads_to_no_other_language(english):
    pages = {path.name for path in english.glob("*.html")}

    assert pages == {"index.html", "embed.html", "embed-example.html"}
    assert "hreflang" not in (english / "index.html").read_text()


def test_language_costs_those_who_do_not_speak_it_next_to_nothing(english, tmp_path):
    other = built(tmp_path, FILE)

    assert (other / "languages" / f"{PSEUDO}.pack").exists()
    assert sent_to_english(other) - sent_to_english(english) < MOST_BYTES_OF_A_LANGUAGE


@pytest.mark.parametrize("page", PAGES)
def test_pages_state_the_policy_of_the_headers(dist, page):
    policy = dict(netlify_headers())["/*"]["Content-Security-Policy"]
    text = html.unescape((dist / page).read_text())

    assert f'http-equiv="Content-Security-Policy" content="{policy}"' in text


@pytest.mark.parametrize("page", PAGES)
def test_pages_hold_no_javascript_or_style_of_their_own(dist, page):
    text = (dist / page).read_text()

    assert not re.search(
        r"<script(?![^>]*(?:src=|type=\"mpy\"))|<style| style=\"|<[^>]*\son\w+=", text
    )


def test_sizes_for_the_progress_are_those_of_the_files(dist):
    sizes = boot_fact(dist, "SIZES")

    for path in dist.glob("pyodide/*"):
        if path.suffix in (".mjs", ".wasm", ".pack") and path.name != "pyodide.mjs":
            data = path.read_bytes()
            assert sizes[path.name]["bytes"] == len(data)
            assert sizes[path.name]["packed"] == min(len(data), len(gzip.compress(data)))


def test_page_carries_the_version_of_the_build(dist):
    version = boot_fact(dist, "VERSION")

    assert re.fullmatch(r"\d+\.\d+\.\d+\+[0-9a-f]{8}", version)
    assert f'<meta name="version" content="{version}">' in (dist / "index.html").read_text()


def test_markers_of_the_page_are_replaced(dist):
    page = (dist / "index.html").read_text()

    assert "<!--" not in page
    assert '<symbol id="art-park"' in page
    assert 'id="new-game"' in page


def test_every_file_that_the_config_names_is_there(dist):
    page = html.unescape((dist / "index.html").read_text())
    settings = json.loads(re.search(r'type="mpy".*? config="({.*?})"', page)[1])
    modules = settings["js_modules"]["main"]

    assert [
        name for name in [settings["interpreter"], *modules] if not (dist / name).is_file()
    ] == []


def test_page_is_given_every_module_of_its_own_and_of_pyscript_compiled(dist):
    modules = {ORDER, *(path.stem for path in (ROOT / FOLDER).glob("*.py"))}
    with archive.opened(dist / PACK) as packed:
        names = {Path(name) for name in packed.namelist()}

    assert len(modules) > 20
    assert {name for name in names if name.parent == FOLDER} == {
        FOLDER / f"{name}.mpy" for name in modules
    }
    assert Path("pyscript/__init__.mpy") in names
    assert {name.suffix for name in names} == {".mpy"}


def test_page_loads_a_module_behind_those_that_it_imports():
    sources = {
        "a": "from caylus.web.page.b import b",
        "b": "from caylus.web.page import c",
        "c": "import json\nif later:\n    from caylus.web.page import a",
    }

    assert order(sources) == ["c", "b", "a"]


def test_modules_of_the_page_that_import_each_other_are_refused():
    needs = "from caylus.web.page import {}"

    with pytest.raises(CycleError):
        order({"a": needs.format("b"), "b": needs.format("a")})


def test_page_loads_each_of_its_modules_but_the_one_that_runs_first():
    parts = own_modules()[ORDER].partition("PARTS = ")[2]
    files = {path.stem for path in (ROOT / FOLDER).glob("*.py")}

    assert set(ast.literal_eval(parts)) == files - {"__init__", "main"}


def test_first_scripts_are_one_in_which_the_engine_waits_for_nothing_but_the_language(dist):
    page, first = (dist / "index.html").read_text(), (dist / FIRST_SCRIPT).read_text()

    assert re.findall(r'src="(.*?)"', page.split("<body>")[0]) == [FIRST_SCRIPT]
    marks = ["caylus/language", "new Worker", "data-contrast", "caylus/board", "WebAssembly"]
    places = [first.index(mark) for mark in marks]

    assert places == sorted(places)


def test_first_script_can_be_read_wherever_modules_are_known_and_elsewhere_one_says_so(dist):
    page, first = (dist / "index.html").read_text(), (dist / FIRST_SCRIPT).read_text()

    assert not re.search(r"\?\.[^\d]|\?\?|catch ?\{", first)
    assert '<script nomodule src="assets/start/check.js"></script>' in page
    assert (dist / "assets" / "start" / "check.js").is_file()


def test_all_that_the_pages_python_starts_with_is_asked_for_together(dist):
    page = (dist / "index.html").read_text()
    ahead = re.search(r'<template id="ahead">(.*?)</template>', page, re.DOTALL)[1]
    asked = {Path(name).suffix: name for name in re.findall(r'<link .*href="([^"]*)">', ahead)}

    assert asked[".pack"] == PACK
    assert asked[".wasm"] == f"micropython/{next(dist.glob('micropython/*.wasm')).name}"
    assert sorted(asked) == [".js", ".mjs", ".pack", ".wasm"]


def test_page_can_be_given_other_python_to_run(dist):
    page = (dist / "index.html").read_text()
    other = running(page, "print(1)")

    assert "await main()" in page
    assert "await main()" not in other
    assert re.search(r'<script type="mpy"[^>]*>\nprint\(1\)\n</script>', other)
    with pytest.raises(ValueError, match="not 0 times"):
        running("<html>", "print(1)")


def test_page_and_styles_name_no_other_host(dist):
    for path in [*dist.glob("*.html"), *dist.glob("assets/*/*.css"), *dist.glob("games/*.css")]:
        addresses = re.findall(r'(?:src|href|content)="([^"]*)"|url\("?([^")]*)', path.read_text())
        assert not [found for found in addresses if re.match(r"(https?:)?//", "".join(found))]


def test_no_source_maps_are_served(dist):
    assert not list(dist.rglob("*.map"))


@pytest.mark.parametrize("game", games.shown())
def test_all_that_a_game_needs_on_a_device_is_small_enough(dist, game):
    names = needed((*kept(dist), "offline.js"), game)

    assert sum(sent(dist / name) for name in names) <= MOST_BYTES
