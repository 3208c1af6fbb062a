"""Advice in games against computer players only: the best turns, and what a plan costs."""

from hashlib import blake2b
from typing import Annotated, Any

from litestar import Request, get, post
from msgspec import Meta, Struct
from msgspec.json import encode

from eldorado.input_limits import LONGEST_PLAN
from eldorado.server.http.lessons import ActionText
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import TableId
from eldorado.server.live.live_table import LiveTable
from eldorado.server.services import Services
from eldorado.server.work.advice import Advice, Hint, hints_for, judge_plan
from eldorado.table import Refused

AnyRequest = Request[Any, Any, Any]


class PlannedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player is about to do after what was done in this turn already."""

    actions: Annotated[list[ActionText], Meta(max_length=LONGEST_PLAN)]


@get("/tables/{table:str}/hints", responses=refusals(400, 403, 404, 409, 422, 429, 503))
async def hints(request: AnyRequest, services: Services, table: TableId) -> list[Hint]:
    """The best turns from here, best first; never in games against other people. The same position
    has the same answer."""
    live = await services.hub.open(table)
    seat = await _only_person(services, live, request)
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
    live = await services.hub.open(table)
    seat = await _only_person(services, live, request)
    back = live.table.takebacks
    view = back.past[0].view(seat) if back.past else live.table.view(seat)
    actions = [*back.actions, *data.actions]
    return await services.work(request, judge_plan, view.to_json(), actions)


async def _only_person(services: Services, live: LiveTable, request: AnyRequest) -> int:
    """The seat to move, if everybody else at the table is a computer player or the same holder,
    and nobody's result is compared with that of others."""
    if live.table.setup.ranked:
        raise Refused("no_hints", kind="daily")
    held = await services.identity.held(live, request)
    people = {n for n, seat in enumerate(live.table.seats) if seat.kind == "person"}
    if not held or not people <= held:
        raise Refused("no_hints", "There are no hints in games with other people.")
    acting = live.table.acting
    if acting is None:
        raise Refused("not_your_turn", "It is not your turn.")
    return acting


HANDLERS = [hints, advise]
