"""The rules as Markdown, and the sentences in them that are translated."""

import re
from collections.abc import Iterable, Iterator, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.anchors import anchors_plugin

MARKDOWN = MarkdownIt("commonmark").enable("table").use(anchors_plugin, max_level=3)
CODE = re.compile("`[^`]*`")
WORD = re.compile("[A-Za-z]{2}")
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
MOST_WORDS = 4


def worded(tokens: Iterable[Token]) -> Iterator[Token]:
    """The headings, paragraphs, points and cells that have words, not only numbers or notation."""
    for token in tokens:
        if token.type == "inline" and WORD.search(CODE.sub("", token.content)):
            yield token


def sentence(token: Token) -> str:
    """What translators see of a text: however its lines are wrapped, it is the same."""
    return " ".join(token.content.split())


def sentences(text: str) -> Iterator[str]:
    """All that is translated of a Markdown text, in its order."""
    return map(sentence, worded(MARKDOWN.parse(text)))


def translate(token: Token, translation: str) -> None:
    """Put a translation in place of a text; what points to a heading stays."""
    token.content = translation
    token.children = MARKDOWN.parseInline(translation)[0].children


def name_places(tokens: Sequence[Token]) -> None:
    """Give what stands below headings names to be pointed to, before it is translated.

    A numbered point is called by its number, as in "rulings/12"; what begins in bold is called by
    its first words, as in "the-lawyer/what-you-may-name".
    """
    heading, known = "", set[str]()
    for outer, block, text in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if outer.type == "heading_open":
            heading = str(outer.attrs["id"])
        elif block.type == "paragraph_open":
            name = f"{heading}/{outer.info or _first_words(text.content)}"
            # In a list without gaps only its points are elements.
            place = outer if block.hidden else block
            if not name.endswith("/") and name not in known:
                place.attrSet("id", name)
            known.add(name)


def _first_words(text: str) -> str:
    bold = BOLD.match(text)
    words = re.sub(r"[^a-z0-9 ]", "", " ".join(bold[1].lower().split())) if bold else ""
    return "-".join(words.split()[:MOST_WORDS])
