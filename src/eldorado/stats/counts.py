"""Counted values and shares."""

from collections import Counter
from dataclasses import dataclass, field

from eldorado.stats.intervals import wilson


@dataclass
class Odds:
    """Wins among chances to win; the chances are counted by the number of players."""

    wins: int = 0
    chances: Counter[int] = field(default_factory=Counter)

    def add(self, won: bool, players: int) -> None:
        self.wins += won
        self.chances[players] += 1

    @property
    def count(self) -> int:
        return self.chances.total()

    @property
    def share(self) -> float:
        return self.wins / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Contains the true share 95 times in 100."""
        return wilson(self.wins, self.count)

    @property
    def fair(self) -> float:
        """The share if every player of every game were equally likely to win."""
        if not self.count:
            return 0.0
        return sum(games / players for players, games in self.chances.items()) / self.count

    @property
    def lean(self) -> int:
        """1 if the interval is above the fair share, -1 if below it, 0 if it contains it."""
        low, high = self.interval
        return (low > self.fair) - (high < self.fair)


def quantile(counts: Counter[int], share: float) -> int:
    """The quantile: the smallest value that at least this share does not exceed."""
    seen = 0
    for value, count in sorted(counts.items()):
        seen += count
        if seen >= share * counts.total():
            return value
    return 0


def mean(counts: Counter[int]) -> float:
    """The mean of counted values; 0 where there are none."""
    total = counts.total()
    return sum(value * count for value, count in counts.items()) / total if total else 0.0
