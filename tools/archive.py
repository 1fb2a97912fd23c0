"""Packs what workers load: the games and their libraries, languages, and the standard library."""

import gzip
import hashlib
import io
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

import zopfli.gzip

from caylus import games
from caylus.view import environment
from tools import translations
from tools.shrink import EPOCH

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "caylus"
PAGE = PACKAGE / "web" / "page"
# Drawings that only the build makes: of the house, and in the folder of a game.
STOCK = "view/art/stock"
# What only the page, terminals or the build run.
ELSEWHERE = (
    PAGE,
    PACKAGE / STOCK,
    PACKAGE / "adapters",
    PACKAGE / "arena",
    PACKAGE / "__main__.py",
    PACKAGE / "players" / "bench.py",
    PACKAGE / "players" / "selfplay.py",
)
GAMES = PACKAGE / "games"
LIST = GAMES / "__init__.py"
ROOMS = ("rules", "view", "mind")
# What only opponents need who are trained.
ONLY_TRAINED = ("mind/training.py",)
COMPILED = environment.COMPILED.relative_to(ROOT).as_posix()
LIBRARY = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
# The files of libraries that the page imports, see tools/imported.py.
IMPORTED = ROOT / "tools" / "imported.txt"
# How often zopfli tries to do better: three tries more save 20 bytes and cost seconds.
TRIES = 9
KEPT = ROOT / "node_modules" / ".cache" / "packs"
LIBRARIES = ("jinja2", "markupsafe", "qrcodegen")


def package_files() -> Iterator[tuple[str, bytes]]:
    """What is common: modules without those that no worker runs, and the title of every game."""
    for path in PACKAGE.rglob("*.py"):
        if not any(map(path.is_relative_to, (*ELSEWHERE, GAMES))):
            yield path.relative_to(ROOT).as_posix(), path.read_bytes()
    yield LIST.relative_to(ROOT).as_posix(), LIST.read_bytes()
    for name in games.shown():
        yield f"{folder_of(name)}/__init__.py", (games.place(name) / "__init__.py").read_bytes()


def folder_of(game: str) -> str:
    """Where the files of a game lie in archives."""
    return f"{GAMES.relative_to(ROOT).as_posix()}/{games.place(game).name}"


def game_files(game: str) -> Iterator[tuple[str, bytes]]:
    """The rooms that a game is played in: modules, weights and compiled templates."""
    for room in ROOMS:
        yield from room_files(game, room)
    place = games.place(game)
    yield from template_files(f"{place.name}/", f"{folder_of(game)}/{environment.ROOM}")


def room_files(game: str, room: str) -> Iterator[tuple[str, bytes]]:
    """The modules, weights and puzzles of a room of a game."""
    place = games.place(game)
    for path in (place / room).rglob("*"):
        name = path.relative_to(place).as_posix()
        if path.suffix in (".py", ".json", ".txt") and not name.startswith((*ONLY_TRAINED, STOCK)):
            yield f"{folder_of(game)}/{name}", path.read_bytes()


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


def template_files(begin: str, target: str) -> Iterator[tuple[str, bytes]]:
    """The templates whose names begin so, compiled to Python for jinja2.ModuleLoader."""
    with tempfile.TemporaryDirectory() as folder:
        environment.environment().compile_templates(
            folder, zip=None, filter_func=lambda name: name.rpartition("/")[0] == begin.rstrip("/")
        )
        for path in Path(folder).glob("*.py"):
            yield f"{target}/{path.name}", path.read_bytes()


def common() -> dict[str, bytes]:
    """Everything in the common archive by name, with libraries as they are used."""
    return {**_house(), **_libraries(whole=False)}


def _libraries(whole: bool) -> dict[str, bytes]:
    return {key: data for name in LIBRARIES for key, data in library_files(name, whole)}


def _house() -> dict[str, bytes]:
    return {**dict(package_files()), **dict(template_files("", COMPILED))}


def contents(whole: bool = False) -> dict[str, bytes]:
    """All that is written in English by name, with libraries as a whole or as they are used."""
    files = {**_house(), **_libraries(whole)}
    for name in games.shown():
        files.update(game_files(name))
        for room in games.APART:
            files.update(room_files(name, room))
    return files


def stored(files: Mapping[str, bytes]) -> bytes:
    """A zip archive of files, not compressed: the same files always make the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), data)
    return packed.getvalue()


def pack(dist: Path) -> None:
    """Write what workers load: what is common, each game and language, and the library's part."""
    contained = {"caylus.pack": stored(common())}
    for name in games.shown():
        own = stored(dict(game_files(name)))
        contained |= {f"games/{name}.pack": own, f"{games.BESIDE}/{name}.pack": own}
        for room in games.APART:
            if (games.place(name) / room).is_dir():
                contained[f"{room}/{name}.pack"] = stored(dict(room_files(name, room)))
    for language, path, sentences in translations.compiled():
        contained[f"languages/{language}.pack"] = stored({path: sentences})
    contained["pyodide/python_stdlib.pack"] = LIBRARY.read_bytes()
    lists = {target: IMPORTED for target in contained if target.startswith("pyodide")}
    for target, path in packed(contained, lists).items():
        (dist / target).parent.mkdir(exist_ok=True)
        shutil.copyfile(path, dist / target)


def packed(archives: Mapping[str, bytes], lists: Mapping[str, Path]) -> dict[str, Path]:
    """Archives shrunk by tools/shrink.mjs, of some only the files on a list, and compressed.

    They are kept: what has been packed by the same tools before is not packed again.
    """
    forms = {name: "code" if name.startswith(games.BESIDE) else "source" for name in archives}
    kept = {name: KEPT / key(data, forms[name], lists.get(name)) for name, data in archives.items()}
    missing = [name for name, path in kept.items() if not path.exists()]
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        asked: list[str | Path] = []
        for number, name in enumerate(missing):
            archive = Path(folder) / f"{number}.zip"
            archive.write_bytes(archives[name])
            asked += [archive, lists.get(name, "-"), forms[name]]
        if missing:
            subprocess.run(("node", ROOT / "tools" / "shrink.mjs", *asked), check=True)
        for archive, name in zip(map(Path, asked[::3]), missing, strict=True):
            archive.write_bytes(zopfli.gzip.compress(archive.read_bytes(), numiterations=TRIES))
            # At once: another build may be reading it.
            archive.replace(kept[name])
    return kept


def key(archive: bytes, form: str, wanted: Path | None) -> str:
    """A name for what becomes of an archive: of all that it depends on."""
    tools = [*ROOT.glob("tools/shrink.*"), Path(__file__), *filter(None, [wanted])]
    parts = [archive, form.encode(), *(path.read_bytes() for path in tools)]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def replaced(path: Path, files: Mapping[str, bytes]) -> bytes:
    """An archive that pack() wrote with other files in place of some of its own."""
    with opened(path) as archive:
        kept = {name: archive.read(name) for name in archive.namelist()}
    return gzip.compress(stored(kept | dict(files)))


def opened(path: Path) -> zipfile.ZipFile:
    """An archive that pack() wrote, to be read."""
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes())))
