"""What is a person's own on a device: games, ratings, routes, tries at daily expeditions."""

import re
from datetime import date, timedelta

import msgspec

from eldorado.core.position import variant_document
from eldorado.input_limits import LONGEST_ROUTE, MOST_SHELVED
from eldorado.interface.daily_documents import (
    Daily,
    DailyTable,
    NewTry,
    OwnTry,
    named_for,
    rivals_of,
    seconds_left,
)
from eldorado.interface.own_results import Forgotten, OwnGame, Person, standings
from eldorado.interface.route_words import (
    DRAFT,
    Removed,
    RouteWords,
    Shelf,
    ShelfRoute,
    shelf_full,
    shelf_route,
)
from eldorado.interface.table_ids import is_table_id, new_table_id
from eldorado.interface.work.day_plan import PERSON_SEAT, STRONGEST
from eldorado.interface.work.table_ratings import Place, rated
from eldorado.local.asked import AnsweredPath, Asked, Text
from eldorado.local.device import Device
from eldorado.local.saved_file import write_saved
from eldorado.local.saved_games import GameOutline, SavedGame
from eldorado.local.table_answers import held_seats, link_to
from eldorado.table import Refused
from eldorado.table.refused import no_such_table

YOU = "you"


def my_games(device: Device, asked: Asked) -> Person:
    """The games on this device, the newest first, and how strong its player is."""
    device.outline_all()
    shown = [(game, outline) for game in device.games.newest() if (outline := _outline(game))]
    games = [_game(game, outline) for game, outline in shown]
    places = [place for game, outline in shown for place in _places(game, outline)]
    return Person(games, standings(rated(places), YOU) if places else [])


def _outline(game: SavedGame) -> GameOutline | None:
    """What lists say of a game with a person in it."""
    outline = game.outline
    if outline is None or game.damaged or _own_seat(outline) is None:
        return None
    return outline


def _own_seat(outline: GameOutline) -> int | None:
    """The first person's seat: one device may hold several."""
    people = [n for n, seat in enumerate(outline.seats) if seat.kind == "person"]
    return people[0] if people else None


def _game(game: SavedGame, outline: GameOutline) -> OwnGame:
    setup, seat = game.setup(), _own_seat(outline)
    assert seat is not None
    own = outline.results[seat] if outline.results else None
    return OwnGame(
        table=game.id,
        at=game.at,
        status=outline.status,
        route=setup.route,
        variant=variant_document(setup.variant),
        made_up=setup.made_up,
        seats=[one.to_json() for one in outline.seats],
        seat=seat,
        place=own.place if own else None,
        arrival=own.arrival if own else None,
        places=[one.place for one in outline.results],
        cards=msgspec.json.decode(own.cards) if own else {},
        steps=own.steps if own else None,
    )


def _places(game: SavedGame, outline: GameOutline) -> list[Place]:
    """What counts for ratings: finished games of one person against computer players."""
    setup = game.setup()
    people = sum(seat.kind == "person" for seat in outline.seats)
    if not outline.results or people != 1 or setup.made_up or setup.daily is not None:
        return []
    return [(game.id, one.who or YOU, one.place) for one in outline.results]


def export_games(device: Device, asked: Asked) -> Text:
    """The file that `take_in` reads."""
    return Text(write_saved(device.games))


def forget_game(device: Device, asked: Asked) -> Forgotten:
    """Deletes a game, also one that is damaged."""
    (id,) = asked.parts
    if not is_table_id(id) or id not in device.games.games:
        raise no_such_table()
    device.tables.delete(id)
    return Forgotten(1)


def forget_person(device: Device, asked: Asked) -> Forgotten:
    """Deletes all games and the shelf."""
    ids = list(device.games.games)
    for id in ids:
        device.tables.delete(id)
    for code in list(device.shelf):
        device.remove_route(code)
    return Forgotten(len(ids))


# Routes of one's own


def show_shelf(device: Device, asked: Asked) -> Shelf:
    routes = sorted(device.shelf.values(), key=lambda route: (-route.at, route.code))
    return Shelf(routes)


def _draft(asked: Asked) -> str:
    (code,) = asked.parts
    if not re.match(DRAFT, code) or len(code) > LONGEST_ROUTE:
        raise Refused("unreadable", "The request cannot be read: code: it is not that of a route.")
    return code


def keep_route(device: Device, asked: Asked) -> ShelfRoute:
    code = _draft(asked)
    route = shelf_route(code, asked.read(RouteWords), device.now())
    if code not in device.shelf and len(device.shelf) >= MOST_SHELVED:
        raise shelf_full()
    device.keep_route(route)
    return route


def remove_route(device: Device, asked: Asked) -> Removed:
    return Removed(device.remove_route(_draft(asked)))


# The daily expedition


def show_daily(device: Device, asked: Asked) -> Daily:
    """The expedition of today, or of an earlier day; never ranked here."""
    today = device.today()
    day = asked.query.get("day") or today
    setup = device.day(day)
    return Daily(
        day=day,
        today=day == today,
        seconds_left=seconds_left(device.now()),
        route=setup.route,
        variant=variant_document(setup.variant),
        rivals=rivals_of(setup),
        strongest_level=STRONGEST,
        strongest=None,
        own=_own_try(device, day),
        streak=_streak(device, today),
        field=[],
    )


def try_daily(device: Device, asked: Asked) -> DailyTable:
    """Opens a table for today's expedition; one that still runs is continued."""
    day = device.today()
    setup = named_for(device.day(day), asked.read(NewTry).name)
    for game in _tries(device, day):
        if not game.over:
            return DailyTable(game.id, link_to(game.id), [], day, False)
    live = device.tables.create(new_table_id(), setup)
    id = live.table.id
    return DailyTable(id, link_to(id), held_seats(live), day, False)


def _tries(device: Device, day: str) -> list[SavedGame]:
    """The tables of a day's expedition, the oldest first."""
    found = []
    for game in device.games.games.values():
        if game.start is None or game.damaged:
            continue
        daily = game.start.setup.daily
        if daily is not None and daily.day == day:
            found.append(game)
    return sorted(found, key=lambda game: game.start.created if game.start else 0.0)


def _own_try(device: Device, day: str) -> OwnTry | None:
    """The first try counts."""
    for game in _tries(device, day):
        return OwnTry(game.id, game.over, _rounds(game), None)
    return None


def _rounds(game: SavedGame) -> int | None:
    results = game.outline.results if game.outline else []
    return results[PERSON_SEAT].arrival if results else None


def _streak(device: Device, today: str) -> int:
    """The days in a row up to today, or up to yesterday while today's can still be played."""
    played = {
        daily.day
        for game in device.games.games.values()
        if game.over and game.start is not None and (daily := game.start.setup.daily) is not None
        if _rounds(game) is not None or not _resigned(game)
    }
    day = date.fromisoformat(today)
    if today not in played:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in played:
        count += 1
        day -= timedelta(days=1)
    return count


def _resigned(game: SavedGame) -> bool:
    return game.outline is not None and game.outline.seats[PERSON_SEAT].resigned


PATHS = [
    AnsweredPath("GET", "/api/me", my_games),
    AnsweredPath("DELETE", "/api/me", forget_person),
    AnsweredPath("GET", "/api/me/export", export_games),
    AnsweredPath("DELETE", "/api/me/games/{}", forget_game),
    AnsweredPath("GET", "/api/me/shelf", show_shelf),
    AnsweredPath("PUT", "/api/me/shelf/{}", keep_route),
    AnsweredPath("DELETE", "/api/me/shelf/{}", remove_route),
    AnsweredPath("GET", "/api/daily", show_daily),
    AnsweredPath("POST", "/api/daily", try_daily, 201),
]
