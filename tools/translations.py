"""The game's sentences for translators: python -m tools.translations extract."""

import gettext
import io
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from caylus import games
from caylus.view import text
from tools import rules_text

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "caylus"
# The sentences of the house; those of a game lie in its folder.
FOLDER = ROOT / "assets" / "translations"
OWN = "translations"
# The sentences of the rules: a folder a game.
RULES = ROOT / "docs" / "rules"
PACKED = text.LANGUAGES.relative_to(ROOT).as_posix()
METHODS = {".py": ("python", {}), ".html": ("jinja2", {"silent": "false"})}
EPOCH = datetime(2000, 1, 1, tzinfo=UTC)
KEYWORDS = {**DEFAULT_KEYWORDS, "NN_": (1, 2)}
HEADER = "# The sentences of {name}; docs/translations.md tells how to translate them."
FIELD = re.compile(r"(\{\w*\})")
# Letters that the page's own fonts have, so that the longer sentences are as wide as real ones.
ACCENTED = str.maketrans("AEIOUYCDNaeiouycdn", "ÅÉÎÖÜÝÇÐÑåéîöüýçðñ")


@dataclass(frozen=True)
class Domain:
    """Sentences that are translated together, those of the house or of one game.

    They come from files below some paths, and are translated in a folder.
    """

    name: str
    sources: Sequence[Path]
    folder: Path

    @property
    def template(self) -> Path:
        """The file that translators start from."""
        return self.folder / f"{self.name}.pot"

    def spoken(self) -> Catalog | None:
        """What is translated to the language spoken, if anything is."""
        path = self.folder / f"{text.language().replace('-', '_')}.po"
        return read(path, path.stem) if path.exists() else None


def domains() -> list[Domain]:
    """The house, and each game."""
    others = (path for path in sorted(PACKAGE.iterdir()) if path.name != "games")
    house = Domain("caylus", [ROOT / "index.html", *others], FOLDER)
    return [house, *map(domain_of, games.shown())]


def domain_of(game: str) -> Domain:
    """The sentences of a game."""
    place = games.place(game)
    return Domain(game, [place], place / OWN)


def of_rules() -> list[Domain]:
    """The pages of rules, which are read beside the games."""
    paths = sorted(RULES.glob("*.md"))
    return [Domain(path.stem, [path], RULES / OWN / path.stem) for path in paths]


def extracted(domain: Domain) -> Catalog:
    """Every sentence of a domain's sources, not translated."""
    found = Catalog(project=domain.name, header_comment=HEADER.format(name=domain.name))
    for source in domain.sources:
        for path in sorted([source] if source.is_file() else source.rglob("*")):
            if path.suffix in METHODS:
                _extract(path, found)
            elif path.suffix == ".md":
                _extract_rules(path, found)
    return found


def _extract(path: Path, into: Catalog) -> None:
    method, options = METHODS[path.suffix]
    begin = ROOT if path.is_relative_to(ROOT) else path.parent
    with path.open("rb") as file:
        for _line, message, _comments, _context in extract(method, file, KEYWORDS, options=options):
            into.add(message, locations=[(path.relative_to(begin).as_posix(), 1)])


def _extract_rules(path: Path, into: Catalog) -> None:
    for sentence in rules_text.sentences(path.read_text(encoding="utf-8")):
        into.add(sentence, locations=[(path.relative_to(ROOT).as_posix(), 1)])


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


def name(catalogue: Catalog) -> str:
    """What HTML calls the language of a catalogue, such as "pt-BR"."""
    return str(catalogue.locale_identifier).replace("_", "-")


def compiled() -> Iterator[tuple[str, str, bytes]]:
    """Every language as gettext reads it: its name, where it belongs in archives, and the bytes."""
    for catalogue in translated():
        language = name(catalogue)
        yield language, f"{PACKED}/{language}.mo", compiled_bytes(catalogue)


def compiled_bytes(catalogue: Catalog) -> bytes:
    """A catalogue as the bytes of a .mo file, the same whenever it is written."""
    catalogue.creation_date = catalogue.revision_date = EPOCH
    written = io.BytesIO()
    write_mo(written, catalogue)
    return written.getvalue()


def flaws(template: Catalog, translation: Catalog) -> Iterator[str]:
    """What a translation lacks: every sentence of its template is there, sure and whole."""
    for message in filter(_is_sentence, template):
        found = translation.get(message.id)
        if found is None or found.id != message.id:
            yield f"{message.id}: not there"
        elif found.fuzzy:
            yield f"{message.id}: not sure"
        else:
            yield from (f"{message.id}: {flaw}" for flaw in _flaws_of(found, translation))
    for message in filter(_is_sentence, translation):
        if message.id not in template:
            yield f"{message.id}: not a sentence any more"


def _is_sentence(message: Message) -> bool:
    return bool(message.id)


def _flaws_of(message: Message, translation: Catalog) -> Iterator[str]:
    """What is wrong with the words of a sentence."""
    several = not isinstance(message.id, str)
    forms = list(message.string) if several else [message.string]
    if not all(forms) or len(forms) != (translation.num_plurals if several else 1):
        yield "not translated"
        return
    for form in forms:
        try:
            if not _fits(form, message.id):
                yield f"other fields in {form}"
        except ValueError:
            yield f"a brace alone in {form}"


def _fits(form: str, sentence: str | Sequence[str]) -> bool:
    """Whether a form has the fields of its sentence; one of several may leave out the count."""
    if isinstance(sentence, str):
        return fields(form) == fields(sentence)
    return fields(form) | {"count"} == fields(sentence[1]) | {"count"}


def fields(sentence: str) -> set[str]:
    """The names of the fields of a sentence; raises ValueError if a brace is alone."""
    return {name for _text, name, _form, _as in Formatter().parse(sentence) if name is not None}


def longer(sentence: str) -> str:
    """A sentence with accents, about 40 % longer and in brackets; its {fields} stay."""
    parts = FIELD.split(sentence)
    parts[::2] = [re.sub("[aeiou]", r"\g<0>\g<0>", part).translate(ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}]"


def pseudo(catalogue: Catalog, locale: str = "en_XA") -> Catalog:
    """A made-up language with every sentence of a catalogue: it shows what is left out."""
    made = Catalog(locale=locale)
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
    for each in (*domains(), *of_rules()):
        each.folder.mkdir(parents=True, exist_ok=True)
        each.template.write_text(template_text(extracted(each)), encoding="utf-8")
