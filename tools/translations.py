"""The game's sentences for translators: python -m tools.translations extract."""

import gettext
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "translations"
TEMPLATE = FOLDER / "caylus.pot"
METHODS = {".py": ("python", {}), ".html": ("jinja2", {"silent": "false"})}
HEADER = "# The sentences of the house; docs/translations.md tells how to translate them."
FIELD = re.compile(r"(\{\w*\})")
# Letters that the page's own fonts have, so that the longer sentences are as wide as real ones.
ACCENTED = str.maketrans("AEIOUYCDNaeiouycdn", "ÅÉÎÖÜÝÇÐÑåéîöüýçðñ")


def sources() -> list[Path]:
    """The files that hold sentences."""
    package = ROOT / "caylus"
    return [ROOT / "index.html", *sorted(package.rglob("*.html")), *sorted(package.rglob("*.py"))]


def extracted() -> Catalog:
    """Every sentence of the sources, not translated."""
    found = Catalog(project="caylus", header_comment=HEADER)
    for path in sources():
        method, options = METHODS[path.suffix]
        with path.open("rb") as file:
            for _line, message, _comments, _context in extract(method, file, options=options):
                found.add(message, locations=[(path.relative_to(ROOT).as_posix(), 1)])
    return found


def template_text(catalogue: Catalog) -> str:
    """A catalogue as the text of a .pot file: the same sentences give the same text."""
    written = io.BytesIO()
    write_po(written, catalogue, sort_by_file=True, include_lineno=False)
    lines = written.getvalue().decode().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith('"POT-Creation-Date'))


def template() -> Catalog:
    """The checked-in catalogue that translators start from."""
    with TEMPLATE.open("rb") as file:
        return read_po(file)


def translated() -> Iterator[Catalog]:
    """Every language that the game has been translated to."""
    for path in sorted(FOLDER.glob("*.po")):
        with path.open("rb") as file:
            yield read_po(file, locale=path.stem)


def compiled() -> Iterator[tuple[str, bytes]]:
    """Every translation as gettext reads it: its path in the package, and its bytes."""
    for catalogue in translated():
        path = f"caylus/view/languages/{catalogue.locale_identifier}.mo"
        yield path, compiled_bytes(catalogue)


def compiled_bytes(catalogue: Catalog) -> bytes:
    """A catalogue as the bytes of a .mo file."""
    written = io.BytesIO()
    write_mo(written, catalogue)
    return written.getvalue()


def longer(sentence: str) -> str:
    """A sentence with accents, about 40 % longer and in brackets; its {fields} stay."""
    parts = FIELD.split(sentence)
    parts[::2] = [re.sub("[aeiou]", r"\g<0>\g<0>", part).translate(ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}]"


def pseudo(catalogue: Catalog) -> Catalog:
    """A made-up language, en-XA, with every sentence of a catalogue: it shows what is left out."""
    made = Catalog(locale="en_XA")
    for message in catalogue:
        if message.id:
            several = not isinstance(message.id, str)
            made.add(message.id, tuple(map(longer, message.id)) if several else longer(message.id))
    return made


def spoken(catalogue: Catalog) -> gettext.GNUTranslations:
    """A catalogue as caylus.view.text.speak takes it."""
    return gettext.GNUTranslations(io.BytesIO(compiled_bytes(catalogue)))


if __name__ == "__main__":
    if sys.argv[1:] != ["extract"]:
        raise SystemExit(__doc__)
    FOLDER.mkdir(exist_ok=True)
    TEMPLATE.write_text(template_text(extracted()), encoding="utf-8")
