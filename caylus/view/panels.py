"""Panels: what opens beside the table on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from caylus.view import ways as all_ways
from caylus.view.environment import render
from caylus.view.table import Table, log_lines
from caylus.view.text import passage

Panel = Callable[[Table, str], str]


def ways(shown: Table, path: str) -> str:
    """One step of paying differently."""
    return all_ways.page(shown, path)


def log(shown: Table, path: str) -> str:
    """Everything that happened, what is new on top."""
    return render("log.html", lines=list(log_lines(shown)))


def lines(shown: Table, path: str) -> str:
    """The lines of the game that were left."""
    return render("lines.html", left=shown.history.left if shown.history else ())


def notes(shown: Table, path: str) -> str:
    """The notes of the game, and the field for that of the position that is looked at."""
    past = shown.history
    where = passage(past.where) if past else ""
    return render("notes.html", note=shown.note, where=where, notes=past.noted if past else ())


PANELS: Mapping[str, Panel] = {"ways": ways, "log": log, "lines": lines, "notes": notes}


def panel(shown: Table, name: str, path: str) -> str:
    """The HTML text of a panel of every game or of this one; raises KeyError."""
    return {**shown.view.PANELS, **PANELS}[name](shown, path)
