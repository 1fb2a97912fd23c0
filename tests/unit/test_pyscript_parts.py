"""PyScript's Python package is cut down to what the page imports, or the build says why not."""

import pytest

from tools import pyscript_parts

MODULES = {
    "__init__": "from pyscript.ui import show\nif True:from pyscript.net import get\nimport js",
    "ui": "from pyscript.util import text\ndef show(): pass",
    "net": "def get(): pass",
    "util": "def text(): pass",
    "media": "from pyscript import show",
}


def test_module_is_kept_with_what_it_imports():
    left = pyscript_parts.needed(MODULES, {("", "show")})

    assert list(left) == ["__init__", "ui", "util"]
    assert left["ui"] == MODULES["ui"]


def test_front_imports_only_what_is_kept():
    front = pyscript_parts.needed(MODULES, {("net", "get")})["__init__"]

    assert front == "if True:from pyscript.net import get\nimport js\n"


def test_name_that_comes_through_the_front_keeps_its_module():
    assert "ui" in pyscript_parts.needed(MODULES, {("media", "play")})


PACKAGE = 'write(".",{pyscript:{"__init__.py":"","web.py":"x=1"}});'
ATTRIBUTES = "find(`.//@*[${names}]`,place);"
WATCH = "watch.observe(place,{childList:!0,subtree:!0,attributes:!0});"


@pytest.mark.parametrize(
    "text",
    [
        ATTRIBUTES + WATCH + 'write(".",{python:{}})',
        ATTRIBUTES + WATCH + '{pyscript:{"a.py":""},more}',
        PACKAGE + ATTRIBUTES,
        PACKAGE + WATCH,
        PACKAGE + ATTRIBUTES + WATCH + WATCH,
    ],
)
def test_script_in_another_form_is_refused_by_name(tmp_path, text):
    (tmp_path / "core-1.js").write_text(text)

    with pytest.raises(SystemExit, match=r"core-1\.js"):
        pyscript_parts.prune(tmp_path)


def test_all_else_of_the_script_stays(tmp_path):
    script = tmp_path / "core-1.js"
    script.write_text(f"before;{ATTRIBUTES}{PACKAGE}{WATCH}after")
    left = pyscript_parts.prune(tmp_path)

    looks = "find(`./@*[${names}]`,place);"
    watches = "watch.observe(place,{childList:!0});"
    assert left == {"__init__": "\n"}
    assert not script.exists()
    assert (tmp_path / "core.js").read_text() == (
        f'before;{looks}write(".",{{pyscript:{{}}}});{watches}after{pyscript_parts.NOTICE}'
    )
