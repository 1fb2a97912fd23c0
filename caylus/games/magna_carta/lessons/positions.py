"""Positions in the middle of a game that chapters begin with, as records."""

import json
from collections.abc import Mapping
from typing import Any


def _record(position: Mapping[str, Any]) -> str:
    """A record that begins with a position, between the learner and Bob."""
    return f"""caylus 1
game magna-carta
edition 1
variant {position["variant"]}
seat red person
seat green merchant Bob
start {json.dumps(position)}
"""


LAST_ROUND = _record(
    {
        **{"game": "magna-carta", "edition": 1, "variant": "introductory"},
        **{"round": 7, "phase": "actions", "first": "red", "provost": None},
        **{"castle": {"dungeon": 0, "walls": 0, "towers": 2}, "removed": 0},
        "pool": ["theatre", "statue", "stables", "town-hall", "monument", "cathedral"],
        "road": [
            {"card": "forest"},
            {"card": "neutral-peddler"},
            {"card": "small-farm", "owner": "red"},
            {"card": "large-farm", "owner": "green"},
            {"card": "large-quarry", "owner": "red"},
            {"card": "small-sawmill", "owner": "green"},
            {"card": "bank", "owner": "red"},
            {"card": "small-quarry", "owner": "green"},
        ],
        **{"passed": [], "batches": [0, 0]},
        "players": [
            {
                **{"food": 0, "wood": 3, "stone": 3, "gold": 1, "deniers": 4, "workers": 4},
                "tokens": {"dungeon": 3, "walls": 3, "towers": 2},
                **{"prestige": [], "hand": ["small-sawmill", "gold-mine"], "discard": []},
                "deck": ["small-quarry", "peddler", "market", "large-farm", "large-sawmill"],
            },
            {
                **{"food": 2, "wood": 3, "stone": 3, "gold": 0, "deniers": 5, "workers": 4},
                "tokens": {"dungeon": 2, "walls": 3, "towers": 3},
                **{"prestige": [], "hand": ["gold-mine", "bank"], "discard": []},
                "deck": ["small-farm", "peddler", "market", "large-sawmill", "large-quarry"],
            },
        ],
        "agenda": [
            ["nobody", "end-of-round"],
            ["nobody", "castle"],
            ["nobody", "buildings"],
            ["red", "turn"],
        ],
        **{"seed": 7, "draws": {}},
    }
)
LAWYER_AND_CHURCH = _record(
    {
        **{"game": "magna-carta", "edition": 1, "variant": "standard"},
        **{"round": 5, "phase": "actions", "first": "red", "provost": 7},
        **{"castle": {"dungeon": 0, "walls": 4, "towers": 7}, "removed": 2},
        "pool": ["theatre", "statue", "hotel", "stables", "town-hall", "monument", "cathedral"],
        "road": [
            {"card": "forest"},
            {"card": "neutral-peddler"},
            {"card": "small-farm", "owner": "red"},
            {"card": "small-quarry", "owner": "green", "cubes": 1},
            {"card": "lawyer", "owner": "green"},
            {"card": "large-quarry", "owner": "red"},
            {"card": "church", "owner": "red"},
        ],
        **{"passed": [], "batches": [0, 0]},
        "players": [
            {
                **{"food": 1, "wood": 0, "stone": 3, "gold": 1, "deniers": 8, "workers": 4},
                "tokens": {"dungeon": 1, "walls": 1, "towers": 0},
                **{"prestige": [], "hand": ["market", "bank"], "discard": []},
                "deck": [
                    *("small-sawmill", "small-quarry", "peddler", "lawyer"),
                    *("large-farm", "large-sawmill", "gold-mine"),
                ],
            },
            {
                **{"food": 1, "wood": 1, "stone": 0, "gold": 1, "deniers": 4, "workers": 4},
                "tokens": {"dungeon": 2, "walls": 1, "towers": 0},
                **{"prestige": [], "hand": ["market", "gold-mine"], "discard": []},
                "deck": [
                    *("small-farm", "small-sawmill", "peddler", "large-farm"),
                    *("large-sawmill", "large-quarry", "bank", "church"),
                ],
            },
        ],
        "agenda": [
            ["nobody", "end-of-round"],
            ["nobody", "castle"],
            ["nobody", "buildings"],
            ["nobody", "provost"],
            ["red", "turn"],
        ],
        **{"seed": 7, "draws": {}},
    }
)
