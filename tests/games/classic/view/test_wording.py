"""The line of an action in the log, and what is told of it before it is done."""

import re

import pytest

from caylus.games.classic.rules.state import Classic
from caylus.games.classic.view.tiles import things
from caylus.games.classic.view.wording import always_shown, paid, wording
from caylus.kernel.state import Action
from caylus.view.lens import consequences as all_consequences
from caylus.view.wording import Told
from tests.games.classic.rules.positions import play, table
from tests.games.classic.view.moments import EACH, SEATS, Setup, asked, seated


def on_offer(state: Classic, text: str) -> Action:
    """An action on offer."""
    return next(action for action in state.actions() if action.text == text)


def after(state: Classic, action: Action) -> Classic:
    """The state just behind an action."""
    then = state.clone()
    action.happen(then, state.actor or 0)
    return then


def line(state: Classic, text: str) -> str:
    """What the log tells of an action."""
    action = on_offer(state, text)
    told = Told(after(state, action), SEATS, state.actor or 0, "")
    return wording(action).line(told, action)


def consequences(state: Classic, text: str) -> list[str]:
    """What is told of an action before it is done."""
    action = on_offer(state, text)
    then = after(state, action)
    return list(wording(action).consequences(state, then, SEATS, action))


def position(**more: object) -> Classic:
    """A position of this game."""
    return seated(table(**more))


@EACH
def test_every_action_is_told(setup: Setup) -> None:
    silent = {"decline", "batch none"}
    for state in asked(setup):
        for action in state.actions():
            told = line(state, action.text)
            assert told.endswith(".") or action.text in silent or action.text.startswith("use ")
            assert "{" not in told


@EACH
def test_consequences_are_whole_sentences_and_each_is_told_once(setup: Setup) -> None:
    for state in asked(setup):
        for action in state.actions():
            told = consequences(state, action.text)
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)
            assert len(set(told)) == len(told)


@EACH
def test_goods_that_are_told_are_those_that_an_action_pays_and_takes(setup: Setup) -> None:
    for state in asked(setup):
        for action in state.actions():
            seat, then = state.actor or 0, after(state, action)
            pairs = list(zip("FWSCGd", state.goods_of(seat), then.goods_of(seat), strict=True))
            lost = "".join(letter * (old - new) for letter, old, new in pairs)
            taken = "".join(letter * (new - old) for letter, old, new in pairs)
            told = " ".join(paid(state, then, seat))
            assert re.findall(r"You pay (.*?)\.", told) == ([things(lost)] if lost else [])
            assert re.findall(r"You take (.*?)\.", told) == ([things(taken)] if taken else [])


def test_nothing_is_shown_that_is_not_on_offer() -> None:
    assert list(always_shown(position(turn="red", red="9d"))) == []


def test_placing_tells_the_owner_who_takes_a_point() -> None:
    state = position(road="9=green:park", turn="red", red="9d", provost=9)

    assert line(state, "place 9") == (
        "Anna placed a worker on 9 Park for 1 denier. Bruno, the owner, took 1 point."
    )
    assert consequences(state, "place 9") == [
        "Bruno, the owner, takes 1 point.",
        "Worker: take 1 food and 2 wood.",
        "Bruno, the owner: take 1 wood; or take 1 food.",
    ]


def test_placing_on_an_own_building_is_nobodys_point() -> None:
    state = position(road="9=red:park", turn="red", red="9d", provost=9)

    assert consequences(state, "place 9") == ["Worker: take 1 food and 2 wood."]


def test_placing_beyond_the_provost_warns() -> None:
    state = position(road="9=red:park", turn="red", red="9d", bailiff=8)

    assert consequences(state, "place 9")[0] == (
        "The Provost does not reach him now: then he comes home with nothing."
    )


def test_coming_to_the_castle_tells_the_place_and_the_penalty() -> None:
    state = position(turn="red", red="9d", queue="green")

    assert consequences(state, "place castle") == [
        "You are number 2 at the castle.",
        "Whoever gives no batch there loses 2 points.",
    ]


@pytest.mark.parametrize(
    ("bridge", "told"),
    [
        (
            "",
            [
                "You are first on the bridge and done for this round.",
                "From now on a worker costs the others 2 deniers.",
            ],
        ),
        ("green orange", ["You are third on the bridge and done for this round."]),
    ],
)
def test_passing_tells_the_place_and_what_workers_cost_then(bridge: str, told: list[str]) -> None:
    state = position(turn="red", bridge=bridge, red="9d")

    assert consequences(state, "pass") == told


def test_first_pass_of_two_makes_workers_cost_three() -> None:
    state = position(players=2, turn="red", red="9d")

    assert consequences(state, "pass")[1] == "From now on a worker costs the others 3 deniers."


def test_only_the_first_pass_takes_a_denier() -> None:
    assert line(position(turn="red", red="9d"), "pass") == "Anna passed and took 1 denier."
    assert line(position(turn="red", bridge="green", red="9d"), "pass") == "Anna passed."


def test_provost_tells_whom_he_reaches_and_whom_no_longer() -> None:
    state = position(road="8=*green 10=red:park*orange", then="provost", provost=8, red="3d")

    assert consequences(state, "provost +2") == ["He reaches Carla's worker on 10 as well."]
    assert consequences(state, "provost -1") == ["He no longer reaches Bruno's worker on 8."]
    assert consequences(state, "provost 0") == ["No worker gains or loses by it."]


def test_guild_moves_the_provost_for_nothing() -> None:
    state = position(specials="guild=red", then="specials", bailiff=8)

    assert line(state, "provost -1") == "Anna moved the Provost back to 7."
    assert line(state, "provost +1") == "Anna moved the Provost on to 9."


def test_building_tells_where_it_stands_and_what_it_brings() -> None:
    state = position(road="9=red:mason*red", then="buildings", provost=9, red="FSC")

    assert consequences(state, "build church SC") == [
        "It stands on 10.",
        "It brings you 1 royal favor at once.",
        "Another's worker on it brings you 1 point.",
    ]
    assert line(state, "build church SC") == "Anna built the Church for 1 stone and 1 cloth."


def test_prestige_building_tells_which_residence_it_covers() -> None:
    state = position(
        road="9=green:architect*red 10=red:residence", then="buildings", provost=9, red="3S2G"
    )

    assert consequences(state, "build hotel SSSGG") == [
        "It takes the place of your residence on 10.",
        "1 denier more of income each turn.",
    ]
    assert consequences(state, "build statue SSG") == [
        "It takes the place of your residence on 10.",
        "It brings you 1 royal favor at once.",
        "The income of that residence is gone.",
    ]


def test_residence_tells_when_the_building_turns_and_what_becomes_of_it() -> None:
    road = "9=green:lawyer*red 10=red:mason*green"
    state = position(road=road, then="buildings", provost=9, red="Cd")

    assert consequences(state, "residence 10") == [
        "It becomes your residence: 1 denier of income each turn.",
        "It turns once its worker is done.",
        "The Mason goes back to the supply.",
    ]
    assert line(state, "residence 1") == "Anna has the building on 1 turned into a residence."


def test_line_of_favors_tells_where_its_marker_comes_and_whether_it_is_of_use() -> None:
    state = position(
        specials="joust-field=red", favors={"red": (2, 0, 0, 0)}, then="specials", red="Cd"
    )
    play(state, "joust")

    assert consequences(state, "favor prestige") == [
        "Your marker stays in column 2.",
        "You use an effect of this line up to that column.",
    ]
    assert consequences(state, "favor buildings") == [
        "Your marker advances to column 1.",
        "No effect of this line can be used now.",
    ]


def test_batch_tells_of_the_house_and_of_the_favor() -> None:
    state = position(queue="red", then="castle", red="FWS", houses={"green": (5, 0, 0)})

    assert consequences(state, "batch FWS") == [
        "You get a house in the Dungeon.",
        "Then the Dungeon is full.",
        "Most batches of a round bring a royal favor.",
    ]


def test_coming_to_the_castle_for_nothing_costs_points() -> None:
    state = position(queue="red", then="castle", red="FWS", points={"red": 9})

    assert line(state, "batch none") == "Anna gave nothing to the castle and lost 2 points."


def test_taken_goods_tell_where_from() -> None:
    state = position(road="1=*red 9=green:park*red", then="buildings", provost=9)

    assert line(state, "take F") == "Anna took 1 food on 1 Farm."
    assert line(seated(play(state, "take F")), "take W") == (
        "Bruno took 1 wood as the owner of 9 Park."
    )


def test_goods_that_are_given_cost_no_points_before_the_end() -> None:
    state = table(queue="red", then="castle", red="9dFWS")
    batch = on_offer(state, "batch FWS")

    assert "Your points: 0 → 5." in list(all_consequences(state, SEATS, 0, batch))
