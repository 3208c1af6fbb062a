"""Recorded games kept as files: `python tests/records/golden.py` writes those of today anew.

Those in the folder itself are of an earlier edition, which drew its shuffles otherwise: they are
only replayed.
"""

import random
from pathlib import Path

from eldorado import Game, Record, Variant

FOLDER = Path(__file__).with_name("golden")
TODAY = FOLDER / "today"

GAMES = {
    "first_game": (3, Variant()),
    "hills_of_gold": (4, Variant(caves=True)),
    "home_stretch": (2, Variant(free_order=True)),
    "winding_paths": (2, Variant(caves=True, full_race=True)),
    "serpentine": (4, Variant(full_race=True)),
    "swamplands": (3, Variant(caves=True, free_order=True)),
    "witchs_cauldron": (2, Variant(caves=True)),
}
"""One game per route: how many players, which switches."""


def play(route: str) -> Record:
    """Random play that would rather move than end; the seed alone decides."""
    players, variant = GAMES[route]
    game = Game.new(route, players=players, seed=2026, variant=variant)
    rng = random.Random(route)
    while not game.finished and game.round <= 25:
        actions = game.legal_actions()
        lively = [action for action in actions if not str(action).startswith("end")]
        game.apply(rng.choice(lively or actions) if rng.random() < 0.8 else rng.choice(actions))
    return game.record()


if __name__ == "__main__":
    TODAY.mkdir(exist_ok=True)
    for route in GAMES:
        (TODAY / f"{route}.txt").write_text(str(play(route)), "utf-8")
