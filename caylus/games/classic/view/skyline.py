"""The finished castle with houses of all colours, as it stands behind the winners."""

from caylus.games.classic.rules.board import COLOURS, ROOM, SECTIONS
from caylus.games.classic.view import art


def skyline() -> str:
    """The towers, the dungeon and the walls as three svg elements, full of houses."""
    dungeon, walls, towers = (
        art.castle_section(section, _houses(room), room, closed=True)
        for section, room in zip(SECTIONS, ROOM, strict=True)
    )
    return towers + dungeon + walls


def _houses(room: int) -> tuple[str, ...]:
    """The colours of the houses of a full section, in turn."""
    return tuple(COLOURS[number % len(COLOURS)] for number in range(room))
