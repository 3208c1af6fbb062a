"""The ladder of people on this server: only those are named who want to be."""

from typing import Any

from litestar import Request, Response, delete, get, put
from msgspec import Struct

from eldorado.interface.own_results import AVERAGE
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import Limit
from eldorado.server.services import Services
from eldorado.stats.ratings import Rating
from eldorado.table.setup import Word, clean_name

AnyRequest = Request[Any, Any, Any]

FEW = 10
"""Games below which a rating is provisional."""


class LadderLine(Struct, frozen=True):
    """Somebody on the ladder, or a computer player of that level: the rating on the Elo scale,
    1000 being the average here, its standard error, and the number of games."""

    name: str
    level: str
    elo: float
    error: float
    games: int
    provisional: bool
    you: bool


class ServerLadder(Struct, frozen=True):
    """The strongest people who are shown here, those with few games after the others, and the
    levels of the computer players to compare with."""

    people: list[LadderLine]
    levels: list[LadderLine]
    shown: int
    """How many people are on the ladder."""
    own: LadderLine | None
    """The person who asks, shown or not; null without a rated game."""
    name: str | None
    """By which name that person is shown; null: not at all."""


class LadderName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be shown by."""

    name: Word


class LadderEntry(Struct, frozen=True):
    """By which name this browser's player is shown on the ladder; null: not at all."""

    name: str | None


@get("/ladder", responses=refusals(400, 429, 503))
async def show_ladder(request: AnyRequest, services: Services, limit: Limit = 50) -> ServerLadder:
    """How strong the people here are who want to be shown; others are not named."""
    found = await services.ratings.all()
    who = services.identity.person(request)
    people = [one.bot for one in found if not _is_level(one)]
    names = await services.ladder_names.of([*people, who] if who else people)
    lines = {one.bot: _line(one, names.get(one.bot, ""), one.bot == who) for one in found}
    shown = [lines[one] for one in people if one in names]
    shown.sort(key=lambda line: (line.provisional, -line.elo, line.name))
    return ServerLadder(
        people=shown[:limit],
        levels=[lines[one.bot] for one in reversed(found) if _is_level(one)],
        shown=len(shown),
        own=lines.get(who) if who else None,
        name=names.get(who) if who else None,
    )


@put("/me/ladder", responses=refusals(400, 403, 409, 413, 429, 503))
async def join_ladder(
    request: AnyRequest, services: Services, data: LadderName
) -> Response[LadderEntry]:
    """Shows this browser's player on the ladder, by that name."""
    name = clean_name(data.name)
    who, badge = services.identity.person_cookie(request)
    await services.ladder_names.show(who, name)
    return Response(LadderEntry(name), cookies=[badge])


@delete("/me/ladder", status_code=200, responses=refusals(403, 429, 503))
async def leave_ladder(request: AnyRequest, services: Services) -> LadderEntry:
    """Does not show this browser's player any more, and forgets the name."""
    who = services.identity.person(request)
    if who:
        await services.ladder_names.hide(who)
    return LadderEntry(None)


def _is_level(one: Rating) -> bool:
    return one.bot.startswith("bot:")


def _line(one: Rating, name: str, you: bool) -> LadderLine:
    level = one.bot[4:] if _is_level(one) else ""
    provisional = not level and one.games < FEW
    return LadderLine(name, level, AVERAGE + one.elo, one.error, one.games, provisional, you)


HANDLERS = [show_ladder, join_ladder, leave_ladder]
