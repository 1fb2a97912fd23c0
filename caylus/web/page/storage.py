"""Texts kept in localStorage under one prefix. Never raises: storage may be absent or full."""

from pyscript.ffi import is_none
from pyscript.js_modules import page

PREFIX = "caylus/"


def names() -> list[str]:
    """The names of all kept texts, sorted; none where there is no storage."""
    keys = [str(key) for key in page.storage.names()]
    return sorted(key[len(PREFIX) :] for key in keys if key.startswith(PREFIX))


def read(name: str) -> str | None:
    """The text kept under a name, or None."""
    text = page.storage.read(PREFIX + name)
    return None if is_none(text) else str(text)


def write(name: str, text: str) -> bool:
    """Keep a text under a name; tells whether it is kept. If not, an older text stays."""
    return bool(page.storage.write(PREFIX + name, text))


def delete(name: str) -> bool:
    """Forget the text kept under a name; tells whether it is gone."""
    return bool(page.storage.remove(PREFIX + name))


def works() -> bool:
    """Whether anything can be kept at all."""
    return write("probe", "kept") and delete("probe")
