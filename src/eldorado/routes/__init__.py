"""Routes: their codes, their boards, what can be wrong with them, and their pictures."""

from typing import TYPE_CHECKING, Any

from eldorado.routes.board import Board

if TYPE_CHECKING:
    from eldorado.routes.check import Fault, faults
    from eldorado.routes.code import KNOWN, OURS, Route, find_route
    from eldorado.routes.drawing import draw_board
    from eldorado.routes.generate import random_route
    from eldorado.routes.graph import board_from_graph

__all__ = [
    "KNOWN",
    "OURS",
    "Board",
    "Fault",
    "Route",
    "board_from_graph",
    "draw_board",
    "faults",
    "find_route",
    "random_route",
]

_LATER = {
    "KNOWN": "code",
    "OURS": "code",
    "Route": "code",
    "find_route": "code",
    "Fault": "check",
    "faults": "check",
    "draw_board": "drawing",
    "board_from_graph": "graph",
    "random_route": "generate",
}
"""Names whose modules are loaded on first use: importing the game stays quick."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
