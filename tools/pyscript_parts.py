"""PyScript's own Python package, without the modules that the page never imports.

PyScript writes and imports all of it before the page's first line runs, which takes longer than
all that the page imports itself. Its modules stand as JSON in its script; what is left of them goes
where the page's own modules are, compiled like them.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "caylus" / "web" / "page"
SCRIPT = "core-*.js"
BEGIN, END = "{pyscript:", "})"
FRONT = "__init__"
Imports = set[tuple[str, str]]


def prune(folder: Path) -> dict[str, str]:
    """Take the package out of the script of a folder, and call that core.js.

    Returns the modules that the page imports by their names, each with its source.
    """
    script = next(iter(folder.glob(SCRIPT)))
    text = script.read_text(encoding="utf-8")
    before, found, rest = text.partition(BEGIN)
    if not found:
        raise SystemExit(f"{script.name} holds no Python package after {BEGIN!r} any more")
    package, length = json.JSONDecoder().raw_decode(rest)
    if not rest[length:].startswith(END):
        raise SystemExit(f"{script.name} goes on after its Python package in an unknown way")
    modules = {name.removesuffix(".py"): source for name, source in package.items()}
    script.write_text(before + found + "{}" + rest[length:], encoding="utf-8")
    # PyScript's own core.js only names this one; what else imports it is to do so by that name.
    for other in folder.glob("*.js"):
        named = other.read_text(encoding="utf-8").replace(f'"./{script.name}"', '"./core.js"')
        other.write_text(named, encoding="utf-8")
    script.rename(folder / "core.js")
    return needed(modules, asked())


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
