"""Training the value network: generations of self-play, each followed by learning.

A folder holds everything: the weights after every generation, what the optimiser remembers,
the latest samples and the course of it all. Training goes on from whatever is there; the same
seed on the same code gives the same weights, however often it was interrupted.
"""

import json
import random
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from eldorado.bots.estimates import Numbers
from eldorado.bots.insight import LAYOUT
from eldorado.bots.network import HORIZON, Network
from eldorado.core.state import RULES_VERSION
from eldorado.errors import EldoradoError
from eldorado.lab.learning import BATCH, Learner
from eldorado.lab.report import Watch
from eldorado.lab.runners import all_cores
from eldorado.lab.selfplay import WALKER, Lesson, Samples, play_lesson
from eldorado.lab.workers import one_thread_each

STATE: Final = "training.json"
PORTION: Final = 5
"""Games a process plays before it reports."""

FIRST_GAMES: Final = 2000
"""Games of walkers from which the first network learns."""

WINDOW: Final = 16
"""Generations whose samples are learned from."""

POOL: Final = 10
"""How far back earlier selves are met."""

RATE, LEAST_RATE, SLOWING = 1e-3, 1e-4, 0.95
"""The learning rate of the first generation, of late ones, and how it falls."""

PASSES: Final = 3.0
"""How often a sample of the window is seen per generation, on average."""


ANEW: Final = tuple(RATE * share for share in (1.0, 1.0, 0.8, 0.6, 0.4, 0.2, 0.1, 0.05))
ANEW_PASSES: Final = 5.0
"""Learning rates and passes with which a network of another size catches up with its elders."""


@dataclass
class Generation:
    """What one generation brought."""

    number: int
    games: int
    samples: int
    loss: float
    error: float
    """Mean distance between rounds foretold and rounds needed, in rounds."""
    winner_round: float
    seconds: float


@dataclass
class Training:
    """The course of a training, as it is kept in its folder."""

    seed: int
    games: int
    """Games per generation."""
    generations: list[Generation] = field(default_factory=list)

    @classmethod
    def open(cls, folder: Path, seed: int, games: int) -> "Training":
        """What is in a folder, or a fresh start."""
        file = folder / STATE
        if not file.exists():
            return cls(seed, games)
        try:
            data = json.loads(file.read_text("utf-8"))
            generations = [Generation(**entry) for entry in data["generations"]]
            return cls(data["seed"], data["games"], generations)
        except (ValueError, KeyError, TypeError) as error:
            raise EldoradoError(f"{file} cannot be read as the state of a training.") from error

    def save(self, folder: Path) -> None:
        """Keep it, with the versions of what the games were played by."""
        data: dict[str, Any] = {"package": version("eldorado"), "rules": RULES_VERSION}
        data |= {"layout": LAYOUT} | asdict(self)
        scratch = folder / f"{STATE}.new"
        scratch.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        scratch.replace(folder / STATE)


def run_training(
    folder: Path,
    generations: int,
    games: int,
    seed: int = 1,
    workers: int | None = None,
    plot: Path | None = None,
) -> bool:
    """Train and tell how it goes; False if somebody interrupted it. Nothing played is lost."""
    done = True
    try:
        for generation in train(folder, generations, games, seed, workers):
            _tell(generation)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        done = False
    training = Training.open(folder, seed, games)
    if plot is not None and training.generations:
        from eldorado.lab.learned import course

        plot.write_text(course(training), "utf-8")
    if training.generations:
        print(folder / weights_name(len(training.generations) - 1))
    return done


def train(
    folder: Path, generations: int, games: int, seed: int = 1, workers: int | None = None
) -> Iterator[Generation]:
    """Train until the folder holds that many generations, and yield each as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    training = Training.open(folder, seed, games)
    if (training.seed, training.games) != (seed, games):
        raise EldoradoError(
            f"The training in {folder} has seed {training.seed} and {training.games} games per "
            "generation; go on with these, or take another folder."
        )
    learner = _learner(folder, training)
    one_thread_each()
    with ProcessPoolExecutor(workers or all_cores(), initializer=_deaf) as pool:
        while len(training.generations) < generations:
            yield _generation(pool, folder, training, learner)


def _deaf() -> None:
    """Ctrl-C is for the process that hands out the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _generation(
    pool: ProcessPoolExecutor, folder: Path, training: Training, learner: Learner
) -> Generation:
    """Play, learn, and keep what came of it."""
    number = len(training.generations)
    begun = time.perf_counter()
    samples = _play(pool, folder, training, number)
    np.savez(folder / _samples_name(number), insights=samples.insights, targets=samples.targets)
    loss, error = _learn(learner, folder, training, number)
    learner.save(folder / _learner_name(number))
    learner.settled().save(folder / weights_name(number))
    generation = Generation(
        number,
        FIRST_GAMES if number == 0 else training.games,
        len(samples.insights),
        round(loss, 4),
        round(error, 4),
        round(sum(samples.rounds) / max(1, len(samples.rounds)), 3),
        round(time.perf_counter() - begun, 1),
    )
    training.generations.append(generation)
    training.save(folder)
    (folder / _samples_name(number - WINDOW)).unlink(missing_ok=True)
    (folder / _learner_name(number - 1)).unlink(missing_ok=True)
    for part in folder.glob("part-*.npz"):
        part.unlink()
    return generation


def weights_name(number: int) -> str:
    """The file with the weights after a generation."""
    return f"network-{number:03}.npz"


def _learner_name(number: int) -> str:
    """What the optimiser remembered after a generation: the state tells which one counts."""
    return f"learner-{number:03}.npz"


def _samples_name(number: int) -> str:
    return f"samples-{number:03}.npz"


def _learner(folder: Path, training: Training) -> Learner:
    """What learned so far; if networks have another size now, a new one learns from its games."""
    anew = Learner(Network.fresh(training.seed))
    if not training.generations:
        return anew
    last = len(training.generations) - 1
    learner = Learner.load(folder / _learner_name(last))
    if _sizes(learner.network) == _sizes(anew.network):
        return learner
    insights, targets = _window(folder, last)
    batches = int(ANEW_PASSES * len(insights) / BATCH)
    for number, rate in enumerate(ANEW):
        anew.fit(insights, targets, batches, rate, training.seed * 10_000 + number)
    return anew


def _sizes(network: Network) -> list[tuple[int, ...]]:
    return [matrix.shape for matrix, _ in network.layers]


def _play(pool: ProcessPoolExecutor, folder: Path, training: Training, number: int) -> Samples:
    """The games of a generation, played by its own network and some earlier ones."""
    count = FIRST_GAMES if number == 0 else training.games
    teachers: tuple[str, ...] = (WALKER,)
    if number:
        rng = random.Random(f"{training.seed}/{number}")
        earlier = range(max(0, number - POOL), number)
        names = {number - 1: None} | dict.fromkeys(rng.sample(earlier, min(3, len(earlier))))
        teachers = (*(str(folder / weights_name(n)) for n in names), WALKER)
    first = number * 1_000_000
    lessons = [
        Lesson(training.seed, first + start, min(PORTION, count - start), teachers)
        for start in range(0, count, PORTION)
    ]
    with Watch(count) as watch:
        parts = list(_parts(pool, folder, lessons, watch))
    return Samples(
        np.concatenate([part.insights for part in parts]),
        np.concatenate([part.targets for part in parts]),
        tuple(rounds for part in parts for rounds in part.rounds),
    )


def _parts(
    pool: ProcessPoolExecutor, folder: Path, lessons: list[Lesson], watch: Watch
) -> Iterator[Samples]:
    """The samples of all lessons in order; what was played before an interruption is found."""
    files = [folder / f"part-{lesson.first:012}.npz" for lesson in lessons]
    futures: dict[int, Future[Samples]] = {
        i: pool.submit(play_lesson, lesson)
        for i, lesson in enumerate(lessons)
        if not files[i].exists()
    }
    try:
        for i, lesson in enumerate(lessons):
            if i in futures:
                samples = futures[i].result()
                samples.save(files[i])
                watch.add(lesson.games)
            else:
                samples = Samples.load(files[i])
                watch.found(lesson.games)
            yield samples
    finally:
        for future in futures.values():
            future.cancel()


def _learn(learner: Learner, folder: Path, training: Training, number: int) -> tuple[float, float]:
    """Fit the samples of the latest generations; loss, and error on the newest."""
    with np.load(folder / _samples_name(number)) as newest:
        known, wanted = newest["insights"], newest["targets"]
    rounds = np.arange(HORIZON, dtype=np.float32)
    foretold = learner.settled().seats(known) @ rounds
    error = float(np.abs(foretold - wanted.astype(np.float32) @ rounds).mean())
    every, targets = _window(folder, number)
    rate = max(LEAST_RATE, RATE * SLOWING**number)
    batches = int((10 if number == 0 else PASSES) * len(every) / BATCH)
    seed = training.seed * 10_000 + number
    loss = learner.fit(every, targets, batches, rate, seed)
    return loss, error


def _window(folder: Path, number: int) -> tuple[Numbers, Numbers]:
    """The samples that are learned from after a generation, and their targets."""
    insights: list[Numbers] = []
    targets: list[Numbers] = []
    for earlier in range(max(0, number - WINDOW + 1), number + 1):
        with np.load(folder / _samples_name(earlier)) as data:
            insights.append(data["insights"])
            targets.append(data["targets"])
    return np.concatenate(insights), np.concatenate(targets)


def _tell(generation: Generation) -> None:
    print(
        f"generation {generation.number}: {generation.games} games, "
        f"winner in round {generation.winner_round:.2f}, "
        f"loss {generation.loss:.3f}, error {generation.error:.2f} rounds, "
        f"{generation.seconds:.0f} s",
        file=sys.stderr,
        flush=True,
    )
