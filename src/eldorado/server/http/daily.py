"""The daily expedition: what it is today, how everybody did, and a table to try it."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Struct
from msgspec.structs import replace

from eldorado.core.position import variant_document
from eldorado.core.view_types import VariantDocument
from eldorado.server.http.problems import refusals
from eldorado.server.http.schemas import Created, HeldSeat
from eldorado.server.http.tables import open_table
from eldorado.server.live.live_table import LiveTable
from eldorado.server.seat_secrets import new_table_id
from eldorado.server.services import Services
from eldorado.server.store.daily_tries import StoredTry
from eldorado.server.work.day_plan import PERSON_SEAT, STRONGEST
from eldorado.table.setup import DailyDeal, Setup, Word, filled

AnyRequest = Request[Any, Any, Any]

DayText = Annotated[
    str, Parameter(pattern=r"^(\d{4}-\d\d-\d\d)?$", description="A date, as 2026-11-17.")
]


class FieldLine(Struct, frozen=True):
    """So many people needed so many rounds; null: they did not arrive."""

    rounds: int | None
    people: int


class OwnTry(Struct, frozen=True):
    """This browser's ranked try. `rounds` is null before the end, and for who did not arrive;
    `place` is the place among all who have finished, from 1."""

    table: str
    over: bool
    rounds: int | None
    place: int | None


class Daily(Struct, frozen=True):
    """A day's expedition."""

    day: str
    today: bool
    seconds_left: float
    """Until the next one."""
    route: str
    variant: VariantDocument
    rivals: list[str]
    """Their levels."""
    strongest_level: str
    strongest: int | None
    """The strongest level's rounds on the same deal; null while that is not yet known."""
    own: OwnTry | None
    streak: int
    """The days in a row on which this browser has finished the expedition."""
    field: list[FieldLine]
    """The results of all ranked tries, the fewest rounds first."""


class NewTry(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the player."""

    name: Word = ""


class DailyTable(Created, frozen=True):
    """A table for a try. One that was running already has no `seats`: the browser holds them."""

    day: str
    ranked: bool


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
        rivals=[seat.level for seat in setup.seats if seat.kind == "bot"],
        strongest_level=STRONGEST,
        strongest=found.strongest,
        own=_own(tries, field),
        streak=await dailies.tries.streak(who, today) if who else 0,
        field=[FieldLine(rounds, people) for rounds, people in field],
    )


@post("/daily", responses=refusals(400, 403, 413, 429, 503))
async def try_daily(request: AnyRequest, services: Services, data: NewTry) -> Response[DailyTable]:
    """Opens a table for today's expedition. The first try counts; one that still runs is
    continued; whoever has finished tries again without a rank."""
    dailies = services.dailies
    day = dailies.today()
    found = await dailies.day(day)
    if found.strongest is None:
        dailies.find_strongest(day, found.setup)
    setup = _named(found.setup, data.name)
    who, badge = services.identity.person_cookie(request)
    link = services.identity.link
    async with dailies.opening:
        for one in await dailies.tries.of(day, who):
            if not one.over:
                table = DailyTable(one.table, link(request, one.table), [], day, one.ranked)
                return Response(table, cookies=[badge])
        live, held = await _open(services, request, setup, who)
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


def _named(setup: Setup, name: str) -> Setup:
    """The day's table with the name of who plays it."""
    seats = list(setup.seats)
    seats[PERSON_SEAT] = replace(seats[PERSON_SEAT], name=name)
    return replace(setup, seats=filled(seats))


HANDLERS = [show_daily, try_daily]
