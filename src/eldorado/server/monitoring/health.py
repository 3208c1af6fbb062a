"""Whether the server is alive, whether it can do its work, and figures about it."""

import os

from litestar import Response, get

from eldorado.interface.schemas import Alive, Health
from eldorado.server.http.problems import refusals
from eldorado.server.monitoring.event_loop import LOOP
from eldorado.server.net.admission import admission
from eldorado.server.services import Services

LONGEST_LAG = 1.0
"""Seconds by which the event loop may be late."""


@get("/alive", responses=refusals(429))
async def alive() -> Alive:
    """Whether the process answers at all. Restart it when this fails, and only then: a full disk
    or a database that is away does not get better by it."""
    return Alive()


@get("/health", responses={**refusals(429), **refusals(503)})
async def health(services: Services) -> Response[Health]:
    """Whether it can do its work now: games can be written, the disk has room, the event loop
    is not late, the pools work. 503 with the reasons otherwise."""
    reasons = [
        *await services.probe.faults(),
        *([f"the event loop is {LOOP.lag:.1f} s late"] if LOOP.lag > LONGEST_LAG else []),
        *(f"the pool '{pool.name}' does not work" for pool in services.pools if not pool.alive),
    ]
    if not reasons:
        return Response(Health("ok", []), status_code=200)
    return Response(Health("failing", reasons), status_code=503)


@get("/metrics", media_type="text/plain", responses=refusals(429))
async def metrics(services: Services) -> str:
    """Figures about this worker in the Prometheus text format."""
    hub = services.hub
    gauges = {
        "tables_in_use": len(hub.live),
        "sockets": sum(len(live.watchers) for live in hub.live.values()),
        "connections": len(admission()),
        "process_id": os.getpid(),
    }
    return services.metrics.text(gauges, services.pools, admission().refused)


HANDLERS = [alive, health, metrics]
