"""The description of the HTTP interface as JSON."""

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin


class OpenApiJson(JsonRenderPlugin):
    """Writes tuples as arrays of a fixed length: `prefixItems` is not understood everywhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _without_tuples(openapi_schema))


def _without_tuples(part: Any) -> Any:
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
