"""PyScript without what the page never uses: modules of its Python package, and a search.

PyScript writes and imports its whole package before the page's first line runs, which takes longer
than all that the page imports itself. The modules stand as JSON in its script; what is left of them
goes where the page's own modules are, compiled like them.

It also looks through every attribute of a page for handlers of its own, and through all that is put
there later for scripts. This page has one script, which stands there from the start.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "caylus" / "web" / "page"
SCRIPT = "core-*.js"
BEGIN, END = "{pyscript:", "})"
# Where it looks, and where it is to look: the document itself.
SEARCHES = {"`.//@*[": "`./@*[", "{childList:!0,subtree:!0,attributes:!0}": "{childList:!0}"}
NOTICE = "\n/*! Changed for this page: see tools/pyscript_parts.py of its source. */\n"
FRONT = "__init__"
Imports = set[tuple[str, str]]


def prune(folder: Path) -> dict[str, str]:
    """Take the package and the search out of the script of a folder, and call that core.js.

    Returns the modules that the page imports by their names, each with its source.
    """
    script = next(iter(folder.glob(SCRIPT)))
    modules, text = _apart(script.name, script.read_text(encoding="utf-8"))
    script.write_text(_without_search(script.name, text) + NOTICE, encoding="utf-8")
    # PyScript's own core.js only names this one; what else imports it is to do so by that name.
    for other in folder.glob("*.js"):
        named = other.read_text(encoding="utf-8").replace(f'"./{script.name}"', '"./core.js"')
        other.write_text(named, encoding="utf-8")
    script.rename(folder / "core.js")
    return needed(modules, asked())


def _apart(name: str, text: str) -> tuple[dict[str, str], str]:
    """The modules of the package in a script, and the script without them."""
    before, found, rest = text.partition(BEGIN)
    if not found:
        raise SystemExit(f"{name} holds no Python package after {BEGIN!r} any more")
    package, length = json.JSONDecoder().raw_decode(rest)
    if not rest[length:].startswith(END):
        raise SystemExit(f"{name} goes on after its Python package in an unknown way")
    modules = {module.removesuffix(".py"): source for module, source in package.items()}
    return modules, before + found + "{}" + rest[length:]


def _without_search(name: str, text: str) -> str:
    """A script that looks only at the document itself."""
    for wide, narrow in SEARCHES.items():
        if text.count(wide) != 1:
            raise SystemExit(f"{name} does not look through a page by {wide!r} any more")
        text = text.replace(wide, narrow)
    return text


def asked() -> Imports:
    """What the page imports of the package: modules, empty for its front, and names."""
    return {one for path in PAGE.glob("*.py") for one in _imports(path.read_text("utf-8"))}


def needed(modules: dict[str, str], wanted: Imports) -> dict[str, str]:
    """The modules that are needed to import what is wanted; the front without all the rest."""
    origin = {name: module for module, name in _imports(modules[FRONT]) if module}
    kept: set[str] = set()
    open_ends = set(wanted)
    while open_ends:
        module, name = open_ends.pop()
        source = module or origin.get(name, "")
        if source in modules and source not in kept:
            kept.add(source)
            open_ends |= set(_imports(modules[source]))
    return {FRONT: _front(modules[FRONT], kept), **{name: modules[name] for name in sorted(kept)}}


def _front(source: str, kept: set[str]) -> str:
    """The front's statements that import nothing which has gone."""
    lines = source.splitlines()
    stay = (
        lines[statement.lineno - 1 : statement.end_lineno]
        for statement in ast.parse(source).body
        if all(module in kept for module, _ in _imports(ast.unparse(statement)))
    )
    return "\n".join(line for part in stay for line in part) + "\n"


def _imports(source: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            package, _, module = node.module.partition(".")
            if package == "pyscript":
                yield from ((module, alias.name) for alias in node.names)
