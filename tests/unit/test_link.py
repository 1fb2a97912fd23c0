"""Links: short, exact, the same for ever, and harmless whatever they hold."""

import base64
import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caylus
from caylus.records import link as links
from tests.doors import HEADER
from tests.magna_carta.positions import table
from tests.walks import walk

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))
FIXTURES = json.loads((Path(__file__).parents[1] / "links" / "version-1.json").read_text())
LONGEST = {2: 300, 3: 700, 4: 700, 5: 700}
GAME = caylus.game("magna-carta")
REASONS = {links.OTHER_VERSION, links.DAMAGED, links.UNREADABLE, links.NO_GAME}
SET_UP = HEADER.strip("\n")
BEGINNING = links.VERSION + GAME.letter
RAW_INPUTS = 90_000
CHECKED_INPUTS = 10_000


def recorded(path: Path) -> caylus.Match:
    return caylus.load(path.read_text(encoding="utf-8"))


def dealt(seed: int | None = 281_474_976_710_655, variant: str = "standard") -> caylus.Match:
    """A match of two named people that was begun in a browser."""
    match = caylus.new_match(GAME, variant, [("person", "Ada"), ("seneschal", "")], seed or 0)
    match.deal()
    return match


def refusal(text: str) -> str:
    """Why a link is refused."""
    with pytest.raises(caylus.BadLink) as refused:
        caylus.unlink(text)
    return str(refused.value)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_whole_game_comes_back_from_its_short_link(path: Path) -> None:
    match = recorded(path)
    text = caylus.link(match)

    assert caylus.unlink(text).text() == match.text()
    assert len(text) <= LONGEST[match.state.players]
    assert links.LINK.fullmatch(text)


@pytest.mark.parametrize("count", [0, 1, 7, 60])
def test_link_holds_a_game_as_far_as_it_has_come(count: int) -> None:
    match = recorded(RECORDS[-1])
    match.back_to(count)

    assert caylus.unlink(caylus.link(match)).moves == match.moves


def test_dealt_cards_take_no_room() -> None:
    assert len(caylus.link(dealt())) <= 50


def test_names_in_any_language_and_positions_come_back() -> None:
    state = table(players=2, turn="red", hands={"red": "market"}, red="F2W4d")
    header = HEADER.replace("Anna", "Āņņa 安娜").replace("seed 7\n", f"start {state.to_json()}\n")
    match = caylus.load(header)
    match.play("draw")

    assert caylus.unlink(caylus.link(match)).text() == match.text()


def test_cards_that_were_dealt_otherwise_than_by_the_seed_come_back() -> None:
    match = caylus.load(HEADER)
    state = match.state
    by_seed = str(state.dealt())
    match.play(next(str(each) for each in state.actions() if str(each) != by_seed))
    match.deal()

    assert caylus.unlink(caylus.link(match)).text() == match.text()


@pytest.mark.parametrize("players", range(GAME.fewest, GAME.most + 1))
@pytest.mark.parametrize("variant", GAME.variants)
def test_random_game_without_a_seed_comes_back(variant: str, players: int) -> None:
    seats = [("random", "")] * players
    match = caylus.new_match(GAME, variant, seats, 1)
    unsown = caylus.load(match.text().replace("seed 1\n", ""))
    for text in walk(GAME.new(variant, players), seed=players):
        unsown.play(text)

    assert caylus.unlink(caylus.link(unsown)).text() == unsown.text()


@pytest.mark.parametrize("name", FIXTURES)
def test_link_of_this_version_always_holds_the_same_game(name: str) -> None:
    assert caylus.unlink(FIXTURES[name]["link"]).text() == "\n".join(FIXTURES[name]["record"])


@pytest.mark.parametrize("text", ["2mabc", "9", "zzz", "1x"])
def test_link_of_another_version_or_game_says_so(text: str) -> None:
    assert refusal(text) == links.OTHER_VERSION


def test_any_letter_that_changes_is_noticed() -> None:
    text = caylus.link(dealt())
    for place in range(len(BEGINNING), len(text)):
        other = "A" if text[place] != "A" else "B"
        assert refusal(text[:place] + other + text[place + 1 :]) == links.DAMAGED


def test_link_that_was_cut_is_damaged() -> None:
    text = caylus.link(recorded(RECORDS[0]))

    assert {refusal(text[:length]) for length in range(len(BEGINNING), len(text))} == {
        links.DAMAGED
    }


@pytest.mark.parametrize(
    ("header", "number", "reason"),
    [
        (SET_UP, 1 + 2 * links.MOST_MOVES, links.NO_GAME),
        ("caylus 1\ngame chess", 1, links.UNREADABLE),
        (HEADER, 1, links.DAMAGED),
        (SET_UP, 1 + 2 * 7 * (links.MOST_MOVES + 1), links.DAMAGED),
        (SET_UP.replace("\nseed 7", ""), 1, links.DAMAGED),
        ("x" * links.LONGEST_HEADER * 2, 1, links.DAMAGED),
    ],
    ids=["too-many-moves", "unknown-game", "moves-in-header", "left-over", "no-seed", "bomb"],
)
def test_link_with_a_checksum_is_still_not_trusted(header: str, number: int, reason: str) -> None:
    assert refusal(sealed(header.encode(), number)) == reason


def sealed(header: bytes, number: int) -> str:
    """A link of any header and number, with a checksum."""
    packed = links.deflated(header, GAME.phrases)
    return with_checksum(packed + number.to_bytes(99, "big").lstrip(b"\0"))


def with_checksum(data: bytes) -> str:
    return links.sealed(BEGINNING, data)


@pytest.mark.parametrize(("gold", "is_read"), [(20, True), (21, False)])
def test_position_that_would_take_long_to_offer_is_refused(gold: int, is_read: bool) -> None:
    state = table(players=2, turn="red", red="G").to_json()
    rich = SET_UP.replace("seed 7", "start " + state.replace('"gold":1', f'"gold":{gold}'))
    text = sealed(rich.encode(), 0)

    if is_read:
        assert f'"gold":{gold}' in caylus.unlink(text).text()
    else:
        assert refusal(text) == links.UNREADABLE


def survives(text: str) -> None:
    """A text is a valid game or is refused in one sentence."""
    try:
        match = caylus.unlink(text)
    except caylus.BadLink as error:
        outcome = str(error)
    else:
        outcome = caylus.load(match.text()).moves == match.moves
    assert outcome is True or outcome in REASONS


@given(st.text() | st.from_regex(links.LINK, fullmatch=True) | st.binary().map(with_checksum))
def test_any_text_is_a_game_or_is_refused(text: str) -> None:
    survives(text)


def mutated(data: bytes, random: Random) -> bytes:
    """Bytes with one to four of them changed, cut out or put in."""
    changed = bytearray(data)
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(changed) + 1)
        what = random.random()
        if what < 0.6 and place < len(changed):
            changed[place] = random.randrange(256)
        elif what < 0.8:
            changed[place:place] = random.randbytes(random.randint(1, 3))
        else:
            del changed[place : place + random.randint(1, 3)]
    return bytes(changed)


@pytest.mark.long
def test_a_hundred_thousand_mutated_links_are_games_or_are_refused() -> None:
    random = Random(1)
    known = [caylus.link(recorded(path)) for path in RECORDS] + [caylus.link(dealt())]
    known += [fixture["link"] for fixture in FIXTURES.values()]
    for _ in range(RAW_INPUTS):
        survives(mutated(random.choice(known).encode(), random).decode("latin-1"))
    for _ in range(CHECKED_INPUTS):
        text = random.choice(known).removeprefix(BEGINNING)
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[links.CHECKED_BYTES :]
        survives(with_checksum(mutated(data, random)))
