"""The arena: the same deals in every seating, counted by deals, timed beside the results."""

import json
import os
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from eldorado import EldoradoError, Variant
from eldorado.lab import GameJob, GameResult, play_one
from eldorado.lab.tournaments.arena import arena, variant_words
from eldorado.lab.tournaments.match import Match, MatchTerms
from eldorado.lab.tournaments.match_standings import Contest, Standings
from eldorado.lab.tournaments.turn_times import TurnTimer
from eldorado.lab.workers import chunks
from eldorado.lab.workers.chunks import chunk_count, make_chunk, play_chunk
from eldorado.lab.workers.processes import THREADS
from eldorado.lab.workers.runners import Processes
from eldorado.routes import KNOWN
from eldorado.stats.intervals import clustered, wilson

Run = Callable[..., tuple[int, str, str]]
COMMAND = "arena"


def by_deal(match: Match) -> dict[int, list[GameJob]]:
    found = defaultdict(list)
    for job in match.jobs():
        found[job.seed].append(job)
    return dict(found)


@pytest.mark.parametrize("bots", [("walker", "random"), ("walker", "random", "random")])
def test_every_deal_is_played_in_every_seating(bots: tuple[str, ...]) -> None:
    match = MatchTerms(games=5 * len(bots), seed=3).match(bots)
    deals = by_deal(match)
    assert len(deals) == match.deals == 5
    for jobs in deals.values():
        assert len(jobs) == len(bots)
        for seat in range(len(bots)):
            assert sorted(job.entries[seat] for job in jobs) == list(range(len(bots)))
        for job in jobs:
            assert job.players == tuple(bots[entry] for entry in job.entries)
        assert len({(job.route, job.variant) for job in jobs}) == 1


def test_on_one_deal_everybody_has_every_turn_and_every_hand() -> None:
    match = MatchTerms(games=6, max_rounds=1).match(["walker", "random", "random"])
    places = defaultdict(set)
    for job in match.jobs():
        start = play_one(job).start
        for seat, entry in enumerate(job.entries):
            places[job.seed, entry].add((seat - start) % 3)
    assert len(places) == 6
    assert all(found == {0, 1, 2} for found in places.values())


@pytest.mark.parametrize(
    ("bots", "seatings"),
    [
        (("walker", "random", "random"), 3),
        (("walker", "random", "walker", "random"), 2),
        (("walker", "walker", "walker"), 1),
    ],
)
def test_copies_never_repeat_a_game(bots: tuple[str, ...], seatings: int) -> None:
    match = MatchTerms(games=12).match(bots)
    assert match.seatings == seatings
    jobs = list(match.jobs())
    assert len({(job.seed, job.players) for job in jobs}) == len(jobs) == 12
    for seat in range(len(bots)):
        assert sorted(job.entries[seat] for job in jobs) == sorted(
            [*range(len(bots))] * (12 // len(bots))
        )


def test_games_are_rounded_up_and_routes_follow_each_other() -> None:
    assert [MatchTerms(games=n).match(["walker", "random", "random"]).games for n in (1, 3, 4)] == [
        3,
        3,
        6,
    ]
    match = MatchTerms(route="all", games=14).match(["walker", "random"])
    assert [jobs[0].route for jobs in by_deal(match).values()] == list(KNOWN)


def test_a_later_match_goes_on_with_new_deals() -> None:
    whole = MatchTerms(games=8, seed=2).match(["walker", "random"])
    later = MatchTerms(games=4, seed=2).match(["walker", "random"], first=2)
    assert [job.seed for job in later.jobs()] == [job.seed for job in whole.jobs()][4:]


def test_chunks_hold_whole_deals() -> None:
    match = MatchTerms(games=1000).match(["walker", "random", "random"])
    for index in range(chunk_count(match, match.portion)):
        jobs = make_chunk(match, match.portion, index).jobs
        assert len({job.seed for job in jobs}) * 3 == len(jobs)


def test_a_contest_adds_up() -> None:
    terms = MatchTerms(games=6, seed=1, variant=Variant(full_race=True))
    match = terms.match(["walker", "random", "walker"])
    contest = arena(match)
    results = [play_one(job) for job in match.jobs()]
    assert (contest.games, contest.deals, contest.unfinished) == (6, 2, 0)
    for entry, one in enumerate(contest.seats):
        rounds = [
            round
            for result in results
            for who, round in zip(result.entries, result.arrivals, strict=True)
            if who == entry and round
        ]
        won = [result for result in results if result.entries[result.winner or 0] == entry]
        assert one.wins == len(won)
        assert one.win_share == one.wins / 6
        assert one.arrivals == len(rounds)
        assert one.mean_arrival_round == (sum(rounds) / len(rounds) if rounds else None)
        assert one.interval[0] <= one.win_share <= one.interval[1]
        assert one.ms_median is not None
        assert one.ms_p99 is not None
        assert 0 < one.ms_median <= one.ms_p99
    winners = [result.arrivals[result.winner or 0] for result in results]
    assert contest.mean_winner_round == sum(winners) / 6
    assert Contest.from_json(json.loads(json.dumps(contest.to_json()))) == contest


def test_time_is_measured_over_whole_turns_and_changes_nothing() -> None:
    job = MatchTerms(games=2).match(["walker", "random"]).job(0)
    clock = TurnTimer(2)
    assert play_one(job, clock) == play_one(job)
    rounds = play_one(job).rounds
    assert all(rounds - 1 <= len(turns) <= rounds for turns in clock.times())
    clock = TurnTimer(2)
    for turn, seconds in (((1, 0), 1.0), ((1, 0), 2.0), ((1, 1), 4.0), ((2, 0), 8.0)):
        clock.add(turn, seconds)
    assert clock.times() == ((3.0, 8.0), (4.0,))


def test_the_slowest_turns_are_printed() -> None:
    match = MatchTerms(games=2, max_rounds=1).match(["walker", "random"])
    standings = Standings(match)
    for job in match.jobs():
        standings.add(play_one(job), (tuple(n / 1000 for n in range(1, 101)), ()))
    one, other = standings.contest().seats
    assert one.ms_median == other.ms_median == pytest.approx(50)
    assert one.ms_p99 == pytest.approx(99)
    assert standings.contest().mean_winner_round is None
    assert standings.contest().unfinished == 2


def test_intervals_count_deals() -> None:
    assert clustered([], 2) == (0.0, 1.0)
    assert clustered([1.0] * 10, 2) == wilson(10, 10)
    assert clustered([0.0] * 10, 3) == wilson(0, 10)
    alike = clustered([1.0, 0.0] * 100, 2)
    mixed = clustered([1.0, 0.5, 0.5, 0.0] * 50, 2)
    split = clustered([0.5] * 200, 2)
    assert alike == pytest.approx(wilson(100, 200), abs=0.002)
    assert mixed == pytest.approx(wilson(200, 400), abs=0.002)
    assert mixed[0] < split[0] < 0.5 < split[1] < mixed[1]
    low, high = clustered([0.5, 0.5], 2)
    assert high - low > 0.4


def test_the_command_prints_json(run: Run) -> None:
    code, out, err = run(
        "walker", "random", "random", "--games", 2, "--seed", 4, "--caves", "--json",
        "--workers", 1, "--no-progress",
    )  # fmt: skip
    document = json.loads(out)
    assert code == 0
    assert {
        "route", "games", "variant", "seed", "mean_winner_round", "unfinished", "seats",
    } <= set(document)  # fmt: skip
    assert (document["route"], document["games"], document["seed"]) == ("first_game", 3, 4)
    assert document["variant"] == {"caves": True, "full_race": False, "free_order": False}
    assert [one["bot"] for one in document["seats"]] == ["walker", "random", "random"]
    for one in document["seats"]:
        assert set(one) == {
            "bot", "wins", "win_share", "interval", "mean_arrival_round", "arrivals",
            "ms_median", "ms_p99", "forfeits",
        }  # fmt: skip
        assert len(one["interval"]) == 2
    assert "2 games rounded up to 3" in err


def test_the_command_prints_a_table(run: Run) -> None:
    code, out, err = run("walker", "random", "random", "--games", 2, "--workers", 1)
    assert code == 0
    assert "1 walker" in out
    assert "3 random" in out
    assert "3 games of 1 deal on First game, official rules, seed 0" in out
    assert "2 games rounded up to 3" in out
    assert "3 games in" in err
    assert "rounded" not in run("walker", "random", "--games", 2, "--workers", 1)[1]


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["walker"], 1, "2 to 4 players, not 1"),
        (["walker"] * 5, 1, "2 to 4 players, not 5"),
        (["walker", "wizard"], 1, "There is no player 'wizard'"),
        (["walker", "random", "--route", "atlantis"], 1, "atlantis"),
        (["walker", "random", "--games", 0], 2, "--games"),
        ([], 2, "bots"),
    ],
)
def test_bad_arguments_give_one_sentence(
    run: Run, arguments: list[object], code: int, sentence: str
) -> None:
    found, out, err = run(*arguments)
    assert (found, out) == (code, "")
    assert sentence.lower() in err.lower()
    if code == 1:
        assert err.startswith("eldorado: ")
        assert "\n" not in err


def test_a_match_without_games_is_refused() -> None:
    with pytest.raises(EldoradoError, match="0 games"):
        MatchTerms(games=0).match(["walker", "random"])


def test_an_interruption_keeps_whole_deals_and_the_same_command_resumes(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(job: GameJob, clock: TurnTimer | None = None) -> GameResult:
        if job.number == 3:
            raise KeyboardInterrupt
        return play_one(job, clock)

    arguments = ["walker", "random", "--games", 6, "--workers", 1, "--json", "--out", tmp_path]
    whole = json.loads(run(*arguments[:-2])[1])
    with monkeypatch.context() as patch:
        patch.setattr(chunks, "play_one", impatient)
        code, out, err = run(*arguments)
    assert code == 130
    assert (json.loads(out)["games"], json.loads(out)["interrupted"]) == (2, True)
    assert "Stopped after 2 of 6 games; the same command resumes from there." in err
    code, out, err = run(*arguments)
    assert code == 0
    assert "4 games in" in err
    assert "2 were there already" in err
    assert _timeless(json.loads(out)) == _timeless(whole)
    again = run(*arguments)
    assert again[1] == out
    assert "Nothing was left to play" in again[2]


def _timeless(document: dict[str, object]) -> dict[str, object]:
    seats = document["seats"]
    assert isinstance(seats, list)
    for one in seats:
        one.pop("ms_median")
        one.pop("ms_p99")
    return document


def test_damaged_times_are_played_again(run: Run, tmp_path: Path) -> None:
    arguments = ["walker", "random", "--games", 6, "--workers", 1, "--json", "--out", tmp_path]
    run(*arguments)
    (tmp_path / "turns-00000.json").unlink()
    (tmp_path / "turns-00001.json").write_text("[[[0.1], [0.2]]]")
    err = run(*arguments)[2]
    assert "Played again: 2 damaged shards." in err
    assert "4 games in" in err
    refused = run(*arguments[:3], 8, *arguments[4:])
    assert (refused[0], "holds another simulation" in refused[2]) == (1, True)


def test_untimed_chunks_hold_no_times() -> None:
    match = MatchTerms(games=2, max_rounds=1).match(["random", "random"])
    assert play_chunk(make_chunk(match, 2, 0)).times == ()


def test_worker_processes_calculate_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in THREADS:
        monkeypatch.setenv(name, "4")
        monkeypatch.delenv(name)
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    match = MatchTerms(games=2, max_rounds=1).match(["random", "random"])
    portions = Processes(1).run(make_chunk(match, 2, index) for index in range(1))
    assert len(list(portions)) == 1
    assert [os.environ[name] for name in THREADS] == ["1", "3", "1"]


def test_rules_in_words() -> None:
    assert variant_words(Variant()) == "official rules"
    assert variant_words(Variant(caves=True, full_race=True)) == "caves and full race"
