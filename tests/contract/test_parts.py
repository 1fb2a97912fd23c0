"""Parts of the table: the changes between two tables turn the old page into the new one."""

from collections.abc import Iterator, Sequence

import pytest

from caylus.view.parts import Change, Part, changes
from tests.outline import Outline
from tests.pages import EACH, Moment, Setup, middle, table_at, whole
from tests.patches import patched

pytestmark = pytest.mark.long


def drawn(moment: Moment, viewer: int | None) -> list[Part]:
    """The parts for a viewer who wants tips."""
    return table_at(moment, viewer, learned=()).board


def sent(before: Sequence[Part], after: Sequence[Part]) -> list[Change]:
    """What is sent to make one page the other."""
    found = changes(before, after)
    assert found is not None
    return found


def text(parts: Sequence[Part]) -> str:
    return "".join(part.html for part in parts)


def keys(parts: Sequence[Part]) -> Iterator[str]:
    """The keys of parts and all that is in them."""
    for part in parts:
        yield part.key
        yield from keys(part.children)


@EACH
def test_old_page_patched_with_the_changes_is_the_new_one(setup: Setup) -> None:
    for viewer in (0, None):
        before = drawn(whole(setup)[0], viewer)
        for moment in whole(setup)[1:]:
            after = drawn(moment, viewer)
            assert patched(text(before), sent(before, after)) == text(after)
            before = after


@EACH
def test_every_part_is_an_element_of_its_key(setup: Setup) -> None:
    parts = drawn(middle(setup), 0)
    ids = Outline(text(parts)).values("id")

    assert [ids.count(key) for key in keys(parts)] == [1] * len(list(keys(parts)))


@EACH
def test_table_that_stays_has_no_changes(setup: Setup) -> None:
    first, second = (drawn(middle(setup), 0) for _ in range(2))

    assert sent(first, second) == []
