"""The mind of the opponents of classic Caylus: instinct for actions, prospects for positions."""

from caylus.games.classic.mind.evaluation import value, what_is_due
from caylus.games.classic.mind.joys import JOYS
from caylus.games.classic.mind.mind import learned, mind, shortfalls

__all__ = ["JOYS", "learned", "mind", "shortfalls", "value", "what_is_due"]
