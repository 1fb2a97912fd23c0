"""A game at one screen: who looks on, what can be taken back, what is told; no browser, no game."""
