"""Recorded games, replayed to their scores."""
