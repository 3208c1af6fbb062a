"""The application: handlers, services and background work of one worker."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from eldorado.errors import EldoradoError
from eldorado.input_limits import LARGEST_BODY
from eldorado.server.http import description
from eldorado.server.http.client_files import asset, page, runtime_file
from eldorado.server.http.headers import standard_headers
from eldorado.server.http.json_bodies import json_only
from eldorado.server.http.pool_answers import PACKED
from eldorado.server.http.problems import (
    is_our_fault,
    on_game_error,
    on_http_error,
    on_unknown_error,
)
from eldorado.server.http.tables import SERVICES
from eldorado.server.jobs.pools import Pools
from eldorado.server.jobs.warm_up import think_once
from eldorado.server.live.hub import Hub
from eldorado.server.live.scheduler import Scheduler
from eldorado.server.monitoring.event_loop import LOOP, time_tasks
from eldorado.server.monitoring.supervisor import supervised
from eldorado.server.net.admission import admission
from eldorado.server.net.gateway import Gateway
from eldorado.server.services import Services
from eldorado.server.settings import Settings
from eldorado.server.stopping import stop_in_time
from eldorado.server.store import Store, StoreAway, listen
from eldorado.server.upkeep import retention
from eldorado.server.wire_schema import ALL_HANDLERS
from eldorado.wording.texts import load_texts

log = logging.getLogger("eldorado.server")

LOOK_ROUND = 2.0
"""Seconds between two looks at what is due and what can be put away."""

SWITCH = 0.0005
"""Seconds after which a thread that computes lets another go on. The event loop waits that long
for each thread that reads the database; by default it would be ten times as long."""

GRACE = 8.0
"""Seconds an errand may be late before another worker takes it over."""


def create_app(settings: Settings) -> Litestar:
    """A worker; everything it needs is opened when it starts and closed when it stops."""
    return Litestar(
        [
            Router(
                "/api", route_handlers=ALL_HANDLERS, dependencies=SERVICES, before_request=json_only
            ),
            *description.HANDLERS,
            asset,
            runtime_file,
            page,
        ],
        lifespan=[_lifespan(settings)],
        exception_handlers={
            EldoradoError: on_game_error,
            HTTPException: on_http_error,
            Exception: on_unknown_error,
        },
        openapi_config=None,
        before_send=[standard_headers(settings)],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=PACKED
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def app_from_environment() -> ASGIApp:
    """What each worker process calls."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
    settings = Settings.from_environment()
    return Gateway(create_app(settings), settings)


def _lifespan(settings: Settings) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        time_tasks(asyncio.get_running_loop())
        load_texts()
        _tune_interpreter()
        stop_in_time()
        store = await Store.prepared(settings.database)
        services = app.state.services = Services.of(settings, store)
        hub, pools, webhooks = services.hub, services.pools, services.webhooks
        pools.bots.warm_up(think_once)
        works = {
            "the look round the tables": lambda: _schedule(hub, services.scheduler),
            "the news of other workers": lambda: _news(services, settings.database),
            "the presence of players": lambda: hub.presence.share(store),
            "the webhooks": webhooks.run,
            "the watch over connections": lambda: _housekeeping(pools),
            "the watch over the event loop": LOOP.watch,
            "the retention of old tables": lambda: retention.run(store, settings.keep_days),
        }
        tasks = [asyncio.create_task(supervised(name, work)) for name, work in works.items()]
        try:
            yield
        finally:
            pools.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            await webhooks.close()
            await store.close()

    return lifespan


def _tune_interpreter() -> None:
    """Tables and connections are many objects that live long; looking through all of them for
    garbage would hold everybody up for a tenth of a second."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(300, 3, 10_000)
    gc.callbacks.append(LOOP.collection)


async def _schedule(hub: Hub, scheduler: Scheduler) -> None:
    """Looks round: what was left undone at the start at once, later what has been due too long."""
    grace = 0.0
    while True:
        if await hub.downtime.beat():
            await hub.give_back_everywhere()
        await scheduler.look_round(grace)
        grace = GRACE
        await hub.put_away()
        await asyncio.sleep(LOOK_ROUND)


async def _housekeeping(pools: Pools) -> None:
    """Ends connections that only wait, and processes that have nothing to do."""
    while True:
        admission().end_waiting()
        for pool in pools:
            pool.rest()
        await asyncio.sleep(1.0)


async def _check_all(hub: Hub) -> None:
    """News may have been missed; the database may be away again already."""
    while True:
        try:
            return await hub.check_all()
        except StoreAway as error:
            log.warning("%s", error)
        await asyncio.sleep(LOOK_ROUND)


async def _news(services: Services, url: str) -> None:
    """Receives notifications of what other workers wrote and said."""
    hub = services.hub
    async for item in listen(url):
        if item is None:
            hub.later(_check_all(hub))
        elif isinstance(item, str):
            hub.presence.hear(item)
            services.remarks.hear(item)
        else:
            hub.later(hub.news(*item))
    await asyncio.Event().wait()  # an SQLite file has no other workers
