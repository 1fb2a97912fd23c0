"""Panels: what opens beside the table on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from caylus.view import ways as all_ways
from caylus.view.environment import render
from caylus.view.table import Table, log_lines

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


PANELS: Mapping[str, Panel] = {"ways": ways, "log": log, "lines": lines}


def panel(shown: Table, name: str, path: str) -> str:
    """The HTML text of a panel of every game or of this one; raises KeyError."""
    return {**shown.view.PANELS, **PANELS}[name](shown, path)
