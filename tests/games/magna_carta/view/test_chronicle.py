"""The chronicle: points round by round, and the moments that decided a game."""

import pytest

import caylus
from caylus.games.magna_carta.rules.scoring import points
from caylus.games.magna_carta.view.chronicle import RoadChronicle
from caylus.view.chronicle import Chronicle, Moment, decisive, lead_for_good, swing
from tests.doors import RECORDS
from tests.games.magna_carta.rules.positions import table
from tests.games.magna_carta.view.pages import EACH, SETUPS, Setup, new, whole
from tests.games.magna_carta.view.watched import chronicled

SEATS = new(SETUPS[-1]).header.seats[:4]
ALL = "red green orange blue"
ROAD = "park forest quarry neutral-peddler"


def watched(state: caylus.State, *actions: str) -> Chronicle:
    """The chronicle of some actions, and of what happens by itself after them."""
    chronicle = RoadChronicle(SEATS)
    chronicle.look(state)
    for action in actions:
        state.play(action, chronicle.watch)
    return chronicle


def sentences(state: caylus.State, *actions: str) -> list[str]:
    """What the chronicle tells of some actions."""
    return [moment.sentence for moment in watched(state, *actions).moments]


def recorded(name: str) -> Chronicle:
    """The chronicle of a recorded game."""
    return chronicled(caylus.load((RECORDS / f"{name}.record").read_text()))


def test_building_is_told_with_the_points_on_its_card() -> None:
    state = table(turn="red", hands={"red": "bank"}, red="WSSG")

    assert sentences(state, "build bank WSS") == ["Round 1: Player 0 built the Bank, 3 points."]


def test_prestige_building_is_a_moment_with_its_picture() -> None:
    state = table(turn="red", road=f"{ROAD} red:residence", red="SSG")
    moment = watched(state, "prestige statue SSG on 5").moments[0]

    assert (moment.round, moment.seat, moment.points, moment.symbol) == (1, 0, 6, "art-statue")


def test_batches_are_told_with_the_points_of_their_tokens() -> None:
    state = table(then="castle", passed=ALL, castle=(1, 1, 0), red="FFWWSS")

    assert sentences(state, "offer FFWWSS") == [
        "Round 1: Player 0 gave 2 batches to the castle, 7 points."
    ]


def test_tokens_of_every_player_count_for_themselves_only() -> None:
    state = table(then="castle", passed=ALL, castle=(1, 1, 0), red="FWS", green="FWS")
    moments = watched(state, "offer FWS", "offer FWS").moments

    assert [(moment.seat, moment.points) for moment in moments] == [(0, 4), (1, 3)]


def test_offering_nothing_is_no_moment() -> None:
    assert sentences(table(then="castle", passed=ALL, red="FWS"), "offer none") == []


def test_tokens_of_the_church_are_told() -> None:
    road = f"{ROAD} green:church*red"
    state = table(then="buildings", road=road, passed=ALL, castle=(2, 0, 0), red="5d")

    assert sentences(state, "tokens 2") == [
        "Round 1: Player 0 bought 2 castle tokens at the Church, 8 points."
    ]


def deserted(*moves: str, **goods: str) -> list[str]:
    """What is told when the Provost, standing on 4, is moved with workers on 3 and 4."""
    road = "park forest quarry*orange neutral-peddler*orange"
    state = table(then="provost buildings", road=road, passed=ALL, **goods)
    return sentences(state, *moves)


def test_workers_deserted_by_the_provost_are_told_with_who_moved_him() -> None:
    assert deserted("provost -2", red="2d") == [
        "Round 1: Player 0 moved the Provost back to 2;"
        " Player 2's 2 workers came home with nothing."
    ]


def test_provost_moved_back_by_several_stops() -> None:
    assert deserted("provost -1", "provost -1", red="1d", green="1d")[0].startswith(
        "Round 1: the Provost stopped at 2;"
    )


def test_workers_whom_their_own_player_deserts_are_not_told() -> None:
    assert deserted("provost -2", orange="2d") == []


def test_workers_beyond_the_provost_from_the_beginning_are_not_told() -> None:
    road = "park forest quarry neutral-peddler*orange"
    state = table(then="provost buildings", road=road, passed=ALL, provost=3, red="1d")

    assert sentences(state, "provost -1") == []


def test_standing_is_kept_at_the_end_of_a_round() -> None:
    state = table(then="castle end-of-round", passed=ALL, red="FFFWS")
    chronicle = watched(state, "offer FWS")

    assert [standing.round for standing in chronicle.standings] == [0, 1]
    assert [standing.totals[0] for standing in chronicle.standings] == [1, 5]


@EACH
def test_last_standing_is_the_final_score_by_source(setup: Setup) -> None:
    end = whole(setup)[-1]
    last = chronicled(end.match).standings[-1]

    assert list(last.points) == [points(end.state, seat) for seat in range(setup[1])]
    assert last.round == end.state.round


@EACH
def test_chronicle_of_a_record_is_the_one_kept_while_playing(setup: Setup) -> None:
    end = whole(setup)[-1]
    match = new(setup)
    chronicle = RoadChronicle(match.header.seats)
    chronicle.look(match.state)
    for move in end.moves:
        match.play(move, chronicle.watch)

    assert chronicled(end.match).moments == chronicle.moments
    assert chronicled(end.match).standings == chronicle.standings


def test_what_others_won_likewise_in_the_round_lessens_a_swing() -> None:
    state = table(then="castle", passed=ALL, castle=(2, 5, 5), red="FWS", green="FWS")
    chronicle = watched(state, "offer FWS", "offer FWS")

    assert [round(swing(chronicle, moment), 2) for moment in chronicle.moments] == [2.67, 2.67]


def test_lead_for_good_is_told_with_its_margin() -> None:
    assert [
        moment.sentence for moment in lead_for_good(recorded("introductory-4-players-586"))
    ] == ["Round 9: Ben took the lead for good, 6 points ahead of Cleo."]


def test_nobody_leads_for_good_when_two_win() -> None:
    assert lead_for_good(recorded("standard-3-players-1333")) == []


def test_moments_that_decided_are_the_great_deeds_the_desertion_and_the_lead() -> None:
    told = [moment.sentence for moment in decisive(recorded("standard-5-players-1007"))]

    assert told == [
        "Round 3: Cleo took the lead for good, 3 points ahead of Ada.",
        "Round 5: Cleo gave 3 batches to the castle, 9 points.",
        "Round 6: Ada moved the Provost back to 13; Dan's 2 workers came home with nothing.",
        "Round 11: Eve built the Statue, 6 points.",
        "Round 12: Dan built the Stables, 10 points.",
    ]


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.record")))
def test_three_to_five_moments_decide_a_game_in_their_order(name: str) -> None:
    found: list[Moment] = decisive(recorded(name))

    assert 3 <= len(found) <= 5
    assert [moment.round for moment in found] == sorted(moment.round for moment in found)


def test_single_deserted_worker_decides_nothing() -> None:
    chronicle = recorded("standard-5-players-159")

    assert "deserted" in [moment.kind for moment in chronicle.moments]
    assert "deserted" not in [moment.kind for moment in decisive(chronicle)]
