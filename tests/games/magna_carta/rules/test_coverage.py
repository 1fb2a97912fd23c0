"""Every example, edge case and ruling of the rules is cited by a test."""

import ast
import re
from pathlib import Path

EXAMPLES = {f"X{number}" for number in (1, 2, "3a", "3b", 4, 5, 6, "6b", 7, 8, 9, 10, 11)}
EDGE_CASES = {f"Edge case {number}" for number in range(1, 57)}
RULINGS = {f"A{number}" for number in range(1, 41)}
_CITATION = re.compile(r"\b(?:X\d+[ab]?|A\d+|Edge case \d+)(?=\.)")


def cited() -> set[str]:
    """Every number in the docstring of a test of this folder."""
    found: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(_CITATION.findall(ast.get_docstring(node) or ""))
    return found


def test_every_example_edge_case_and_ruling_has_a_test() -> None:
    assert cited() >= EXAMPLES | EDGE_CASES | RULINGS


def test_no_test_cites_a_number_that_does_not_exist() -> None:
    assert cited() <= EXAMPLES | EDGE_CASES | RULINGS
