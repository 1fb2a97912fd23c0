"""Links of classic games are short, and give back what they were made of."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import caylus
from caylus.games.classic import TITLE
from caylus.games.classic.rules.phrases import PHRASES
from caylus.games.classic.rules.steps import BY_THEMSELVES, OF_CHANCE, OF_SEATS
from caylus.games.classic.rules.tiles import BUILDINGS
from tests.games.classic.eager import moves
from tests.walks import chosen

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))
GAME = caylus.game(TITLE.name)
LONGEST = {2: 250, 3: 300, 4: 350, 5: 400}
LONGEST_OF_POSITIONS = {2: 350, 3: 400, 4: 450, 5: 500}
A_SEED = 281_474_976_710_655


def begun(players: int, variant: str = "2006") -> caylus.Match:
    """A match of people that was begun in a browser, before its first deal."""
    return caylus.new_match(GAME, variant, [("person", "")] * players, A_SEED)


def random_game(players: int, seed: int) -> caylus.Match:
    match, random = begun(players), Random(seed)
    match.deal()
    while not match.state.is_over:
        match.play(chosen(match.state, random))
    return match


def eager_game(players: int, seed: int, most: int = 10_000) -> caylus.Match:
    """A game of players who want something, or its first moves."""
    match = begun(players)
    for count, text in enumerate(moves(match.state.clone(), seed)):
        if count == most:
            break
        match.play(text)
    return match


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("play", [random_game, eager_game])
def test_whole_game_has_a_short_link(
    play: Callable[[int, int], caylus.Match], players: int, seed: int
) -> None:
    match = play(players, seed)
    text = caylus.link(match)

    assert len(text) <= LONGEST[players]
    assert caylus.unlink(text).text() == match.text()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_game_comes_back_from_its_short_link(path: Path) -> None:
    match = caylus.load(path.read_text(encoding="utf-8"))
    text = caylus.link(match)

    assert len(text) <= LONGEST[match.state.players] + 50
    assert caylus.unlink(text).text() == match.text()


@pytest.mark.parametrize("moves_played", [30, 90, 150])
@pytest.mark.parametrize("players", range(2, 6))
def test_position_has_a_short_link(players: int, moves_played: int) -> None:
    state = eager_game(players, seed=moves_played, most=moves_played).state.clone()
    state.seed, state.draws = None, {}
    header = begun(players).text().replace(f"seed {A_SEED}\n", f"start {state.to_json()}\n")
    text = caylus.link(caylus.load(header))

    assert len(text) <= LONGEST_OF_POSITIONS[players]
    assert caylus.unlink(text).state.to_json() == state.to_json()


@pytest.mark.parametrize("players", range(2, 6))
def test_what_the_seed_deals_takes_no_room(players: int) -> None:
    match = begun(players)
    match.deal()

    assert len(caylus.link(match)) <= 40


@pytest.mark.parametrize("variant", TITLE.variants)
def test_every_variant_has_a_link(variant: str) -> None:
    match = begun(3, variant)

    assert len(caylus.link(match)) <= 50
    assert caylus.unlink(caylus.link(match)).text() == match.text()


def test_phrases_know_every_tile_and_step() -> None:
    text = PHRASES.decode()
    steps = [*BY_THEMSELVES, *OF_CHANCE]
    steps += [step for step in OF_SEATS if not step.rpartition("-")[2].isdigit()]
    few = ("home-", "worker-")

    assert [each.key for each in BUILDINGS if f'"{each.key}"' not in text] == []
    assert [step for step in steps if f'"{step}"' not in text and not step.startswith(few)] == []


def test_phrases_end_like_most_headers() -> None:
    header = begun(2).text().partition(f"{A_SEED}")[0]

    assert PHRASES.decode().endswith(header)
