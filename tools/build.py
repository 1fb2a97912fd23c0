"""Builds dist/, the whole site as files, from this tree and what npm and pip installed."""

import gzip
import hashlib
import html
import json
import re
import shutil
import subprocess
import tomllib
import urllib.parse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog

import caylus
from caylus import games
from caylus.players.levels import LEVELS
from caylus.view import art, embed, environment, lobby, shell, text
from tools import archive, page_modules, pyscript_parts, rules_page, translations
from tools.serve import netlify_headers

ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / "node_modules"
TITLE_FONTS = ("files/*-latin-700-normal.woff2",)
TEXT_FONTS = ("files/*-latin-400-normal.woff2", *TITLE_FONTS)
# What is copied from where: folder in dist, package, patterns in it.
RUNTIME = (
    ("pyodide", "pyodide", ("pyodide.mjs", "pyodide.asm.*")),
    ("pyscript", "@pyscript/core", ("LICENSE", "dist/core-*.js", "dist/error-*.js")),
    ("micropython", "@micropython/micropython-webassembly-pyscript", ("*.mjs", "*.wasm")),
    ("morphdom", "morphdom", ("LICENSE", "dist/morphdom-esm.js")),
    ("workbox", "workbox-core", ("LICENSE", "build/workbox-core.prod.js")),
    ("workbox", "workbox-routing", ("build/workbox-routing.prod.js",)),
    ("workbox", "workbox-strategies", ("build/workbox-strategies.prod.js",)),
    ("workbox", "workbox-precaching", ("build/workbox-precaching.prod.js",)),
    ("fonts/alegreya-sans", "@fontsource/alegreya-sans", ("LICENSE", *TEXT_FONTS)),
    ("fonts/alegreya-sc", "@fontsource/alegreya-sc", ("LICENSE", *TITLE_FONTS)),
)
# What workers count while they start, see assets/python/worker.mjs.
COUNTED = (
    "pyodide/pyodide.asm.*.mjs",
    "pyodide/pyodide.asm.*.wasm",
    "pyodide/python_stdlib.pack",
    "caylus.pack",
    "games/*.pack",
)
# A browser compiles all functions of such a script at once and keeps that: nearly all are called.
ALL_CALLED = "//# allFunctionsCalledOnLoad\n"
# The scripts that join all that they import, and what is joined in them.
BUNDLES = ("python/worker", "memory/remember", "page/page", "python/micropython")
# What a page and a worker ask for as one and the same file, and what the runtimes import only where
# they run outside of browsers.
NOT_JOINED = (
    "../python/micropython.mjs",
    *("node:*", "ws", "module", "path", "url", "fs", "asyncio", "crypto"),
)
PARTS = (
    "archive",
    "build",
    "cached",
    "compiled",
    "early",
    "files",
    "memory",
    "patch",
    "playing",
    "progress",
    "python",
    "rehearsed",
    "rules",
    "storage",
    "update",
)
# What nobody who plays needs stays on the host.
ON_THE_HOST = (
    "LICENSE*",
    "embed-example.html",
    "assets/poster.png",
    "assets/start/doors.js",
    "assets/start/board.js",
    "assets/embed.js",
    "pyodide/pyodide.mjs",
    "micropython/*.mjs",
    "morphdom/*.js",
    *(f"assets/*/{name}.mjs" for name in PARTS),
)
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


STYLE_SHEET = re.compile(r'<link rel="stylesheet" href="(.*)">\n')
# Scripts right behind each other are joined under this name.
SCRIPTS = re.compile(r'(?:<script src="assets/start/\w+\.js"></script>\n){2,}')
FIRST_SCRIPT = "assets/start/first.js"
OLDEST = "--target=es2017"
NO_FILES = "const FILES = [];"
JOINED = "assets/styles/page.css"
ENGLISH = lobby.Language("en", "English", "index.html")
OPPONENTS = [(level.name, level.title, level.character) for level in LEVELS]


def copy_sources(dist: Path) -> None:
    """Copy our own files that are served as they are."""
    shutil.copyfile(ROOT / "LICENSE", dist / "LICENSE")
    without = shutil.ignore_patterns(translations.FOLDER.name, "offline.js")
    shutil.copytree(ROOT / "assets", dist / "assets", ignore=without)


def copy_runtime(dist: Path) -> None:
    """Copy the parts of the pinned browser runtime that the page loads, and their licences."""
    for folder, package, patterns in RUNTIME:
        (dist / folder).mkdir(parents=True, exist_ok=True)
        for pattern in patterns:
            paths = sorted((NODE / package).glob(pattern))
            if not paths:
                raise SystemExit(f"{package} has no {pattern}: run npm ci")
            for path in paths:
                shutil.copyfile(path, dist / folder / path.name)


def write_parts(dist: Path) -> None:
    """Write the parts of the runtime that are not as their packages have them."""
    loader = dist / "pyodide" / "pyodide.asm.mjs"
    loader.write_text(ALL_CALLED + loader.read_text(encoding="utf-8"), encoding="utf-8")
    for path in (loader, *dist.glob("*/*.wasm")):
        path.rename(path.with_suffix(f".{hash_of(path)}{path.suffix}"))


def lock() -> dict[str, Any]:
    """What Pyodide is told of its packages: none of them is ever installed in the page."""
    stated = json.loads((NODE / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {**stated, "packages": {}}


def counted(dist: Path) -> list[Path]:
    """The files that workers load."""
    return [path for pattern in COUNTED for path in dist.glob(pattern)]


def common_hash(dist: Path) -> str:
    """A hash of all that a snapshot holds but its game."""
    packs = [path for path in counted(dist) if path.parent.name != "games"]
    return hashlib.sha256(b"".join(path.read_bytes() for path in packs)).hexdigest()[:8]


def version(dist: Path) -> str:
    """The project's version and a short hash, such as 0.1.0+3f2a9c1d.

    It is that of all that a device keeps things of: what workers run, and the pictures' colours.
    """
    digest = hashlib.sha256()
    for path in (*counted(dist), ROOT / "assets" / "styles" / "themes.css"):
        digest.update(path.read_bytes())
    return f"{caylus.__version__}+{digest.hexdigest()[:8]}"


def write_boot_facts(dist: Path, version: str) -> None:
    """Write the module that tells workers the version and the sizes of what they load."""
    sizes = {path.name: sizes_of(path.read_bytes()) for path in counted(dist)}
    packs = {path.stem: path for path in sorted((dist / "games").glob("*.pack"))}
    for name, path in packs.items():
        sizes[path.name]["game"] = name
    hashes = {name: hash_of(packs[name])[:8] for name in games.titles()}
    python, loader = (
        next(name for name in sizes if name.endswith(suffix)) for suffix in (".wasm", ".mjs")
    )
    micropython = next((dist / "micropython").glob("*.wasm")).name
    written = (
        "// Written by tools/build.py.\n"
        f"export const VERSION = {json.dumps(version)};\n"
        f"export const COMMON = {json.dumps(common_hash(dist))};\n"
        f"export const GAMES = {json.dumps(hashes)};\n"
        f"export const PYTHON = {json.dumps(python)};\n"
        f"export const LOADER = {json.dumps(loader)};\n"
        f"export const MICROPYTHON = {json.dumps(micropython)};\n"
        f"export const SIZES = {json.dumps(sizes, indent=2)};\n"
        f"export const LOCK = {json.dumps(lock())};\n"
    )
    (dist / "assets" / "python" / "build.mjs").write_text(written, encoding="utf-8")


def sizes_of(data: bytes) -> dict[str, Any]:
    """The bytes of a file, and those that a host sends if it compresses what it can."""
    return {"bytes": len(data), "packed": min(len(data), len(gzip.compress(data)))}


def rewrite(path: Path, *options: str) -> None:
    """Have esbuild write a script or style sheet anew, in its place."""
    written = (f"--outfile={path}", "--allow-overwrite", "--log-level=warning")
    subprocess.run([NODE / ".bin" / "esbuild", path, *options, *written], check=True)


def bundle(script: Path, left_out: Sequence[str] = NOT_JOINED) -> None:
    """Join a script with all that it imports: a start asks for one file."""
    externals = (f"--external:{name}" for name in left_out)
    rewrite(script, "--bundle", "--format=esm", "--minify", *externals)


def bundle_pyscript(folder: Path) -> None:
    """Join the scripts of PyScript; those that are not in the folder are never asked for."""
    core = folder / "core.js"
    others = [path for path in folder.glob("*.js") if path != core]
    package = {path.name for path in (NODE / "@pyscript" / "core" / "dist").glob("*.js")}
    bundle(core, [f"./{name}" for name in sorted(package - {other.name for other in others})])
    for other in others:
        other.unlink()


def write_pages(dist: Path, version: str) -> None:
    """Write index.html in English, and a page such as index.de.html in every other language."""
    catalogues = list(translations.translated())
    others = [language_of(catalogue) for catalogue in catalogues]
    offered = [ENGLISH, *others] if others else []
    write_page(dist / ENGLISH.address, version, offered)
    codes = [language.code for language in (ENGLISH, *others)]
    write_poster(dist, ENGLISH, codes)
    for catalogue, language in zip(catalogues, others, strict=True):
        text.speak(translations.spoken(catalogue))
        write_page(dist / language.address, version, offered)
        write_poster(dist, language, codes)
    text.speak(text.ENGLISH)


def write_poster(dist: Path, language: lobby.Language, codes: Sequence[str]) -> None:
    """Write the page that stands in a frame before the game, in the language spoken."""
    game = next(iter(games.titles()))
    poster = embed.poster(game, language.code, codes, policy())
    path = dist / language.address.replace("index", "embed")
    path.write_text(poster, encoding="utf-8")


def language_of(catalogue: Catalog) -> lobby.Language:
    """The language of a catalogue, and the page that speaks it."""
    code = str(catalogue.locale_identifier).replace("_", "-")
    name = catalogue.locale.get_display_name() if catalogue.locale else None
    return lobby.Language(code, name or code, f"index.{code}.html")


def write_page(path: Path, version: str, languages: Sequence[lobby.Language]) -> None:
    """Write the page in the language spoken, with the lobby and the symbols that the view draws."""
    page = environment.render_text((ROOT / "index.html").read_text(encoding="utf-8"))
    page = with_one_script(with_one_style_sheet(page))
    for marker, filled in markers(path.parent, version, languages):
        if page.count(marker) != 1:
            raise SystemExit(f"index.html must have {marker} once")
        page = page.replace(marker, filled)
    path.write_text(page, encoding="utf-8")


def with_one_style_sheet(page: str) -> str:
    """The page with one style sheet in place of its own: each delays the first paint."""
    first, *others = STYLE_SHEET.split(page)[::2]
    return f'{first}<link rel="stylesheet" href="{JOINED}">\n{"".join(others)}'


def with_one_script(page: str) -> str:
    """The page with one script in place of its first ones: the engine waits for each of them."""
    return SCRIPTS.sub(f'<script src="{FIRST_SCRIPT}"></script>\n', page)


def write_first_script(dist: Path) -> None:
    """Write the first scripts of index.html as one, for every browser that knows modules."""
    (found,) = SCRIPTS.findall((ROOT / "index.html").read_text(encoding="utf-8"))
    names = re.findall(r'src="(.*)"', found)
    joined = "".join((ROOT / name).read_text(encoding="utf-8") for name in names)
    (dist / FIRST_SCRIPT).write_text(joined, encoding="utf-8")
    rewrite(dist / FIRST_SCRIPT, "--minify-whitespace", OLDEST)


def write_style_sheet(dist: Path) -> None:
    """Write all style sheets of index.html as one, without comments."""
    sheets = re.findall(STYLE_SHEET, (ROOT / "index.html").read_text(encoding="utf-8"))
    joined = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in sheets)
    (dist / JOINED).write_text(joined, encoding="utf-8")
    rewrite(dist / JOINED, "--minify-whitespace")


def markers(
    dist: Path, version: str, languages: Sequence[lobby.Language]
) -> Iterator[tuple[str, str]]:
    """What stands in index.html, and what takes its place."""
    yield 'content="development"', f'content="{version}"'
    yield 'content="policy"', f'content="{policy()}"'
    yield ' src="pyscript.toml">', f">{html.escape(config())}"
    yield 'config="pyscript.toml"', f'config="{html.escape(config())}"'
    yield 'href="assets/icon.svg"', f'href="{icon()}"'
    yield "<!-- preloads -->", "\n".join(preloads(dist))
    yield "<!-- symbols -->", symbols()
    yield "<!-- lobby -->", lobby.page(languages, OPPONENTS)
    yield "<!-- table -->", shell.page()


def symbols() -> str:
    """The drawings of the house and of all games."""
    own = "".join(games.view(name).symbols() for name in games.titles())
    return art.signs(art.SIGNS) + own


def config() -> str:
    """What pyscript.toml states, as JSON: the page need not fetch it, nor what reads TOML."""
    return json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")))


def icon() -> str:
    """The page's icon as an address that holds it: it is not asked for while the page starts."""
    drawn = (ROOT / "assets" / "icon.svg").read_text(encoding="utf-8")
    return f"data:image/svg+xml,{urllib.parse.quote(drawn)}"


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
    shutil.copyfile(ROOT / "docs" / "table.png", dist / "assets" / "poster.png")
    (dist / "embed-example.html").write_text(
        text.replace("</body>", f"{script}\n</body>"), encoding="utf-8"
    )


def write_service_worker(dist: Path) -> None:
    """Write the service worker, which lists what it keeps with a hash of its content."""
    files = [{"url": name, "revision": hash_of(dist / name)} for name in kept(dist)]
    script = (ROOT / "assets" / "memory" / "offline.js").read_text(encoding="utf-8")
    if script.count(NO_FILES) != 1:
        raise SystemExit(f"assets/memory/offline.js must have {NO_FILES} once")
    listed = script.replace(NO_FILES, f"const FILES = {json.dumps(files, indent=2)};")
    (dist / "offline.js").write_text(listed, encoding="utf-8")


def kept(dist: Path) -> Iterator[str]:
    """The files that the game is played with; style sheets only if a page links to them."""
    pages = "".join(page.read_text(encoding="utf-8") for page in dist.rglob("*.html"))
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        is_left = path.suffix == ".css" and path.name not in pages
        if path.is_file() and not is_left and not any(map(path.match, ON_THE_HOST)):
            yield name


def hash_of(path: Path) -> str:
    """A short hash of a file's content."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def preloads(dist: Path) -> Iterator[str]:
    """The links that have the page's own part fetched at once instead of one after another."""
    for link, patterns in PRELOADED:
        for pattern in patterns:
            for path in sorted(dist.glob(pattern)):
                if path.name != "__init__.py":
                    yield f'<link {link} href="{path.relative_to(dist).as_posix()}">'


def build(dist: Path = ROOT / "dist") -> None:
    """Build the site into a folder, in place of what was there."""
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    copy_sources(dist)
    copy_runtime(dist)
    pyscript = pyscript_parts.prune(dist / "pyscript")
    bundle_pyscript(dist / "pyscript")
    write_parts(dist)
    page_modules.write(dist, pyscript)
    rules_page.write(dist, policy())
    archive.pack(dist)
    write_style_sheet(dist)
    write_first_script(dist)
    label = version(dist)
    write_boot_facts(dist, label)
    for name in BUNDLES:
        bundle(dist / "assets" / f"{name}.mjs")
    write_pages(dist, label)
    write_example(dist)
    write_service_worker(dist)


if __name__ == "__main__":
    build()
