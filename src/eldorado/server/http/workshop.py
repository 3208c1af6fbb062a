"""The workbench of the route workshop over HTTP; only ratings are stored."""

import msgspec
from litestar import Response, get, post

from eldorado.exports.bench_document import BenchDocument, TrayPiece, bench_document, tray
from eldorado.interface.questions import BenchQuestion, RatingQuestion, SurpriseQuestion
from eldorado.interface.work.route_races import RatingState, SurpriseState, find_surprise
from eldorado.server.http.pool_answers import PACKED, answers, respond, respond_packed, worked_out
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import AnyRequest
from eldorado.server.jobs.body import Body
from eldorado.server.services import Services


@get(
    "/workshop/pieces",
    responses=answers(list[TrayPiece], refusals(429)),
    opt={PACKED: True},
)
async def list_pieces(request: AnyRequest, services: Services) -> Response[bytes]:
    """Everything that a route is built of."""
    return await worked_out(services, request, tray)


@post(
    "/workshop/bench",
    status_code=200,
    responses=answers(BenchDocument, refusals(400, 403, 413, 422, 429)),
    opt={PACKED: True},
)
async def show_bench(
    request: AnyRequest, services: Services, data: BenchQuestion
) -> Response[bytes]:
    """A route while it is built: its board, faults, facts and advice, and where a piece may lie."""
    return await worked_out(services, request, bench_document, data.code, data.piece, data.at)


@post(
    "/workshop/rating",
    status_code=200,
    responses=answers(RatingState, refusals(400, 403, 413, 422, 429, 503)),
    opt={PACKED: True},
)
async def rate_route(
    request: AnyRequest, services: Services, data: RatingQuestion
) -> Response[bytes]:
    """The rating of a route, or how many races have been played; ask again until it is there. A
    full one that was interrupted goes on when it is asked for again."""
    ratings = services.route_ratings
    known = await ratings.answer(data.code, data.depth)
    if known is not None:
        return respond_packed(request, known)
    if not data.begin:
        return respond(Body.of(await ratings.played(data.code, data.depth)))
    owner = services.identity.address(request.scope)
    return respond(Body.of(ratings.begin(data.code, data.depth, owner)))


@post(
    "/workshop/surprise",
    status_code=200,
    responses=answers(SurpriseState, refusals(400, 403, 413, 422, 429)),
    opt={PACKED: True},
)
async def find_route_by_wishes(
    request: AnyRequest, services: Services, data: SurpriseQuestion
) -> Response[bytes]:
    """A new route by wishes, or how far the search is; ask again until it is there."""
    data.check()
    jobs, key = services.surprises, msgspec.json.encode(data).decode()
    known = jobs.answer(key)
    if known is not None:
        return respond_packed(request, known)
    owner = services.identity.address(request.scope)
    share = jobs.begin(key, owner, find_surprise, data)
    return respond(Body.of(SurpriseState(share or 0.0)))


HANDLERS = [list_pieces, show_bench, rate_route, find_route_by_wishes]
