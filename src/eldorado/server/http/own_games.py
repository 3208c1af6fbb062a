"""A person's own games: remembered by a cookie of the browser, exported and deleted at will."""

from functools import partial
from typing import Any

from litestar import Request, Response, delete, get
from litestar.datastructures import Cookie
from msgspec import Struct
from sqlalchemy import select

from eldorado.core.view_types import VariantDocument
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import TableId, as_stored, finished_record
from eldorado.server.live.rating_cache import RatingLine, standings
from eldorado.server.services import Services
from eldorado.server.store.daily_tries import OwnDaily
from eldorado.server.store.results import StoredResult
from eldorado.server.store.schema import results
from eldorado.table import Refused
from eldorado.table.document_types import SeatDocument, TableStatus

AnyRequest = Request[Any, Any, Any]


class OwnGame(Struct, frozen=True):
    """One of somebody's games; `place` and `arrival` are null until it is over, or forever.

    `places` has everybody's by seat, and nothing until the game is over.
    """

    table: str
    at: float
    status: TableStatus
    route: str
    variant: VariantDocument
    made_up: bool
    """Whether it began from a made-up position; such games are not rated."""
    seats: list[SeatDocument]
    seat: int
    place: int | None
    arrival: int | None
    places: list[int]
    cards: dict[str, int]
    """What this seat bought and took."""
    steps: int | None
    """How many it had still to go when the game ended; null where that is not known."""


class Person(Struct, frozen=True):
    """What this server remembers of a browser."""

    games: list[OwnGame]
    ratings: list[RatingLine]
    """This person's and the computer players', from weakest to strongest."""


class Export(Struct, frozen=True):
    """Everything to take away: the games, the records of those that are over, and the tries at
    daily expeditions."""

    games: list[OwnGame]
    records: dict[str, str]
    dailies: list[OwnDaily]


class Forgotten(Struct, frozen=True):
    seats: int


@get("/me", responses=refusals(429, 503))
async def my_games(request: AnyRequest, services: Services) -> Person:
    """The games this browser played here, and how strong its player is."""
    who = services.identity.person(request)
    if not who:
        return Person([], [])
    games = await _games(services, who)
    newest = max((game.at for game in games if game.place is not None), default=None)
    if newest is None:
        return Person(games, [])
    return Person(games, standings(await services.ratings.current(who, newest), who))


@get("/me/export", responses=refusals(429, 503))
async def export_games(request: AnyRequest, services: Services) -> Export:
    """The same to take away, with the record of every finished game."""
    who = services.identity.person(request)
    games = await _games(services, who) if who else []
    over = [game.table for game in games if game.status == "over"]
    records = {table: await finished_record(services, request, table) for table in over}
    return Export(games, records, await services.dailies.tries.all_of(who) if who else [])


@delete("/me/games/{table:str}", status_code=200, responses=refusals(400, 403, 404, 429, 503))
async def forget_game(request: AnyRequest, services: Services, table: TableId) -> Forgotten:
    """This server no longer knows who played there, nor by which name; the game itself stays for
    the others."""
    who = services.identity.person(request)
    if not who:
        raise Refused("not_found", "The server has no data about you.")
    return Forgotten(await _forget(services, who, table))


@delete("/me", status_code=200, responses=refusals(403, 429, 503))
async def forget_person(request: AnyRequest, services: Services) -> Response[Forgotten]:
    """Nothing is remembered any more, the person's names leave all tables, and the browser's
    cookie ends."""
    who = services.identity.person(request)
    seats = await _forget(services, who) if who else 0
    gone = Cookie(services.identity.person_cookie(request)[1].key, path="/api", max_age=0)
    return Response(Forgotten(seats), cookies=[gone], status_code=200)


async def _forget(services: Services, who: str, table: str | None = None) -> int:
    """Somebody's seats are nobody's, and have neutral names, in rematches nobody went to as well;
    how many it were."""
    seats = await services.results.seats(who, table)
    for id, seat in seats:
        found = await services.hub.rewrite(id, partial(services.results.forget, id, seat, who))
        while again := found.rematch:
            change = partial(services.results.forget_name, again, seat, found.name)
            found = await services.hub.rewrite(again, change)
    return len(seats)


async def _games(services: Services, who: str) -> list[OwnGame]:
    """Somebody's games, newest first, each with everybody's place."""
    mine = select(results.c.table_id).where(results.c.who == who)
    known = select(results.c.table_id, results.c.place).where(
        results.c.table_id.in_(mine), results.c.place.is_not(None)
    )
    places: dict[str, list[int]] = {}
    for table, place in await services.store.rows(
        known.order_by(results.c.table_id, results.c.seat)
    ):
        places.setdefault(table, []).append(place)
    return [_game(one, places.get(one.table, [])) for one in await services.results.games(who)]


def _game(one: StoredResult, places: list[int]) -> OwnGame:
    return OwnGame(
        table=one.table,
        at=one.at,
        status=one.status,
        route=one.route,
        variant=as_stored(one.variant),
        made_up=one.made_up,
        seats=as_stored(one.seats),
        seat=one.seat,
        place=one.place,
        arrival=one.arrival,
        places=places,
        cards=as_stored(one.cards),
        steps=one.steps,
    )


HANDLERS = [my_games, export_games, forget_game, forget_person]
