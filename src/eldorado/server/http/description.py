"""The description of the interface, for programmers and for clients' types, as JSON.

It takes a third of a second to make, so that is done when somebody first asks, in a thread, once.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.openapi import OpenAPIConfig

from eldorado import __version__
from eldorado.server.http.pool_answers import PACKED, accepts_gzip, respond
from eldorado.server.http.tables import SERVICES
from eldorado.server.jobs.body import Body, encoded
from eldorado.server.wire_schema import ALL_HANDLERS, message_schema

AnyRequest = Request[Any, Any, Any]

_made: dict[tuple[str, bool], Body] = {}
"""Descriptions by name, packed or not."""

_making = asyncio.Lock()


@get(["/schema", "/schema/openapi.json"], include_in_schema=False, opt={PACKED: True})
async def show_http_schema(request: AnyRequest) -> Response[bytes]:
    """The HTTP interface, as OpenAPI."""
    return await _shown(request, http_schema)


@get("/schema/messages.json", include_in_schema=False, opt={PACKED: True})
async def show_message_schema(request: AnyRequest) -> Response[bytes]:
    """The socket's messages as JSON Schema."""
    return await _shown(request, message_schema)


async def _shown(request: AnyRequest, make: Callable[[], object]) -> Response[bytes]:
    key = (make.__name__, accepts_gzip(request))
    if key not in _made:
        async with _making:
            if key not in _made:
                _made[key] = await asyncio.to_thread(encoded, key[1], make)
    return respond(_made[key])


def http_schema() -> Any:
    """What the handlers say of themselves."""
    app = Litestar(
        [Router("/api", route_handlers=ALL_HANDLERS, dependencies=SERVICES)],
        openapi_config=OpenAPIConfig(
            "eldorado",
            __version__,
            description="Tables are opened, joined and looked up here; the play is on the socket.",
            use_handler_docstrings=True,
        ),
    )
    return _without_tuples(app.openapi_schema.to_schema())


def _without_tuples(part: Any) -> Any:
    """Writes tuples as arrays of a fixed length: `prefixItems` is not understood everywhere."""
    if isinstance(part, list):
        return [_without_tuples(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {key: _without_tuples(value) for key, value in part.items()}
    if "prefixItems" in found:
        parts = found.pop("prefixItems")
        kinds = [one for i, one in enumerate(parts) if one not in parts[:i]]
        found["items"] = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
        found["minItems"] = found["maxItems"] = len(parts)
    return found


HANDLERS = [show_http_schema, show_message_schema]
