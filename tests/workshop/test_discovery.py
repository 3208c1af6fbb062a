"""Finding routes: changes that can be played, an archive, wishes, and a search that resumes."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from eldorado.cli import app
from eldorado.core.chance import Stream
from eldorado.errors import EldoradoError
from eldorado.routes import KNOWN, faults, random_route
from eldorado.workshop.finding import discovery, route_search, surprise
from eldorado.workshop.finding.found_route import FoundRoute
from eldorado.workshop.finding.mutations import mutated
from eldorado.workshop.finding.route_search import (
    RouteArchive,
    SearchSettings,
    search_routes,
    search_seed,
)
from eldorado.workshop.finding.wishes import Wishes, likeness_gap
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.ratings.board_rating import RouteRating, rate_board
from eldorado.workshop.ratings.criteria import CRITERIA, Criterion
from eldorado.workshop.ratings.printed_profiles import profiles
from eldorado.workshop.ratings.rating_plan import CARELESS_BOT, RatingPlan

TINY = RatingPlan("quick", "walker", CARELESS_BOT, pairs=1, deals=1)


def rating(code: str, profile: str = "serpentine", score: float = 1.0) -> RouteRating:
    figures = profiles("quick")[profile]
    criteria = {name: Criterion(figures[name], figures[name], figures[name]) for name in CRITERIA}
    return RouteRating(code, "moderate", score, criteria, (), "quick", "nobody", {}, {})


def test_mutated_routes_can_be_played_and_differ() -> None:
    stream = Stream(5)
    route = KNOWN["serpentine"]
    for _ in range(8):
        other = mutated(route, stream)
        assert other is not None
        assert other != route
        assert not faults(other)
        assert not route_facts(other).narrow
        route = other


def test_an_archive_keeps_the_best_of_each_cell() -> None:
    archive = RouteArchive()
    good, better = (FoundRoute("a", rating("a"), {}, value) for value in (1.0, 2.0))
    other = FoundRoute("b", rating("b", "first_game"), {"rounds": 3.0}, 9.0)
    assert archive.add(good)
    assert archive.add(better)
    assert not archive.add(good)
    assert archive.add(other)
    assert [one.quality for one in archive.best(5)] == [2.0, 9.0]  # wishes come first


def test_wishes_are_measured() -> None:
    facts = route_facts("serpentine")
    found = rating(str(KNOWN["serpentine"]))
    wishes = Wishes(
        rounds=16, difficulty="moderate", caves=True, like="serpentine", no_bottlenecks=True
    )
    misses = wishes.misses(found, facts)
    assert misses["rounds"] == pytest.approx(0.32, abs=0.01)
    assert (misses["difficulty"], misses["caves"], misses["like"]) == (0, 0, 0)
    assert misses["no_bottlenecks"] == 2  # Serpentine is two spaces wide at its narrowest
    assert not wishes.likely(facts)
    assert likeness_gap(found, "winding_paths") > 0.5


def test_a_search_is_repeated_by_its_seed_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(route_search, "SEARCH_PLAN", TINY)
    settings = SearchSettings(Wishes(rounds=15), seed=3, ratings=10, tiles=None)
    archive, whole = search_routes(settings, tmp_path)
    assert whole
    assert archive.cells
    (file,) = tmp_path.iterdir()
    lines = file.read_bytes().splitlines()
    assert len(lines) == 10
    file.write_bytes(b"\n".join(lines[:6]) + b"\n" + lines[6][:40])
    played: list[str] = []
    real = route_search.rate_code

    def noted(code: str) -> RouteRating:
        played.append(code)
        return real(code)

    monkeypatch.setattr(route_search, "rate_code", noted)
    resumed, _ = search_routes(settings, tmp_path)
    assert resumed.cells == archive.cells
    assert played == [msgspec.json.decode(line)["code"] for line in lines[6:]]


def test_an_interrupted_search_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(code: str) -> RouteRating:
        raise KeyboardInterrupt

    monkeypatch.setattr(route_search, "rate_code", interrupted)
    archive, whole = search_routes(SearchSettings(ratings=3))
    assert not whole
    assert not archive.cells


@pytest.mark.slow
def test_the_command_searches_by_wishes_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupted it says how to go on; the same command then prints the best with portraits."""
    monkeypatch.setattr(route_search, "SEARCH_PLAN", TINY)
    monkeypatch.setattr(route_search, "UNLIKELY", 10)
    monkeypatch.setattr(discovery, "rate_board", lambda board: rate_board(board, TINY))
    page = tmp_path / "best.html"
    words = ["route", "generate", "--rounds", "13", "--difficulty", "moderate", "--caves"]
    words += ["--like", "serpentine", "--no-bottlenecks", "--ratings", "6", "--best", "2"]
    words += ["--workers", "1", "--out", str(tmp_path), "--plain", "--progress", "--seed", "2"]
    played: list[str] = []
    real = route_search.rate_code

    def stopped(code: str) -> RouteRating:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(code)
        return real(code)

    monkeypatch.setattr(route_search, "rate_code", stopped)
    first = CliRunner().invoke(app, words)
    assert first.exit_code == 130, first.output
    assert "Stopped; the same command resumes from there." in first.stderr
    monkeypatch.setattr(route_search, "rate_code", real)
    whole = CliRunner().invoke(app, [*words, "--html", str(page)])
    assert whole.exit_code == 0, whole.output
    assert "6/6" in whole.stderr.replace(" of ", "/")
    codes = set(re.findall(r"\b[AB]\d-\S+-(?:blue|green)\d\b", whole.stdout))
    assert 1 <= len(codes) <= 2
    assert whole.stdout.count("When the first one arrives") == len(codes)
    assert all(code in page.read_text("utf-8") for code in codes)


def test_the_size_of_a_search_is_limited() -> None:
    with pytest.raises(EldoradoError, match="rates 1 to"):
        SearchSettings(ratings=10**9)


def test_without_wishes_a_seed_gives_the_same_route_as_ever() -> None:
    command = [sys.executable, "-m", "eldorado", "route", "generate", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(random_route(5))


def test_a_search_has_a_seed_of_its_own_and_goes_on_with_it(tmp_path: Path) -> None:
    first = search_seed(None, tmp_path / "a")
    assert search_seed(None, tmp_path / "a") == first
    assert search_seed(None, tmp_path / "b") != first
    assert search_seed(7, tmp_path / "a") == search_seed(None, tmp_path / "a") == 7
    assert search_seed(None, None) != search_seed(None, None)


def test_a_surprise_is_new_likely_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(surprise, "TRIAL_PLAN", TINY)
    monkeypatch.setattr(surprise, "LOOKS", 30)
    wishes = Wishes(caves=True, no_bottlenecks=True)
    told: list[float] = []
    found = surprise.surprise(wishes, 3, told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert found.code not in map(str, KNOWN.values())
    assert wishes.expected_misses(route_facts(found.code)) == 0
    assert surprise.surprise(wishes, 3, told.append) == found


def test_a_surprise_like_a_printed_route_comes_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(surprise, "TRIAL_PLAN", TINY)
    monkeypatch.setattr(surprise, "LOOKS", 5)
    found = surprise.surprise(Wishes(like="serpentine"), 1, lambda _: None)
    printed = str(KNOWN["serpentine"]).split("-")
    assert len(set(found.code.split("-")) & set(printed)) >= len(printed) // 2


def test_expected_misses_follow_the_facts() -> None:
    facts = route_facts("swamplands")
    near = Wishes(rounds=facts.rounds, difficulty="difficult")
    far = Wishes(rounds=facts.rounds + 4, difficulty="easy")
    assert near.expected_misses(facts) < 2
    assert far.expected_misses(facts) > near.expected_misses(facts) + 4
