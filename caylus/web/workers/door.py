"""How a worker answers the page: one JSON text in, one JSON text out."""

import json
import os
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from caylus.games import game_of
from caylus.view.text import speak_as

Message = dict[str, Any]
Deed = Callable[[Message], Message]


def answer(request: str, deeds: Mapping[str, Deed]) -> str:
    """Do the deed that a request names in "do" and return its answer as JSON.

    What is told is in the language of "lang", if the request names one.
    A fault of ours becomes {"fault": traceback}, so that the page can show and report it.
    """
    try:
        message = json.loads(request)
        deed = deeds[message["do"]]
        if "lang" in message:
            speak_as(str(message["lang"]))
        return json.dumps(deed(message))
    except ModuleNotFoundError as error:
        # Nothing was done yet: the worker brings the game and asks again.
        absent = game_of(str(error.name))
        return json.dumps({"absent": absent} if absent else {"fault": traceback.format_exc()})
    except Exception:
        return json.dumps({"fault": traceback.format_exc()})


def hello(message: Message) -> Message:
    """Say which build of the game runs here: python.mjs has put it into the environment."""
    return {"version": os.environ.get("CAYLUS_BUILD", "development")}
