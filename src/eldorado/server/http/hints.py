"""Advice in games against computer players only: the best turns, and what a plan costs."""

from hashlib import blake2b
from typing import Any

from litestar import Request, get, post
from msgspec.json import encode

from eldorado.interface.questions import PlannedTurn, whole_turn
from eldorado.interface.table_requests import advised_seat
from eldorado.interface.work.advice import Advice, Hint, hints_for, judge_plan
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import TableId
from eldorado.server.services import Services

AnyRequest = Request[Any, Any, Any]


@get("/tables/{table:str}/hints", responses=refusals(400, 403, 404, 409, 422, 429, 503))
async def hints(request: AnyRequest, services: Services, table: TableId) -> list[Hint]:
    """The best turns from here, best first; never in games against other people. The same position
    has the same answer."""
    live = await services.table(request, table)
    seat = advised_seat(live.table, await services.identity.held(live, request))
    view = live.table.view(seat).to_json()
    key = blake2b(encode(view)).digest()
    found = services.hints.get(key)
    if found is None:
        found = await services.work(request, hints_for, view)
        services.hints.keep(key, found)
    return found


@post(
    "/tables/{table:str}/advice",
    status_code=200,
    responses=refusals(400, 403, 404, 409, 413, 422, 429, 503),
)
async def advise(
    request: AnyRequest, services: Services, table: TableId, data: PlannedTurn
) -> Advice:
    """What this turn costs if it goes on like that, judged from where it can be taken back to."""
    live = await services.table(request, table)
    seat = advised_seat(live.table, await services.identity.held(live, request))
    view, actions = whole_turn(live.table, seat, data)
    return await services.work(request, judge_plan, view.to_json(), actions)


HANDLERS = [hints, advise]
