"""Imports point one way, browsers stay in caylus/web, and nothing grows beyond its size."""

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import caylus

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "caylus"
MODULES = sorted(PACKAGE.rglob("*.py"))
SOURCES = [*MODULES, *sorted((ROOT / "tools").glob("*.py"))]

# The package's own face, for everybody above the games.
FACE = {"caylus", *(f"caylus.{name}" for name in caylus.__all__)}
BROWSER = {"js", "jsffi", "pyodide", "pyscript"}
# What MicroPython has as well, and what only type checkers import.
PAGE_LIBRARY = {"asyncio", "collections", "gc", "json", "typing"}
# The list of games, and what each gives: what those outside a game may know of it.
HOUSE = ("caylus.games.GAMES", "caylus.games.contract", "caylus.games.titles")
# Each layer, the layers it may import, and the libraries beside the standard one.
LAYERS = {
    "caylus.kernel": ((), set()),
    "caylus.records": ((*HOUSE, "caylus.kernel"), set()),
    "caylus.players": ((*HOUSE, "caylus.kernel"), set()),
    "caylus.arena": (
        ("caylus.players", *HOUSE, "caylus.kernel"),
        {"matplotlib", "numpy", "tqdm"},
    ),
    "caylus.view": (("caylus.games", "caylus.kernel"), {"jinja2", "markupsafe", "qrcodegen"}),
    "caylus.games": (("caylus.kernel", "caylus.players.mind"), set()),
    "caylus.web.workers": (
        ("caylus.view", "caylus.players", "caylus.records", "caylus.games", "caylus.kernel"),
        BROWSER,
    ),
    "caylus.web.page": ((), BROWSER),
}


def name_of(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path):
    """The absolute names of everything a module imports."""
    return imported(path, ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imported(path, nodes):
    """The absolute names that some statements of a module import."""
    package = name_of(path if path.name == "__init__.py" else path.parent).split(".")
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            whole = ".".join([*base, *([node.module] if node.module else [])])
            # "from caylus import view" imports caylus.view.
            yield from (f"{whole}.{alias.name}" for alias in node.names)


def within(name, package):
    return name == package or name.startswith(package + ".")


def modules_of(layer):
    return [path for path in MODULES if within(name_of(path), layer)]


def offenders(paths, is_wrong):
    return [
        f"{name_of(path)}: {name}" for path in paths for name in imports(path) if is_wrong(name)
    ]


def test_every_module_belongs_to_a_layer():
    free = {"caylus", "caylus.__main__", "caylus.web"}

    assert not [
        name
        for name in map(name_of, MODULES)
        if name not in free and not any(within(name, layer) for layer in LAYERS)
    ]


@pytest.mark.parametrize("layer", LAYERS)
def test_arrows_between_layers_point_one_way(layer):
    allowed = (layer, *LAYERS[layer][0])
    face = FACE if layer == "caylus.web.workers" else set()

    assert not offenders(
        modules_of(layer),
        lambda name: (
            within(name, "caylus")
            and name not in {"caylus.games", *face}
            and not any(within(name, other) for other in allowed)
        ),
    )


@pytest.mark.parametrize("layer", LAYERS)
def test_layer_imports_only_its_libraries(layer):
    own = PAGE_LIBRARY if layer == "caylus.web.page" else sys.stdlib_module_names
    allowed = {"caylus", *own, *LAYERS[layer][1]}

    assert not offenders(modules_of(layer), lambda name: name.split(".")[0] not in allowed)


def test_only_web_imports_a_browser():
    outside = [path for path in MODULES if not within(name_of(path), "caylus.web")]

    assert not offenders(outside, lambda name: name.split(".")[0] in BROWSER)


def test_no_game_imports_another():
    for folder in filter(Path.is_dir, (PACKAGE / "games").iterdir()):
        game = name_of(folder / "__init__.py")
        assert not offenders(
            modules_of(game),
            lambda name, game=game: within(name, "caylus.games") and not within(name, game),
        )


def at_run_time(tree):
    """The statements of a module but those that only type checkers see."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield node
            yield from at_run_time(node)


def test_no_modules_import_each_other_in_a_circle():
    names = {name_of(path) for path in MODULES}
    graph = {}
    for path in MODULES:
        nodes = list(at_run_time(ast.parse(path.read_text(encoding="utf-8"))))
        found = set(imported(path, nodes))
        known = {name if name in names else name.rpartition(".")[0] for name in found}
        graph[name_of(path)] = (known & names) - {"caylus"}

    tuple(TopologicalSorter(graph).static_order())


def test_modules_have_at_most_400_lines():
    lengths = {name_of(path): len(path.read_text().splitlines()) for path in SOURCES}

    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_kernel_has_at_most_600_lines():
    assert sum(len(path.read_text().splitlines()) for path in modules_of("caylus.kernel")) <= 600


def test_functions_have_at_most_30_lines():
    assert [
        f"{name_of(path)}.{node.name}: {length}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and (length := node.end_lineno - node.lineno + 1) > 30
    ] == []
