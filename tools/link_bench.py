"""How long links are, and how long it takes to read them: recorded games, then hostile texts.

Writes JSON: letters by recorded game against the bars, and milliseconds of the slowest link read,
whole games, mutated ones with a right checksum and those that once were slow; of records, too.
"""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import caylus
from caylus.records.link import sealed
from tools import played

MUTATED = 20_000
MOST_MILLISECONDS = 200
MOST_OF_A_RECORD = 1_000
HOSTILE = Path(__file__).parents[1] / "tests" / "hostile"


def lengths(game: str) -> dict[str, Any]:
    """The letters of the link of each recorded game, and the bar for as many players."""
    bars = played.longest_links(game)
    return {
        path.stem: {"letters": len(caylus.link(match)), "bar": bars[match.state.players]}
        for path, match in matches(game)
    }


def matches(game: str) -> Iterator[tuple[Path, caylus.Match]]:
    """The recorded games of a game."""
    return ((path, caylus.load(path.read_text(encoding="utf-8"))) for path in played.records(game))


def mutated(known: list[str]) -> Iterator[str]:
    """Links with bytes changed behind their checksum, which is made right again."""
    random = Random(1)
    for _ in range(MUTATED):
        link = random.choice(known)
        beginning, text = link[:2], link[2:]
        data = bytearray(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[3:])
        for _change in range(random.randint(1, 4)):
            data[random.randrange(len(data))] = random.randrange(256)
        yield sealed(beginning, bytes(data))


def hostile(kind: str) -> Iterator[str]:
    """The texts that once were slow, of one kind."""
    for path in sorted(HOSTILE.glob(f"*.{kind}")):
        yield path.read_text(encoding="utf-8")


def slowest(texts: Iterable[str], read: Callable[[str], object]) -> float:
    """Milliseconds that the slowest of some texts takes to be read or refused."""
    found = 0.0
    for text in texts:
        start = time.perf_counter()
        with contextlib.suppress(caylus.BadLink, caylus.BadRecord):
            read(text)
        found = max(found, time.perf_counter() - start)
    return round(1000 * found, 1)


def measured() -> dict[str, Any]:
    """All figures."""
    known = [caylus.link(match) for game in played.GAMES for _path, match in matches(game)]
    strange = itertools.chain(map(str.strip, hostile("link")), mutated(known))
    return {
        "letters": {game: lengths(game) for game in played.GAMES},
        "slowest game": {"milliseconds": slowest(known, caylus.unlink), "bar": MOST_MILLISECONDS},
        "slowest hostile link": {
            "milliseconds": slowest(strange, caylus.unlink),
            "bar": MOST_MILLISECONDS,
        },
        "slowest hostile record": {
            "milliseconds": slowest(hostile("record"), caylus.load_lines),
            "bar": MOST_OF_A_RECORD,
        },
    }


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
