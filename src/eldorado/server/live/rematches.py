"""A new table for the same people: one, however many ask for it, and however often."""

from msgspec.structs import replace

from eldorado.errors import EldoradoError
from eldorado.server.identity import Connection
from eldorado.server.live.live_table import LiveTable
from eldorado.server.services import Services
from eldorado.table import SeatPlan


async def arrange_rematch(services: Services, live: LiveTable, connection: Connection) -> str:
    """The table that follows; each seat is held by the secret it had.

    Its id follows from the old one, so that a client that was disconnected can ask again.
    """
    table = live.table
    table.meet_again("", 0.0)
    id = services.identity.signer.rematch_id(table.id)
    async with services.rematching:
        holders = await services.store.holders(table.id)
        if await services.store.load(id) is None:
            creator = await services.check_tables(connection)
            seats = tuple(SeatPlan(s.kind, s.name, s.level, s.colour) for s in table.seats)  # type: ignore[arg-type]
            setup = replace(table.setup, seats=seats, former=table.id, daily=None)
            try:
                await services.scheduler.begin(
                    await services.hub.create(id, setup, creator, holders)
                )
                return id
            except EldoradoError:  # another worker may have been quicker
                if await services.store.load(id) is None:
                    raise
    return id
