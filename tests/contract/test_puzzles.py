"""Every puzzle of every game has one clearly best choice, which instinct would not take."""

import pytest

import caylus
from caylus import games
from caylus.arena.puzzles import FEWEST_CHOICES, MOST_CHOICES, MOST_PLAYERS, STRONGEST, instinct
from caylus.kernel.header import PERSON
from caylus.players.puzzle import CLEARLY, puzzle
from caylus.view.advice import to_win
from caylus.web.workers import puzzling
from caylus.web.workers.engine_deeds import DEEDS as ENGINE
from caylus.web.workers.thinker_deeds import DEEDS as THINKER

FOUND = {name: games.puzzles(name) for name in games.shown() if games.has_puzzles(name)}
LINES = [
    pytest.param(line, id=f"{name}-{number}")
    for name, lines in FOUND.items()
    for number, line in enumerate(lines, 1)
]
GOOD = next(iter(FOUND.values()))[0]


def flaws(line: str) -> list[str]:
    """What makes a line no puzzle."""
    one = puzzle(line)
    match = caylus.unlink(one.link)
    state, seats = match.state, match.header.seats
    offered = {str(action) for action in state.actions()}
    rules = {
        "moves were made": match.moves == [],
        "nobody must choose": state.actor is not None and state.actor >= 0,
        "more than four players": len(seats) <= MOST_PLAYERS,
        "few or many choices": FEWEST_CHOICES <= len(offered) <= MOST_CHOICES,
        "a choice that is not on offer": one.chances.keys() <= offered,
        "the best is not clearly best": one.lead >= CLEARLY,
        "the choices are not in order": sorted(one.chances.values())
        == [*one.chances.values()][::-1],
        "chances that are none": all(0 <= percent <= 100 for percent in one.chances.values()),
    }
    if rules["nobody must choose"]:
        players = [seat.player for seat in seats]
        one_person = [STRONGEST] * len(seats)
        one_person[state.actor] = PERSON
        rules["others than a person and the strongest"] = players == one_person
        rules["what instinct says"] = str(instinct(state.sight(state.actor))) != one.best
    return [flaw for flaw, holds in rules.items() if not holds]


@pytest.mark.parametrize("line", LINES)
def test_every_line_is_a_puzzle(line: str) -> None:
    assert flaws(line) == []


def test_no_position_comes_twice() -> None:
    for lines in FOUND.values():
        links = [puzzle(line).link for line in lines]
        assert len(set(links)) == len(links)


def test_a_bad_line_is_told() -> None:
    one = puzzle(GOOD)
    best, percent = one.best, one.chances[one.best]
    others = [f"{choice}={percent - 1}" for choice in one.chances if choice != best]
    match = caylus.unlink(one.link)
    said = str(instinct(match.state.sight(match.state.actor)))

    assert flaws("\t".join([one.link, f"{best}={percent}", *others])) == [
        "the best is not clearly best"
    ]
    assert "a choice that is not on offer" in flaws(f"{one.link}\tfly=90\tpass=1")
    assert flaws(f"{one.link}\t{said}=90\t{best}=1") == ["what instinct says"]
    with pytest.raises(ValueError, match="damaged"):
        flaws(GOOD[:9] + GOOD[10:])


@pytest.mark.parametrize("name", FOUND)
def test_every_answer_gets_a_verdict_with_what_is_known_and_a_reason(name, monkeypatch) -> None:
    monkeypatch.setattr(puzzling, "THOROUGHLY", puzzling.Budget(iterations=200))
    one = puzzle(FOUND[name][0])
    asked = {"record": caylus.unlink(one.link).text(), "chances": [*one.chances.items()]}
    known = [f"<b>{to_win(percent)}</b>" for percent in one.chances.values()]
    for action in map(str, caylus.unlink(one.link).state.actions()):
        html = ENGINE["solved"]({**asked, "action": action})["html"]
        assert [each in html for each in known] == [True] * len(known)
        assert ("That is it!" in html) == (action == one.best)
        explained = THINKER["explain"]({**asked, "action": action})
        assert explained["why"]
        assert ("chance" in explained) == (action not in one.chances)
