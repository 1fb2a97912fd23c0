"""The games that benches play, each with its recorded games; most benches play the first."""

from importlib import import_module
from pathlib import Path

import caylus
from caylus import games

GAMES = games.shown()
NAME, TITLE = next(iter(GAMES.items()))
VARIANT = TITLE.variants[0]


def records(game: str) -> list[Path]:
    """The files of a game's recorded games."""
    folder = Path(__file__).parents[1] / "tests" / "games" / games.place(game).name / "records"
    return sorted(folder.glob("*.record"))


def recorded(stem: str) -> Path:
    """The file of one recorded game of the first game."""
    return next(path for path in records(NAME) if path.stem == stem)


def longest_record(game: str) -> str:
    """The recorded game with the most moves."""
    texts = [path.read_text(encoding="utf-8") for path in records(game)]
    return max(texts, key=lambda text: len(moves_of(text)))


def moves_of(record: str) -> list[str]:
    """The moves of a record."""
    return record.partition("\n\n")[2].splitlines()


def longest_links(game: str) -> dict[int, int]:
    """The most letters of a finished game's link, by the number of players."""
    bars: dict[int, int] = import_module(
        f"tests.games.{games.place(game).name}.records"
    ).LONGEST_LINKS
    return bars


def begun(*seats: tuple[str, str], game: str = NAME) -> str:
    """The record of a game that nobody has moved in yet; a seat is a player and a name."""
    return caylus.new_match(caylus.game(game), GAMES[game].variants[0], list(seats), seed=7).text()
