"""What benches put in the place of the page's own code still fits there."""

from typing import Any

import pytest

from tools.thinking_bench import COUNTER, dealt


@pytest.mark.long
@pytest.mark.parametrize("game", ["magna-carta", "classic"])
def test_thinker_that_counts_is_asked_as_the_page_asks_it(game: str) -> None:
    there: dict[str, Any] = {}
    exec(COUNTER, there)
    answer = there["choose"]({"record": dealt(game).replace("person", "seneschal")})

    assert answer == {"left": 1}
