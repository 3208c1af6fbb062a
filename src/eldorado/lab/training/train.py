"""Training the value network: generations of self-play, each followed by learning.

A folder holds everything: the weights after every generation, the state of the optimizer, the
latest samples and the history. Training resumes from the folder; the same seed on the same code
gives the same weights, however often it was interrupted.
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from eldorado import __version__
from eldorado.bots.planner.judging.feature_layout import LAYOUT
from eldorado.bots.planner.judging.network import HORIZON, Network
from eldorado.core.state import RULES_VERSION
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.edition import edition
from eldorado.lab.training.ensemble import dismiss, ensemble
from eldorado.lab.training.gradient_descent import BATCH, RATE, GradientDescent, read_samples
from eldorado.lab.training.lesson_cluster import LessonCluster, lesson_cluster
from eldorado.lab.training.selfplay import (
    EVERY_KIND,
    WALKER,
    GameMix,
    Samples,
    SelfplayPlan,
    play_lesson,
)
from eldorado.lab.workers.processes import deaf, one_thread_each
from eldorado.lab.workers.runners import all_cores
from eldorado.reporting.progress import ProgressReport
from eldorado.reporting.svg_figure import check_figure

Players = ProcessPoolExecutor | LessonCluster
"""Who plays the games of a generation."""

STATE: Final = "training.json"
PORTION: Final = 5
"""Games a process plays before it reports."""

FIRST_GAMES: Final = 2000
"""Games of walkers from which the first network learns."""

WINDOW: Final = 16
KEPT: Final = 32
"""Generations whose samples are learned from, and are kept for an ensemble."""

POOL: Final = 10
"""How many generations back earlier networks are used as opponents."""

LEAST_RATE, SLOWING = 1e-4, 0.95
"""The learning rate of late generations, and how it falls."""

PASSES: Final = 3.0
"""How often a sample of the window is seen per generation, on average."""

RENEWAL: Final = 16
"""After this many generations, an ensemble is trained from scratch on all stored samples."""


@dataclass
class Generation:
    """The results of one generation."""

    number: int
    games: int
    samples: int
    loss: float
    error: float
    """Mean absolute error of the forecast, in rounds."""
    winner_round: float
    seconds: float


@dataclass
class Training:
    """The history of a training, as stored in its folder."""

    seed: int
    games: int
    """Games per generation."""
    generations: list[Generation] = field(default_factory=list)
    mix: GameMix = EVERY_KIND

    @classmethod
    def open(cls, folder: Path, seed: int, games: int, mix: GameMix = EVERY_KIND) -> "Training":
        """The history in a folder, or a new one."""
        file = folder / STATE
        if not file.exists():
            return cls(seed, games, mix=mix)
        try:
            data = json.loads(file.read_text("utf-8"))
            generations = [Generation(**entry) for entry in data["generations"]]
            kinds = GameMix(**data.get("mix", {}))
            begun = cls(data["seed"], data["games"], generations, kinds)
        except (ValueError, KeyError, TypeError) as error:
            raise EldoradoError(f"{file} cannot be read as the state of a training.") from error
        _check_edition(folder, data.get("edition", edition(())))
        return begun

    def save(self, folder: Path) -> None:
        """Keep it, with the versions of what the games were played by."""
        data: dict[str, Any] = {"package": __version__, "rules": RULES_VERSION}
        data |= {"edition": edition(()), "layout": LAYOUT} | asdict(self)
        scratch = folder / f"{STATE}.new"
        scratch.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        scratch.replace(folder / STATE)


def _check_edition(folder: Path, played: str) -> None:
    """A training goes on with what it began with: the same seed must give the same weights."""
    if played != edition(()):
        raise EldoradoError(
            f"The training in {folder} was begun with {played}, but this is {edition(())}; "
            "choose another folder."
        )


@dataclass(frozen=True)
class TrainingSettings:
    """Where the games are played, and which kinds of them."""

    workers: int | None = None
    """Processes of this computer; None is one for each core."""
    scheduler: str | None = None
    """The address of a cluster that plays the games instead."""
    mix: GameMix = EVERY_KIND


ALL_HERE: Final = TrainingSettings()


def run_training(
    folder: Path,
    generations: int,
    games: int,
    seed: int = 1,
    run: TrainingSettings = ALL_HERE,
    plot: Path | None = None,
) -> bool:
    """Train with progress output; False if interrupted. No game played is lost."""
    done = True
    if plot is not None:
        check_figure(plot)
    try:
        for generation in train(folder, generations, games, seed, run):
            _tell(generation)
    except KeyboardInterrupt:
        print("Stopped. The same command resumes from here.", file=sys.stderr)
        done = False
    training = Training.open(folder, seed, games, run.mix)
    if plot is not None and training.generations:
        from eldorado.lab.reports.training_chart import course

        plot.write_text(course(training), "utf-8")
    if training.generations:
        print(folder / weights_name(len(training.generations) - 1))
    return done


def train(
    folder: Path, generations: int, games: int, seed: int = 1, run: TrainingSettings = ALL_HERE
) -> Iterator[Generation]:
    """Train until the folder holds that many generations, and yield each as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    training = Training.open(folder, seed, games, run.mix)
    if (training.seed, training.games) != (seed, games):
        raise EldoradoError(
            f"The training in {folder} has seed {training.seed} and {training.games} games per "
            "generation; use these, or choose another folder."
        )
    if training.mix != run.mix:
        raise EldoradoError(
            f"The training in {folder} plays other shares of games ({asdict(training.mix)}); "
            "use these, or choose another folder."
        )
    learner = _learner(folder, training)
    one_thread_each()
    cluster = nullcontext() if run.scheduler is None else lesson_cluster(run.scheduler)
    local = ProcessPoolExecutor(run.workers or all_cores(), initializer=deaf)
    with local as pool, cluster as elsewhere:
        while len(training.generations) < generations:
            learner = _generation(pool, folder, training, learner, elsewhere or pool)
            yield training.generations[-1]


def _generation(
    pool: ProcessPoolExecutor,
    folder: Path,
    training: Training,
    learner: GradientDescent,
    players: Players,
) -> GradientDescent:
    """Play, learn and save one generation; returns the learner for the next one."""
    number = len(training.generations)
    begun = time.perf_counter()
    samples = _play(players, folder, training, number)
    np.savez(folder / _samples_name(number), features=samples.features, targets=samples.targets)
    error = _error(learner.settled(), folder / _samples_name(number))
    if number % RENEWAL == 0 < number or _sizes(learner.network) != _sizes(Network.fresh(0)):
        kept = _samples(folder, number, KEPT)
        learner, loss = ensemble(pool, folder, kept, training.seed * 1000 + number)
    else:
        loss = _learn(learner, folder, training, number)
    learner.save(folder / _learner_name(number))
    learner.settled().save(folder / weights_name(number))
    generation = Generation(
        number,
        FIRST_GAMES if number == 0 else training.games,
        len(samples.features),
        round(loss, 4),
        round(error, 4),
        round(sum(samples.rounds) / max(1, len(samples.rounds)), 3),
        round(time.perf_counter() - begun, 1),
    )
    training.generations.append(generation)
    training.save(folder)
    (folder / _samples_name(number - KEPT)).unlink(missing_ok=True)
    (folder / _learner_name(number - 1)).unlink(missing_ok=True)
    for part in folder.glob("part-*.npz"):
        part.unlink()
    dismiss(folder)
    return learner


def weights_name(number: int) -> str:
    """The file with the weights after a generation."""
    return f"network-{number:03}.npz"


def _learner_name(number: int) -> str:
    """What the optimizer remembered after a generation: the state says which one counts."""
    return f"learner-{number:03}.npz"


def _samples_name(number: int) -> str:
    return f"samples-{number:03}.npz"


def _samples(folder: Path, number: int, generations: int) -> tuple[Path, ...]:
    """The files of the latest samples after a generation, oldest first."""
    latest = range(max(0, number - generations + 1), number + 1)
    return tuple(file for one in latest if (file := folder / _samples_name(one)).exists())


def _learner(folder: Path, training: Training) -> GradientDescent:
    """The learner so far."""
    if not training.generations:
        return GradientDescent(Network.fresh(training.seed))
    return GradientDescent.load(folder / _learner_name(len(training.generations) - 1))


def _sizes(network: Network) -> list[tuple[int, ...]]:
    return [matrix.shape for matrix, _ in network.layers]


def _play(pool: Players, folder: Path, training: Training, number: int) -> Samples:
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
        SelfplayPlan(
            training.seed, first + start, min(PORTION, count - start), teachers, mix=training.mix
        )
        for start in range(0, count, PORTION)
    ]
    with ProgressReport(count) as watch:
        parts = list(_parts(pool, folder, lessons, watch))
    return Samples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.targets for part in parts]),
        tuple(rounds for part in parts for rounds in part.rounds),
    )


def _parts(
    pool: Players, folder: Path, lessons: list[SelfplayPlan], watch: ProgressReport
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


def _error(network: Network, samples: Path) -> float:
    """How far a network's forecasts are from samples it has not seen, in rounds."""
    known, wanted = read_samples([samples])
    rounds = np.arange(HORIZON, dtype=np.float32)
    foretold = network.seats(known) @ rounds
    return float(np.abs(foretold - wanted.astype(np.float32) @ rounds).mean())


def _learn(learner: GradientDescent, folder: Path, training: Training, number: int) -> float:
    """Fit the samples of the latest generations; the loss."""
    features, targets = read_samples(_samples(folder, number, WINDOW))
    rate = max(LEAST_RATE, RATE * SLOWING**number)
    batches = int((10 if number == 0 else PASSES) * len(features) / BATCH)
    return learner.fit(features, targets, batches, rate, training.seed * 10_000 + number)


def _tell(generation: Generation) -> None:
    print(
        f"generation {generation.number}: {generation.games} games, "
        f"winner in round {generation.winner_round:.2f}, "
        f"loss {generation.loss:.3f}, error {generation.error:.2f} rounds, "
        f"{generation.seconds:.0f} s",
        file=sys.stderr,
        flush=True,
    )
