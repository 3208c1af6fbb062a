"""Answers to requests that a pool works out."""

import gzip
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

from eldorado.server.jobs.body import Body, encoded
from eldorado.server.services import Services

PACKED = "packed"
"""Marks handlers whose answers see to their content coding themselves."""

AnyRequest = Request[Any, Any, Any]


async def worked_out(
    services: Services, request: AnyRequest, work: Callable[..., object], *arguments: Any
) -> Response[bytes]:
    """The result of a function, computed in a pool for the client that asked."""
    return respond(await services.work(request, encoded, accepts_gzip(request), work, *arguments))


def respond(body: Body, **headers: str) -> Response[bytes]:
    """An answer whose body is ready."""
    if body.packed:
        headers["Content-Encoding"] = "gzip"
    headers["Vary"] = "Accept-Encoding"
    return Response(body.content, media_type="application/json", headers=headers, status_code=200)


def respond_packed(request: AnyRequest, packed: bytes) -> Response[bytes]:
    """An answer that is kept packed, for those who can unpack it or not."""
    if accepts_gzip(request):
        return respond(Body(packed, True))
    return respond(Body(gzip.decompress(packed), False))


def accepts_gzip(request: AnyRequest) -> bool:
    asked = request.headers.get("accept-encoding", "")
    return any(part.partition(";")[0].strip() == "gzip" for part in asked.split(","))


def answers(kind: Any, refusals: dict[int, ResponseSpec]) -> dict[int, ResponseSpec]:
    """What a handler of such an answer says in the interface's description."""
    spec = ResponseSpec(
        kind, description="Request fulfilled, document follows", generate_examples=False
    )
    return {200: spec, **refusals}
