"""Games and choices that have to be the same in every Python, and how long they take.

The browser's Python runs this file too, by `tools/runtime/headless.mjs`, with a task, a count and
perhaps the number that comes first.
"""

import hashlib
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from eldorado import Game, Variant
from eldorado.bots import make_bot, play
from eldorado.bots.planner.levels import BY_NAME, network
from eldorado.bots.planner.lookahead import FULL, LIGHT, Lookahead
from eldorado.bots.planner.planner import Planner, PlannerSettings
from eldorado.facts import read
from eldorado.local.local_bots import THINKING

PRINTED = tuple(route["id"] for route in read("routes")["routes"])
LEVELS = tuple(BY_NAME)


def new_game(number: int) -> Game:
    """All routes, two to four players, with caves and without."""
    variant = Variant(caves=bool(number // 7 % 2))
    return Game.new(PRINTED[number % 7], players=2 + number % 3, seed=number, variant=variant)


def walker_games(count: int, first: int = 0) -> Iterator[str]:
    """A hash of each game: every action and the last position."""
    for number in range(first, count):
        game = new_game(number)
        play(game, ["walker"] * len(game.players), seed=number)
        told = str(game.record()) + json.dumps(game.position(), sort_keys=True)
        yield hashlib.sha256(told.encode()).hexdigest()[:16]


def positions(count: int) -> Iterator[Game]:
    """Positions before a turn, from games between walkers; each is given up to sixteen turns on."""
    found = number = 0
    while found < count:
        game = new_game(number)
        bots = [make_bot("walker", seed) for seed in range(len(game.players))]
        dice = random.Random(number)
        number += 1
        while not game.finished and found < count:
            before = (game.round, game.to_move)
            if dice.random() < 0.25:
                found += 1
                yield game.copy()
            while not game.finished and (game.round, game.to_move) == before:
                game.apply(bots[game.to_move].choose(game.view(game.to_move)))


def planner(level: str, seed: int, ahead: Lookahead = LIGHT) -> Planner:
    """A level whose choices depend on the seed alone, on any build."""
    settings = BY_NAME[level].settings
    if settings.ahead is not None:
        settings = PlannerSettings(draws=settings.draws, ahead=ahead)
    return Planner(level, settings, network(), seed)


def choices(
    count: int, first: int = 0, levels: tuple[str, ...] = LEVELS, ahead: Lookahead = LIGHT
) -> Iterator[str]:
    """What levels choose in many positions, one level after the other."""
    for number, game in enumerate(positions(count)):
        if number < first:
            continue
        bot = planner(levels[number % len(levels)], number, ahead)
        yield f"{bot.name}: {bot.choose(game.view(game.to_move))}"


def far_choices(count: int, first: int = 0) -> Iterator[str]:
    """What the strongest level chooses, looking as far ahead as in play where it is compiled."""
    return choices(count, first, ("pathfinder",), FULL)


def chances(count: int) -> list[list[float]]:
    """What the network thinks of the seats of some positions."""
    from eldorado.bots.planner.judging.features import features

    rows = [features(game, game.to_move) for game in positions(count)]
    return [[float(chance) for chance in row] for row in network().seats(rows)]


def speed(count: int) -> dict[str, Any]:
    """Random actions per second, listed, in the best lap; seconds per turn of each level, with
    the limit that it has on a device."""
    told: dict[str, Any] = {"random actions/s": round(5000 / min(random_lap() for _ in range(4)))}
    games = list(positions(count))
    for level in LEVELS:
        told[level] = summary([turn_of(level, number, games) for number in range(count)])
    return told


def summary(times: list[float]) -> dict[str, float]:
    """The median, the 99th percentile and the longest of some times, in seconds."""
    times = sorted(times)
    found = {"median": len(times) // 2, "p99": len(times) * 99 // 100, "most": -1}
    return {name: round(times[index], 3) for name, index in found.items()}


def turn_of(level: str, number: int, games: list[Game]) -> float:
    """Seconds that a level takes for a turn in one of some positions."""
    bot = make_bot(level, number, THINKING)
    game = games[number].copy()
    turn = (game.round, game.to_move)
    begun = time.perf_counter()
    while not game.finished and (game.round, game.to_move) == turn:
        game.apply(bot.choose(game.view(game.to_move)))
    return time.perf_counter() - begun


def random_lap(count: int = 5000) -> float:
    """Seconds that some random actions take."""
    dice = random.Random(1)
    done, begun = 0, time.perf_counter()
    while done < count:
        game = Game.new("first_game", players=3, seed=done)
        while not game.finished and done < count:
            game.apply(dice.choice(game.legal_actions()))
            done += 1
    return time.perf_counter() - begun


def everything(count: int) -> dict[str, Any]:
    """Games, choices and chances in one run."""
    return {
        "games": list(walker_games(count)),
        "choices": list(choices(10 * count)),
        "chances": chances(count),
    }


TASKS: dict[str, Callable[..., Any]] = {
    "everything": everything,
    "games": walker_games,
    "choices": choices,
    "far choices": far_choices,
    "speed": speed,
}
"""What `headless.mjs` runs here; what comes one by one is printed so, a line each."""

if "RUN" in globals():
    run: Any = globals()["RUN"]
    task, *sizes = run["arguments"]
    found = TASKS[task](*map(int, sizes))
    for one in found if isinstance(found, Iterator) else [{**run, "found": found}]:
        print(json.dumps(one))
