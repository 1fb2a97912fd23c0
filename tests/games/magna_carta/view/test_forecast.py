"""The forecast: what the rules of phase 4 then do, and nothing that is hidden."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import caylus
from caylus.games.magna_carta.rules.buildings import BUILDINGS_PHASE, OwnerEffect, WorkerEffect
from caylus.games.magna_carta.rules.cards import BUILDINGS, NEUTRAL_BUILDINGS
from caylus.games.magna_carta.rules.castle import CASTLE_PHASE
from caylus.games.magna_carta.rules.scoring import Points, points
from caylus.games.magna_carta.rules.words import Trade
from caylus.games.magna_carta.view.forecast import (
    Forecast,
    Yield,
    forecast,
    page,
    sentence,
    yields_at,
)
from tests import doors
from tests.games.magna_carta.rules.positions import COLOURS, play, table
from tests.games.magna_carta.view.pages import EACH, Outline, Setup, new, some, texts, whole
from tests.games.magna_carta.view.twins import twin

RECORDS = sorted(doors.RECORDS.glob("*.record"))
EACH_RECORD = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
SEATS = new(("standard", 4)).header.seats
LETTERS = "FWSGd"
RED, GREEN, BLUE = 0, 1, 3


def told(found: Yield) -> str:
    """Place, colour, `owner` if so, what comes by itself, and each way or `-` if it is closed."""
    ways = [f"{way.give}>{way.gain}" if found.can(way) else "-" for way in found.trades]
    role = ["owner"] if found.as_owner else []
    gain = [found.gain] if found.gain else []
    return " ".join([str(found.place + 1), COLOURS[found.seat], *role, *gain, *ways])


def all_told(**position: Any) -> list[str]:
    """Everything that the forecast of a position at red's turn tells."""
    return [told(found) for found in forecast(table(turn="red", **position)).yields]


def drawn(state: caylus.State) -> Outline:
    """The page of a position, as somebody watching sees it."""
    seats = new((state.variant, state.players)).header.seats
    return Outline(page(state.sight(None), seats))


def test_worker_is_told_before_the_bonus_of_the_owner() -> None:
    assert all_told(road="park*blue green:large-farm*red") == [
        "1 blue F",
        "2 red FF",
        "2 green owner F",
    ]


def test_own_worker_on_an_own_card_brings_no_bonus() -> None:
    assert all_told(road="park green:large-farm*green") == ["2 green FF"]


def test_workers_beyond_the_provost_come_home_with_nothing() -> None:
    told = forecast(table(turn="red", road="park*red quarry green:large-farm*blue", provost=2))

    assert [found.place for found in told.yields] == [0]
    assert told.beyond == [(2, COLOURS.index("blue"))]


def test_introductory_road_is_all_in_reach() -> None:
    told = forecast(
        table("introductory", turn="red", road="park quarry neutral-peddler forest*red")
    )

    assert (len(told.yields), told.beyond) == (1, [])


def test_choice_is_told_with_its_ways_and_what_the_deniers_pay_of_them() -> None:
    assert all_told(road="park green:bank*red", red="d", green="2d") == [
        "2 red d>G -",
        "2 green owner dd>G",
    ]


def test_ways_that_cannot_be_paid_are_told_all_the_same() -> None:
    (found,) = forecast(table(turn="red", road="park neutral-peddler*red")).yields

    assert (found.trades, found.actions) == ((("d", "?"),), ())


def test_income_from_earlier_cards_pays_for_later_ones() -> None:
    assert all_told(road="trading-post*red neutral-peddler*red")[1] == "2 red d>?"


def test_deniers_of_a_declined_choice_pay_for_nothing() -> None:
    assert all_told(road="red:market*red neutral-peddler*red", red="F")[1] == "2 red -"


def test_farm_gives_its_owner_a_cube_as_long_as_one_lies_on_it() -> None:
    assert all_told(road="park green:small-farm*red+1")[1] == "2 green owner F"
    assert all_told(road="park green:small-farm*red+0")[1] == "2 green owner"


def test_church_sells_the_tokens_that_the_castle_has() -> None:
    road = {"road": "park green:church*red", "red": "5d", "green": "2d"}

    assert all_told(**road) == ["2 red dd>T ddddd>TT", "2 green owner -"]
    assert all_told(**road, castle=(0, 0, 1))[0] == "2 red dd>T -"


def test_lawyer_needs_food_and_an_own_card_and_pays_his_owner_in_any_case() -> None:
    road = "park green:lawyer*red"

    assert all_told(road=f"{road} red:bank", red="F") == ["2 red F>R", "2 green owner dd"]
    assert all_told(road=road, red="F") == ["2 red -", "2 green owner dd"]


def test_card_marked_for_turning_is_told_as_it_is_until_then() -> None:
    state = table(
        turn="red", then="buildings", passed="green orange blue", red="F",
        road="green:lawyer*red red:large-farm*blue",
    )  # fmt: skip
    told = forecast(play(state, "pass", "turn 2 F"))

    assert told.then[RED].buildings == 0
    assert told.then[RED].residences == 1


def test_points_are_told_by_source_before_and_after() -> None:
    told = forecast(table(turn="red", road="forest*red green:gold-mine*red", red="FF2d"))

    assert (told.now[RED].cubes, told.then[RED].cubes) == (0, 1)
    assert (told.now[RED].gold, told.then[RED].gold) == (0, 1)
    assert told.now[GREEN] == told.then[GREEN]


def test_card_without_workers_brings_nothing() -> None:
    told = forecast(table(turn="red", road="park quarry*red"))

    assert yields_at(told, 0) == []
    assert [found.gain for found in yields_at(told, 1)] == ["S"]


@pytest.mark.parametrize("card", [card for card in BUILDINGS if card.worker])
def test_every_trade_of_a_card_can_be_made_by_who_is_rich(card: Any) -> None:
    owner = "" if card in NEUTRAL_BUILDINGS else "green:"
    road = f"{owner}{card.key}*red red:large-sawmill"
    found = forecast(table(turn="red", road=road, red="FFWWSSGG9d", green="FFWWSSGG9d")).yields

    assert all(one.can(trade) for one in found for trade in one.trades)
    assert all(one.gain or one.trades for one in found)


def test_only_what_is_left_of_a_running_phase_is_told() -> None:
    road = "park*blue green:bank*red forest*blue"
    state = table(then="buildings", road=road, red="d", green="2d")

    assert [told(one) for one in forecast(state).yields] == [
        "2 red d>G -",
        "2 green owner dd>G",
        "3 blue W",
    ]
    assert [told(one) for one in forecast(play(state, "gold 1")).yields] == [
        "2 green owner dd>G",
        "3 blue W",
    ]


def test_forecast_leaves_the_table_as_it_is() -> None:
    for moment in some(("standard", 4), 20):
        before, offered = moment.state.to_json(), moment.state.actions()
        forecast(moment.state)
        assert (moment.state.to_json(), moment.state.actions()) == (before, offered)


@EACH
def test_forecast_is_the_same_for_every_viewer(setup: Setup) -> None:
    for moment in some(setup, 5):
        seats = moment.match.header.seats
        assert len({page(moment.state.sight(viewer), seats) for viewer in moment.viewers}) == 1


@EACH
def test_forecast_tells_nothing_of_hidden_cards(setup: Setup) -> None:
    compared = 0
    for moment in some(setup, 6):
        other = twin(setup, moment.moves, RED)
        if other:
            assert forecast(other.state.sight(GREEN).table) == forecast(moment.state)
            compared += 1
    assert compared


def test_sentences_name_the_seat_and_the_goods() -> None:
    found = forecast(table(turn="red", road="park green:bank*red", red="d")).yields
    rich = forecast(table(turn="red", road="park*red green:small-farm*red+0")).yields

    assert [sentence(one, SEATS) for one in [*found, *rich]] == [
        "Player 0 may take 1 gold for 1 denier. Player 0 cannot yet take 2 gold for 3 deniers.",
        "Player 1, the owner, cannot yet take 1 gold for 2 deniers.",
        "Player 0 takes 1 food.",
        "Player 0 takes 1 food.",
        "Player 1, the owner, finds nothing left.",
    ]


def test_page_says_for_which_place_of_the_provost_it_holds() -> None:
    road = "park*red forest quarry*blue"

    assert "on 2 Forest." in drawn(table(turn="red", road=road, provost=2)).text
    assert "There is no Provost" in drawn(table("introductory", turn="red", road=road)).text


def test_page_shades_the_workers_beyond_reach() -> None:
    outline = drawn(table(turn="red", road="park*red forest quarry*blue", provost=2))

    assert [li["id"] for li in outline.with_class("beyond-reach")] == ["forecast-place-3"]
    assert "Player 3 comes home with nothing" in outline.text


def test_page_shows_changed_points_before_and_after() -> None:
    text = drawn(table(turn="red", road="park*red green:gold-mine*red", red="FF")).text

    assert "Player 0 0 0 0 0 0 then → 1 0 then → 1 0 0 then → 2" in text


def test_page_without_workers_says_so() -> None:
    assert "No worker stands on the road." in drawn(table(turn="red")).text


@EACH
def test_page_is_well_formed_at_any_time(setup: Setup) -> None:
    for moment in [*some(setup, 8), whole(setup)[-1]]:
        outline = drawn(moment.state)
        ids = outline.values("id")
        assert outline.unbalanced == outline.open == []
        assert len(ids) == len(set(ids))
        assert all(name.startswith("forecast-") for name in ids)


@EACH
def test_every_source_and_player_heads_its_column_or_row(setup: Setup) -> None:
    variant, players = setup
    scopes = drawn(some(setup, 1)[0].state).values("scope")

    assert scopes.count("col") == (9 if variant == "standard" else 8)
    assert scopes.count("row") == players


class Happened(NamedTuple):
    """An effect of a recorded game: who, what was given and gained, and by which action if any."""

    place: int
    seat: int
    as_owner: bool
    give: str
    gain: str
    action: str = ""


class Recorded(NamedTuple):
    """A phase 4 of a recorded game: the state before it, its forecast, and what then happened."""

    before: caylus.State
    told: Forecast
    happened: list[Happened]


class Witness:
    """Forecasts every phase 4 of a game just before it begins, and notes what happens in it."""

    def __init__(self) -> None:
        self.phases: list[Recorded] = []
        self.owned: list[str] = []

    def watch(self, state: Any, seat: int, what: Any) -> None:
        step = state.step if isinstance(what, caylus.Action) else what
        if isinstance(step, WorkerEffect | OwnerEffect):
            give, gain = self.changes(state, seat)
            action = "" if step is what else str(what)
            who = step.place, seat, isinstance(step, OwnerEffect)
            self.phases[-1].happened.append(Happened(*who, give, gain, action))
        if state.agenda and state.agenda[-1][1] is BUILDINGS_PHASE:
            self.phases.append(Recorded(state.clone(), forecast(state), []))
        self.owned = list(map(goods, [state] * state.players, range(state.players)))

    def changes(self, state: Any, seat: int) -> tuple[str, str]:
        """The letters that a seat has lost and won since the last thing happened."""
        now, before = goods(state, seat), self.owned[seat]
        return tuple(
            "".join(letter * (one.count(letter) - two.count(letter)) for letter in LETTERS + "T")
            for one, two in ((before, now), (now, before))
        )


def goods(state: Any, seat: int) -> str:
    """A seat's goods and castle tokens as letters."""
    counts = [*state.goods_of(seat), sum(state.tokens[seat * 3 : seat * 3 + 3])]
    return "".join(letter * count for letter, count in zip(LETTERS + "T", counts, strict=True))


@functools.cache
def phases(record: Path) -> list[Recorded]:
    """Every phase 4 of a recorded game."""
    header, _, moves = record.read_text().partition("\n\n")
    match, witness = caylus.load(header + "\n\n"), Witness()
    for move in moves.splitlines():
        match.play(move, witness.watch)
    return witness.phases


def could_be(way: Trade, done: Happened) -> bool:
    """Whether what was given and gained is one of the things that a way stands for."""
    if way.gain == "R":
        return done.give in ("F", "G") and not done.gain
    wanted = [letters.replace("?", "[FWS]").replace("*", "[FWSG]") for letters in way]
    return all(map(re.fullmatch, wanted, (done.give, done.gain)))


def declined(before: Any) -> tuple[list[list[str]], list[Points]]:
    """The offers of a phase 4 in which everybody declines, and everybody's points after it."""
    state, offers, after = before.clone(), [], []

    def watch(state: Any, seat: int, what: Any) -> None:
        if what is CASTLE_PHASE:
            after.extend(points(state, player) for player in range(state.players))

    state.proceed(watch)
    while not after:
        offers.append(texts(state))
        state.play("decline", watch)
    return offers, after


@EACH_RECORD
def test_recorded_phases_happen_in_the_order_told(record: Path) -> None:
    assert len(phases(record)) >= 5
    for phase in phases(record):
        assert [one[:3] for one in phase.happened] == [
            (one.place, one.seat, one.as_owner) for one in phase.told.yields
        ]


@EACH_RECORD
def test_recorded_phases_bring_by_themselves_what_was_told(record: Path) -> None:
    for phase in phases(record):
        for one, done in zip(phase.told.yields, phase.happened, strict=True):
            assert one.gain == ("" if done.action else done.gain)


@EACH_RECORD
def test_recorded_choices_are_among_the_ways_told(record: Path) -> None:
    for phase in phases(record):
        for one, done in zip(phase.told.yields, phase.happened, strict=True):
            if done.action not in ("", "decline"):
                assert any(could_be(way, done) for way in one.trades), done


@EACH_RECORD
def test_recorded_workers_beyond_reach_bring_nothing(record: Path) -> None:
    for phase in phases(record):
        workers = list(enumerate(phase.before.road_worker))
        used = [done[:2] for done in phase.happened if not done.as_owner]
        assert used + phase.told.beyond == [worker for worker in workers if worker[1] >= 0]


@EACH_RECORD
def test_recorded_phases_offer_what_was_told_as_long_as_all_is_declined(record: Path) -> None:
    for phase in phases(record):
        choices = [one.actions for one in phase.told.yields if one.actions]
        assert declined(phase.before)[0] == [[*map(str, one), "decline"] for one in choices]


@EACH_RECORD
def test_recorded_phases_are_worth_what_was_told_if_all_is_declined(record: Path) -> None:
    for phase in phases(record):
        assert phase.told.then == declined(phase.before)[1]
