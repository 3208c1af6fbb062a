"""Finished games to look at again, over HTTP."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from eldorado.exports.replay_frames import Replay, replay_text
from eldorado.input_limits import LARGEST_UPLOAD
from eldorado.interface.questions import RecordText
from eldorado.server.http.pool_answers import PACKED, answers, worked_out
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import AnyRequest, TableId, finished_record
from eldorado.server.services import Services

Eyes = Annotated[
    int | None,
    Parameter(ge=0, le=3, description="The seat to look from; by default, all cards are open."),
]


@get(
    "/tables/{table:str}/replay",
    responses=answers(Replay, refusals(400, 404, 409, 422, 429, 503)),
    opt={PACKED: True},
)
async def replay_table(
    request: AnyRequest, services: Services, table: TableId, eyes: Eyes = None
) -> Response[bytes]:
    """A finished game of this server, step by step."""
    text = await finished_record(services, request, table)
    return await worked_out(services, request, replay_text, text, eyes)


@post(
    "/replays",
    status_code=200,
    responses=answers(Replay, refusals(400, 413, 422, 429)),
    opt={PACKED: True},
    request_max_body_size=LARGEST_UPLOAD,
)
async def replay_file(request: AnyRequest, services: Services, data: RecordText) -> Response[bytes]:
    """A game from a record file, step by step; nothing of it is kept."""
    return await worked_out(services, request, replay_text, data.record, data.eyes)


HANDLERS = [replay_table, replay_file]
