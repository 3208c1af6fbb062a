"""Whole games of every player, kept as hashes: `python -m tests.bots.kept_games` writes them anew.

They are the same on plain and compiled rules, so they may change only with the rules, a player's
settings or the weights. No clock decides in them.
"""

import hashlib
import json
from pathlib import Path
from typing import Final

from eldorado import Game, Variant
from eldorado.bots import LEVELS, PLAYERS, Bot, make_bot, play
from tests.offline.same_games import planner

FILE: Final = Path(__file__).with_suffix(".json")

BY_BUILD: Final = {
    "pathfinder": "It looks further ahead where the rules are compiled; here, as far on both."
}
"""Players that play otherwise on plain and on compiled rules, and why."""

GAMES: Final = (
    ("first_game", 3, Variant()),
    ("serpentine", 2, Variant(caves=True)),
    ("witchs_cauldron", 4, Variant(caves=True, full_race=True)),
    ("swamplands", 2, Variant(free_order=True)),
)
"""Route, number of players and switches of the games that each player plays."""

FEWER: Final = {"pathfinder": 2}
"""How many of them are played by who thinks long."""


def kept(name: str) -> dict[str, str]:
    """The games between copies of a player, by route: a hash of every action and the end."""
    found: dict[str, str] = {}
    for number, (route, players, variant) in enumerate(GAMES[: FEWER.get(name)]):
        game = Game.new(route, players=players, seed=2026 + number, variant=variant)
        play(game, [player(name, 100 * number + seat) for seat in range(players)])
        told = str(game.record()) + json.dumps(game.position(), sort_keys=True)
        found[route] = hashlib.sha256(told.encode()).hexdigest()[:16]
    return found


def player(name: str, seed: int) -> Bot:
    """A player whose choices depend on the seed alone, on any build."""
    return planner(name, seed) if name in LEVELS else make_bot(name, seed)


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: kept(name) for name in PLAYERS}, indent=2) + "\n", "utf-8")
