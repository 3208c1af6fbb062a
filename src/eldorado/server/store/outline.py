"""What lists show of a table's set-up, kept beside it so that lists never read a set-up."""

from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from eldorado.core.state import Variant


class _Shown(Struct, frozen=True):
    """The parts of a set-up that are read; a position may be large and is skipped."""

    route: str = "first_game"
    variant: Variant = Variant()
    position: msgspec.Raw = msgspec.Raw(b"null")


_decoder = msgspec.json.Decoder(_Shown)


def outline_of(setup: bytes) -> dict[str, Any]:
    """The columns `route`, `variant` (as JSON) and `made_up` of a set-up's table.

    A variant is created again, because one that was read has only the options that were written.
    """
    shown = _decoder.decode(setup)
    return {
        "route": shown.route,
        "variant": msgspec.json.encode(replace(shown.variant)).decode(),
        "made_up": bytes(shown.position) != b"null",
    }
