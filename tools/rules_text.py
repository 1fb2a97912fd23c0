"""The rules as Markdown, and the sentences in them that are translated."""

import re
from collections.abc import Iterable, Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.anchors import anchors_plugin

MARKDOWN = MarkdownIt("commonmark").enable("table").use(anchors_plugin, max_level=3)
CODE = re.compile("`[^`]*`")
WORD = re.compile("[A-Za-z]{2}")


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
