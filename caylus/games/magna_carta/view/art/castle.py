"""The castle: what is built of each section, and its tokens that are still to be won."""

from functools import cache

from caylus.view.art.castle import field, section


def tokens(kind: str, left: int) -> str:
    """The tokens still to be won, in one row below the section."""
    start = 72.5 - left * 7.75
    return "".join(
        f'<use class="token" href="#icon-token-{kind}" x="{start + 15.5 * i:g}" y="80"'
        ' width="14.5" height="14.5"/>'
        for i in range(left)
    )


@cache
def castle_section(kind: str, built: int, left: int) -> str:
    """A section of the castle ("dungeon", "walls" or "towers") as a whole svg element.

    Each of its `built` tokens already taken stands as masonry, each of the `left` ones is a
    dashed outline above and a token in the row below. An unknown kind raises KeyError.
    """
    return field(section(kind, built, built + left), tokens(kind, left))
