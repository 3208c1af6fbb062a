"""How time grows: with players, hand size, route length and caves (`python -m benchmarks.scaling`).

Everything is measured in turn, several times over, and the best of each is printed, in
microseconds of processor time on one core.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable

from eldorado import Game, Variant
from eldorado.core import COMPILED
from eldorado.i18n import names
from eldorado.lab import SimulationPlan, play_one
from eldorado.routes import KNOWN

HANDS = [
    "explorer",
    "traveler",
    "sailor",
    "scout",
    "trailblazer",
    "pioneer",
    "captain",
    "photographer",
    "journalist",
    "adventurer",
    "native",
    "cartographer",
]


def random_action(players: int, caves: bool, route: str) -> Callable[[], float]:
    """Microseconds per random action, listing included."""
    seeds = iter(range(1_000_000))

    def measure() -> float:
        rng = random.Random(0)
        actions = 0
        begun = time.process_time()
        for _ in range(3):
            game = Game.new(route, players, next(seeds), Variant(caves=caves))
            while not game.finished and game.round <= 60:
                game.apply(rng.choice(game.legal_actions()))
                actions += 1
        return 1e6 * (time.process_time() - begun) / actions

    return measure


def walker_action(players: int, caves: bool, route: str) -> Callable[[], float]:
    """Microseconds per action of a walker, its thinking included."""
    seeds = iter(range(1_000_000))

    def measure() -> float:
        plan = SimulationPlan(("walker",) * players, (route,), 3, Variant(caves), next(seeds))
        jobs = list(plan.jobs())
        begun = time.process_time()
        actions = sum(play_one(job).actions for job in jobs)
        return 1e6 * (time.process_time() - begun) / actions

    return measure


def listing(hand: int) -> Callable[[], float]:
    """Microseconds to list the actions of a hand of that many different cards."""
    games = []
    for seed in range(20):
        rng = random.Random(seed)
        document = {
            "board": {"route": "first_game", "blockades": [1, 2, 3, 4]},
            "players": [{"pieces": ["C12"], "hand": rng.sample(HANDS, hand)}],
        }
        games.append(Game.from_position(document, seed=0))

    def measure() -> float:
        begun = time.process_time()
        for game in games * 50:
            game.legal_actions()
        return 1e6 * (time.process_time() - begun) / (50 * len(games))

    return measure


def measures() -> dict[str, Callable[[], float]]:
    """Every row of the table."""
    rows: dict[str, Callable[[], float]] = {}
    for players in (2, 3, 4):
        for caves in (False, True):
            with_caves = ", caves" if caves else ""
            rows[f"random action, {players} players{with_caves}"] = random_action(
                players, caves, "first_game"
            )
            rows[f"walker action, {players} players{with_caves}"] = walker_action(
                players, caves, "first_game"
            )
    for route in list(KNOWN)[1:]:  # the first stands above
        size = len(KNOWN[route].board().spaces)
        name = names()[f"route-{route}"]["en"]
        rows[f"random action, {name} ({size} spaces)"] = random_action(4, False, route)
        rows[f"walker action, {name} ({size} spaces)"] = walker_action(3, False, route)
    for hand in (2, 4, 6, 8, 10):
        rows[f"legal actions, hand of {hand} different cards"] = listing(hand)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scaling", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    repeats = max(1, parser.parse_args().repeats)
    rows = measures()
    best = dict.fromkeys(rows, float("inf"))
    for lap in range(repeats):
        for name, measure in rows.items():
            print(f"\r{lap + 1} of {repeats}: {name:60}", end="", file=sys.stderr, flush=True)
            best[name] = min(best[name], measure())
    print(file=sys.stderr)
    print(f"| {'compiled' if COMPILED else 'plain'} rules | microseconds |\n|---|---:|")
    for name, value in sorted(best.items()):
        print(f"| {name} | {value:.1f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
