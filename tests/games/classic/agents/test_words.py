"""The table of words has whatever the rules can offer."""

from caylus.adapters.ids import table
from caylus.games.classic.rules.editions import PROFILES
from caylus.games.classic.rules.favors import LINES
from caylus.games.classic.rules.goods import letters, payments
from caylus.games.classic.rules.spaces import SPACES
from caylus.games.classic.rules.tiles import BUILDINGS
from caylus.games.classic.rules.words import Choose, Rates, Word

TABLE = table("classic")


def test_every_payment_of_every_tile_has_words() -> None:
    for building in BUILDINGS:
        for payment in payments(building.cost) if any(building.cost) else ():
            TABLE.spelled(f"build {building.key} {letters(payment)}")


def texts(word: Word | None) -> list[str]:
    """The notation of what a word lets somebody trade or take."""
    if isinstance(word, Rates):
        return [exchange.text for _, exchange in word.exchanges]
    return [taken.text for taken in word.taken] if isinstance(word, Choose) else []


def test_every_trade_and_gain_has_words() -> None:
    of_tiles = [each for building in BUILDINGS for each in (building.worker, building.owner)]
    of_editions = [word for profile in PROFILES.values() for word in profile.worker.values()]
    of_favors = [column.word for line in LINES.values() for column in line]
    found = [text for word in (*of_tiles, *of_editions, *of_favors) for text in texts(word)]

    assert len(set(map(TABLE.spelled, found))) == len(set(found)) > 40


def test_every_space_has_a_word() -> None:
    assert all(len(TABLE.spelled(f"place {space}")) == 3 for space in SPACES)
