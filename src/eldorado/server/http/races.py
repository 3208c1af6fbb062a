"""Find a race: a seat at a table with strangers, or with computer players if nobody comes."""

from typing import Annotated, Any

from litestar import Request, Response, post
from msgspec import Meta, Struct

from eldorado.interface.schemas import Created, HeldSeat
from eldorado.server.http.problems import refusals
from eldorado.server.live.gathering.race_search import RacePace, RaceWish, find_race
from eldorado.server.services import Services
from eldorado.table.setup import Word, clean_name

AnyRequest = Request[Any, Any, Any]


class NewRace(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody looks for: a pace, and 2, 3, 4 or any number of players."""

    pace: RacePace
    players: Annotated[int, Meta(ge=2, le=4)] | None = None
    name: Word = ""


class RaceTable(Created, frozen=True):
    """A table where somebody waits for a race, or has just come as the last. Who waited there
    already has no new `seats`: the browser holds them."""


@post("/races", responses=refusals(400, 403, 409, 413, 429, 503))
async def seek_race(request: AnyRequest, services: Services, data: NewRace) -> Response[RaceTable]:
    """Takes a seat at a table that waits for such a race, or opens one that waits. Computer players
    take the open seats after a while."""
    name = clean_name(data.name) if data.name else ""
    who, badge = services.identity.person_cookie(request)
    found = await find_race(services, request, RaceWish(who, name, data.players, data.pace))
    id = found.live.table.id
    link = services.identity.link
    if not found.secret:
        return Response(RaceTable(id, link(request, id), []), cookies=[badge])
    held = HeldSeat(found.seat, found.secret, link(request, id, found.secret))
    return Response(
        RaceTable(id, link(request, id), [held]),
        cookies=[badge, services.identity.cookie(id, {found.seat: found.secret}, request)],
    )


HANDLERS = [seek_race]
