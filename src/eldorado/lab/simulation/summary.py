"""A summary of results."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from eldorado.lab.simulation.play import GameResult
from eldorado.stats.intervals import mean_interval, wilson


class Summary:
    """A summary of results, which are added one by one in any order."""

    def __init__(self, players: Sequence[str], results: Iterable[GameResult] = ()) -> None:
        self.players = tuple(players)
        self.games = 0
        self.unfinished = 0
        self.actions = 0
        self.wins = [0] * len(self.players)
        self.seats = [0] * len(self.players)
        """How many seats each player took."""
        self.arrivals: list[Counter[int]] = [Counter() for _ in self.players]
        """By player, how often each round of arrival occurred."""
        self.rounds: Counter[int] = Counter()
        """The same for the rounds of the finished games."""
        self.reasons: Counter[str] = Counter()
        self.forfeits: list[Counter[str]] = [Counter() for _ in self.players]
        """By player, what it did wrong and how often."""
        self.add_all(results)

    def add_all(self, results: Iterable[GameResult]) -> None:
        """Counts several games."""
        for result in results:
            self.add(result)

    def add(self, result: GameResult) -> None:
        """Counts a game."""
        self.games += 1
        self.actions += result.actions
        self.reasons[result.reason] += 1
        if result.finished:
            self.rounds[result.rounds] += 1
        else:
            self.unfinished += 1
        if result.winner is not None:
            self.wins[result.entries[result.winner]] += 1
        for entry, round in zip(result.entries, result.arrivals, strict=True):
            self.seats[entry] += 1
            if round:
                self.arrivals[entry][round] += 1

        for _, seat, sentence in result.forfeits:
            self.forfeits[result.entries[seat]][sentence] += 1

    def __repr__(self) -> str:
        wins = ", ".join(
            f"{name[:60]} {won}" for name, won in zip(self.players, self.wins, strict=True)
        )
        return f"<Summary of {self.games} games, wins: {wins[:130]}>"

    def share(self, entry: int) -> tuple[float, float, float]:
        """A player's wins per chair taken, with the 95% interval."""
        wins, seats = self.wins[entry], self.seats[entry]
        return wins / seats if seats else 0.0, *wilson(wins, seats)

    def mean_rounds(self) -> tuple[float, float, float]:
        """Mean length of the finished games with its 95% interval."""
        return _mean_interval(self.rounds)

    def to_json(self) -> dict[str, Any]:
        """The summary as JSON-ready data."""
        rounds, shortest, longest = self.mean_rounds()
        players = []
        for entry, name in enumerate(self.players):
            share, low, high = self.share(entry)
            arrivals = self.arrivals[entry]
            players.append(
                {
                    "name": name,
                    "seats": self.seats[entry],
                    "wins": self.wins[entry],
                    "share": share,
                    "interval": [low, high],
                    "arrived": arrivals.total(),
                    "mean_arrival": _mean_interval(arrivals)[0] if arrivals else None,
                    "forfeits": dict(sorted(self.forfeits[entry].items())),
                }
            )
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "actions": self.actions,
            "rounds": {"mean": rounds, "interval": [shortest, longest]},
            "reasons": dict(sorted(self.reasons.items())),
            "players": players,
        }


def _mean_interval(counts: Counter[int]) -> tuple[float, float, float]:
    """The mean of counted values with its interval, whatever the order of counting was."""
    return mean_interval(sorted(counts.elements()))
