"""What stands around the table: one page of unique ids, and everything that it names exists."""

import ast
import re
from pathlib import Path

import pytest

from caylus import games
from caylus.games.magna_carta.view import KEYS as OWN_KEYS
from caylus.view import lobby, shell
from caylus.view.history import WAYS
from caylus.view.panels import PANELS as HOUSE_PANELS
from tests.games.magna_carta.rules.positions import started
from tests.games.magna_carta.view.pages import SETUPS, Outline, shown, table_page, whole
from tests.games.magna_carta.view.watched import KEYS
from tools import pages

ROOT = Path(__file__).resolve().parents[4]
PAGE = ROOT / "caylus" / "web" / "page"
INDEX = pages.index()
TEMPLATES = [ROOT / "index.html", *(ROOT / "caylus").rglob("templates/**/*.html")]
PAGE_AROUND = pages.table()
SHELL = Outline(PAGE_AROUND)
AROUND = [PAGE_AROUND, lobby.page((), pages.OPPONENTS), INDEX]


def constant(module: str, name: str) -> ast.expr:
    """What a module of the page, which runs only there, gives a name."""
    tree = ast.parse((PAGE / f"{module}.py").read_text(encoding="utf-8"))
    return next(
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == name
    )


def keys(module: str, name: str) -> list[str]:
    """The keys of a dictionary of a module of the page."""
    found = constant(module, name)
    assert isinstance(found, ast.Dict)
    return [key.value for key in found.keys if isinstance(key, ast.Constant)]


def named(attribute: str) -> set[str]:
    """The values that templates give an attribute."""
    text = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES)
    found = set(re.findall(rf'{attribute}="([^"{{]*)"', text))
    return found | {value for way in WAYS for name, value in way.attributes if name == attribute}


@pytest.mark.parametrize(
    "table", [table_page(started("standard", 5), 0), shown(whole(SETUPS[0])[-1], None)]
)
def test_ids_of_the_whole_page_are_unique(table: str) -> None:
    ids = [name for text in (*AROUND, table) for name in Outline(text).values("id")]

    assert [name for name in ids if ids.count(name) > 1] == []


def test_shell_is_well_formed_without_styles_of_its_own() -> None:
    assert (SHELL.unbalanced, SHELL.open, SHELL.values("style")) == ([], [], [])


@pytest.mark.parametrize("attribute", ["for", "list", "aria-labelledby", "aria-describedby"])
def test_things_that_are_referred_to_exist(attribute: str) -> None:
    wanted = {name for value in SHELL.values(attribute) for name in value.split()}

    assert wanted
    assert wanted <= set(SHELL.values("id"))


def test_every_command_of_a_template_exists() -> None:
    assert named("data-command")
    assert named("data-command") <= set(keys("commands", "COMMANDS"))


def test_every_command_is_given_by_something() -> None:
    notices = set(re.findall(r'\), "([a-z-]+)"\)', (PAGE / "notices.py").read_text()))
    asked = set(re.findall(r'\(label, "([a-z-]+)"\)', (PAGE / "events.py").read_text()))

    assert set(keys("commands", "COMMANDS")) == named("data-command") | notices | asked


def test_every_typed_command_exists() -> None:
    typed = ast.literal_eval(constant("line", "COMMANDS"))

    assert set(typed.values()) <= set(keys("commands", "COMMANDS"))


def test_every_panel_of_a_template_exists_and_is_opened_by_something() -> None:
    every = {name for game in games.shown() for name in games.view(game).PANELS}

    assert named("data-panel") == every | set(HOUSE_PANELS)


def test_menu_offers_all_cards_in_the_games_that_have_them() -> None:
    with_cards = [name for name in games.shown() if "cards" in games.view(name).PANELS]

    assert SHELL.values("data-games") == [" ".join(with_cards)]


def test_panels_that_offer_actions_are_shut_by_one() -> None:
    mark = ast.literal_eval(constant("panel", "UNTIL_PLAYED"))
    shut = [path.stem for path in TEMPLATES if mark in path.read_text(encoding="utf-8")]

    assert sorted(shut) == ["advice", "favors", "pool", "stock", "ways"]


def test_every_dialogue_of_a_template_exists() -> None:
    dialogues = {found["id"] for tag, found in SHELL.elements if tag == "dialog"}

    assert named("data-dialog")
    assert named("data-dialog") <= dialogues


def test_options_are_those_that_the_page_keeps() -> None:
    usual = ast.literal_eval(constant("options", "USUAL"))

    assert {option.name for option in shell.OPTIONS} == set(usual)
    assert set(SHELL.values("data-option")) == set(usual)
    for option in shell.OPTIONS:
        values = [value for value, _label in option.values] or [True, False]
        assert usual[option.name] in values


@pytest.mark.parametrize(("name", "table"), [("pace", "PACES"), ("motion", "MOTIONS")])
def test_every_speed_that_can_be_chosen_is_known(name: str, table: str) -> None:
    option = next(option for option in shell.OPTIONS if option.name == name)

    assert [value for value, _label in option.values] == keys("options", table)


def test_keys_that_are_listed_are_those_of_buttons() -> None:
    all_keys = (*OWN_KEYS, *shell.KEYS)
    listed = {key for keys, _meaning in all_keys for key in re.findall(r"\b[A-Z]\b", keys)}
    pressed = {key.upper() for key in {*named("data-key"), *KEYS.values()}}

    assert listed <= pressed
    everywhere = {key.lower() for keys, _ in all_keys for key in re.split(r"[, ]+", keys)}
    assert {key for key in named("data-key") if len(key) == 1} <= everywhere
