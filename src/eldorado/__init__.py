"""The race to El Dorado: rules, routes, records and playing partners."""

from typing import TYPE_CHECKING, Any

from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.state import Outcome, Variant
from eldorado.errors import EldoradoError, IllegalAction, ParseError
from eldorado.routes.board import Board

if TYPE_CHECKING:
    from eldorado.core.view import View
    from eldorado.records import Record

__version__ = "0.4.0"

__all__ = [
    "Action",
    "Board",
    "EldoradoError",
    "Game",
    "IllegalAction",
    "Outcome",
    "ParseError",
    "Record",
    "Variant",
    "View",
]


def __getattr__(name: str) -> Any:
    """Views and records are loaded when first asked for: importing the game stays quick."""
    if name == "View":
        from eldorado.core.view import View

        return View
    if name == "Record":
        from eldorado.records import Record

        return Record
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
