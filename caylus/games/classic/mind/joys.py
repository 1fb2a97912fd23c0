"""What opponents of classic Caylus like beside winning, by temperament and deed, in points."""

from collections.abc import Mapping

from caylus.games.classic.rules.castle import Batch
from caylus.games.classic.rules.construction import Build, BuildPrestige, Residence
from caylus.games.classic.rules.goods import DENIER
from caylus.games.classic.rules.provost import MoveProvost
from caylus.games.classic.rules.turns import Pass, Place
from caylus.games.classic.rules.words import Exchange
from caylus.players.mind import Joys

BUILT = 3.0
BATCH = 3.0
SPARED = -2.0
"""A batch of the cubes that could be built with."""
SPACE = 0.2
"""Each space that the provost moves."""
KEPT = 0.15
"""A denier that is kept or taken."""

JOYS: Mapping[str, Joys] = {
    "builder": Joys(
        {
            **dict.fromkeys((Build, BuildPrestige, Residence), lambda built: BUILT),
            Batch: lambda batch: SPARED,
        }
    ),
    "courtier": Joys({Batch: lambda batch: BATCH}),
    "miser": Joys(
        {
            Place: lambda place: -KEPT,
            Pass: lambda turn: KEPT,
            Exchange: lambda trade: KEPT * sum(n for kind, n in trade.delta if kind == DENIER),
            MoveProvost: lambda move: -KEPT * move.price * abs(move.spaces),
            Residence: lambda house: -KEPT * house.price,
        }
    ),
    "sheriff": Joys({MoveProvost: lambda move: SPACE * abs(move.spaces)}),
}
