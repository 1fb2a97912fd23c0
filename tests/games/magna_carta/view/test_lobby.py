"""The lobby: the form for a new game, and the saved games with what is wrong with them."""

import re
from collections import Counter

import pytest

import caylus
from caylus.kernel.header import LONGEST_NAME
from caylus.players import PLAYERS
from caylus.players.temperaments import TEMPERAMENTS
from caylus.view import lobby
from caylus.view.lobby import Save
from tests.games.magna_carta.view.pages import Outline
from tools.looks import first
from tools.pages import OPPONENTS, TEMPERED

GAME = caylus.game("magna-carta")
MARKUP = "<img src=x onerror='alert(1)'> \"&amp;"
GOOD = Save("key-1", "Ann, Ben", "standard, 12 moves")
OTHER = Save("key-2", "Cleo, Dan", "introductory, round 9")
BAD = Save("key-3", "A saved game", "key-3", trouble="line 9: 'dance' is not on offer")


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a list of saves, with the game each is about."""
    found = [attributes for tag, attributes in Outline(text).elements if tag == "button"]
    return [(each["data-command"] or "", each["data-argument"] or "") for each in found]


def values(tag: str, name: str) -> list[str]:
    """The values of the lobby's elements of a name."""
    found = [
        attributes
        for kind, attributes in Outline(lobby.page((), OPPONENTS, TEMPERED)).elements
        if kind == tag
    ]
    return [each["value"] or "" for each in found if each.get("name") == name]


def options(seat: int) -> list[str]:
    """Who can be chosen for a seat, from 1."""
    text = lobby.page((), OPPONENTS, TEMPERED)
    select = re.search(rf'<select id="player-{seat}">(.*?)</select>', text, re.DOTALL)
    assert select
    return re.findall(r'value="([^"]*)"', select[1])


def test_readable_game_can_be_resumed_downloaded_and_deleted() -> None:
    assert commands(lobby.saves([GOOD], kept=True)) == [
        ("open", "key-1"),
        ("download", "key-1"),
        ("delete", "key-1"),
    ]


def test_unreadable_game_tells_its_trouble_and_can_only_be_downloaded_and_deleted() -> None:
    text = lobby.saves([BAD], kept=True)

    assert "Unreadable: line 9: 'dance' is not on offer" in Outline(text).text
    assert commands(text) == [("download", "key-3"), ("delete", "key-3")]
    assert len(Outline(text).with_class("unreadable")) == 1


def test_one_unreadable_game_leaves_the_others_readable() -> None:
    text = lobby.saves([GOOD, BAD, OTHER], kept=True)

    assert [game for command, game in commands(text) if command == "open"] == ["key-1", "key-2"]
    assert len(Outline(text).with_class("trouble")) == 1


def test_game_that_goes_on_is_resumed() -> None:
    assert "Resume" in Outline(lobby.saves([GOOD], kept=True)).text


def test_save_tells_who_plays_and_how_far() -> None:
    assert "Ann, Ben standard, 12 moves" in Outline(lobby.saves([GOOD], kept=True)).text


@pytest.mark.parametrize(
    "save",
    [
        Save(MARKUP, "Ann", "standard"),
        Save("key", MARKUP, "standard"),
        Save("key", "Ann", MARKUP),
        Save("key", "Ann", "standard", trouble=MARKUP),
    ],
    ids=["key", "title", "detail", "trouble"],
)
def test_markup_in_a_save_is_text(save: Save) -> None:
    outline = Outline(lobby.saves([save], kept=True))

    assert "img" not in outline.tags()
    assert not [found for _, found in outline.elements if "onerror" in found]
    assert MARKUP in outline.text or MARKUP in outline.values("data-argument")


@pytest.mark.parametrize("found", [[], [GOOD, BAD, OTHER]])
@pytest.mark.parametrize("kept", [True, False])
def test_list_of_saves_has_balanced_tags(found: list[Save], kept: bool) -> None:
    outline = Outline(lobby.saves(found, kept))

    assert (outline.unbalanced, outline.open, outline.values("style")) == ([], [], [])
    assert outline.tags()["li"] == len(found)


def test_browser_that_keeps_nothing_is_told_so() -> None:
    text = "This browser keeps nothing"

    assert text in Outline(lobby.saves([], kept=False)).text
    assert text not in Outline(lobby.saves([], kept=True)).text


def test_list_without_saves_says_that_there_are_none() -> None:
    assert "None yet" in Outline(lobby.saves([], kept=True)).text
    assert "None yet" not in Outline(lobby.saves([GOOD], kept=True)).text


def test_lobby_has_balanced_tags_unique_ids_and_no_styles() -> None:
    outline = Outline(lobby.page((), OPPONENTS, TEMPERED))

    assert (outline.unbalanced, outline.open, outline.values("style")) == ([], [], [])
    assert set(Counter(outline.values("id")).values()) == {1}


def test_lobby_refers_to_what_exists() -> None:
    outline = Outline(lobby.page((), OPPONENTS, TEMPERED))
    ids = set(outline.values("id"))

    assert set(outline.values("for")) | set(outline.values("aria-labelledby")) <= ids
    drawings = {name for name in outline.values("href") if name.startswith("#")}
    assert drawings <= {f"#{name}" for name in Outline(first()).values("id")}


def test_lobby_offers_the_variants_of_the_game() -> None:
    assert set(GAME.variants) <= set(values("input", "variant"))


def test_site_with_one_game_is_called_as_the_game_and_with_several_as_the_house() -> None:
    assert lobby.heading([GAME]) == ("Caylus", "Magna Carta")
    assert lobby.heading([GAME, GAME]) == ("Caylus", "")


def test_lobby_has_a_seat_for_every_colour() -> None:
    outline = Outline(lobby.page((), OPPONENTS, TEMPERED))

    assert [f"seat-{colour}" for colour in GAME.colours] == re.findall(
        r'class="swatch (seat-\w+)"', lobby.page((), OPPONENTS, TEMPERED)
    )
    assert outline.values("maxlength") == [str(LONGEST_NAME)] * GAME.most


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_seats_are_for_people_opponents_or_nobody_but_the_first_two_are_taken(seat: int) -> None:
    nobody = [] if seat <= GAME.fewest else [""]

    offered = [name for name in PLAYERS if name != "flat" and "-" not in name]
    assert sorted(options(seat)) == sorted(["person", *offered, *nobody])


def test_bots_of_the_upper_levels_can_have_any_temperament() -> None:
    text = lobby.page((), OPPONENTS, TEMPERED)
    select = re.search(r'<select class="temperament".*?</select>', text, re.DOTALL)
    assert select
    tempers = re.findall(r'value="([^"]*)"', select[0])
    levels = set(re.findall(r'<option value="([^"]*)" data-tempered', text))

    assert tempers == ["any", *TEMPERAMENTS, ""]
    assert {f"{level}-{temper}" for level in levels for temper in TEMPERAMENTS} <= {*PLAYERS}
    assert levels == {"merchant", "bailiff", "seneschal"}


def test_each_temperament_says_what_it_likes_and_in_which_variants_there_is_one() -> None:
    text = lobby.page((), OPPONENTS, TEMPERED)
    having = dict(re.findall(r'<option value="([a-z]+)" data-in="([^"]*)">', text))

    assert "Miser: likes to keep deniers" in Outline(text).text
    assert "magna-carta/introductory" in having["miser"].split()
    assert "magna-carta/introductory" not in having["sheriff"].split()
