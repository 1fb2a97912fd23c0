"""Sharing: a link to the game, its position, its deal or the turn to take, with a QR code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from qrcodegen import QrCode, QrSegment

from caylus.kernel.game import Title
from caylus.kernel.text import N_
from caylus.view.duel import Duel
from caylus.view.environment import render
from caylus.view.text import _, full, listed, ngettext

GAME, POSITION, DEAL, TURN, RESULT = "game", "position", "deal", "turn", "result"
# Somebody else plays the deal of a game without seeing it; who did so sends the own game back.
CHALLENGE, ANSWER = "challenge", "answer"
EMBED = "embed"
TITLES = {
    GAME: N_("The whole game"),
    POSITION: N_("Only this position"),
    DEAL: N_("The same deal"),
    EMBED: N_("Into a web page"),
}
# What a frame in a web page may show: its kind, title, mode and what its link holds.
EMBEDDED = (
    (EMBED, N_("To watch"), "replay", GAME),
    ("embed-deal", N_("To play from the deal"), "play", DEAL),
    ("embed-position", N_("To play on from here"), "play", POSITION),
    ("embed-puzzle", N_("As a puzzle"), "puzzle", POSITION),
)
FRAME = (
    '<iframe src="{frame}" title="{title}" loading="lazy"'
    ' style="width:100%;aspect-ratio:16/9;min-height:34rem;border:0" allow="clipboard-write">'
    "</iframe>"
)
SCRIPT = '<script src="{folder}assets/embed.js" async></script>'
PICTURE = (
    '<a href="{link}"><img src="{folder}assets/posters/{game}.png" width="640" alt="{title}"></a>'
)
MEANINGS = {
    GAME: N_("Opens the game as far as it has come, with every move to look back at."),
    POSITION: N_("Opens the game as it stands now, without what came before."),
    DEAL: N_("Begins a new game with the same players, cards and order."),
    TURN: N_("Opens at the turn, behind a curtain, with that hand only."),
    RESULT: N_("To paste where others play the same deal."),
    CHALLENGE: N_(
        "Whoever opens it plays the same deal against the same opponents, without seeing your game."
        " At the end both are laid over each other."
    ),
    ANSWER: N_("Shows both games side by side where the challenge came from."),
}
HEADINGS = {
    RESULT: N_("Share the result"),
    CHALLENGE: N_("Challenge a friend"),
    ANSWER: N_("Send a link back"),
}
OPEN_TURN = N_("Opens at the turn; only that seat is played there.")
CAUTION = N_(
    "It is a matter of honour: a determined reader could decode the other hands from the link."
)
# The most letters of a link that a camera still reads well from a screen.
MOST_FOR_CAMERA = 900
# Light modules around a QR code.
QUIET = 2


@dataclass(frozen=True)
class Shared:
    """Something to share: its kind, its link, and the text to copy if it is more than the link.

    So many notes were `left_out` of the link, which had no room for them. `can_send` if
    another person may take the turn elsewhere.
    """

    kind: str
    link: str
    text: str = ""
    tells_hands: bool = False
    left_out: int = 0
    can_send: bool = False

    @property
    def copied(self) -> str:
        """What the button copies."""
        return f"{self.text}\n{self.link}".strip()


def page(shared: Shared, to: str = "") -> str:
    """The HTML text of what is shared; the turn, or what comes next, is somebody's."""
    send = _("Send the turn to {name}", name=to)
    heading = send if shared.kind == TURN else _(HEADINGS.get(shared.kind, N_("Share")))
    is_open = shared.kind == TURN and not shared.tells_hands
    return render(
        "share.html",
        heading=heading,
        kinds=[(kind, _(title), kind == shared.kind) for kind, title in TITLES.items()],
        is_choice=shared.kind in TITLES,
        send=send if shared.can_send and shared.kind in TITLES else "",
        meaning=_(OPEN_TURN if is_open else MEANINGS[shared.kind]),
        caution=_(CAUTION) if shared.tells_hands else "",
        left_out=without_room(shared.left_out),
        shared=shared,
        picture=picture(shared.link),
    )


def without_room(notes: int) -> str:
    """What is said of so many notes that were left out of a link."""
    if not notes:
        return ""
    return ngettext(
        "{count} note does not fit into the link and is left out.",
        "{count} notes do not fit into the link and are left out.",
        notes,
    )


def embedding(game: Title, address: str, link: str, chosen: str, left_out: int = 0) -> str:
    """The HTML text that gives the snippets which set a game into a web page, of a kind.

    So many notes were `left_out` of the link.
    """
    title = full(game)
    folder = address.rpartition("/")[0] + "/"
    invited = _("{game}: play this game", game=title)
    mode = next(mode for kind, _title, mode, _held in EMBEDDED if kind == chosen)
    frame = f"{folder}embed.html?embed={mode}#{link.partition('#')[2]}"
    return render(
        "embedding.html",
        kinds=[(kind, _(title), kind == EMBED) for kind, title in TITLES.items()],
        modes=[(kind, _(title), kind == chosen) for kind, title, _mode, _held in EMBEDDED],
        left_out=without_room(left_out),
        snippets=[
            ("frame", _("A frame: works alone"), FRAME.format(frame=frame, title=title)),
            (
                "script",
                _("Once a page, in addition: the frame fits its height"),
                SCRIPT.format(folder=folder),
            ),
            (
                "picture",
                _("A picture with a link, where frames are removed"),
                PICTURE.format(link=link, folder=folder, game=game.name, title=invited),
            ),
        ],
    )


def picture(link: str) -> str:
    """A QR code of a link as SVG text; empty if it would be too fine to be read."""
    if len(link) > MOST_FOR_CAMERA:
        return ""
    code = QrCode.encode_segments(QrSegment.make_segments(link), QrCode.Ecc.LOW, boostecl=False)
    size = code.get_size()
    dark = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y in range(size)
        for x in range(size)
        if code.get_module(x, y)
    )
    whole = size + 2 * QUIET
    return f'<svg viewBox="0 0 {whole} {whole}" class="qr"><path d="{dark}"/></svg>'


def result(title: str, names: Sequence[str], scores: Sequence[int], par: str = "") -> str:
    """The result of a game as a short text, the best first, and a line about par if it is known."""
    ranking = sorted(zip(scores, names, strict=True), key=lambda line: -line[0])
    lines = [_("{name} {points}", name=name, points=points) for points, name in ranking]
    ranked = _("{title}: {scores}.", title=title, scores=listed(lines))
    return f"{ranked}\n{par}".strip()


def challenged(title: str, points: int, duel: Duel | None) -> str:
    """What a game is sent with as a challenge, or back to the rival of a duel."""
    if duel:
        return _(
            "{title}: {points} for me, {others} for you.",
            title=title,
            points=points,
            others=duel.theirs,
        )
    return ngettext(
        "{title}: I scored {count} point. Can you do better?",
        "{title}: I scored {count} points. Can you do better?",
        points,
        title=title,
    )
