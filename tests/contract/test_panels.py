"""What opens beside the table: each panel is well formed beside it and leaks nothing."""

import functools

import pytest

from caylus import games
from caylus.view import panels
from caylus.view.panels import Panel
from tests.outline import Outline, actions_in
from tests.pages import SETUPS, Setup, shown, some, table_at, whole


def panels_of(game: str) -> dict[str, Panel]:
    """The panels of a game and those of the house."""
    return {**games.view(game).PANELS, **panels.PANELS}


EACH_PANEL = pytest.mark.parametrize(
    ("setup", "name"),
    [(setup, name) for setup in SETUPS for name in panels_of(setup[0])],
    ids=lambda value: value if isinstance(value, str) else "-".join(map(str, value)),
)


@functools.cache
def drawn(setup: Setup, name: str) -> list[tuple[str, str]]:
    """Tables of a game, and a panel beside each."""
    panel = panels_of(setup[0])[name]
    return [
        (shown(moment, viewer), panel(table_at(moment, viewer), ""))
        for moment in [*some(setup, 6), whole(setup)[-1]]
        for viewer in (moment.actor, None)
    ]


@pytest.mark.long
@EACH_PANEL
def test_panel_is_well_formed_and_has_ids_of_its_own(setup: Setup, name: str) -> None:
    for page, panel in drawn(setup, name):
        outline = Outline(panel)
        ids = outline.values("id")
        assert (outline.unbalanced, outline.open, outline.values("style")) == ([], [], [])
        assert len(set(ids)) == len(ids)
        assert not set(ids) & set(Outline(page).values("id"))


@EACH_PANEL
def test_panel_plays_only_what_is_on_offer_to_its_viewer(setup: Setup, name: str) -> None:
    panel = panels_of(setup[0])[name]
    for moment in some(setup, 6):
        for viewer in moment.viewers:
            found = actions_in(panel(table_at(moment, viewer), ""))
            mine = moment.state.actions() if viewer == moment.actor else []
            assert found.keys() <= {action.text for action in mine}
