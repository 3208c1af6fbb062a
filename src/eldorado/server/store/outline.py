"""What lists show of a table's set-up, stored apart so that lists never read a set-up."""

from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from eldorado.core.state import Variant


class _Waits(Struct, frozen=True):
    race: str = ""


class _SetupParts(Struct, frozen=True):
    """The parts of a set-up that are read; a position may be large and is skipped."""

    route: str = "first_game"
    variant: Variant = Variant()
    position: msgspec.Raw = msgspec.Raw(b"null")
    seats: tuple[msgspec.Raw, ...] = ()
    gathering: _Waits | None = None


_decoder = msgspec.json.Decoder(_SetupParts)


def outline_of(setup: bytes) -> dict[str, Any]:
    """The columns `route`, `variant` (as JSON), `made_up` and `race` of a set-up's table.

    A variant is created again, because one that was read has only the options that were written.
    """
    shown = _decoder.decode(setup)
    race = shown.gathering.race if shown.gathering else ""
    return {
        "route": shown.route,
        "variant": msgspec.json.encode(replace(shown.variant)).decode(),
        "made_up": bytes(shown.position) != b"null",
        "race": race_key(race, len(shown.seats)) if race else "",
    }


def race_key(pace: str, size: int) -> str:
    """What races are found by: their pace and their number of players."""
    return f"{pace} {size}"
