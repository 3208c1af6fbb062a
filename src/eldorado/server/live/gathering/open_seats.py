"""How an open seat is taken: one person gets it, and event and secret never come apart."""

from eldorado.server.live.live_table import LiveTable
from eldorado.server.seat_secrets import hashed
from eldorado.server.services import Services
from eldorado.server.store import Work
from eldorado.table import Refused
from eldorado.table.events import Sat

TRIES = 5
"""How often others may be quicker at another worker."""


async def take_open_seat(
    services: Services, live: LiveTable, name: str, wanted: int | None, secret: str
) -> int:
    """Sits down with a secret that holds the seat from then on; which seat it is."""
    sat = await _sit(services, live, name, wanted, secret)
    await services.scheduler.begin(live)
    return sat.seat


async def _sit(
    services: Services, live: LiveTable, name: str, wanted: int | None, secret: str
) -> Sat:
    def hold(sat: Sat) -> Work:
        return services.store.holding(live.table.id, sat.seat, hashed(secret))

    for left in reversed(range(TRIES)):
        try:
            return await services.hub.request(
                live, lambda table, at: table.sit(name, at, wanted), together=hold
            )
        except Refused as refused:
            if refused.code != "stale" or not left:
                raise
    raise AssertionError
