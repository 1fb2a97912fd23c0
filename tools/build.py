"""Builds dist/, the whole site as files, from this tree and what npm and pip installed."""

import gzip
import hashlib
import json
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import caylus
from caylus import games
from tools import (
    archive,
    joining,
    looks,
    page_modules,
    pages,
    pyscript_parts,
    rules_page,
    translations,
)

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
PARTS = (
    "archive",
    "build",
    "cached",
    "choices",
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
    "assets/posters/*.png",
    "assets/start/doors.js",
    "assets/start/board.js",
    "assets/start/look.js",
    "assets/embed.js",
    "pyodide/pyodide.mjs",
    "micropython/*.mjs",
    "morphdom/*.js",
    *(f"assets/*/{name}.mjs" for name in PARTS),
)


NO_FILES = "const FILES = [];"
NO_LANGUAGES = "const LANGUAGES = {};"


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
    """The project's version and a short hash, such as 0.2.0+3f2a9c1d.

    It is that of all that a device keeps things of: what workers run, and the pictures' colours.
    """
    digest = hashlib.sha256()
    others = [path for path in sorted(dist.glob("*/*.pack")) if path not in counted(dist)]
    for path in (*counted(dist), *others, ROOT / "assets" / "styles" / "themes.css"):
        digest.update(path.read_bytes())
    return f"{caylus.__version__}+{digest.hexdigest()[:8]}"


def write_boot_facts(dist: Path, version: str) -> None:
    """Write the module that tells workers the version and the sizes of what they load."""
    sizes = {path.name: sizes_of(path.read_bytes()) for path in counted(dist)}
    packs = {path.stem: path for path in sorted((dist / "games").glob("*.pack"))}
    for name, path in packs.items():
        sizes[path.name]["game"] = name
    hashes = {name: hash_of(packs[name])[:8] for name in games.shown()}
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


def write_service_worker(dist: Path) -> None:
    """Write the service worker, which lists what it keeps with a hash of its content."""
    languages = {language: listed(dist, names) for language, names in of_languages(dist).items()}
    written = {NO_FILES: listed(dist, kept(dist)), NO_LANGUAGES: languages}
    script = (ROOT / "assets" / "memory" / "offline.js").read_text(encoding="utf-8")
    for empty, filled in written.items():
        if script.count(empty) != 1:
            raise SystemExit(f"assets/memory/offline.js must have {empty} once")
        script = script.replace(empty, f"{empty[:-3]}{json.dumps(filled)};")
    (dist / "offline.js").write_text(script, encoding="utf-8")
    joining.rewrite(dist / "offline.js", "--minify")


def listed(dist: Path, names: Iterable[str]) -> list[dict[str, str]]:
    """Files as the service worker knows them."""
    return [{"url": name, "revision": hash_of(dist / name)} for name in names]


def of_languages(dist: Path) -> dict[str, list[str]]:
    """The files that only visits in a language need, by its name."""
    return {
        path.stem: [
            path.relative_to(dist).as_posix(),
            *(f"{page}.{path.stem}.html" for page in ("index", "embed")),
            *(f"rules/{game}.{path.stem}.html" for game in rules_page.names()),
        ]
        for path in sorted(dist.glob("languages/*.pack"))
    }


def kept(dist: Path) -> Iterator[str]:
    """The files that the game is played with; sheets of the house only if a page links to them.

    English is among them, and no other language.
    """
    others = {name for names in of_languages(dist).values() for name in names}
    pages = "".join(page.read_text(encoding="utf-8") for page in dist.rglob("*.html"))
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        is_left = path.match("styles/*.css") and path.name not in pages
        is_left |= name in others or any(map(path.match, ON_THE_HOST))
        if path.is_file() and not is_left:
            yield name


def needed(names: Iterable[str], game: str) -> list[str]:
    """Of some files those that a game is played with: none of others, none that is opened later."""
    others = tuple(f"{other}." for other in games.shown() if other != game)
    later = (*games.APART, games.BESIDE)
    return [
        name
        for name in names
        if not Path(name).name.startswith(others) and name.split("/")[0] not in later
    ]


def hash_of(path: Path) -> str:
    """A short hash of a file's content."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def build(dist: Path = ROOT / "dist") -> None:
    """Build the site into a folder, in place of what was there."""
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    copy_sources(dist)
    copy_runtime(dist)
    pyscript = pyscript_parts.prune(dist / "pyscript")
    joining.bundle_pyscript(dist / "pyscript")
    write_parts(dist)
    page_modules.write(dist, pyscript)
    archive.pack(dist)
    looks.write(dist)
    joining.write_style_sheet(dist)
    joining.write_first_script(dist)
    label = version(dist)
    write_boot_facts(dist, label)
    for name in BUNDLES:
        joining.bundle(dist / "assets" / f"{name}.mjs")
    pages.write_pages(dist, label)
    pages.write_manifest(dist)
    pages.write_example(dist)
    pages.write_posters(dist)
    write_service_worker(dist)


if __name__ == "__main__":
    build()
