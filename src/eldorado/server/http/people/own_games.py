"""A person's own games: remembered by a cookie of the browser, exported and deleted at will."""

import asyncio
from functools import partial
from typing import Any

from litestar import Request, Response, delete, get
from litestar.datastructures import Cookie
from litestar.response import Stream
from msgspec.structs import replace

from eldorado.interface.own_results import Forgotten, OwnGame, Person, RatingLine, standings
from eldorado.server.http.people.export import Export, export, records_from
from eldorado.server.http.pool_answers import PACKED, accepts_gzip, answers, respond
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import TableId, as_stored
from eldorado.server.jobs.body import encoded
from eldorado.server.services import Services
from eldorado.server.store.results import StoredResult
from eldorado.table import Refused

AnyRequest = Request[Any, Any, Any]


@get("/me", responses=answers(Person, refusals(429, 503)), opt={PACKED: True})
async def my_games(request: AnyRequest, services: Services) -> Response[bytes]:
    """The games this browser played here, and how strong its player is."""
    who = services.identity.person(request)
    games = await _games(services, who) if who else []
    newest = max((game.at for game in games if game.place is not None), default=None)
    ratings: list[RatingLine] = []
    if newest is not None:
        ratings = standings(await services.ratings.current(who, newest), who)
    work = partial(Person, games, ratings)  # hundreds of games, for somebody who plays much
    return respond(await asyncio.to_thread(encoded, accepts_gzip(request), work))


@get("/me/export", responses=answers(Export, refusals(429, 503)))
async def export_games(request: AnyRequest, services: Services) -> Stream:
    """The same to take away, with the record of every finished game."""
    who = services.identity.person(request)
    games = await _games(services, who) if who else []
    names = await services.ladder_names.of([who]) if who else {}
    routes = await services.published.by(who) if who else []
    rest = {
        "dailies": await services.dailies.tries.all_of(who) if who else [],
        "ladder_name": names.get(who),
        "published": [replace(one, who="") for one in routes],
        "shelf": await services.shelves.of(who) if who else [],
    }
    owner = services.identity.address(request.scope)
    record = records_from(services.store, services.pools.requests, owner)
    return Stream(export(games, record, rest), media_type="application/json")


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
    found, places = await services.results.games(who)
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
