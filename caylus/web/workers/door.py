"""How a worker answers the page: JSON in, JSON out, what is only to be drawn on a line apart."""

import json
import os
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from caylus.games import pack_of
from caylus.view.text import _, speak_as

Message = dict[str, Any]
Answer = Mapping[str, object]
Deed = Callable[[Message], Answer]
# What of an answer is drawn, before the page's own Python reads the rest.
DRAWN = ("html", "changes", "results", "covered", "ringed")


def answer(request: str, deeds: Mapping[str, Deed]) -> str:
    """Do the deed that a request names in "do" and return its answer as lines of JSON.

    The first is what the page reads, the second what is drawn, if anything is. What is told is in
    the language of "lang", if the request names one. A fault of ours becomes {"fault": traceback},
    so that the page can show and report it.
    """
    try:
        message = json.loads(request)
        deed = deeds[message["do"]]
        if "lang" in message:
            speak_as(str(message["lang"]))
        return written(deed(message))
    except ModuleNotFoundError as error:
        absent = pack_of(str(error.name))
        if not absent:
            return written({"fault": traceback.format_exc()})
        # Nothing was done yet: the worker brings the pack and asks again, or refuses without it.
        refused = _("This could not be loaded. Please check your connection.")
        return written({"absent": absent, "refused": refused})
    except Exception:
        return written({"fault": traceback.format_exc()})


def written(answered: Answer) -> str:
    """An answer as lines of JSON."""
    drawn = {name: answered[name] for name in DRAWN if name in answered}
    plain = {name: value for name, value in answered.items() if name not in drawn}
    return "\n".join(json.dumps(part) for part in (plain, drawn) if part is plain or part)


def read(text: str) -> Message:
    """The answer that was written so."""
    return {name: value for line in text.split("\n") for name, value in json.loads(line).items()}


def hello(message: Message) -> Answer:
    """Say which build of the game runs here; python.mjs put it into the environment."""
    return {"version": os.environ.get("CAYLUS_BUILD", "development")}
