"""Long work in parts: each is answered at once, so that the worker can be asked other things."""

from collections.abc import Callable, Generator

from caylus.web.workers.door import Answer, Message

# Answers with "left", the part of the work still to be done, until the last one; it is sent what
# it was asked with each time.
Work = Generator[Answer, Message, None]

# What is being worked at, by what tells it from other work; never more than one.
_going_on: dict[tuple[str, ...], Work] = {}


def go_on(key: tuple[str, ...], begin: Callable[[], Work], message: Message) -> Answer:
    """Begin some work or do one part more of it; what it answers."""
    try:
        if key in _going_on:
            answer = _going_on[key].send(message)
        else:
            _going_on.clear()
            work = begin()
            answer = next(work)
            _going_on[key] = work
    except Exception:
        _going_on.clear()
        raise
    if "left" not in answer:
        _going_on.clear()
    return answer
