"""Distances on the board: steps to the finish, steps taken."""

from dataclasses import dataclass

from eldorado.analysis.timeline import TimelineAction
from eldorado.bots.planner.judging.board_features import board_features
from eldorado.core.actions import Move, Native, Pay
from eldorado.core.game import Game
from eldorado.core.state import GATE
from eldorado.routes.paths import steps_from


@dataclass(frozen=True)
class Movement:
    """One movement: spaces entered, and how many steps closer to the finish it led."""

    walked: int
    nearer: int


def walk(moment: TimelineAction) -> Movement | None:
    """The movement an action made; None if it made none."""
    action = moment.action
    if not isinstance(action, Move | Pay | Native):
        return None
    if action.target[0] == "#":
        return Movement(0, 0)
    game = moment.before
    origin = game.player.pieces[action.piece - 1]
    target = game.board.index[action.target]
    left = 0 if game.board.finish[target] else to_finish(game, target)
    return Movement(steps_from(game.board, [origin])[target], to_finish(game, origin) - left)


def to_finish(game: Game, space: int) -> int:
    """The number of spaces to enter from here to the gate."""
    return 0 if space == GATE else round(board_features(game.board, game.blockades).steps[space])
