"""The game's sentences for translators: python -m tools.translations extract."""

import gettext
import io
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from caylus import games
from caylus.view import text

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "caylus"
# The sentences of the house; those of a game lie in its folder.
FOLDER = ROOT / "assets" / "translations"
OWN = "translations"
PACKED = text.LANGUAGES.relative_to(ROOT).as_posix()
METHODS = {".py": ("python", {}), ".html": ("jinja2", {"silent": "false"})}
HEADER = "# The sentences of {name}; docs/translations.md tells how to translate them."
FIELD = re.compile(r"(\{\w*\})")
# Letters that the page's own fonts have, so that the longer sentences are as wide as real ones.
ACCENTED = str.maketrans("AEIOUYCDNaeiouycdn", "ÅÉÎÖÜÝÇÐÑåéîöüýçðñ")


@dataclass(frozen=True)
class Domain:
    """Sentences that are translated together, those of the house or of one game.

    They come from files below some paths, are translated in a folder, and packed at an address.
    """

    name: str
    sources: Sequence[Path]
    folder: Path
    packed: str

    @property
    def template(self) -> Path:
        """The file that translators start from."""
        return self.folder / f"{self.name}.pot"


def domains() -> list[Domain]:
    """The house, and each game."""
    others = (path for path in sorted(PACKAGE.iterdir()) if path.name != "games")
    house = Domain("caylus", [ROOT / "index.html", *others], FOLDER, PACKED)
    return [house, *map(domain_of, games.titles())]


def domain_of(game: str) -> Domain:
    """The sentences of a game."""
    place = games.place(game)
    packed = f"caylus/games/{place.name}/{text.ROOM}"
    return Domain(game, [place], place / OWN, packed)


def extracted(domain: Domain) -> Catalog:
    """Every sentence of a domain's sources, not translated."""
    found = Catalog(project=domain.name, header_comment=HEADER.format(name=domain.name))
    for source in domain.sources:
        for path in sorted([source] if source.is_file() else source.rglob("*")):
            if path.suffix in METHODS:
                _extract(path, found)
    return found


def _extract(path: Path, into: Catalog) -> None:
    method, options = METHODS[path.suffix]
    begin = ROOT if path.is_relative_to(ROOT) else path.parent
    with path.open("rb") as file:
        for _line, message, _comments, _context in extract(method, file, options=options):
            into.add(message, locations=[(path.relative_to(begin).as_posix(), 1)])


def template_text(catalogue: Catalog) -> str:
    """A catalogue as the text of a .pot file: the same sentences give the same text."""
    written = io.BytesIO()
    write_po(written, catalogue, sort_by_file=True, include_lineno=False)
    lines = written.getvalue().decode().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith('"POT-Creation-Date'))


def template() -> Catalog:
    """The checked-in catalogues that translators start from, as one."""
    return merged(read(domain.template) for domain in domains() if domain.template.exists())


def read(path: Path, language: str | None = None) -> Catalog:
    """The catalogue of a file."""
    with path.open("rb") as file:
        return read_po(file, locale=language)


def merged(catalogues: Iterable[Catalog]) -> Catalog:
    """The first of some catalogues, with what the others have besides."""
    first, *others = catalogues
    for message in (message for other in others for message in other):
        if message.id and message.id not in first:
            first.add(message.id, message.string)
    return first


def translated() -> Iterator[Catalog]:
    """Every language that the house has been translated to, with what games have of it."""
    for path in sorted(FOLDER.glob("*.po")):
        found = [domain.folder / path.name for domain in domains()]
        yield merged(read(each, path.stem) for each in found if each.exists())


def compiled(game: str = "") -> Iterator[tuple[str, bytes]]:
    """The translations of a game, or of the house, as gettext reads them: path and bytes.

    The house's tell what games are called as well: the lobby lists games that are not there yet.
    """
    domain = domain_of(game) if game else domains()[0]
    for path in sorted(domain.folder.glob("*.po")):
        catalogue = read(path, path.stem)
        if not game:
            catalogue = merged([catalogue, *_titles(path.name)])
        yield f"{domain.packed}/{catalogue.locale_identifier}.mo", compiled_bytes(catalogue)


def _titles(file: str) -> Iterator[Catalog]:
    """What each game is called in the language of a file."""
    for name in games.titles():
        own = domain_of(name).folder / file
        title, called = Catalog(), Catalog()
        _extract(games.place(name) / "__init__.py", title)
        for message in read(own) if own.exists() else ():
            if message.id and message.id in title:
                called.add(message.id, message.string)
        yield called


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
    for each in domains():
        each.folder.mkdir(exist_ok=True)
        each.template.write_text(template_text(extracted(each)), encoding="utf-8")
