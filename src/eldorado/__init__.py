"""The race to El Dorado: rules, routes, records and computer players."""

from typing import TYPE_CHECKING, Any

from eldorado.core.actions import (
    Action,
    Buy,
    End,
    Move,
    Native,
    Pay,
    Play,
    Remove,
    Take,
    UseToken,
)
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.state import Outcome, Variant
from eldorado.errors import BotError, EldoradoError, IllegalAction, ParseError
from eldorado.routes.board import Board

if TYPE_CHECKING:
    from eldorado.analysis.race_standing import RaceStanding as RaceStanding
    from eldorado.analysis.race_standing import evaluate as evaluate
    from eldorado.bots.bot import Bot as Bot
    from eldorado.bots.loading import load_bot as load_bot
    from eldorado.bots.playing import play as play
    from eldorado.core.view import View as View
    from eldorado.core.view_types import Expedition as Expedition
    from eldorado.records import Record as Record
    from eldorado.routes.code import Route as Route

__version__ = "0.10.0"

_LATER = {
    "Bot": "bots.bot",
    "Expedition": "core.view_types",
    "RaceStanding": "analysis.race_standing",
    "Record": "records",
    "Route": "routes.code",
    "View": "core.view",
    "evaluate": "analysis.race_standing",
    "load_bot": "bots.loading",
    "play": "bots.playing",
}
"""Names whose modules are loaded when first asked for: importing the game stays quick."""

__all__ = [
    "Action",
    "Board",
    "Bot",
    "BotError",
    "Buy",
    "Chance",
    "EldoradoError",
    "End",
    "Expedition",
    "Game",
    "IllegalAction",
    "Move",
    "Native",
    "Outcome",
    "ParseError",
    "Pay",
    "Play",
    "RaceStanding",
    "Record",
    "Remove",
    "Route",
    "Take",
    "UseToken",
    "Variant",
    "View",
    "evaluate",
    "load_bot",
    "play",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
