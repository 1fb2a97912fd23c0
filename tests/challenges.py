"""Finished games of one deal, of one person against a bot: what challenges are made of."""

from random import Random

import caylus
from caylus.kernel.record import Match
from tests.doors import RECORDS

RECORD = (RECORDS / "standard-2-players-36.record").read_text().replace("random Ada", "person Ada")
PERSON, BOT = 0, 1


def recorded() -> Match:
    """A recorded game, which Ada finished against a bot."""
    return caylus.load(RECORD)


def unnamed(match: Match) -> str:
    """The record of a match whose person has no name."""
    return match.text().replace("person Ada", "person")


def first_choice(seat: int, after: int = 0) -> int:
    """How many moves of the recorded game come before a seat has several choices."""
    match = recorded()
    again = Match(match.header, match.game)
    for number, move in enumerate(match.moves):
        if number >= after and again.state.actor == seat and len(again.state.offered) > 1:
            return number
        again.play(move)
    raise ValueError(f"seat {seat} never chooses")


def otherwise(moves: int, luck: int = 1) -> Match:
    """The recorded game, which goes on in another way after so many moves, at random."""
    match, random = recorded(), Random(luck)
    chosen = match.moves[moves]
    match.back_to(moves)
    match.play(next(str(action) for action in match.state.actions() if str(action) != chosen))
    while not match.state.is_over:
        match.deal()
        if not match.state.is_over:
            match.play(str(random.choice(match.state.actions())))
    return match
