"""What the page can ask of the thinker."""

from random import Random

import caylus
from caylus.kernel.chance import CHANCE
from caylus.kernel.record import Match
from caylus.players import player
from caylus.players.budget import Budget
from caylus.players.player import Player
from caylus.players.search import Search, Thought
from caylus.view.text import _
from caylus.web.workers.door import Message, hello

# Thinking is answered in parts of so many seconds, so that it can be ended between them.
PART = 0.1


class Thinking:
    """A decision that is being thought about, and how many parts of its time are done."""

    def __init__(self, thought: Thought, seconds: float) -> None:
        self.thought = thought
        self.parts = max(1, round(seconds / PART))
        self.part = Budget(seconds=seconds / self.parts)
        self.done = 0

    def go_on(self, now: bool) -> Message:
        """Think one part more, unless an action is wanted `now` and there is one."""
        if not now or not self.done:
            self.thought.go_on(self.part)
            self.done += 1
        if now or self.done == self.parts:
            _thinking.clear()
            return {"action": str(self.thought.action)}
        return {"left": 1 - self.done / self.parts}


# What is being thought about, by its record; never more than one.
_thinking: dict[str, Thinking] = {}


def choose(message: Message) -> Message:
    """The action that the bot who must choose takes in the game of a "record".

    The bot sees its seat's sight only. Who thinks by the clock answers how much is "left", a part
    of 1, and wants to be asked again; with "now" it takes what seems best so far.
    """
    record = message["record"]
    if record not in _thinking:
        _thinking.clear()
        try:
            match, bot = _asked(record)
        except ValueError as error:
            return {"refused": str(error)}
        state = match.state
        random = Random((match.header.seed or 0) * 1_000 + len(match.moves))
        sight = state.sight(state.actor)
        if not isinstance(bot, Search) or not bot.budget.seconds or len(state.offered) == 1:
            return {"action": str(bot.choose(sight, random))}
        _thinking[record] = Thinking(Thought(bot, sight, random), bot.budget.seconds)
    return _thinking[record].go_on(bool(message.get("now")))


def _asked(record: str) -> tuple[Match, Player]:
    """The match of a record and the bot who must choose; raises ValueError."""
    match = caylus.load(record)
    actor = match.state.actor
    if actor is None or actor == CHANCE:
        raise ValueError(_("nobody must choose in this record"))
    return match, player(match.header.seats[actor].player)


DEEDS = {"hello": hello, "choose": choose}
