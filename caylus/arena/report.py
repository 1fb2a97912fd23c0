"""The strength of the opponents as a page of Markdown, and how it is measured."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from caylus import games
from caylus.arena.calibration import Calibration, joined
from caylus.arena.tournament import Pairing, tournament
from caylus.kernel.game import Title
from caylus.players.company import level_of
from caylus.players.levels import LEVELS, Level
from caylus.players.temperaments import ANY

FAST = 400
SLOW = 100
SLOW_SECONDS = 0.1
# Opponents for all levels, and the equal time for flat Monte Carlo and the strongest level.
BASELINES = ("random", "greedy")
FLAT = "flat"
FLAT_SECONDS = 0.2
HEADINGS = (
    "player",
    "against",
    "games",
    "won",
    "95 %",
    "points",
    "winner's",
    "Elo",
)
INTRODUCTION = """# How strong the opponents are

Written by `python -m caylus tournament`. Every deal is played from every seat; a shared victory
counts in part. "Points" are the mean of the player's, "winner's" the mean of whoever won; "Elo" is
how far ahead of one such opponent the player is. A name with seconds, as `seneschal@0.2`, thinks
for so long by the clock.
"""
SAID = (
    "The chances that players gave themselves, in bins, and the part of these games that they won:"
)
TOGETHER = "Chances in all variants, with all numbers of players"
RATE = """In place of every second of thought the levels had {rate:,} iterations, which is an
eighth to a quarter of what the page manages on a good computer. So the same seed gives the same
figures on every machine. Seed {seed}."""


@dataclass(frozen=True)
class Plan:
    """A plan of what to measure: variants, counts of players, games, seed and rate.

    `games` replaces the usual number; `only` names the players to measure and `against` their
    opponents, if not all.
    """

    game: str
    variants: Sequence[str]
    counts: Sequence[int]
    games: int | None
    seed: int
    rate: int
    only: Sequence[str] = ()
    against: Sequence[str] = ()

    def pairs(self, variant: str, players: int) -> Iterator[tuple[str, str, int]]:
        """Who plays whom how often, of what is to be measured now."""
        temperaments = games.temperaments(self.game, variant)
        for name, others, count in pairs(players, self.games, temperaments):
            if (not self.only or name in self.only) and (
                not self.against or others in self.against
            ):
                yield name, others, count

    def settings(self) -> Iterator[tuple[str, int]]:
        """Each variant with each count."""
        return ((variant, players) for variant in self.variants for players in self.counts)


def every_setting(title: Title) -> Iterator[tuple[str, int]]:
    """All variants with all counts: the page keeps what was measured at another time."""
    counts = range(title.fewest, title.most + 1)
    return ((variant, players) for variant in title.variants for players in counts)


def looks_ahead(name: str) -> bool:
    """Whether a player searches, by its name in a pairing."""
    return any(level_of(name) == each.name and each.haste is None for each in LEVELS)


def followed(game: str, variant: str, players: int, by_search: bool) -> str:
    """The name of the weights that a search follows in a setting, or instinct, by what they are."""
    learned = dict(games.mind(game).learned(variant, players))
    weights = learned if by_search else learned.get("instinct", {})
    digest = hashlib.sha256(json.dumps(weights, sort_keys=True).encode()).hexdigest()
    return f"{variant}-{players} {digest[:8]}"


def all_followed() -> dict[str, tuple[str, str, int]]:
    """The names of all weights that there are, each with its game, variant and players."""
    found = {}
    for title in filter(_has_opponents, games.titles().values()):
        for variant, players in every_setting(title):
            for by_search in (False, True):
                setting = (title.name, variant, players)
                found[followed(*setting, by_search)] = setting
    return found


def shortfall(game: str, variant: str, players: int, others: str) -> float:
    """The points by which players of a name fall short in a setting."""
    state = games.GAMES[game].new(variant, players, 1)
    return games.mind(game).shortfalls(state).get(level_of(others), 0.0)


def _counts(found: Pairing, setting: tuple[str, str, int]) -> bool:
    """Whether figures count: told chances do as long as the others fall short by as much."""
    told = any(found.calibration.decisions)
    return not told or found.shortfall == shortfall(*setting, found.others)


def _has_opponents(title: Title) -> bool:
    return (games.place(title.name) / "mind").is_dir()


def pairs(
    players: int, count: int | None, temperaments: Sequence[str]
) -> list[tuple[str, str, int]]:
    """Who plays whom: each level meets the level below, or the two below, and the baselines.

    Two levels below come with more than two players, and for the strongest the temperaments of the
    level below. It also meets itself, and with two players flat Monte Carlo at equal time. A level
    with a temperament meets itself without one.
    """
    strongest, next_to_it = LEVELS[-1].name, LEVELS[-2].name
    found = []
    for index, level in enumerate(LEVELS):
        below = [LEVELS[index - 1].name] if index else []
        if index > 1 and players > 2:
            below.append(LEVELS[index - 2].name)
        found += [(level.name, other, count or _games(level)) for other in [*below, *BASELINES]]
    for level in LEVELS:
        for likes in () if level.temperament else temperaments:
            found.append((f"{level.name}-{likes}", level.name, count or _games(level)))
    found.append((strongest, strongest, count or SLOW))
    if players > 2:
        tempered = [(strongest, f"{next_to_it}-{ANY}", count or SLOW)] if temperaments else []
        return [*found, *tempered]
    equal = f"@{FLAT_SECONDS}"
    return [*found, (strongest + equal, FLAT + equal, count or SLOW)]


def calibrations(pairings: Iterable[Pairing]) -> Iterator[str]:
    """The lines about chances that players gave themselves, if any did."""
    return chances_of((found.name, _others(found), found.calibration) for found in pairings)


def together(pairings: Iterable[Pairing]) -> Iterator[str]:
    """The lines about chances in all settings of a game, if any were said in more than one."""
    found: dict[tuple[str, str], list[Calibration]] = {}
    for each in pairings:
        if any(each.calibration.decisions):
            found.setdefault((each.name, each.others), []).append(each.calibration)
    several = {names: joined(every) for names, every in found.items() if len(every) > 1}
    lines = list(chances_of((*names, sums) for names, sums in several.items()))
    yield from ("", f"### {TOGETHER}", *lines) if lines else ()


def chances_of(every: Iterable[tuple[str, str, Calibration]]) -> Iterator[str]:
    """The lines about chances, by who said them against whom, if any were said."""
    weighed = [each for each in every if any(each[2].decisions)]
    if not weighed:
        return
    yield from ("", SAID, "")
    yield "| player | against | largest gap | said, and won: % |"
    yield "| --- | --- | --- | --- |"
    for name, others, found in weighed:
        told = [f"{said:.0%}, {won:.0%}" for _, _, said, won in found.bins()]
        cells = (name, others, f"{100 * found.gap:.0f}")
        yield f"| {' | '.join(cells)} | {'; '.join(told).replace('%', '')} |"


def _others(found: Pairing) -> str:
    return f"{found.players - 1} x {found.others}"


def _games(level: Level) -> int:
    return SLOW if level.seconds >= SLOW_SECONDS else FAST


def table(pairings: Iterable[Pairing]) -> list[str]:
    """The lines of a table of pairings."""
    lines = [" | ".join(HEADINGS), " | ".join("---" for _ in HEADINGS)]
    for found in pairings:
        least, most = found.interval
        cells = (
            found.name,
            _others(found),
            str(found.games),
            f"{found.rate:.1%}",
            f"{least:.0%} - {most:.0%}",
            f"{found.score:.1f}",
            f"{found.winning_score:.1f}",
            f"{found.elo:+.0f}",
        )
        lines.append(" | ".join(cells))
    return [f"| {line} |" for line in lines]


class Report:
    """A tournament that you can stop after any game; its figures lie beside the page as JSON.

    Figures count as long as the seed, the rate and the weights that the players follow stay the
    same, and where chances were told, the others' shortfall; those that count no more are dropped.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.figures = path.with_suffix(".json")
        self.kept: dict[str, list[Pairing]] = {}
        if self.figures.exists():
            self._read(self.figures.read_text(encoding="utf-8"))
        self.write()

    def _read(self, text: str) -> None:
        """Take over kept figures; raises ValueError for those of a tournament that is no more."""
        try:
            kept = {
                key: [Pairing.read(pairing) for pairing in pairings]
                for key, pairings in json.loads(text).items()
            }
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError(
                f"{self.figures} holds no figures of this tournament ({error}): move it away"
            ) from None
        settings = all_followed()
        for key, pairings in kept.items():
            setting = settings.get(key.partition(" seed ")[0])
            if setting:
                self.kept[key] = [each for each in pairings if _counts(each, setting)]

    def key(self, game: str, variant: str, players: int, by_search: bool) -> str:
        """The key of figures: with a search among the players, or of instinct only."""
        weights = followed(game, variant, players, by_search)
        return f"{weights} seed {self.plan.seed} rate {self.plan.rate}"

    def play(self) -> None:
        """Play the games that are still to be played."""
        for variant, players in self.plan.settings():
            asked = (self.plan.game, variant, players)
            known = {(each.name, each.others): each for each in self.found(*asked)}
            due = []
            for name, others, count in self.plan.pairs(variant, players):
                pairing = known.get((name, others))
                if pairing is None:
                    pairing = Pairing(name, others, variant, players)
                    pairing.shortfall = shortfall(*asked, others)
                    key = self.key(*asked, looks_ahead(name) or looks_ahead(others))
                    self.kept.setdefault(key, []).append(pairing)
                due.append((pairing, count))
            tournament(self.plan.game, due, self.plan.seed, self.plan.rate, self.write)

    def found(self, game: str, variant: str, players: int) -> list[Pairing]:
        """What is known of a setting, in the order of `pairs`."""
        keys = [self.key(game, variant, players, by_search) for by_search in (False, True)]
        temperaments = games.temperaments(game, variant)
        usual = pairs(players, None, temperaments)
        order = {(name, others): at for at, (name, others, _count) in enumerate(usual)}
        found = [pairing for key in keys for pairing in self.kept.get(key, [])]
        return sorted(found, key=lambda each: order.get((each.name, each.others), len(order)))

    def write(self) -> None:
        """Write the figures and the page."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        figures = {
            key: [pairing.plain() for pairing in pairings] for key, pairings in self.kept.items()
        }
        self.figures.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        self.path.write_text("\n".join(self.lines()) + "\n", encoding="utf-8")

    def lines(self) -> Iterator[str]:
        """The lines of the page."""
        yield INTRODUCTION
        yield RATE.format(rate=self.plan.rate, seed=self.plan.seed)
        for title in games.titles().values():
            found = list(self._figures_of(title))
            if found:
                yield from ("", f"## {title.caption} {title.subtitle}".rstrip(), *found)

    def _figures_of(self, title: Title) -> Iterator[str]:
        """The tables of a game, as far as it was measured."""
        if not _has_opponents(title):
            return
        every: list[Pairing] = []
        for variant, players in every_setting(title):
            played = [each for each in self.found(title.name, variant, players) if each.games]
            if played:
                yield from ("", f"### {variant.capitalize()}, {players} players", "")
                yield from table(played)
                yield from calibrations(played)
            every += played
        yield from together(every)
