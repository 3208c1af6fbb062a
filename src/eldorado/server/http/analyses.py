"""The analysis of a finished game over HTTP."""

import hashlib

from litestar import Response, get, post

from eldorado.input_limits import LARGEST_UPLOAD, check_record
from eldorado.interface.questions import RecordText
from eldorado.interface.work.analysis_parts import AnalysisState, analyse_text
from eldorado.server.http.pool_answers import PACKED, answers, respond, respond_packed
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import AnyRequest, TableId, finished_record
from eldorado.server.jobs.body import Body
from eldorado.server.services import Services


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
    jobs, key = services.analyses, hashlib.sha256(record.encode()).hexdigest()
    known = jobs.answer(key)
    if known is not None:
        return respond_packed(request, known)
    owner = services.identity.address(request.scope)
    share = jobs.begin(key, owner, analyse_text, record)
    return respond(Body.of(AnalysisState(share or 0.0)))


HANDLERS = [analyse_table, analyse_file]
