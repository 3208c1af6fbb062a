"""Many games between computer players, and what they add up to."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from eldorado.bots import make_bot
from eldorado.errors import EldoradoError
from eldorado.lab.intervals import mean_interval, wilson
from eldorado.lab.play import MAX_ROUNDS, Job, Result, play_one
from eldorado.routes import find_route


def simulate(
    players: Sequence[str],
    routes: str | Sequence[str] = "first_game",
    games: int = 100,
    caves: bool = False,
    seed: int = 0,
    max_rounds: int = MAX_ROUNDS,
    check: bool = False,
) -> Iterator[Result]:
    """Play games and yield their results one by one.

    The same arguments give the same results. Game i takes the routes in turn and seats the
    players one chair further, so that each sits everywhere equally often.
    """
    for job in make_jobs(players, routes, games, caves, seed, max_rounds, check):
        yield play_one(job)


def make_jobs(
    players: Sequence[str],
    routes: str | Sequence[str] = "first_game",
    games: int = 100,
    caves: bool = False,
    seed: int = 0,
    max_rounds: int = MAX_ROUNDS,
    check: bool = False,
) -> list[Job]:
    """The games of a simulation; refuses names that do not exist."""
    names = (routes,) if isinstance(routes, str) else tuple(routes)
    if not 2 <= len(players) <= 4:
        raise EldoradoError(f"A game has 2 to 4 players, not {len(players)}.")
    if not names:
        raise EldoradoError("Name at least one route.")
    if games < 0:
        raise EldoradoError(f"The number of games cannot be {games}.")
    for name in players:
        make_bot(name, seed=0)
    for name in names:
        find_route(name)
    seats = len(players)
    jobs: list[Job] = []
    for i in range(games):
        entries = tuple((seat + i) % seats for seat in range(seats))
        jobs.append(
            Job(
                number=i,
                seed=game_seed(seed, i),
                route=names[i // seats % len(names)],
                players=tuple(players[entry] for entry in entries),
                entries=entries,
                caves=caves,
                max_rounds=max_rounds,
                check=check,
            )
        )
    return jobs


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return random.Random(f"{seed}/{number}").getrandbits(63)


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
