"""The description of the HTTP interface as JSON."""

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin


class OpenApiJson(JsonRenderPlugin):
    """Writes tuples as OpenAPI 3.1 wants them: their parts under `prefixItems`, not `items`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _with_prefix_items(openapi_schema))


def _with_prefix_items(part: Any) -> Any:
    if isinstance(part, list):
        return [_with_prefix_items(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {key: _with_prefix_items(value) for key, value in part.items()}
    if isinstance(found.get("items"), list):
        found["prefixItems"] = found.pop("items")
    return found
