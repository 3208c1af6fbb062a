"""The planner's verdict on every turn played, based on what was known at the time."""

import random
from dataclasses import dataclass

from eldorado.analysis.effort import Effort
from eldorado.analysis.timeline import TimelineTurn
from eldorado.analysis.trials import Trial, TrialOutcome, carry_out, cost
from eldorado.bots.planner.explain import Idea
from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.planner import Planner
from eldorado.core.actions import Action
from eldorado.core.view import View


@dataclass(frozen=True)
class Decision:
    """A part of a turn without new information, compared with the best alternative found."""

    first: int
    """The number of its first action in the turn."""
    count: int
    played: TrialOutcome
    best: TrialOutcome
    better: Idea | None
    """The best that was found; None if it was played, or what was played is as good."""

    def __repr__(self) -> str:
        better = "nothing better" if self.better is None else f"better: {self.better!r}"
        return f"<Decision, {better}>"

    @property
    def loss(self) -> TrialOutcome:
        """What it cost, in chance to win and rounds."""
        return self.played.against(self.best)


class Judge:
    """Judges decisions by views alone; the same view and decision give the same judgment."""

    def __init__(self, network: Network, effort: Effort) -> None:
        self._network = network
        self._effort = effort

    def turn(self, turn: TimelineTurn) -> tuple[Decision, ...]:
        """Every decision of a turn that left a choice; none for a turn that is not over."""
        if not turn.complete:
            return ()
        found: list[Decision] = []
        for first, end in turn.segments():
            before = turn.moments[first].before
            if end - first == 1 and len(before.legal_actions()) == 1:
                continue
            actions = [moment.action for moment in turn.moments[first:end]]
            found.append(self.decision(before.view(turn.seat), actions, first))
        return tuple(found)

    def decision(self, view: View, actions: list[Action], first: int = 0) -> Decision:
        """The actions up to the next new information, compared with the best alternative."""
        world = view.world
        seed = (world.round * 8 + world.to_move) * 64 + first
        planner = Planner("judge", self._effort.settings, self._network, seed)
        idea = planner.explain(view, 1)[0]
        if self._alike(view, actions, list(idea.actions), seed):
            expected = TrialOutcome(idea.win, idea.arrival - world.round)
            return Decision(first, len(actions), expected, expected, None)
        trial = Trial(view, self._network, Rivals(world, self._network))
        played, best = trial.run(
            [actions, idea.actions],
            self._effort.worlds,
            self._effort.depth,
            random.Random(seed + 1),
        )
        if cost(played.against(best)) <= 0.0:  # as good as the best alternative
            return Decision(first, len(actions), played, played, None)
        return Decision(first, len(actions), played, best, idea)

    @staticmethod
    def _alike(view: View, some: list[Action], others: list[Action], seed: int) -> bool:
        """Whether both lead to the same position, in any order of actions."""
        world = view.determinize(random.Random(seed))
        other = world.copy()
        carry_out(world, some, stop=True)
        carry_out(other, others, stop=True)
        return world == other
