"""No position is richer, and no game longer, than the rules allow for."""

import json

import pytest

import caylus
from tests.games.magna_carta.rules.looks import told
from tests.games.magna_carta.rules.positions import play, table
from tests.walks import walk

HOARDING = {"place": 9, "build": 0.01, "prestige": 0.01, "offer": 0.01, "decline": 0.01}
CASTLE_TO_COME = {"turn": "red", "then": "buildings castle end-of-round"}


@pytest.mark.parametrize(
    ("goods", "one_more", "waiting"),
    [
        ("46F", "47F", {"turn": "red"}),
        ("44S", "45S", {"turn": "red"}),
        ("44G", "45G", {"turn": "red"}),
        ("143d", "144d", {"turn": "red"}),
        ("35F", "36F", CASTLE_TO_COME),
        ("33G", "34G", CASTLE_TO_COME),
        ("124d", "125d", CASTLE_TO_COME),
    ],
)
def test_goods_that_no_game_gives_by_the_first_round_are_refused(
    goods: str, one_more: str, waiting: dict[str, str]
) -> None:
    table(**waiting, red=goods)

    with pytest.raises(caylus.BadPosition, match=r"red has \d+ \w+: too many for round 1"):
        table(**waiting, red=one_more)


@pytest.mark.parametrize("variant", ["introductory", "standard"])
@pytest.mark.parametrize("players", [2, 5])
def test_who_hoards_the_whole_game_is_never_too_rich(variant: str, players: int) -> None:
    state = caylus.new_game("magna-carta", variant=variant, players=players, seed=3)
    for _ in walk(state, 3, HOARDING):
        caylus.from_json(state.to_json())

    assert state.is_over


@pytest.mark.parametrize(("number", "is_read"), [(4, True), (5, False)])
def test_round_that_leaves_too_many_tokens_is_refused(number: int, is_read: bool) -> None:
    text = json.dumps(told(table(turn="red")) | {"round": number})

    if is_read:
        assert told(caylus.from_json(text))["round"] == number
    else:
        with pytest.raises(caylus.BadPosition, match="round 5 and so many tokens"):
            caylus.from_json(text)


def test_more_tokens_of_a_section_than_there_are_is_refused() -> None:
    with pytest.raises(caylus.BadPosition, match="8 tokens of dungeon"):
        table(castle=(7, 7, 9), tokens={"red": (1, 0, 0)})


def test_stream_of_draws_begins_again_after_its_last_number() -> None:
    position = told(table(turn="red", red="d")) | {"seed": 7, "draws": {"deck-red": 9_999}}
    state = play(caylus.from_json(json.dumps(position)), "draw")

    assert told(state)["draws"]["deck-red"] == 0
    assert caylus.from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ({"batches": [1, 0, 0, 0]}, "1 batches of red, who cannot have offered them"),
        ({"first": None}, "a first player too early or none"),
        ({"round": 0}, "round is '0'"),
        ({"phase": "setup"}, "round is '1'"),
        ({"phase": "castle"}, "not what is left of the phase castle"),
        ({"seed": 10**20}, "seed is"),
    ],
)
def test_what_no_game_can_have_is_refused(what: dict[str, object], reason: str) -> None:
    position = told(table(turn="red")) | what

    with pytest.raises(caylus.BadPosition, match=reason):
        caylus.from_json(json.dumps(position))
