"""Sentences in the player's language, through gettext."""

import gettext

_catalogue = gettext.NullTranslations()


def _(sentence: str, **values: object) -> str:
    """A sentence translated, with its {fields} filled in."""
    return _catalogue.gettext(sentence).format(**values)


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """The singular or plural sentence for a count, translated; {count} and other fields filled."""
    return _catalogue.ngettext(one, many, count).format(count=count, **values)


def listed(parts: list[str]) -> str:
    """Parts of a sentence joined as a list."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{parts} and {last}", parts=", ".join(parts[:-1]), last=parts[-1])
