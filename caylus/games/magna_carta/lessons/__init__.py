"""What newcomers are taught of Magna Carta."""

from caylus.games.magna_carta.lessons.introductory import INTRODUCTORY
from caylus.games.magna_carta.lessons.standard import STANDARD

LESSONS = (INTRODUCTORY, STANDARD)
