"""A request as an answer sees it, and the list of what is answered."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from eldorado.input_limits import LARGEST_BODY
from eldorado.interface.problem import in_words
from eldorado.local.device import Device
from eldorado.table import Refused

T = TypeVar("T")


class Asked(NamedTuple):
    """The variable parts of a path, in order, what follows `?`, and the body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str

    def read(self, kind: type[T], most: int = LARGEST_BODY) -> T:
        """The body as what it should be."""
        if len(self.body) > most or len(self.body.encode()) > most:
            raise Refused(
                "too_big", f"A request of this kind has at most {most:,} bytes; send less."
            )
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            fault = in_words(str(error)).rstrip(".")
            raise Refused("unreadable", f"The request cannot be read: {fault}.") from error

    def number(self, name: str, least: int, most: int) -> int | None:
        """A number of the query, if it is there."""
        text = self.query.get(name)
        if text is None:
            return None
        if not re.fullmatch(r"\d{1,9}", text) or not least <= int(text) <= most:
            raise Refused(
                "unreadable", f"The request cannot be read: {name}: a number {least} to {most}."
            )
        return int(text)


class Text(str):
    """An answer that is text, not JSON."""


Answer = Callable[[Device, Asked], Any]


class AnsweredPath(NamedTuple):
    """A method and a path, whose variable parts are `{}`, and how it is answered."""

    method: str
    path: str
    answer: Answer
    status: int = 200

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self.path.replace("{}", "([^/]+)"))
