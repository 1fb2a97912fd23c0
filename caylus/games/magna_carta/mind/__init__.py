"""The mind of the opponents of Magna Carta: instinct for actions, prospects for positions."""

from caylus.games.magna_carta.mind.evaluation import value, what_is_due
from caylus.games.magna_carta.mind.joys import JOYS
from caylus.games.magna_carta.mind.mind import learned, mind, shortfalls

__all__ = ["JOYS", "learned", "mind", "shortfalls", "value", "what_is_due"]
