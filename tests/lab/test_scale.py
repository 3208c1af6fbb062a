"""Simulation at scale: any workers give the same, what is done is kept and never played twice."""

import json
import multiprocessing
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path

import pandas
import pytest

from eldorado import EldoradoError, Variant
from eldorado.bots.planner.levels import WEIGHTS
from eldorado.core import COMPILED
from eldorado.lab import GameResult, RunSettings, SimulationPlan, run_simulation, simulate
from eldorado.lab.simulation.edition import as_folder, edition, settings_hash, weights_hash
from eldorado.lab.simulation.play import UNFINISHED
from eldorado.lab.storage.columns import from_row, to_row, type_words
from eldorado.lab.storage.formats import Format
from eldorado.lab.storage.manifest import NAME, check_manifest, make_manifest
from eldorado.lab.storage.shards import Shards
from eldorado.lab.workers.chunks import Chunk, PlayedChunk, make_chunks
from eldorado.lab.workers.runners import Here, Processes, all_cores
from eldorado.wording.texts import Process

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
QUICK = ["--players", "random,random,random", "--cap", "4", "--no-progress"]
PARENT = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
from eldorado.cli import main
main()
"""

Simulate = Callable[..., tuple[int, str, str]]
COMMAND = "simulate"


def shards(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_any_number_of_workers_gives_the_same(run: Simulate, tmp_path: Path) -> None:
    outputs = []
    for workers in (1, 2, 3):
        folder = tmp_path / str(workers)
        code, out, err = run(
            "--all", "--players", "random,walker", "--games", 30, "--cap", 4, "--seed", 5,
            "--json", "--workers", workers, "--out", folder,
        )  # fmt: skip
        assert code == 0
        assert "30 games in" in err
        outputs.append((out, shards(folder)))
    assert outputs[0] == outputs[1] == outputs[2]
    assert json.loads(outputs[0][0])["seats"] == [2, 3, 4]


def test_results_are_streamed_in_order_by_several_processes() -> None:
    plan = SimulationPlan(("walker", "walker"), games=6, max_rounds=8, seed=2)
    alone = list(simulate(plan))
    assert list(simulate(plan, workers=2)) == alone
    assert [result.number for result in alone] == list(range(6))


def test_chunks_depend_on_the_number_of_games_alone() -> None:
    plan = SimulationPlan(("random", "random"), games=7)
    sizes = {games: replace(plan, games=games).portion for games in (1, 399, 400, 10**5, 10**6)}
    assert list(sizes.values()) == [1, 1, 2, 250, 250]
    assert [len(chunk.jobs) for chunk in make_chunks(plan, 3)] == [3, 3, 1]
    assert [job for chunk in make_chunks(plan, 3) for job in chunk.jobs] == list(plan.jobs())
    assert all_cores() >= 1


def test_only_so_many_chunks_are_handed_out_at_once() -> None:
    taken = []
    plan = SimulationPlan(("random", "random"), games=100, max_rounds=1)

    def counted() -> Iterator[Chunk]:
        for chunk in make_chunks(plan, 1):
            taken.append(chunk.index)
            yield chunk

    portions = Processes(2).run(counted())
    next(portions)
    assert len(taken) < 20
    portions.close()


def test_ctrl_c_keeps_what_is_done_and_the_same_command_resumes(
    run: Simulate, tmp_path: Path
) -> None:
    folder = tmp_path / "results"
    arguments = [*QUICK, "--games", "1600", "--seed", "3", "--json", "--out", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-c", PARENT, "simulate", *arguments, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while len(list(folder.glob("part-*.jsonl"))) < 3:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: workers included
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    kept = shards(folder)
    assert 3 < len(kept) < 201
    assert json.loads(out)["interrupted"]
    played = json.loads(out)["games"]
    assert played == 8 * (len(kept) - 1)
    assert f"Stopped after {played} of 1600 games; the same command resumes" in err
    assert "Traceback" not in err

    code, out, err = run(*arguments, "--workers", 1)
    assert code == 0
    assert f"{played} were there already" in err
    _, whole, _ = run(*arguments[:-1], tmp_path / "whole", "--workers", 1)
    assert out == whole
    assert shards(folder) == shards(tmp_path / "whole")
    assert kept.items() <= shards(folder).items()


def test_a_dead_worker_is_reported_and_loses_nothing() -> None:
    plan = SimulationPlan(("random", "random"), games=200, max_rounds=30)
    kept: list[PlayedChunk] = []

    def play_and_kill() -> None:
        for played in Processes(2).run(make_chunks(plan, 1)):
            if not kept:
                os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
            kept.append(played)

    with pytest.raises(EldoradoError, match="worker process died"):
        play_and_kill()
    assert kept
    alone = {played.index: played for played in Here().run(make_chunks(plan, 1))}
    assert all(alone[played.index] == played for played in kept)
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_damaged_shards_are_played_again(run: Simulate, tmp_path: Path, format: Format) -> None:
    arguments = [*QUICK, "--games", 9, "--workers", 1, "--out", tmp_path, "--format", format]
    first = run(*arguments)
    whole = shards(tmp_path)

    def name(index: int) -> Path:
        return tmp_path / f"part-{index:05}.{format}"

    name(0).write_bytes(name(0).read_bytes()[:-20])
    name(1).write_bytes(b"")
    name(2).write_bytes(b"\x00\xff nonsense\n" * 9)
    shutil.copy(name(4), name(3))
    name(5).unlink()
    name(6).write_bytes(name(6).read_bytes().replace(b"random", b"walker"))
    code, out, err = run(*arguments)
    assert code == 0
    assert "Played again: 5 damaged shards." in err
    assert "6 games in" in err
    assert out == first[1]
    assert shards(tmp_path) == whole
    assert "Nothing was left to play: 9 games" in run(*arguments)[2]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (["--seed", 8], "seed is 7 there, 8 here"),
        (["--games", 5], "games is 4 there, 5 here"),
        (["--caves", "--full-race"], "variant is plain there, caves+full_race here"),
        (["--players", "random,walker"], "players is random,random,random there, random,walker"),
        (["--route", "serpentine"], "routes is first_game there, serpentine here"),
        (["--format", "parquet"], "the format is jsonl there, parquet here"),
        (["--cap", 5], "the cap is 4 there, 5 here"),
        (["--check"], "check is false there, true here"),
    ],
)
def test_another_simulation_in_the_same_folder_is_refused(
    run: Simulate, tmp_path: Path, change: list[object], sentence: str
) -> None:
    arguments = [*QUICK, "--games", 4, "--seed", 7, "--workers", 1, "--out", tmp_path]
    assert run(*arguments)[0] == 0
    before = shards(tmp_path)
    code, _, err = run(*arguments, *change)
    assert code == 1
    assert f"holds another simulation: {sentence}" in err
    assert err.count("\n") == 0
    assert shards(tmp_path) == before


def test_a_folder_of_something_else_is_refused(run: Simulate, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Day 1: jungle.")
    code, _, err = run(*QUICK, "--games", 4, "--out", tmp_path)
    assert (code, "holds other files" in err) == (1, True)
    (tmp_path / NAME).write_text("{}")
    code, _, err = run(*QUICK, "--games", 4, "--out", tmp_path)
    assert (code, "is damaged" in err) == (1, True)
    assert len(list(tmp_path.iterdir())) == 2


def test_the_manifest_tells_what_was_simulated(run: Simulate, tmp_path: Path) -> None:
    run(*QUICK, "--games", 4, "--seed", 7, "--workers", 1, "--out", tmp_path)
    manifest = json.loads((tmp_path / NAME).read_text("utf-8"))
    assert manifest["format"] == "eldorado-simulation/3"
    assert (manifest["seed"], manifest["games"], manifest["chunk"]) == (7, 4, 1)
    assert manifest["players"] == ["random"] * 3
    assert manifest["build"] == ("compiled" if COMPILED else "plain")
    assert manifest["weights"] == "none"
    assert {"package", "rules", "hash"} <= set(manifest)


def test_games_with_other_weights_or_another_build_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "own.npz"
    file.write_bytes(WEIGHTS.read_bytes())
    plan = SimulationPlan(("walker", f"rookie@{file}"), games=2)
    Shards(tmp_path / "out", plan, 1, "jsonl")
    Shards(tmp_path / "out", plan, 1, "jsonl")
    file.write_bytes(WEIGHTS.read_bytes() + b"more")
    with pytest.raises(EldoradoError, match=r"weights is \w+ there, \w+ here"):
        Shards(tmp_path / "out", plan, 1, "jsonl")
    manifest = make_manifest(plan, 1, "jsonl")
    (tmp_path / "other").mkdir()
    check_manifest(tmp_path / "other", manifest)
    with pytest.raises(EldoradoError, match=f"build is {manifest['build']} there, other here"):
        check_manifest(tmp_path / "other", manifest | {"build": "other"})


def test_the_edition_names_the_build_and_the_levels_of_those_who_play(tmp_path: Path) -> None:
    assert edition(["walker"]).endswith(", weights none, settings none")
    assert ("compiled" if COMPILED else "plain") in edition(["walker"])
    assert edition(["rookie", "walker"]) == edition(["rookie"]) != edition(["walker"])
    assert weights_hash(["rookie"]) == weights_hash(["pathfinder"])
    assert settings_hash(["rookie"]) != settings_hash(["pathfinder"])
    assert re.fullmatch(r"[0-9a-z.-]+", as_folder(edition(["rookie"])))
    file = tmp_path / "own.npz"
    file.write_bytes(b"other")
    assert edition([f"rookie@{file}"]) != edition(["rookie"])


def test_pandas_reads_both_formats(run: Simulate, tmp_path: Path) -> None:
    arguments = ["--players", "walker,random", "--games", 5, "--caves", "--workers", 1]
    run(*arguments, "--out", tmp_path / "lines")
    run(*arguments, "--out", tmp_path / "parquet", "--format", "parquet")
    plan = SimulationPlan(("walker", "random"), games=5, variant=Variant(caves=True))
    expected = list(simulate(plan))
    parquet = pandas.read_parquet(tmp_path / "parquet")
    lines = pandas.concat(
        [
            pandas.read_json(file, lines=True)
            for file in sorted((tmp_path / "lines").glob("part-*.jsonl"))
        ]
    )
    for table in (parquet, lines):
        assert list(table.columns) == [field.name for field in fields(GameResult)]
        assert list(table["seed"]) == [result.seed for result in expected]
        assert list(table["winner"]) == [result.winner for result in expected]
        assert [tuple(cell) for cell in table["players"]] == [one.players for one in expected]
        assert list(table["caves"]) == [True] * 5
    bought = [tuple(part.values()) for part in parquet["purchases"].iloc[0]]
    assert bought == list(expected[0].purchases)
    assert [tuple(part) for part in lines["visits"].iloc[0]] == list(expected[0].visits)
    assert list(Shards(tmp_path / "lines", plan, 1, "jsonl").results()) == expected
    assert list(Shards(tmp_path / "parquet", plan, 1, "parquet").results()) == expected
    assert [from_row(to_row(result)) for result in expected] == expected


def test_games_without_a_winner_survive_parquet(tmp_path: Path) -> None:
    plan = SimulationPlan(("random", "random"), games=2, max_rounds=1)
    run_simulation(plan, RunSettings(as_json=True), out=tmp_path, format="parquet")
    results = list(Shards(tmp_path, plan, 1, "parquet").results())
    assert [(one.winner, one.reason) for one in results] == [(None, UNFINISHED)] * 2
    assert pandas.read_parquet(tmp_path)["winner"].isna().all()


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--players", "walker,wizard"], 1, "There is no player 'wizard'"),
        (["--players", "random,random,random,random,random"], 1, "2 to 4 players, not 5"),
        (["--route", "atlantis"], 1, "atlantis"),
        (["--out", ROOT / "pyproject.toml" / "results"], 1, "cannot be used"),
        (["--out", ROOT / "pyproject.toml"], 1, "cannot be used"),
        (["--format", "parquet"], 1, "--format needs --out"),
        (["--workers", 2, "--scheduler", "127.0.0.1:1"], 1, "Use only one of them"),
        (["--scheduler", "127.0.0.1:1"], 1, "There is no scheduler at 127.0.0.1:1."),
        (["--all", "--caves"], 1, "--all plays every route and variant"),
        (["--report", ROOT], 1, "The report cannot be written"),
        (["--report", ROOT / "nowhere" / "report.html"], 1, "The report cannot be written"),
        (["--workers", 0], 2, "--workers"),
        (["--games", 0], 2, "--games"),
        (["--games", "many"], 2, "--games"),
        (["--format", "xml", "--out", "x"], 2, "--format"),
    ],
)
def test_bad_arguments_give_one_sentence(
    run: Simulate, arguments: list[object], code: int, sentence: str
) -> None:
    found, out, err = run(*arguments)
    assert (found, out) == (code, "")
    assert sentence in err
    if code == 1:
        assert err.startswith("eldorado: ")
        assert "\n" not in err


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        ("pyarrow.parquet", ["--format", "parquet"], "eldorado[lab]"),
        ("distributed", ["--scheduler", "127.0.0.1:1"], "eldorado[cluster]"),
    ],
)
def test_a_missing_package_gives_one_sentence(
    run: Simulate,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    missing: str,
    arguments: list[object],
    extra: str,
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    code, _, err = run(*arguments, "--out", tmp_path / "results")
    assert code == 1
    assert f"pip install '{extra}'" in err
    assert "\n" not in err


def test_checked_games_give_the_same_results(run: Simulate) -> None:
    outputs = [
        json.loads(run(*QUICK, "--games", 3, "--workers", 1, "--json", *check)[1])
        for check in ([], ["--check"])
    ]
    assert [output.pop("check") for output in outputs] == [False, True]
    assert outputs[0] == outputs[1]


def test_progress_is_printed_in_lines_without_a_terminal(run: Simulate) -> None:
    _, _, err = run(*QUICK, "--games", 4, "--workers", 1, "--progress")
    assert re.search(r"4 of 4 games, [\d.]+ per second, 0:00:00 left", err)


def test_a_report_is_written(run: Simulate, tmp_path: Path) -> None:
    arguments = [*QUICK, "--games", 4, "--workers", 1]
    assert run(*arguments, "--report", tmp_path / "one.html")[0] == 0
    kept = run(*arguments, "--out", tmp_path / "kept", "--report", tmp_path / "two.html")
    assert kept[0] == 0
    assert "<html" in (tmp_path / "one.html").read_text("utf-8")
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


@pytest.mark.parametrize(
    ("language", "heading"), [("de", "Was gespielt wurde"), ("fr", "Ce qui a été joué")]
)
def test_a_report_speaks_the_language_asked_for(
    run: Simulate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, heading: str
) -> None:
    monkeypatch.setattr(Process, "language", "en")
    file = tmp_path / "report.html"
    asked = [*QUICK, "--games", 2, "--workers", 1, "--report", file]
    assert run(*asked, "--language", language)[0] == 0
    assert heading in file.read_text("utf-8")
    monkeypatch.setenv("LC_ALL", f"{language}_{language.upper()}.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    assert run(*asked)[0] == 0
    assert heading in file.read_text("utf-8")


def test_the_documented_columns_are_those_of_a_result() -> None:
    text = (ROOT / "docs" / "simulation.md").read_text("utf-8")
    section = text.split("## Columns", 1)[1].split("\n## ", 1)[0]
    documented = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", section, re.MULTILINE))
    assert documented == {field.name: type_words(field.name) for field in fields(GameResult)}
    assert list(documented) == [field.name for field in fields(GameResult)]
