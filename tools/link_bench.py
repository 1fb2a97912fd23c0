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
from tools.played import RECORDS

BARS = {2: 300}
BAR = 700
MUTATED = 20_000
MOST_MILLISECONDS = 200
MOST_OF_A_RECORD = 1_000
HOSTILE = Path(__file__).parents[1] / "tests" / "hostile"


def lengths(matches: dict[str, caylus.Match]) -> dict[str, Any]:
    """The letters of each game's link, and the bar for as many players."""
    return {
        name: {
            "letters": len(caylus.link(match)),
            "bar": BARS.get(match.state.players, BAR),
        }
        for name, match in matches.items()
    }


def mutated(known: list[str]) -> Iterator[str]:
    """Links with bytes changed behind their checksum, which is made right again."""
    random = Random(1)
    for _ in range(MUTATED):
        text = random.choice(known)[2:]
        data = bytearray(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[3:])
        for _change in range(random.randint(1, 4)):
            data[random.randrange(len(data))] = random.randrange(256)
        yield sealed("1m", bytes(data))


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
    paths = sorted(RECORDS.glob("*.record"))
    matches = {path.stem: caylus.load(path.read_text(encoding="utf-8")) for path in paths}
    known = [caylus.link(match) for match in matches.values()]
    strange = itertools.chain(map(str.strip, hostile("link")), mutated(known))
    return {
        "letters": lengths(matches),
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
