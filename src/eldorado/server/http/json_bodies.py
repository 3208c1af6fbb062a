"""What a request may bring: JSON that says it is JSON.

Browsers send other kinds to other sites without asking first, so those are never read.
"""

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, ValidationException

JSON = "application/json"


class NotJson(ClientException):
    """A body of another kind than JSON."""

    status_code = 415


async def json_only(request: Request[Any, Any, Any]) -> None:
    """Refuses a body of another kind before any of it is read; then one of other types than are
    asked for, which the framework would take for them: 1 for true, "7" for 7.
    """
    headers = request.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != JSON:
        raise NotJson
    field = request.route_handler.parsed_data_field
    if field is not None and not empty:
        _check_types(await request.body(), field.annotation)


def _check_types(body: bytes, kind: Any) -> None:
    try:
        msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        words, _, place = str(error).partition(" - at ")
        key = re.sub(r"^`\$\.?|`$", "", place) or "data"
        raise ValidationException(extra=[{"message": words, "key": key}]) from error
    except (msgspec.DecodeError, UnicodeError):
        return  # the framework says what is wrong with it
