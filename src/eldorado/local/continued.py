"""A game of one person goes on here while its server is away, as a new game."""

import random

from eldorado.core.position import write_position
from eldorado.core.view import View
from eldorado.input_limits import LARGEST_SETUP, check_view
from eldorado.interface.schemas import Created
from eldorado.interface.table_ids import new_table_id
from eldorado.local.asked import AnsweredPath, Asked
from eldorado.local.device import Device
from eldorado.local.table_answers import held_seats, link_to
from eldorado.table import Clock, Refused, SeatPlan, Setup
from eldorado.table.document_types import SeatDocument, TableDocument
from eldorado.table.refused import not_running


def continue_game(device: Device, asked: Asked) -> Created:
    """A new table at which the game goes on from a table document of the server.

    What the seat cannot see is dealt again: nobody here knows how it lay. A game from a position
    is never rated.
    """
    document = asked.read(TableDocument, LARGEST_SETUP)
    seat = _only_person(document)
    view = _view_of(document, seat)
    setup = Setup(
        tuple([_plan(one) for one in document["seats"]]),
        clock=_clock(document, seat),
        position=write_position(view.determinize(random.SystemRandom())),
    ).checked()
    live = device.tables.create(new_table_id(), setup)
    return Created(live.table.id, link_to(live.table.id), held_seats(live))


def _only_person(document: TableDocument) -> int:
    """The seat of the person, if the game may go on without the server."""
    if document["status"] != "running":
        raise not_running(document["status"])
    people = [n for n, seat in enumerate(document["seats"]) if seat["kind"] != "bot"]
    if len(people) != 1 or document["seat"] != people[0]:
        raise Refused(
            "needs_server",
            "Only your own game against computer players alone can go on without the server.",
        )
    daily = document["setup"].get("daily")
    if daily is not None and daily["ranked"]:
        raise Refused(
            "needs_server", "A daily expedition that counts waits until the server is back."
        )
    if document["seats"][people[0]].get("resigned"):
        raise Refused("resigned")
    return people[0]


def _view_of(document: TableDocument, seat: int) -> View:
    """The game as the person sees it."""
    shown = document.get("view")
    check_view(shown)
    view = View.from_json(shown)
    if view.seat != seat:
        raise Refused("unreadable", "The request cannot be read: the view is not of that seat.")
    if view.finished:
        raise not_running("over")
    return view


def _plan(seat: SeatDocument) -> SeatPlan:
    return SeatPlan(seat["kind"], seat["name"], seat.get("level", ""), seat["colour"])


def _clock(document: TableDocument, seat: int) -> Clock | None:
    """The same time for a turn; of the bank, what the person has left."""
    clock = document.get("clock")
    if clock is None:
        return None
    if len(clock["banks"]) <= seat:
        raise Refused("unreadable", "The request cannot be read: the clock lacks a bank.")
    return Clock(clock["turn"], clock["banks"][seat])


PATHS = [AnsweredPath("POST", "/api/continued", continue_game, 201)]
"""Only a device answers it: a server goes on with its own games."""
