"""Ways over a board from its starting spaces to its goals: cheapest, shortest, separate ones."""

from collections.abc import Callable, Collection, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from eldorado.workshop.measures.ground_plan import GroundPlan

Weight = tuple[float, float, float]
"""What a space counts, most important first."""

NOTHING: Weight = (0.0, 0.0, 0.0)


class Way(NamedTuple):
    """The spaces entered from start to goal, in order."""

    spaces: tuple[int, ...]
    cost: int
    """The sum of the spaces' numbers."""

    @property
    def steps(self) -> int:
        return len(self.spaces)


def cheapest_way(
    plan: GroundPlan,
    closed: Collection[int] = (),
    dearer: Mapping[int, float] | None = None,
) -> Way | None:
    """The way with the least sum of numbers; among equals the shortest, then the most even one.

    `dearer` adds to the cost of some spaces, to find another way.
    """
    extra = dearer or {}
    need = plan.board.need
    return _best(
        plan, closed, lambda space: (need[space] + extra.get(space, 0.0), 1.0, need[space] ** 2)
    )


def shortest_way(plan: GroundPlan, closed: Collection[int] = ()) -> Way | None:
    """The way with the fewest spaces; among equals the cheapest, then the most even one."""
    need = plan.board.need
    return _best(plan, closed, lambda space: (1.0, need[space], need[space] ** 2))


def _best(plan: GroundPlan, closed: Collection[int], weigh: Callable[[int], Weight]) -> Way | None:
    """Dijkstra's algorithm from all starting spaces at once."""
    board, goals = plan.board, plan.goals
    best: dict[int, Weight] = {}
    came: dict[int, int] = {}
    heap: list[tuple[Weight, int, int]] = [(NOTHING, start, -1) for start in sorted(plan.starts)]
    while heap:
        far, space, before = heappop(heap)
        if space in best:
            continue
        best[space], came[space] = far, before
        if space in goals:
            return _walked(plan, came, space)
        for target, _ in board.steps[space]:
            if target not in best and target not in closed:
                a, b, c = weigh(target)
                heappush(heap, ((far[0] + a, far[1] + b, far[2] + c), target, space))
    return None


def _walked(plan: GroundPlan, came: dict[int, int], goal: int) -> Way:
    spaces = [goal]
    while came[spaces[-1]] >= 0:
        spaces.append(came[spaces[-1]])
    spaces.pop()
    return Way(tuple(reversed(spaces)), sum(plan.board.need[space] for space in spaces))


def passes(
    plan: GroundPlan, closed: Collection[int], uncrossed: Collection[tuple[int, int]] = ()
) -> bool:
    """Whether a way leads from some start to a goal without the closed spaces and edges."""
    board, goals = plan.board, plan.goals
    shut = {*uncrossed, *((b, a) for a, b in uncrossed)}
    seen = set(plan.starts)
    todo = list(seen)
    while todo:
        space = todo.pop()
        for target, _ in board.steps[space]:
            if target not in seen and target not in closed and (space, target) not in shut:
                if target in goals:
                    return True
                seen.add(target)
                todo.append(target)
    return False


def cut_spaces(plan: GroundPlan) -> tuple[int, ...]:
    """The spaces that every way leads over, from start to end."""
    way = shortest_way(plan)
    if way is None:
        return ()
    inner = [space for space in way.spaces if space not in plan.goals]
    return tuple(space for space in inner if not passes(plan, {space}))


def narrowest_cut(plan: GroundPlan) -> tuple[int, ...]:
    """The fewest spaces that would close every way, those nearest to the start.

    Menger: they are as many as there are ways without a common space. Ford and Fulkerson find
    them in a network where every space is an entry and an exit joined by an edge for one way.
    """
    room = _network(plan)
    while (came := _augmenting(room)) and _SINK in came:
        node = _SINK
        while node != _SOURCE:
            before = came[node]
            room[before][node] -= 1
            room[node][before] = room[node].get(before, 0) + 1
            node = before
    return tuple(
        space
        for space in range(len(plan.board.spaces))
        if 2 * space in came and 2 * space + 1 not in came
    )


_SOURCE, _SINK, _ANY = -1, -2, 99


def _network(plan: GroundPlan) -> dict[int, dict[int, int]]:
    """Room for ways: from a node to each next one. Starts and goals can be shared."""
    room: dict[int, dict[int, int]] = {_SOURCE: {}, _SINK: {}}
    for space, steps in enumerate(plan.board.steps):
        into, out = 2 * space, 2 * space + 1
        if space in plan.goals:
            room[into], room[out] = {_SINK: _ANY}, {}
            continue
        shared = space in plan.starts
        room[into] = {out: _ANY if shared else 1}
        room[out] = {2 * target: _ANY for target, _ in steps}
        if shared:
            room[_SOURCE][out] = _ANY
    return room


def _augmenting(room: dict[int, dict[int, int]]) -> dict[int, int]:
    """The nodes that one more way could reach, each with the node before it."""
    came = {_SOURCE: _SOURCE}
    todo = [_SOURCE]
    for node in todo:
        for target, left in room[node].items():
            if left > 0 and target not in came:
                came[target] = node
                todo.append(target)
    return came
