"""A person's own games: remembered by a cookie of the browser, exported and deleted at will."""

import asyncio
from functools import partial
from typing import Any

from litestar import Request, Response, delete, get
from litestar.datastructures import Cookie
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select

from eldorado.interface.own_results import Forgotten, OwnGame, Person, standings
from eldorado.interface.route_words import ShelfRoute
from eldorado.server.http.pool_answers import PACKED, accepts_gzip, answers, respond
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import TableId, as_stored, finished_record
from eldorado.server.jobs.body import encoded
from eldorado.server.services import Services
from eldorado.server.store.daily_tries import OwnDaily
from eldorado.server.store.results import StoredResult
from eldorado.server.store.route_lists.published_routes import PublishedRoute
from eldorado.server.store.schema import results
from eldorado.table import Refused

AnyRequest = Request[Any, Any, Any]


class Export(Struct, frozen=True):
    """Everything to take away: the games, the records of those that are over, the tries at daily
    expeditions, the name on the ladder, and the routes they published or keep."""

    games: list[OwnGame]
    records: dict[str, str]
    dailies: list[OwnDaily]
    ladder_name: str | None
    published: list[PublishedRoute]
    shelf: list[ShelfRoute]


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


@get("/me/export", responses=answers(Export, refusals(429, 503)), opt={PACKED: True})
async def export_games(request: AnyRequest, services: Services) -> Response[bytes]:
    """The same to take away, with the record of every finished game."""
    who = services.identity.person(request)
    games = await _games(services, who) if who else []
    over = [game.table for game in games if game.status == "over"]
    records = {table: await finished_record(services, request, table) for table in over}
    tries = await services.dailies.tries.all_of(who) if who else []
    names = await services.ladder_names.of([who]) if who else {}
    routes = [replace(one, who="") for one in await services.published.by(who)] if who else []
    shelf = await services.shelves.of(who) if who else []
    # megabytes after many games
    work = partial(Export, games, records, tries, names.get(who), routes, shelf)
    return respond(await asyncio.to_thread(encoded, accepts_gzip(request), work))


@delete("/me/games/{table:str}", status_code=200, responses=refusals(400, 403, 404, 429, 503))
async def forget_game(request: AnyRequest, services: Services, table: TableId) -> Forgotten:
    """This server no longer knows who played there, nor by which name; the game itself stays for
    the others."""
    who = services.identity.person(request)
    if not who:
        raise Refused("not_found", kind="person")
    return Forgotten(await _forget(services, who, table))


@delete("/me", status_code=200, responses=refusals(403, 429, 503))
async def forget_person(request: AnyRequest, services: Services) -> Response[Forgotten]:
    """Nothing is remembered any more, the person's names leave all tables, and the browser's
    cookie ends."""
    who = services.identity.person(request)
    seats = await _forget(services, who) if who else 0
    if who:
        await services.ladder_names.hide(who)
        await services.published.forget(who)
        await services.shelves.remove(who)
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
    found = await services.results.games(who)
    return await asyncio.to_thread(  # hundreds, for somebody who plays much
        lambda: [_game(one, places.get(one.table, [])) for one in found]
    )


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
