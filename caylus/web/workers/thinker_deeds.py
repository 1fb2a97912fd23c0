"""What the page can ask of the thinker."""

from random import Random

import caylus
from caylus.kernel.chance import CHANCE
from caylus.players import player
from caylus.view.text import _
from caylus.web.workers.door import Message, hello


def choose(message: Message) -> Message:
    """The action that the bot who must choose takes in the game of a "record".

    The bot sees its seat's sight only; the same record gives the same choice to those who do not
    think by the clock.
    """
    try:
        match = caylus.load(message["record"])
        state = match.state
        if state.actor is None or state.actor == CHANCE:
            return {"refused": _("nobody must choose in this record")}
        bot = player(match.header.seats[state.actor].player)
    except ValueError as error:
        return {"refused": str(error)}
    random = Random((match.header.seed or 0) * 1_000 + len(match.moves))
    return {"action": str(bot.choose(state.sight(state.actor), random))}


DEEDS = {"hello": hello, "choose": choose}
