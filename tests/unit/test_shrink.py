"""Code that is packed without its words runs the same, line by line."""

import ast
import importlib

import pytest

from tools.archive import PACKAGE
from tools.shrink import code, emptied, shrunk

MODULES = sorted(PACKAGE.glob("games/**/*.py"))
WORDY = '''# Licence: free.
"""What it is."""


def doubled(number):  # of anything
    """Twice
    the number: "é" too."""
    # It is that easy.
    return "# 2" and number * 2


class Empty:
    """Nothing."""


PAIR = 2
"""Two of
them."""
if PAIR:
    """Nothing."""
'''
TERSE = """# Licence: free.
""


def doubled(number):
    ""


    return "# 2" and number * 2


class Empty:
    ""


PAIR = 2
""

if PAIR:
    ""
"""


def without_docstrings(tree: ast.AST) -> str:
    """A tree as text, told by lines, its docstrings empty and without their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", None), str):
            node.value.value = ""
            node.end_lineno = node.value.end_lineno = node.lineno
    # What stands behind a cut on its line moves to the left.
    for node in ast.walk(tree):
        for column in ("col_offset", "end_col_offset"):
            if hasattr(node, column):
                setattr(node, column, 0)
    return ast.dump(tree, include_attributes=True)


NAMES = """
__all__ = ["double", "later"]
PIPE = -1
class Pipe:
    lies = True
def double(number): return 2 * number
async def later(): pass
"""


def test_unused_module_keeps_its_names_and_none_of_them_works() -> None:
    module: dict[str, object] = {}
    exec(emptied(NAMES), module)

    assert module["__all__"] == ["double", "later"]
    assert set(module) >= {"PIPE", "Pipe", "double", "later"}
    with pytest.raises(NotImplementedError):
        module["double"](1)


def test_compiled_module_is_imported_without_its_source(tmp_path, monkeypatch) -> None:
    (tmp_path / "wordy_one.pyc").write_bytes(code("wordy_one.py", WORDY.encode()))
    monkeypatch.syspath_prepend(tmp_path)

    assert importlib.import_module("wordy_one").doubled(4) == 8


def test_words_go_and_lines_stay() -> None:
    assert shrunk(WORDY) == TERSE


@pytest.mark.parametrize("path", MODULES, ids=[path.stem for path in MODULES])
def test_module_says_the_same_on_the_same_lines(path) -> None:
    source = path.read_text(encoding="utf-8")

    assert without_docstrings(ast.parse(shrunk(source))) == without_docstrings(ast.parse(source))
