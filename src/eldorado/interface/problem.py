"""What goes wrong, in one shape: a code for programs, a sentence for people."""

import re

from msgspec import Struct

from eldorado.errors import Argument, EldoradoError, IllegalAction, PositionError
from eldorado.table import Refused

LONGEST = 500
"""Letters of a sentence; it may quote what a client sent."""

WENT_WRONG = "Something went wrong here; try again."


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not carried out.

    `message` is the id of a text and `about` its arguments, ids and numbers, for clients that say
    it in other languages.
    """

    code: str
    sentence: str
    clause: str = ""
    message: str = ""
    about: dict[str, Argument] = {}


STATUS = {
    "no_such_table": 404,
    "not_found": 404,
    "not_seated": 403,
    "origin": 403,
    "too_fast": 429,
    "too_many": 429,
    "too_long": 422,
    "server": 503,
    "seat_taken": 409,
    "stale": 409,
    "over": 409,
    "waiting": 409,
    "paused": 409,
    "not_your_turn": 409,
    "no_undo": 409,
    "begun": 409,
    "not_paused": 409,
    "no_pause": 409,
    "clock": 409,
    "resigned": 409,
    "late": 409,
    "stand_in": 409,
    "rematched": 409,
    "daily": 409,
    "alone": 409,
    "seated": 409,
    "name_taken": 409,
    "published": 409,
    "route_hidden": 409,
    "not_finished": 409,
    "damaged": 422,
    "device_full": 409,
    "too_big": 413,
    "needs_server": 501,
}

TOO_LONG = re.compile(r"Expected `(str|array|object)` of length <= (\d+)")
PARTS = {"str": "characters", "array": "entries", "object": "entries"}


def problem_in_game(error: EldoradoError) -> Problem:
    """An error of the game as an answer for clients."""
    if isinstance(error, Refused | IllegalAction):
        code = error.code if isinstance(error, Refused) else "illegal"
        return Problem(code, str(error)[:LONGEST], error.clause, error.message, error.about)
    if isinstance(error, PositionError):
        return Problem("unreadable", f"The position cannot be played: {str(error)[:LONGEST]}.")
    return Problem("unreadable", str(error)[:LONGEST])


def in_words(fault: str) -> str:
    """What the reader of JSON says of something too long, as a person would say it."""
    return TOO_LONG.sub(lambda found: f"there are at most {found[2]} {PARTS[found[1]]} here", fault)
