"""How fast the rules and the players are: `python -m benchmarks [--json FILE]`.

Every figure is measured several times, all in turn, and the best is told: what a quiet
machine does.
"""

import argparse
import itertools
import json
import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from eldorado import Game, Record, Variant, View
from eldorado.bots import make_bot
from eldorado.lab import make_jobs, play_one

Measure = Callable[[], float]
"""Does some work and returns how much of it was done per second."""


def random_play(caves: bool, games: int = 8) -> Measure:
    """Random actions: listing the legal ones, choosing and applying one."""

    def measure() -> float:
        rng = random.Random(1)
        actions = 0
        begun = time.perf_counter()
        for seed in range(games):
            game = Game.new("first_game", players=4, seed=seed, variant=Variant(caves=caves))
            while not game.finished and game.round <= 100:
                game.apply(rng.choice(game.legal_actions()))
                actions += 1
        return actions / (time.perf_counter() - begun)

    return measure


def walker_games(games: int = 20) -> Measure:
    """Whole games of three walkers, views included; other games each time."""
    seeds = itertools.count(1)

    def measure() -> float:
        jobs = make_jobs(["walker"] * 3, games=games, seed=next(seeds))
        begun = time.perf_counter()
        for job in jobs:
            play_one(job)
        return games / (time.perf_counter() - begun)

    return measure


def repeated(work: Callable[[], object], times: int) -> Measure:
    """The same call over and over."""

    def measure() -> float:
        begun = time.perf_counter()
        for _ in range(times):
            work()
        return times / (time.perf_counter() - begun)

    return measure


def middle_game() -> Game:
    """A game of walkers with caves, about half over."""
    return _walkers(stop=8)


def finished_record() -> Record:
    """The record of a whole game of walkers with caves."""
    return _walkers(stop=200).record()


def _walkers(stop: int) -> Game:
    game = Game.new("first_game", players=3, seed=5, variant=Variant(caves=True))
    bots = [make_bot("walker", seed=seat) for seat in range(3)]
    while not game.finished and game.round < stop:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    return game


def measures() -> dict[str, tuple[str, Measure]]:
    """Every figure by its name, with its unit."""
    game = middle_game()
    view = game.view(game.to_move)
    document = game.position()
    record = finished_record()
    text = str(record)
    return {
        "random play": ("actions/s", random_play(caves=False)),
        "random play, caves": ("actions/s", random_play(caves=True)),
        "3 walkers": ("games/s", walker_games()),
        "legal actions": ("calls/s", repeated(game.legal_actions, 2000)),
        "copy": ("calls/s", repeated(game.copy, 5000)),
        "view": ("calls/s", repeated(lambda: game.view(0), 3000)),
        "view to JSON and back": ("calls/s", repeated(lambda: View.from_json(view.to_json()), 200)),
        "position": ("calls/s", repeated(game.position, 1000)),
        "game from position": ("calls/s", repeated(lambda: Game.from_position(document), 200)),
        "record write": ("games/s", repeated(lambda: str(record), 50)),
        "record parse and replay": ("games/s", repeated(lambda: Record.parse(text).replay(), 10)),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures here")
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    figures = measures()
    best = dict.fromkeys(figures, 0.0)
    for _ in range(arguments.repeats):
        for name, (_, measure) in figures.items():
            best[name] = max(best[name], measure())
    print("| figure | per second | unit |\n|---|---:|---|")
    for name, (unit, _) in figures.items():
        value = best[name]
        print(f"| {name} | {value:,.{0 if value >= 100 else 1}f} | {unit} |")
    if arguments.json is not None:
        document = {
            "python": platform.python_version(),
            "repeats": arguments.repeats,
            "figures": {
                name: {"value": round(best[name], 2), "unit": unit}
                for name, (unit, _) in figures.items()
            },
        }
        arguments.json.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
