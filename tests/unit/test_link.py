"""Links: short, exact, the same for ever, and harmless whatever they hold."""

import base64
import gc
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caylus
from caylus.games import GAMES
from caylus.games.magna_carta.rules.payments import Cost, batch_payments, batch_ways, payments
from caylus.kernel.game import Game
from caylus.records import link as links
from tests.doors import HEADER, start_of
from tests.games.magna_carta.records import LONGEST_LINKS
from tests.games.magna_carta.rules.positions import table
from tests.unit.test_noted_links import WITH_NOTES
from tests.walks import walk

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "games" / "magna_carta" / "records").glob("*.record"))
FIXTURES = json.loads((ROOT / "tests" / "links" / "version-1.json").read_text())
GAME = caylus.game("magna-carta")
REASONS = {links.OTHER_VERSION, links.DAMAGED, links.UNREADABLE, links.NO_GAME}
HOSTILE = ROOT / "tests" / "hostile"
SET_UP = HEADER.strip("\n")
BEGINNING = links.VERSION + GAME.letter
# Seconds of Python's time that reading any link may take.
SLOWEST = 0.2
# Reads a link in a fresh Python that remembers nothing, and prints the seconds.
READING = """
import contextlib, sys, time, caylus
text, start = sys.stdin.read(), time.process_time()
with contextlib.suppress(caylus.BadLink):
    caylus.unlink(text)
print(time.process_time() - start)
"""
# Goods of five seats whose batches can be paid in many ways: beyond any game, and hardly allowed.
TOO_RICH = [f"46F46W44S{gold}G" for gold in (20, 19, 18, 17, 16)]
RICH = ["46F46W44S6G", "46F46W5S8G", "5F46W44S8G", "46F5W44S8G", "8F8W8S12G"]
# How many links are changed in their text, bytes and header; how many get other moves.
RAW, MUTATED, HEADERS = 20_000, 4_000, 28_000
MOVES, POSITIONS = 45_000, 3_000
PRINTABLE = bytes(range(32, 127))


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
    assert len(text) <= LONGEST_LINKS[match.state.players]
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


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_links_are_kept_of_every_variant_and_number_of_players(game: Game) -> None:
    held = [caylus.load("\n".join(fixture["record"])) for fixture in FIXTURES.values()]
    states = [match.state for match in held if match.game is game]

    assert {state.variant for state in states} == {*game.variants}
    assert {state.players for state in states} == {*range(game.fewest, game.most + 1)}
    assert {state.is_over for state in states} == {True, False}


@pytest.mark.parametrize("name", FIXTURES)
def test_game_without_notes_has_the_same_link_for_ever(name: str) -> None:
    assert caylus.link(caylus.load("\n".join(FIXTURES[name]["record"]))) == FIXTURES[name]["link"]


@pytest.mark.parametrize(
    "note", ["note 5 x", "note 0 x\nnote 0 y", "note 0", "note 0 \u202e", "note x", "note 0 \x07"]
)
def test_link_with_a_note_that_cannot_be_is_damaged(note: str) -> None:
    assert refusal(sealed(f"{SET_UP}\n{note}".encode(), 0)) == links.DAMAGED


@pytest.mark.parametrize("text", ["3mabc", "9", "zzz", "1x", "2x"])
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
        (SET_UP + "\n \ndeal neutral park", 1, links.DAMAGED),
        (SET_UP + "\r\n\r\ndeal neutral park", 1, links.DAMAGED),
        (SET_UP, 1 + 2 * 7 * (links.MOST_MOVES + 1), links.DAMAGED),
        (SET_UP.replace("\nseed 7", ""), 1, links.DAMAGED),
        ("x" * links.LONGEST_HEADER * 2, 1, links.DAMAGED),
    ],
    ids=[
        "too-many-moves",
        "unknown-game",
        "moves-in-header",
        "blank",
        "windows",
        "left-over",
        "no-seed",
        "bomb",
    ],
)
def test_link_with_a_checksum_is_still_not_trusted(header: str, number: int, reason: str) -> None:
    assert refusal(sealed(header.encode(), number)) == reason


def sealed(header: bytes, number: int) -> str:
    """A link with this header and number, and a right checksum."""
    packed = links.deflated(header, GAME.phrases)
    return with_checksum(packed + number.to_bytes(99, "big").lstrip(b"\0"))


def with_checksum(data: bytes) -> str:
    return links.sealed(BEGINNING, data)


def test_moves_hidden_in_a_header_are_not_played() -> None:
    assert refusal((HOSTILE / "slow.link").read_text().strip()) == links.DAMAGED


@pytest.mark.parametrize(("gold", "is_read"), [(44, True), (45, False)])
def test_position_that_no_game_leads_to_is_refused(gold: int, is_read: bool) -> None:
    state = table(players=2, turn="red", red="G").to_json()
    rich = SET_UP.replace("seed 7", "start " + state.replace('"gold":1', f'"gold":{gold}'))
    text = sealed(rich.encode(), 0)

    if is_read:
        assert f'"gold":{gold}' in caylus.unlink(text).text()
    else:
        assert refusal(text) == links.UNREADABLE


@given(st.integers(0, 9), st.tuples(*[st.integers(0, 12)] * 4))
def test_ways_to_pay_batches_are_told_and_counted(count: int, owned: tuple[int, ...]) -> None:
    ways = batch_payments(count, owned)

    assert ways == list(payments(Cost(count, count, count), owned))
    assert len(ways) == batch_ways(count, owned)


def castle(goods: Sequence[str]) -> caylus.Match:
    """A match of rich seats, the first of which has yet to pass before the castle phase."""
    colours = GAME.colours[: len(goods)]
    rich = dict(zip(colours, goods, strict=True))
    passed = " ".join(colours[1:])
    state = table(players=len(goods), turn="red", then="castle end-of-round", passed=passed, **rich)
    return caylus.load(start_of(state, *["person"] * len(goods)))


def first_of(match: caylus.Match, *wished: str) -> str:
    """The first of some actions that is on offer, else the first that is."""
    offered = [str(action) for action in match.state.actions()]
    return next((text for text in wished if text in offered), offered[0])


def hoarded(goods: Sequence[str]) -> str:
    """A link to a game whose rich seats go on until they were offered more than any game offers."""
    match, offered = castle(goods), 0
    while offered < links.MOST_OFFERED:
        offered += len(match.state.offered)
        match.play(first_of(match, "offer none", "pass", "provost 0"))
    return caylus.link(match)


def drawn() -> str:
    """A link to a game of as many moves as a link may have, most of which draw cards."""
    match = castle(["140d"] * 5)
    while len(match.moves) < links.MOST_MOVES:
        match.play(first_of(match, "draw", "replace", "pass"))
    return caylus.link(match)


@pytest.mark.parametrize(("gold", "is_read"), [(6, True), (7, False)])
def test_castle_that_can_be_paid_in_too_many_ways_is_refused(gold: int, is_read: bool) -> None:
    match = castle([f"46F46W44S{gold}G", "", "", "", ""])
    match.play("pass")
    text = caylus.link(match)

    if is_read:
        assert caylus.unlink(text).moves == ["pass"]
    else:
        assert refusal(text) == links.NO_GAME


@pytest.mark.parametrize(
    "crafted",
    [lambda: hoarded(TOO_RICH), lambda: hoarded(RICH), drawn],
    ids=["too-rich", "rich", "long"],
)
def test_no_link_takes_a_fifth_of_a_second_even_where_nothing_is_remembered(
    crafted: Callable[[], str],
) -> None:
    command = [sys.executable, "-c", READING]
    read = subprocess.run(
        command, input=crafted(), cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert float(read.stdout) < SLOWEST


@pytest.fixture(autouse=True, scope="module")
def only_what_links_leave_is_collected() -> Iterator[None]:
    """Collecting the garbage of the other tests would take as long as any link may."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def survives(text: str) -> None:
    """A text is soon a valid game or is refused in one sentence."""
    start = time.process_time()
    try:
        match = caylus.unlink(text)
    except caylus.BadLink as error:
        outcome = str(error)
    else:
        outcome = caylus.load(match.text()).moves == match.moves
    assert outcome is True or outcome in REASONS
    assert time.process_time() - start < SLOWEST


@given(st.text() | st.from_regex(links.LINK, fullmatch=True) | st.binary().map(with_checksum))
def test_any_text_is_a_game_or_is_refused(text: str) -> None:
    survives(text)


def mutated(data: bytes, random: Random, letters: bytes = bytes(range(256))) -> bytes:
    """Bytes with one to four changes: some replaced, cut out or put in, from some letters."""
    changed = bytearray(data)
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(changed) + 1)
        what = random.random()
        if what < 0.6 and place < len(changed):
            changed[place] = random.choice(letters)
        elif what < 0.8:
            changed[place:place] = bytes(random.choices(letters, k=random.randint(1, 3)))
        else:
            del changed[place : place + random.randint(1, 3)]
    return bytes(changed)


def mutated_data(known: Sequence[str], random: Random) -> str:
    """A link with other bytes and a right checksum: other headers, other moves, more moves."""
    text = random.choice(known)
    beginning, packed = text[: links.BEGINNING], text[links.BEGINNING :]
    data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))[links.CHECKED_BYTES :]
    return links.sealed(beginning, mutated(data, random))


def some_moves(header: bytes, random: Random) -> str:
    """A link of a header and of a few moves, all of which it allows."""
    count = random.randrange(20)
    number = count + (links.MOST_MOVES + 1) * random.getrandbits(1 + 3 * count)
    return sealed(header, random.randrange(2) + 2 * number)


def hostile(random: Random) -> Iterator[str]:
    """A hundred thousand links that nobody made; most have a right checksum."""
    matches = [recorded(path) for path in RECORDS]
    rich = [castle(RICH[:players]) for players in range(GAME.fewest, GAME.most + 1)]
    known = [caylus.link(match) for match in [*matches, *rich, dealt()]]
    known += [fixture["link"] for fixture in (*FIXTURES.values(), *WITH_NOTES.values())]
    begun, positions = ([header_of(each) for each in group] for group in (matches, rich))
    for _ in range(RAW):
        yield mutated(random.choice(known).encode(), random).decode("latin-1")
    for _ in range(MUTATED):
        yield mutated_data(known, random)
    for _ in range(HEADERS):
        header = random.choice(begun + positions * 3)
        yield some_moves(mutated(header, random, PRINTABLE), random)
    for _ in range(MOVES):
        yield some_moves(random.choice(begun), random)
    for _ in range(POSITIONS):
        yield some_moves(random.choice(positions), random)


def header_of(match: caylus.Match) -> bytes:
    return "\n".join(match.header.lines()).encode()


@pytest.mark.long
def test_a_hundred_thousand_hostile_links_are_games_or_are_refused_and_soon() -> None:
    for text in hostile(Random(1)):
        survives(text)
