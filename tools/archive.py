"""Packs what workers load: the game with its languages and libraries, and the standard library."""

import gzip
import io
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

import zopfli.gzip

from caylus.view import environment
from tools import translations
from tools.shrink import EPOCH

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "caylus"
PAGE = PACKAGE / "web" / "page"
# What only the page, terminals or the build run.
ELSEWHERE = (
    PAGE,
    PACKAGE / "arena",
    PACKAGE / "__main__.py",
    PACKAGE / "players" / "bench.py",
    PACKAGE / "players" / "selfplay.py",
    PACKAGE / "games" / "contract.py",
    *PACKAGE.glob("games/*/mind/training.py"),
)
COMPILED = environment.COMPILED.relative_to(ROOT).as_posix()
LIBRARY = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
# The files of libraries that the page imports, see tools/imported.py.
IMPORTED = ROOT / "tools" / "imported.txt"
# How often zopfli tries to do better: fourteen tries more save 3 kB and double the time.
TRIES = 1
LIBRARIES = ("jinja2", "markupsafe", "qrcodegen")


def package_files() -> Iterator[tuple[str, bytes]]:
    """The game's modules and weights, without those that no worker runs."""
    for pattern in ("*.py", "*.json"):
        for path in PACKAGE.rglob(pattern):
            if not any(map(path.is_relative_to, ELSEWHERE)):
                yield path.relative_to(ROOT).as_posix(), path.read_bytes()


def library_files(name: str, whole: bool) -> Iterator[tuple[str, bytes]]:
    """The licences of an installed library and its modules, the whole or what is imported."""
    wanted = imported()
    for file in distribution(name).files or ():
        data = Path(str(file.locate()))
        if file.suffix == ".py" and (whole or file.as_posix() in wanted):
            yield file.as_posix(), data.read_bytes()
        elif file.stem.upper() == "LICENSE":
            yield f"licenses/{name}/{file.name}", data.read_bytes()


def imported() -> set[str]:
    """The files of libraries that the page imports."""
    return set(IMPORTED.read_text(encoding="utf-8").split())


def template_files() -> Iterator[tuple[str, bytes]]:
    """The templates that workers fill, compiled to Python for jinja2.ModuleLoader."""
    with tempfile.TemporaryDirectory() as folder:
        environment.environment().compile_templates(
            folder, zip=None, filter_func=lambda name: not name.startswith(environment.BUILT)
        )
        for path in Path(folder).glob("*.py"):
            yield f"{COMPILED}/{path.name}", path.read_bytes()


def contents(whole: bool = False) -> dict[str, bytes]:
    """Everything in the game's archive by name, with libraries as a whole or as they are used."""
    files = dict(package_files())
    for name in LIBRARIES:
        files.update(library_files(name, whole))
    files.update(template_files())
    files.update(translations.compiled())
    return files


def stored(files: Mapping[str, bytes]) -> bytes:
    """A zip archive of files, not compressed: the same files always make the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), data)
    return packed.getvalue()


def pack(game: Path, library: Path) -> None:
    """Write what workers load: the game, and the part of the standard library that it needs.

    Both are zip archives, shrunk by tools/shrink.mjs and compressed as a whole.
    """
    with tempfile.TemporaryDirectory() as folder:
        whole = [Path(folder) / "game.zip", Path(folder) / "library.zip"]
        whole[0].write_bytes(stored(contents()))
        whole[1].write_bytes(LIBRARY.read_bytes())
        shrink = ("node", ROOT / "tools" / "shrink.mjs", whole[0], "-", whole[1], IMPORTED)
        subprocess.run(shrink, check=True)
        for archive, target in zip(whole, (game, library), strict=True):
            target.write_bytes(zopfli.gzip.compress(archive.read_bytes(), numiterations=TRIES))


def replaced(path: Path, files: Mapping[str, bytes]) -> bytes:
    """An archive that pack() wrote with other files in place of some of its own."""
    with opened(path) as packed:
        kept = {name: packed.read(name) for name in packed.namelist()}
    return gzip.compress(stored(kept | dict(files)))


def opened(path: Path) -> zipfile.ZipFile:
    """An archive that pack() wrote, to be read."""
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes())))
