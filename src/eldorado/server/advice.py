"""Advice for whoever plays against computer players only: the best turns, and what a plan costs."""

from typing import Annotated, Any

from litestar import Request, get, post
from msgspec import Meta, Struct, to_builtins

from eldorado.bots.explain import Idea
from eldorado.input_limits import LONGEST_PLAN
from eldorado.server.api import TableId
from eldorado.server.desk import Desk
from eldorado.server.lessons import ActionText
from eldorado.server.live import Live
from eldorado.server.problems import refusals
from eldorado.table import Refused

AnyRequest = Request[Any, Any, Any]


class Why(Struct, frozen=True):
    """A reason: its kind, and what it is about as ids and numbers."""

    kind: str
    about: dict[str, Any]


class Hint(Struct, frozen=True):
    """A turn worth considering, or its part up to the next surprise."""

    actions: list[str]
    win: float
    """The chance to win after it."""
    arrival: float
    """The round in which to expect the last piece to arrive."""
    reasons: list[Why]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player is about to do after what was done in this turn already."""

    actions: Annotated[list[ActionText], Meta(max_length=LONGEST_PLAN)]


class Advice(Struct, frozen=True):
    """What a plan costs against the best that was found; `better` is null if it is as good."""

    blunder: bool
    win: float
    rounds: float
    better: Hint | None


@get("/tables/{table:str}/hints", responses=refusals(400, 403, 404, 409, 422, 429, 503))
async def hints(request: AnyRequest, desk: Desk, table: TableId) -> list[Hint]:
    """The best turns from here, best first; never in games against other people."""
    live = await desk.hub.open(table)
    seat = await _only_person(desk, live, request)
    view = live.table.view(seat).to_json()
    return [Hint(**one) for one in await desk.work(request, ideas_of, view)]


@post(
    "/tables/{table:str}/advice",
    status_code=200,
    responses=refusals(400, 403, 404, 409, 413, 422, 429, 503),
)
async def advise(request: AnyRequest, desk: Desk, table: TableId, data: Plan) -> Advice:
    """What this turn costs if it goes on like that, judged from where it can be taken back to."""
    live = await desk.hub.open(table)
    seat = await _only_person(desk, live, request)
    back = live.table.takebacks
    view = back.past[0].view(seat) if back.past else live.table.view(seat)
    actions = [*back.actions, *data.actions]
    found = await desk.work(request, judge_plan, view.to_json(), actions)
    better = found.pop("better")
    return Advice(better=Hint(**better) if better else None, **found)


async def _only_person(desk: Desk, live: Live, request: AnyRequest) -> int:
    """The seat to move, if everybody else at the table is a computer player or the same holder."""
    held = await desk.held(live, request)
    people = {n for n, seat in enumerate(live.table.seats) if seat.kind == "person"}
    if not held or not people <= held:
        raise Refused("no_hints", "There are no hints in games with other people.")
    acting = live.table.acting
    if acting is None:
        raise Refused("not_your_turn", "It is not your turn.")
    return acting


def ideas_of(document: dict[str, Any], count: int = 3) -> list[dict[str, Any]]:
    """The best turns for the seat of a view; runs in a pool."""
    from eldorado.bots import LEVELS
    from eldorado.bots.levels import make_thinker
    from eldorado.bots.patience import LIMIT
    from eldorado.core.view import View

    thinker = make_thinker(LEVELS[-1], "", 1, LIMIT)
    return [_shown(one) for one in thinker.explain(View.from_json(document), count)]


def judge_plan(document: dict[str, Any], texts: list[str]) -> dict[str, Any]:
    """What a plan costs; runs in a pool."""
    from eldorado.analysis.effort import QUICK
    from eldorado.analysis.judgement import Judge
    from eldorado.analysis.turning import is_blunder
    from eldorado.bots.levels import network
    from eldorado.core.actions import Action
    from eldorado.core.view import View

    view = View.from_json(document)
    actions = [Action.parse(text) for text in texts]
    trial = view.world.copy()
    for action in actions:
        if trial.to_move != view.world.to_move or trial.finished:
            raise Refused("unreadable", "The plan goes on after the end of the turn.")
        trial.apply(action)
    decision = Judge(network(), QUICK).decision(view, actions)
    loss = decision.loss
    return {
        "blunder": decision.better is not None and is_blunder(loss),
        "win": loss.win,
        "rounds": loss.rounds,
        "better": None if decision.better is None else _shown(decision.better),
    }


def _shown(idea: Idea) -> dict[str, Any]:
    return {
        "actions": [str(action) for action in idea.actions],
        "win": idea.win,
        "arrival": idea.arrival,
        "reasons": [Why(one.kind, to_builtins(one.about)) for one in idea.reasons],
    }


HANDLERS = [hints, advise]
