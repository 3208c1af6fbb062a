"""Simulation: repeatable, fair to every seat, and adding up."""

import json
import pickle
import re
from collections import Counter
from dataclasses import replace

import pytest

from eldorado import EldoradoError, IllegalAction, Variant
from eldorado.lab import (
    GameJob,
    GameResult,
    RunSettings,
    SimulationPlan,
    Summary,
    play_one,
    run_simulation,
    simulate,
)
from eldorado.lab.simulation.plan import route_names
from eldorado.lab.simulation.play import UNFINISHED
from eldorado.lab.workers import chunks
from eldorado.routes import KNOWN
from eldorado.stats.intervals import mean_interval, wilson

CAVES = Variant(caves=True)


def test_the_same_seed_gives_the_same_results() -> None:
    plan = SimulationPlan(("walker", "random", "walker"), games=3, variant=CAVES, seed=4)
    first = list(simulate(plan))
    assert first == list(simulate(plan))
    assert first != list(simulate(replace(plan, seed=5)))


def test_a_game_depends_on_its_own_number_only() -> None:
    jobs = list(SimulationPlan(("walker", "walker", "walker"), games=3, seed=8).jobs())
    assert play_one(jobs[2]) == list(simulate(SimulationPlan(("walker",) * 3, games=3, seed=8)))[2]


@pytest.mark.parametrize("switch", ["full_race", "free_order"])
def test_variants_are_played(switch: str) -> None:
    variant = Variant(caves=True, **{switch: True})
    results = list(simulate(SimulationPlan(("walker",) * 3, games=2, variant=variant, check=True)))
    assert all(result.finished and result.caves for result in results)
    if switch == "full_race":
        assert all(sum(bool(round) for round in r.arrivals) >= 2 for r in results)


def test_all_stands_for_the_known_routes() -> None:
    jobs = list(SimulationPlan(("walker", "walker"), route_names("all"), games=14).jobs())
    assert [job.route for job in jobs[::2]] == list(KNOWN)


def test_every_player_sits_in_every_seat_equally_often() -> None:
    players = ("walker", "random", "random")
    jobs = list(SimulationPlan(players, ("first_game", "serpentine"), games=12).jobs())
    for seat in range(3):
        assert [job.players[seat] for job in jobs].count("walker") == 4
    assert {(job.route, job.entries) for job in jobs if job.number < 6} == {
        (job.route, job.entries) for job in jobs
    }


def test_jobs_and_results_survive_pickling_and_json() -> None:
    job = SimulationPlan(("walker", "walker", "walker"), games=1, variant=CAVES).job(0)
    assert pickle.loads(pickle.dumps(job)) == job
    assert GameJob.from_json(json.loads(json.dumps(job.to_json()))) == job
    result = play_one(job)
    assert pickle.loads(pickle.dumps(result)) == result
    assert GameResult.from_json(json.loads(json.dumps(result.to_json()))) == result


def test_a_result_tells_how_the_game_went() -> None:
    result = next(simulate(SimulationPlan(("walker",) * 4, games=1, seed=2, check=True)))
    assert result.winner is not None
    assert result.arrivals[result.winner] == result.rounds
    assert result.places[result.winner] == 1
    assert result.actions > 4 * result.rounds


def test_a_game_stops_at_its_last_round() -> None:
    results = list(simulate(SimulationPlan(("random", "random"), games=2, max_rounds=3)))
    assert [(r.rounds, r.reason, r.winner) for r in results] == [(3, UNFINISHED, None)] * 2
    summary = Summary(["random", "random"], results)
    assert summary.unfinished == 2
    assert summary.mean_rounds() == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("players", "routes", "games", "message"),
    [
        (["walker"], "first_game", 1, "2 to 4 players"),
        (["walker", "wizard"], "first_game", 1, "wizard"),
        (["walker", "walker"], "atlantis", 1, "atlantis"),
        (["walker", "walker"], [], 1, "at least one route"),
        (["walker", "walker"], "first_game", -1, "-1"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    players: list[str], routes: str | list[str], games: int, message: str
) -> None:
    with pytest.raises(EldoradoError, match=message):
        SimulationPlan(tuple(players), route_names(routes), games)


def test_a_summary_adds_up() -> None:
    results = list(simulate(SimulationPlan(("walker", "random"), games=4, seed=3)))
    summary = Summary(["walker", "random"], results)
    assert summary.games == 4
    assert sum(summary.wins) == 4
    assert sum(summary.reasons.values()) == 4
    assert summary.actions == sum(result.actions for result in results)
    share, low, high = summary.share(0)
    assert low < share <= high
    document = summary.to_json()
    assert document["players"][0]["wins"] == summary.wins[0]
    assert json.loads(json.dumps(document)) == document


def test_the_walker_beats_the_random_player() -> None:
    summary = Summary(
        ["walker", "random"], simulate(SimulationPlan(("walker", "random"), games=6, seed=1))
    )
    assert summary.wins == [6, 0]


def test_wilson_intervals_match_published_values() -> None:
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_mean_intervals() -> None:
    assert mean_interval([]) == (0.0, 0.0, 0.0)
    assert mean_interval([3]) == (3, 3, 3)
    mean, low, high = mean_interval([1, 2, 3, 4, 5])
    assert mean == 3
    assert high - mean == pytest.approx(1.959964 * (2.5 / 5) ** 0.5)
    assert mean - low == pytest.approx(high - mean)


def test_results_are_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation(SimulationPlan(("walker", "random"), games=2, seed=1))
    printed = capsys.readouterr()
    assert "1 walker" in printed.out
    assert "2 games" in printed.out
    assert "per second" not in printed.out
    assert "per second" in printed.err
    assert not re.search(r"[a-z]_[a-z]", printed.out)  # ids are for programs


def test_results_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation(SimulationPlan(("walker", "walker"), games=2, seed=1), RunSettings(as_json=True))
    document = json.loads(capsys.readouterr().out)
    assert document["games"] == 2
    assert document["seed"] == 1
    assert document["routes"] == ["first_game"]
    assert document["variant"] == {"caves": False, "full_race": False, "free_order": False}
    assert not document["interrupted"]


def test_an_interruption_keeps_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(job: GameJob) -> GameResult:
        if job.number == 2:
            raise KeyboardInterrupt
        return play_one(job)

    monkeypatch.setattr(chunks, "play_one", impatient)
    run = run_simulation(SimulationPlan(("walker", "walker"), games=5, seed=1))
    assert run.interrupted
    assert run.summary.games == 2
    printed = capsys.readouterr()
    assert "interrupted" in printed.out
    assert "Stopped after 2 of 5 games" in printed.err


def test_a_game_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(job: GameJob) -> GameResult:
        raise IllegalAction("E-03")

    monkeypatch.setattr(chunks, "play_one", clumsy)
    plan = SimulationPlan(("walker", "random"), games=1, seed=1)
    with pytest.raises(EldoradoError, match=r"Game 0 \(walker, random on first_game") as caught:
        run_simulation(plan)
    assert "IllegalAction: The game is over. There is nothing more to do here." in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_everything_is_every_combination() -> None:
    plan = SimulationPlan(
        ("walker", "random", "random", "walker", "random"), games=5, everything=True
    )
    assert len(plan.settings) == len(set(plan.settings)) == 7 * 2 * 2 * 2 * 3
    lap = len(plan.players) * len(plan.settings)
    jobs = [plan.job(number) for number in range(lap)]
    assert {(job.route, job.variant, len(job.players)) for job in jobs} == set(plan.settings)
    for seats in (2, 3, 4):
        chairs = Counter(
            entry for job in jobs if len(job.players) == seats for entry in job.entries
        )
        assert len(set(chairs.values())) == 1
        assert sorted(chairs) == list(range(5))


def test_shares_count_the_chairs_taken() -> None:
    plan = SimulationPlan(("walker", "random"), games=8, max_rounds=2, everything=True)
    summary = Summary(plan.players, map(play_one, plan.jobs()))
    assert sum(summary.seats) == sum(len(job.players) for job in plan.jobs())
    assert summary.share(0)[0] == 0.0
    assert Summary(["walker", "walker"]).share(1) == (0.0, 0.0, 1.0)
