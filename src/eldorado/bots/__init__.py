"""Computer players, from weakest to strongest, and how to write one.

A player is any object with a `name` and a method `choose(view)` that returns one of
`view.legal_actions()`. It sees what its seat may see and nothing else.

Examples:
    >>> from eldorado import Action, Game, View
    >>> class Hasty:
    ...     name = "hasty"
    ...
    ...     def choose(self, view: View) -> Action:
    ...         return view.legal_actions()[0]
    >>> game = Game.new("first_game", players=2, seed=1)
    >>> action = Hasty().choose(game.view(game.to_move))

`view.world` is a `Game` to look things up in: the board, the market, the pieces, the seat's own
hand. For zones that the seat cannot see, only their sizes and joint contents are meaningful.
`view.determinize(rng)` deals everything unseen at random and returns a game to plan ahead in.
A player that needs random numbers should use its own generator, made from its seed, so that
the same seed plays the same game again. A player plays one seat of one game; see `Bot`.
`eldorado.lab.simulate` measures a player: by its class, or as `package.module:Class`.
"""

from typing import TYPE_CHECKING, Any

from eldorado.bots.bot import Bot, BotMaker
from eldorado.bots.bot_names import (
    OTHERS,
    PLAYERS,
    known_players,
    make_bot,
    name_own_bots,
    own_bots,
)
from eldorado.bots.level_names import CHARACTERS, LEVELS
from eldorado.bots.loading import BotSpec, check_bot, load_bot, spec_of, specs_of
from eldorado.bots.planner.time_limit import LIMIT
from eldorado.bots.playing import play
from eldorado.bots.resting_bot import RESTING
from eldorado.errors import BotError

if TYPE_CHECKING:
    from eldorado.bots.planner.explain import Idea, Reason
    from eldorado.bots.planner.levels import make_planner

_LATER = {"Idea": "explain", "Reason": "explain", "make_planner": "levels"}
"""What needs a planner is loaded when first asked for."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.planner.{_LATER[name]}"), name)


__all__ = [
    "CHARACTERS",
    "LEVELS",
    "LIMIT",
    "OTHERS",
    "PLAYERS",
    "RESTING",
    "Bot",
    "BotError",
    "BotMaker",
    "BotSpec",
    "Idea",
    "Reason",
    "check_bot",
    "known_players",
    "load_bot",
    "make_bot",
    "make_planner",
    "name_own_bots",
    "own_bots",
    "play",
    "spec_of",
    "specs_of",
]
