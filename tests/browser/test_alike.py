"""Two builds are compared by what they draw."""

import shutil

import pytest

from tools.alike import compare, positions
from tools.played import NAME
from tools.serve import DIST

pytestmark = pytest.mark.browser
PALER_ON_A_PHONE = "@media (max-width: 400px) { #road { opacity: 0.9; } }"


def test_only_what_looks_different_is_told_and_shown(chromium, tmp_path, capsys):
    other = shutil.copytree(DIST, tmp_path / "other")
    sheet = other / "games" / f"{NAME}.css"
    sheet.write_text(sheet.read_text(encoding="utf-8") + PALER_ON_A_PHONE, encoding="utf-8")
    position, record = next(positions([DIST]))

    found = compare(chromium, (DIST, other), [(position, record)], tmp_path / "found")

    assert found == [f"{position}-390x844"]
    assert sorted(path.name for path in (tmp_path / "found").iterdir()) == [
        f"{position}-390x844-{which}.png" for which in ("after", "before", "where")
    ]
    assert "2 of 3 pictures are alike" in capsys.readouterr().out
