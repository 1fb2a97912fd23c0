"""Sharing: a link to the game, its position, its deal or the turn to take, with a QR code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from qrcodegen import QrCode, QrSegment

from caylus.kernel.text import N_
from caylus.view.environment import render
from caylus.view.text import _, listed

GAME, POSITION, DEAL, TURN, RESULT = "game", "position", "deal", "turn", "result"
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
PICTURE = '<a href="{link}"><img src="{folder}assets/poster.png" width="640" alt="{title}"></a>'
MEANINGS = {
    GAME: N_("Opens the game as far as it has come, with every move to look back at."),
    POSITION: N_("Opens the game as it stands now, without what came before."),
    DEAL: N_("Begins a new game with the same players, cards and order."),
    TURN: N_("Opens at the turn, behind a curtain, with that hand only."),
    RESULT: N_("To paste where others play the same deal."),
}
CAUTION = N_(
    "It is a matter of honour: a determined reader could decode the other hands from the link."
)
# The most letters of a link that a camera still reads well from a screen.
MOST_FOR_CAMERA = 900
# Light modules around a QR code.
QUIET = 2


@dataclass(frozen=True)
class Shared:
    """Something to share: its kind, its link, and the text to copy if it is more than the link."""

    kind: str
    link: str
    text: str = ""
    tells_hands: bool = False

    @property
    def copied(self) -> str:
        """What the button copies."""
        return f"{self.text} {self.link}".strip()


def page(shared: Shared, to: str = "") -> str:
    """The HTML text of what is shared, to somebody if it is a turn."""
    heading = _("Share")
    if shared.kind == TURN:
        heading = _("Send the turn to {name}", name=to)
    elif shared.kind == RESULT:
        heading = _("Share the result")
    return render(
        "share.html",
        heading=heading,
        kinds=[(kind, _(title), kind == shared.kind) for kind, title in TITLES.items()],
        is_choice=shared.kind in TITLES,
        meaning=_(MEANINGS[shared.kind]),
        caution=_(CAUTION) if shared.tells_hands else "",
        shared=shared,
        picture=picture(shared.link),
    )


def embedding(title: str, address: str, link: str, chosen: str) -> str:
    """The HTML text that gives the snippets which set a game into a web page, of a kind."""
    folder = address.rpartition("/")[0] + "/"
    invited = _("{game}: play this game", game=title)
    mode = next(mode for kind, _title, mode, _held in EMBEDDED if kind == chosen)
    frame = f"{folder}embed.html?embed={mode}#{link.partition('#')[2]}"
    return render(
        "embedding.html",
        kinds=[(kind, _(title), kind == EMBED) for kind, title in TITLES.items()],
        modes=[(kind, _(title), kind == chosen) for kind, title, _mode, _held in EMBEDDED],
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
                PICTURE.format(link=link, folder=folder, title=invited),
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


def result(title: str, names: Sequence[str], scores: Sequence[int]) -> str:
    """The result of a game as a short text, the best first."""
    ranking = sorted(zip(scores, names, strict=True), key=lambda line: -line[0])
    lines = [_("{name} {points}", name=name, points=points) for points, name in ranking]
    return _("{title}: {scores}.", title=title, scores=listed(lines))
