"""Write pages to look at, the lobby and many tables: python tools/preview.py FOLDER."""

import random
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import caylus
from caylus.games.magna_carta.state import MagnaCarta
from caylus.kernel.record import Match
from caylus.players import player
from caylus.view import ending, lobby
from caylus.view import shell as around
from caylus.view.art import symbols
from caylus.view.environment import render_text
from caylus.view.story import story
from caylus.view.table import Table, page
from tools import build

ROOT = Path(__file__).resolve().parents[1]
Stop = Callable[[MagnaCarta], bool]

BOARD = '<div id="board"></div>'
NAMES = ("Anna", "Bruno", "Clara", "Dora", "Emil")
SAVES = (
    lobby.Save("a", "Anna, Bruno, Clara", "Standard, round 6, Anna to move, today 14:05"),
    lobby.Save("c", "Game of 3 May", "2.1 KB", trouble="line 14: “place 31” is not allowed here"),
)


def shell(lobby_shown: bool) -> tuple[str, str]:
    """index.html around the table: what stands before and after the board."""
    text = render_text((ROOT / "index.html").read_text(encoding="utf-8"))
    head, body = text.split("</head>")
    body = re.sub(r"<(script|py-config).*?</\1>", "", body, flags=re.DOTALL)
    body = body.replace("<!-- symbols -->", symbols())
    body = body.replace("<!-- lobby -->", lobby.page((), build.OPPONENTS))
    body = body.replace("<!-- table -->", around.page())
    body = body.replace(
        "</body>", f'<script src="{ROOT.as_uri()}/assets/pictures.js"></script></body>'
    )
    if not lobby_shown:
        body = body.replace(' id="table" hidden', ' id="table"')
        body = body.replace('<main id="lobby"', '<main hidden id="lobby"')
    head = "\n".join(line for line in head.splitlines() if "modulepreload" not in line)
    head = head.replace('href="assets/', f'href="{ROOT.as_uri()}/assets/')
    head = head.replace(f"{ROOT.as_uri()}/assets/fonts", f"{ROOT.as_uri()}/dist/assets/fonts")
    before, after = f"{head}</head>{body}".split(BOARD)
    return before, after


def lobby_page(saves: Sequence[lobby.Save] | None) -> str:
    """The lobby while loading, or ready with saved games."""
    text = BOARD.join(shell(lobby_shown=True))
    if saves is None:
        text = text.replace(">Starting<", ">Downloading<").replace('value="0"', 'value="62"')
        return text.replace('id="loading-bytes">', 'id="loading-bytes">6.1 of 9.8 MB')
    head, rest = text.split('<div id="saves">')
    listed = lobby.saves(saves, kept=True)
    rest = rest.split("</div>", 1)[1].replace('id="loading"', 'id="loading" hidden')
    return f'{head}<div id="saves">{listed}</div>{rest}'


def reached(variant: str, players: int, bot: str, seed: int, stop: Stop) -> Match:
    """A match played by a bot until the position asked for, or to its end."""
    game = caylus.game("magna-carta")
    match = caylus.new_match(game, variant, [("person", name) for name in NAMES[:players]], seed)
    chance, choice = random.Random(3), player(bot)
    match.deal()
    state = match.state
    assert isinstance(state, MagnaCarta)
    while state.actor is not None and not stop(state):
        match.play(str(choice.choose(state.sight(state.actor), chance)))
        match.deal()
    return match


def table_page(match: Match, curtain: bool = False, tips: bool = True) -> str:
    """The table as the player to move sees it, or the first player at the end."""
    seat = match.state.actor or 0
    told = story(match, range(match.state.players))
    shown = Table(
        match.state.sight(seat),
        match.header.seats,
        told.log.entries,
        curtain=seat if curtain else None,
        undo="move" if told.decisions else "",
        before=told.recap.before.get(seat),
        learned=() if tips else None,
    )
    before, after = shell(lobby_shown=False)
    board = f'<div id="board">{page(shown)}</div>'
    if match.state.is_over:
        closing = ending.page(shown.sight, shown.seats, told.chronicle)
        after = after.replace('<div id="ending" hidden></div>', f'<div id="ending">{closing}</div>')
    return before + board + after


def acting(round_number: int, seat: int = 0, road: int = 0) -> Stop:
    """Stops at a seat's turn in the actions phase, once round and road are as far as asked."""
    return lambda state: (
        state.phase == "actions"
        and state.round >= round_number
        and state.actor == seat
        and len(state.road_kind) >= road
        and len(state.actions()) > 1
    )


def asked(phase: str, word: str, choices: int = 3, round_number: int = 3) -> Stop:
    """Stops when a phase offers an action that begins with a word, among enough others."""
    return lambda state: (
        state.phase == phase
        and state.round >= round_number
        and len(state.actions()) >= choices
        and any(str(action).startswith(word) for action in state.actions())
    )


def never(state: MagnaCarta) -> bool:
    """Stops nowhere."""
    return False


def many_cards(state: MagnaCarta) -> bool:
    """Stops when somebody holds seven cards or more in the actions phase."""
    return acting(2, state.actor or 0)(state) and len(table_hand(state)) >= 7


def table_hand(state: MagnaCarta) -> Sequence[int]:
    """The kinds of card that the player to move holds."""
    held = state.hand[state.actor or 0]
    return [kind for kind in range(held.bit_length()) if held >> kind & 1]


def prestige_built(state: MagnaCarta) -> bool:
    """Stops when two prestige buildings stand in front of players."""
    built = sum(bin(buildings).count("1") for buildings in state.prestige)
    return built >= 2 and acting(1, state.actor or 0)(state)


POSITIONS = {
    "set-up": ("standard", 3, "greedy", 5, lambda state: len(state.actions()) == 2),
    "early": ("standard", 3, "greedy", 5, acting(2)),
    "late": ("standard", 4, "random", 8, acting(5, road=17)),
    "provost": ("standard", 4, "greedy", 5, asked("provost", "provost", 6)),
    "peddler": ("standard", 4, "greedy", 5, asked("buildings", "buy", 8)),
    "lawyer": ("standard", 4, "random", 11, asked("buildings", "turn", 3)),
    "castle": ("standard", 4, "greedy", 9, asked("castle", "offer", 3)),
    "five": ("standard", 5, "random", 4, acting(4, road=23)),
    "introductory": ("introductory", 3, "random", 5, prestige_built),
    "hand": ("standard", 2, "random", 5, many_cards),
    "over": ("standard", 4, "greedy", 5, never),
    "over-five": ("standard", 5, "greedy", 6, never),
}


def write(folder: Path) -> None:
    """Write every page into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"lobby": lobby_page(None), "lobby-saved": lobby_page(SAVES)}
    for name, position in POSITIONS.items():
        match = reached(*position)
        if match.state.actor is None and position[-1] is not never:
            print(f"{name}: the position asked for never came, this is the end of the game")
        pages[name] = table_page(match)
        if name == "early":
            pages["curtain"] = table_page(match, curtain=True)
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
