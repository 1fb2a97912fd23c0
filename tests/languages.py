"""Sites built with other languages than they have: none, or made-up ones beside English."""

from pathlib import Path

import pytest
from babel.messages.pofile import write_po

from tools import translations
from tools.build import build

# The pseudo-language as its file and its pages name it.
FILE, PSEUDO = "en_XA", "en-XA"


def built(folder: Path, *files: str) -> Path:
    """A site in a folder, built with the pseudo-language as the language of each file."""
    template = translations.template()
    sources = folder / translations.FOLDER.name
    sources.mkdir()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(translations, "FOLDER", sources)
        for name in files:
            with (sources / f"{name}.po").open("wb") as file:
                write_po(file, translations.pseudo(template, name))
        build(folder / "dist")
    return folder / "dist"
