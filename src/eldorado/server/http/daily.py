"""The daily expedition: what it is today, how everybody did, and a table to try it."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from eldorado.core.position import variant_document
from eldorado.interface.daily_documents import (
    Daily,
    DailyTable,
    FieldLine,
    NewTry,
    OwnTry,
    named_for,
    rivals_of,
)
from eldorado.interface.schemas import HeldSeat
from eldorado.interface.table_ids import new_table_id
from eldorado.interface.work.day_plan import PERSON_SEAT, STRONGEST
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import open_table
from eldorado.server.live.live_table import LiveTable
from eldorado.server.services import Services
from eldorado.server.store.daily_tries import StoredTry
from eldorado.table.setup import DailyDeal, Setup

AnyRequest = Request[Any, Any, Any]

DayText = Annotated[
    str, Parameter(pattern=r"^(\d{4}-\d\d-\d\d)?$", description="A date, as 2026-11-17.")
]


@get("/daily", responses=refusals(400, 404, 429, 503))
async def show_daily(request: AnyRequest, services: Services, day: DayText = "") -> Daily:
    """The expedition of today, or of an earlier day."""
    dailies = services.dailies
    today = dailies.today()
    day = day or today
    found = await dailies.day(day)
    setup = found.setup
    who = services.identity.person(request)
    tries = await dailies.tries.of(day, who) if who else []
    field = await dailies.tries.field(day)
    return Daily(
        day=day,
        today=day == today,
        seconds_left=dailies.seconds_left(),
        route=setup.route,
        variant=variant_document(setup.variant),
        rivals=rivals_of(setup),
        strongest_level=STRONGEST,
        strongest=found.strongest,
        own=_own(tries, field),
        streak=await dailies.tries.streak(who, today) if who else 0,
        field=[FieldLine(rounds, people) for rounds, people in field],
    )


@post("/daily", responses=refusals(400, 403, 413, 429, 503))
async def try_daily(request: AnyRequest, services: Services, data: NewTry) -> Response[DailyTable]:
    """Opens a table for today's expedition. The first try counts; one that still runs is
    continued; a player who has finished may try again, unranked."""
    dailies = services.dailies
    day = dailies.today()
    found = await dailies.day(day)
    setup = named_for(found.setup, data.name)
    who, badge = services.identity.person_cookie(request)
    link = services.identity.link
    async with dailies.opening(who):
        for one in await dailies.tries.of(day, who):
            if not one.over:
                table = DailyTable(one.table, link(request, one.table), [], day, one.ranked)
                return Response(table, cookies=[badge])
        live, held = await _open(services, request, setup, who)
    if found.strongest is None:
        dailies.find_strongest(day, found.setup)
    await services.scheduler.begin(live)
    id, ranked = live.table.id, live.table.setup.ranked
    seats = [HeldSeat(seat, secret, link(request, id, secret)) for seat, secret in held.items()]
    return Response(
        DailyTable(id, link(request, id), seats, day, ranked),
        cookies=[badge, services.identity.cookie(id, held, request)],
    )


async def _open(
    services: Services, request: AnyRequest, setup: Setup, who: str
) -> tuple[LiveTable, dict[int, str]]:
    """A table for somebody's try. The id of the first one follows from the day and the person, so
    that there is only one, even if its result was deleted."""
    assert setup.daily is not None
    day, first = setup.daily.day, services.identity.signer.daily_id(setup.daily.day, who)
    creator = await services.check_tables(request)
    if await services.store.load(first) is None:
        live, held = await open_table(services, first, setup, creator)
    else:
        again = replace(setup, daily=DailyDeal(day, setup.daily.seed))
        live, held = await open_table(services, new_table_id(), again, creator)
    id = live.table.id
    await services.results.sat(id, PERSON_SEAT, who)
    await services.dailies.tries.enter(id, day, who, live.table.setup.ranked)
    services.metrics.daily_tries += 1
    return live, held


def _own(tries: list[StoredTry], field: list[tuple[int | None, int]]) -> OwnTry | None:
    if not tries or not tries[0].ranked:
        return None
    one = tries[0]
    place = None
    if one.rounds is not None:
        place = 1 + sum(n for rounds, n in field if rounds is not None and rounds < one.rounds)
    return OwnTry(one.table, one.over, one.rounds, place)


HANDLERS = [show_daily, try_daily]
