"""Packs caylus.zip: the game, its languages and the libraries that workers need under Pyodide."""

import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from caylus.view import environment
from tools import translations

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "caylus"
PAGE = PACKAGE / "web" / "page"
ARENA = PACKAGE / "arena"
COMPILED = environment.COMPILED.relative_to(ROOT).as_posix()
LIBRARIES = ("jinja2", "markupsafe", "segno")
# The earliest time a zip file can hold: the same content must make the same bytes.
EPOCH = (1980, 1, 1, 0, 0, 0)


def package_files() -> Iterator[tuple[str, bytes]]:
    """The game's modules and weights, without what runs in the page or on a terminal only."""
    for pattern in ("*.py", "*.json"):
        for path in PACKAGE.rglob(pattern):
            if not any(path.is_relative_to(folder) for folder in (PAGE, ARENA)):
                yield path.relative_to(ROOT).as_posix(), path.read_bytes()


def library_files(name: str) -> Iterator[tuple[str, bytes]]:
    """The modules and licences of an installed library."""
    for file in distribution(name).files or ():
        data = Path(str(file.locate()))
        if file.suffix == ".py":
            yield file.as_posix(), data.read_bytes()
        elif file.stem.upper() == "LICENSE":
            yield f"licenses/{name}/{file.name}", data.read_bytes()


def template_files() -> Iterator[tuple[str, bytes]]:
    """The page's templates, compiled to Python for jinja2.ModuleLoader."""
    with tempfile.TemporaryDirectory() as folder:
        environment.environment().compile_templates(folder, zip=None)
        for path in Path(folder).glob("*.py"):
            yield f"{COMPILED}/{path.name}", path.read_bytes()


def contents() -> dict[str, bytes]:
    """Everything in the archive, by name."""
    files = dict(package_files())
    for name in LIBRARIES:
        files.update(library_files(name))
    files.update(template_files())
    files.update(translations.compiled())
    return files


def pack(path: Path) -> None:
    """Write the archive: the same sources always give the same bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(contents().items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
