"""Game states: an agenda of steps, the actions on offer, and playing one."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Protocol, Self

from caylus.kernel.chance import CHANCE, STREAM, number
from caylus.kernel.errors import BadPosition, IllegalAction, shown


class Action:
    """One thing an actor may do: a small value, made once and reused; `text` is its notation."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    def happen(self, state: Any, seat: int) -> None:
        """Change the state as the rules say."""
        raise NotImplementedError


class Step:
    """Something that waits to happen; `text` names it in positions."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    def run(self, state: Any, seat: int) -> Sequence[Action]:
        """Offer the actions for the seat to choose from, or happen by itself and offer none."""
        raise NotImplementedError

    def named(self, state: State, text: str) -> Action | None:
        """The action on offer that a text names; None if there is none."""
        return next((action for action in state.offered if action.text == text), None)

    def weights(self, state: Any) -> Sequence[float] | None:
        """How likely CHANCE takes each action on offer; None: all are equally likely."""
        return None


Entry = tuple[int, Step]
Watch = Callable[["State", int, "Action | Step"], None]


class State:
    """A position of a game, and the steps that wait to happen in it; the agenda's last is next.

    `game` is the game's name. `actor` is the seat that must choose, CHANCE, or None when the game
    is over. `step` asks it, and `offered` are the answers. `round` counts from 1 and is 0 before
    the first; `phase` names what is going on. The dealer deals from `seed` (None: whoever plays
    for CHANCE chooses), and `draws` counts the draws of each stream.
    """

    __slots__ = ("actor", "agenda", "draws", "offered", "phase", "players", "round", "seed", "step")

    game: ClassVar[str]

    def __init__(self, players: int, seed: int | None) -> None:
        self.players = players
        self.seed = seed
        self.draws: dict[str, int] = {}
        self.round = 0
        self.phase = "setup"
        self.agenda: list[Entry] = []
        self.actor: int | None = None
        self.step: Step | None = None
        self.offered: Sequence[Action] = ()

    @property
    def variant(self) -> str:
        """The name of the variant that is played."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the game is over: nothing waits to happen."""
        return self.actor is None

    def actions(self) -> list[Action]:
        """The actions that the actor chooses from; empty only when the game is over."""
        return list(self.offered)

    def play(self, action: Action | str, watch: Watch | None = None) -> Action:
        """Check and play an action or its text; raises IllegalAction, and changes nothing then."""
        if type(action) is str or action not in self.offered:
            action = self._named(str(action))
        self.apply(action, watch)  # type: ignore[arg-type]  # what is offered is an action
        return action  # type: ignore[return-value]

    def apply(self, action: Action, watch: Watch | None = None) -> None:
        """Play an offered action without checking; `watch` hears of each thing that happens."""
        seat = self.actor
        if seat == CHANCE and self.seed is not None:
            stream = self.step.text  # type: ignore[union-attr]  # CHANCE was asked by a step
            self.draws[stream] = (self.draws.get(stream, 0) + 1) % STREAM
        action.happen(self, seat)  # type: ignore[arg-type]  # an offered action has an actor
        if watch is not None:
            watch(self, seat, action)  # type: ignore[arg-type]
        self.proceed(watch)

    def proceed(self, watch: Watch | None = None) -> None:
        """Run the agenda up to the next decision."""
        agenda = self.agenda
        while agenda:
            seat, step = agenda.pop()
            offered = step.run(self, seat)
            if offered:
                self.actor, self.step, self.offered = seat, step, offered
                return
            if watch is not None:
                watch(self, seat, step)
        self.actor, self.step, self.offered = None, None, ()

    def waiting(self) -> list[Entry]:
        """The entries that wait to happen; the decision that is being asked comes last."""
        if self.actor is None or self.step is None:
            return self.agenda
        return [*self.agenda, (self.actor, self.step)]

    def outcome(self, number: float) -> Action:
        """The action on offer that a number in [0, 1) picks; for CHANCE by the step's weights."""
        weights = self.step.weights(self) if self.actor == CHANCE and self.step else None
        if weights is None:
            return self.offered[int(number * len(self.offered))]
        sums = list(itertools.accumulate(weights))
        return self.offered[bisect.bisect(sums, number * sums[-1], hi=len(sums) - 1)]

    def dealt(self) -> Action:
        """The outcome that the seed gives CHANCE."""
        if self.actor != CHANCE or self.step is None:
            raise IllegalAction("nothing is to be dealt now")
        if self.seed is None:
            raise IllegalAction("this game has no seed to deal from")
        stream = self.step.text
        return self.outcome(number(self.seed, stream, self.draws.get(stream, 0)))

    def clone(self) -> Self:
        """An equal state that shares nothing that changes."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats with the most points: several share the victory."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def sight(self, seat: int | None) -> Sight:
        """What a seat may know; None is somebody who watches."""
        raise NotImplementedError

    def to_json(self) -> str:
        """This position as one line of JSON that `from_json` reads."""
        raise NotImplementedError

    def _named(self, text: str) -> Action:
        if self.actor is None or self.step is None:
            raise IllegalAction(f"{shown(text)}: the game is over")
        if action := self.step.named(self, text):
            return action
        offered = ", ".join(action.text for action in itertools.islice(self.offered, 8))
        more = f" and {len(self.offered) - 8} more" if len(self.offered) > 8 else ""
        raise IllegalAction(f"{shown(text)} is not on offer; on offer: {offered}{more}")


class Sight(Protocol):
    """What a seat may know (None: somebody who watches); `table` is the open part of the state."""

    seat: int | None
    table: Any

    @property
    def actor(self) -> int | None:
        """Who must choose: a seat, CHANCE, or None when the game is over."""
        ...

    def actions(self) -> list[Action]:
        """What this seat may choose from now; empty when it is not asked."""
        ...

    def sample(self, random: Random) -> Any:
        """A whole state that may be the real one, as far as this seat knows."""
        ...


def checked(condition: object, reason: str) -> None:
    """Raise BadPosition with the reason unless the condition holds."""
    if not condition:
        raise BadPosition(reason)
