"""The wheel that `python -m build` makes, installed into fresh environments of several Pythons."""

import functools
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import caylus

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = re.findall(r":: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
OLDEST, NEWEST = VERSIONS[0], VERSIONS[-1]
CONSUMER = """import caylus
state: caylus.State = caylus.new_game("magna-carta", variant="standard", players=2, seed=7)
texts: list[str] = [str(action) for action in state.actions()]
"""
pytestmark = pytest.mark.long


def run(*command: str | Path, folder: Path) -> str:
    """What a command prints, far from the sources and their environment."""
    done = subprocess.run(
        command, cwd=folder, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@functools.cache
def python(version: str) -> str | None:
    """The command of a Python, if it is there and runs."""
    for command in filter(None, (shutil.which(f"python{version}"), sys.executable)):
        asked = (command, "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])")
        if subprocess.run(asked, capture_output=True, text=True).stdout.strip() == version:
            return command
    return None


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of what it is built from."""
    pytest.importorskip("build", reason="requirements/test.txt is not installed")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(
        ROOT / "caylus", source / "caylus", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, source / name)
    # Through the source package, as whoever publishes does; what builds is installed already.
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, source, folder=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module", params=[OLDEST, NEWEST])
def installed(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The commands of a fresh environment with nothing but the wheel."""
    command = python(request.param)
    if command is None:
        pytest.skip(f"no python{request.param} with venv on this machine's PATH")
    folder = tmp_path_factory.mktemp("environment")
    run(command, "-m", "venv", "--without-pip", folder, folder=folder)
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin" / "python")
    run(*pip, "install", "-q", "--no-index", "--no-deps", wheel, folder=folder)
    return folder / "bin"


def test_wheel_has_what_programs_need_and_nothing_of_the_page(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
    folders = {name.split("/")[1] for name in names if name.count("/") > 1}
    rooms = {name.split("/")[3] for name in names if re.match(r"caylus/games/\w+/\w+/", name)}
    weights = {path.name for path in (ROOT / "caylus").rglob("mind/weights/*.json")}

    assert folders == {"adapters", "kernel", "games", "records", "positions", "players"}
    assert rooms == {"agents", "mind", "rules"}
    assert weights == {Path(name).name for name in names if name.endswith(".json")}
    assert "caylus/py.typed" in names


def test_installed_command_lists_the_levels(installed: Path, tmp_path: Path) -> None:
    assert "Bailiff" in run(installed / "caylus", "levels", folder=tmp_path)


def test_installed_opponents_play_every_game(installed: Path, tmp_path: Path) -> None:
    for game in ("magna-carta", "classic"):
        asked = ("--game", game, "--seats", "mason,random", "--games", "2", "--iterations", "9")
        told = json.loads(run(installed / "caylus", "selfplay", *asked, "--json", folder=tmp_path))
        assert sum(told["wins"]) == 2


def test_arena_says_that_it_is_not_installed(installed: Path, tmp_path: Path) -> None:
    done = subprocess.run((installed / "caylus", "train"), capture_output=True, text=True)

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "in the repository only" in done.stderr


def test_every_installed_module_can_be_imported(installed: Path, tmp_path: Path) -> None:
    lines = (
        "import caylus, pkgutil",
        "extras = ('caylus.adapters.openspiel', 'caylus.adapters.pettingzoo')",
        "for module in pkgutil.walk_packages(caylus.__path__, 'caylus.'):",
        "    if module.name not in extras: __import__(module.name)",
        "print(caylus.__version__)",
    )

    told = run(installed / "python", "-c", "\n".join(lines), folder=tmp_path)
    assert told.strip() == caylus.__version__


def test_types_reach_who_imports_it(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(CONSUMER)
    (tmp_path / "wrong.py").write_text(CONSUMER.replace("players=2", "players='two'"))
    mypy = (sys.executable, "-m", "mypy", "--strict", "--python-executable", installed / "python")

    assert "no issues" in run(*mypy, "right.py", folder=tmp_path)
    wrong = subprocess.run((*mypy, "wrong.py"), cwd=tmp_path, capture_output=True, text=True)
    assert 'wrong.py:2: error: Argument "players"' in wrong.stdout
