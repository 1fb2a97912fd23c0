"""Pages to look at: every game that is shown has some, and they can be made."""

import pytest

from caylus import games
from tools.preview import previews, reached, table_page

EACH = [(game, name) for game in games.shown() for name in previews(game)]


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), EACH)
def test_a_preview_shows_its_table_and_is_over_only_if_its_name_says_so(game, name):
    match = reached(game, *previews(game)[name])

    assert '<section id="strip"' in table_page(match)
    assert match.state.is_over == name.startswith("over")
