"""The HTTP interface: tables are opened, joined and looked up here; the play is on the socket."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.di import Provide
from litestar.params import Parameter
from msgspec.structs import replace

from eldorado import __version__
from eldorado.bots import CHARACTERS, LEVELS
from eldorado.core.game import new_seed
from eldorado.core.state import RULES_VERSION
from eldorado.server.answers import (
    Claim,
    Claimed,
    Created,
    Health,
    HeldSeat,
    Joining,
    Level,
    Listed,
    NewRoute,
    RouteCode,
    Shown,
    Webhook,
    WebhookKey,
)
from eldorado.server.boards import (
    BlockadeDocument,
    BoardDocument,
    RouteBrief,
    blockades,
    board_document,
    known_routes,
    route_code,
)
from eldorado.server.desk import Desk
from eldorado.server.joining import take_open_seat
from eldorado.server.keys import hashed, new_secret, new_table_id
from eldorado.server.positions import check_position
from eldorado.server.problems import refusals
from eldorado.server.store import Listing
from eldorado.server.webhooks import checked_url
from eldorado.table import Refused, Seat, Setup, Table, read_event

TABLE_ID = r"^[a-z0-9]{1,32}$"
MOST_RECORDS = 64

AnyRequest = Request[Any, Any, Any]

TableId = Annotated[str, Parameter(pattern=TABLE_ID, description="A table's id.")]
Route = Annotated[str, Parameter(max_length=400, description="A route's name or code.")]
Limit = Annotated[int, Parameter(ge=1, le=100, description="How many at most.")]


def provide_desk(request: AnyRequest) -> Desk:
    """The worker's tools; asking for them counts against the address's rate."""
    desk: Desk = request.app.state.desk
    desk.check_rate(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        desk.check_origin(request)
    return desk


DESK = {"desk": Provide(provide_desk, sync_to_thread=False)}


@post("/tables", responses=refusals(400, 403, 413, 429, 503))
async def create_table(request: AnyRequest, desk: Desk, data: Setup) -> Response[Created]:
    """Opens a table. The person seats belong to whoever asks; open ones wait for others."""
    check_position(data)
    setup = replace(data, former="").checked()
    creator = await desk.check_tables(request)
    id = new_table_id()
    people = [n for n, seat in enumerate(setup.seats) if seat.kind == "person"]
    held = {seat: new_secret() for seat in people}
    await desk.hub.create(id, setup, creator, {n: hashed(secret) for n, secret in held.items()})
    seats = [HeldSeat(n, s, desk.link(request, id, s)) for n, s in held.items()]
    who, badge = desk.person_cookie(request)
    if len(held) == 1:
        await desk.results.sat(id, people[0], who)
    cookies = [badge, desk.cookie(id, held, request)] if held else []
    return Response(Created(id, desk.link(request, id), seats), cookies=cookies)


@get("/tables", responses=refusals(400, 429, 503))
async def list_tables(desk: Desk, limit: Limit = 50) -> list[Listed]:
    """Public tables that are open or running, newest first."""
    found = await desk.store.listed(("lobby", "running", "paused"), limit=limit)
    return [_listed(listing) for listing in found]


@get("/tables/{table:str}", responses=refusals(400, 404, 429, 503))
async def show_table(desk: Desk, table: TableId) -> Shown:
    """One table in short; whoever knows its id may look."""
    one = (await desk.hub.open(table)).table
    return Shown(
        id=one.id,
        status=one.status,  # type: ignore[arg-type]
        route=one.setup.route,
        variant=one.setup.variant,
        seats=one.seats,
        public=one.setup.public,
        n=one.number,
        rematch=one.rematch,
    )


@post("/tables/{table:str}/seats", responses=refusals(400, 403, 404, 409, 413, 429, 503))
async def take_seat(
    request: AnyRequest, desk: Desk, table: TableId, data: Joining
) -> Response[HeldSeat]:
    """Takes an open seat; the game begins by itself when none is open any more."""
    live = await desk.hub.open(table)
    secret = new_secret()
    seat = await take_open_seat(desk, live, data.name, data.seat, secret)
    held = {**desk.cookie_seats(table, request), seat: secret}
    answer = HeldSeat(seat, secret, desk.link(request, table, secret))
    who, badge = desk.person_cookie(request)
    await desk.results.sat(table, seat, who)
    return Response(answer, cookies=[badge, desk.cookie(table, held, request)])


@post(
    "/tables/{table:str}/claim", responses=refusals(400, 403, 404, 413, 429, 503), status_code=200
)
async def claim(request: AnyRequest, desk: Desk, table: TableId, data: Claim) -> Response[Claimed]:
    """Proves a seat by its secret, as a personal link brings it; sets the cookie."""
    live = await desk.hub.open(table)
    seats = await desk.held(live, request, data.secret)
    if not seats:
        raise Refused("not_seated", "That secret holds no seat at this table.")
    held = {**desk.cookie_seats(table, request), **dict.fromkeys(seats, data.secret)}
    cookie = desk.cookie(table, held, request)
    return Response(Claimed(table, sorted(held)), cookies=[cookie], status_code=200)


@post(
    "/tables/{table:str}/follow", responses=refusals(400, 403, 404, 409, 429, 503), status_code=200
)
async def follow(request: AnyRequest, desk: Desk, table: TableId) -> Response[Claimed]:
    """Goes from a finished table to its rematch: the browser holds the same seats there."""
    live = await desk.hub.open(table)
    again = live.table.rematch
    if not again:
        raise Refused("waiting", "There is no rematch yet.")
    holders = await desk.store.holders(again)
    shown = desk.cookie_seats(table, request)
    held = {seat: s for seat, s in shown.items() if holders.get(seat) == hashed(s)}
    if not held:
        raise Refused("not_seated", "You hold no seat at this table.")
    who, badge = desk.person_cookie(request)
    if len(held) == 1:
        await desk.results.sat(again, min(held), who)
    cookies = [badge, desk.cookie(again, held, request)]
    return Response(Claimed(again, sorted(held)), cookies=cookies, status_code=200)


@get("/tables/{table:str}/actions", responses=refusals(400, 403, 404, 429, 503))
async def list_actions(request: AnyRequest, desk: Desk, table: TableId) -> list[str]:
    """Every legal action of the seat that asks; none when it is not its turn."""
    live = await desk.hub.open(table)
    seat = await desk.seat(live, request)
    if live.table.acting != seat:
        return []
    return [str(action) for action in live.table.view(seat).legal_actions()]


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    responses=refusals(400, 404, 409, 429, 503),
)
async def show_record(desk: Desk, table: TableId) -> str:
    """The record of a finished game; before that it would tell what is hidden."""
    return await finished_record(desk, table)


async def finished_record(desk: Desk, table: str) -> str:
    """The text of a finished game's record."""
    live = await desk.hub.open(table)
    if live.table.status != "over":
        raise Refused("waiting", "The record is told when the game is over.")
    if table not in desk.records:
        whole = Table(table, live.table.setup)
        for event in await desk.store.history(table):
            whole.apply(read_event(event))
        desk.records[table] = str(whole.record())
        if len(desk.records) > MOST_RECORDS:
            desk.records.popitem(last=False)
    return desk.records[table]


@put("/tables/{table:str}/webhook", responses=refusals(400, 403, 404, 413, 429, 503))
async def set_webhook(request: AnyRequest, desk: Desk, table: TableId, data: Webhook) -> WebhookKey:
    """Names the address that is called when the turn of this seat begins; null ends it."""
    live = await desk.hub.open(table)
    seat = await desk.seat(live, request, data.seat)
    if data.url is None:
        await desk.store.set_webhook(table, seat, None, None)
        return WebhookKey(None)
    await desk.webhooks.check(checked_url(data.url))
    key = new_secret()
    await desk.store.set_webhook(table, seat, data.url, key)
    return WebhookKey(key)


@get("/records", responses=refusals(400, 429, 503))
async def list_records(desk: Desk, limit: Limit = 50) -> list[Listed]:
    """Finished public games, newest first; their records are at `/tables/ID/record`."""
    found = await desk.store.listed(("over",), limit=limit)
    return [_listed(listing) for listing in found]


@get("/routes", responses=refusals(429))
async def list_routes(desk: Desk) -> list[RouteBrief]:
    """The printed routes."""
    return known_routes()


@post("/routes", status_code=200, responses=refusals(400, 403, 413, 429))
async def make_route(desk: Desk, data: NewRoute) -> RouteCode:
    """Makes up a route in the manner of the printed ones."""
    seed = new_seed() if data.seed is None else data.seed
    return RouteCode(await desk.hub.thinkers.run(route_code, seed, data.tiles))


@get("/boards/{route:str}", responses=refusals(400, 429))
async def show_board(desk: Desk, route: Route) -> Response[BoardDocument]:
    """A route, by its name or code, as spaces, edges and seams to draw."""
    document = board_document(route)
    return Response(document, headers={"Cache-Control": "public, max-age=86400"})


@get("/blockades", responses=refusals(429))
async def list_blockades(desk: Desk) -> list[BlockadeDocument]:
    """What each blockade asks for."""
    return blockades()


@get("/levels", responses=refusals(429))
async def list_levels(desk: Desk) -> list[Level]:
    """The computer players, from weakest to strongest."""
    return [Level(name, CHARACTERS[name]) for name in LEVELS]


@get("/health", responses=refusals(429, 503))
async def health(desk: Desk) -> Health:
    """Whether the server and its database are well."""
    await desk.store.ping()
    return Health("ok", __version__, RULES_VERSION)


@get("/metrics", media_type="text/plain", responses=refusals(429))
async def metrics(desk: Desk) -> str:
    """Figures about this worker in the Prometheus text format."""
    hub = desk.hub
    return desk.metrics.text(
        {
            "tables_in_use": len(hub.live),
            "sockets": sum(len(live.watchers) for live in hub.live.values()),
            "thoughts_waiting": hub.thinkers.waiting,
        }
    )


def _listed(listing: Listing) -> Listed:
    setup = msgspec.json.decode(listing.setup, type=Setup)
    return Listed(
        id=listing.id,
        status=listing.status,  # type: ignore[arg-type]
        route=setup.route,
        variant=setup.variant,
        seats=msgspec.json.decode(listing.seats, type=list[Seat]),
        public=True,
        at=listing.at,
    )


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
    health,
    metrics,
]
