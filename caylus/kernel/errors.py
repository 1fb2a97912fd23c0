"""The four ways input can be wrong; each is a ValueError whose text says what and why."""


class IllegalAction(ValueError):
    """An action that is not on offer."""


class BadPosition(ValueError):
    """A position that no game can have."""


class BadRecord(ValueError):
    """A record that cannot be read or replayed, with the number of the first bad line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadLink(ValueError):
    """A link that holds no match."""


def shown(text: object, limit: int = 60) -> str:
    """Foreign text quoted for an error message: at most `limit` characters, all printable."""
    plain = repr(str(text)[: limit + 1])
    return plain if len(plain) <= limit + 2 else plain[:limit] + "...'"
