"""A slow player: the strongest level's best turns, each played out in the same sampled worlds."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from eldorado.bots.level_names import LEVELS
from eldorado.bots.planner.judging.candidates import Candidate, CandidateSearch
from eldorado.bots.planner.judging.rivals import PACE, Rivals
from eldorado.bots.planner.levels import make_planner, network
from eldorado.bots.planner.search.width import WIDE
from eldorado.core.actions import Action
from eldorado.core.chance import scramble
from eldorado.core.view import View
from eldorado.lab.headroom.rollouts import play_to_end
from eldorado.lab.headroom.turn_parts import WHOLE, differing_in
from eldorado.stats.intervals import mean_interval

STRONGEST: Final = LEVELS[-1]

CONSIDERED: Final = 300
"""Turns among which those that differ in one part only are looked for."""

TOGETHER: Final = 25
"""Worlds after which turns that are clearly worse than the leader are dropped."""


@dataclass(frozen=True)
class RolloutSettings:
    """How much work the slow player does: always the same, whatever the time."""

    part: str = WHOLE
    """What the turns may differ in: one of PARTS, or WHOLE."""
    turns: int = 8
    """Turns that are played out."""
    worlds: int = 200
    """How often each of them is, unless it is clearly worse after fewer."""

    @property
    def name(self) -> str:
        return f"rollouts-{self.part}-{self.turns}-{self.worlds}"

    def __call__(self, seed: int) -> "RolloutPlayer":
        """A player for one game: settings are given to matches like a class of bots."""
        return RolloutPlayer(self, seed)


class RolloutPlayer:
    """Plays like the strongest level, but decides between its best turns by playing them out."""

    def __init__(self, settings: RolloutSettings, seed: int) -> None:
        self.name = settings.name
        self.changed = 0
        """How often it chose another turn than the strongest level would have."""
        self._settings = settings
        self._planner = make_planner(STRONGEST, seed=seed)
        self._rng = random.Random(scramble(seed))
        self._plan: list[Action] = []
        self._turn = (0, -1)

    def choose(self, view: View) -> Action:
        world = view.world
        if not self._plan or self._turn != (world.round, world.to_move):
            self._turn = (world.round, world.to_move)
            self._plan = self._think(view)
        action = self._plan.pop(0)
        after = world.copy()
        chance = after.apply(action)
        if chance.drawn or chance.found or (after.turn.bought and after.turn.saveable):
            self._plan = []
        return action

    def _think(self, view: View) -> list[Action]:
        first, turns = self._planner.weigh(view)
        if first:
            return first
        options = self._options(view, turns)
        best = options[play_out(view, options, self._settings.worlds, self._rng)]
        self.changed += best is not options[0]
        return best.actions()

    def _options(self, view: View, turns: list[Candidate]) -> list[Candidate]:
        """The turns to decide between, the strongest level's own first."""
        settings = self._settings
        best = turns[0]
        if best.node.arrived():
            return [best]
        if settings.part == WHOLE:
            return turns[: settings.turns]
        rivals = Rivals(view.world, network())
        search = CandidateSearch(view.world, network(), rivals.worth, WIDE)
        more = search.candidates(CONSIDERED)
        return differing_in(settings.part, best, [*turns, *more])[: settings.turns]


def play_out(view: View, options: Sequence[Candidate], worlds: int, rng: random.Random) -> int:
    """The number of the turn that does best, all of them played in the same worlds.

    After every few worlds, those drop out that are worse than the leader beyond doubt: by more
    than the 95% interval of the difference. Equal turns leave the choice to the first.
    """
    lines = [option.actions() for option in options]
    values: list[list[float]] = [[] for _ in options]
    racing = list(range(len(options)))
    for number in range(worlds):
        if len(racing) == 1:
            break
        world = view.determinize(rng)
        seed = rng.getrandbits(32)
        for one in racing:
            played = play_to_end(world.copy(), lines[one], network(), seed)
            values[one].append(played.won - PACE * played.rounds)
        if number % TOGETHER == TOGETHER - 1:
            racing = _still_racing(racing, values)
    return max(racing, key=lambda one: (sum(values[one]), -one))


def _still_racing(racing: list[int], values: list[list[float]]) -> list[int]:
    leader = max(racing, key=lambda one: (sum(values[one]), -one))
    kept: list[int] = []
    for one in racing:
        pairs = zip(values[leader], values[one], strict=True)
        _, low, _ = mean_interval([ahead - behind for ahead, behind in pairs])
        if one == leader or low <= 0:
            kept.append(one)
    return kept
