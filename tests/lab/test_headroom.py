"""The slow player: which turns it compares, how it compares them, and what it gains."""

import random
from pathlib import Path

import pytest

from eldorado.bots import load_bot
from eldorado.bots.planner.judging.candidates import CandidateSearch
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.levels import network
from eldorado.bots.planner.search.width import WIDE
from eldorado.core.game import Game
from eldorado.errors import EldoradoError
from eldorado.lab.headroom import headroom_run
from eldorado.lab.headroom.headroom_run import HeadroomFolder, headroom, headroom_match
from eldorado.lab.headroom.rollout_player import RolloutSettings, play_out
from eldorado.lab.headroom.rollouts import play_to_end
from eldorado.lab.headroom.turn_parts import PARTS, differing_in, part_of
from eldorado.lab.simulation.play import GameResult
from eldorado.lab.tournaments.match import MatchTerms
from tests.lab.conftest import Run
from tests.situations import path, situation

COMMAND = "headroom"


@pytest.fixture(scope="module")
def middle() -> Game:
    game = Game.new("first_game", 2, 3)
    bots = [load_bot("walker", seed) for seed in range(2)]
    while game.round < 5:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    return game


@pytest.mark.parametrize("part", PARTS)
def test_turns_differ_in_one_part_only(part: str, middle: Game) -> None:
    world = middle.view(middle.to_move).world
    search = CandidateSearch(world, network(), Rivals(world, network()).worth, WIDE)
    best, *others = search.candidates(300)
    first, *found = differing_in(part, best, others)
    assert first is best
    ways = {part_of(one, part) for one in found}
    assert len(ways) == len(found)
    assert part_of(best, part) not in ways
    for one in found:
        assert all(part_of(one, p) == part_of(best, p) for p in PARTS if p != part)
    if part in ("purchases", "movement"):
        assert found


def test_a_rollout_ends_and_repeats(middle: Game) -> None:
    first, second = (play_to_end(middle.copy(), (), network(), 5) for _ in range(2))
    assert first == second
    assert first.rounds > 0


def test_the_turn_that_arrives_wins_the_comparison() -> None:
    game = situation(path("S1", "g1", "F:g1"), "explorer explorer", others="b")
    game.players[1].pieces = (game.board.index["a"],)
    game.players[0].pieces = (game.board.index["b"],)
    view = game.view(0)
    search = CandidateSearch(view.world, network(), Rivals(view.world, network()).worth, WIDE)
    worst_first = search.candidates(8)[::-1]
    assert worst_first[-1].node.arrived()
    assert not worst_first[0].node.arrived()
    chosen = play_out(view, worst_first, 2, random.Random(1))
    assert worst_first[chosen].node.arrived()


def result(number: int, entries: tuple[int, ...], arrivals: tuple[int, ...]) -> GameResult:
    winner = min(range(3), key=lambda seat: arrivals[seat] or 99)
    return GameResult(
        number, 1, "first_game", ("a", "b", "b"), entries, False, False, False, 0, winner, 12,
        arrivals, (1, 2, 3), (0, 0, 0), 9, "only_arrival",
    )  # fmt: skip


def test_gains_are_added_up_over_deals() -> None:
    match = headroom_match(RolloutSettings(), MatchTerms(3))
    assert (match.games, match.seatings, match.portion) == (3, 3, 1)
    results = [
        result(0, (0, 1, 2), (11, 12, 0)),
        result(1, (1, 2, 0), (12, 12, 12)),
        result(2, (2, 0, 1), (12, 12, 0)),
    ]
    found = headroom("whole", match, results)
    assert found.rounds == pytest.approx((1.5 + 0 + 0.5) / 3)
    assert found.share == pytest.approx(1 / 3)
    assert found.fair == pytest.approx(1 / 3)


@pytest.mark.slow
def test_the_command_measures_and_resumes(run: Run, tmp_path: Path) -> None:
    asked = (tmp_path, "--part", "kept", "--games", "2", "--players", "2", "--turns", "2")
    more = ("--worlds", "1", "--workers", "1")
    code, out, _ = run(*asked, *more)
    assert code == 0
    assert out.startswith("kept: 2 games, ")
    files = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("part-*")}
    assert len(files) == 2
    assert run(*asked, *more)[1] == out
    assert {file: file.stat().st_mtime_ns for file in files} == files
    folder = HeadroomFolder(tmp_path)
    assert folder.seconds() > 0
    assert (folder.read("kept") or {})["games"] == 2
    assert folder.read("whole") is None
    code, _, err = run(tmp_path, "--part", "moods")
    assert code == 1
    assert "not one of whole, purchases" in err


def test_editions_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = RolloutSettings("kept")
    match = headroom_match(settings, MatchTerms(3))
    results = [
        result(0, (0, 1, 2), (11, 12, 0)),
        result(1, (1, 2, 0), (12, 12, 12)),
        result(2, (2, 0, 1), (12, 12, 0)),
    ]
    monkeypatch.setattr(headroom_run, "measure_headroom", lambda *arguments: results)
    folder = HeadroomFolder(tmp_path)
    found = folder.measure(settings, match, 1, False)
    assert found == headroom("kept", match, results)
    assert (folder.read("kept") or {})["share"] == found.share
    spent = folder.seconds()
    folder.measure(settings, match, 1, False)
    assert folder.seconds() > spent > 0, "the time is added up"
    monkeypatch.setattr(headroom_run, "edition", lambda players: "another")
    other = HeadroomFolder(tmp_path)
    assert other.read("kept") is None
    assert other.seconds() == 0
    with pytest.raises(EldoradoError, match="another edition; choose a new folder"):
        other.measure(settings, match, 1, False)
