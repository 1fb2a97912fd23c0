"""Sentences in the player's language, through gettext."""

import functools
import gettext
from collections.abc import Iterable, Sequence
from pathlib import Path

from caylus.kernel.game import Title
from caylus.view import memory

# Where a worker puts what it is brought of its page's language.
LANGUAGES = Path(__file__).parent / "languages"
ENGLISH = gettext.NullTranslations()
_catalogue = ENGLISH


def speak(catalogue: gettext.NullTranslations) -> None:
    """Speak the language of a catalogue from now on, in everything that is drawn."""
    global _catalogue
    if catalogue is not _catalogue:
        _catalogue = catalogue
        memory.forget()


def speak_as(wanted: str) -> None:
    """Speak the language of a name such as "pt-BR", or English where it was not brought."""
    speak(catalogue_of(wanted))


def catalogue_of(language: str) -> gettext.NullTranslations:
    """The sentences of a language such as "pt-BR", of the house and all games, or English ones."""
    path = LANGUAGES / f"{language}.mo"
    return _read(path) if path.is_file() else ENGLISH


@functools.cache
def _read(path: Path) -> gettext.NullTranslations:
    with path.open("rb") as file:
        return gettext.GNUTranslations(file)


def language() -> str:
    """The language spoken, as HTML names it."""
    return _catalogue.info().get("language", "en").replace("_", "-")


def _(sentence: str, **values: object) -> str:
    """A sentence translated, with its {fields} filled in."""
    return _catalogue.gettext(sentence).format(**values)


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """The singular or plural sentence for a count, translated; {count} and other fields filled."""
    return _catalogue.ngettext(one, many, count).format(count=count, **values)


def NN_(one: str, many: str) -> tuple[str, str]:
    """Return both texts unchanged; the call marks them as one sentence with a plural."""
    return one, many


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


def variant_of(title: Title, variant: str) -> str:
    """What a variant of a game is called, part by part."""
    words = dict(title.words)
    first, *others = variant.split("-")
    parts = [words.get(first, first.capitalize()), *(words.get(part, part) for part in others)]
    return series([_(part) for part in parts])


def full(title: Title) -> str:
    """What a game is called."""
    return " ".join(_(part) for part in (title.caption, title.subtitle) if part)
