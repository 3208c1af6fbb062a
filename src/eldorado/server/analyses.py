"""The analysis of a finished game over HTTP."""

from litestar import get, post

from eldorado.records import Record
from eldorado.server.analysing import AnalysisState
from eldorado.server.api import TableId, finished_record
from eldorado.server.desk import Desk
from eldorado.server.problems import refusals
from eldorado.server.replays import RecordText


@get("/tables/{table:str}/analysis", responses=refusals(400, 404, 409, 429, 503))
async def analyse_table(desk: Desk, table: TableId) -> AnalysisState:
    """The analysis of a finished game, or how far it is; ask again until it is there."""
    return desk.analyses.state(await finished_record(desk, table))


@post("/analyses", status_code=200, responses=refusals(400, 413, 429))
async def analyse_file(desk: Desk, data: RecordText) -> AnalysisState:
    """The same for a record file; nothing of it is kept for long."""
    Record.parse(data.record, strict=False)
    return desk.analyses.state(data.record)


HANDLERS = [analyse_table, analyse_file]
