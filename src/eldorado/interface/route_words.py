"""The words that people give their routes, and the shelf on which they keep them."""

from typing import Annotated

from msgspec import Meta, Struct

from eldorado.input_limits import LONGEST_ROUTE_LINE, LONGEST_ROUTE_NAME
from eldorado.table import Refused

NameText = Annotated[str, Meta(max_length=LONGEST_ROUTE_NAME)]
LineText = Annotated[str, Meta(max_length=LONGEST_ROUTE_LINE)]

DRAFT = r"^[A-Za-z0-9-]+$"
"""The code of a route, finished or not."""


class RouteWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody calls a route, and a line about it."""

    name: NameText = ""
    line: LineText = ""


class ShelfRoute(Struct, frozen=True):
    """A route on somebody's shelf; its code may be that of an unfinished one."""

    code: str
    name: str
    line: str
    at: float
    """When it was last kept."""


class Shelf(Struct, frozen=True):
    """Somebody's own routes, the last kept first."""

    routes: list[ShelfRoute]


class Removed(Struct, frozen=True):
    """How many routes were taken from the shelf."""

    routes: int


def clean_words(words: str, most: int) -> str:
    """The printable part of a text in one line."""
    line = " ".join(words.split())
    return "".join(sign for sign in line if sign.isprintable())[:most].strip()


def shelf_route(code: str, words: RouteWords, at: float) -> ShelfRoute:
    """A route as it is put on a shelf."""
    name = clean_words(words.name, LONGEST_ROUTE_NAME)
    return ShelfRoute(code, name, clean_words(words.line, LONGEST_ROUTE_LINE), at)


def shelf_full() -> Refused:
    return Refused("too_many", kind="kept")
