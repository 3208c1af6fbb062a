"""Fitting a network: cross-entropy by stochastic gradient descent, in numpy."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.forward.numpy_pass import inputs
from eldorado.bots.planner.judging.network import Network, read_arrays
from eldorado.errors import EldoradoError

RATE: Final = 1e-3
BATCH: Final = 512
SETTLING: Final = 0.9995
"""How long weights are remembered for their mean."""

FADING: Final = (0.9, 0.999)
"""How long gradients and their squares are remembered (Adam)."""


class GradientDescent:
    """A network in training, with what the optimizer remembers."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.average = [part.copy() for part in self._parts()]
        """A running mean of the weights: steadier than the weights of any one step."""
        self.steps = 0
        self._moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self._parts()]

    @classmethod
    def load(cls, path: Path) -> "GradientDescent":
        """A learner as it was saved, to the last digit."""
        data = read_arrays(path, "the state of a training")
        count = (len(data) - 1) // 4
        try:
            parts = [data[f"part{i}"] for i in range(count)]
            learner = cls(Network(list(zip(parts[::2], parts[1::2], strict=True))))
            learner.steps = int(data["steps"])
            learner.average = [data[f"average{i}"] for i in range(count)]
            learner._moments = [(data[f"mean{i}"], data[f"square{i}"]) for i in range(count)]
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise EldoradoError(f"{path} cannot be read as the state of a training.") from error
        return learner

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = {"steps": np.array(self.steps)}
        for i, (part, (mean, square)) in enumerate(zip(self._parts(), self._moments, strict=True)):
            arrays |= {f"part{i}": part, f"mean{i}": mean, f"square{i}": square}
            arrays[f"average{i}"] = self.average[i]
        scratch = path.with_suffix(".new")
        with scratch.open("wb") as file:
            np.savez(file, **arrays)
        scratch.replace(path)

    def settled(self) -> Network:
        """The network with the mean of its latest weights."""
        return Network(list(zip(self.average[::2], self.average[1::2], strict=True)))

    def _parts(self) -> list[Numbers]:
        return [part for layer in self.network.layers for part in layer]

    def fit(
        self, features: Numbers, targets: Numbers, batches: int, rate: float, seed: int
    ) -> float:
        """Take that many steps on random batches; the mean loss."""
        rng = np.random.default_rng(seed)
        total = 0.0
        for _ in range(batches):
            chosen = rng.integers(0, len(features), BATCH)
            total += self._step(inputs(features[chosen]), targets[chosen].astype(np.float32), rate)
        self.network = Network(self.network.layers)
        return total / max(1, batches)

    def _step(self, inputs: Numbers, targets: Numbers, rate: float) -> float:
        layers = self.network.layers
        values = [inputs]
        for matrix, offset in layers[:-1]:
            values.append(np.maximum(values[-1] @ matrix + offset, 0))
        matrix, offset = layers[-1]
        scores = values[-1] @ matrix + offset
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        loss = float(-(targets * np.log(chances + 1e-9)).sum() / len(inputs))
        gradient = (chances - targets) / len(inputs)
        gradients: list[Numbers] = []
        for number in range(len(layers) - 1, -1, -1):
            gradients.append(gradient.sum(axis=0))
            gradients.append(values[number].T @ gradient)
            if number:
                gradient = (gradient @ layers[number][0].T) * (values[number] > 0)
        gradients.reverse()
        self._update(gradients, rate)
        return loss

    def _update(self, gradients: list[Numbers], rate: float) -> None:
        self.steps += 1
        slow, fast = 1 - FADING[1] ** self.steps, 1 - FADING[0] ** self.steps
        parts = zip(self._parts(), gradients, self._moments, strict=True)
        for part, gradient, (mean, square) in parts:
            np.add(FADING[0] * mean, (1 - FADING[0]) * gradient, out=mean)
            np.add(FADING[1] * square, (1 - FADING[1]) * gradient * gradient, out=square)
            np.subtract(part, rate * (mean / fast) / (np.sqrt(square / slow) + 1e-8), out=part)
        fading = min(SETTLING, 1 - 1 / self.steps)
        for part, mean in zip(self._parts(), self.average, strict=True):
            np.add(fading * mean, (1 - fading) * part, out=mean)


def read_samples(files: Iterable[Path]) -> tuple[Numbers, Numbers]:
    """The descriptions in files of samples, and their targets."""
    features: list[Numbers] = []
    targets: list[Numbers] = []
    for file in files:
        data = read_arrays(file, "samples of a training")
        features.append(data["features"])
        targets.append(data["targets"])
    return np.concatenate(features), np.concatenate(targets)
