"""What is measured: each figure does some work and returns how much of it per second.

As a script this is the worker of `python -m benchmarks`: it reads the name of a figure per
line and answers with its value, so that plain and compiled rules can take turns.
"""

import itertools
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

from eldorado import Game, Record, Variant, View
from eldorado.bots import make_bot
from eldorado.core.kinds import MACHETE
from eldorado.routes.board import Board

Measure = Callable[[], float]


def random_play(caves: bool = False, listed: bool = False, warm: bool = False) -> Measure:
    """Random actions of four players on the first route, up to 100 rounds: counting the legal
    actions (or making them all, if `listed`), picking one and applying it. Never twice the same
    game, so that what the rules remember is of other games; if `warm`, always the same games."""
    seeds = itertools.count()

    def measure() -> float:
        first = 0 if warm else next(seeds) * GAMES
        rng = random.Random(first)
        actions = 0
        begun = time.process_time()
        for number in range(GAMES):
            game = Game.new(players=4, seed=first + number, variant=Variant(caves=caves))
            while not game.finished and game.round <= 100:
                legal = game.legal_actions()
                if listed:
                    legal = list(legal)
                game.apply(legal[int(rng.random() * len(legal))])
                actions += 1
        return actions / (time.process_time() - begun)

    return measure


GAMES = 6
"""Games of random actions in one measurement."""


def environment_steps(observed: bool) -> Measure:
    """Random choices of the table in 64 games of three players, by `VectorEnv`: one choice for
    every game in a call, with masks, and observations unless they are not wanted."""
    import numpy as np

    try:
        from eldorado.envs.vector import VectorEnv
    except ImportError:  # a baseline from before
        return lambda: 0.0

    env = VectorEnv(64, observed=observed)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def measure() -> float:
        spent = 0.0
        for _ in range(40):
            choices = np.where(env.masks, rng.random(env.masks.shape), 0).argmax(axis=1)
            begun = time.process_time()
            env.step(choices)
            spent += time.process_time() - begun
        return 40 * env.count / spent

    return measure


def many_games() -> Measure:
    """The same actions as `random_play`, cold, with all games in one call."""
    seeds = itertools.count()
    try:
        from eldorado.lab.batch import GameBatch
    except ImportError:  # a baseline from before
        return lambda: 0.0

    def measure() -> float:
        first = next(seeds) * 10 * GAMES
        batch = GameBatch("first_game", 4, range(first, first + 10 * GAMES))
        begun = time.process_time()
        actions = batch.play_random(1_000_000)
        return actions / (time.process_time() - begun)

    return measure


def walker_games(games: int = 10) -> Measure:
    """Whole games of three walkers on the first route; other games each time."""
    seeds = itertools.count(1)

    def measure() -> float:
        first = next(seeds) * games
        begun = time.process_time()
        for number in range(games):
            game = Game.new("first_game", players=3, seed=first + number)
            bots = [make_bot("walker", seed=seat) for seat in range(3)]
            while not game.finished and game.round <= 200:
                game.apply(bots[game.to_move].choose(game.view(game.to_move)))
        return games / (time.process_time() - begun)

    return measure


def reach_cold(board: Board) -> Measure:
    """One search of all ends of a movement of power 3, without the memory."""
    try:
        from eldorado.core.movement.reach import search
    except ImportError:  # a baseline from before
        return lambda: 0.0
    origin = board.index["B26"]
    nothing = (0,) * len(board.seams)
    return repeated(lambda: search(board, origin, MACHETE, 3, 0, nothing), 300)


def repeated(work: Callable[[], object], times: int) -> Measure:
    """The same call over and over."""

    def measure() -> float:
        begun = time.process_time()
        for _ in range(times):
            work()
        return times / (time.process_time() - begun)

    return measure


def importing() -> float:
    """Imports of the package per second, each in a fresh interpreter."""
    script = "import time; t = time.process_time(); import eldorado; print(time.process_time() - t)"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    return 1 / float(answer.stdout)


def memory_of(make: Callable[[], Game], times: int = 20) -> Measure:
    """Games per gigabyte: with its past, without what all games share."""

    def measure() -> float:
        make()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        games = [make() for _ in range(times)]
        size = (tracemalloc.get_traced_memory()[0] - before) / len(games)
        tracemalloc.stop()
        return 1e9 / size

    return measure


def walkers(stop: int) -> Game:
    """A game of walkers with caves, up to a round."""
    game = Game.new("first_game", players=3, seed=5, variant=Variant(caves=True))
    bots = [make_bot("walker", seed=seat) for seat in range(3)]
    while not game.finished and game.round < stop:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    return game


def measures() -> dict[str, Measure]:
    """Every figure by its name."""
    game = walkers(stop=8)
    view = game.view(game.to_move)
    document = game.position()
    record = walkers(stop=200).record()
    half = game.record()
    text = str(record)
    return {
        "random actions, cold": random_play(),
        "random actions, caves, cold": random_play(caves=True),
        "random actions, all made, cold": random_play(listed=True),
        "random actions, warm": random_play(warm=True),
        "random actions, all made, warm": random_play(listed=True, warm=True),
        "many games in one call, cold": many_games(),
        "environment steps": environment_steps(observed=True),
        "environment steps, not observed": environment_steps(observed=False),
        "walker games": walker_games(),
        "legal actions": repeated(lambda: list(game.legal_actions()), 1000),
        "reach, cold": reach_cold(game.board),
        "copy": repeated(game.copy, 3000),
        "view": repeated(lambda: game.view(0), 1000),
        "view to JSON and back": repeated(lambda: View.from_json(view.to_json()), 60),
        "position": repeated(game.position, 300),
        "game from position": repeated(lambda: Game.from_position(document), 60),
        "record write": repeated(lambda: str(record), 30),
        "record parse": repeated(lambda: Record.parse(text), 10),
        "record replay": repeated(record.replay, 6),
        "games in a gigabyte": memory_of(half.replay),
        "import": importing,
    }


def serve() -> None:
    """Answer figure names from standard input until it ends."""
    figures = measures()
    print("ready", flush=True)
    for line in sys.stdin:
        print(figures[line.strip()](), flush=True)


if __name__ == "__main__":
    serve()
