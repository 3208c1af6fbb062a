"""A new table for the same people: one, however many ask for it, and however often."""

from collections.abc import Collection
from contextlib import suppress

from eldorado.errors import EldoradoError
from eldorado.interface.table_requests import rematch_setup
from eldorado.server.identity import Connection
from eldorado.server.live.hub import Request
from eldorado.server.live.live_table import LiveTable
from eldorado.server.services import Services
from eldorado.table import Refused
from eldorado.table.events import Sat
from eldorado.table.setup import Gathering

LONGER = 4
"""People come to a rematch from a result that they look at: it waits this many times longer."""


async def arrange_rematch(
    services: Services, live: LiveTable, connection: Connection, held: Collection[int]
) -> str:
    """The table that follows; each seat is held by the secret it had.

    Its id follows from the old one, so that a client that was disconnected can ask again. The
    seats of those who ask and of computer players are taken, the others wait for their people.
    """
    table = live.table
    table.meet_again("", 0.0)
    id = services.identity.signer.rematch_id(table.id)
    async with services.rematching:
        holders = await services.store.holders(table.id)
        if await services.store.load(id) is None:
            creator = await services.check_tables(connection)
            seconds = LONGER * services.settings.patience(table.setup.clock)
            setup = rematch_setup(table, held, Gathering(seconds, services.hub.now()))
            try:
                await services.scheduler.begin(
                    await services.hub.create(id, setup, creator, holders)
                )
                return id
            except EldoradoError:  # another worker may have been quicker
                if await services.store.load(id) is None:
                    raise
    return id


async def accept_rematch(services: Services, live: LiveTable, held: Collection[int]) -> bool:
    """A player who comes to a rematch takes their seat there, if it is still open."""
    waiting = [n for n in held if live.table.seats[n].kind == "open"]
    if not waiting or not live.table.setup.former:
        return False
    former = (await services.hub.open(live.table.setup.former)).table
    for seat in waiting:
        with suppress(Refused):  # a computer player was quicker
            await services.hub.request(live, _sitting(former.seats[seat].name, seat))
    await services.scheduler.begin(live)
    return True


def _sitting(name: str, seat: int) -> Request[Sat]:
    return lambda table, at: table.sit(name, at, seat)
