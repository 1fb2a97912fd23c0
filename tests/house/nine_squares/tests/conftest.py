"""A site that offers this game beside the others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.nine_squares.tests.test_nine_squares import python
from tools.serve import Server

BUILD = "from pathlib import Path; from tools.build import build; build(Path('{folder}'))"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site."""
    folder = tmp_path_factory.mktemp("house") / "dist"
    python(BUILD.format(folder=folder))
    return folder


@pytest.fixture(scope="session")
def house(built: Path) -> Iterator[str]:
    """The address of the site."""
    with Server(built) as server:
        yield server.address
