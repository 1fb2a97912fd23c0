"""The forecast: what the rest of this round will do, and what it is worth to whom."""

from caylus.games.classic.view.forecast.castle import castle_queue, marks, next_scoring
from caylus.games.classic.view.forecast.page import page
from caylus.games.classic.view.forecast.reach import shifts
from caylus.games.classic.view.forecast.sentences import sentence, told
from caylus.games.classic.view.forecast.walk import Forecast, Yield, forecast, yields_at

__all__ = [
    "Forecast",
    "Yield",
    "castle_queue",
    "forecast",
    "marks",
    "next_scoring",
    "page",
    "sentence",
    "shifts",
    "told",
    "yields_at",
]
