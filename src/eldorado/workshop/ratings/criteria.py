"""The twelve criteria by which a route is rated, computed from the traces of races on it.

Main races are between three equal players and come in pairs: the same deal with two draws of
blockades. Skill races are between one stronger and two weaker players; every deal is played three
times, with the stronger one in each seat.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from math import exp, log, sqrt

from msgspec import Struct

from eldorado.lab.simulation.race_trace import RaceTrace
from eldorado.routes.board import JUNGLE, RIVER, VILLAGE, Board
from eldorado.routes.paths import steps_to_go
from eldorado.stats.intervals import clustered, wilson

PAIR, SEATS = 2, 3
"""Races of a main deal, and of a skill deal."""

BLOCKS = 20
"""Parts that are left out in turn to find an interval."""

STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}
"""Half the width of the middle 95% of Student's distribution by the number of blocks."""

STUDENT_MANY = 2.1


class Criterion(Struct, frozen=True):
    """A figure with the interval that contains the true one 95 times in 100."""

    value: float
    low: float
    high: float
    word: str = ""


@dataclass(frozen=True)
class RouteRaces:
    """The races on one board: main ones in pairs, skill ones in threes."""

    board: Board
    main: tuple[RaceTrace, ...]
    skill: tuple[RaceTrace, ...]
    """Of each deal, the races with the stronger player in seat 0, 2 and 1, as a match plays."""

    @cached_property
    def pairs(self) -> list[tuple[RaceTrace, ...]]:
        """The deals of the main races."""
        return [self.main[i : i + PAIR] for i in range(0, len(self.main), PAIR)]

    @cached_property
    def deals(self) -> list[tuple[RaceTrace, ...]]:
        """The deals of the skill races, each by the seat of the stronger player."""
        threes = (self.skill[i : i + SEATS] for i in range(0, len(self.skill), SEATS))
        return [(deal[0], *deal[:0:-1]) for deal in threes]

    @cached_property
    def steps(self) -> dict[str, int]:
        """Per space the steps to go."""
        return dict(zip(self.board.names, steps_to_go(self.board), strict=True))


Deals = Sequence[tuple[RaceTrace, ...]]


def measure(races: RouteRaces) -> dict[str, Criterion]:
    """All twelve criteria, in the order in which they are shown."""

    def from_pairs(figure: Callable[[Deals], float], most: float | None = None) -> Criterion:
        return _jackknife(races.pairs, figure, most)

    return {
        "length": from_pairs(_mean(lambda race: race.rounds)),
        "lead_changes": from_pairs(_mean(_lead_changes)),
        "uncertainty": from_pairs(_mean(_open_share), 1.0),
        "closeness": from_pairs(_mean(_rounds_behind)),
        "seat_fairness": _seat_fairness(races.main),
        "skill_gap": _skill_gap(races.deals),
        "luck_share": _jackknife(races.deals, _luck_share, 1.0),
        "path_diversity": from_pairs(lambda deals: _path_diversity(deals, races.steps), 1.0),
        "bottlenecks": from_pairs(_blocked_share, 1.0),
        "colours": from_pairs(_colours, 1.0),
        "purchases": from_pairs(_purchases),
        "blockades": from_pairs(_blockade_rounds),
    }


CRITERIA = (
    "length",
    "lead_changes",
    "uncertainty",
    "closeness",
    "seat_fairness",
    "skill_gap",
    "luck_share",
    "path_diversity",
    "bottlenecks",
    "colours",
    "purchases",
    "blockades",
)
"""Their names in the order in which they are shown."""


def _jackknife(deals: Deals, figure: Callable[[Deals], float], most: float | None) -> Criterion:
    """A figure over all deals; its spread is seen by leaving out one block after another."""
    value = figure(deals)
    blocks = min(BLOCKS, len(deals))
    if blocks < 2:
        return Criterion(value, 0.0, most if most is not None else 2 * value)
    parts = [
        figure([deal for i, deal in enumerate(deals) if i % blocks != block])
        for block in range(blocks)
    ]
    middle = sum(parts) / blocks
    error = sqrt((blocks - 1) / blocks * sum((part - middle) ** 2 for part in parts))
    spread = STUDENT.get(blocks, STUDENT_MANY) * error
    high = value + spread
    return Criterion(value, max(0.0, value - spread), high if most is None else min(most, high))


def _mean(figure: Callable[[RaceTrace], float]) -> Callable[[Deals], float]:
    """The mean of a figure of every race."""

    def over(deals: Deals) -> float:
        values = [figure(race) for deal in deals for race in deal]
        return sum(values) / len(values)

    return over


def _lead_changes(race: RaceTrace) -> int:
    """How often another seat came to be alone in front at the end of a round."""
    leaders = [leader for leader in map(_leader, race.distances) if leader is not None]
    return sum(a != b for a, b in pairwise(leaders))


def _leader(distances: Sequence[float]) -> int | None:
    """The seat with the least way ahead; None where two are level."""
    least = min(distances)
    return distances.index(least) if distances.count(least) == 1 else None


def _open_share(race: RaceTrace) -> float:
    """The part of the race after whose end the winner was never behind anybody again."""
    if race.winner is None:
        return 1.0
    behind = [
        number
        for number, distances in enumerate(race.distances, 1)
        if min(distances) < distances[race.winner]
    ]
    return max(behind, default=0) / len(race.distances)


def _rounds_behind(race: RaceTrace) -> float:
    """How many rounds of its own pace the second is behind when the race ends."""
    first, second = sorted(race.distances[-1])[:2]
    begin = max(race.distances[0])
    walked = max(begin - second, 1.0)
    return (second - first) / walked * len(race.distances)


def _seat_fairness(main: Sequence[RaceTrace]) -> Criterion:
    """The largest distance of a place in the order of play from an equal share of wins."""
    seats = len(main[0].distances[0]) if main else SEATS
    fair = 1 / seats
    won = [race for race in main if race.winner is not None]
    counts = Counter((race.winner - race.start) % seats for race in won if race.winner is not None)
    value, low, high = 0.0, 0.0, 0.0
    for place in range(seats):
        share = counts[place] / len(won) if won else fair
        least, most = wilson(counts[place], len(won))
        value = max(value, abs(share - fair))
        low = max(low, least - fair, fair - most)
        high = max(high, abs(least - fair), abs(most - fair))
    return Criterion(value, low, high)


def _skill_gap(deals: Deals) -> Criterion:
    """The share of wins of one stronger player against two weaker ones."""
    shares = [sum(race.winner == seat for seat, race in enumerate(deal)) / SEATS for deal in deals]
    return Criterion(sum(shares) / len(shares), *clustered(shares, SEATS))


def _luck_share(deals: Deals) -> float:
    """The share of the variance of results that a seat's cards explain, for any player in it.

    A result is how much further a seat has come than the others at the end, less what a player of
    that strength comes on average. The three results of one seat of one deal make a group; the
    share is the intraclass correlation of these groups.
    """
    leads = [[_leads(race) for race in deal] for deal in deals]
    usual = [
        _average([deal[k][seat] for deal in leads for k in range(SEATS) for seat in range(SEATS)
                  if (seat == k) == strong])
        for strong in (False, True)
    ]  # fmt: skip
    groups = [
        [deal[k][seat] - usual[seat == k] for k in range(SEATS)]
        for deal in leads
        for seat in range(SEATS)
    ]
    middle = _average([result for group in groups for result in group])
    between = SEATS * sum((_average(group) - middle) ** 2 for group in groups)
    within = sum((result - _average(group)) ** 2 for group in groups for result in group)
    between /= max(len(groups) - 1, 1)
    within /= max(len(groups) * (SEATS - 1), 1)
    total = between + (SEATS - 1) * within
    return max(0.0, (between - within) / total) if total else 0.0


def _leads(race: RaceTrace) -> list[float]:
    """By seat, how much less is ahead of it at the end than of the others on average."""
    ahead = race.distances[-1]
    return [(sum(ahead) - far) / (len(ahead) - 1) - far for far in ahead]


def _average(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _path_diversity(deals: Deals, steps: dict[str, int]) -> float:
    """How likely two pieces that rest equally far from the end rest on different spaces."""
    visits: Counter[str] = Counter()
    for deal in deals:
        for race in deal:
            visits.update(race.visits)
    layers: dict[int, list[int]] = {}
    for name, count in visits.items():
        if steps[name] > 0:
            layers.setdefault(steps[name], []).append(count)
    apart = together = 0.0
    for counts in layers.values():
        total = sum(counts)
        if total > 1:
            alike = sum(count * (count - 1) for count in counts) / (total - 1)
            together += total
            apart += total - alike
    return apart / together if together else 0.0


def _blocked_share(deals: Deals) -> float:
    """The share of turns that begin with others standing in the cheapest way."""
    turns = sum(race.turns for deal in deals for race in deal)
    return sum(race.blocked for deal in deals for race in deal) / max(turns, 1)


def _colours(deals: Deals) -> float:
    """How evenly movement is spread over jungle, river and village: 1 evenly, 0 all on one."""
    counts: Counter[int] = Counter()
    for deal in deals:
        for race in deal:
            counts.update(race.moves)
    return _entropy([counts[terrain] for terrain in (JUNGLE, RIVER, VILLAGE)]) / log(3)


def _purchases(deals: Deals) -> float:
    """How many kinds of cards are bought, each counted by how often: the exponential entropy."""
    counts: Counter[str] = Counter()
    for deal in deals:
        for race in deal:
            counts.update(race.purchases)
    return exp(_entropy(list(counts.values()))) if counts else 0.0


def _blockade_rounds(deals: Deals) -> float:
    """By how many rounds the first arrival moves when only the blockades are drawn again."""
    apart = [abs(a.rounds - b.rounds) for deal in deals for a, b in combinations(deal, 2)]
    return sum(apart) / len(apart) if apart else 0.0


def _entropy(counts: Sequence[int]) -> float:
    total = sum(counts)
    return -sum(count / total * log(count / total) for count in counts if count) if total else 0.0
