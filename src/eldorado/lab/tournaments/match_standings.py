"""What the games of a match add up to, contestant by contestant."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import ceil
from typing import Any

from eldorado.core.state import Variant
from eldorado.lab.simulation.plan import ALL_ROUTES
from eldorado.lab.simulation.play import GameResult
from eldorado.lab.tournaments.match import Match
from eldorado.lab.tournaments.turn_times import Times
from eldorado.lab.workers.chunks import PlayedChunk
from eldorado.stats.intervals import clustered, mean_interval


@dataclass(frozen=True)
class Contestant:
    """How one contestant did in all seats; None where there was nothing to measure."""

    bot: str
    wins: int
    win_share: float
    interval: tuple[float, float]
    """Contains the true share 95 times in 100; games of one deal count together."""
    mean_arrival_round: float | None
    arrivals: int
    """In how many games it arrived."""
    ms_median: float | None
    ms_p99: float | None
    """Milliseconds of choosing in one whole turn."""
    forfeits: dict[str, int] = field(default_factory=dict)
    """What it did wrong and how often it lost a game by that."""

    def __repr__(self) -> str:
        return f"<Contestant {self.bot[:120]}: {self.wins} wins, {self.win_share:.0%}>"


@dataclass(frozen=True)
class Contest:
    """The result of a match; contestants are in the order in which they were named."""

    route: str
    games: int
    deals: int
    variant: Variant
    seed: int
    mean_winner_round: float | None
    winner_round_interval: tuple[float, float] | None
    unfinished: int
    """Games given up at the cap; nobody won them."""
    seats: tuple[Contestant, ...]
    interrupted: bool = False

    @property
    def arrivals(self) -> int:
        """How often anybody arrived."""
        return sum(one.arrivals for one in self.seats)

    @property
    def mean_arrival_round(self) -> float | None:
        """The mean round of arrival of all who arrived."""
        if not self.arrivals:
            return None
        rounds = sum((one.mean_arrival_round or 0.0) * one.arrivals for one in self.seats)
        return rounds / self.arrivals

    def __repr__(self) -> str:
        wins = ", ".join(f"{seat.bot[:60]} {seat.wins}" for seat in self.seats)
        return f"<Contest of {self.games} games on {self.route[:50]}, wins: {wins[:110]}>"

    def to_json(self) -> dict[str, Any]:
        """The contest as JSON-ready data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Contest":
        """The contest that `to_json` described."""
        rounds = data["winner_round_interval"]
        seats = (Contestant(**one | {"interval": tuple(one["interval"])}) for one in data["seats"])
        return cls(
            **data
            | {
                "variant": Variant(**data["variant"]),
                "winner_round_interval": None if rounds is None else tuple(rounds),
                "seats": tuple(seats),
            }
        )


class Standings:
    """Takes results with their times, whole deals at once, in any order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.unfinished = 0
        contestants = range(len(match.players))
        self._wins: list[Counter[int]] = [Counter() for _ in contestants]
        """By contestant, wins in each deal that had any."""
        self._played: Counter[int] = Counter()
        """Games of each deal."""
        self._arrivals: list[list[int]] = [[] for _ in contestants]
        self._forfeits: list[Counter[str]] = [Counter() for _ in contestants]
        self._seconds: list[list[float]] = [[] for _ in contestants]
        self._rounds: defaultdict[int, list[int]] = defaultdict(list)
        """By deal, the rounds in which winners arrived."""

    def add_all(self, played: PlayedChunk) -> None:
        """Everything that a worker hands back."""
        for result, times in zip(played.results, played.times, strict=True):
            self.add(result, times)

    def add(self, result: GameResult, times: Times) -> None:
        deal = self.match.deal(result.number)
        self.games += 1
        self.unfinished += not result.finished
        self._played[deal] += 1
        if result.winner is not None:
            self._wins[result.entries[result.winner]][deal] += 1
            self._rounds[deal].append(result.arrivals[result.winner] or result.rounds)
        for entry, round, turns in zip(result.entries, result.arrivals, times, strict=True):
            self._seconds[entry].extend(turns)
            if round:
                self._arrivals[entry].append(round)

        for _, seat, sentence in result.forfeits:
            self._forfeits[result.entries[seat]][sentence] += 1

    def contest(self, interrupted: bool = False) -> Contest:
        """The sums so far; they do not depend on the order of adding."""
        rounds = sorted(round for deal in self._rounds.values() for round in deal)
        mean = _mean(rounds)
        deals = sorted(sum(deal) / len(deal) for deal in self._rounds.values())
        _, low, high = mean_interval(deals)
        spread = (high - low) / 2
        routes = self.match.routes
        return Contest(
            route=routes[0] if len(routes) == 1 else ALL_ROUTES,
            games=self.games,
            deals=len(self._played),
            variant=self.match.variant,
            seed=self.match.seed,
            mean_winner_round=mean,
            winner_round_interval=None if mean is None else (mean - spread, mean + spread),
            unfinished=self.unfinished,
            seats=tuple(map(self._contestant, range(len(self.match.players)))),
            interrupted=interrupted,
        )

    def _contestant(self, entry: int) -> Contestant:
        wins = self._wins[entry]
        shares = sorted(wins[deal] / games for deal, games in self._played.items())
        arrivals, seconds = self._arrivals[entry], sorted(self._seconds[entry])
        return Contestant(
            bot=self.match.players[entry],
            wins=wins.total(),
            win_share=wins.total() / self.games if self.games else 0.0,
            interval=clustered(shares, self.match.seatings),
            mean_arrival_round=_mean(arrivals),
            arrivals=len(arrivals),
            ms_median=_milliseconds(seconds, 0.5),
            ms_p99=_milliseconds(seconds, 0.99),
            forfeits=dict(sorted(self._forfeits[entry].items())),
        )


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


def _milliseconds(seconds: Sequence[float], part: float) -> float | None:
    """The smallest time that so large a part of the sorted times does not exceed."""
    return 1000 * seconds[ceil(part * len(seconds)) - 1] if seconds else None
