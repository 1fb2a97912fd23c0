"""Every scenario and every ruling of the rules is cited by a test."""

import ast
import re
from pathlib import Path

SCENARIOS = {f"Scenario {number}" for number in range(1, 75)}
NOT_TO_BE_SEEN = {"Ruling 44"}
RULINGS = {f"Ruling {number}" for number in range(1, 47)} - NOT_TO_BE_SEEN
_CITATION = re.compile(r"\b(?:Scenario|Ruling) \d+(?=\.)")


def cited() -> set[str]:
    """Every number in the docstring of a test of this folder."""
    found: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(_CITATION.findall(ast.get_docstring(node) or ""))
    return found


def test_every_scenario_and_ruling_has_a_test() -> None:
    assert cited() >= SCENARIOS | RULINGS


def test_no_test_cites_a_number_that_does_not_exist() -> None:
    assert cited() <= SCENARIOS | RULINGS
