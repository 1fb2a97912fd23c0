"""Writes the pages of the site: the table in every language, the poster of frames, the example."""

import html
import json
import shutil
import tomllib
import urllib.parse
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog

from caylus import games
from caylus.players.levels import LEVELS
from caylus.view import embed, environment, lobby, shell, text
from tools import joining, looks, rules_page, translations
from tools.serve import netlify_headers

ROOT = Path(__file__).resolve().parent.parent

# What the page fetches before its own Python runs: attributes of the link, patterns in dist.
PRELOADED = (
    (
        'rel="modulepreload"',
        ("pyscript/core.js", "assets/python/micropython.mjs"),
    ),
    (
        'rel="preload" as="fetch" crossorigin="anonymous"',
        ("page.pack", "micropython/*.wasm"),
    ),
)
ENGLISH = shell.Language("en", "English", "index.html")
OPPONENTS = [(level.name, level.title, level.character) for level in LEVELS]
TEMPERED = [level.name for level in LEVELS if level.temperament is None]


def write_pages(dist: Path, version: str) -> None:
    """Write index.html in English, and a page such as index.de.html in every other language."""
    catalogues = list(translations.translated())
    others = [language_of(catalogue) for catalogue in catalogues]
    offered = [ENGLISH, *others] if others else []
    write_page(dist / ENGLISH.address, version, offered)
    codes = [language.code for language in (ENGLISH, *others)]
    write_poster(dist, ENGLISH, codes)
    rules_page.write_sheets(dist)
    rules_page.write(dist, policy())
    for catalogue, language in zip(catalogues, others, strict=True):
        text.speak(translations.spoken(catalogue))
        write_page(dist / language.address, version, offered)
        write_poster(dist, language, codes)
        rules_page.write(dist, policy())
    text.speak(text.ENGLISH)


def write_poster(dist: Path, language: shell.Language, codes: Sequence[str]) -> None:
    """Write the page that stands in a frame before the game, in the language spoken."""
    poster = embed.poster(language.code, codes, policy())
    path = dist / language.address.replace("index", "embed")
    path.write_text(poster, encoding="utf-8")


def language_of(catalogue: Catalog) -> shell.Language:
    """The language of a catalogue, and the page that speaks it."""
    code = translations.name(catalogue)
    name = catalogue.locale.get_display_name() if catalogue.locale else None
    return shell.Language(code, name or code, f"index.{code}.html")


def write_page(path: Path, version: str, languages: Sequence[shell.Language]) -> None:
    """Write the page in the language spoken, with the lobby and the symbols that the view draws."""
    page = joining.with_one_script(joining.with_one_style_sheet(index(languages)))
    for marker, filled in markers(path.parent, version, languages):
        if page.count(marker) != 1:
            raise SystemExit(f"index.html must have {marker} once")
        page = page.replace(marker, filled)
    path.write_text(page, encoding="utf-8")


def index(languages: Sequence[shell.Language] = ()) -> str:
    """The page as index.html states it, in the language spoken; `languages` are all offered."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    titles = [*games.shown().values()]
    named = text.listed([text.full(title) for title in titles])
    heading = lobby.heading(titles)
    offered = " ".join(language.code for language in languages or (ENGLISH,))
    return environment.render_text(
        page, site=lobby.site(), heading=heading, named=named, offered=offered
    )


def write_manifest(dist: Path) -> None:
    """Name the site in what a device installs it by."""
    path = dist / "assets" / "manifest.webmanifest"
    facts = json.loads(path.read_text(encoding="utf-8")) | {"name": lobby.site()}
    path.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def markers(
    dist: Path, version: str, languages: Sequence[shell.Language]
) -> Iterator[tuple[str, str]]:
    """What stands in index.html, and what takes its place."""
    yield 'content="development"', f'content="{version}"'
    yield 'content="policy"', f'content="{policy()}"'
    yield ' src="pyscript.toml">', f">{html.escape(config())}"
    yield 'config="pyscript.toml"', f'config="{html.escape(config())}"'
    yield 'href="assets/icon.svg"', f'href="{icon()}"'
    yield "<!-- preloads -->", "\n".join(preloads(dist))
    yield "<!-- symbols -->", looks.first()
    yield "<!-- lobby -->", lobby.page(languages, OPPONENTS, TEMPERED)
    yield "<!-- table -->", table(languages)


def table(languages: Sequence[shell.Language] = ()) -> str:
    """What stands around every table."""
    keys = [key for name in games.shown() for key in games.view(name).KEYS]
    with_cards = [name for name in games.shown() if "cards" in games.view(name).PANELS]
    return shell.page(next(iter(games.shown())), keys, languages, with_cards)


def config() -> str:
    """What pyscript.toml states, as JSON: the page need not fetch it, nor what reads TOML."""
    return json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")))


def icon() -> str:
    """The page's icon as an address that holds it: it is not asked for while the page starts."""
    drawn = (ROOT / "assets" / "icon.svg").read_text(encoding="utf-8")
    return f"data:image/svg+xml,{urllib.parse.quote(drawn)}"


def write_posters(dist: Path) -> None:
    """Write a picture of each game's table; a game without one has that of the first game."""
    folder = dist / "assets" / "posters"
    folder.mkdir()
    drawn = [ROOT / "docs" / f"{name}.png" for name in games.shown()]
    for path in drawn:
        shutil.copyfile(path if path.exists() else drawn[0], folder / path.name)


def policy() -> str:
    """The Content Security Policy of netlify.toml, for hosts that send no headers."""
    for _pattern, headers in netlify_headers():
        if "Content-Security-Policy" in headers:
            return headers["Content-Security-Policy"]
    raise SystemExit("netlify.toml states no Content-Security-Policy")


def write_example(dist: Path) -> None:
    """Write the page that shows how games are set into other pages."""
    guide = (ROOT / "docs" / "embed.md").read_text(encoding="utf-8")
    text = rules_page.page(guide, policy(), up="")
    script = '<script src="assets/embed.js"></script>'
    (dist / "embed-example.html").write_text(
        text.replace("</body>", f"{script}\n</body>"), encoding="utf-8"
    )


def preloads(dist: Path) -> Iterator[str]:
    """The links that have the page's own part fetched at once instead of one after another."""
    for link, patterns in PRELOADED:
        for pattern in patterns:
            for path in sorted(dist.glob(pattern)):
                if path.name != "__init__.py":
                    yield f'<link {link} href="{path.relative_to(dist).as_posix()}">'
