"""The application: handlers, tools and errands of one worker."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Send

from eldorado import __version__
from eldorado.errors import EldoradoError
from eldorado.server import advice, analyses, api, lessons, people, replays
from eldorado.server.api import DESK
from eldorado.server.desk import Desk
from eldorado.server.headers import standard_headers
from eldorado.server.hub import Hub
from eldorado.server.keys import Signer
from eldorado.server.messages import Incoming, Outgoing
from eldorado.server.metrics import Metrics
from eldorado.server.pages import PACKED, asset, page
from eldorado.server.problems import (
    in_one_line,
    on_game_error,
    on_http_error,
    on_unknown_error,
)
from eldorado.server.settings import Settings
from eldorado.server.sockets import table_socket
from eldorado.server.store import Store, StoreAway, listen
from eldorado.server.thinkers import Thinkers
from eldorado.server.webhooks import Webhooks

log = logging.getLogger("eldorado.server")

LOOK_ROUND = 2.0
"""Seconds between two looks at what is due and what can be put away."""

GRACE = 8.0
"""Seconds an errand may be late before another worker takes it over."""

LARGEST_BODY = 262_144

ALL_HANDLERS = [
    handler
    for module in (api, advice, replays, analyses, people, lessons)
    for handler in module.HANDLERS
]


@get("/schema/messages.json", include_in_schema=False)
async def message_schema() -> dict[str, Any]:
    """The socket's messages as JSON Schema, for clients' types."""
    (incoming, outgoing), parts = msgspec.json.schema_components(
        [Incoming, Outgoing], ref_template="#/$defs/{name}"
    )
    return {"$defs": {**parts, "Incoming": incoming, "Outgoing": outgoing}}


def create_app(settings: Settings) -> Litestar:
    """A worker; everything it needs is opened when it starts and closed when it stops."""
    return Litestar(
        [
            Router("/api", route_handlers=ALL_HANDLERS, dependencies=DESK),
            table_socket,
            message_schema,
            asset,
            page,
        ],
        lifespan=[_lifespan(settings)],
        exception_handlers={
            EldoradoError: on_game_error,
            HTTPException: on_http_error,
            Exception: on_unknown_error,
        },
        openapi_config=OpenAPIConfig(
            "eldorado",
            __version__,
            description="Tables are opened, joined and looked up here; the play is on the socket.",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
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
    logging.getLogger("uvicorn.error").addFilter(in_one_line)
    return answering_head(create_app(Settings.from_environment()))


def answering_head(app: Litestar) -> ASGIApp:
    """HEAD is answered like GET; the server that carries us leaves the body away."""

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer


def _lifespan(settings: Settings) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.prepared(settings.database)
        thinkers = Thinkers(settings.thinkers)
        metrics = Metrics()
        webhooks = Webhooks(store, settings.webhooks_to)
        hub = Hub(store, thinkers, metrics)
        signer = Signer(bytes.fromhex(settings.key))
        desk = app.state.desk = Desk(settings, store, hub, signer, metrics, webhooks)
        hub.at_turns = desk.at_turns
        thinkers.start()
        works = (
            _errands(hub),
            _news(hub, settings.database),
            hub.attendance.share(store),
            webhooks.run(),
        )
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.desk.analyses.close()
            await hub.close()
            await webhooks.close()
            thinkers.stop()
            await store.close()

    return lifespan


async def _errands(hub: Hub) -> None:
    """Looks round: what was left undone at the start at once, later what has been due too long."""
    grace = 0.0
    while True:
        try:
            await hub.errands.look_round(grace)
            grace = GRACE
        except StoreAway as error:
            log.warning("%s", error)
        hub.put_away()
        await asyncio.sleep(LOOK_ROUND)


async def _check_all(hub: Hub) -> None:
    """News may have been missed; the database may be away again already."""
    while True:
        try:
            return await hub.check_all()
        except StoreAway as error:
            log.warning("%s", error)
        await asyncio.sleep(LOOK_ROUND)


async def _news(hub: Hub, url: str) -> None:
    """Hears of what other workers wrote."""
    async for item in listen(url):
        if item is None:
            hub.later(_check_all(hub))
        elif isinstance(item, str):
            hub.attendance.hear(item)
        else:
            hub.later(hub.news(*item))
