"""How programs of others play Nine Squares: its notation as words, and a sight as numbers."""

from __future__ import annotations

from caylus.games.nine_squares.rules.state import KIND_OF, KINDS, Sight

WORDS = {
    "what is done": ("take", "deal", "roll"),
    "cards": KINDS,
    "numbers": tuple(str(number) for number in range(1, len(KIND_OF) + 1)),
}


def told(sight: Sight) -> str:
    """What somebody sees, as text: equal texts are equal sights."""
    return f"{sight.table.to_json()} {sight.hidden}"


def seen(sight: Sight) -> list[int]:
    """What somebody sees, as numbers: the own card, the roll, and the squares."""
    table, own = sight.table, sight.seat or 0
    owners = [seat if seat < 0 else (seat - own) % table.players for seat in table.owners]
    return [table.bonus, table.roll, table.cards[own], *owners, *table.worth]
