"""Looking one turn further: what the best turns lead to, over sampled hands.

Each promising turn is carried out in worlds that agree with the view, the same worlds for all
of them, down to how piles are shuffled and what the others do meanwhile; then the best next turn
is found for the hand drawn there. The less promising half is dropped again and again while the
rest is looked at in more worlds.
"""

import random
from dataclasses import dataclass

from eldorado.bots.planner.judging.candidates import Candidate
from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.sampled_worlds import Others, Shuffles, WorldTurn, follow
from eldorado.bots.planner.time_limit import TimeLimit
from eldorado.core import COMPILED
from eldorado.core.view import View


@dataclass(frozen=True)
class Lookahead:
    """How much work goes into looking ahead; it ends early when patience does."""

    turns: int = 10
    """Turns looked at to begin with."""
    worlds: int = 8
    """Sampled worlds in the first pass; as many more in each further one."""
    depth: int = 1
    """How many further turns are played in each of them."""
    trust: float = 0.8
    """How much of the judgement comes from the next turn, against the first impression."""

    def order(
        self,
        view: View,
        network: Network,
        rivals: Rivals,
        judged: list[Candidate],
        rng: random.Random,
        time_limit: TimeLimit,
    ) -> None:
        """Put the judged turns in a better order, best first; their values are updated."""
        turns, worlds = (self.turns, self.worlds) if COMPILED else (3, 2)
        looked = judged[:turns]
        if any(candidate.node.arrived() for candidate in looked):
            return
        first = {id(candidate): candidate.value for candidate in looked}
        totals = dict.fromkeys(first, 0.0)
        racing = looked
        seen = 0
        longest = 0.0
        while len(racing) > 1 and not time_limit.too_short_for(longest):
            for _ in range(worlds):
                if time_limit.too_short_for(longest):
                    break
                before = time_limit.spent
                world = view.determinize(rng)
                shuffles = Shuffles(rng.getrandbits(64))
                paths = [WorldTurn(world, candidate, shuffles) for candidate in racing]
                follow(paths, Others(world, network), network, rivals, self.depth)
                for path in paths:
                    totals[id(path.candidate)] += path.value
                seen += 1
                longest = max(longest, time_limit.spent - before)
            if not seen:
                return
            for candidate in racing:
                mean = totals[id(candidate)] / seen
                candidate.value = self.trust * mean + (1 - self.trust) * first[id(candidate)]
            racing.sort(key=lambda candidate: -candidate.value)
            racing = racing[: (len(racing) + 1) // 2]
        if seen:
            best = racing[0]
            for candidate in looked:  # who was dropped early was seen in fewer worlds
                candidate.value = min(candidate.value, best.value)
            looked.sort(key=lambda candidate: (candidate is not best, -candidate.value))
            judged[:] = looked + [c for c in judged if id(c) not in first]


def different(judged: list[Candidate]) -> list[Candidate]:
    """The best of each kind of turn: those that differ in more than the cards kept."""
    found: dict[tuple[object, ...], Candidate] = {}
    for candidate in judged:
        node = candidate.node
        found.setdefault(
            (node.pieces, node.blockades, node.removed, candidate.closing.bought), candidate
        )
    return list(found.values())
