"""Pages of positions of classic Caylus."""

from __future__ import annotations

import caylus
from caylus.view.table import Table
from tests.games.classic.view.moments import SEATS


def table_of(state: caylus.State, viewer: int | None, **more: object) -> Table:
    """What a viewer is shown of a position in which nothing has happened."""
    return Table(state.sight(viewer), SEATS[: state.players], **{"log": [], **more})


def table_page(state: caylus.State, viewer: int | None, **more: object) -> str:
    """The page that a viewer gets of it."""
    return table_of(state, viewer, **more).html
