"""Positions that no game can have are refused with a reason; all others are played to the end."""

import itertools
import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import caylus
from tests.games.classic.rules import many
from tests.games.classic.rules.looks import goods, told
from tests.games.classic.rules.mutations import MUTATIONS
from tests.games.classic.rules.positions import deal, play, started, table
from tests.walks import chosen, walk

ROAD = "1=*green 9=red:sawmill 10=green:lawyer 11=red:residence 12=orange:statue"
WHOLE = "specials provost buildings castle end round"
SPENDING = {"phase": "specials", "agenda": [["red", "favor"]]}
Path = tuple[str | int, ...]


def position() -> dict[str, Any]:
    """Red's turn in the middle of a game."""
    state = table(turn="red", then=WHOLE, road=ROAD, red="9F9W9S9C9G9d", green="9d", orange="9d")
    return told(state)


def changed(whole: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    """The position with another value at the end of a path."""
    parent: Any = whole
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = value
    return whole


def refusal(whole: dict[str, Any]) -> str:
    """Why a position is refused."""
    with pytest.raises(caylus.BadPosition) as error:
        caylus.from_json(json.dumps(whole))
    return str(error.value)


VALUES: list[tuple[Path, object]] = [
    (("game",), "classics"),
    (("edition",), 2),
    (("variant",), "1999"),
    (("variant",), "2006-simple-jeweller"),
    (("variant",), "later-jeweller"),
    (("round",), -1),
    (("round",), 0),
    (("round",), 19),
    (("round",), "4"),
    (("phase",), "dancing"),
    (("phase",), "setup"),
    (("phase",), "castle"),
    (("phase",), "over"),
    (("order",), ["red", "green"]),
    (("order",), ["red", "green", "green"]),
    (("order",), ["red", "green", "blue"]),
    (("order",), ["red", "green", "orange", "blue"]),
    (("bailiff",), 5),
    (("bailiff",), 29),
    (("bailiff",), 9.0),
    (("provost",), 0),
    (("provost",), 29),
    (("provost",), True),
    (("scored",), -1),
    (("scored",), 4),
    (("batches",), [0, 0]),
    (("batches",), [0, 0, -1]),
    (("batches",), [1, 0, 0]),
    (("seed",), -1),
    (("seed",), "x"),
    (("draws",), {"no such": 1}),
]
ON_THE_ROAD: list[tuple[Path, object]] = [
    (("road",), []),
    (("road", 0), None),
    (("road", 0), {"tile": "neutral-windmill"}),
    (("road", 0), {"tile": "neutral-forest"}),
    (("road", 0), {"tile": "neutral-farm", "owner": "red"}),
    (("road", 0), {"tile": "neutral-farm", "worker": "blue"}),
    (("road", 0), {"tile": "neutral-farm", "colour": "red"}),
    (("road", 0), {"tile": "neutral-farm", "turning": "red"}),
    (("road", 0), {"owner": "red"}),
    (("road", 6), None),
    (("road", 6), {"tile": "residence", "owner": "red"}),
    (("road", 6), {"tile": "fixed-carpenter"}),
    (("road", 7), {"tile": "neutral-carpenter"}),
    (("road", 8), None),
    (("road", 8), {"tile": "sawmill"}),
    (("road", 8), {"tile": "sawmill", "owner": "blue"}),
    (("road", 8), {"tile": "neutral-farm"}),
    (("road", 8), {"tile": "gold-mine"}),
    (("road", 8), {"tile": "lawyer", "owner": "red"}),
    (("road", 8), {"tile": "statue", "owner": "red"}),
    (("road", 8), {"tile": "jeweller", "owner": "red"}),
    (("road", 8), {"tile": "sawmill", "owner": "red", "worker": "green", "turning": "green"}),
    (("road", 9), {"tile": "lawyer", "owner": "red", "worker": "green", "turning": "red"}),
    (("road", 10), {"tile": "residence"}),
    (("road", 10), {"tile": "residence", "owner": "red", "worker": "green"}),
    (("road", 11), {"tile": "statue", "owner": "orange", "worker": "green"}),
    (("road", 15), None),
    (("road", 16), {"tile": "quarry", "owner": "red"}),
]
PLACES: list[tuple[Path, object]] = [
    (("specials",), {}),
    (("specials",), {"gate": None, "trading-post": None, "guild": None}),
    (("specials", "gate"), "blue"),
    (("specials", "well"), "red"),
    (("stables",), ["red", "red"]),
    (("stables",), ["red", "green", "orange", "red"]),
    (("stables",), ["blue"]),
    (("inn",), ["red"]),
    (("inn",), [None, None, None]),
    (("inn",), ["blue", None]),
    (("queue",), ["green", "green"]),
    (("queue",), ["blue"]),
    (("bridge",), ["green", "green"]),
    (("bridge",), ["blue"]),
    (("bridge",), ["red"]),
    (("bridge",), ["red", "green", "orange"]),
]
PLAYERS: list[tuple[Path, object]] = [
    (("players",), []),
    (("players", 0, "food"), -1),
    (("players", 0, "gold"), 0.5),
    (("players", 0, "deniers"), None),
    (("players", 0, "cloth"), True),
    (("players", 0, "iron"), 1),
    (("players", 0, "favors", "prestige"), 3),
    (("players", 0, "favors", "cubes"), -1),
    (("players", 0, "favors", "luck"), 1),
    (("players", 0, "used"), ["prestige"]),
    (("players", 0, "used"), ["luck"]),
    (("players", 0, "houses", "dungeon"), 7),
    (("players", 0, "houses", "walls"), 11),
    (("players", 0, "houses", "towers"), 15),
    (("players", 0, "houses", "dungeon"), -1),
    (("players", 0, "points", "lost"), 1),
    (("players", 0, "points", "lost"), -1),
    (("players", 0, "points", "visits"), -1),
    (("players", 0, "points", "luck"), 1),
    (("players", 0, "points"), {"buildings": 0}),
]
AGENDAS = {
    "unknown step": [["red", "dance"]],
    "unknown colour": [["blue", "turn"]],
    "no pair": [["red"]],
    "no list": "turn",
    "step of nobody for a seat": [["red", "income"]],
    "step of a seat for nobody": [["nobody", "turn"]],
    "step of chance for a seat": [["red", "order"]],
    "set-up in a game": [["chance", "order"], ["red", "turn"]],
    "two turns": [["red", "turn"], ["green", "turn"]],
    "turn below its phases": [["red", "turn"], ["nobody", "specials"]],
    "phases in another order": [["nobody", "provost"], ["nobody", "castle"], ["red", "turn"]],
    "phase twice": [["nobody", "castle"], ["nobody", "castle"], ["red", "turn"]],
    "two next turns": [["nobody", "round"], ["nobody", "round"], ["red", "turn"]],
    "worker of an empty tile": [["red", "worker-2"]],
    "worker beyond the road": [["red", "worker-29"]],
    "owner without a visitor": [["red", "owner-9"]],
    "favor without a reason": [["red", "favor"], ["red", "turn"]],
    "effect without a line": [["red", "effect-cubes"]],
    "builder without a line": [["red", "use-mason"]],
    "batch in another phase": [["red", "batch"]],
    "scoring in another phase": [["nobody", "scoring"]],
    "lodging without a guest": [["red", "lodging"]],
}


def shown(path: Path, value: object) -> str:
    return f"{'.'.join(map(str, path))}={json.dumps(value)}"[:70]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param(path, value, id=shown(path, value))
        for path, value in (*VALUES, *ON_THE_ROAD, *PLACES, *PLAYERS)
    ],
)
def test_value_that_no_game_has_is_refused_with_a_reason(path: Path, value: object) -> None:
    assert re.search(r"[a-z]{3}", refusal(changed(position(), path, value)))


@pytest.mark.parametrize("what", AGENDAS)
def test_agenda_that_no_game_has_is_refused_with_a_reason(what: str) -> None:
    assert re.search(r"agenda|phase", refusal(position() | {"agenda": AGENDAS[what]}))


def test_position_that_is_not_changed_is_read() -> None:
    assert told(caylus.from_json(json.dumps(position()))) == position()


def test_position_in_the_income_phase_pays_nobody_when_it_is_read() -> None:
    whole = told(table(turn="red", red="5d"))
    whole |= {"phase": "income", "bridge": whole["order"], "agenda": [["nobody", "provost"]]}
    state = caylus.from_json(json.dumps(whole))

    assert (goods(state, "red"), told(state)["bridge"]) == ("5d", whole["order"])


@pytest.mark.parametrize("field", position())
def test_position_without_one_of_its_fields_is_refused(field: str) -> None:
    whole = position()
    del whole[field]

    assert field in refusal(whole)


@pytest.mark.parametrize("field", position()["players"][0])
def test_player_without_one_of_the_fields_is_refused(field: str) -> None:
    whole = position()
    del whole["players"][1][field]

    assert field in refusal(whole)


def test_unknown_field_is_refused_by_its_name() -> None:
    assert "weather" in refusal(position() | {"weather": "fine"})


def test_seven_workers_are_refused() -> None:
    everywhere = {"gate": "red", "trading-post": "red", "guild": "red", "joust-field": "red"}
    whole = position() | {"specials": everywhere, "stables": ["red"], "queue": ["red"]}
    assert caylus.from_json(json.dumps(whole))

    assert "red" in refusal(whole | {"inn": ["red", None]})


def test_third_architect_is_refused() -> None:
    two = "9=red:architect 10=red:architect"
    table(turn="red", road=two, red="d")

    with pytest.raises(caylus.BadPosition, match="architect"):
        table(turn="red", road=f"{two} 11=green:architect", red="d")


def test_stables_are_refused_with_two_players() -> None:
    with pytest.raises(caylus.BadPosition, match="stables"):
        table(players=2, turn="red", stables="green")


@pytest.mark.parametrize(("scored", "cap"), [(0, 2), (1, 4), (2, 5)])
def test_favor_level_above_the_cap_is_refused(scored: int, cap: int) -> None:
    table(turn="red", scored=scored, favors={"red": (cap, cap, cap, cap)}, red="d")

    with pytest.raises(caylus.BadPosition):
        table(turn="red", scored=scored, favors={"red": (0, 0, cap + 1, 0)}, red="d")


@pytest.mark.parametrize(
    "houses",
    [
        {"red": (3, 0, 0), "green": (4, 0, 0)},
        {"red": (5, 1, 0)},
        {"red": (6, 9, 1)},
        {"red": (6, 5, 0), "green": (0, 6, 0)},
    ],
)
def test_more_houses_than_fit_or_houses_too_early_are_refused(
    houses: dict[str, tuple[int, int, int]],
) -> None:
    with pytest.raises(caylus.BadPosition):
        table(turn="red", houses=houses, red="d")


@pytest.mark.parametrize(
    ("scored", "bailiff"), [(0, 12), (1, 18), (2, 24), (1, 11), (2, 17), (2, 13)]
)
def test_sections_are_scored_at_their_marks_or_when_full(scored: int, bailiff: int) -> None:
    with pytest.raises(caylus.BadPosition):
        table(turn="red", scored=scored, bailiff=bailiff, red="d")


@pytest.mark.parametrize(("number", "is_read"), [(2, False), (3, True), (4, True), (5, False)])
def test_bailiff_walks_one_or_two_spaces_a_turn(number: int, is_read: bool) -> None:
    whole = position() | {"round": number, "bailiff": 9}

    if is_read:
        assert told(caylus.from_json(json.dumps(whole)))["round"] == number
    else:
        refusal(whole)


@given(st.text(alphabet='{}[]",:0123456789.eE-+ntrufalse\\ ', max_size=60))
@example("[" * 100_000)
@example('{"game":"classic"}')
@example('{"game":"classic","edition":1,"variant":["2006"]}')
@settings(max_examples=50)
def test_any_text_is_refused_as_a_position(text: str) -> None:
    with pytest.raises(caylus.BadPosition):
        caylus.from_json(text)


@pytest.mark.parametrize("name", ["round", "road", "players", "agenda", "inn", "specials", "order"])
def test_deeply_nested_field_is_refused(name: str) -> None:
    nested = "[" * 900 + "]" * 900
    text = json.dumps(position() | {name: "NESTED"}).replace('"NESTED"', nested)

    with pytest.raises(caylus.BadPosition):
        caylus.from_json(text)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_read_as_it_is(players: int) -> None:
    state = many.enriched(caylus.new_game("classic", variant="2006", players=players, seed=1))
    for _ in many.construction(state, players):
        text = state.to_json()
        read = caylus.from_json(text)
        assert read.to_json() == text
        assert [*map(str, read.actions())] == [*map(str, state.actions())]


@pytest.mark.parametrize("seed", [1, None])
def test_every_position_of_the_set_up_is_read_as_it_is(seed: int | None) -> None:
    state = caylus.new_game("classic", variant="2006", players=3, seed=seed)
    while state.actor == caylus.CHANCE:
        assert caylus.from_json(state.to_json()).to_json() == state.to_json()
        state.play(state.actions()[-1])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("bailiff",), 7),
        (("scored",), 1),
        (("round",), 1),
        (("order",), ["red"]),
        (("bridge",), ["red"]),
        (("road", 0), {"tile": "neutral-forest"}),
        (("road", 2), {"tile": "neutral-farm"}),
        (("road", 1), None),
        (("players", 0, "houses", "dungeon"), 1),
        (("players", 0, "points", "visits"), 1),
        (("agenda",), [["chance", "order"]]),
    ],
    ids=str,
)
def test_set_up_that_no_game_has_is_refused(path: Path, value: object) -> None:
    state = caylus.new_game("classic", variant="2006", players=3)
    play(state, "deal neutral-farm", "deal neutral-forest")

    assert re.search(r"[a-z]{3}", refusal(changed(told(state), path, value)))


@pytest.mark.parametrize("seed", [1, 2])
def test_accepted_position_stays_accepted_whatever_is_played(seed: int) -> None:
    assert MUTATIONS.accepted(seed, games=2, mutations=60, every=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_thousands_of_mutated_positions_stay_accepted_or_are_refused(seed: int) -> None:
    assert MUTATIONS.portion(seed)


def record(seed: int, moves: int) -> str:
    """The record of the beginning of a random game."""
    random = Random(seed)
    variants = caylus.game("classic").variants
    seats = [("random", "Ann")] * random.randint(2, 5)
    match = caylus.new_match(caylus.game("classic"), random.choice(variants), seats, seed)
    for _ in range(moves):
        if not match.state.is_over:
            match.play(chosen(match.state, random))
    return match.text()


@given(st.integers(0, 200), st.integers(0, 120), st.text(max_size=8), st.data())
@settings(max_examples=80)
def test_changed_record_is_refused_or_playable(
    seed: int, moves: int, piece: str, data: Any
) -> None:
    text = record(seed, moves)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    try:
        match = caylus.load(text[:start] + piece + text[end:])
    except caylus.BadRecord:
        return
    for _ in itertools.islice(walk(match.state, seed), 5000):
        pass
    assert match.state.is_over


def test_finished_game_is_read() -> None:
    state = started(2)
    while not state.is_over:
        play(state, str(state.actions()[-1]))

    assert caylus.from_json(state.to_json()).is_over
    assert caylus.from_json(deal(state).to_json()).scores() == state.scores()
