"""Examples in the rules: positions that are drawn as they lie on the table.

A paragraph that is nothing but a link to a position becomes its picture, and the link its caption.
A position is a file with the `parts` of the table that are drawn, and the `position` itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from markdown_it.token import Token

import caylus
from caylus.kernel.header import PERSON, Seat
from caylus.view.parts import Part
from caylus.view.table import Table
from tools import looks

POSITION = re.compile(r"positions/[\w-]+\.json")
USE = re.compile(r'href="#((?:art|icon)-[\w-]+)"')
# What a picture on a page has no use of: what is only read out, names, and what can be done.
SPOKEN = re.compile(r'<(span class="unseen"|figcaption)>[^<]*</\w+>')
NAMED = re.compile(r' (?:id|type|role|title|(?:data|aria)-[\w-]+)="[^"]*"')
BUTTON = re.compile(r"(</?)button\b")
# A page of rules has its drawings as shapes.
SIGN = re.compile(r'<i class="([^"]*\b((?:art|icon)-[\w-]+))"></i>')
SHAPE = r'<svg class="\1"><use href="#\2"/></svg>'


def draw_positions(tokens: Sequence[Token], folder: Path) -> Iterator[Token]:
    """The same tokens, with figures in place of links to positions in a folder."""
    at = 0
    while at < len(tokens):
        address = _position_in(tokens[at + 1]) if tokens[at].type == "paragraph_open" else ""
        if address:
            yield from _figure(tokens[at + 1], folder / address)
        else:
            yield tokens[at]
        at += 3 if address else 1


def _position_in(paragraph: Token) -> str:
    """The address of the position that a paragraph links to, if it does nothing else."""
    parts = paragraph.children or []
    is_link = len(parts) > 2 and (parts[0].type, parts[-1].type) == ("link_open", "link_close")
    address = str(parts[0].attrs["href"]) if is_link else ""
    return address if POSITION.fullmatch(address) else ""


def _figure(caption: Token, path: Path) -> Iterator[Token]:
    assert caption.children
    drawn = picture(path.read_text(encoding="utf-8"))
    begin = f'<figure class="position"><div class="shown" aria-hidden="true">{drawn}</div>'
    yield Token("html_block", "", 0, content=f"{begin}<figcaption>")
    yield Token("inline", "", 0, content=caption.content, children=caption.children[1:-1])
    yield Token("html_block", "", 0, content="</figcaption></figure>\n")


def picture(text: str) -> str:
    """Some parts of the table in a position, as HTML text."""
    example = json.loads(text)
    state = caylus.from_json(json.dumps(example["position"]))
    colours = caylus.game(state.game).colours[: state.players]
    shown = Table(state.sight(None), [Seat(colour, PERSON, "") for colour in colours], [])
    parts = {part.key: part.html for part in _every(shown.board)}
    drawn = "".join(parts[key] for key in example["parts"])
    plain = NAMED.sub("", SPOKEN.sub("", drawn))
    return SIGN.sub(SHAPE, BUTTON.sub(r"\1div", plain)).replace("\n", "")


def _every(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from _every(part.children)


def symbols(page: str) -> str:
    """The shapes that a page uses, as an svg element that is not seen; nothing if it uses none."""
    known, found = looks.by_id(looks.symbols()), dict[str, str]()
    wanted = USE.findall(page)
    while wanted:
        key = wanted.pop()
        if key not in found:
            found[key] = known[key]
            wanted += USE.findall(known[key])
    shapes = "".join(found[key] for key in sorted(found))
    return f'<svg display="none"><defs>{shapes}</defs></svg>\n' if shapes else ""
