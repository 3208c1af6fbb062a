"""The gallery of this server: routes that people published after playing them."""

from typing import Annotated, Any, Literal

from litestar import Request, delete, get, put
from litestar.di import Provide
from litestar.params import Parameter
from msgspec import Struct

from eldorado.input_limits import LONGEST_ROUTE, LONGEST_ROUTE_LINE, LONGEST_ROUTE_NAME
from eldorado.interface.gallery_documents import (
    GalleryPage,
    GalleryRoute,
    RoutePage,
    RouteVerdict,
)
from eldorado.interface.route_words import LineText, NameText, clean_words
from eldorado.interface.work.route_figures import RouteFigures, figures_of
from eldorado.server.http.problems import refusals
from eldorado.server.services import Services
from eldorado.server.store.route_lists.published_routes import (
    GalleryWish,
    PublishedRoute,
    Size,
    Sorting,
)
from eldorado.table import Refused
from eldorado.table.setup import Word, clean_name

AnyRequest = Request[Any, Any, Any]

Code = Annotated[str, Parameter(max_length=LONGEST_ROUTE, description="A route's name or code.")]
After = Annotated[int, Parameter(ge=0, le=20_000, description="How many to leave out.")]
Some = Annotated[int, Parameter(ge=1, le=48, description="How many at most.")]


class Publication(Struct, frozen=True, forbid_unknown_fields=True):
    """The words with which a route is published; without an author it is anonymous."""

    name: NameText
    line: LineText = ""
    author: Word = ""


class Withdrawn(Struct, frozen=True):
    """Whether there was something to take out."""

    gone: bool


def provide_wish(
    sort: Sorting = "fresh",
    difficulty: Literal["", "easy", "moderate", "difficult"] = "",
    size: Size | None = None,
    caves: bool = False,
) -> GalleryWish:
    """Which routes are wished for, by the query."""
    return GalleryWish(sort, difficulty, size, caves)


@get(
    "/gallery",
    responses=refusals(400, 429, 503),
    dependencies={"wish": Provide(provide_wish, sync_to_thread=False)},
)
async def list_gallery(
    request: AnyRequest, services: Services, wish: GalleryWish, after: After = 0, limit: Some = 12
) -> GalleryPage:
    """The routes on show, as wished."""
    who = services.identity.person(request)
    found = await services.published.page(wish, after, limit)
    return GalleryPage([_shown(one, who) for one in found], await services.published.count(wish))


@get("/gallery/{code:str}", responses=refusals(400, 422, 429, 503))
async def show_route(request: AnyRequest, services: Services, code: Code) -> RoutePage:
    """The page of a route, published or not."""
    figures = await _figures(services, request, code)
    who = services.identity.person(request)
    found = await services.published.of(figures.code)
    hidden = found is not None and found.hidden
    if found is not None and not hidden:
        services.gallery_ratings.soon(found.code, found.bots)
    finished = not figures.id and bool(who) and await services.published.finished(who, figures.code)
    entry = _shown(found, who) if found is not None and not hidden else None
    return RoutePage(figures, entry, bool(finished), hidden)


@put("/gallery/{code:str}", responses=refusals(400, 403, 409, 413, 422, 429, 503))
async def publish_route(
    request: AnyRequest, services: Services, code: Code, data: Publication
) -> GalleryRoute:
    """Puts a route into the gallery, or changes the words of an own one there. Only somebody who
    has finished a game on it may."""
    name = clean_words(data.name, LONGEST_ROUTE_NAME)
    if not name:
        raise Refused("no_name")
    line = clean_words(data.line, LONGEST_ROUTE_LINE)
    author = clean_name(data.author) if data.author.strip() else ""
    who = services.identity.person(request)
    figures = await _figures(services, request, code)
    if figures.id:
        raise Refused("published")
    played = await services.published.finished(who, figures.code) if who else 0
    if not played:
        raise Refused("not_finished")
    address = services.identity.address(request.scope)
    if not services.limits.publications.take(address):
        services.metrics.refuse("publications")
        raise Refused("too_many", kind="routes")
    now = services.hub.now()
    new = PublishedRoute(
        code=figures.code,
        who=who,
        author=author,
        name=name,
        line=line,
        published=now,
        at=now,
        hidden=False,
        played=played,
        steps=figures.steps,
        length=figures.rounds,
        caves=figures.caves,
    )
    await services.published.publish(new)
    services.gallery_ratings.soon(figures.code)
    return _shown(await services.published.of(figures.code) or new, who)


@delete("/gallery/{code:str}", status_code=200, responses=refusals(400, 403, 422, 429, 503))
async def withdraw_route(request: AnyRequest, services: Services, code: Code) -> Withdrawn:
    """Takes an own route out of the gallery."""
    who = services.identity.person(request)
    return Withdrawn(bool(who) and await services.published.withdraw(who, code))


async def _figures(services: Services, request: AnyRequest, route: str) -> RouteFigures:
    found = services.figures.get(route)
    if found is None:
        found = await services.work(request, figures_of, route)
        services.figures.keep(route, found)
    return found


def _shown(one: PublishedRoute, who: str) -> GalleryRoute:
    rating = None
    if one.bots and one.score is not None:
        level: Any = one.difficulty
        rating = RouteVerdict(level, one.score, one.length, one.bots)
    return GalleryRoute(
        code=one.code,
        name=one.name,
        line=one.line,
        author=one.author,
        published=one.published,
        played=one.played,
        steps=one.steps,
        length=one.length,
        caves=one.caves,
        rating=rating,
        yours=bool(who) and one.who == who,
    )


HANDLERS = [list_gallery, show_route, publish_route, withdraw_route]
