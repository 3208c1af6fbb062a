"""Chooses which of the mined puzzles to keep: spread over themes and routes, no two alike."""

from collections import Counter
from collections.abc import Iterable

from eldorado.course.puzzle import Puzzle

MOST_PER_GAME = 2


def select(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """At most this number, easiest first: always the next of the theme and route seen least."""
    left = list(puzzles)
    themes: Counter[str] = Counter()
    places: Counter[tuple[str, str]] = Counter()
    games: Counter[str] = Counter()
    kept: dict[tuple[object, ...], Puzzle] = {}
    while left and len(kept) < count:
        left.sort(key=lambda one: (themes[one.theme], places[one.theme, _route(one)]))
        one = left.pop(0)
        game = one.id.removeprefix(f"{one.theme}-").partition("-")[0]
        if _look(one) in kept or games[game] >= MOST_PER_GAME:
            continue
        kept[_look(one)] = one
        themes[one.theme] += 1
        places[one.theme, _route(one)] += 1
        games[game] += 1
    return sorted(kept.values(), key=lambda one: (one.rating, one.id))


def _route(puzzle: Puzzle) -> str:
    return str(puzzle.position["board"]["route"])


def _look(puzzle: Puzzle) -> tuple[object, ...]:
    """What two puzzles must not have in common."""
    player = puzzle.position["players"][puzzle.seat]
    return (_route(puzzle), puzzle.theme, *player["pieces"], "|", *sorted(player["hand"]))
