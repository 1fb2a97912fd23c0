"""Reading the fields of foreign JSON, each with a clear refusal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from caylus.kernel.chance import STREAM
from caylus.kernel.errors import shown
from caylus.kernel.game import LARGEST_SEED
from caylus.kernel.state import checked


class Fields:
    """The fields of one JSON object; every method raises BadPosition naming the field."""

    def __init__(self, values: dict[str, Any], where: str) -> None:
        self.values = values
        self.where = where

    def only(self, *names: str) -> None:
        """Refuse any field but these."""
        for name in self.values:
            checked(name in names, f"{self.where}: unknown field {shown(name)}")

    def value(self, name: str) -> Any:
        """A field's value, whatever it is."""
        checked(name in self.values, f"{self.where}: no {name}")
        return self.values[name]

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        return self._number(self.value(name), name, least, most)

    def _number(self, value: Any, name: str, least: int, most: int) -> int:
        whole = isinstance(value, int) and not isinstance(value, bool)
        checked(
            whole and least <= value <= most,
            f"{self.where}: {name} is {shown(value)}, not a whole number from {least} to {most}",
        )
        return int(value)

    def text(self, name: str) -> str:
        """A text."""
        value = self.value(name)
        checked(isinstance(value, str), f"{self.where}: {name} is {shown(value)}, not a text")
        return str(value)

    def one_of(self, name: str, choices: Sequence[str]) -> str:
        """One of some texts."""
        text = self.text(name)
        checked(
            text in choices,
            f"{self.where}: {name} is {shown(text)}, not one of {', '.join(choices)}",
        )
        return text

    def _list(self, name: str, least: int, most: int) -> list[Any]:
        value = self.value(name)
        fits = isinstance(value, list) and least <= len(value) <= most
        checked(fits, f"{self.where}: {name} is not a list of {least} to {most} things")
        return list(value)

    def object(self, name: str) -> Fields:
        """An object of its own."""
        value = self.value(name)
        checked(isinstance(value, dict), f"{self.where}: {name} is no object")
        return Fields(value, name)

    def objects(self, name: str, least: int, most: int) -> list[Fields]:
        """A list of objects."""
        values = self._list(name, least, most)
        checked(
            all(isinstance(value, dict) for value in values),
            f"{self.where}: {name} are not objects",
        )
        return [Fields(value, f"{name} {n}") for n, value in enumerate(values, 1)]

    def names(self, name: str, choices: Iterable[str]) -> list[str]:
        """A list of different texts out of some."""
        allowed = list(choices)
        values = self._list(name, 0, len(allowed))
        for value in values:
            checked(
                isinstance(value, str) and value in allowed and values.count(value) == 1,
                f"{self.where}: {shown(value)} in {name} is unknown or there twice",
            )
        return values

    def number_list(self, name: str, length: int) -> list[int]:
        """A list of small whole numbers."""
        return [self._number(value, name, 0, 99) for value in self._list(name, length, length)]

    def numbers(self, name: str, least: int, most: int, keys: Sequence[str]) -> list[int]:
        """A whole number within bounds for each of some keys."""
        value = self.value(name)
        checked(
            isinstance(value, dict) and set(value) == set(keys),
            f"{self.where}: {name} needs a number for each of {', '.join(keys)}",
        )
        return [self._number(value[key], key, least, most) for key in keys]

    def counts(self, name: str, choices: Sequence[str]) -> dict[str, int]:
        """Numbers by text."""
        value = self.value(name)
        checked(
            isinstance(value, dict) and all(key in choices for key in value),
            f"{self.where}: {name} is not an object of numbers by deck",
        )
        return {key: self._number(count, name, 0, STREAM - 1) for key, count in value.items()}

    def pairs(self, name: str, most: int) -> list[tuple[str, str]]:
        """A list of pairs of texts."""
        pairs = []
        for value in self._list(name, 0, most):
            fits = isinstance(value, list) and [type(part) for part in value] == [str, str]
            checked(fits, f"{self.where}: {shown(value)} in {name} is no pair of texts")
            pairs.append((value[0], value[1]))
        return pairs

    def optional_seed(self) -> int | None:
        """The seed, if there is one."""
        return None if self.value("seed") is None else self.number("seed", 0, LARGEST_SEED - 1)
