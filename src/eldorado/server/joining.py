"""How an open seat is taken: one person gets it, and event and secret never come apart."""

import asyncio
import contextlib
import logging

from eldorado.errors import EldoradoError
from eldorado.server.desk import Desk
from eldorado.server.hub import Live
from eldorado.server.keys import hashed
from eldorado.table import Refused

log = logging.getLogger("eldorado.server")

PAUSES = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds to wait for somebody who holds an open seat and is about to sit down."""

TRIES = 5


async def take_open_seat(desk: Desk, live: Live, name: str, wanted: int | None, secret: str) -> int:
    """First the hold, which only one can get, then the event that tells of it.

    A hold without its event is left behind if the server is killed between the two; nobody has
    that seat, and after a moment the next one gets it.
    """
    held: int | None = None
    for pause in PAUSES:
        await asyncio.sleep(pause)
        live.table.sit(name, 0.0, wanted)  # refuses at once what is not possible
        held = await _hold(desk, live, wanted, secret)
        if held is not None:
            break
    else:
        seat = live.table.sit(name, 0.0, wanted).seat
        log.warning("table %s: seat %d was held by nobody", live.table.id, seat)
        await desk.store.release(live.table.id, seat)
        held = await _hold(desk, live, seat, secret)
        if held is None:
            raise Refused("seat_taken", "That seat is taken; choose another one.")
    await _sit(desk, live, name, held, secret)
    with contextlib.suppress(EldoradoError):
        await desk.hub.seat_filled(live)  # if not now, it is an errand
    return held


async def _hold(desk: Desk, live: Live, wanted: int | None, secret: str) -> int | None:
    """The first open seat that nobody holds."""
    for n, seat in enumerate(live.table.seats):
        free = seat.kind == "open" and wanted in (None, n)
        if free and await desk.store.hold(live.table.id, n, hashed(secret)):
            return n
    return None


async def _sit(desk: Desk, live: Live, name: str, seat: int, secret: str) -> None:
    for left in reversed(range(TRIES)):
        try:
            await desk.hub.request(live, lambda table, at: table.sit(name, at, seat))
            return
        except Refused as refused:
            if refused.code == "stale" and left:
                continue
            holders = await desk.store.holders(live.table.id)
            if holders.get(seat) == hashed(secret):
                await desk.store.release(live.table.id, seat)
            raise
