"""Compares decisions by playing them out in the same sampled worlds.

Worlds match the view of the deciding seat and are otherwise random, so that no hidden information
is used. In each world the decision is carried out, the planner plays the rest of the turn and the
next turns, and its expectations at the end are averaged.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.candidates import Candidate, TurnMemory, best_of_each
from eldorado.bots.planner.judging.network import ROUNDS, Network
from eldorado.bots.planner.judging.rivals import PACE, Rivals
from eldorado.bots.planner.sampled_worlds import later_worth, next_turn
from eldorado.bots.planner.search.draws import draw_first
from eldorado.bots.planner.search.turn_key import turn_key
from eldorado.bots.planner.search.width import NARROW
from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.view import View


@dataclass(frozen=True)
class TrialOutcome:
    """What is expected: the chance to win, and rounds still to come after this one."""

    win: float
    rounds: float

    def against(self, better: "TrialOutcome") -> "TrialOutcome":
        """The loss compared with a better option: chance to win, and rounds."""
        return TrialOutcome(better.win - self.win, self.rounds - better.rounds)


PER_ROUND: Final = 0.1
"""Weight of a lost round besides the chance to win: slow turns are mistakes in any race."""


TOGETHER: Final = 8
"""Positions searched at a time: more is hardly faster and needs much more memory."""


def cost(loss: TrialOutcome) -> float:
    """Chance to win and rounds lost, in one number by which turns are compared."""
    return loss.win + PER_ROUND * loss.rounds


def mean(outcomes: list[TrialOutcome]) -> TrialOutcome:
    """What is expected on average."""
    count = len(outcomes)
    return TrialOutcome(
        sum(o.win for o in outcomes) / count, sum(o.rounds for o in outcomes) / count
    )


def best_turns(
    games: list[Game], worths: list[Numbers], network: Network, memory: TurnMemory | None = None
) -> list[Candidate]:
    """The best turn in each position, found once for equal positions."""
    memory = TurnMemory() if memory is None else memory
    found: dict[tuple[object, ...], int] = {}
    numbers = [
        found.setdefault((*_position_key(game), id(worth)), len(found))
        for game, worth in zip(games, worths, strict=True)
    ]
    if not found:
        return []
    first = [numbers.index(number) for number in range(len(found))]
    best: list[Candidate] = []
    for start in range(0, len(first), TOGETHER):
        some = first[start : start + TOGETHER]
        best += best_of_each(
            [games[i] for i in some], [worths[i] for i in some], network, NARROW, memory
        )
    return [best[number] for number in numbers]


def _position_key(game: Game) -> tuple[object, ...]:
    """A key of everything that the best turn depends on, within worlds of one view."""
    player = game.player
    return (tuple(sorted(player.draw)), player.discard, player.play, *turn_key(game))


class TrialPath:
    """One decision in one world."""

    __slots__ = ("game", "option", "outcome", "worth")

    def __init__(self, option: int, game: Game) -> None:
        self.option = option
        self.game = game
        self.worth: Numbers = ROUNDS
        """The expectation for this many rounds left after the turn."""
        self.outcome: TrialOutcome | None = None


class Trial:
    """Decisions of the seat to move, tried in the same worlds."""

    def __init__(self, view: View, network: Network, rivals: Rivals) -> None:
        self._view = view
        self._network = network
        self._rivals = rivals
        self._seat = view.world.to_move
        self._round = view.world.round
        self._worths: dict[tuple[object, ...], Numbers] = {}
        self._memory = TurnMemory()

    def run(
        self, options: Sequence[Sequence[Action]], worlds: int, depth: int, rng: random.Random
    ) -> list[TrialOutcome]:
        """Per option, given as its actions, what is expected of it on average."""
        paths: list[TrialPath] = []
        for _ in range(worlds):
            world = self._view.determinize(rng)
            for number, actions in enumerate(options):
                game = world.copy()
                carry_out(game, actions, stop=True)
                paths.append(TrialPath(number, game))
        self._finish_turns(paths)
        for path in paths:
            self._settle(path)
        self._play_on([path for path in paths if path.outcome is None], depth)
        return [
            mean([path.outcome for path in paths if path.option == number and path.outcome])
            for number in range(len(options))
        ]

    def _over(self, game: Game) -> bool:
        return game.finished or (game.round, game.to_move) != (self._round, self._seat)

    def _finish_turns(self, paths: list[TrialPath]) -> None:
        """Plans the rest of the turn wherever new information appeared."""
        going = [path for path in paths if not self._over(path.game)]
        for path in going:
            draw_first(path.game)
        worth = self._rivals.worth
        best = self._best([path.game for path in going], [worth] * len(going))
        for path, turn in zip(going, best, strict=True):
            carry_out(path.game, turn.actions())

    def _best(self, games: list[Game], worths: list[Numbers]) -> list[Candidate]:
        return best_turns(games, worths, self._network, self._memory)

    def _settle(self, path: TrialPath) -> None:
        """After the turn: the other seats play on with the board and market that it leaves."""
        game = path.game
        player = game.players[self._seat]
        key = (player.pieces, player.blockades, game.blockades, game.piles, game.market)
        worth = self._worths.get(key)
        if worth is None:
            world = game.copy()
            world.to_move, world.round = self._seat, self._round
            worth = Rivals(world, self._network).worth
            self._worths[key] = worth
        path.worth = worth
        if player.arrived:
            path.outcome = TrialOutcome(float(worth[0]), 0.0)

    def _play_on(self, paths: list[TrialPath], depth: int) -> None:
        """The next turns of every path, and what is expected after the last of them."""
        shifted: dict[tuple[int, int], Numbers] = {}
        for further in range(1, depth + 1):
            for path in paths:
                next_turn_of(path.game, self._seat)
                key = (id(path.worth), further)
                if key not in shifted:
                    shifted[key] = later_worth(path.worth, further)
            worths = [shifted[id(path.worth), further] for path in paths]
            best = self._best([path.game for path in paths], worths)
            going: list[TrialPath] = []
            for path, turn in zip(paths, best, strict=True):
                path.outcome = expected_outcome(turn, further)
                if further < depth and not turn.node.arrived():
                    carry_out(path.game, turn.actions())
                    going.append(path)
            paths = going


def expected_outcome(turn: Candidate, further: int = 0) -> TrialOutcome:
    """What is expected of an evaluated turn, this many rounds from now."""
    rounds = turn.rounds + further
    return TrialOutcome(min(1.0, max(0.0, turn.value + PACE * rounds)), rounds)


def carry_out(game: Game, actions: Sequence[Action], stop: bool = False) -> None:
    """Carry out a plan; with `stop`, only until new information appears."""
    for action in actions:
        chance = game.apply(action)
        if stop and (chance.drawn or chance.found):
            return


def next_turn_of(game: Game, seat: int) -> None:
    """Skip to the seat's next turn, even if the game would be over by then."""
    game.finished = False
    next_turn(game, seat)
