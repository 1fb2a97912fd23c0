"""The page of the table: every legal action is on it and nothing else; its HTML is sound."""

import functools
import re
from collections import Counter

import pytest

import caylus
from caylus.view.art import INKED
from caylus.view.history import CROSSED
from tests.contract.test_rules import tables
from tests.outline import Outline, actions_in
from tests.pages import (
    EACH,
    EACH_FULL,
    EACH_RECORDED,
    SETUPS,
    Moment,
    Setup,
    new,
    page_of,
    shown,
    some,
    steps,
    table_at,
    texts,
    whole,
)
from tools.looks import drawings, first

MARKUP = "<b onclick='x'>&amp;\"{x}"


@EACH
@pytest.mark.parametrize("seed", [1, 2])
def test_asked_seat_can_click_every_action_and_nothing_else(setup: Setup, seed: int) -> None:
    """Actions that are not on the table itself can be reached by paying differently."""
    for moment in some(setup, 25, seed):
        table = table_at(moment, moment.actor)
        pages = [table.html, *steps(table)] if 'data-panel="ways"' in table.html else [table.html]
        assert {action for page in pages for action in actions_in(page)} == set(texts(moment.state))


@pytest.mark.long
@EACH_RECORDED
def test_every_action_of_recorded_games_can_be_clicked_and_nothing_else(game: str) -> None:
    asked = [table for table in tables(game) if table.actions]
    for table in asked:
        found = {action for page in (table.html, *steps(table)) for action in actions_in(page)}
        assert found == {action.text for action in table.actions}

    assert len(asked) > 10


@EACH
def test_what_is_lit_plays_an_action_or_opens_a_panel(setup: Setup) -> None:
    lit = [
        found
        for moment in some(setup, 12)
        for tag, found in Outline(shown(moment, moment.actor)).elements
        if tag == "button" and "lit" in (found.get("class") or "").split()
    ]

    assert lit
    assert [found for found in lit if not {"data-action", "data-panel"} & found.keys()] == []


@EACH_FULL
def test_things_that_play_nothing_are_disabled(setup: Setup) -> None:
    for moment in some(setup, 6):
        outline = Outline(shown(moment, moment.actor))
        things = [found for _, found in outline.elements if "aria-disabled" in found]
        assert things
        assert not [found for found in things if "data-action" in found]


@EACH
def test_other_seats_and_watchers_can_click_no_action(setup: Setup) -> None:
    for moment in some(setup, 8):
        for viewer in moment.viewers:
            if viewer is None or viewer != moment.actor:
                assert not actions_in(shown(moment, viewer))


@functools.cache
def outlines(setup: Setup) -> list[Outline]:
    """Some pages of a game, behind the curtain, covered and at the end as well."""
    few = some(setup, 4)
    extremes: list[tuple[Moment, dict[str, object]]] = [
        (few[0], {"curtain": few[0].actor}),
        (few[0], {"covered": True, "undo": next(iter(CROSSED)), "learned": ()}),
        (whole(setup)[-1], {}),
    ]
    pages = [shown(moment, moment.actor, learned=()) for moment in few]
    pages += [shown(moment, None, **more) for moment, more in extremes]
    return [Outline(text) for text in pages]


@EACH
def test_tags_are_balanced_and_attributes_single(setup: Setup) -> None:
    for outline in outlines(setup):
        assert (outline.unbalanced, outline.open) == ([], [])


@EACH
def test_ids_are_unique_and_styles_are_left_to_the_style_sheets(setup: Setup) -> None:
    for outline in outlines(setup):
        assert [name for name, count in Counter(outline.values("id")).items() if count > 1] == []
        assert outline.values("style") == []


@EACH_FULL
def test_drawings_and_labels_that_are_referred_to_exist(setup: Setup) -> None:
    drawn = set(Outline(first() + drawings(setup[0])).values("id"))
    inked = {f"icon-{name}" for name in INKED}
    for outline in outlines(setup):
        shapes = {name[1:] for name in outline.values("href") if name.startswith("#")}
        classes = {name for names in outline.values("class") for name in names.split()}
        pictures = {name for name in classes if name.startswith(("icon-", "art-"))}
        assert shapes
        assert pictures
        assert shapes <= drawn
        assert pictures <= drawn - inked
        assert set(outline.values("aria-labelledby")) <= set(outline.values("id"))


@EACH
def test_nothing_runs_scripts(setup: Setup) -> None:
    for outline in outlines(setup):
        names = {name for _, attributes in outline.elements for name in attributes}
        assert not [name for name in names if name.startswith("on")]
        assert "script" not in outline.tags()


def renamed(moment: Moment, setup: Setup, names: str) -> caylus.Match:
    """The same moves, played by people with other names."""
    match = new(setup, names)
    for move in moment.moves:
        match.play(move)
    return match


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup[2] == 3], ids=str)
@pytest.mark.parametrize("part", [0, 0.1, 0.4, 0.8, 1])
def test_markup_in_names_is_text(setup: Setup, part: float) -> None:
    moment = whole(setup)[int(part * (len(whole(setup)) - 1))]
    plain = Outline(shown(moment, moment.actor))
    marked = Outline(page_of(renamed(moment, setup, MARKUP), moment.actor))

    assert marked.tags() == plain.tags()
    assert [tuple(found) for _, found in marked.elements] == [
        tuple(found) for _, found in plain.elements
    ]
    assert marked.text == re.sub(r"Player(?= \d)", MARKUP, plain.text)
    assert MARKUP in marked.text
