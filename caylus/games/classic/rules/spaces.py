"""Where workers stand: the spaces of the road, and the special buildings before the bridge.

Spaces are numbers: 0 to 27 are the road from the bridge on, printed as 1 to 28. Behind them come
the special buildings with one worker each, then those with several.
"""

ROAD = 28
"""How many spaces the road has."""
GATE, TRADING_POST, GUILD, JOUST_FIELD, STABLES, INN, CASTLE = range(ROAD, ROAD + 7)
SINGLE = STABLES
"""How many spaces take one worker each: the road and the first four special buildings."""
SPECIALS = ("gate", "trading-post", "guild", "joust-field", "stables", "inn")
"""The special buildings in the order of phase 3."""
SPACES = (*(str(number) for number in range(1, ROAD + 1)), *SPECIALS, "castle")
"""The name of every space in notation."""
NEUTRAL_SPACES = range(6)
START = 5
"""The space where bailiff and provost begin: the last neutral building."""

FREE = -1
"""Nobody's: a space without a worker, a tile without an owner."""
CLOSED = -2
"""In the list of workers: a space that takes none."""
EMPTY = -1
"""In the list of tiles: a space that waits for one."""
