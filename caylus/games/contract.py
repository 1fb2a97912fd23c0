"""What a game gives the house: its rules, what opponents know of it, and how it is shown.

A game is a folder of `caylus/games/` that nothing outside it names. Its `__init__` holds `TITLE`, a
`kernel.game.Title`, and `TEMPERAMENTS`, if its opponents have some. Its rooms are packages: `rules`
with `GAME`, a `kernel.game.Game`; `mind`, which is a `GameMind`; `mind.training`, a `GameTraining`,
if opponents can be trained; `view`, which is a `GameView`; `agents`, a `GameAgents`, if programs of
others can play it; `lessons`, a `GameLessons`, if it is taught; and `puzzles`, a `GamePuzzles`, if
it has a puzzle for each day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from caylus.kernel.header import Seat
from caylus.kernel.state import Action
from caylus.players.mind import Joys, Mind

if TYPE_CHECKING:
    from caylus.view.advice import Terms
    from caylus.view.chronicle import Chronicle
    from caylus.view.ending import Source
    from caylus.view.lesson import Lesson
    from caylus.view.lobby import Invitation
    from caylus.view.log import Log
    from caylus.view.movement import Movement
    from caylus.view.parts import Part
    from caylus.view.refusal import Refusal
    from caylus.view.table import Table
    from caylus.view.thing import Thing
    from caylus.view.ways import Question
    from caylus.view.wording import Wording


class GameMind(Protocol):
    """What opponents know of a game beyond its rules."""

    def mind(self, state: Any) -> Mind:
        """What a search asks, for the variant and the number of players of a state."""
        ...

    def shortfalls(self, state: Any) -> Mapping[str, float]:
        """By how many points players end below what `mind` foretells at first, by their level.

        Levels that are not there fall short by nothing.
        """
        ...

    def value(self, state: Any, seat: int) -> float:
        """What a state is worth to a seat, in points, as the opponent greedy sees it."""
        ...

    def what_is_due(self, state: Any) -> Action:
        """What the actor does who starts nothing new in this round."""
        ...

    @property
    def JOYS(self) -> Mapping[str, Joys]:
        """What opponents with a temperament like beside winning, by its name."""
        ...

    def learned(self, variant: str, players: int) -> Mapping[str, Any]:
        """The weights behind `mind`, so that figures can tell which opponents they are of.

        What it goes by at a glance, if that is learned, is under "instinct".
        """
        ...


class GameAgents(Protocol):
    """What programs of others need to play it."""

    @property
    def WORDS(self) -> Mapping[str, Sequence[str]]:
        """The words of its notation in groups; none ever moves, new ones come last.

        A word that is not among them is said as runs of one letter, which must be.
        """
        ...

    def told(self, sight: Any) -> str:
        """What somebody sees, as text: equal texts are equal sights."""
        ...

    def seen(self, sight: Any) -> list[int]:
        """What somebody sees, as numbers: always as many for a number of players."""
        ...


class GameLessons(Protocol):
    """What newcomers are taught."""

    @property
    def LESSONS(self) -> Sequence[Lesson]:
        """The lessons, in the order in which they are taken."""
        ...


class GamePuzzles(Protocol):
    """The puzzles that `python -m caylus puzzles` has found."""

    @property
    def PUZZLES(self) -> Sequence[str]:
        """A line for each, see `caylus/players/puzzle.py`."""
        ...


class GameTraining(Protocol):
    """What opponents can learn of a game from playing it.

    Instinct has a number for each weight. Prospects have two for each feature, and two tell how
    much a lead counts (`Mind.swing`): one that always counts and one that fades.
    """

    @property
    def FEATURES(self) -> Sequence[str]:
        """The names of what prospects see of a seat."""
        ...

    @property
    def FIRST_WEIGHTS(self) -> Mapping[str, float]:
        """Instinct before it has learned anything."""
        ...

    @property
    def STRANGE(self) -> Mapping[str, Sequence[int]]:
        """By how much, at most, strange tastes may raise some weights."""
        ...

    @property
    def SHORTFALLS(self) -> Path:
        """Where `GameMind.shortfalls` are kept, by the names of files with weights."""
        ...

    @property
    def SWING(self) -> Sequence[float]:
        """How much a lead counts by weights that do not say."""
        ...

    def features(self, state: Any) -> tuple[list[list[float]], list[int]]:
        """What prospects see of every seat, early features behind the others, and its points.

        The last feature always counts 1.
        """
        ...

    def taught(
        self,
        instinct: Mapping[str, float],
        prospects: Mapping[str, Sequence[float]],
        swing: Sequence[float],
    ) -> Mind:
        """The mind with these weights."""
        ...

    def learned(self, variant: str, players: int) -> Mapping[str, Any]:
        """The weights kept for a variant and a number of players."""
        ...

    def weights_file(self, variant: str, players: int) -> Path:
        """Where they are kept."""
        ...


class GameView(Protocol):
    """How a game is shown: what is drawn after every deed, what is told, and what can be asked."""

    # What is drawn and asked after every deed.

    def board(self, shown: Table) -> list[Part]:
        """The parts of the table, always the same ones in the same order."""
        ...

    def needs_hand(self, state: Any) -> bool:
        """Whether the actor must see what is hidden from others to choose."""
        ...

    def wording(self, action: Action) -> Wording:
        """How an action is told: where it is clicked, its button, its line, what it leads to."""
        ...

    def always_shown(self, table: Any) -> Sequence[Action]:
        """The actions that have a button now even where they are not on offer."""
        ...

    def question(self, sight: Any) -> str:
        """What the actor is asked."""
        ...

    def awaited(self, table: Any) -> str:
        """What the others wait for."""
        ...

    def dealing(self, table: Any) -> str:
        """What is said while CHANCE is asked."""
        ...

    # Watchers of what happens in a match.

    def log(self, seats: Sequence[Seat]) -> Log:
        """What tells its log."""
        ...

    def chronicle(self, seats: Sequence[Seat]) -> Chronicle:
        """What keeps its standings and moments."""
        ...

    def movement(self) -> Movement:
        """What notes the pieces that move."""
        ...

    # What is drawn when somebody asks.

    def thing(self, shown: Table, name: str) -> Thing | None:
        """A thing of the table for the lens; None if it is known by its action only."""
        ...

    def rule(self, shown: Table, name: str) -> str:
        """The place in the page of rules that speaks of a thing or a button, or nothing."""
        ...

    def tally(self, table: Any, seat: int) -> int:
        """The points of a seat, as the table shows them."""
        ...

    def paid(self, table: Any, then: Any, seat: int) -> Iterator[str]:
        """What a seat pays and takes by what makes one state the other."""
        ...

    def why_not(self, sight: Any, seats: Sequence[Seat], text: str) -> Refusal:
        """Why the action of a notation is not on offer; empty if it is."""
        ...

    def why_not_thing(self, sight: Any, seats: Sequence[Seat], thing: str) -> Refusal:
        """Why a click on a thing plays nothing."""
        ...

    def spelled(self, word: str) -> str:
        """A typed word, in small letters, as the notation has it."""
        ...

    @property
    def PANELS(self) -> Mapping[str, Callable[[Table, str], str]]:
        """What opens beside the table, by name: its HTML text at a path; one is the forecast."""
        ...

    @property
    def QUESTIONS(self) -> Mapping[str, Callable[[Table], str]]:
        """What can be asked on the command line, by its word."""
        ...

    @property
    def WAYS(self) -> Sequence[Question]:
        """What is asked in turn of whoever pays differently."""
        ...

    # The end of a game.

    def sources(self, sight: Any) -> Sequence[Source]:
        """Where points come from."""
        ...

    def points(self, sight: Any, seat: int) -> Sequence[int]:
        """The points of a seat from each of the sources."""
        ...

    def circumstances(self, sight: Any) -> str:
        """How a game was played, in a few words."""
        ...

    def skyline(self) -> str:
        """A picture of what was achieved, as HTML text."""
        ...

    # Words, the lobby, the build.

    @property
    def PHASES(self) -> Mapping[str, str]:
        """What the phases of a state are called."""
        ...

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:
        """The keys of its own, and what they do, for the list of keys."""
        ...

    @property
    def TIPS(self) -> Mapping[str, str]:
        """What learners are told, by the first word of the actions that it is about."""
        ...

    @property
    def TERMS(self) -> Terms:
        """What the terms of the mind's outlooks are called."""
        ...

    @property
    def LOBBY(self) -> Invitation:
        """What the lobby says of the game."""
        ...

    def symbols(self) -> str:
        """Its drawings as SVG symbols, `art-KEY` and `icon-KEY`; view/styles/ has its styles."""
        ...

    def poster(self) -> str:
        """The picture that stands before the game in other pages, as HTML text."""
        ...
