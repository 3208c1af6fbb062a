"""The race to El Dorado: rules, routes, records and playing partners."""

from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.state import Outcome, Variant
from eldorado.core.view import View
from eldorado.errors import EldoradoError, IllegalAction, ParseError
from eldorado.records import Record
from eldorado.routes import Board

__version__ = "0.1.0"

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
