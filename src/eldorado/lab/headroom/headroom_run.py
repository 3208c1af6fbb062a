"""What the slow player gains over the strongest level: matches that resume, and their sums."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from eldorado.bots import specs_of
from eldorado.errors import EldoradoError
from eldorado.lab.headroom.rollout_player import STRONGEST, RolloutSettings
from eldorado.lab.headroom.turn_parts import PARTS, WHOLE
from eldorado.lab.simulation.collect import collect, runner_for
from eldorado.lab.simulation.edition import edition
from eldorado.lab.simulation.plan import route_names
from eldorado.lab.simulation.play import GameResult
from eldorado.lab.storage.manifest import write_safely
from eldorado.lab.storage.shards import Shards
from eldorado.lab.storage.spent_time import read_seconds, timed
from eldorado.lab.tournaments.match import Match, MatchTerms
from eldorado.lab.workers.chunks import PlayedChunk
from eldorado.reporting.progress import ProgressReport
from eldorado.stats.intervals import clustered, mean_interval

QUESTIONS: Final = (WHOLE, *PARTS)

SECONDS: Final = "seconds.txt"
"""The file in a folder that keeps how long its matches took."""


@dataclass(frozen=True)
class HeadroomMatch(Match):
    """A slow player against the strongest level; its games are long, so each is kept at once."""

    @property
    def portion(self) -> int:
        return 1


@dataclass(frozen=True)
class Headroom:
    """The slow player's gain, with 95% intervals over deals."""

    part: str
    games: int
    share: float
    interval: tuple[float, float]
    fair: float
    """The share that it would win if it were no better."""
    rounds: float
    rounds_interval: tuple[float, float]
    """By how many rounds it arrives before the strongest level on the same deals."""

    def __str__(self) -> str:
        low, high = self.rounds_interval
        return (
            f"{self.part}: {self.games} games, {self.share:.1%} won "
            f"({self.interval[0]:.1%} to {self.interval[1]:.1%}; fair {self.fair:.1%}), "
            f"{self.rounds:+.2f} rounds gained ({low:+.2f} to {high:+.2f})"
        )


def headroom_match(settings: RolloutSettings, terms: MatchTerms, players: int = 3) -> HeadroomMatch:
    """One slow player and copies of the strongest level, in every seating of the same deals."""
    if settings.part not in QUESTIONS:
        raise EldoradoError(f"'{settings.part[:40]}' is not one of {', '.join(QUESTIONS)}.")
    bots = specs_of([_same(settings), *[STRONGEST] * (players - 1)])
    games = -(-terms.games // players) * players
    return HeadroomMatch(bots, route_names(terms.route), games, terms.variant, terms.seed)


def measure_headroom(
    match: HeadroomMatch, workers: int | None, out: Path | None, watch: ProgressReport
) -> list[GameResult] | None:
    """All games of the match; None if interrupted. What is in the folder is not played again."""
    results: list[GameResult] = []

    def add(played: PlayedChunk) -> None:
        results.extend(played.results)

    shards = None if out is None else Shards(out, match, match.portion, "jsonl")
    done = collect(match, runner_for(match, workers), shards, add, watch)
    return sorted(results, key=lambda one: one.number) if done else None


def headroom(part: str, match: HeadroomMatch, results: list[GameResult]) -> Headroom:
    """What the results add up to; the slow player is the first entry of the match."""
    deals: dict[int, list[GameResult]] = {}
    for result in results:
        deals.setdefault(match.deal(result.number), []).append(result)
    won = [sum(map(_won, games)) / len(games) for games in deals.values()]
    gained = [sum(map(_gained, games)) / len(games) for games in deals.values()]
    mean, low, high = mean_interval(gained)
    return Headroom(
        part,
        len(results),
        sum(won) / max(1, len(won)),
        clustered(won, match.seatings),
        1 / len(match.players),
        mean,
        (low, high),
    )


class HeadroomFolder:
    """Where games and what they add up to are kept, for one edition of rules, build and level."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._edition = edition((STRONGEST,))

    def measure(
        self,
        settings: RolloutSettings,
        match: HeadroomMatch,
        workers: int | None,
        progress: bool | None,
    ) -> Headroom | None:
        """Plays what is missing of a match and keeps the result; None if interrupted."""
        self._begin()
        with (
            timed(self.path / SECONDS, settings.name),
            ProgressReport(match.games, progress, what=f"games, {settings.part}") as watch,
        ):
            results = measure_headroom(match, workers, self.path / settings.name, watch)
        if results is None:
            return None
        found = headroom(settings.part, match, results)
        document = asdict(found) | {"edition": self._edition}
        write_safely(self.path / f"{settings.part}.json", json.dumps(document).encode())
        return found

    def read(self, part: str) -> dict[str, Any] | None:
        """The result that is kept for a part; None if there is none of this edition."""
        file = self.path / f"{part}.json"
        found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        return found if found.get("edition") == self._edition else None

    def seconds(self) -> float:
        """How long its games took, interrupted matches too; none if they are of another edition."""
        return sum(read_seconds(self.path / SECONDS).values()) if self._is_ours() else 0.0

    def _begin(self) -> None:
        """Games of another edition must not be added up with those of this one."""
        self.path.mkdir(parents=True, exist_ok=True)
        if not self._is_ours():
            raise EldoradoError(f"{self.path} holds games of another edition; choose a new folder.")
        write_safely(self._begun, self._edition.encode())

    def _is_ours(self) -> bool:
        return not self._begun.exists() or self._begun.read_text("utf-8") == self._edition

    @property
    def _begun(self) -> Path:
        return self.path / "edition.txt"


@cache
def _same(settings: RolloutSettings) -> RolloutSettings:
    """One object for equal settings, so that their matches have the same name."""
    return settings


def _won(result: GameResult) -> bool:
    return result.winner is not None and result.entries[result.winner] == 0


def _gained(result: GameResult) -> float:
    """Rounds by which the slow player was earlier than the mean of the others.

    Who had not arrived when the game ended counts as arriving one round later.
    """
    rounds = [arrival or result.rounds + 1 for arrival in result.arrivals]
    slow = rounds[result.entries.index(0)]
    return (sum(rounds) - slow) / (len(rounds) - 1) - slow
