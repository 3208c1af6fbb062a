"""Find a race: a seat at a table where somebody waits for company, or a new table that waits."""

import asyncio
import random
from typing import Literal, NamedTuple

from eldorado.errors import EldoradoError
from eldorado.exports.board_document import known_routes
from eldorado.interface.table_ids import new_table_id
from eldorado.server.identity import Connection
from eldorado.server.live.gathering.open_seats import take_open_seat
from eldorado.server.live.live_table import LiveTable
from eldorado.server.seat_secrets import hashed, new_secret
from eldorado.server.services import Services
from eldorado.server.store import NoSuchTable
from eldorado.table import Refused, SeatPlan, Setup
from eldorado.table.setup import Clock, Gathering, filled

RacePace = Literal["quick", "relaxed", "days"]

CLOCKS: dict[RacePace, Clock | None] = {
    "quick": Clock(turn=60, bank=180),
    "relaxed": None,
    "days": Clock(turn=2 * 86_400),
}

ANY_SIZE = 3
"""Seats of a table that somebody opens who likes any number of players."""

TRIES = 5
"""How often others may be quicker."""


class RaceWish(NamedTuple):
    """Who looks for a race, and for which."""

    who: str
    name: str
    players: int | None
    pace: RacePace


class RaceSeat(NamedTuple):
    """A seat in a race; no secret where the browser has it already."""

    live: LiveTable
    seat: int
    secret: str


async def find_race(services: Services, connection: Connection, wish: RaceWish) -> RaceSeat:
    """A seat in a race that fits. A player who already waits stays there; two who look at the same
    moment meet, since the id of a new race follows from the one before."""
    sizes = (2, 3, 4) if wish.players is None else (wish.players,)
    for id, seat in await services.races.of(wish.pace, sizes, wish.who):
        return RaceSeat(await services.hub.open(id), seat, "")
    creator = await services.check_tables(connection)  # a seat taken counts like a table opened
    size = wish.players or ANY_SIZE
    for _ in range(TRIES):
        newest = await services.races.newest(wish.pace, size)  # before others are looked for
        for id in await services.races.waiting(wish.pace, sizes):
            found = await _join(services, id, wish)
            if found is not None:
                return found
        setup = _new_race(services, wish, size)
        found = await _open(services, creator, setup, f"{wish.pace} {size} {newest}")
        if found is not None:
            await services.results.sat(found.live.table.id, found.seat, wish.who)
            return found
    raise Refused("stale")


async def _join(services: Services, id: str, wish: RaceWish) -> RaceSeat | None:
    """A seat at a table that waits, unless it has begun or is full by now."""
    secret = new_secret()
    try:
        live = await services.hub.open(id)
        if services.store.database.postgresql:
            await services.hub.catch_up(live)
        await services.hub.free_absent(live)
        seat = await take_open_seat(services, live, wish.name, None, secret)
    except (Refused, NoSuchTable):
        return None
    await services.results.sat(id, seat, wish.who)
    return RaceSeat(live, seat, secret)


async def _open(services: Services, creator: str, setup: Setup, former: str) -> RaceSeat | None:
    """A new race that waits for others; None if somebody else has just opened it."""
    id = services.identity.signer.race_id(former)
    known = await services.store.load(id)
    if known is not None:
        if known.progress.status == "lobby":
            return None
        id = new_table_id()  # races have been deleted since
    setup = await asyncio.to_thread(setup.checked)
    secret = new_secret()
    try:
        live = await services.hub.create(id, setup, creator, {0: hashed(secret)})
    except EldoradoError:
        return None
    services.scheduler.schedule(live)
    return RaceSeat(live, 0, secret)


def _new_race(services: Services, wish: RaceWish, size: int) -> Setup:
    clock = CLOCKS[wish.pace]
    gathering = Gathering(services.settings.patience(clock), services.hub.now(), wish.pace)
    seats = [SeatPlan("person", wish.name), *(SeatPlan("open") for _ in range(size - 1))]
    route = random.SystemRandom().choice([one for one in known_routes() if not one.ours])
    return Setup(seats=filled(seats), route=route.id, clock=clock, public=True, gathering=gathering)
