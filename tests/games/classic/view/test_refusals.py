"""Everything said in random games is on offer, or refused for a reason of its own."""

from __future__ import annotations

import functools
import itertools
from collections import Counter

import pytest

from caylus.games.classic.rules.favors import LINES
from caylus.games.classic.rules.goods import CUBES, LETTERS, Cost, payments
from caylus.games.classic.rules.sight import Sight
from caylus.games.classic.rules.state import Classic
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.view.asking import COLUMN_NAMES, asking
from caylus.games.classic.view.refusals.building import lacking
from caylus.games.classic.view.refusals.turns import VERBS
from caylus.games.classic.view.refusals.wish import Wish
from caylus.games.classic.view.why_not import reasons, why_not, why_not_thing
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view.laid import SPECIALS, THINGS, laid
from tests.games.classic.view.moments import EACH, SEATS, SETUPS, Setup, asked, seated, some
from tests.places import place, places

GAME = "classic"
AMOUNTS = {
    "take": "F W S C G FF WF FS PP PPPPP ddd ddddddd x",
    "sell": "F W S C G FF d",
    "buy": "F G SF FS WWW d ?",
    "trade": "dd dddd ddddd CC CCC G GG FW FFWC FG dddddd FFFFF x",
    "give": "F G d FF x",
    "batch": "none FWS FSC FCG WSC FF SWF x",
    "provost": "+1 +2 +3 +4 0 -1 -2 -3 -4 2",
    "favor": " ".join([*LINES, "luck"]),
    "use": " ".join([*COLUMN_NAMES, "baker"]),
    "build": "church SC,church CS,church FS,marketplace FW,marketplace WW,mason FW,mason G",
}
SPACES = ("0", "three", "castle", "inn", "31", *SPECIALS, *map(str, range(1, 29)))
SAYABLE = (
    "",
    *VERBS,
    *("tea", "pass now", "deal park", "next red", "move gate"),
    *(f"{verb} {space}" for verb in ("place", "move", "residence") for space in SPACES),
    *(f"build {building.key}" for building in BUILDINGS),
    *("build towre", "build statue SSG", "build statue SS", "build mason wood"),
    *(
        f"{verb} {amount}"
        for verb, amounts in AMOUNTS.items()
        for amount in (amounts.split(",") if "," in amounts else amounts.split())
    ),
)


BARTER = ("joust", "favor cubes", "use barter")
BARTERING = {"specials": "joust-field=red", "favors": {"red": (0, 0, 3, 0)}, "scored": 2}
RESERVED = "9=green:lawyer*red 10=red:mason*green!red"
PECULIAR = [
    seated(play(table(then="specials", red="FWCd", **BARTERING), *BARTER)),
    seated(play(table(then="specials", red="FWCd", **BARTERING), *BARTER, "give F")),
    seated(table(road=RESERVED, then="buildings", provost=10, red="Cd")),
]
"""States that random games hardly meet."""


def begun(state: Classic, reader: int | None) -> set[str]:
    """Every action on offer to a reader and all words that begin one."""
    offered = state.actions() if reader == state.actor else []
    words = [action.text.split() for action in offered]
    return {" ".join(said[:count]) for said in words for count in range(len(said) + 1)}


def reason_against(sight: Sight, text: str) -> str:
    """The name of the reason that refuses a text."""
    verb, *words = text.split() or [""]
    wish = Wish(sight, SEATS, verb, tuple(words))
    return next(reason.__name__ for reason in reasons(verb) if reason(wish))


def readers(state: Classic, number: int) -> set[int | None]:
    """The actor, one more seat, and now and then somebody watching."""
    return {state.actor, number % state.players, *([None] if number % 5 == 0 else [])}


def telling(setup: Setup) -> list[Classic]:
    """States from all over the games, and some of each kind of question."""
    kinds: dict[str, list[Classic]] = {}
    for state in asked(setup):
        found = asking(state)
        kind = type(found.word).__name__ if found else str(state.step)
        kinds.setdefault(kind, []).append(state)
    return [*some(setup, 120), *(state for kind in kinds.values() for state in kind[-6:])]


@functools.cache
def swept(setup: Setup) -> Counter[str]:
    """How often each reason was given in some games; "" counts what is on offer."""
    return reasons_in(telling(setup))


def reasons_in(states: list[Classic]) -> Counter[str]:
    """How often each reason was given in some states; each must be as it should."""
    found: Counter[str] = Counter()
    for number, state in enumerate(states):
        wanted = [*SAYABLE, *(action.text for action in state.actions()[::7])]
        for reader in readers(state, number):
            sight, on_offer = state.sight(reader), begun(state, reader)
            for text in wanted:
                refused = why_not(sight, SEATS, text)
                assert bool(refused) != (text in on_offer), (text, refused, state.to_json())
                assert not refused or place(refused.rule) in places(GAME), (text, refused.rule)
                found[reason_against(sight, text) if refused else ""] += 1
    return found


@pytest.mark.long
@EACH
def test_whatever_is_said_is_on_offer_or_has_its_own_reason(setup: Setup) -> None:
    given = swept(setup)

    assert given[""] > 0
    assert given["general"] == 0


RARE = {"chance_first"}
"""Reasons of moments that are no decisions; `test_why_not` has them."""


@pytest.mark.long
def test_games_give_every_reason() -> None:
    given = sum(map(swept, SETUPS), reasons_in(PECULIAR))
    every = {reason.__name__ for verb in VERBS for reason in reasons(verb)} - {"general"}

    assert sorted(every - given.keys() - RARE) == []


@EACH
def test_no_sentence_has_a_gap(setup: Setup) -> None:
    for number, state in enumerate(some(setup, 40)):
        for reader, text in itertools.product(readers(state, number), SAYABLE):
            refused = why_not(state.sight(reader), SEATS, text)
            assert not refused or refused.endswith(".")
            assert "  " not in refused
            assert " ." not in refused


@EACH
def test_things_that_are_not_lit_say_why_and_lit_ones_are_silent(setup: Setup) -> None:
    for number, state in enumerate(some(setup, 150)):
        for reader in readers(state, number):
            sight = state.sight(reader)
            lit = laid(sight.table).on.keys() if reader == state.actor else set()
            silent = {thing for thing in THINGS if not why_not_thing(sight, SEATS, thing)}
            assert silent == set(lit)


@EACH
def test_other_seats_and_watchers_have_nothing_on_offer(setup: Setup) -> None:
    for state in asked(setup)[::60]:
        others: set[int | None] = {*range(state.players), None} - {state.actor}
        for reader, text in itertools.product(others, SAYABLE):
            assert why_not(state.sight(reader), SEATS, text)


def test_lack_is_the_fewest_cubes_that_make_a_cost_payable() -> None:
    costs = {building.cost for building in BUILDINGS if any(building.cost)} | {Cost(any=1)}
    for cost, owned in itertools.product(costs, itertools.product(range(3), repeat=CUBES)):
        lack = lacking(cost, owned).replace("*", "F")
        enough = [have + lack.count(letter) for have, letter in zip(owned, LETTERS, strict=True)]
        assert is_payable(cost, enough)
        for missing in set(lack):
            fewer = [
                have - (missing == letter) for have, letter in zip(enough, LETTERS, strict=True)
            ]
            assert not is_payable(cost, fewer)


def is_payable(cost: Cost, owned: list[int]) -> bool:
    """Whether one of the ways to pay a cost is owned."""
    return any(
        all(part <= have for part, have in zip(payment, owned, strict=True))
        for payment in payments(cost)
    )
