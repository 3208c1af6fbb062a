"""A real cluster of two worker processes, one of which is killed in the middle."""

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eldorado import EldoradoError
from eldorado.bots.planner.judging.network import Network
from eldorado.lab import RunSettings, SimulationPlan, run_simulation
from eldorado.lab.simulation.edition import BUILD
from eldorado.lab.training.lesson_cluster import lesson_cluster, play_there
from eldorado.lab.training.selfplay import WALKER, GameMix, SelfplayPlan, play_lesson
from eldorado.lab.workers.chunks import Chunk, PlayedChunk, make_chunk, make_chunks, play_chunk
from eldorado.lab.workers.cluster import Cluster, _check_edition
from eldorado.lab.workers.runners import Here

pytestmark = pytest.mark.slow

PLAN = SimulationPlan(("random", "random", "random"), games=120, max_rounds=5, seed=4)
SHOWN = RunSettings(as_json=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    ) as cluster:
        yield cluster


def test_a_killed_worker_changes_nothing(cluster: Any) -> None:
    alone = {played.index: played for played in Here().run(make_chunks(PLAN, 2))}
    victim = cluster.workers[0].pid
    handed_out: list[int] = []

    def chunks() -> Iterator[Chunk]:
        for chunk in make_chunks(PLAN, 2):
            handed_out.append(chunk.index)
            yield chunk

    found: list[PlayedChunk] = []
    for played in Cluster(cluster.scheduler_address).run(chunks()):
        found.append(played)
        if len(found) == 5:
            assert len(handed_out) < len(alone)
            os.kill(victim, signal.SIGKILL)
    assert len(found) == len(alone)
    assert {played.index: played for played in found} == alone


def test_a_cluster_writes_what_this_computer_would(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = replace(PLAN, games=12)
    run_simulation(plan, SHOWN, scheduler=cluster.scheduler_address, out=tmp_path / "there")
    there = capsys.readouterr().out
    run_simulation(plan, SHOWN, out=tmp_path / "here")
    assert capsys.readouterr().out == there
    for file in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / file.name).read_bytes() == file.read_bytes()


def test_a_cluster_plays_the_games_of_a_training(cluster: Any, tmp_path: Path) -> None:
    """The same lesson with the same networks, which the workers have no files of."""
    Network.fresh(1).save(tmp_path / "one.npz")
    mix = GameMix(focus=0.0, caves=1.0, two=1.0, four=0.0)
    lesson = SelfplayPlan(3, 0, 1, (str(tmp_path / "one.npz"), WALKER), mix=mix)
    with lesson_cluster(cluster.scheduler_address) as there:
        samples = there.submit(play_lesson, lesson).result()
    here = play_lesson(lesson)
    assert (samples.features == here.features).all()
    assert (samples.targets == here.targets).all()
    with pytest.raises(EldoradoError, match="A worker of the cluster has eldorado"):
        play_there(lesson, [b"", b""], "0, rules 9")


def test_workers_of_another_version_are_refused() -> None:
    with pytest.raises(EldoradoError, match="A worker of the cluster has eldorado 0, rules 9"):
        _check_edition(PlayedChunk(0, (), "0, rules 9"))
    played = play_chunk(make_chunk(PLAN, 1, 0))
    _check_edition(played)
    with pytest.raises(
        EldoradoError,
        match=r"has eldorado .*, other, weights none, settings none, but this computer has",
    ):
        _check_edition(replace(played, edition=played.edition.replace(BUILD, "other")))
