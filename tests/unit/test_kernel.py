"""The dealer's numbers, records line by line, and hostile JSON."""

import json

import pytest

import caylus
from caylus.kernel.chance import number
from caylus.kernel.header import LONGEST_NAME
from caylus.kernel.record import DEEPEST_JSON, LONGEST_RECORD
from tests.doors import HEADER
from tests.games.magna_carta.rules.positions import table

# Lines 1 to 8; the first move stands on line 9.
DEALT = [
    "deal neutral park",
    "deal lawyer",
    "deal gold-mine",
    "deal peddler",
    "deal bank",
    "deal small-farm",
    "deal church",
]

# The first numbers of streams, from docs/record.md with hashlib and random alone; never to change.
STREAMS = {
    (7, "neutral"): [0.058213776983094934, 0.8706799788558387, 0.5343608354116791],
    (7, "deck-red"): [0.43817002099465996, 0.759482581903286, 0.30745345002848123],
    (7, "deck-green"): [0.8516223665792736, 0.06346132767115675, 0.9909465411806564],
    (7, "first-player"): [0.9085366241178692, 0.8533705425385537, 0.4084043790508127],
    (0, "deck-red"): [0.0030999536756910473, 0.2016808984425713],
    (10**20 - 1, "deck-purple"): [0.4146234491586438, 0.9197063914054319],
}


def header(number: int, *lines: str) -> str:
    """The header with one line replaced by some; line numbers count from 1."""
    whole = HEADER.split("\n")
    whole[number - 1 : number] = lines
    return "\n".join(whole)


def refusal(text: str) -> caylus.BadRecord:
    """Why a record is refused."""
    with pytest.raises(caylus.BadRecord) as refused:
        caylus.load(text)
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.reason}"
    return refused.value


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: f"{stream[0]}-{stream[1]}")
def test_stream_holds_the_numbers_that_its_seed_and_name_always_give(
    stream: tuple[int, str],
) -> None:
    assert [number(*stream, index) for index in range(len(STREAMS[stream]))] == STREAMS[stream]


def test_numbers_of_a_stream_do_not_depend_on_the_order_of_asking() -> None:
    backwards = [number(3, "deck-blue", index) for index in range(9, -1, -1)]

    assert backwards[::-1] == [number(3, "deck-blue", index) for index in range(10)]
    assert len(set(backwards)) == 10


def test_seed_deals_the_cards_it_always_dealt() -> None:
    match = caylus.load(HEADER)
    match.deal()

    assert match.moves == DEALT


def test_seed_deals_a_colour_the_same_cards_whoever_else_plays() -> None:
    three = caylus.load(header(6, "seat green greedy", "seat orange random"))
    three.deal()

    assert [move for move in three.moves if "neutral" not in move][:6] == DEALT[1:]
    assert three.moves[:2] == ["deal neutral park", "deal neutral trading-post"]


def test_state_without_a_seed_deals_nothing() -> None:
    with pytest.raises(caylus.IllegalAction, match="no seed"):
        caylus.new_game("magna-carta", variant="standard", players=2).dealt()


def test_nothing_is_dealt_for_a_seat() -> None:
    with pytest.raises(caylus.IllegalAction, match="nothing is to be dealt"):
        table(turn="red").dealt()


@pytest.mark.parametrize("seed", [-1, 10**20, 1.5, "7", True])
def test_game_refuses_what_is_no_seed(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        caylus.new_game("magna-carta", variant="standard", players=2, seed=seed)


def test_header_is_read() -> None:
    read = caylus.load(HEADER).header
    seats = [(seat.colour, seat.player, seat.name) for seat in read.seats]

    assert (read.game, read.edition, read.variant, read.seed) == ("magna-carta", 1, "standard", 7)
    assert seats == [("red", "person", "Anna"), ("green", "greedy", "")]


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "", "no record"),
        (1, "caylus", "no record"),
        (1, "caylus 2", "another version of the format"),
        (1, "caylus 11", "another version of the format"),
        (2, "game chess", "game 'chess': known are magna-carta"),
        (2, "game", "game '': known are magna-carta"),
        (3, "edition 2", "rules edition '2'; this is edition 1"),
        (3, "edition 01", "rules edition '01'"),
        (4, "variant deluxe", "variant 'deluxe': known are standard, introductory"),
        (5, "seat green person", "in this order"),
        (5, "seat pink person", "in this order"),
        (5, "seat red", "no name of a player"),
        (5, "seat red Person", "no name of a player"),
        (5, "seat red <b> Anna", "no name of a player"),
        (5, "seat red person " + "n" * (LONGEST_NAME + 1), "up to 40 printable letters"),
        (5, "seat red person An\x00na", "up to 40 printable letters"),
        (5, "seat red person An\x1b[31mna", "up to 40 printable letters"),
        (5, "seat red person An\u202ena", "up to 40 printable letters"),
        (6, "seat red greedy", "in this order"),
        (6, "seat orange greedy", "in this order"),
        (6, "bench green greedy", "not a header line"),
        (6, "SEAT green greedy", "not a header line"),
        (7, "seed -1", "up to 20 digits"),
        (7, "seed", "up to 20 digits"),
        (7, "seed seven", "up to 20 digits"),
        (7, "seed 123456789012345678901", "up to 20 digits"),
        (7, "start {", "no JSON"),
        (7, "start []", "a position is a JSON object"),
        (7, "start " + "[" * (DEEPEST_JSON + 1), "nested deeper than 20"),
        (9, "place 1", "'place 1' is not on offer; on offer: deal neutral park"),
        (9, "\x00", "is not on offer"),
    ],
)
def test_bad_line_is_refused_with_its_number_and_reason(line: int, text: str, reason: str) -> None:
    refused = refusal(header(line, text))

    assert reason in refused.reason
    assert refused.line == line


@pytest.mark.parametrize(("line", "key"), [(2, "game"), (3, "edition"), (4, "variant")])
def test_missing_line_is_missed_where_the_header_ends(line: int, key: str) -> None:
    refused = refusal(header(line))

    assert (refused.line, refused.reason) == (7, f"the header ends without its line '{key}'")


@pytest.mark.parametrize("line", [2, 3, 4, 7])
def test_second_line_of_a_kind_is_refused(line: int) -> None:
    text = HEADER.split("\n")[line - 1]
    refused = refusal(header(line, text, text))

    assert (refused.line, "a second one of its kind" in refused.reason) == (line + 1, True)


@pytest.mark.parametrize("seats", [[], ["seat red person"]])
def test_header_with_too_few_seats_is_refused(seats: list[str]) -> None:
    text = "\n".join([*HEADER.split("\n")[:4], *seats, "", ""])

    assert f"{len(seats)} players: magna-carta is for 2 to 5" in refusal(text).reason


def test_sixth_seat_is_refused() -> None:
    colours = ("red", "green", "orange", "blue", "purple", "black")
    seats = [f"seat {colour} random" for colour in colours]
    refused = refusal("\n".join([*HEADER.split("\n")[:4], *seats, "", ""]))

    assert "in this order" in refused.reason


def test_header_without_its_empty_line_is_read() -> None:
    assert caylus.load(HEADER.rstrip("\n")).moves == []


def test_move_right_after_the_header_is_refused() -> None:
    refused = refusal(HEADER.rstrip("\n") + "\ndeal neutral park\n")

    assert (refused.line, "not a header line" in refused.reason) == (8, True)


def test_name_may_be_as_long_as_it_may_be_and_hold_any_printable_letters() -> None:
    name = "Ælfgifu <b>&amp; 'Ñ' \"王\"".ljust(LONGEST_NAME, "x")
    match = caylus.load(header(5, f"seat red person {name}"))

    assert match.header.seats[0].name == name
    assert caylus.load(match.text()).header == match.header


def test_record_may_have_the_line_ends_of_windows() -> None:
    text = HEADER + "\n".join(DEALT) + "\n"

    assert caylus.load(text.replace("\n", "\r\n")).text() == text


def test_record_may_begin_with_a_byte_order_mark() -> None:
    assert caylus.load("\ufeff" + HEADER).text() == HEADER


def test_empty_lines_between_moves_are_skipped_and_counted() -> None:
    match = caylus.load(HEADER + "\n\n".join(DEALT))

    assert match.moves == DEALT
    assert refusal(HEADER + "\n\n".join([*DEALT[:2], "pass"])).line == 13


def test_record_may_have_200_000_characters_and_no_more() -> None:
    text = HEADER + "deal neutral park"

    assert caylus.load(text.ljust(LONGEST_RECORD)).moves == ["deal neutral park"]
    refused = refusal(text.ljust(LONGEST_RECORD + 1))
    assert (refused.line, refused.reason) == (1, "200001 characters; a record has at most 200000")


def test_long_foreign_text_is_shown_shortened_in_a_reason() -> None:
    assert len(refusal(header(2, "game " + "x" * 100_000)).reason) < 200


def test_taking_back_keeps_the_first_moves_and_their_actors() -> None:
    match = caylus.load(HEADER + "\n".join([*DEALT, "keep", "mulligan"]))
    before = caylus.load(HEADER + "\n".join(DEALT[:3]))
    match.back_to(3)

    assert (match.moves, match.actors) == (DEALT[:3], [caylus.CHANCE] * 3)
    assert match.state.to_json() == before.state.to_json()


def test_every_number_of_moves_can_be_taken_back_and_played_again() -> None:
    match = caylus.load(HEADER + "\n".join([*DEALT, "mulligan"]))
    whole, moves = match.state.to_json(), match.moves
    for count in range(len(moves) + 1):
        match.back_to(count)
        for move in moves[count:]:
            match.play(move)
        assert (match.state.to_json(), match.moves) == (whole, moves)


def test_refused_move_is_not_noted_down() -> None:
    match = caylus.load(HEADER)
    with pytest.raises(caylus.IllegalAction):
        match.play("pass")

    assert (match.moves, match.actors) == ([], [])


def test_actors_of_the_moves_are_noted_down() -> None:
    match = caylus.load(HEADER + "\n".join([*DEALT, "keep", "keep"]))

    assert match.actors == [caylus.CHANCE] * 7 + [0, 1]


def start_of(state: caylus.State, variant: str = "standard") -> str:
    """The header of a two-player record that starts from a state."""
    return header(4, f"variant {variant}").replace("seed 7", f"start {state.to_json()}")


def test_record_goes_on_from_a_start_position() -> None:
    state = table(players=2, turn="green", road="park neutral-peddler", green="3d")
    match = caylus.load(start_of(state) + "place 1\n")

    assert match.actors == [1]
    assert json.loads(match.state.to_json())["road"][0]["worker"] == "green"
    assert caylus.load(match.text()).text() == match.text()


def test_taking_back_in_a_record_with_a_start_ends_at_the_start() -> None:
    state = table(players=2, turn="green", road="park neutral-peddler", green="3d")
    match = caylus.load(start_of(state) + "place 1\n")
    match.back_to(0)

    assert match.state.to_json() == state.to_json()


def test_seed_of_the_header_takes_the_place_of_the_seed_of_the_start() -> None:
    state = caylus.new_game("magna-carta", variant="standard", players=2, seed=8)
    text = start_of(state)
    with_seed = text.replace("start", "seed 7\nstart")

    assert json.loads(caylus.load(text).state.to_json())["seed"] == 8
    assert json.loads(caylus.load(with_seed).state.to_json())["seed"] == 7


@pytest.mark.parametrize(
    ("variant", "players", "reason"),
    [
        ("introductory", 2, "the start is not of the variant introductory"),
        ("standard", 3, "3 players in the start, 2 seats"),
    ],
)
def test_start_that_does_not_fit_its_header_is_refused(
    variant: str, players: int, reason: str
) -> None:
    state = caylus.new_game("magna-carta", variant="standard", players=players)

    assert refusal(start_of(state, variant)).reason == reason


def nested(depth: int) -> str:
    """Lists within lists, as a field of a position."""
    return '{"game": ' + "[" * (depth - 1) + "]" * (depth - 1) + "}"


def test_json_is_refused_by_its_depth_from_one_bracket_too_many() -> None:
    for depth, reason in ((DEEPEST_JSON, "known are magna-carta"), (DEEPEST_JSON + 1, "nested")):
        with pytest.raises(caylus.BadPosition, match=reason):
            caylus.from_json(nested(depth))


@pytest.mark.parametrize("text", ["[" * 50, '\\"' + "[" * 50, "[" * 50 + "\\\\", "\\u0022[[[" * 20])
def test_brackets_within_a_string_are_no_depth(text: str) -> None:
    with pytest.raises(caylus.BadPosition, match="known are magna-carta"):
        caylus.from_json(f'{{"game": "{text}"}}')


@pytest.mark.parametrize("text", ["\\", '"', '\\"', '"\\'])
def test_brackets_behind_a_string_are_depth(text: str) -> None:
    escaped = json.dumps(text)
    with pytest.raises(caylus.BadPosition, match="nested"):
        caylus.from_json(f'{{"game": {escaped}, "road": {nested(DEEPEST_JSON)}}}')


@pytest.mark.parametrize("piece", ['"', "\\", '"\\', '\\"', '"\\\\', '"[\\', '{"', '"a"', '\\"['])
def test_huge_text_of_quotes_and_backslashes_is_refused(piece: str) -> None:
    """The search for brackets outside of strings must take one pass: a second one would hang."""
    text = piece * (190_000 // len(piece))
    with pytest.raises(caylus.BadPosition):
        caylus.from_json(text)
    assert refusal(header(7, f"start {text}")).reason
