"""Joins scripts, and style sheets, with esbuild: each file that a start asks for delays it."""

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / "node_modules"
STYLE_SHEET = re.compile(r'<link rel="stylesheet" href="(.*)">\n')
# Scripts right behind each other are joined under this name.
SCRIPTS = re.compile(r'(?:<script src="assets/start/\w+\.js"></script>\n){2,}')
FIRST_SCRIPT = "assets/start/first.js"
OLDEST = "--target=es2017"
JOINED = "assets/styles/page.css"
# What a page and a worker ask for as one and the same file, and what the runtimes import only where
# they run outside of browsers.
NOT_JOINED = (
    "../python/micropython.mjs",
    *("node:*", "ws", "module", "path", "url", "fs", "asyncio", "crypto"),
)


def rewrite(path: Path, *options: str) -> None:
    """Have esbuild write a script or style sheet anew, in its place."""
    written = (f"--outfile={path}", "--allow-overwrite", "--log-level=warning")
    subprocess.run([NODE / ".bin" / "esbuild", path, *options, *written], check=True)


def bundle(script: Path, left_out: Sequence[str] = NOT_JOINED) -> None:
    """Join a script with all that it imports: a start asks for one file."""
    externals = (f"--external:{name}" for name in left_out)
    rewrite(script, "--bundle", "--format=esm", "--minify", *externals)


def bundle_pyscript(folder: Path) -> None:
    """Join the scripts of PyScript; those that are not in the folder are never asked for."""
    core = folder / "core.js"
    others = [path for path in folder.glob("*.js") if path != core]
    package = {path.name for path in (NODE / "@pyscript" / "core" / "dist").glob("*.js")}
    bundle(core, [f"./{name}" for name in sorted(package - {other.name for other in others})])
    for other in others:
        other.unlink()


def join_sheet(sheet: Path, target: Path, left_out: str) -> None:
    """Join a style sheet with those that it imports, without comments."""
    target.parent.mkdir(exist_ok=True)
    options = ("--bundle", f"--external:{left_out}", "--minify-whitespace", f"--outfile={target}")
    subprocess.run([NODE / ".bin" / "esbuild", sheet, *options, "--log-level=warning"], check=True)


def write_first_script(dist: Path) -> None:
    """Write the first scripts of index.html as one, for every browser that knows modules."""
    (found,) = SCRIPTS.findall((ROOT / "index.html").read_text(encoding="utf-8"))
    names = re.findall(r'src="(.*)"', found)
    joined = "".join((ROOT / name).read_text(encoding="utf-8") for name in names)
    (dist / FIRST_SCRIPT).write_text(joined, encoding="utf-8")
    rewrite(dist / FIRST_SCRIPT, "--minify-whitespace", OLDEST)


def write_style_sheet(dist: Path) -> None:
    """Write all style sheets of index.html as one, without comments."""
    sheets = re.findall(STYLE_SHEET, (ROOT / "index.html").read_text(encoding="utf-8"))
    joined = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in sheets)
    (dist / JOINED).write_text(joined, encoding="utf-8")
    rewrite(dist / JOINED, "--minify-whitespace")


def with_one_style_sheet(page: str) -> str:
    """The page with one style sheet in place of its own: each delays the first paint."""
    first, *others = STYLE_SHEET.split(page)[::2]
    return f'{first}<link rel="stylesheet" href="{JOINED}">\n{"".join(others)}'


def with_one_script(page: str) -> str:
    """The page with one script in place of its first ones: the engine waits for each of them."""
    return SCRIPTS.sub(f'<script src="{FIRST_SCRIPT}"></script>\n', page)
