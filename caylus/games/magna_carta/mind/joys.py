"""What opponents of Magna Carta like beside winning, by temperament and deed, in points."""

from collections.abc import Mapping

from caylus.games.magna_carta.rules.board import Board
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.numbers import LAWYER_KIND
from caylus.games.magna_carta.rules.payments import DENIER
from caylus.games.magna_carta.rules.provost import MoveProvost
from caylus.games.magna_carta.rules.turns import Build, BuildPrestige, Draw, Pass, Place, Replace
from caylus.games.magna_carta.rules.words import Exchange, Tokens, Turn
from caylus.players.mind import Joys

BUILT = 0.9
LAWYER = 3.0
"""The Lawyer, who turns cards into residences."""
RESIDENCE = 6.0
FIRST_RESIDENCE = 6.0
"""A worker that the Lawyer may serve, as long as there is no residence."""
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


def _to_the_lawyer(place: Place, state: Board) -> float:
    """The hope for a first residence: a Lawyer that the Provost lets be, and a card to turn."""
    is_near = state.road_kind[place.place] == LAWYER_KIND and place.place <= state.reach
    seat = state.actor
    assert seat is not None
    if is_near and state.turnable(seat) and not state.residences(seat):
        return FIRST_RESIDENCE
    return 0.0


JOYS: Mapping[str, Joys] = {
    "builder": Joys(
        {
            Build: lambda build: LAWYER if build.kind == LAWYER_KIND else BUILT,
            BuildPrestige: lambda built: BUILT,
            Turn: lambda turned: RESIDENCE,
        },
        hopes={Place: _to_the_lawyer},
    ),
    "courtier": Joys(
        {
            Offer: lambda offer: BATCH * offer.count,
            Place: lambda place: SENT,
            Exchange: lambda trade: FETCHED * sum(n for kind, n in trade.delta if kind != DENIER),
            Build: lambda build: ASIDE,
        }
    ),
    "miser": Joys(
        {
            Draw: lambda draw: -KEPT,
            Replace: lambda replace: -KEPT,
            Place: lambda place: -KEPT,
            Pass: lambda turn: KEPT,
            MoveProvost: lambda move: -KEPT * abs(move.places),
            Tokens: lambda tokens: -KEPT * tokens.price,
            Exchange: lambda trade: KEPT * sum(n for kind, n in trade.delta if kind == DENIER),
        }
    ),
    "sheriff": Joys({MoveProvost: lambda move: PUSH * abs(move.places)}),
}
