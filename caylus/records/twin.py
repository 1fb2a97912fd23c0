"""Copies to try something on."""

from __future__ import annotations

import copy
from typing import TypeVar

Thing = TypeVar("Thing")


def twin(thing: Thing) -> Thing:
    """A copy of a thing with lists and dicts of its own; what these hold is not copied."""
    made = copy.copy(thing)
    for name, value in vars(thing).items():
        if isinstance(value, list | dict | set):
            setattr(made, name, value.copy())
    return made
