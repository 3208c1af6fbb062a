"""A person's shelf: own routes, kept with the server, so that they are there on other devices."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, put
from litestar.params import Parameter

from eldorado.input_limits import LONGEST_ROUTE
from eldorado.interface.route_words import (
    DRAFT,
    Removed,
    RouteWords,
    Shelf,
    ShelfRoute,
    shelf_route,
)
from eldorado.server.http.problems import refusals
from eldorado.server.services import Services
from eldorado.table import Refused

AnyRequest = Request[Any, Any, Any]

Draft = Annotated[
    str,
    Parameter(
        pattern=DRAFT,
        max_length=LONGEST_ROUTE,
        description="A route's code, finished or not.",
    ),
]


@get("/me/shelf", responses=refusals(429, 503))
async def show_shelf(request: AnyRequest, services: Services) -> Shelf:
    """The routes this browser's player keeps here."""
    who = services.identity.person(request)
    return Shelf(await services.shelves.of(who) if who else [])


@put("/me/shelf/{code:str}", responses=refusals(400, 403, 413, 429, 503))
async def keep_route(
    request: AnyRequest, services: Services, code: Draft, data: RouteWords
) -> Response[ShelfRoute]:
    """Keeps a route on the shelf, or changes its words."""
    if not services.limits.kept_routes.take(services.identity.address(request.scope)):
        services.metrics.refuse("kept_routes")
        raise Refused("too_many", kind="routes")
    who, badge = services.identity.person_cookie(request)
    route = shelf_route(code, data, services.hub.now())
    await services.shelves.keep(who, route)
    return Response(route, cookies=[badge])


@delete("/me/shelf/{code:str}", status_code=200, responses=refusals(400, 403, 429, 503))
async def remove_route(request: AnyRequest, services: Services, code: Draft) -> Removed:
    """Takes a route from the shelf."""
    who = services.identity.person(request)
    return Removed(await services.shelves.remove(who, code) if who else 0)


HANDLERS = [show_shelf, keep_route, remove_route]
