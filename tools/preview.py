"""Write pages to look at, the lobby and many tables, in a built tree: tools/preview.py FOLDER."""

import random
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import caylus
from caylus import games
from caylus.kernel.record import Match
from caylus.kernel.state import State
from caylus.players import player
from caylus.table.story import story
from caylus.view import ending, lobby
from caylus.view.table import Table
from tools import looks, pages

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
Stop = Callable[[State], bool]
# The variant, the players, the bot, the seed, and where it stops.
Position = tuple[str, int, str, int, Stop]

BOARD = '<div id="board"></div>'
NAMES = ("Anna", "Bruno", "Clara", "Dora", "Emil")
SAVES = (
    lobby.Save("a", "Anna, Bruno, Clara", "Standard, round 6, Anna to move, today 14:05"),
    lobby.Save("c", "Game of 3 May", "2.1 KB", trouble="line 14: “place 31” is not allowed here"),
)


def shell(game: str = "") -> tuple[str, str]:
    """index.html with the lobby or a game: what stands before the board, and after it."""
    text = pages.index()
    head, body = text.split("</head>")
    body = re.sub(r"<(script|py-config).*?</\1>", "", body, flags=re.DOTALL)
    body = body.replace("<!-- symbols -->", looks.symbols())
    body = body.replace("<!-- lobby -->", lobby.page((), pages.OPPONENTS, pages.TEMPERED))
    body = body.replace("<!-- table -->", pages.table())
    body = body.replace(
        "</body>", f'<script src="{ROOT.as_uri()}/assets/page/pictures.js"></script></body>'
    )
    if game:
        body = body.replace(' id="table" hidden', ' id="table"')
        body = body.replace('<main id="lobby"', '<main hidden id="lobby"')
    head = "\n".join(line for line in head.splitlines() if "modulepreload" not in line)
    head = head.replace('href="assets/', f'href="{ROOT.as_uri()}/assets/')
    fonts = f"{ROOT.as_uri()}/{{}}assets/styles/fonts"
    head = head.replace(fonts.format(""), fonts.format("dist/"))
    # As a page does that wears a look: see pictures.js.
    head = head.replace("<html ", f'<html data-wears="{game or "house"}" ')
    if game:
        head += f'<link rel="stylesheet" href="{looks.sheet(DIST, game).as_uri()}">'
    before, after = f"{head}</head>{body}".split(BOARD)
    return before, after


def lobby_page(saves: Sequence[lobby.Save] | None) -> str:
    """The lobby while loading, or ready with saved games."""
    text = BOARD.join(shell())
    if saves is None:
        text = text.replace(">Starting<", ">Downloading<").replace('value="0"', 'value="62"')
        return text.replace('id="loading-bytes">', 'id="loading-bytes">6.1 of 9.8 MB')
    head, rest = text.split('<div id="saves">')
    listed = lobby.saves(saves, kept=True)
    rest = rest.split("</div>", 1)[1].replace('id="loading"', 'id="loading" hidden')
    return f'{head}<div id="saves">{listed}</div>{rest}'


def reached(name: str, variant: str, players: int, bot: str, seed: int, stop: Stop) -> Match:
    """A match played by a bot until the position asked for, or to its end."""
    game = caylus.game(name)
    match = caylus.new_match(game, variant, [("person", name) for name in NAMES[:players]], seed)
    chance, choice = random.Random(3), player(bot)
    match.deal()
    state = match.state
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
    before, after = shell(match.header.game)
    board = f'<div id="board">{shown.html}</div>'
    if match.state.is_over:
        closing = ending.page(shown.sight, shown.seats, told.chronicle)
        after = after.replace('<div id="ending" hidden></div>', f'<div id="ending">{closing}</div>')
    return before + board + after


def previews(game: str) -> Mapping[str, Position]:
    """What is worth a look: positions that bots reach, by name."""
    found: Mapping[str, Position] = import_module(
        f"tests.games.{games.place(game).name}.previews"
    ).POSITIONS
    return found


def write(folder: Path) -> None:
    """Write every page into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"lobby": lobby_page(None), "lobby-saved": lobby_page(SAVES)}
    for game in games.shown():
        for name, position in previews(game).items():
            match = reached(game, *position)
            pages[f"{game}-{name}"] = table_page(match)
            if name == "early":
                pages[f"{game}-curtain"] = table_page(match, curtain=True)
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
