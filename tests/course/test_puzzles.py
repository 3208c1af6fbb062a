"""The puzzles: three stars can be had, nothing beats them, and faults are named."""

import json
from pathlib import Path
from typing import Any

import pytest

from eldorado import Game
from eldorado.core.state import NO_CARD
from eldorado.course import (
    CourseError,
    attempt_puzzle,
    load_puzzle,
    play_puzzle,
    puzzle_catalogue,
    puzzles,
    read_puzzle,
)
from eldorado.course.loader import FOLDER
from eldorado.course.measures import Measure, way
from eldorado.course.puzzle import LineOfPlay
from eldorado.course.puzzle_solver import solve
from eldorado.course.scene_types import PuzzleScene
from eldorado.i18n import FOLDER as TEXTS
from tests.document_fits import assert_fits
from tests.situations import path, situation

each_puzzle = pytest.mark.parametrize("id", list(puzzles()))


@each_puzzle
def test_three_stars_are_the_best_of_all_lines(id: str) -> None:
    """Every line of play there is: the best result is exactly what three stars ask for."""
    puzzle = puzzles()[id]
    proof = solve(puzzle)
    assert proof.best == puzzle.stars.three
    assert LineOfPlay(puzzle, proof.line).result == proof.best
    assert all(proof.grades.values()), "there is something to win for every number of stars"
    assert proof.positions < 50_000


@each_puzzle
def test_the_solution_earns_three_stars(id: str) -> None:
    puzzle = puzzles()[id]
    actions: list[str] = []
    for action in puzzle.solution:
        scene = play_puzzle(id, actions)
        assert not scene["done"]
        assert "stars" not in scene
        scene = attempt_puzzle(id, actions, action)
        actions = scene["actions"]
        assert scene | {"happened": []} == play_puzzle(id, actions)
    assert actions == list(puzzle.solution)
    assert scene["done"]
    assert scene["stars"] == 3
    assert scene["verdict"] == "puzzle-stars-3"
    assert [entry["args"]["count"] for entry in scene["measures"]] == list(puzzle.stars.three)
    with pytest.raises(CourseError, match="over"):
        attempt_puzzle(id, actions, "end")


@each_puzzle
def test_doing_nothing_earns_nothing(id: str) -> None:
    puzzle = puzzles()[id]
    scene = play_puzzle(id, ["end"] * puzzle.turns)
    assert scene["done"]
    assert scene["stars"] == 0


@each_puzzle
def test_no_single_action_is_the_solution(id: str) -> None:
    """The client proposes one card at most (web/tests/puzzles.test.ts), which must not be all."""
    for first in puzzles()[id].begin().legal_actions():
        line = LineOfPlay(puzzles()[id], [str(first)])
        while not line.over:
            pending = line.game.turn.pending != NO_CARD
            assert line.attempt("remove none" if pending else "end") is None
        assert puzzles()[id].grade(line.result) < 3, first


def test_winning_the_tie_is_graded_as_the_task_says() -> None:
    arrived = ["move 1 trailblazer c via #1", "move 1 sailor z"]
    scene = play_puzzle("tie", arrived)
    assert (scene["done"], scene["stars"]) == (True, 2)
    texts = (TEXTS / "en" / "course.ftl").read_text("utf-8")
    assert "arriving earns two stars, and winning the tie earns three" in texts


@each_puzzle
def test_no_shuffle_decides(id: str) -> None:
    """Where the discard pile is shuffled within the horizon, all of it is drawn."""
    puzzle = puzzles()[id]
    line = LineOfPlay(puzzle, ())
    for action in puzzle.solution:
        line.attempt(action)
        entry = line.game.history
        assert entry is not None
        assert not entry.chance.reshuffled or not entry.chance.left or line.over


def test_what_to_buy_has_one_answer() -> None:
    puzzle = puzzles()["purchase"]
    game = puzzle.begin()
    for action in game.legal_actions():
        if not str(action).startswith("buy "):
            continue
        after = game.copy()
        after.apply(action)
        found = best_grade(after)
        assert (found == 3) == str(action).startswith("buy captain"), action


def best_grade(game: Game) -> int:
    """The best grade that can still be had after a purchase in the first turn."""
    puzzle = puzzles()["purchase"]
    best = 0
    stack = [(game, 1)]
    while stack:
        now, turn = stack.pop()
        if turn > puzzle.turns or now.finished:
            best = max(best, puzzle.grade(puzzle.result(now, 0)))
            continue
        for action in now.legal_actions():
            if turn == 2 and str(action).startswith("buy"):
                continue
            after = now.copy()
            after.apply(action)
            stack.append((after, turn + (str(action)[:3] == "end")))
    return best


def test_scenes_tell_what_will_be_drawn_and_found() -> None:
    scene = play_puzzle("two-turns")
    assert scene["draw"][:2] == ["scout", "explorer"]
    assert play_puzzle("cave")["caves"] == {"k": ["machete_2", "coin_1", "draw_card", "paddle_1"]}
    assert scene["turn"] == 1
    assert play_puzzle("two-turns", ["end"])["turn"] == 2
    answer = attempt_puzzle("village", [], "move 1 sailor b")["answer"]
    assert answer["kind"] == "refused"
    assert answer["text"] == "refusal-M-02-terrain"
    assert attempt_puzzle("village", [], "?")["answer"]["text"] == "refusal-unreadable"


def test_the_catalogue_lists_the_files() -> None:
    assert [entry["id"] for entry in puzzle_catalogue()] == list(puzzles())
    assert {file.stem for file in (FOLDER / "puzzles").glob("*.json")} == set(puzzles())


def test_unknown_puzzles_and_impossible_lists_are_refused() -> None:
    with pytest.raises(CourseError, match="no puzzle 'nine'"):
        play_puzzle("nine")
    for actions in (["end", "end"], ["fly"], ["end"] * 300):
        with pytest.raises(CourseError, match="actions"):
            play_puzzle("village", actions)


def village() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / "puzzles" / "village.json").read_text("utf-8"))
    return data


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"id": "No Spaces"}, "id"),
        ({"turns": 9}, "turns"),
        ({"turns": "two"}, "turns"),
        ({"seat": 1}, "seat"),
        ({"score": []}, "score"),
        ({"score": [{"kind": "luck"}]}, "score[0].kind"),
        ({"score": [{"kind": "way_left", "space": "q"}]}, "score[0].space"),
        ({"score": [{"kind": "cards_removed", "cards": ["wizard"]}]}, "score[0].cards"),
        ({"stars": {"three": []}}, "stars.three"),
        ({"stars": {"three": [0, 3], "two": [0, 1, 2]}}, "stars.two"),
        ({"stars": {}}, "stars"),
        ({"solution": ["fly"]}, "solution[0]"),
        ({"solution": ["move 1 sailor r", "move 1 sailor b"]}, "solution[1]"),
        ({"solution": ["end"]}, "solution"),
        ({"solution": []}, "solution"),
        ({"position": {"players": []}}, "position.board"),
        ({"words": {"en": {"title": "Mine"}}}, "words[...]"),
        ({"wings": 1}, "document"),
    ],
)
def test_a_faulty_puzzle_is_refused_by_the_name_of_its_field(
    change: dict[str, Any], path: str
) -> None:
    with pytest.raises(CourseError) as error:
        read_puzzle(json.dumps(village() | change).encode())
    assert error.value.path == path
    assert len(str(error.value)) < 200


def test_a_puzzle_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    words = {"en": {"title": "Mine", "task": "Find the way.", "hint": "Look.", "best": "So."}}
    file.write_text(json.dumps(village() | {"id": "mine", "words": words}), "utf-8")
    puzzle = load_puzzle(file)
    scene = play_puzzle(puzzle, puzzle.solution)
    assert_fits(scene, PuzzleScene)
    assert (scene["puzzle"], scene["stars"], scene["words"]) == ("mine", 3, words)
    with pytest.raises(CourseError, match="cannot be read"):
        load_puzzle(tmp_path / "none.json")


def test_the_example_in_the_documentation_is_a_puzzle() -> None:
    docs = Path(__file__).parents[2] / "docs" / "puzzles.md"
    text = docs.read_text("utf-8")
    puzzle = read_puzzle(text.partition("```json")[2].partition("```")[0].encode())
    assert solve(puzzle).best == puzzle.stars.three


def test_measures() -> None:
    board = path("S1", "g1", "R2", "F:b1") | {"blockades": [{"number": 5, "edges": [["b", "c"]]}]}
    game = situation(board, "scout compass", tokens="coin_1")
    player = game.players[0]
    assert Measure("way_left").of(game, 0, 0) == 1 + 2 + 2 + 1
    assert Measure("way_left", space="b").of(game, 0, 0) == 1
    assert Measure("tokens_left").of(game, 0, 0) == 1
    assert Measure("cards_gained").of(game, 0, 0) == 2
    assert Measure("cards_gained", cards=("compass",)).of(game, 0, 0) == 1
    assert Measure("cards_played").of(game, 0, 3) == 3
    assert Measure("blockades").of(game, 0, 0) == len(player.blockades) == 0
    assert Measure("won").of(game, 0, 0) == Measure("pieces_home").of(game, 0, 0) == 0
    assert Measure("cards_removed").of(game, 0, 0) == 0
    assert Measure("cards_played").better(3) == -3
    assert way(situation(path("S1", "MM", "g1")), [0], {2}) == 99
