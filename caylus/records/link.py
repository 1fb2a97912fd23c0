"""A match as a short text for the fragment of an address: a link.

The text is a version and the letter of the game, then base64url of a checksum, of the header
deflated with the game's phrases, and of one number. Each move has a digit in it, to a base of its
own: the move's place among the actions on offer, sorted by their texts. Deals that the seed gives
have none. All of this stays as it is for ever: a change makes another version. A link of version 2
has notes in its header, as far as there is room.
"""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator, Mapping

from caylus.games import titles
from caylus.kernel.chance import CHANCE
from caylus.kernel.errors import BadLink, BadRecord
from caylus.kernel.game import Game
from caylus.kernel.record import Match, load
from caylus.kernel.state import State
from caylus.kernel.text import N_
from caylus.records.lines import Lines
from caylus.records.notes import add, notes_in

VERSION, VERSION_WITH_NOTES = "1", "2"
# The letters of the version and of the game.
BEGINNING = 2
LONGEST_LINK = 16_000
LONGEST_HEADER = 20_000
MOST_MOVES = 4_000
# How many actions may be on offer at once, and in all: no game that somebody played has more.
MOST_AT_ONCE = 2_000
MOST_OFFERED = 30_000
CHECKED_BYTES = 3
RAW_DEFLATE = -15
# zlib's Z_FIXED, which PyPy has no name for.
FIXED_CODES = 4
OTHER_VERSION = N_("This link was made by another version of this page.")
DAMAGED = N_("This link is damaged: perhaps a part of it is missing.")
UNREADABLE = N_("This link holds a game that cannot be read here.")
NO_GAME = N_("This link is longer than any game.")
LINK = re.compile(r"[A-Za-z0-9_-]+")


def link(match: Match, notes: Mapping[int, str] | None = None) -> str:
    """The text of a match that `unlink` reads, with notes of its positions while there is room."""
    return with_notes(match, notes or {})[0]


def with_notes(match: Match, notes: Mapping[int, str]) -> tuple[str, int]:
    """The text of a match with its notes, and how many of them, the last ones, found no room."""
    header, number = match.header.lines(), _number(match)
    moves = number.to_bytes((number.bit_length() + 7) // 8, "big")
    lines = [f"note {at} {text}" for at, text in notes.items() if at <= len(match.moves)]
    for count in range(len(lines), 0, -1):
        packed = "\n".join([*header, *lines[:count]]).encode()
        if len(packed) < LONGEST_HEADER:
            data = deflated(packed, match.game.phrases, zlib.Z_DEFAULT_STRATEGY) + moves
            text = sealed(VERSION_WITH_NOTES + match.game.letter, data)
            if len(text) <= LONGEST_LINK:
                return text, len(lines) - count
    data = deflated("\n".join(header).encode(), match.game.phrases) + moves
    return sealed(VERSION + match.game.letter, data), len(lines)


def _number(match: Match) -> int:
    """The number that holds the moves of a match."""
    dealt = is_dealt(match)
    digits = [(int(dealt), 2), (len(match.moves), MOST_MOVES + 1)]
    digits += _digits(match, dealt)
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    return number


def sealed(beginning: str, data: bytes) -> str:
    """The text of a beginning, and of bytes with their checksum."""
    return beginning + base64.urlsafe_b64encode(_checksum(data) + data).decode().rstrip("=")


def unlink(text: str, games: Mapping[str, Game]) -> Lines:
    """The match of a link's text, with its notes; raises BadLink with one sentence."""
    header, number = _opened(text, games)
    try:
        match = load(header, games)
    except BadRecord:
        raise BadLink(UNREADABLE) from None
    number, is_dealt = divmod(number, 2)
    number, count = divmod(number, MOST_MOVES + 1)
    if is_dealt and match.header.seed is None:
        raise BadLink(DAMAGED)
    number = _replayed(match, count, number, bool(is_dealt))
    if number:
        raise BadLink(DAMAGED)
    lines = Lines(match, len(match.moves))
    try:
        add(lines.notes, match.moves, notes_in(header.split("\n"), 1))
    except BadRecord:
        raise BadLink(DAMAGED) from None
    return lines


def _replayed(match: Match, count: int, number: int, is_dealt: bool) -> int:
    """Play so many moves of a number, and return the rest of it."""
    offered = _offered(match.state)
    for _ in range(count):
        state = match.state
        if state.actor is None:
            raise BadLink(NO_GAME)
        if is_dealt and state.actor == CHANCE:
            match.play(_dealt(state))
        else:
            number, place = divmod(number, len(state.offered))
            match.play(_sorted(state)[place])
        offered += _offered(match.state)
        if offered > MOST_OFFERED:
            raise BadLink(NO_GAME)
    return number


def _offered(state: State) -> int:
    """How many actions are on offer; raises BadLink if making them would take long."""
    offered = len(state.offered)
    if offered > MOST_AT_ONCE:
        raise BadLink(NO_GAME)
    return offered


def deflated(header: bytes, phrases: bytes, strategy: int = FIXED_CODES) -> bytes:
    """A header's text, shortened with the phrases of its game."""
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW_DEFLATE, 9, strategy, phrases)
    return packer.compress(header) + packer.flush()


def _opened(text: str, games: Mapping[str, Game]) -> tuple[str, int]:
    """The header's text, and the number that holds the moves."""
    if len(text) > LONGEST_LINK:
        raise BadLink(NO_GAME)
    known = {title.letter: name for name, title in titles().items()}
    version, letter = text[:1], text[1:BEGINNING]
    name = known.get(letter) if version in (VERSION, VERSION_WITH_NOTES) else None
    if name is None:
        raise BadLink(OTHER_VERSION if LINK.fullmatch(text[:BEGINNING]) else DAMAGED)
    unpacker = zlib.decompressobj(RAW_DEFLATE, games[name].phrases)
    try:
        header = unpacker.decompress(_checked(text), LONGEST_HEADER).decode()
    except (zlib.error, ValueError):
        raise BadLink(DAMAGED) from None
    if not unpacker.eof or not all(map(str.strip, header.split("\n"))):
        raise BadLink(DAMAGED)
    return header, int.from_bytes(unpacker.unused_data, "big")


def _checked(text: str) -> bytes:
    """The bytes of a link's text that follow their checksum; raises ValueError."""
    if not LINK.fullmatch(text):
        raise ValueError("no base64url")
    packed = text[BEGINNING:]
    whole = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    data = whole[CHECKED_BYTES:]
    if whole[:CHECKED_BYTES] != _checksum(data):
        raise ValueError("another checksum")
    return data


def _checksum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "big")[:CHECKED_BYTES]


def _positions(match: Match) -> Iterator[tuple[State, str]]:
    """Every move of a match with the state before it."""
    again = Match(match.header, match.game)
    for move in match.moves:
        yield again.state, move
        again.play(move)


def is_dealt(match: Match) -> bool:
    """Whether every deal of a match is the one that its seed gives."""
    return match.header.seed is not None and all(
        _dealt(state) == move for state, move in _positions(match) if state.actor == CHANCE
    )


def _digits(match: Match, is_dealt: bool) -> Iterator[tuple[int, int]]:
    """The place of every move among the actions on offer, and how many there were."""
    for state, move in _positions(match):
        if not (is_dealt and state.actor == CHANCE):
            yield _sorted(state).index(move), len(state.offered)


def _sorted(state: State) -> list[str]:
    return sorted(map(str, state.offered))


def _dealt(state: State) -> str:
    return str(state.dealt())
