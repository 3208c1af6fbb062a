"""Ratings by play: twelve criteria, the same however they are played, and their documents."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from eldorado.cli import app
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.collect import RunSettings
from eldorado.lab.simulation.play import Race
from eldorado.lab.simulation.race_trace import RaceTrace
from eldorado.routes import KNOWN, find_route
from eldorado.workshop.ratings.board_rating import RouteRating, rate_board, rated
from eldorado.workshop.ratings.criteria import CRITERIA, Criterion, RouteRaces, measure
from eldorado.workshop.ratings.difficulty import difficulty_of
from eldorado.workshop.ratings.printed_profiles import WORDS, alike, profiles, word_for
from eldorado.workshop.ratings.rating import RatingRun, rate_route
from eldorado.workshop.ratings.rating_plan import CARELESS_BOT, PLANS, RatingPlan
from eldorado.workshop.showing.portrait import portrait_page, portrait_picture
from eldorado.workshop.showing.rating_table import BAR, profile_bars
from tests.workshop.hand_made import laid, mirrored_route
from tests.workshop.test_facts_and_advice import turned

FEW = RatingPlan("quick", "walker", CARELESS_BOT, pairs=3, deals=2)
SHORT = "B2-C5ner-K0ner-blue0"
"""A route that is soon over."""


@pytest.fixture(scope="module")
def rating() -> RouteRating:
    found = rate_route(SHORT, FEW)
    assert found is not None
    return found


def test_a_rating_has_twelve_criteria_with_intervals_and_words(rating: RouteRating) -> None:
    assert tuple(rating.criteria) == CRITERIA == tuple(WORDS)
    assert len(CRITERIA) == 12
    for name, one in rating.criteria.items():
        assert 0 <= one.low <= one.value <= one.high, name
        assert one.word in (*WORDS[name], "usual")
    assert rating.difficulty == difficulty_of(rating.score)
    assert len(rating.like) == 2
    assert "walker; eldorado" in rating.bots


def test_the_document_has_exactly_its_fields(rating: RouteRating) -> None:
    document = json.loads(json.dumps(rating.document()))
    assert list(document) == ["code", "difficulty", "criteria", "like"]
    assert document["code"] == SHORT
    assert all(
        list(one) == ["value", "low", "high", "word"] for one in document["criteria"].values()
    )
    assert set(document["like"]) <= KNOWN.keys()


def test_a_rating_does_not_depend_on_where_it_is_played(rating: RouteRating) -> None:
    assert rate_board(find_route(SHORT).board(), FEW) == rating
    assert rate_route(SHORT, FEW, RatingRun(RunSettings(2))) == rating


def test_an_interrupted_rating_resumes_to_the_same(
    rating: RouteRating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = RatingRun(out=tmp_path / "rating")
    whole = rate_route(SHORT, FEW, run)
    assert whole == rating
    traces = sorted((tmp_path / "rating").rglob("traces-*.json"))
    lost = traces[1]
    lost.unlink()
    (tmp_path / "rating" / "main" / "results" / "part-00001.jsonl").unlink(missing_ok=True)
    assert rate_route(SHORT, FEW, run) == rating
    assert lost.exists()
    with pytest.raises(EldoradoError, match="another simulation"):
        rate_route("first_game", FEW, run)


def test_ctrl_c_ends_a_rating_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("eldorado.lab.workers.runners.play_chunk", interrupted)
    assert rate_route(SHORT, FEW) is None


def test_main_races_share_a_deal_and_differ_in_blockades() -> None:
    races = FEW.main("first_game")
    first, second, third = map(races.job, range(3))
    assert (first.seed, first.redeal) == (second.seed, 0)
    assert second.redeal != 0
    assert third.seed != first.seed
    one, other = (Race(races.job(number)).game for number in (0, 1))
    assert one.blockades != other.blockades
    dealt = [[(player.hand, player.draw) for player in game.players] for game in (one, other)]
    assert one.start == other.start
    assert dealt[0] == dealt[1]
    assert other.opening is not None
    assert other.opening.blockades == other.blockades


def test_skill_races_seat_the_stronger_player_everywhere() -> None:
    races = FEW.skill(SHORT)
    seats = [races.job(number).players.index("walker") for number in range(3)]
    assert seats == [0, 2, 1]
    assert len({races.job(number).seed for number in range(3)}) == 1


def test_a_turned_route_plays_the_same(rating: RouteRating) -> None:
    other = rate_route(turned(find_route(SHORT), 2), FEW)
    assert other is not None
    for name, one in rating.criteria.items():
        assert one.low <= other.criteria[name].value <= one.high, name


def test_a_mirrored_route_plays_the_same_within_its_intervals() -> None:
    """As a hand-made board: no piece of the box has a mirrored side."""
    plan = RatingPlan("quick", "walker", CARELESS_BOT, pairs=8, deals=4)
    board = find_route(SHORT).board()
    here, there = rate_board(board, plan), rate_board(mirrored_route(board), plan)
    assert (here.code, there.code) == (SHORT, "")
    assert here.arrivals != there.arrivals, "These are the same races."
    for name, one in here.criteria.items():
        other = there.criteria[name]
        assert one.low <= other.high, name
        assert other.low <= one.high, name


def race(winner: int, distances: list[tuple[float, ...]], rounds: int = 3) -> RaceTrace:
    return RaceTrace(0, winner, rounds, True, tuple(distances), {}, {}, {}, 9, 3)


def test_the_figures_of_known_races() -> None:
    close = race(0, [(9, 8, 8), (5, 4, 6), (0, 2, 3)])
    clear = race(1, [(8, 6, 9), (7, 3, 8), (6, 0, 8)], rounds=5)
    seats = [race(0, [(0, 5, 5)]), race(2, [(5, 5, 0)]), race(1, [(5, 0, 5)])]
    board = laid(["S1 g1 F:g1", "S2 g1 F:g1", "S3 g1 F:g1"])
    found = measure(RouteRaces(board, (close, clear), tuple(seats * 2)))
    assert found["length"].value == 4
    assert found["lead_changes"].value == 0.5  # from seat 1 to seat 0
    assert found["uncertainty"].value == pytest.approx(2 / 3 / 2)
    assert found["blockades"].value == 2
    assert found["bottlenecks"].value == pytest.approx(1 / 3)
    assert found["skill_gap"].value == 1
    assert found["luck_share"].value == 0


def test_luck_is_the_seat_that_wins_whoever_sits_there() -> None:
    board = laid(["S1 g1 F:g1", "S2 g1 F:g1", "S3 g1 F:g1"])
    lucky = [
        race(seat, [tuple(0.0 if one == seat else 5.0 for one in range(3))]) for seat in range(3)
    ]
    skill = tuple(one for one in lucky for _ in range(3))
    found = measure(RouteRaces(board, (lucky[0], lucky[1]), skill))
    assert found["luck_share"].value > 0.9
    assert found["skill_gap"].value == pytest.approx(1 / 3)


def test_words_and_likeness_refer_to_the_printed_routes() -> None:
    known = profiles("quick")
    assert known.keys() == KNOWN.keys()
    longest = max(profile["length"] for profile in known.values())
    assert word_for("length", Criterion(longest + 1, 0, 99), "quick") == "long"
    assert word_for("length", Criterion(longest, 0, 99), "quick") == "usual"
    same = {name: Criterion(value, value, value) for name, value in known["serpentine"].items()}
    assert alike(same, "")[0] == "serpentine"
    assert "serpentine" not in alike(same, str(KNOWN["serpentine"]))


def test_the_portrait_is_one_file_with_bars_heat_and_arrivals(rating: RouteRating) -> None:
    page = portrait_page(rating, find_route(SHORT).board())
    assert page.count('class="chart"') == 13
    assert 'class="board"' in page or "class='board'" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert f'<meta name="generator" content="{rating.bots}">' in page
    assert "96 races played by Walker</footer>" in page


def test_the_picture_of_a_portrait_has_all_three_parts(rating: RouteRating) -> None:
    picture = portrait_picture(rating, find_route(SHORT).board())
    assert picture.body.count('r="3.0"') + picture.body.count('r="3"') == len(KNOWN) * len(CRITERIA)
    assert 'x="10"' in picture.body.partition("<svg")[2].partition(">")[0]
    assert "Round of the first arrival" in picture.body


@pytest.mark.parametrize("name", CRITERIA)
def test_bars_in_the_terminal_stand_beside_the_printed_routes(name: str) -> None:
    """The least and the most of them lie on the brackets, and what is beyond stays on the line."""
    values = [profile[name] for profile in profiles("quick").values()]
    least, most = min(values), max(values)
    spread = most - least

    def bar(value: float) -> str:
        one = Criterion(value, value - spread, value + spread)
        return profile_bars({name: one}, "quick")[name]

    assert bar(least).index("o") == bar(most).index("[")
    assert bar(most).index("o") == bar(least).index("]")
    assert bar(least - 9 * spread).index("o") == 0
    assert bar(most + 9 * spread).index("o") == BAR - 1
    assert {len(bar(value)) for value in values} == {BAR}


def test_the_command_prints_json_and_refuses_bad_codes(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "eldorado", "route", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    bad = run("rate", "B2-C5ner-C5ner-blue0", "--quick")
    assert bad.returncode != 0
    assert "twice" in bad.stderr
    assert "Traceback" not in bad.stderr
    both = run("rate", "first_game", "--quick", "--deep")
    assert "not both" in both.stderr
    facts = msgspec.json.decode(run("facts", SHORT, "--json").stdout)
    assert facts["facts"]["finished"]
    lost = run("rate", SHORT, "--quick", "--html", str(tmp_path / "no" / "page.html"))
    assert "cannot be written" in lost.stderr


def test_the_command_rates_a_route_as_json_and_as_a_page(
    rating: RouteRating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLANS, "quick", FEW)
    page = tmp_path / "page.html"
    words = ["route", "rate", SHORT.lower(), "--quick", "--json", "--html", str(page)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout) == json.loads(json.dumps(rating.document()))
    assert page.read_text("utf-8") == portrait_page(rating, find_route(SHORT).board())


def test_a_deeper_rating_reads_its_difficulty_from_the_walkers(rating: RouteRating) -> None:
    races = RouteRaces(
        laid(["S1 g1 F:g1", "S2 g1 F:g1", "S3 g1 F:g1"]),
        (race(0, [(0, 2, 3)]), race(1, [(3, 0, 2)])),
        (race(0, [(0, 5, 5)]), race(2, [(5, 5, 0)]), race(1, [(5, 0, 5)])),
    )
    deep = rated(races, PLANS["deep"], rating.criteria)
    assert deep.like == rating.like
    assert deep.criteria["length"].value == 3
    assert deep.criteria["length"].word == rating.criteria["length"].word
    assert deep.bots.startswith("pathfinder")


def test_every_depth_has_its_plan() -> None:
    assert list(PLANS) == ["quick", "full", "deep"]
    assert PLANS["deep"].player == "pathfinder"
    assert PLANS["quick"].games < PLANS["full"].games
