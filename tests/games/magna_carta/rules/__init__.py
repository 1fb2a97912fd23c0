"""The rules of Caylus Magna Carta, read as the rulebook reads."""
