"""Searches every solution of a puzzle for the best result."""

from msgspec import Struct

from eldorado.core.game import Game
from eldorado.course.lesson_player import others_play
from eldorado.course.measures import cards_used
from eldorado.course.puzzle import Puzzle


class Proof(Struct, frozen=True):
    """The best result, a line that reaches it, how many positions were looked at, and how many
    of the different final results earn each number of stars."""

    best: tuple[int, ...]
    line: tuple[str, ...]
    positions: int
    grades: dict[int, int]


def solve(puzzle: Puzzle, most: int = 500_000) -> Proof:
    """Searches all solutions; equal positions with the same cards used are searched once."""
    start = (puzzle.begin(), 1, 0, None)
    stack: list[tuple[Game, int, int, tuple[object, str] | None]] = [start]
    seen: set[object] = set()
    results: dict[tuple[int, ...], tuple[object, str] | None] = {}
    while stack:
        game, turn, played, past = stack.pop()
        if turn > puzzle.turns or game.finished:
            results.setdefault(puzzle.result(game, played), past)
            continue
        for action in game.legal_actions():
            after = game.copy()
            after.apply(action)
            later = turn
            if (after.to_move, after.round) != (game.to_move, game.round) or after.finished:
                later += 1
                others_play(after, puzzle.seat)
            used = played + cards_used(action)
            key = (after.key(), later, used)
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > most:
                raise OverflowError(f"{puzzle.id} has more than {most} positions")
            stack.append((after, later, used, (past, str(action))))
    best = max(results, key=puzzle.worth)
    grades = [puzzle.grade(result) for result in results]
    return Proof(
        best,
        _unrolled(results[best]),
        len(seen),
        {stars: grades.count(stars) for stars in range(4)},
    )


def _unrolled(past: object) -> tuple[str, ...]:
    line: list[str] = []
    while isinstance(past, tuple):
        past, action = past
        line.append(action)
    return tuple(reversed(line))
