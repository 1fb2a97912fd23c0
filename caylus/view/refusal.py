"""Why something is not on offer."""

from __future__ import annotations


class Refusal(str):
    """A sentence that says why something is not on offer; empty if it is.

    Its `rule` is the place in the page of rules that says so: a heading, or what is named below it
    as `tools/rules_text.py` tells. After a space follows what a row or point there begins with, if
    one is meant.
    """

    __slots__ = ("rule",)

    rule: str

    def __new__(cls, sentence: str, rule: str = "") -> Refusal:
        """A sentence with its place in the rules."""
        refusal = super().__new__(cls, sentence)
        refusal.rule = rule
        return refusal
