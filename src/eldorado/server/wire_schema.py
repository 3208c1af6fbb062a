"""Everything that crosses between server and client as one JSON Schema, for clients' types."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from msgspec.json import schema_components

from eldorado.interface.messages import Incoming, Outgoing
from eldorado.interface.problem import Problem
from eldorado.server.http import analyses, daily, hints, lessons, races, replays, tables, workshop
from eldorado.server.http.gallery import published, shelf
from eldorado.server.http.people import own_games, server_ladder
from eldorado.server.monitoring import health
from eldorado.table.document_types import TableStatus
from eldorado.table.events import VisibleEvent
from eldorado.table.setup import Colour

MODULES = (
    tables,
    races,
    daily,
    hints,
    replays,
    analyses,
    own_games,
    server_ladder,
    published,
    shelf,
    lessons,
    workshop,
    health,
)

ALL_HANDLERS: list[Any] = [handler for module in MODULES for handler in module.HANDLERS]
"""The handlers of the HTTP interface."""

UNIONS: dict[str, Any] = {
    "Incoming": Incoming,
    "Outgoing": Outgoing,
    "VisibleEvent": VisibleEvent,
    "Colour": Colour,
    "TableStatus": TableStatus,
}
"""Types with their own name in clients, besides the classes."""


def message_schema() -> dict[str, Any]:
    """The socket's messages."""
    return _schema([])


def wire_schema() -> dict[str, Any]:
    """The socket's messages, and whatever the HTTP interface reads and answers."""
    return _schema([Problem, *http_types()])


def http_types() -> list[Any]:
    """What requests bring and answers hold."""
    return [kind for handler in ALL_HANDLERS for kind in _types_of(handler)]


def _types_of(handler: HTTPRouteHandler) -> Iterator[Any]:
    hints = get_type_hints(handler.fn, include_extras=True)
    if "data" in hints:
        yield hints["data"]
    answered = hints["return"]
    if get_origin(answered) is Response:
        (answered,) = get_args(answered)
    if answered in (bytes, Stream):  # packed, or sent in pieces: of what is in the description
        answered = handler.responses[200].data_container  # type: ignore[index]
    yield answered


def _schema(types: list[Any]) -> dict[str, Any]:
    found, parts = schema_components([*UNIONS.values(), *types], ref_template="#/$defs/{name}")
    unions = dict(zip(UNIONS, found, strict=False))
    return {"$defs": {**parts, **unions}}
