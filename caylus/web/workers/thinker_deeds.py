"""What the page can ask of the thinker."""

from random import Random

import caylus
from caylus.kernel.chance import CHANCE
from caylus.kernel.header import PERSON
from caylus.kernel.record import Match
from caylus.players import player
from caylus.players.search import Search, Thought
from caylus.view.text import _
from caylus.web.workers import advising, puzzling, reviewing
from caylus.web.workers.coaching import Ahead
from caylus.web.workers.door import Answer, Message, hello
from caylus.web.workers.parring import parring
from caylus.web.workers.parts import Work, go_on


def choose(message: Message) -> Answer:
    """The action that the bot who must choose takes in the game of a "record".

    The bot sees its seat's sight only. Who thinks by the clock answers how much is "left", a part
    of 1, and wants to be asked again; with "now" it takes what seems best so far. With "helper" it
    thinks other thoughts than without. Answers have what was "found" so far, for whoever is asked
    with it as "helped": the two decide together. They tell whether the bot "wants_help".
    """
    record, is_helper = message["record"], bool(message.get("helper"))
    key = ("choose", record, str(is_helper))
    try:
        return go_on(key, lambda: _choosing(record, is_helper), message)
    except ValueError as error:
        return {"refused": str(error)}


def _choosing(record: str, is_helper: bool) -> Work:
    """What the bot who must choose takes; raises ValueError if nobody must."""
    match = _waiting(record)
    state = match.state
    bot = player(match.header.seats[state.actor or 0].player)
    random = Random((match.header.seed or 0) * 1_000 + len(match.moves) + is_helper / 2)
    sight = state.sight(state.actor)
    if not isinstance(bot, Search) or len(state.offered) == 1:
        yield {"action": str(bot.choose(sight, random))}
        return
    thought = Thought(bot, sight, random)
    helped: dict[str, int] = {}
    for left in thought.ripen(bot.budget):
        so_far = {"left": left, "found": thought.found, "wants_help": bot.wants_help}
        message = yield so_far
        helped = message.get("helped") or {}
        if message.get("now"):
            break
    yield {"action": thought.agreed(helped)}


def advise(message: Message) -> Answer:
    """The best actions for the person who must choose in the game of a "record", as HTML text.

    It comes in parts, as with `choose`.
    """
    record = message["record"]
    try:
        return go_on(("advise", record), lambda: _advising(record), message)
    except ValueError as error:
        return {"refused": str(error)}


def _advising(record: str) -> Work:
    match = _waiting(record)
    if match.header.seats[match.state.actor or 0].player != PERSON:
        raise ValueError(_("a hint is for people"))
    return advising.advising(match)


def review(message: Message) -> Answer:
    """What every decision did in the finished game of a "record", as HTML text.

    It comes in parts, anew for each "opening"; it goes on from what was "kept".
    """
    record, kept = message["record"], str(message.get("kept") or "")
    key = ("review", record, str(message.get("opening")))
    return go_on(key, lambda: reviewing.reviewing(caylus.load(record), kept), message)


def par(message: Message) -> Answer:
    """What par is in the deal of the day of a "record"; it comes in parts, as with `review`."""
    record, kept = message["record"], str(message.get("kept") or "")
    return go_on(("par", record), lambda: parring(caylus.load(record), kept), message)


def judge(message: Message) -> Answer:
    """How good an "action" is in the position of a "record", beside the best one, as HTML text."""
    try:
        match = _waiting(message["record"])
        return puzzling.judge(match, str(message["action"]))
    except ValueError as error:
        return {"refused": str(error)}


def explain(message: Message) -> Answer:
    """Why the best of the "chances" is better than an "action", in a puzzle's "record".

    It comes with the "chance" that the action leaves, if that is not among those that are known.
    """
    match = _waiting(message["record"])
    return puzzling.explain(match, str(message["action"]), dict(message["chances"]))


def ponder(message: Message) -> Answer:
    """Think ahead about the choice of a person in the game of a "record"; it comes in parts."""
    try:
        return {"left": _ahead(message["record"]).go_on()}
    except ValueError:
        return {"left": 0}


def weigh(message: Message) -> Answer:
    """What a coach with a "memory" asks before an "action" in the game of a "record", if anything.

    It answers what is to be remembered then, and once it has nothing more to ask, that it is quiet.
    """
    return _ahead(message["record"]).weigh(str(message["action"]), message.get("memory"))


_thought: dict[str, Ahead] = {}


def _ahead(record: str) -> Ahead:
    """What was thought about the choice in a record so far; about no other one."""
    if record not in _thought:
        _thought.clear()
        _thought[record] = Ahead(_waiting(record))
    return _thought[record]


def _waiting(record: str) -> Match:
    """The match of a record, where it stands, if a seat must choose there; raises ValueError."""
    lines = caylus.load_lines(record)
    match = lines.match
    match.back_to(lines.at)
    if match.state.actor is None or match.state.actor == CHANCE:
        raise ValueError(_("nobody must choose in this record"))
    return match


DEEDS = {
    "hello": hello,
    "choose": choose,
    "advise": advise,
    "review": review,
    "judge": judge,
    "par": par,
    "explain": explain,
    "ponder": ponder,
    "weigh": weigh,
}
