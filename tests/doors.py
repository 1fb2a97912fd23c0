"""The doors between page and workers, used as the page uses them: JSON in, JSON out."""

import html
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import caylus
from caylus.web.workers import engine_deeds, thinker_deeds
from caylus.web.workers.door import Deed, answer, read
from tests.patches import patched

RECORDS = Path(__file__).parent / "games" / "magna_carta" / "records"
_screen = {"html": ""}
HEADER = """caylus 1
game magna-carta
edition 1
variant standard
seat red person Anna
seat green greedy
seed 7

"""


def asked(deeds: Mapping[str, Deed], do: str, **fields: object) -> dict[str, Any]:
    """What a worker answers; a fault of ours fails the test."""
    answered = read(answer(json.dumps({"do": do, **fields}), deeds))
    assert "fault" not in answered, answered["fault"]
    return answered


def told(do: str, **fields: object) -> dict[str, Any]:
    """What the engine answers; "html" is the whole page, patched with what has changed."""
    answered = asked(engine_deeds.DEEDS, do, **fields)
    if "changes" in answered or "record" in answered:
        changes = answered.pop("changes", None)
        _screen["html"] = answered.get("html") or patched(_screen["html"], changes)
        answered["html"] = _screen["html"]
    return answered


def engine(do: str, **fields: object) -> dict[str, Any]:
    """What of the engine's answer lasts: the page and the game, not what is told only once."""
    answered = told(do, **fields)
    return {name: value for name, value in answered.items() if name not in ("moved", "news")}


def thinker(record: str, **fields: object) -> dict[str, Any]:
    """What the thinker chooses in the game of a record."""
    return asked(thinker_deeds.DEEDS, "choose", record=record, **fields)


def begin(
    seats: list[list[str]], variant: str = "", seed: int = 7, game: str = "magna-carta"
) -> dict[str, Any]:
    """The table of a new game, usually of its first variant; a seat is a player and a name."""
    variant = variant or caylus.game(game).variants[0]
    return engine("begin", game=game, variant=variant, seats=seats, seed=seed)


def play(*actions: str) -> dict[str, Any]:
    """The last answer to some actions, none of which is refused."""
    for action in actions:
        answered = engine("play", action=action)
        assert "refused" not in answered
    return answered


def bots(shown: dict[str, Any]) -> dict[str, Any]:
    """The table once the bots have played up to the next decision of a person."""
    while shown["bot"]:
        shown = play(thinker(shown["record"])["action"])
    return shown


WAYS_ON = re.compile(r'<button[^>]*data-command="(?:redo|redo-turn|restart)".*?</button>\n?')


def standing(shown: dict[str, Any]) -> dict[str, Any]:
    """A table as if nothing had been played beyond where the game stands."""
    lines = caylus.load_lines(shown["record"])
    lines.match.back_to(lines.at)
    return shown | {"record": lines.match.text(), "html": WAYS_ON.sub("", shown["html"])}


def here() -> dict[str, Any]:
    """The table as it stands: lifting a curtain that does not hang changes nothing."""
    return engine("reveal")


def offered(shown: dict[str, Any]) -> list[str]:
    """The actions that the page plays."""
    found = re.findall(r'data-action="([^"]*)"', shown["html"])
    return list(dict.fromkeys(map(html.unescape, found)))


def hand(shown: dict[str, Any]) -> list[str]:
    """The hand cards on the page."""
    return re.findall(r'id="hand-([^"]+)"', shown["html"])


def curtain(shown: dict[str, Any]) -> bool:
    """Whether the curtain hangs; the page then makes everything else inert."""
    hangs = '<section id="curtain" hidden>' not in shown["html"]
    assert shown["covered"] == hangs
    return hangs


def state_of(shown: dict[str, Any]) -> caylus.State:
    """The state that a table's record tells."""
    return caylus.load(shown["record"]).state


def lines_of(shown: dict[str, Any]) -> caylus.Lines:
    """The lines of play of a table."""
    return caylus.load_lines(shown["record"])


def hand_of(shown: dict[str, Any], seat: int) -> list[str]:
    """The hand of a seat by the record."""
    return json.loads(state_of(shown).to_json())["players"][seat]["hand"]


def dealt() -> str:
    """A record dealt up to the first decision."""
    match = caylus.load(HEADER)
    match.deal()
    return match.text()


def start_of(state: caylus.State, *players: str) -> str:
    """The header of a record that starts from a state, with names A, B, C ... for its seats."""
    seats = [*zip(players, "ABCDE", strict=False)]
    record = caylus.new_match(caylus.game(state.game), state.variant, seats, seed=7).text()
    return record.replace("seed 7\n", f"seed 7\nstart {state.to_json()}\n")
