"""Sentences in the player's language, through gettext."""

import functools
import gettext
from collections.abc import Iterable, Sequence
from pathlib import Path

from caylus import games
from caylus.kernel.game import Title
from caylus.view import memory

LANGUAGES = Path(__file__).parent / "languages"
# Where a game has its own.
ROOM = "view/languages"
ENGLISH = gettext.NullTranslations()
_catalogue = ENGLISH


def speak(catalogue: gettext.NullTranslations) -> None:
    """Speak the language of a catalogue from now on, in everything that is drawn."""
    global _catalogue
    if catalogue is not _catalogue:
        _catalogue = catalogue
        memory.forget()


def speak_as(wanted: str) -> None:
    """Speak the language of a name such as "pt-BR", or English where the build packed none."""
    speak(catalogue_of(wanted))


def catalogue_of(language: str) -> gettext.NullTranslations:
    """The sentences of a language such as "pt-BR", of the house and the games that are here.

    They come as the build packed them, or else are English.
    """
    if language == "en":
        return ENGLISH
    rooms = (games.place(name) / ROOM for name in games.titles())
    return _read(language, (LANGUAGES, *filter(Path.is_dir, rooms)))


def packed() -> list[str]:
    """The languages that the build packed, by their names."""
    return [_name(path) for path in LANGUAGES.glob("*.mo")]


def _name(path: Path) -> str:
    """What HTML calls the language of a file."""
    return path.stem.replace("_", "-")


@functools.cache
def _read(language: str, folders: Sequence[Path]) -> gettext.NullTranslations:
    """The sentences of a language in some folders; what the first lacks, the next may have."""
    found = []
    for path in (path for folder in folders for path in folder.glob("*.mo")):
        if _name(path) == language:
            with path.open("rb") as file:
                found.append(gettext.GNUTranslations(file))
    for other in found[1:]:
        found[0].add_fallback(other)
    return found[0] if found else ENGLISH


def language() -> str:
    """The language spoken, as HTML names it."""
    return _catalogue.info().get("language", "en").replace("_", "-")


def _(sentence: str, **values: object) -> str:
    """A sentence translated, with its {fields} filled in."""
    return _catalogue.gettext(sentence).format(**values)


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """The singular or plural sentence for a count, translated; {count} and other fields filled."""
    return _catalogue.ngettext(one, many, count).format(count=count, **values)


def listed(parts: Sequence[str]) -> str:
    """Parts of a sentence that all hold, joined as a list."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{parts} and {last}", parts=series(parts[:-1]), last=parts[-1])


def either(parts: Sequence[str]) -> str:
    """Parts of a sentence of which one is to be chosen, joined as a list."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{parts} or {last}", parts=series(parts[:-1]), last=parts[-1])


def series(parts: Sequence[str]) -> str:
    """Parts of a sentence that follow each other, such as numbers."""
    return _(", ").join(parts)


def alternatives(parts: Sequence[str]) -> str:
    """Ways to do something, long ones that may be lists themselves, joined as a list."""
    return _("; or ").join(parts)


def passage(sentences: Iterable[str]) -> str:
    """Whole sentences, each with its full stop, one after the other; empty ones are left out."""
    return " ".join(filter(None, sentences))


def full(title: Title) -> str:
    """What a game is called."""
    return " ".join(_(part) for part in (title.caption, title.subtitle) if part)
