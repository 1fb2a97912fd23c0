"""The lesson at the table: what it speaks of is ringed, and how far it has come is kept."""

import asyncio
import json

from pyscript import document

from caylus.web.page import patch, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAME = "lessons"
# Pixels between what is ringed and its ring.
ROOM = 4
BEGINNING = "0/0"


class Lesson:
    """The place in a lesson where the table stands, as GAME/LESSON/CHAPTER/STEP, or nothing."""

    def __init__(self) -> None:
        self.at = ""
        self.ringed = ""

    def take(self, at: str) -> None:
        """Take over where the table stands, and keep how far the lesson has come."""
        self.at = at
        if at:
            game, name, chapter, step = at.split("/")
            keep(f"{game}/{name}", f"{chapter}/{step}")

    def leave(self) -> None:
        """Leave the lesson; how far it has come is kept."""
        self.at = ""
        self.ring("")

    def ring(self, ringed: str) -> None:
        """Ring things of the table together, and let the rest recede; without any ring nothing.

        After a bar come those to ring if none of the others is seen.
        """
        self.ringed = ringed
        self.place()
        if ringed:
            asyncio.create_task(self.place_when_complete())

    async def place_when_complete(self) -> None:
        """Place the ring once all of a new table stands there."""
        await patch.complete()
        self.place()

    def place(self) -> None:
        """Place the ring where the things lie now."""
        spot = document.getElementById("spot")
        looked_at, _bar, instead = self.ringed.partition("|")
        things = all_found(looked_at) or all_found(instead)
        spot.hidden = not things
        if not things:
            document.documentElement.removeAttribute("data-ringed")
            return
        boxes = [thing.getBoundingClientRect() for thing in things]
        left, top = min(box.left for box in boxes), min(box.top for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        for side, value in (
            ("left", left - ROOM),
            ("top", top - ROOM),
            ("width", right - left + 2 * ROOM),
            ("height", bottom - top + 2 * ROOM),
        ):
            spot.style.setProperty(side, f"{value}px")
        where = "band" if things[0].closest("#band") else "table"
        document.documentElement.setAttribute("data-ringed", where)


def all_found(names: str) -> "list[Any]":
    """The visible things of the table that have these names."""
    return [thing for thing in map(found, names.split()) if thing is not None]


def found(name: str) -> "Any":
    """The visible thing of the table that a lesson names, or None."""
    for thing in document.querySelectorAll(f'#board [data-look="{name}"], #board #{name}'):
        if thing.checkVisibility():
            return thing
    return None


def kept() -> "dict[str, Any]":
    """How far each lesson has come, by GAME/LESSON: where it stands, and what is done."""
    try:
        found = json.loads(storage.read(NAME) or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def keep(name: str, at: str) -> None:
    """Keep where a lesson stands."""
    known = kept()
    known[name] = at
    storage.write(NAME, json.dumps(known))


def done() -> "list[str]":
    """The places of the chapters that were played to their end."""
    return list(kept().get("done", []))


def note_done(place: str) -> None:
    """Note that a chapter was played to its end."""
    known = kept()
    if place not in known.get("done", []):
        known["done"] = done()
        known["done"].append(place)
        storage.write(NAME, json.dumps(known))


def last_step(name: str) -> str:
    """Where a lesson stands, as CHAPTER/STEP; its beginning if it was never taken."""
    at = str(kept().get(name, BEGINNING))
    return at if len(at.split("/")) == 2 else BEGINNING


def place(text: str) -> "tuple[str, str, int, int]":
    """A place as GAME/LESSON or GAME/LESSON/CHAPTER/STEP; without a step, where it stands."""
    game, _slash, rest = text.partition("/")
    name, _slash, at = rest.partition("/")
    chapter, _slash, step = (at or last_step(f"{game}/{name}")).partition("/")
    is_number = chapter.isdigit() and step.isdigit()
    return game, name, int(chapter) if is_number else 0, int(step) if is_number else 0


lesson = Lesson()
