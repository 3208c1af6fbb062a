"""A new table for the same people: one, however many ask for it, and however often."""

from msgspec.structs import replace

from eldorado.errors import EldoradoError
from eldorado.server.live.live_table import LiveTable
from eldorado.server.services import Connection, Services
from eldorado.table import SeatPlan


async def arrange_rematch(desk: Services, live: LiveTable, connection: Connection) -> str:
    """The table that follows; each seat is held by the secret it had.

    Its id follows from the old one, so that whoever was cut off on the way can ask again.
    """
    table = live.table
    table.meet_again("", 0.0)
    id = desk.signer.rematch_id(table.id)
    async with desk.rematching:
        holders = await desk.store.holders(table.id)
        if await desk.store.load(id) is None:
            creator = await desk.check_tables(connection)
            seats = tuple(SeatPlan(s.kind, s.name, s.level, s.colour) for s in table.seats)  # type: ignore[arg-type]
            setup = replace(table.setup, seats=seats, former=table.id)
            try:
                await desk.hub.create(id, setup, creator, holders)
                return id
            except EldoradoError:  # another worker may have been quicker
                if await desk.store.load(id) is None:
                    raise
    return id
