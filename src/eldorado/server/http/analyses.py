"""The analysis of a finished game over HTTP."""

import gzip

from litestar import Response, get, post

from eldorado.input_limits import LARGEST_UPLOAD, check_record
from eldorado.server.http.pool_answers import PACKED, accepts_gzip, answers, respond
from eldorado.server.http.problems import refusals
from eldorado.server.http.replays import RecordText
from eldorado.server.http.tables import AnyRequest, TableId, finished_record
from eldorado.server.jobs.analysis_states import AnalysisState
from eldorado.server.services import Services
from eldorado.server.work.body import Body


@get(
    "/tables/{table:str}/analysis",
    responses=answers(AnalysisState, refusals(400, 404, 409, 422, 429, 503)),
    opt={PACKED: True},
)
async def analyse_table(request: AnyRequest, services: Services, table: TableId) -> Response[bytes]:
    """The analysis of a finished game, or how far it is; ask again until it is there."""
    return _answer(services, request, await finished_record(services, request, table))


@post(
    "/analyses",
    status_code=200,
    responses=answers(AnalysisState, refusals(400, 413, 422, 429)),
    opt={PACKED: True},
    request_max_body_size=LARGEST_UPLOAD,
)
async def analyse_file(
    request: AnyRequest, services: Services, data: RecordText
) -> Response[bytes]:
    """The same for a record file; nothing of it is kept for long."""
    check_record(data.record)
    return _answer(services, request, data.record)


def _answer(services: Services, request: AnyRequest, record: str) -> Response[bytes]:
    state = services.analyses.state(record, services.identity.address(request.scope))
    if isinstance(state, AnalysisState):
        return respond(Body.of(state))
    if accepts_gzip(request):
        return respond(Body(state, True))
    return respond(Body(gzip.decompress(state), False))


HANDLERS = [analyse_table, analyse_file]
