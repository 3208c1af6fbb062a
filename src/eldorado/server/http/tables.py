"""The HTTP interface: tables are opened, joined and looked up here; the play is on the socket."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.di import Provide
from litestar.params import Parameter
from msgspec.structs import replace

from eldorado.core.game import new_seed
from eldorado.exports.board_document import (
    BlockadeDocument,
    BoardDocument,
    RouteBrief,
    blockades,
    board_document,
    known_routes,
    route_code,
)
from eldorado.input_limits import LARGEST_SETUP, LONGEST_ROUTE, MOST_CHOICES, choices
from eldorado.interface.schemas import (
    Claim,
    Claimed,
    Created,
    HeldSeat,
    Joining,
    LevelBrief,
    Listed,
    NewRoute,
    RouteCode,
    Shown,
    Webhook,
    WebhookKey,
    level_briefs,
)
from eldorado.interface.table_ids import TABLE_ID, new_table_id
from eldorado.interface.work.table_texts import actions_of, record_of
from eldorado.server.http.pool_answers import PACKED, accepts_gzip, answers, respond, worked_out
from eldorado.server.http.problems import refusals
from eldorado.server.jobs.body import Body, encoded
from eldorado.server.live.gathering.open_seats import take_open_seat
from eldorado.server.live.live_table import LiveTable
from eldorado.server.live.webhooks import checked_url
from eldorado.server.seat_secrets import hashed, new_secret
from eldorado.server.services import Services
from eldorado.server.store import Listing
from eldorado.table import Refused, Setup

AnyRequest = Request[Any, Any, Any]

TableId = Annotated[str, Parameter(pattern=TABLE_ID, description="A table's id.")]
Route = Annotated[str, Parameter(max_length=LONGEST_ROUTE, description="A route's name or code.")]
PERSON_SEATED = '"kind":"person"'
"""How a person's seat is stored; the marks around words cannot be part of a name."""

Limit = Annotated[int, Parameter(ge=1, le=100, description="How many at most.")]


def provide_services(request: AnyRequest) -> Services:
    """The worker's tools; pages of other sites may only look."""
    services: Services = request.app.state.services
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        services.identity.check_origin(request)
    return services


SERVICES = {"services": Provide(provide_services, sync_to_thread=False)}


@post(
    "/tables",
    responses=refusals(400, 403, 413, 429, 503),
    request_max_body_size=LARGEST_SETUP,
)
async def create_table(request: AnyRequest, services: Services, data: Setup) -> Response[Created]:
    """Opens a table. The seats for people belong to the client; open seats wait for others."""
    data.check_plan()
    creator = await services.check_tables(request)
    plan = replace(data, former="", daily=None, gathering=None)
    setup = await asyncio.to_thread(plan.checked)  # may build a board
    id = new_table_id()
    live, held = await open_table(services, id, setup, creator)
    await services.scheduler.begin(live)
    seats = [HeldSeat(n, s, services.identity.link(request, id, s)) for n, s in held.items()]
    who, badge = services.identity.person_cookie(request)
    if len(held) == 1:
        await services.results.sat(id, min(held), who)
    cookies = [badge, services.identity.cookie(id, held, request)] if held else []
    return Response(Created(id, services.identity.link(request, id), seats), cookies=cookies)


async def open_table(
    services: Services, id: str, setup: Setup, creator: str
) -> tuple[LiveTable, dict[int, str]]:
    """A new table before its deal, and the secrets of the seats for people."""
    people = [n for n, seat in enumerate(setup.seats) if seat.kind == "person"]
    held = {seat: new_secret() for seat in people}
    holders = {n: hashed(secret) for n, secret in held.items()}
    return await services.hub.create(id, setup, creator, holders), held


@get("/tables", responses=refusals(400, 429, 503))
async def list_tables(services: Services, limit: Limit = 50) -> list[Listed]:
    """Public tables that are open or running, newest first; not those that everybody has left
    before they began."""
    found = await services.store.listed(("lobby", "running", "paused"), limit=limit)
    return [_listed(one) for one in found if one.status != "lobby" or PERSON_SEATED in one.seats]


@get("/tables/{table:str}", responses=refusals(400, 404, 429, 503))
async def show_table(request: AnyRequest, services: Services, table: TableId) -> Shown:
    """A summary of one table; anyone who knows its id may see it."""
    live = await services.table(request, table)
    return Shown.of(live.table, await services.identity.held(live, request))


@post("/tables/{table:str}/seats", responses=refusals(400, 403, 404, 409, 413, 429, 503))
async def take_seat(
    request: AnyRequest, services: Services, table: TableId, data: Joining
) -> Response[HeldSeat]:
    """Takes an open seat; the game begins by itself when none is open any more."""
    live = await services.table(request, table)
    who, badge = services.identity.person_cookie(request)
    if live.table.setup.gathering is not None and await services.results.seats(who, table):
        raise Refused("seated")
    secret = new_secret()
    seat = await take_open_seat(services, live, data.name, data.seat, secret)
    held = {**services.identity.cookie_seats(table, request), seat: secret}
    answer = HeldSeat(seat, secret, services.identity.link(request, table, secret))
    await services.results.sat(table, seat, who)
    return Response(answer, cookies=[badge, services.identity.cookie(table, held, request)])


@post(
    "/tables/{table:str}/claim", responses=refusals(400, 403, 404, 413, 429, 503), status_code=200
)
async def claim(
    request: AnyRequest, services: Services, table: TableId, data: Claim
) -> Response[Claimed]:
    """Proves a seat by its secret, as a personal link brings it; sets the cookie."""
    live = await services.table(request, table)
    seats = await services.identity.held(live, request, data.secret)
    if not seats:
        raise Refused("not_seated", kind="secret")
    held = {**services.identity.cookie_seats(table, request), **dict.fromkeys(seats, data.secret)}
    cookie = services.identity.cookie(table, held, request)
    return Response(Claimed(table, sorted(held)), cookies=[cookie], status_code=200)


@post(
    "/tables/{table:str}/follow", responses=refusals(400, 403, 404, 409, 429, 503), status_code=200
)
async def follow(request: AnyRequest, services: Services, table: TableId) -> Response[Claimed]:
    """Goes from a finished table to its rematch: the browser holds the same seats there."""
    live = await services.table(request, table)
    again = live.table.rematch
    if not again:
        raise Refused("waiting", kind="no_rematch")
    holders = await services.store.holders(again)
    shown = services.identity.cookie_seats(table, request)
    held = {seat: s for seat, s in shown.items() if holders.get(seat) == hashed(s)}
    if not held:
        raise Refused("not_seated", kind="rematch")
    who, badge = services.identity.person_cookie(request)
    if len(held) == 1:
        await services.results.sat(again, min(held), who)
    cookies = [badge, services.identity.cookie(again, held, request)]
    return Response(Claimed(again, sorted(held)), cookies=cookies, status_code=200)


@get(
    "/tables/{table:str}/actions",
    responses=answers(list[str], refusals(400, 403, 404, 422, 429, 503)),
    opt={PACKED: True},
)
async def list_actions(request: AnyRequest, services: Services, table: TableId) -> Response[bytes]:
    """Every legal action of the seat that asks; none when it is not its turn."""
    live = await services.table(request, table)
    seat = await services.identity.seat(live, request)
    if live.table.acting != seat:
        return respond(Body.of([]))
    view = live.table.view(seat)
    if choices(view.world.player.hand) > MOST_CHOICES:
        raise Refused("too_long")
    return await worked_out(services, request, actions_of, view.to_json())


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    responses=refusals(400, 404, 409, 429, 503),
)
async def show_record(request: AnyRequest, services: Services, table: TableId) -> str:
    """The record of a finished game; earlier it would reveal hidden information."""
    return await finished_record(services, request, table)


async def finished_record(services: Services, request: AnyRequest, table: str) -> str:
    """The text of a finished game's record."""
    live = await services.table(request, table)
    if live.table.status != "over":
        raise Refused("waiting", kind="record")
    key = (table, *(seat.name for seat in live.table.seats))  # names may be taken out later
    text = services.records.get(key)
    if text is None:
        setup, events = await services.store.whole(table)
        text = await services.work(request, record_of, table, setup, events)
        services.records.keep(key, text)
    return text


@put("/tables/{table:str}/webhook", responses=refusals(400, 403, 404, 413, 429, 503))
async def set_webhook(
    request: AnyRequest, services: Services, table: TableId, data: Webhook
) -> WebhookKey:
    """Names the address that is called when the turn of this seat begins; null ends it."""
    live = await services.table(request, table)
    seat = await services.identity.seat(live, request, data.seat)
    if data.url is None:
        await services.store.set_webhook(table, seat, None, None)
        return WebhookKey(None)
    await services.webhooks.check(checked_url(data.url))
    key = new_secret()
    await services.store.set_webhook(table, seat, data.url, key)
    return WebhookKey(key)


@get("/records", responses=refusals(400, 429, 503))
async def list_records(services: Services, limit: Limit = 50) -> list[Listed]:
    """Finished public games, newest first; their records are at `/tables/ID/record`."""
    found = await services.store.listed(("over",), limit=limit)
    return [_listed(listing) for listing in found]


@get("/routes", responses=refusals(429))
async def list_routes(services: Services) -> list[RouteBrief]:
    """The printed routes, and ours after them."""
    return known_routes()


@post("/routes", status_code=200, responses=refusals(400, 403, 413, 429))
async def make_route(request: AnyRequest, services: Services, data: NewRoute) -> RouteCode:
    """Makes up a route in the manner of the printed ones."""
    seed = new_seed() if data.seed is None else data.seed
    return RouteCode(await services.work(request, route_code, seed, data.tiles))


@get(
    "/boards/{route:str}",
    responses=answers(BoardDocument, refusals(400, 422, 429)),
    opt={PACKED: True},
)
async def show_board(request: AnyRequest, services: Services, route: Route) -> Response[bytes]:
    """A route, by its name or code, as spaces, edges and seams to draw."""
    key = (route, accepts_gzip(request))
    body = services.boards.get(key)
    if body is None:
        body = await services.work(request, encoded, key[1], board_document, route)
        services.boards.keep(key, body)
    return respond(body, **{"Cache-Control": "public, max-age=86400"})


@get("/blockades", responses=refusals(429))
async def list_blockades(services: Services) -> list[BlockadeDocument]:
    """What each blockade requires."""
    return blockades()


@get("/levels", responses=refusals(429))
async def list_levels(services: Services) -> list[LevelBrief]:
    """The computer players, from weakest to strongest, then those of the host."""
    return level_briefs()


def _listed(listing: Listing) -> Listed:
    return Listed(
        id=listing.id,
        status=listing.status,
        route=listing.route,
        variant=as_stored(listing.variant),
        seats=as_stored(listing.seats),
        public=True,
        made_up=listing.made_up,
        at=listing.at,
    )


def as_stored(text: str) -> Any:
    """JSON from the store goes out as it is, without being read on the way."""
    return msgspec.Raw(text)


HANDLERS = [
    create_table,
    list_tables,
    show_table,
    take_seat,
    claim,
    follow,
    list_actions,
    show_record,
    set_webhook,
    list_records,
    list_routes,
    make_route,
    show_board,
    list_blockades,
    list_levels,
]
