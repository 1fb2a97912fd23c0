"""What the page can ask of the thinker."""

from dataclasses import dataclass
from random import Random

import caylus
from caylus.kernel.chance import CHANCE
from caylus.kernel.record import Match
from caylus.players import player
from caylus.players.budget import Budget
from caylus.players.search import Search, Thought
from caylus.view.text import _
from caylus.web.workers.door import Message, hello

# Thinking is answered in parts of so many seconds, so that it can be ended between them.
PART = 0.1


@dataclass
class Thinking:
    """The decision that is being thought about: in which record, and for how many seconds yet."""

    record: str
    thought: Thought
    seconds: float
    left: float


class Desk:
    """Where the thinker keeps what it is thinking about."""

    thinking: Thinking | None = None


def choose(message: Message) -> Message:
    """The action that the bot who must choose takes in the game of a "record".

    The bot sees its seat's sight only. Who thinks by the clock answers how much is "left", a part
    of 1, and wants to be asked again; with "now" it takes what seems best so far.
    """
    record = message["record"]
    if Desk.thinking is None or Desk.thinking.record != record:
        Desk.thinking = None
        try:
            match = caylus.load(record)
            action = _begun(match, record)
        except ValueError as error:
            return {"refused": str(error)}
        if action:
            return {"action": action}
    return _gone_on(bool(message.get("now")))


def _begun(match: Match, record: str) -> str:
    """Begin to think about the next decision; returns an action that needs no time, or nothing."""
    state = match.state
    if state.actor is None or state.actor == CHANCE:
        raise ValueError(_("nobody must choose in this record"))
    bot = player(match.header.seats[state.actor].player)
    random = Random((match.header.seed or 0) * 1_000 + len(match.moves))
    sight = state.sight(state.actor)
    if not isinstance(bot, Search) or bot.budget.seconds is None or len(state.offered) == 1:
        return str(bot.choose(sight, random))
    seconds = bot.budget.seconds
    Desk.thinking = Thinking(record, Thought(bot, sight, random), seconds, seconds)
    return ""


def _gone_on(now: bool) -> Message:
    thinking = Desk.thinking
    assert thinking is not None
    if not now or thinking.left == thinking.seconds:
        part = min(PART, thinking.left)
        thinking.thought.go_on(Budget(seconds=part))
        thinking.left -= part
    if not now and thinking.left > 0.001:
        return {"left": thinking.left / thinking.seconds}
    Desk.thinking = None
    return {"action": str(thinking.thought.action)}


DEEDS = {"hello": hello, "choose": choose}
