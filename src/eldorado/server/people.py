"""A person's own games: remembered by a cookie of the browser, exported and deleted at will."""

import time
from collections import Counter
from typing import Any

import msgspec
from litestar import Request, Response, delete, get
from litestar.datastructures import Cookie
from msgspec import Struct
from sqlalchemy import select

from eldorado.core.state import Variant
from eldorado.lab.ratings import Rating, rate
from eldorado.server.api import TableId, finished_record
from eldorado.server.desk import Desk
from eldorado.server.problems import refusals
from eldorado.server.store.results import Played
from eldorado.server.store.schema import results
from eldorado.table import Refused, Seat, Setup

AnyRequest = Request[Any, Any, Any]

RATED_FOR = 60.0
"""Seconds for which ratings are good."""

AVERAGE = 1000.0
"""The mean of all ratings: nobody begins below nothing."""


class Game(Struct, frozen=True):
    """One of somebody's games; `place` and `arrival` are null until it is over, or forever.

    `places` has everybody's by seat, and nothing until the game is over.
    """

    table: str
    at: float
    status: str
    route: str
    variant: Variant
    seats: list[Seat]
    seat: int
    place: int | None
    arrival: int | None
    places: list[int]
    cards: dict[str, int]
    """What this seat bought and took."""


class Standing(Struct, frozen=True):
    """A rating on the Elo scale, 1000 being the average here, with its standard error."""

    who: str
    """`you`, or the level of a computer player."""
    elo: float
    error: float
    games: int


class Person(Struct, frozen=True):
    """What this server remembers of a browser."""

    games: list[Game]
    ratings: list[Standing]
    """This person's and the computer players', from weakest to strongest."""


class Export(Struct, frozen=True):
    """Everything to take away: the games, and the records of those that are over."""

    games: list[Game]
    records: dict[str, str]


class Forgotten(Struct, frozen=True):
    seats: int


@get("/me", responses=refusals(429, 503))
async def my_games(request: AnyRequest, desk: Desk) -> Person:
    """The games this browser played here, and how strong its player is."""
    who = desk.person(request)
    if not who:
        return Person([], [])
    games = await _games(desk, who)
    rated = any(game.place is not None for game in games)
    return Person(games, await _ratings(desk, who) if rated else [])


@get("/me/export", responses=refusals(429, 503))
async def export_games(request: AnyRequest, desk: Desk) -> Export:
    """The same to take away, with the record of every finished game."""
    who = desk.person(request)
    games = await _games(desk, who) if who else []
    over = [game.table for game in games if game.status == "over"]
    return Export(games, {table: await finished_record(desk, table) for table in over})


@delete("/me/games/{table:str}", status_code=200, responses=refusals(400, 403, 404, 429, 503))
async def forget_game(request: AnyRequest, desk: Desk, table: TableId) -> Forgotten:
    """This server no longer knows who played there; the game itself stays for the others."""
    who = desk.person(request)
    if not who:
        raise Refused("not_found", "Nothing is remembered of you here.")
    return Forgotten(await desk.results.forget(who, table))


@delete("/me", status_code=200, responses=refusals(403, 429, 503))
async def forget_person(request: AnyRequest, desk: Desk) -> Response[Forgotten]:
    """Nothing is remembered any more, and the browser's cookie ends."""
    who = desk.person(request)
    seats = await desk.results.forget(who) if who else 0
    gone = Cookie(desk.person_cookie(request)[1].key, path="/api", max_age=0)
    return Response(Forgotten(seats), cookies=[gone], status_code=200)


async def _games(desk: Desk, who: str) -> list[Game]:
    """Somebody's games, newest first, each with everybody's place."""
    mine = select(results.c.table_id).where(results.c.who == who)
    known = select(results.c.table_id, results.c.place).where(
        results.c.table_id.in_(mine), results.c.place.is_not(None)
    )
    places: dict[str, list[int]] = {}
    for table, place in await desk.store.rows(known.order_by(results.c.table_id, results.c.seat)):
        places.setdefault(table, []).append(place)
    return [_game(one, places.get(one.table, [])) for one in await desk.results.games(who)]


def _game(one: Played, places: list[int]) -> Game:
    setup = msgspec.json.decode(one.setup, type=Setup)
    return Game(
        one.table,
        one.at,
        one.status,
        setup.route,
        setup.variant,
        msgspec.json.decode(one.seats, type=list[Seat]),
        one.seat,
        one.place,
        one.arrival,
        places,
        msgspec.json.decode(one.cards),
    )


async def _ratings(desk: Desk, who: str) -> list[Standing]:
    """From all pairs that met in the newest games; other people are not named.

    Whoever has just finished a first game does not wait for the next look.
    """
    now = time.monotonic()
    known = desk.ratings is not None and any(one.bot == who for one in desk.ratings[1])
    if desk.ratings is None or not known or now - desk.ratings[0] > RATED_FOR:
        desk.ratings = (now, rate(_wins(await desk.results.places())))
    found: list[Rating] = desk.ratings[1]
    if not any(one.bot == who for one in found):
        return []
    return [
        Standing("you" if one.bot == who else one.bot[4:], AVERAGE + one.elo, one.error, one.games)
        for one in found
        if one.bot == who or one.bot.startswith("bot:")
    ]


def _wins(places: list[tuple[str, str, int]]) -> dict[tuple[str, str], int]:
    """How often each beat each: whoever has the better place at a table."""
    tables: dict[str, list[tuple[str, int]]] = {}
    for table, who, place in places:
        tables.setdefault(table, []).append((who, place))
    wins: Counter[tuple[str, str]] = Counter()
    for seats in tables.values():
        for winner, better in seats:
            for loser, worse in seats:
                if better < worse and winner != loser:
                    wins[winner, loser] += 1
    return wins


HANDLERS = [my_games, export_games, forget_game, forget_person]
