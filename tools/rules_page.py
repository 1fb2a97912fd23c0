"""The rules as a web page: docs/rules/*.md, readable from the lobby."""

import html
from pathlib import Path

from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
FRAME = """<!doctype html>
<html lang="en">
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
</head>
<body>
<nav><a href="{up}index.html">Back to the game</a></nav>
<main>
{content}</main>
</body>
</html>
"""


def page(text: str, policy: str, up: str = "../") -> str:
    """A Markdown text as a web page titled with its first heading, `up` from it to the site."""
    markdown = MarkdownIt("commonmark").enable("table").use(anchors_plugin, max_level=3)
    title = text.splitlines()[0].lstrip("# ")
    content = markdown.render(text)
    return FRAME.format(policy=policy, up=up, title=html.escape(title), content=content)


def write(dist: Path, policy: str) -> None:
    """Write a page for each game's rules into the folder rules."""
    (dist / "rules").mkdir()
    for path in sorted(RULES.glob("*.md")):
        text = page(path.read_text(encoding="utf-8"), policy)
        (dist / "rules" / f"{path.stem}.html").write_text(text, encoding="utf-8")
