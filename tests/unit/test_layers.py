"""Imports point one way, browsers stay in caylus/web, and nothing grows beyond its size."""

import ast
import re
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import caylus

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "caylus"
MODULES = sorted(PACKAGE.rglob("*.py"))
SOURCES = [*MODULES, *sorted((ROOT / "tools").glob("*.py"))]

GAMES = [f"caylus.games.{path.parent.name}" for path in (PACKAGE / "games").glob("*/__init__.py")]

# The package's own face, for everybody above the games.
FACE = {"caylus", *(f"caylus.{name}" for name in caylus.__all__)}
BROWSER = {"js", "jsffi", "pyodide", "pyscript"}
# The modules that MicroPython has too, and that only type checkers import.
PAGE_LIBRARY = {"asyncio", "binascii", "collections", "gc", "json", "typing"}
# The list of games and the contract: all that code outside a game may know of it.
HOUSE = (
    "caylus.games.game_of",
    "caylus.games",
    "caylus.games.GAMES",
    "caylus.games.contract",
    "caylus.games.shown",
    "caylus.games.titles",
)
PACKED = {"jinja2", "markupsafe", "qrcodegen"}
# Each layer, the layers it may import, and the libraries beside the standard one.
LAYERS = {
    "caylus.kernel": ((), set()),
    "caylus.positions": (("caylus.kernel",), set()),
    "caylus.records": ((*HOUSE, "caylus.kernel"), set()),
    "caylus.players": ((*HOUSE, "caylus.kernel"), set()),
    "caylus.arena": (
        ("caylus.players", "caylus.records", *HOUSE, "caylus.kernel"),
        {"matplotlib", "numpy", "tqdm"},
    ),
    "caylus.adapters": (
        (*HOUSE, "caylus.kernel"),
        {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    ),
    "caylus.view": ((*HOUSE, "caylus.kernel"), PACKED),
    "caylus.table": (("caylus.view", "caylus.records", *HOUSE, "caylus.kernel"), set()),
    "caylus.web.workers": (
        (
            "caylus.table",
            "caylus.view",
            "caylus.players",
            "caylus.records",
            *HOUSE,
            "caylus.kernel",
        ),
        BROWSER,
    ),
    "caylus.web.page": ((), BROWSER),
}
# The rooms of a game, and the layers and rooms that each may import.
ROOMS = {
    "rules": ("caylus.positions", "caylus.kernel"),
    "mind": ("{game}.rules", "caylus.players.mind", "caylus.kernel"),
    "view": ("{game}.rules", "caylus.view", "caylus.games.contract", "caylus.kernel"),
    "agents": ("{game}.rules", "caylus.kernel"),
    "lessons": ("{game}.rules", "caylus.view.lesson", "caylus.kernel"),
    "puzzles": (),
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


def is_allowed(name, allowed):
    """Whether a name is allowed, or lies in an allowed one; of the games only their list is."""
    return any(
        name == other or (other != "caylus.games" and within(name, other)) for other in allowed
    )


def offenders(paths, is_wrong):
    return [
        f"{name_of(path)}: {name}" for path in paths for name in imports(path) if is_wrong(name)
    ]


def test_every_module_belongs_to_a_layer_or_to_a_room_of_a_game():
    free = {"caylus", "caylus.__main__", "caylus.web", *HOUSE}
    homes = [*LAYERS, *(f"{game}.{room}" for game in GAMES for room in ROOMS)]

    assert not [
        name
        for name in map(name_of, MODULES)
        if name not in {*free, *GAMES} and not any(within(name, home) for home in homes)
    ]


@pytest.mark.parametrize("layer", LAYERS)
def test_arrows_between_layers_point_one_way(layer):
    face = FACE if layer in ("caylus.web.workers", "caylus.table") else set()
    allowed = (layer, *face, *LAYERS[layer][0])

    assert not offenders(
        modules_of(layer),
        lambda name: within(name, "caylus") and not is_allowed(name, allowed),
    )


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", GAMES)
def test_arrows_between_the_rooms_of_a_game_point_one_way(game, room):
    own = (f"{game}.TITLE", f"{game}.{room}", *(part.format(game=game) for part in ROOMS[room]))
    # A view names itself to be checked against the contract.
    allowed = (*own, f"{game}.{room}")

    assert not offenders(
        modules_of(f"{game}.{room}"),
        lambda name: within(name, "caylus") and not is_allowed(name, allowed),
    )


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_a_game_names_it(game):
    folder = game.rpartition(".")[2]
    names = {folder, folder.replace("_", "-")}
    # A name of one word may stand in a sentence; where it is a name, something leads to it.
    words = re.compile(
        ("" if len(names) > 1 else r"[\"'#=/.]") + f"({'|'.join(names)})", re.IGNORECASE
    )
    inside = PACKAGE / "games" / folder
    outside = [
        path
        for pattern in ("*.py", "*.html", "*.mjs", "*.js")
        for top in (PACKAGE, ROOT / "tools", ROOT / "assets")
        for path in top.rglob(pattern)
        if not path.is_relative_to(inside)
    ]

    assert [str(path) for path in outside if words.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("layer", LAYERS)
def test_layer_imports_only_its_libraries(layer):
    own = PAGE_LIBRARY if layer == "caylus.web.page" else sys.stdlib_module_names
    allowed = {"caylus", *own, *LAYERS[layer][1]}

    assert not offenders(modules_of(layer), lambda name: name.split(".")[0] not in allowed)


def test_only_web_imports_a_browser():
    outside = [path for path in MODULES if not within(name_of(path), "caylus.web")]

    assert not offenders(outside, lambda name: name.split(".")[0] in BROWSER)


def at_run_time(tree):
    """The statements of a module, except those that only type checkers see."""
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
