"""Puzzles from games: found, chosen, checked, and served."""

import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from eldorado.bots import load_bot
from eldorado.bots.planner.levels import network
from eldorado.core.game import Game
from eldorado.core.state import Variant
from eldorado.course.measures import TurnResult
from eldorado.course.puzzle import LineOfPlay, Puzzle, read_puzzle
from eldorado.lab.simulation.play import GameJob
from eldorado.mining import MiningPlan, mine, mining_run
from eldorado.mining.full_rollouts import check, check_all
from eldorado.mining.miner import examine
from eldorado.mining.mining_run import MinedGame, MiningFolder
from eldorado.mining.puzzle_difficulty import difficulty
from eldorado.mining.selection import select
from eldorado.mining.themes import THEMES, theme_of
from eldorado.mining.turn_options import turn_options
from eldorado.routes import KNOWN


def arriving() -> Game:
    """One step before the gate, with a card that makes it and others that do not."""
    board = {
        "spaces": {"a": "S1", "b": "g1", "c": "b1", "d": "y1", "z": "F:g1", "m": "MM"},
        "hexes": {"a": [0, 0], "b": [1, 0], "c": [0, 1], "d": [1, -1], "z": [2, 0], "m": [3, 0]},
    }
    from eldorado.course.loader import joined_up

    deck = {"hand": ["explorer", "sailor", "traveler"], "draw": ["explorer", "sailor"]}
    players = [{"pieces": ["b"], **deck}, {"pieces": ["c"], **deck}]
    document = {"board": board, "players": players, "round": 9}
    return Game.from_position(joined_up(document), seed=0)


@pytest.fixture(scope="module")
def middle() -> Game:
    """A game of two in its sixth round."""
    game = Game.new("first_game", 2, 3, Variant(caves=True))
    bots = [load_bot("walker", seed) for seed in range(2)]
    while game.round < 6:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    return game


def test_options_differ_in_what_they_lead_to(middle: Game) -> None:
    options = turn_options(middle, network())
    assert len(options) > 3
    assert len({option.end for option in options}) == len(options)
    assert [o.value for o in options] == sorted((o.value for o in options), reverse=True)
    for option in options:
        after = middle.copy()
        for action in option.actions:
            after.apply(action)
        assert TurnResult.of(after, middle.to_move) == option.end


def test_options_depend_on_nothing_hidden(middle: Game) -> None:
    """The draw piles of all and the hands of the others, dealt anew."""
    other = middle.view(middle.to_move).determinize(random.Random(1))
    mine = [(o.actions, o.value) for o in turn_options(middle, network())]
    assert mine == [(o.actions, o.value) for o in turn_options(other, network())]


def test_the_last_step_is_a_theme_and_easy() -> None:
    game = arriving()
    best, *others = turn_options(game, network())
    assert best.end.at == ("gate",)
    assert theme_of(game, best, others[0]) == "last-round"
    assert difficulty(game, {best.end}, network()) < 1000
    assert difficulty(game, {others[-1].end}, network()) > 1700
    assert examine(game, network()) is None, "Everybody finds it."


def made(id: str, theme: str = "purchase", route: str = "first_game", **other: object) -> Puzzle:
    """A puzzle as the selection sees it."""
    players = [{"pieces": ["A1"], "hand": ["explorer", "sailor", *map(str, other.values())]}]
    position = {"board": {"route": route}, "players": players}
    return msgspec.convert(
        {
            "id": id,
            "position": position,
            "score": [],
            "stars": {"three": [1]},
            "solution": [],
            "theme": theme,
        },
        Puzzle,
    )


def test_a_selection_is_spread_and_has_no_two_alike() -> None:
    many = [made(f"purchase-{n}-3-0", card=n) for n in range(9)]
    few = [made("caves-9-3-0", "caves"), made("purchase-10-3-0", route="serpentine")]
    alike = [made("purchase-20-3-0", card=0)]
    kept = {one.id for one in select([*many, *alike, *few], 4)}
    assert {"caves-9-3-0", "purchase-10-3-0"} <= kept
    assert len(select([many[0], *alike], 4)) == 1
    one_game = [made(f"purchase-1-{n}-0", card=n) for n in range(5)]
    assert len(select(one_game, 4)) == 2


def test_a_search_resumes_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def look(jobs: "list[GameJob]", workers: int) -> "list[MinedGame]":
        found = []
        for job in jobs:
            looked.append(job.number)
            found.append(MinedGame(job.number, [made(f"purchase-{job.number}-3-0")]))
        return found

    monkeypatch.setattr(mining_run, "_mined", look)
    plan = MiningPlan(games=3)
    assert len(mine(tmp_path, plan, 1) or []) == 3
    with (tmp_path / "mined.jsonl").open("ab") as file:
        file.write(b'{"game": 3, "puz')  # cut off by a crash
    assert len(mine(tmp_path, MiningPlan(games=5), 1) or []) == 5
    assert looked == [0, 1, 2, 3, 4]
    with pytest.raises(Exception, match="another search"):
        MiningFolder(tmp_path, MiningPlan(seed=1))


def test_a_wrong_solution_is_not_confirmed() -> None:
    game = arriving()
    best, *others = turn_options(game, network())

    def puzzle(option: int) -> Puzzle:
        one = [best, *others][option]
        return msgspec.convert(
            {
                "id": "last-round-1",
                "position": game.position(),
                "score": [{"kind": "best_turn", "ends": [msgspec.to_builtins(one.end)]}],
                "stars": {"three": [1]},
                "solution": [str(action) for action in one.actions],
                "theme": "last-round",
            },
            Puzzle,
        )

    right, wrong = puzzle(0).checked(), puzzle(-1).checked()
    assert check(right, worlds=2).confirmed
    assert not check(wrong, worlds=2).confirmed
    alone = list(check_all([right, wrong], worlds=2, seed=0, workers=1))
    assert [one.confirmed for one in alone] == [True, False]


@pytest.mark.slow
def test_several_processes_check_alike() -> None:
    some = shipped()[:2]
    assert list(check_all(some, 2, 0, workers=2)) == list(check_all(some, 2, 0, workers=1))


def shipped() -> list[Puzzle]:
    from eldorado.course import trainer_puzzles

    return list(trainer_puzzles().values())


def test_many_different_puzzles_ship_with_the_package() -> None:
    """They are spread over routes and themes, and no two are alike."""
    puzzles = shipped()
    assert len(puzzles) == 300
    assert len({msgspec.json.encode(puzzle.position) for puzzle in puzzles}) == 300
    assert len(select(puzzles, 300)) == 300, "no two show the same pieces, hand and theme"
    themes = Counter(puzzle.theme for puzzle in puzzles)
    routes = Counter(puzzle.position["board"]["route"] for puzzle in puzzles)
    assert set(routes) == set(KNOWN)
    assert min(routes.values()) >= 30
    assert min(themes.values()) >= 10
    assert max(themes.values()) <= 120


def test_the_puzzles_of_the_trainer_are_sound() -> None:
    """Each can be played, its solution earns three stars, and it hides what a player cannot see."""
    assert {puzzle.theme for puzzle in shipped()} == set(THEMES)
    for puzzle in shipped():
        assert read_puzzle(msgspec.json.encode(puzzle)) == puzzle
        assert puzzle.theme in THEMES
        assert puzzle.why
        scene = LineOfPlay(puzzle, ()).scene()
        assert scene["draw"] == []
        assert "caves" not in scene
        assert LineOfPlay(puzzle, puzzle.solution).scene()["stars"] == 3
