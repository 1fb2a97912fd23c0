"""What opponents of Magna Carta like beside winning, by temperament and deed, in points."""

from collections.abc import Mapping

from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.payments import DENIER
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.turns import Build, BuildPrestige, Draw, Pass, Place, Replace
from caylus.games.magna_carta.rules.words import Exchange, Tokens, Turn
from caylus.players.mind import Joys

BUILT = 0.9
BATCH = 1.5
PUSH = 0.3
"""Each place that the Provost moves."""
KEPT = 0.08
"""A denier that is kept or taken."""
SENT = 0.1
"""A worker that fetches something for the castle."""
FETCHED = 0.4
"""A cube that is bought for the castle."""
ASIDE = -0.1
"""A card that the castle's cubes are spent on."""

JOYS: Mapping[str, Joys] = {
    "builder": dict.fromkeys((Build, BuildPrestige, Turn), lambda built: BUILT),
    "courtier": {
        Offer: lambda offer: BATCH * offer.count,
        Place: lambda place: SENT,
        Exchange: lambda trade: FETCHED * sum(n for kind, n in trade.delta if kind != DENIER),
        Build: lambda build: ASIDE,
    },
    "miser": {
        Draw: lambda draw: -KEPT,
        Replace: lambda replace: -KEPT,
        Place: lambda place: -KEPT,
        Pass: lambda turn: KEPT,
        MoveProvost: lambda move: -KEPT * abs(move.places),
        Tokens: lambda tokens: -KEPT * tokens.price,
        Exchange: lambda trade: KEPT * sum(n for kind, n in trade.delta if kind == DENIER),
    },
    "sheriff": {MoveProvost: lambda move: PUSH * abs(move.places)},
}
