"""The rules of classic Caylus, read as the rulebook reads."""
