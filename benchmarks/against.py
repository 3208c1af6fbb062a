"""A level against itself as it was: two copies of the package, each in a process of its own.

`python -m benchmarks.against OTHER --games 1000 --out FILE` plays pairs of two-player games
between this package and the one in the folder OTHER (one that holds a compiled `eldorado`): the
same deal twice, with the seats changed. Results are kept in FILE as they come, so the same command
resumes. It prints the share of wins with its interval, and each side's times per turn, at the end
also for every route without and with caves.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import eldorado
from benchmarks.older_engine import for_version_1
from benchmarks.tables import table
from eldorado import Action, Game, Variant
from eldorado.routes import KNOWN
from eldorado.stats.intervals import clustered

SIDES: Final = ("this", "other")

PLAYER: Final = """
import json, sys, time
from eldorado import View
from eldorado.bots import make_bot
bot = None
for line in sys.stdin:
    asked = json.loads(line)
    if bot is None or "seed" in asked:
        bot = make_bot(asked["level"], asked["seed"])
    view = View.from_json(asked["view"])
    begun = time.process_time()
    action = str(bot.choose(view))
    print(json.dumps([action, time.process_time() - begun]), flush=True)
"""
"""What either copy runs: views come in, actions and the time they took go out."""


class Side:
    """One copy of the package, which plays one seat of each game."""

    def __init__(self, folder: Path, level: str, older: bool = False) -> None:
        self._level = level
        self._older = older
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(folder)},
            text=True,
        )

    def choose(self, game: Game, seed: int | None) -> tuple[Action, float]:
        """Its action and the time it took; a seed begins another game."""
        view: Any = game.view(game.to_move).to_json()
        asked: dict[str, Any] = {"view": for_version_1(view) if self._older else view}
        if seed is not None:
            asked |= {"level": self._level, "seed": seed}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        text, seconds = json.loads(self._process.stdout.readline())
        return Action.parse(text), seconds

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


def play(sides: tuple[Side, Side], number: int) -> dict[str, Any]:
    """One game of a pair: every other one with the seats changed."""
    dice = random.Random(number // 2)
    route = list(KNOWN)[number // 2 % len(KNOWN)]
    caves = bool(number // 2 // len(KNOWN) % 2)
    game = Game.new(route, players=2, seed=dice.getrandbits(32), variant=Variant(caves=caves))
    seats = sides if number % 2 == 0 else (sides[1], sides[0])
    begun: set[int] = set()
    turns: list[dict[int, float]] = [{}, {}]
    while not game.finished:
        seat = game.to_move
        seed = None if seat in begun else dice.getrandbits(32)
        begun.add(seat)
        action, seconds = seats[seat].choose(game, seed)
        side = seat if number % 2 == 0 else 1 - seat
        turns[side][game.round] = turns[side].get(game.round, 0.0) + seconds
        game.apply(action)
    outcome = game.outcome()
    assert outcome is not None
    won = (outcome.winner == 0) == (number % 2 == 0)
    times = [[round(1000 * seconds, 1) for seconds in each.values()] for each in turns]
    return {"game": number, "route": route, "caves": caves, "won": won, "times": times}


def report(results: list[dict[str, Any]]) -> str:
    """Shares of wins over whole pairs, and times per turn."""
    won = {result["game"]: float(result["won"]) for result in results}
    pairs = [(won[n] + won[n + 1]) / 2 for n in sorted(won) if n % 2 == 0 and n + 1 in won]
    low, high = clustered(pairs, 2)
    share = sum(pairs) / max(1, len(pairs))
    lines = [f"{2 * len(pairs)} games: {share:.1%} won, {low:.1%} to {high:.1%}"]
    for side, name in enumerate(SIDES):
        lines.append(f"{name}: {pace(times_of(results, side))}")
    return "\n".join(lines)


def by_place(results: list[dict[str, Any]]) -> list[str]:
    """Times per turn on every route without and with caves, as a table."""
    rows: list[tuple[str, ...]] = []
    for route in KNOWN:
        for caves in (False, True):
            here = [one for one in results if (one["route"], one["caves"]) == (route, caves)]
            if here:
                where = route + ", caves" * caves
                rows.append(
                    (where, str(len(here)), *(pace(times_of(here, side)) for side in (0, 1)))
                )
    return table([], ("route", "games", *SIDES), rows)


def times_of(results: list[dict[str, Any]], side: int) -> list[float]:
    """All times per turn of a side, the shortest first."""
    return sorted(time for result in results for time in result["times"][side])


def pace(times: list[float]) -> str:
    """The median and the 99th percentile."""
    if not times:
        return "–"
    late = times[int(0.99 * (len(times) - 1))]
    return f"{statistics.median(times):.0f} ms median, {late:.0f} ms p99, {len(times)} turns"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("other", type=Path, help="a folder that holds another eldorado")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", default="pathfinder")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    lines = asked.out.read_text("utf-8").splitlines() if asked.out.exists() else []
    results = [json.loads(line) for line in lines]
    this = Path(eldorado.__file__).parent.parent
    sides = (Side(this, asked.level), Side(asked.other, asked.level, older=True))
    try:
        with asked.out.open("a", encoding="utf-8") as file:
            for number in range(len(results), asked.games):
                results.append(play(sides, number))
                print(json.dumps(results[-1]), file=file, flush=True)
                if number % 20 == 19:
                    print(report(results), flush=True)
    finally:
        for side in sides:
            side.close()
    print(report(results))
    print("\n".join(by_place(results)))


if __name__ == "__main__":
    main()
