"""Filling templates: Jinja2 with automatic escaping; the build compiles them beforehand."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jinja2

from caylus import games
from caylus.view import art, text
from caylus.view.memory import kept

TEMPLATES = Path(__file__).parent / "templates"
COMPILED = Path(__file__).parent / "compiled"
# Where a game has its own, once they are compiled.
ROOM = "view/compiled"
# The folder of those that only the build fills.
BUILT = "built/"
# A line break between tags would be a text of the page. A comment stands for it, so that each line
# keeps its number.
BREAK, JOINED = re.compile(r"(?<=[>}])(\n\s*)(?=[<{])"), r"{#-\1-#}"
# What a compiled template says of itself.
NAME = re.compile(r"^name = '(.*)'$", re.MULTILINE)


class Templates(jinja2.FileSystemLoader):
    """The templates of a folder; a line break between two tags is none of their text."""

    def get_source(
        self, environment: jinja2.Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """The text of a template, its path, and whether it is still the same."""
        source, path, is_current = super().get_source(environment, template)
        return BREAK.sub(JOINED, source), path, is_current


@functools.cache
def environment() -> jinja2.Environment:
    """How templates are found, a game's by its folder and name, and what they may use."""
    rooms = {
        place.name: Templates(place / "view" / "templates")
        for place in map(games.place, games.titles())
    }
    loader: jinja2.BaseLoader = jinja2.ChoiceLoader(
        [Templates(TEMPLATES), jinja2.PrefixLoader(rooms)]
    )
    if COMPILED.is_dir():
        compiled = [games.place(name) / ROOM for name in games.titles()]
        loader = jinja2.ModuleLoader([COMPILED, *compiled])
    filled = jinja2.Environment(
        loader=loader,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    filled.globals.update(
        _=text._,
        ngettext=text.ngettext,
        listed=text.listed,
        language=text.language,
        INKED=art.INKED,
        kept=kept,
    )
    return filled


def render(template: str, **values: object) -> str:
    """The HTML text of a template filled with values; everything but Markup is escaped."""
    return environment().get_template(template).render(**values)


def render_text(template: str, **values: object) -> str:
    """The HTML text of a template that is given itself, such as index.html, filled with values."""
    return environment().from_string(template).render(**values)


def load_all(game: str) -> None:
    """Load every template that the build compiled, those of a game among them."""
    for path in (*COMPILED.glob("*.py"), *(games.place(game) / ROOM).glob("*.py")):
        for name in NAME.findall(path.read_text(encoding="utf-8")):
            environment().get_template(name)


@functools.cache
def macros(template: str) -> Any:
    """The macros of a template, to be called with values."""
    return environment().get_template(template).module
