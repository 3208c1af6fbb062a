"""A host hides a route of the gallery, or shows it again, whether a server runs or not."""

from eldorado.errors import EldoradoError
from eldorado.routes import find_route
from eldorado.server.store import Store
from eldorado.server.store.route_lists.published_routes import PublishedRoutes


async def hide_route(url: str, route: str, hidden: bool) -> str:
    """Hides or shows the route of a code; what it was called."""
    code = str(find_route(route))
    store = await Store.existing(url)
    try:
        published = PublishedRoutes(store)
        found = await published.of(code)
        if found is None:
            raise EldoradoError(f"The route {code} is not in the gallery.")
        await published.hide(code, hidden)
        return f"the route {code} ({found.name or 'without a name'})"
    finally:
        await store.close()
