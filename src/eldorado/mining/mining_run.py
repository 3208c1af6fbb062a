"""A whole search for puzzles: many games, kept in a folder and resumed there."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import msgspec

from eldorado.course.puzzle import Puzzle
from eldorado.errors import EldoradoError
from eldorado.lab.dataset.dataset_plan import DatasetPlan
from eldorado.lab.simulation.edition import edition
from eldorado.lab.simulation.play import GameJob
from eldorado.lab.storage.line_file import LineFile
from eldorado.lab.storage.manifest import write_safely
from eldorado.lab.workers.processes import processes, shielded
from eldorado.mining.miner import PLAYER, mine_game
from eldorado.reporting.progress import ProgressReport

AHEAD = 2
"""Games per worker that are handed out at any time."""


@dataclass(frozen=True)
class MiningPlan(DatasetPlan):
    """Games of one level on every printed route, with and without caves, for 2, 3 and 4 players."""

    players: tuple[str, ...] = (PLAYER,)
    games: int = 1_000


class MinedGame(msgspec.Struct, frozen=True):
    """What one game had to offer."""

    game: int
    puzzles: list[Puzzle]


class MiningFolder:
    """Where a search keeps what it has found: one line for every game that was looked through."""

    def __init__(self, path: Path, plan: MiningPlan) -> None:
        path.mkdir(parents=True, exist_ok=True)
        said = f"seed {plan.seed}, {edition(plan.players)}"
        begun = path / "search.txt"
        if begun.exists() and begun.read_text("utf-8") != said:
            raise EldoradoError(
                f"{path} holds another search ({begun.read_text('utf-8')[:200]}); "
                "choose another folder."
            )
        write_safely(begun, said.encode())
        self._lines = LineFile(path / "mined.jsonl")

    def read(self) -> list[MinedGame]:
        """Everything found so far; a line that was cut off does not count."""
        found: dict[int, MinedGame] = {}
        for line in self._lines.read():
            try:
                one = msgspec.json.decode(line, type=MinedGame)
            except msgspec.DecodeError:
                continue
            found[one.game] = one
        return [found[number] for number in sorted(found)]

    def add(self, one: MinedGame) -> None:
        self._lines.add(msgspec.json.encode(one))


def mine(
    folder: Path, plan: MiningPlan, workers: int, progress: bool | None = None
) -> list[Puzzle] | None:
    """Looks through all games that are not done yet; every puzzle found, None if interrupted."""
    kept = MiningFolder(folder, plan)
    done = {one.game for one in kept.read()}
    jobs = (plan.job(number) for number in range(plan.games) if number not in done)
    try:
        with ProgressReport(plan.games, progress) as report:
            report.found(len([number for number in done if number < plan.games]))
            for one in _mined(jobs, workers):
                kept.add(one)
                report.add(1)
    except KeyboardInterrupt:
        return None
    return [puzzle for one in kept.read() for puzzle in one.puzzles if one.game < plan.games]


def _mined(jobs: Iterator[GameJob], workers: int) -> Iterator[MinedGame]:
    waiting: set[Future[MinedGame]] = set()
    with processes(workers) as pool:
        while True:
            with shielded():
                for job in islice(jobs, AHEAD * workers - len(waiting)):
                    waiting.add(pool.submit(look_through, job))
            if not waiting:
                return
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()


def look_through(job: GameJob) -> MinedGame:
    """The puzzles of one game."""
    return MinedGame(job.number, mine_game(job))
