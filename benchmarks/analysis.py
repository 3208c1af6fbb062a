"""Whether the analysis finds blunders: planted ones, and how often it blames the strongest level.

`python -m benchmarks.analysis --games 200` lets bots play whole games in all settings. In each,
one random turn is replaced by a bad one, the bots play on from there, and the game is
analysed. Every game is kept in a file, so that the same command goes on from there.
"""

import argparse
import json
import random
import signal
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from eldorado.analysis import WHOLE, Analysis, analyse
from eldorado.analysis.effort import STRONGEST
from eldorado.analysis.steps import walk
from eldorado.analysis.timeline import TimelineAction
from eldorado.analysis.trials import TrialOutcome, cost
from eldorado.analysis.turning_points import MOST, THRESHOLD
from eldorado.bots import make_bot
from eldorado.bots.bot import Bot
from eldorado.bots.planner.judging.candidates import CandidateSearch
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.levels import BRISK, network
from eldorado.bots.planner.planner import Planner, PlannerSettings
from eldorado.bots.planner.search.width import WIDE, Width
from eldorado.core import COMPILED
from eldorado.core.actions import Action, End
from eldorado.core.chance import NOTHING
from eldorado.core.game import Game
from eldorado.core.state import Variant
from eldorado.lab.workers.processes import one_thread_each
from eldorado.lab.workers.runners import all_cores
from eldorado.records import Record
from eldorado.reporting.progress import ProgressReport
from eldorado.routes import KNOWN
from eldorado.stats.intervals import wilson

FOLDER = Path(__file__).parent.parent / "build" / "analysis"
STEADY, STEADINESS = "steady", PlannerSettings(noise=0.015, width=BRISK, draws=3)
"""Opponents of the strongest level: fast bots that rarely make mistakes."""

LONG = {2: 20, 3: 14, 4: 14}
"""By the number of players, the last round in which a turn is spoiled if the game lasts so long."""

LUCKY = 10
"""One in this many games also measures luck and time."""

KINDS = ("idle", "worst")
"""How a turn is spoiled: ended at once, or one of the worst quarter of whole turns.

Only turns in which some movement would have led nearer to the finish are spoiled.
"""

TURNS = 1000
"""Whole turns among which the worst are looked for."""

FOUND_GOAL, BLAMED_GOAL, SECONDS_GOAL = 0.90, 0.05, 20.0


def play(number: int) -> tuple[Game, list[str], tuple[int, int, str]]:
    """A game with one turn spoiled: its end, who played, and the turn by round, seat and kind."""
    rng = random.Random(number)
    players = 2 + number % 3
    route = list(KNOWN)[number % len(KNOWN)]
    game = Game.new(route, players, number, Variant(caves=number // 2 % 2 == 1))
    names = [STEADY] * players
    names[rng.randrange(players)] = STRONGEST
    kind = KINDS[number // 4 % 2]
    bots = [companion(name, number * 8 + seat) for seat, name in enumerate(names)]
    wanted = (rng.randint(1, LONG[players]), rng.randrange(players))
    starts: list[Game] = []
    spot = at = (0, -1)
    while True:
        late = game.finished or (game.round, game.to_move) == wanted
        if spot == (0, -1) and late:
            game, spot = spoil(game, starts, kind, rng)
        if game.finished:
            return game, names, (*spot, kind)
        if at != (game.round, game.to_move):
            at = (game.round, game.to_move)
            starts.append(game.copy())
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))


def companion(name: str, seed: int) -> Bot:
    """Somebody who plays without a clock: what they do depends on the seed alone."""
    if name == STEADY:
        return Planner(name, STEADINESS, network(), seed)
    return make_bot(name, seed, None)


def spoil(
    game: Game, starts: list[Game], kind: str, rng: random.Random
) -> tuple[Game, tuple[int, int]]:
    """The game after a bad turn, here or at a random one before where that cannot be."""
    rng.shuffle(starts)
    for start in [*([] if game.finished else [game]), *starts]:
        turn = spoiled(start, kind, rng)
        if turn is not None:
            spot = start.round, start.to_move
            for action in turn:
                start.apply(action)
            return start, spot
    raise AssertionError("there is always a turn that can be spoiled")


def spoiled(game: Game, kind: str, rng: random.Random) -> list[Action] | None:
    """A bad turn of that kind, where something better could be done."""
    if not nearer(game):
        return None
    if kind == "idle":
        return [End()]
    view = game.view(game.to_move)
    net = network()
    every = Width(WIDE.beam, TURNS)
    turns = CandidateSearch(view.world, net, Rivals(view.world, net).worth, every).candidates(TURNS)
    if len(turns) < 8:
        return None
    return rng.choice(turns[-(len(turns) // 4) :]).actions()


def nearer(game: Game) -> bool:
    """Whether some movement would bring a piece nearer to the finish."""
    for action in game.legal_actions():
        made = walk(TimelineAction(game, action, NOTHING))
        if made is not None and made.nearer > 0:
            return True
    return False


def measure(number: int) -> dict[str, Any]:
    """One game: what it cost at the spoiled turn and at every turn of the strongest level."""
    game, names, (round, seat, kind) = play(number)
    record = Record.of(game, names)
    begun = time.process_time()
    whole = number % LUCKY == 0
    analysis = analyse(record, effort=WHOLE if whole else replace(WHOLE, draws=0))
    seconds = time.process_time() - begun
    losses = [(turn.loss.win, turn.loss.rounds) for turn in analysis.turns]
    place = next(
        n for n, t in enumerate(analysis.turns) if (t.turn.round, t.turn.seat) == (round, seat)
    )
    own = [
        n
        for n, turn in enumerate(analysis.turns)
        if names[turn.turn.seat] == STRONGEST and n != place and turn.decisions
    ]
    return {
        "game": number,
        "route": game.board.title,
        "players": len(names),
        "caves": game.variant.caves,
        "kind": kind,
        "planted": place,
        "own": own,
        "losses": [[_short(win), _short(rounds)] for win, rounds in losses],
        "luck": _luck(analysis),
        "seconds": _short(seconds) if whole else None,
    }


def measured(numbers: list[int], workers: int) -> Iterator[dict[str, Any]]:
    """Those games as they are done, by several processes; Ctrl-C is for this one."""
    one_thread_each()
    deaf = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, deaf)
    try:
        for done in as_completed([pool.submit(measure, number) for number in numbers]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _luck(analysis: Analysis) -> list[float]:
    """Every draw's luck, in rounds."""
    return [_short(luck.gained.rounds) for turn in analysis.turns for luck in turn.luck]


def _short(number: float) -> float:
    return round(number, 4)


def costs(game: dict[str, Any]) -> list[float]:
    return [cost(TrialOutcome(win, rounds)) for win, rounds in game["losses"]]


def found(game: dict[str, Any], threshold: float = THRESHOLD) -> bool:
    """Whether the spoiled turn is among the turning points."""
    each = costs(game)
    mine: float = each[game["planted"]]
    return mine > threshold and sum(other > mine for other in each) < MOST


def blamed(games: Iterable[dict[str, Any]], threshold: float = THRESHOLD) -> tuple[int, int]:
    """Turns of the strongest level called blunders, and all of them."""
    own = [costs(game)[n] for game in games for n in game["own"]]
    return sum(each > threshold for each in own), len(own)


def table(games: list[dict[str, Any]]) -> list[str]:
    """What was measured, as a table for the page."""
    lines = [
        "| measured | games or turns | share | 95% interval | goal |",
        "|---|---:|---:|---:|---:|",
    ]
    parts = [("planted blunders found", games)]
    parts += [(f"… {kind}", [g for g in games if g["kind"] == kind]) for kind in KINDS]
    parts += [(f"… {n} players", [g for g in games if g["players"] == n]) for n in (2, 3, 4)]
    parts += [("… with caves", [g for g in games if g["caves"]])]
    for name, some in parts:
        if some:
            hits = sum(found(game) for game in some)
            lines.append(_row(name, hits, len(some), f"at least {FOUND_GOAL:.0%}"))
    hits, count = blamed(games)
    lines.append(
        _row(f"turns of {STRONGEST} called blunders", hits, count, f"at most {BLAMED_GOAL:.0%}")
    )
    seconds = sorted(game["seconds"] for game in games if game["seconds"] is not None)
    luck = [each for game in games for each in game["luck"]]
    spread = statistics.stdev(luck) / len(luck) ** 0.5
    lines += [
        "",
        f"Seconds of processor time per analysis ({'compiled' if COMPILED else 'plain'} rules): "
        f"median {statistics.median(seconds):.1f}, longest {seconds[-1]:.1f}, "
        f"goal {SECONDS_GOAL:.0f}.",
        f"Luck of {len(luck)} draws: mean {statistics.mean(luck):+.4f} rounds, standard error "
        f"{spread:.4f}.",
    ]
    return lines


def _row(name: str, hits: int, count: int, goal: str) -> str:
    low, high = wilson(hits, count)
    return f"| {name} | {count} | {hits / count:.1%} | {low:.1%} to {high:.1%} | {goal} |"


def trade_off(games: list[dict[str, Any]]) -> list[str]:
    """What other thresholds would do."""
    lines = ["| threshold | planted found | strongest blamed |", "|---:|---:|---:|"]
    for threshold in (0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15):
        hits, count = blamed(games, threshold)
        share = sum(found(game, threshold) for game in games) / len(games)
        lines.append(f"| {threshold:.2f} | {share:.1%} | {hits / count:.1%} |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analysis", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=all_cores())
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    file = arguments.folder / "games.jsonl"
    games: dict[int, dict[str, Any]] = {}
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            game = json.loads(line)
            games[game["game"]] = game
    missing = [number for number in range(arguments.games) if number not in games]
    code = 0
    try:
        with (
            ProgressReport(arguments.games, True) as watch,
            file.open("a", encoding="utf-8") as kept,
        ):
            watch.found(arguments.games - len(missing))
            for game in measured(missing, arguments.workers):
                games[game["game"]] = game
                kept.write(json.dumps(game) + "\n")
                kept.flush()
                watch.add(1)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from there.", file=sys.stderr)
        code = 130
    done = [games[number] for number in sorted(games) if number < arguments.games]
    if done:
        print("\n".join([f"{len(done)} games", "", *table(done), "", *trade_off(done)]))
    return code


if __name__ == "__main__":
    sys.exit(main())
