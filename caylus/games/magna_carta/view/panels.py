"""Panels: what opens beside the table on demand."""

from __future__ import annotations

from typing import cast

from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.numbers import PRESTIGE_KINDS
from caylus.games.magna_carta.rules.sight import Sight
from caylus.games.magna_carta.view import forecast as forecasts
from caylus.games.magna_carta.view.all_cards import cards
from caylus.games.magna_carta.view.cards import known_faces
from caylus.view.environment import render
from caylus.view.panels import Panel
from caylus.view.table import Table


def forecast(shown: Table, path: str) -> str:
    """What the workers on the road will bring."""
    return forecasts.page(cast(Sight, shown.sight), shown.seats)


def pool(shown: Table, path: str) -> str:
    """The prestige buildings on offer, as whole cards."""
    lit = shown.lit
    kinds = [kind for kind in PRESTIGE_KINDS if shown.sight.table.pool >> kind & 1]
    on_offer = [
        (known_faces()[kind], lit.on.get(f"pool-{BUILDINGS[kind].key}", "")) for kind in kinds
    ]
    return render("magna_carta/pool.html", cards=on_offer)


PANELS: dict[str, Panel] = {"forecast": forecast, "pool": pool, "cards": cards}
