"""The closing screen of every game: sound HTML, and bars and figures that add up to the scores."""

import re

import pytest

from caylus import games
from caylus.view.ending import Ending, ending
from caylus.view.environment import render
from tests.outline import Outline
from tests.pages import EACH, Setup, chronicled, whole

ROW = re.compile(r'<tr class="of-(\w+)( won)?">(.*?)</tr>', re.DOTALL)
CELL = re.compile(r"<td[^>]*>(-?\d+)</td>")


def ended(setup: Setup) -> Ending:
    """How a random game ended."""
    end = whole(setup)[-1]
    return ending(end.state.sight(None), end.match.header.seats, chronicled(end.match))


def screen(setup: Setup) -> str:
    """The HTML text of its closing screen."""
    return render(
        "results.html", ending=ended(setup), lesson=None, can_challenge=False, has_par=False
    )


@EACH
def test_bars_and_lines_end_in_the_scores(setup: Setup) -> None:
    end, found = whole(setup)[-1], ended(setup)

    assert [sum(part.value for part in bar.segments) for bar in found.bars] == sorted(
        end.state.scores(), reverse=True
    )
    assert found.lines.across[0].value == 0
    assert len(found.lines.lines[0].marks) == end.state.round + 1


@EACH
def test_every_player_has_a_bar_with_a_part_for_each_source_that_gave_or_cost_points(
    setup: Setup,
) -> None:
    state, found = whole(setup)[-1].state, ended(setup)
    points = games.view(setup[0]).points

    for result, bar in zip(found.results, found.bars, strict=True):
        told = points(state.sight(None), result.seat)
        assert [(part.part, part.value) for part in bar.segments] == [
            (source, count) for source, count in enumerate(told) if count
        ]
    assert len(found.bars) == len(found.curves) == state.players


@EACH
def test_every_source_has_its_hatching_in_the_chart_and_its_name_in_the_legend(
    setup: Setup,
) -> None:
    text, sources = screen(setup), ended(setup).sources
    legend = Outline(re.findall(r'<ul class="end-legend">.*?</ul>', text, re.DOTALL)[0])

    assert legend.words == " ".join(source.name for source in sources).split()
    assert len({source.hatching for source in sources}) == len(sources)
    assert {name for name in Outline(text).values("id") if name.startswith("pattern-")} == {
        f"pattern-{source.key}" for source in sources
    }


@EACH
def test_figures_are_points_by_source_that_add_up(setup: Setup) -> None:
    end = whole(setup)[-1]
    rows = ROW.findall(screen(setup))
    cells = [[int(cell) for cell in CELL.findall(row)] for _, _, row in rows]
    totals = {colour: line[-1] for (colour, _, _), line in zip(rows, cells, strict=True)}

    assert all(sum(line[:-1]) == line[-1] for line in cells)
    assert [totals[seat.colour] for seat in end.match.header.seats] == end.state.scores()
    assert list(totals.values()) == sorted(totals.values(), reverse=True)


@EACH
def test_figures_mark_the_winners_and_have_a_head_for_each_number(setup: Setup) -> None:
    end = whole(setup)[-1]
    text = screen(setup)
    won = {colour for colour, won, _ in ROW.findall(text) if won}

    assert won == {end.match.header.seats[seat].colour for seat in end.state.winners()}
    assert text.count('scope="col"') == 2 + len(CELL.findall(ROW.findall(text)[0][2])) - 1


@EACH
def test_screen_is_well_formed_with_unique_ids_and_no_style(setup: Setup) -> None:
    text = screen(setup)
    ids = Outline(text).values("id")

    assert (Outline(text).unbalanced, Outline(text).open) == ([], [])
    assert len(ids) == len(set(ids))
    assert "style=" not in text


@EACH
@pytest.mark.parametrize("command", ["again", "again-swapped", "review", "look", "lobby"])
def test_screen_offers_each_way_on_once(setup: Setup, command: str) -> None:
    assert Outline(screen(setup)).values("data-command").count(command) == 1


@EACH
def test_lines_are_told_round_by_round(setup: Setup) -> None:
    chronicle = chronicled(whole(setup)[-1].match)
    told = ", ".join(str(standing.totals[0]) for standing in chronicle.standings)

    assert f"Player 0: {told}" in Outline(screen(setup)).text
