"""Learning from scratch: one network from the joint forecast of several.

A network trained over many generations keeps early errors. Here several new networks learn from
all stored games. They make different errors, so their joint forecast is better than that of any
single one; then one network of the usual size learns this forecast, and is as fast as before.
"""

from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.network import Network
from eldorado.lab.training.gradient_descent import BATCH, RATE, GradientDescent, read_samples
from eldorado.reporting.progress import ProgressReport

MEMBERS: Final = 6
"""How many networks are asked."""

RATES: Final = tuple(RATE * share for share in (1.0, 1.0, 0.8, 0.6, 0.4, 0.2, 0.1, 0.05))
PASSES: Final = 3.0
"""Learning rates from the beginning to the end, and how often samples are seen at each."""

PORTION: Final = 20_000
"""Samples judged at a time."""


@dataclass(frozen=True)
class EnsembleTraining:
    """What a member of the ensemble learns from, how it begins, and where it is kept."""

    samples: tuple[Path, ...]
    seed: int
    file: Path


def ensemble(
    pool: Executor, folder: Path, samples: tuple[Path, ...], seed: int
) -> tuple[GradientDescent, float]:
    """A new learner from these samples, and its loss; members are kept until `dismiss`."""
    studies = [
        EnsembleTraining(samples, number, folder / f"member-{number}.npz")
        for number in range(seed * MEMBERS, (seed + 1) * MEMBERS)
    ]
    missing = [one for one in studies if not one.file.exists()]
    with ProgressReport(len(missing) + 1, what="networks") as watch:
        for future in [pool.submit(study, one) for one in missing]:
            future.result()
            watch.add(1)
        features, _ = read_samples(samples)
        forecast = agreed([Network.load(one.file) for one in studies], features)
        anew = learn_anew(features, forecast, seed)
        watch.add(1)
    return anew


def dismiss(folder: Path) -> None:
    """Delete the members of a finished ensemble."""
    for file in folder.glob("member-*.npz"):
        file.unlink()


def study(task: EnsembleTraining) -> None:
    """Train one member."""
    learner, _ = learn_anew(*read_samples(task.samples), task.seed)
    scratch = task.file.with_suffix(".new")
    learner.settled().save(scratch)
    scratch.replace(task.file)


def learn_anew(features: Numbers, targets: Numbers, seed: int) -> tuple[GradientDescent, float]:
    """A network that has learned these samples from nothing, and its last loss."""
    learner = GradientDescent(Network.fresh(seed))
    batches = max(1, int(PASSES * len(features) / BATCH))
    loss = 0.0
    for number, rate in enumerate(RATES):
        loss = learner.fit(features, targets, batches, rate, seed * 10_000 + number)
    return learner, loss


def agreed(networks: list[Network], features: Numbers) -> Numbers:
    """The joint forecast of networks: the geometric mean of theirs."""
    forecasts: list[Numbers] = []
    for start in range(0, len(features), PORTION):
        rows = features[start : start + PORTION]
        scores = sum(np.log(network.seats(rows) + 1e-12) for network in networks)
        chances = np.exp(scores / len(networks))
        forecasts.append((chances / chances.sum(axis=1, keepdims=True)).astype(np.float16))
    return np.concatenate(forecasts)
