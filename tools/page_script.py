"""The script of the page: all its Python modules in one file, so that a start asks for one."""

from pathlib import Path

from tools.shrink import shrunk

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("caylus") / "web" / "page"
MAIN = "main.py"
# MicroPython imports modules from files.
UNPACK = """
import os

for folder in {folders!r}:
    os.mkdir(folder)
for name, text in {modules!r}.items():
    with open("{folder}/" + name, "w") as file:
        file.write(text)
"""


def page_script(main: str | None = None) -> str:
    """The page's modules, without what only people read, and then main.py's code."""
    paths = sorted((ROOT / FOLDER).glob("*.py"))
    modules = {path.name: shrunk(path.read_text(encoding="utf-8")) for path in paths}
    own = modules.pop(MAIN)
    folders = [folder.as_posix() for folder in reversed([FOLDER, *FOLDER.parents][:-1])]
    unpack = UNPACK.format(folders=folders, modules=modules, folder=FOLDER.as_posix())
    return unpack + (own if main is None else main)


def write(dist: Path) -> None:
    """Write it into the built site in the place of main.py."""
    (dist / FOLDER).mkdir(parents=True)
    (dist / FOLDER / MAIN).write_text(page_script(), encoding="utf-8")
