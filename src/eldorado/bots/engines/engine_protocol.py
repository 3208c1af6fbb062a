"""The words of the engine protocol, and its limits."""

from collections.abc import Sequence
from typing import Final

from eldorado.core.actions import Action

VERSION: Final = 1

SEPARATOR: Final = " | "
"""Between the legal actions in a line, as in records."""

HELLO: Final = f"eldorado {VERSION}"
WELCOME: Final = f"eldoradook {VERSION}"
WANTS_ACTIONS: Final = "want actions"
IS_READY: Final = "isready"
READY: Final = "readyok"
QUIT: Final = "quit"


def new_game(seed: int, seat: int, players: int) -> str:
    """That a game begins; the same seed should make the same choices."""
    return f"newgame seed {seed} seat {seat} players {players}"


def actions_line(actions: Sequence[Action]) -> str:
    """The legal actions, for an engine that wants them."""
    return f"actions {SEPARATOR.join(map(str, actions))}"


def go(seconds: float) -> str:
    """That the engine is to choose within so much time."""
    return f"go time {round(1000 * seconds)}"


def best_action(action: object) -> str:
    """The engine's answer to `go`."""
    return f"bestaction {action}"
