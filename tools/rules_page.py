"""The rules as web pages: docs/rules/*.md, in every language, readable from the lobby."""

import html
from pathlib import Path

from babel.messages.catalog import Catalog

from caylus import games
from caylus.view import shell
from caylus.view.text import _, language
from tools import joining, looks, translations
from tools.rules_drawing import draw_positions, symbols
from tools.rules_text import MARKDOWN, name_places, sentence, translate, worded

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
# How a game's positions look on its page of rules.
SHEET = "view/styles/rules.css"
FRAME = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" type="image/svg+xml" href="{up}assets/icon.svg">
<link rel="stylesheet" href="{up}assets/styles/fonts.css">
<script src="{up}assets/start/theme.js"></script>
<link rel="stylesheet" href="{up}assets/styles/themes.css">
<link rel="stylesheet" href="{up}assets/styles/tokens.css">
<link rel="stylesheet" href="{up}assets/styles/rules.css">
{looks}</head>
<body>
<nav><a href="{up}index.html">{back}</a></nav>
<main>
{content}</main>
</body>
</html>
"""


def page(
    text: str, policy: str, up: str = "../", catalogue: Catalog | None = None, sheet: str = ""
) -> str:
    """A Markdown text as a web page in the language spoken, titled with its first heading.

    `up` leads from it to the site. What a catalogue has of the text is translated; its places are
    pointed to by the same names in every language. Its positions look as in a style `sheet`.
    """
    tokens = MARKDOWN.parse(text)
    name_places(tokens)
    for token in worded(tokens):
        message = catalogue.get(sentence(token)) if catalogue else None
        if message and message.string:
            translate(token, str(message.string))
    title = next(token.content for token in tokens if token.type == "inline")
    tokens = list(draw_positions(tokens, RULES))
    content = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    return FRAME.format(
        lang=language(),
        policy=policy,
        up=up,
        title=html.escape(title),
        back=_("Back to the game"),
        content=content + symbols(content),
        looks=f'<link rel="stylesheet" href="{sheet}">\n' if sheet else "",
    )


def names() -> list[str]:
    """What the pages of rules are called."""
    return [domain.name for domain in translations.of_rules()]


def write(dist: Path, policy: str) -> None:
    """Write a page for each game's rules into the folder rules, in the language spoken."""
    (dist / "rules").mkdir(exist_ok=True)
    for domain in translations.of_rules():
        (path,) = domain.sources
        source, sheet = path.read_text(encoding="utf-8"), f"{domain.name}.css"
        text = page(source, policy, catalogue=domain.spoken(), sheet=sheet)
        target = dist / "rules" / f"{path.stem}{shell.ending_of_rules()}"
        target.write_text(text, encoding="utf-8")


def write_sheets(dist: Path) -> None:
    """Write how the positions of each game look on its page: `rules/NAME.css`."""
    for name in names():
        sheet = dist / "rules" / f"{name}.css"
        joining.join_sheet(games.place(name) / SHEET, sheet, looks.DRAWN)
