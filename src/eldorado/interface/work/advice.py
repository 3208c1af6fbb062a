"""Advice on a turn: the best ones from here, and what a plan costs against them."""

from typing import TYPE_CHECKING, cast

from msgspec import Struct

from eldorado.analysis.analysis_types import ReasonArguments, Why
from eldorado.bots import LEVELS, LIMIT
from eldorado.core.actions import Action
from eldorado.core.view import View
from eldorado.core.view_types import GameView
from eldorado.table import Refused

if TYPE_CHECKING:
    from eldorado.bots import Idea


class Hint(Struct, frozen=True):
    """A turn worth considering, or its part up to the next surprise."""

    actions: list[str]
    win: float
    """The chance to win after it."""
    arrival: float
    """The round in which to expect the last piece to arrive."""
    reasons: list[Why]


class Advice(Struct, frozen=True):
    """What a plan costs against the best that was found; `better` is null if it is as good."""

    blunder: bool
    win: float
    rounds: float
    better: Hint | None


def hints_for(document: GameView, count: int = 3) -> list[Hint]:
    """The best turns for the seat of a view, best first."""
    from eldorado.bots.planner.levels import make_planner  # only processes that think need it

    planner = make_planner(LEVELS[-1], "", 1, LIMIT)
    return [_hint(one) for one in planner.explain(View.from_json(document), count)]


def judge_plan(document: GameView, texts: list[str]) -> Advice:
    """What a plan costs."""
    from eldorado.analysis.decisions import Judge
    from eldorado.analysis.effort import QUICK
    from eldorado.analysis.turning_points import is_blunder
    from eldorado.bots.planner.levels import network

    view = View.from_json(document)
    actions = [Action.parse(text) for text in texts]
    trial = view.world.copy()
    for action in actions:
        if trial.to_move != view.world.to_move or trial.finished:
            raise Refused("unreadable", "The plan continues after the end of the turn.")
        trial.apply(action)
    decision = Judge(network(), QUICK).decision(view, actions)
    loss, better = decision.loss, decision.better
    if better is None:
        return Advice(False, loss.win, loss.rounds, None)
    return Advice(is_blunder(loss), loss.win, loss.rounds, _hint(better))


def _hint(idea: "Idea") -> Hint:
    reasons = [Why(one.kind, cast(ReasonArguments, one.about)) for one in idea.reasons]
    return Hint([str(action) for action in idea.actions], idea.win, idea.arrival, reasons)
