"""Training: generations follow each other, interruptions do no harm, gradients are right."""

import gc
import json
import random
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from eldorado import EldoradoError, Game, Variant
from eldorado.arrays import Numbers
from eldorado.bots import make_bot
from eldorado.bots.planner.judging.feature_layout import SEAT_SIZE
from eldorado.bots.planner.judging.forward.numpy_pass import inputs
from eldorado.bots.planner.judging.network import HORIZON, Network
from eldorado.lab.reports.training_chart import course
from eldorado.lab.simulation.edition import edition
from eldorado.lab.training import ensemble as ensemble_module
from eldorado.lab.training import selfplay
from eldorado.lab.training import train as training_module
from eldorado.lab.training.ensemble import agreed, ensemble
from eldorado.lab.training.gradient_descent import GradientDescent
from eldorado.lab.training.train import (
    Generation,
    Training,
    TrainingSettings,
    run_training,
    train,
    weights_name,
)
from eldorado.wording.texts import Process
from tests.bots.positions import board_of

pytestmark = pytest.mark.slow


class Here(Executor):
    """A pool without processes; `before` is called with the number of each task."""

    tasks = 0
    before: Callable[[int], None] | None = None

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def submit(self, task: Callable[..., Any], /, *arguments: Any, **_: Any) -> Future[Any]:
        """The task is done when its result is asked for."""
        return Late(task, *arguments)


class Late(Future[Any]):
    def __init__(self, task: Callable[[Any], Any], argument: Any) -> None:
        super().__init__()
        self.task, self.argument = task, argument

    def result(self, timeout: float | None = None) -> Any:
        if Here.before is not None:
            Here.before(Here.tasks)
        Here.tasks += 1
        return self.task(self.argument)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A handful of short games per generation, and enough learning to change the weights."""

    def new_game(rng: random.Random, mix: object) -> Game:
        variant = Variant(caves=rng.random() < 0.5, full_race=True)
        return Game.new(board_of("yard"), 3, rng.getrandbits(32), variant)

    monkeypatch.setattr(selfplay, "_new_game", new_game)
    monkeypatch.setattr(training_module, "ProcessPoolExecutor", Here)
    monkeypatch.setattr(training_module, "one_thread_each", lambda: None)
    monkeypatch.setattr(selfplay, "MOST_ROUNDS", 5)
    for name, value in (("FIRST_GAMES", 6), ("PORTION", 2), ("BATCH", 64)):
        monkeypatch.setattr(training_module, name, value)
    monkeypatch.setattr(ensemble_module, "MEMBERS", 3)
    monkeypatch.setattr(Here, "tasks", 0)
    monkeypatch.setattr(Here, "before", None)
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def arrays(file: Path) -> dict[str, Any]:
    with np.load(file) as data:
        return dict(data)


def same(one: Path, other: Path) -> bool:
    """Whether two files hold equal arrays."""
    mine, theirs = arrays(one), arrays(other)
    return mine.keys() == theirs.keys() and all((mine[key] == theirs[key]).all() for key in mine)


def differ(one: Path, other: Path) -> bool:
    return not same(one, other)


@pytest.mark.usefixtures("small")
def test_generations_follow_each_other(tmp_path: Path) -> None:
    first, second = list(train(tmp_path, generations=2, games=4, seed=2))
    assert (first.number, first.games) == (0, 6)
    assert (second.number, second.games) == (1, 4)
    assert min(first.samples, second.samples) > 20
    assert first.loss > 0
    assert first.winner_round > 1
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [
        "learner-001.npz",
        "network-000.npz",
        "network-001.npz",
        "samples-000.npz",
        "samples-001.npz",
        "training.json",
    ]
    assert differ(tmp_path / weights_name(0), tmp_path / weights_name(1))
    game = Game.new("first_game", players=2, seed=1)
    bot = make_bot(f"navigator@{tmp_path / weights_name(1)}", seed=1)
    assert bot.choose(game.view(game.to_move)) in game.legal_actions()


@pytest.mark.usefixtures("small")
def test_training_goes_on_from_what_is_there(tmp_path: Path) -> None:
    at_once, bit_by_bit = tmp_path / "one", tmp_path / "two"
    list(train(at_once, generations=2, games=4, seed=2))
    assert [g.number for g in train(bit_by_bit, generations=1, games=4, seed=2)] == [0]
    assert [g.number for g in train(bit_by_bit, generations=2, games=4, seed=2)] == [1]
    assert list(train(bit_by_bit, generations=2, games=4, seed=2)) == []
    for name in (weights_name(0), weights_name(1), "learner-001.npz"):
        assert same(at_once / name, bit_by_bit / name)


@pytest.mark.usefixtures("small")
def test_a_network_of_another_size_is_followed_by_an_ensemble(tmp_path: Path) -> None:
    list(train(tmp_path, generations=1, games=4, seed=2))
    (first, one), (second, two), (third, three) = Network.fresh(2).layers
    narrow = [(first[:, :8], one[:8]), (second[:8, :8], two[:8]), (third[:8], three)]
    GradientDescent(Network(narrow)).save(tmp_path / "learner-000.npz")
    assert [g.number for g in train(tmp_path, generations=2, games=4, seed=2)] == [1]
    anew = GradientDescent.load(tmp_path / "learner-001.npz").network.layers[0][0]
    assert anew.shape == Network.fresh(2).layers[0][0].shape


@pytest.mark.usefixtures("small")
def test_now_and_then_an_ensemble_is_trained_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From all samples that are kept; what is learned later goes on from there."""
    monkeypatch.setattr(training_module, "RENEWAL", 2)
    monkeypatch.setattr(training_module, "WINDOW", 1)
    list(train(tmp_path, generations=3, games=4, seed=2))
    files = tuple(sorted(tmp_path.glob("samples-*.npz")))
    assert len(files) == 3
    apart = tmp_path / "apart"
    apart.mkdir()
    expected, loss = ensemble(Here(), apart, files, 2002)
    expected.settled().save(apart / "expected.npz")
    assert same(tmp_path / weights_name(2), apart / "expected.npz")
    assert Training.open(tmp_path, 2, 4).generations[2].loss == round(loss, 4)
    assert not list(tmp_path.glob("member-*"))
    assert [g.number for g in train(tmp_path, generations=4, games=4, seed=2)] == [3]
    assert GradientDescent.load(tmp_path / "learner-003.npz").steps > expected.steps


@pytest.mark.usefixtures("small")
def test_an_ensemble_goes_on_after_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Members who have learned need not learn again."""
    samples = tmp_path / "samples-000.npz"
    features, targets = toy()
    np.savez(samples, features=features, targets=targets)
    whole, apart = tmp_path / "whole", tmp_path / "apart"
    whole.mkdir()
    apart.mkdir()
    at_once, _ = ensemble(Here(), whole, (samples,), 5)
    assert Here.tasks == ensemble_module.MEMBERS
    monkeypatch.setattr(Here, "tasks", 0)
    monkeypatch.setattr(Here, "before", lambda task: interrupt() if task == 1 else None)
    with pytest.raises(KeyboardInterrupt):
        ensemble(Here(), apart, (samples,), 5)
    monkeypatch.setattr(Here, "before", None)
    assert len(list(apart.glob("member-*.npz"))) == 1
    later, _ = ensemble(Here(), apart, (samples,), 5)
    assert Here.tasks == ensemble_module.MEMBERS
    for one, other in zip(at_once.average, later.average, strict=True):
        assert (one == other).all()


def test_what_an_ensemble_agrees_on_is_no_worse_than_its_members() -> None:
    features, targets = toy()
    networks = [Network.fresh(seed) for seed in range(3)]
    joint = agreed(networks, features)
    assert np.allclose(joint.astype(np.float32).sum(axis=1), 1, atol=0.01)

    def loss(forecast: Numbers) -> float:
        return float(-(targets * np.log(forecast.astype(np.float32) + 1e-9)).sum(axis=1).mean())

    losses = [loss(network.seats(features)) for network in networks]
    assert min(losses) < max(losses)
    assert loss(joint) <= sum(losses) / len(losses)
    alone = agreed(networks[:1], features).astype(np.float32)
    assert np.allclose(alone, networks[0].seats(features), atol=0.001)


def interrupt(*_: Any, **__: Any) -> None:
    raise KeyboardInterrupt


def while_playing(patch: pytest.MonkeyPatch) -> None:
    """In the fifth portion: the second of the second generation."""
    patch.setattr(Here, "before", lambda task: interrupt() if task == 4 else None)


def before_learning(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(training_module, "_learn", interrupt)


def before_learning_is_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GradientDescent, "save", interrupt)


def before_weights_are_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Network, "save", interrupt)


def before_the_course_is_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Training, "save", interrupt)


MOMENTS = [
    while_playing,
    before_learning,
    before_learning_is_kept,
    before_weights_are_kept,
    before_the_course_is_kept,
]


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("uninterrupted")


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.__name__ for moment in MOMENTS])
def test_an_interruption_changes_nothing(
    moment: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, uninterrupted: Path
) -> None:
    """Within the second generation, wherever it is; what was played is not played again."""
    list(train(uninterrupted, generations=2, games=4, seed=2))
    list(train(tmp_path, generations=1, games=4, seed=2))
    Here.tasks = 3
    with pytest.MonkeyPatch.context() as patch:
        moment(patch)
        with pytest.raises(KeyboardInterrupt):
            list(train(tmp_path, generations=2, games=4, seed=2))
    assert Training.open(tmp_path, 2, 4).generations[-1].number == 0
    list(train(tmp_path, generations=2, games=4, seed=2))
    assert Here.tasks == 5  # no portion is played twice
    for name in (weights_name(1), "samples-001.npz", "learner-001.npz"):
        assert same(tmp_path / name, uninterrupted / name), name
    assert not list(tmp_path.glob("part-*"))


@pytest.mark.usefixtures("small")
def test_an_interruption_gives_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Here, "before", lambda task: interrupt() if task == 3 else None)
    assert not run_training(tmp_path, generations=2, games=4, seed=2)
    printed = capsys.readouterr()
    assert printed.out == f"{tmp_path / weights_name(0)}\n"
    assert printed.err.splitlines()[0].startswith("generation 0: 6 games, winner in round ")
    assert printed.err.splitlines()[1:] == ["Stopped. The same command resumes from here."]
    monkeypatch.setattr(Here, "before", None)
    assert run_training(tmp_path, generations=2, games=4, seed=2)
    assert capsys.readouterr().out == f"{tmp_path / weights_name(1)}\n"


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("other", [{"games": 5}, {"seed": 3}])
def test_other_settings_are_refused(tmp_path: Path, other: dict[str, int]) -> None:
    list(train(tmp_path, generations=1, games=4, seed=2))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    asked = {"games": 4, "seed": 2} | other
    with pytest.raises(EldoradoError) as caught:
        list(train(tmp_path, 2, asked["games"], asked["seed"]))
    assert str(caught.value) == (
        f"The training in {tmp_path} has seed 2 and 4 games per generation; "
        "use these, or choose another folder."
    )
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.usefixtures("small")
def test_another_edition_is_refused(tmp_path: Path) -> None:
    list(train(tmp_path, generations=1, games=4, seed=2))
    file = tmp_path / "training.json"
    document = json.loads(file.read_text("utf-8"))
    assert document["edition"] == edition(())
    file.write_text(json.dumps(document | {"edition": "0.1.0, rules 1, plain"}), "utf-8")
    with pytest.raises(EldoradoError, match=r"was begun with 0\.1\.0, rules 1, plain, but this is"):
        list(train(tmp_path, 2, 4, 2))


@pytest.mark.parametrize(
    "content",
    [
        "",
        "not json",
        "[]",
        '{"seed": 2}',
        '{"seed": 2, "games": 4, "generations": 7}',
        '{"seed": 2, "games": 4, "generations": [{"number": 0}]}',
    ],
)
def test_a_broken_state_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "training.json"
    file.write_text(content, "utf-8")
    with pytest.raises(EldoradoError) as caught:
        list(train(tmp_path, generations=1, games=4, seed=2))
    assert str(caught.value) == f"{file} cannot be read as the state of a training."


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("content", [None, b"", b"PK broken"], ids=["gone", "empty", "broken"])
def test_a_broken_memory_of_learning_is_refused(tmp_path: Path, content: bytes | None) -> None:
    list(train(tmp_path, generations=1, games=4, seed=2))
    file = tmp_path / "learner-000.npz"
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(EldoradoError) as caught:
        list(train(tmp_path, generations=2, games=4, seed=2))
    assert str(file) in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.usefixtures("small")
def test_old_samples_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_module, "KEPT", 1)
    list(train(tmp_path, generations=3, games=2, seed=2))
    assert sorted(file.name for file in tmp_path.glob("samples*")) == ["samples-002.npz"]
    assert len(list(tmp_path.glob("network*"))) == 3


def test_processes_play_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On real routes, in a process of their own or not."""
    for name, value in (("FIRST_GAMES", 2), ("PORTION", 1)):
        monkeypatch.setattr(training_module, name, value)
    before = gc.get_threshold()
    list(train(tmp_path / "apart", generations=1, games=1, seed=2, run=TrainingSettings(1)))
    monkeypatch.setattr(training_module, "ProcessPoolExecutor", Here)
    list(train(tmp_path / "here", generations=1, games=1, seed=2))
    gc.set_threshold(*before)
    assert same(tmp_path / "apart" / "samples-000.npz", tmp_path / "here" / "samples-000.npz")
    assert same(tmp_path / "apart" / weights_name(0), tmp_path / "here" / weights_name(0))


def toy(count: int = 300) -> tuple[Any, Any]:
    """Descriptions by lot; the rounds left are told by the greatest of three numbers."""
    rng = np.random.default_rng(7)
    features = np.abs(rng.standard_normal((count, SEAT_SIZE))).astype(np.float16)
    targets = np.zeros((count, HORIZON), np.float16)
    targets[np.arange(count), features[:, :3].argmax(axis=1)] = 1
    return features, targets


def test_learning_brings_the_loss_down() -> None:
    features, targets = toy()
    learner = GradientDescent(Network.fresh(1))
    first = learner.fit(features, targets, 4, 1e-3, seed=1)
    learner.fit(features, targets, 40, 1e-3, seed=2)
    last = learner.fit(features, targets, 4, 1e-3, seed=3)
    assert last < first / 2
    assert learner.steps == 48
    guessed = learner.network.seats(features).argmax(axis=1)
    assert (guessed == targets.argmax(axis=1)).mean() > 0.6


def test_learning_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    features, targets = toy(60)
    one = GradientDescent(Network.fresh(1))
    one.fit(features, targets, 3, 1e-3, seed=1)
    one.save(tmp_path / "learner.npz")
    other = GradientDescent.load(tmp_path / "learner.npz")
    assert other.steps == one.steps
    losses = [learner.fit(features, targets, 3, 1e-3, seed=2) for learner in (one, other)]
    assert losses[0] == losses[1]
    for mine, theirs in zip(one.network.layers, other.network.layers, strict=True):
        assert (mine[0] == theirs[0]).all()
        assert (mine[1] == theirs[1]).all()
    assert [file.name for file in tmp_path.iterdir()] == ["learner.npz"]


def loss_of(network: Network, given: Numbers, targets: Numbers) -> float:
    """The cross-entropy of a network, in double precision."""
    values = given.astype(np.float64)
    for number, (matrix, offset) in enumerate(network.layers):
        values = values @ matrix.astype(np.float64) + offset.astype(np.float64)
        if number < len(network.layers) - 1:
            values = np.maximum(values, 0)
    log = values - np.log(np.exp(values).sum(axis=1, keepdims=True))
    return float(-(targets * log).sum() / len(given))


def test_gradients_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is compared with what a small change of its weight does to the loss."""
    features, targets = toy(5)
    given = inputs(features)
    network = Network.fresh(3)
    for _, offset in network.layers:
        offset[:] = 0.1
    found: list[Numbers] = []
    monkeypatch.setattr(
        GradientDescent, "_update", lambda _, gradients, rate: found.extend(gradients)
    )
    loss = GradientDescent(network)._step(given, targets.astype(np.float32), 1e-3)
    assert loss == pytest.approx(loss_of(network, given, targets), rel=1e-4)
    parts = [part for layer in network.layers for part in layer]
    assert [gradient.shape for gradient in found] == [part.shape for part in parts]
    dice = np.random.default_rng(1)
    tiny = 1e-3
    for part, gradient in zip(parts, found, strict=True):
        strongest = np.argsort(-np.abs(gradient), axis=None)[:5]
        for place in (*strongest, *dice.integers(0, part.size, 5)):
            at = np.unravel_index(place, part.shape)
            before = part[at]
            sides = []
            for change in (tiny, -tiny):
                part[at] = before + change
                sides.append(loss_of(network, given, targets))
            part[at] = before
            slope = (sides[0] - sides[1]) / (2 * tiny)
            assert gradient[at] == pytest.approx(slope, rel=0.02, abs=1e-4)


def test_a_step_leads_against_the_gradient() -> None:
    """The first step of the optimiser is of the size of its rate, whatever the slope."""
    features, targets = toy(8)
    learner = GradientDescent(Network.fresh(1))
    before = [part.copy() for layer in learner.network.layers for part in layer]
    learner.fit(features, targets, 1, 1e-2, seed=1)
    after = [part for layer in learner.network.layers for part in layer]
    for old, new in zip(before, after, strict=True):
        assert np.abs(new - old).max() == pytest.approx(1e-2, rel=0.01)


def test_the_course_is_kept_as_readable_text(tmp_path: Path) -> None:
    training = Training(4, 9)
    training.generations.append(training_module.Generation(0, 9, 100, 2.5, 1.5, 17.25, 3.0))
    training.save(tmp_path)
    assert Training.open(tmp_path, 1, 1) == training
    assert json.loads((tmp_path / "training.json").read_text("utf-8"))["seed"] == 4


def test_the_course_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(
        1,
        300,
        [
            Generation(0, 2000, 10, 1.7, 11.4, 16.1, 75.0),
            Generation(1, 300, 10, 1.6, 1.2, 20.5, 90.0),
            Generation(2, 300, 10, 1.5, 0.7, 18.5, 90.0),
        ],
    )
    root = ET.fromstring(course(training))
    words = " ".join(root.itertext())
    assert "2,600 games, 3 generations" in words
    assert len(root.findall(".//{*}circle")) == 4
    described = root.findtext("{*}desc") or ""
    assert "from 18.5 to 20.5" in described
    assert "from 0.7 to 1.2" in described
    monkeypatch.setattr(Process, "language", "fr")
    assert "3 générations" in course(training)


def test_a_figure_that_cannot_be_written_fails_before_any_game(tmp_path: Path) -> None:
    for name, sentence in (("course.png", "call it course.svg"), ("nowhere/a.svg", "written")):
        with pytest.raises(EldoradoError, match=sentence):
            run_training(tmp_path / "run", 1, 1, plot=tmp_path / name)
    assert not (tmp_path / "run").exists()
