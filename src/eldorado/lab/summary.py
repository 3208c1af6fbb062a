"""What results add up to."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from eldorado.lab.intervals import mean_interval, wilson
from eldorado.lab.play import Result


class Summary:
    """What results add up to; takes them one by one, in any order."""

    def __init__(self, players: Sequence[str], results: Iterable[Result] = ()) -> None:
        self.players = tuple(players)
        self.games = 0
        self.unfinished = 0
        self.actions = 0
        self.wins = [0] * len(self.players)
        self.arrivals: list[list[int]] = [[] for _ in self.players]
        self.rounds: list[int] = []
        """Rounds of the finished games."""
        self.reasons: Counter[str] = Counter()
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        self.games += 1
        self.actions += result.actions
        self.reasons[result.reason] += 1
        if result.finished:
            self.rounds.append(result.rounds)
        else:
            self.unfinished += 1
        if result.winner is not None:
            self.wins[result.entries[result.winner]] += 1
        for entry, round in zip(result.entries, result.arrivals, strict=True):
            if round:
                self.arrivals[entry].append(round)

    def share(self, entry: int) -> tuple[float, float, float]:
        """A player's share of wins with its 95 % interval."""
        share = self.wins[entry] / self.games if self.games else 0.0
        return share, *wilson(self.wins[entry], self.games)

    def mean_rounds(self) -> tuple[float, float, float]:
        """Mean length of the finished games with its 95 % interval."""
        return mean_interval(self.rounds)

    def to_json(self) -> dict[str, Any]:
        rounds, shortest, longest = self.mean_rounds()
        players = []
        for entry, name in enumerate(self.players):
            share, low, high = self.share(entry)
            arrival = mean_interval(self.arrivals[entry])[0] if self.arrivals[entry] else None
            players.append(
                {
                    "name": name,
                    "wins": self.wins[entry],
                    "share": share,
                    "interval": [low, high],
                    "arrived": len(self.arrivals[entry]),
                    "mean_arrival": arrival,
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
