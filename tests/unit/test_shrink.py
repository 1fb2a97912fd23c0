"""Code that is packed without its words runs the same, line by line."""

import ast

import pytest

from tools.archive import PACKAGE
from tools.shrink import shrunk

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


def test_words_go_and_lines_stay() -> None:
    assert shrunk(WORDY) == TERSE


@pytest.mark.parametrize("path", MODULES, ids=[path.stem for path in MODULES])
def test_module_says_the_same_on_the_same_lines(path) -> None:
    source = path.read_text(encoding="utf-8")

    assert without_docstrings(ast.parse(shrunk(source))) == without_docstrings(ast.parse(source))
