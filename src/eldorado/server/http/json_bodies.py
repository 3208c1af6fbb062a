"""What a request may bring: JSON that says it is JSON.

Browsers send other kinds to other sites without asking first, so those are never read.
"""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException

JSON = "application/json"


class NotJson(ClientException):
    """A body of another kind than JSON."""

    status_code = 415


async def json_only(request: Request[Any, Any, Any]) -> None:
    """Refuses a body of another kind before any of it is read."""
    headers = request.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != JSON:
        raise NotJson
