"""The picture of learning is drawn from its table."""

from pathlib import Path

from tools.learning import DOCS, draw, table

TABLE = """| games learned from | 3 players | 4 players |
| --- | --- | --- |
| 0 | -0.9 | -1.1 |
| 15 | -0.8 | |

And so on.
"""


def test_table_is_read_by_its_columns() -> None:
    assert table(TABLE) == {"3 players": [(0, -0.9), (15, -0.8)], "4 players": [(0, -1.1)]}


def test_picture_in_the_docs_is_that_of_the_table(tmp_path: Path) -> None:
    drawn = tmp_path / "learning.svg"
    draw(table((DOCS / "opponents.md").read_text(encoding="utf-8")), drawn)

    assert drawn.read_text(encoding="utf-8") == (DOCS / "learning.svg").read_text(encoding="utf-8")
