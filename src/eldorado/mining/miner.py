"""Finds positions where one turn is clearly best, and makes puzzles of them."""

import random
from typing import Final, cast

from eldorado.analysis.analysis_types import ReasonArguments, Why
from eldorado.analysis.trials import Trial, cost
from eldorado.bots import load_bot
from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.levels import network as weights
from eldorado.bots.planner.search.draws import drawing_actions
from eldorado.core.chance import scramble
from eldorado.core.game import Game
from eldorado.course.measures import Measure
from eldorado.course.puzzle import Puzzle, Stars
from eldorado.lab.simulation.play import GameJob
from eldorado.mining.puzzle_difficulty import difficulty
from eldorado.mining.themes import theme_of
from eldorado.mining.turn_options import TurnOption, turn_options

PLAYER: Final = "navigator"
"""Who plays the games: well enough for positions worth solving, and quickly."""

FIRST_ROUND: Final = 3
"""Before it, decks are all alike."""

GLANCE: Final = 0.03
"""By how much the network must prefer a turn before it is looked at closely."""

CLEAR: Final = 0.07
"""By how much a turn must be better than all others, in chance to win and rounds together."""

EQUAL: Final = 0.01
"""Within this a turn is as good as the best."""

WEIGHED: Final = 6
"""Turns that are compared closely."""

EASIEST: Final = 800
"""Puzzles that everybody solves are not worth asking."""

PASSES: Final = ((32, 2), (48, 3))
"""Sampled worlds and further turns of each comparison; the best turn must be best in all."""


def mine_game(job: GameJob) -> list[Puzzle]:
    """Plays a game and makes puzzles of what it has to offer."""
    game = Game.new(job.route, len(job.players), job.seed, job.variant)
    bots = [load_bot(name, scramble(job.seed + n + 1)) for n, name in enumerate(job.players)]
    network = weights()
    found: list[Puzzle] = []
    turn = (0, -1)
    while not game.finished and game.round <= job.max_rounds:
        if (game.round, game.to_move) != turn:
            turn = (game.round, game.to_move)
            puzzle = examine(game, network, f"{job.number}-{game.round}-{game.to_move}")
            if puzzle is not None:
                found.append(puzzle)
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    return found


def examine(game: Game, network: Network, name: str = "0") -> Puzzle | None:
    """A puzzle if one turn is clearly best here, judged by what the player to move knows.

    Where cards can be drawn first, the end of a turn cannot be known beforehand.
    """
    if game.round < FIRST_ROUND or drawing_actions(game.view(game.to_move).world):
        return None
    options = turn_options(game, network)[:WEIGHED]
    if len(options) < WEIGHED or options[0].value - options[-1].value < GLANCE:
        return None
    best, others = options[0], options[1:]
    for worlds, depth in PASSES:
        losses = compare(game, [best, *others], network, worlds, depth)
        if losses is None:
            return None
        equal = [one for one, loss in zip(others, losses, strict=True) if loss <= EQUAL]
        clear = [loss for loss in losses if loss > EQUAL]
        if not clear or min(clear) < CLEAR or len(equal) > 1:
            return None
    worse = [one for one in others if one not in equal]
    theme = theme_of(game, best, worse[0])
    if not theme:
        return None
    ends = (best.end, *(one.end for one in equal))
    rating = difficulty(game, ends, network)
    if rating < EASIEST:
        return None
    return Puzzle(
        id=f"{theme}-{name}",
        position=game.position(),
        score=(Measure("best_turn", ends=ends),),
        stars=Stars(three=(1,)),
        solution=tuple(str(action) for action in best.actions),
        seat=game.to_move,
        theme=theme,
        rating=rating,
        why=tuple(Why(reason.kind, cast(ReasonArguments, reason.about)) for reason in best.reasons),
    )


def compare(
    game: Game, options: list[TurnOption], network: Network, worlds: int, depth: int
) -> list[float] | None:
    """What all other turns lose against the first, in the same sampled worlds; None if one of
    them is clearly better than the first."""
    view = game.view(game.to_move)
    trial = Trial(view, network, Rivals(view.world, network))
    rng = random.Random(scramble(game.round * 8 + game.to_move + worlds))
    first, *rest = trial.run([one.actions for one in options], worlds, depth, rng)
    losses = [cost(outcome.against(first)) for outcome in rest]
    return None if min(losses) < -EQUAL else losses
