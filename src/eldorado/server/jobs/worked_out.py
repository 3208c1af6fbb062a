"""Answers to requests that a pool works out: encoded and packed there, not on the event loop."""

import gzip
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from eldorado.server.body import Body
from eldorado.server.desk import Desk

PACKED = "packed"
"""Marks handlers whose answers see to their content coding themselves."""

WORTH_PACKING = 1_000
"""Bytes from which on an answer is packed."""

AnyRequest = Request[Any, Any, Any]


async def worked_out(
    desk: Desk, request: AnyRequest, work: Callable[..., object], *arguments: Any
) -> Body:
    """What a function returns, worked out in a pool for whoever asks."""
    return await desk.work(request, encoded, accepts_gzip(request), work, *arguments)


def accepts_gzip(request: AnyRequest) -> bool:
    asked = request.headers.get("accept-encoding", "")
    return any(part.partition(";")[0].strip() == "gzip" for part in asked.split(","))


def encoded(pack: bool, work: Callable[..., object], *arguments: Any) -> Body:
    """Runs in a pool."""
    content = msgspec.json.encode(work(*arguments))
    if pack and len(content) >= WORTH_PACKING:
        return Body(gzip.compress(content, 5), True)
    return Body(content, False)


def answers(kind: Any, refusals: dict[int, ResponseSpec]) -> dict[int, ResponseSpec]:
    """What a handler of such an answer says in the interface's description."""
    spec = ResponseSpec(
        kind, description="Request fulfilled, document follows", generate_examples=False
    )
    return {200: spec, **refusals}
