"""Looking one turn further: what the best turns lead to, over sampled hands.

Each promising turn is carried out in worlds that agree with the view, the same worlds for all
of them, down to how piles are shuffled and what the others do meanwhile; then the best next turn
is found for the hand drawn there. The less promising half is dropped again and again while the
rest is looked at in more worlds (sequential halving).
"""

import random
from dataclasses import dataclass
from math import inf
from typing import Final, final

from eldorado.bots.planner.judging.candidates import Candidate
from eldorado.bots.planner.sampled_worlds import Foresight, SampledWorld
from eldorado.bots.planner.time_limit import TimeLimit
from eldorado.core import COMPILED
from eldorado.core.view import View

TOGETHER: Final = 4
"""Worlds that are looked at together at most: the more, the less time each takes, but the clock
is only read between them."""


@dataclass(frozen=True)
class Lookahead:
    """How much work goes into looking ahead; it ends early when the time is over."""

    turns: int = 8
    """Turns examined at first."""
    worlds: int = 6
    """Sampled worlds in the first pass; as many more in each further one."""
    depth: int = 1
    """How many further turns are played in each of them."""
    trust: float = 0.8
    """How much of the judgment comes from the next turn, against the first impression."""

    def ordered(
        self, judged: list[Candidate], sampler: "WorldSampler", time_limit: TimeLimit
    ) -> list[Candidate]:
        """The judged turns in a better order, best first, those looked at with new values."""
        looked = [LookedAt(candidate) for candidate in judged[: self.turns]]
        if any(each.candidate.node.arrived() for each in looked):
            return judged
        racing = looked
        seen = 0
        budget = WorldBudget(time_limit)
        while len(racing) > 1 and budget.worlds(len(racing)):
            left = self.worlds
            while left and (worlds := min(left, budget.worlds(len(racing)))):
                before = time_limit.spent
                sampler.try_out(racing, worlds)
                budget.took(time_limit.spent - before, worlds * len(racing))
                seen += worlds
                left -= worlds
            for each in racing:
                each.value = (
                    self.trust * (each.total / seen) + (1 - self.trust) * each.candidate.value
                )
            racing.sort(key=lambda each: -each.value)
            racing = racing[: (len(racing) + 1) // 2]
        if not seen:
            return judged
        best = racing[0]
        for each in looked:  # who was dropped early was seen in fewer worlds
            each.value = min(each.value, best.value)
        looked.sort(key=lambda each: (each is not best, -each.value))
        found = [each.candidate.valued(each.value) for each in looked]
        return found + judged[self.turns :]


FULL: Final = Lookahead()
LIGHT: Final = Lookahead(turns=3, worlds=2)
AFFORDABLE: Final = FULL if COMPILED else LIGHT
"""What the strongest level does: plain Python is too slow for all of it."""


@final
class WorldBudget:
    """How many worlds can be looked at together in the time that is left."""

    __slots__ = ("_each", "_time_limit")

    def __init__(self, time_limit: TimeLimit) -> None:
        self._time_limit = time_limit
        self._each = 0.0
        """Seconds that one turn took in one world of the last ones; 0 before the first."""

    def worlds(self, turns: int) -> int:
        """At most `TOGETHER`, and a single one to begin with; 0 if there is not enough time."""
        left = self._time_limit.left
        if left == inf:
            return TOGETHER
        if not self._each:
            return int(not self._time_limit.over)
        worlds = min(TOGETHER, int(left / (self._each * turns)))
        if worlds <= 0:
            self._time_limit.leave_out()
        return max(0, worlds)

    def took(self, seconds: float, turns: int) -> None:
        """Note how long that many turns took, over all worlds."""
        self._each = seconds / turns


class LookedAt:
    """A turn under examination: its value so far, and the sum over all worlds."""

    __slots__ = ("candidate", "total", "value")

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.value = candidate.value
        self.total = 0.0


class WorldSampler:
    """Deals worlds that agree with a view, and tries turns in them."""

    def __init__(self, view: View, foresight: Foresight, rng: random.Random) -> None:
        self._view = view
        self._foresight = foresight
        self._rng = rng

    def try_out(self, turns: list[LookedAt], count: int) -> None:
        """Add what each turn is worth in that many more worlds."""
        worlds: list[SampledWorld] = []
        candidates = [each.candidate for each in turns]
        for _ in range(count):
            world = self._view.determinize(self._rng)
            worlds.append(SampledWorld(world, self._rng.getrandbits(64), candidates))
        self._foresight.follow(worlds, self._view.world.to_move)
        for sampled in worlds:
            for each, path in zip(turns, sampled.paths, strict=True):
                each.total += path.value


def different(judged: list[Candidate]) -> list[Candidate]:
    """The best of each kind of turn: those that differ in more than the cards kept."""
    found: dict[tuple[object, ...], Candidate] = {}
    for candidate in judged:
        node = candidate.node
        found.setdefault(
            (node.pieces, node.blockades, node.removed, candidate.closing.bought), candidate
        )
    return list(found.values())
