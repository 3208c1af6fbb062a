"""Statistics of one game besides its outcome: cards gained, spaces visited."""

from collections import Counter
from dataclasses import dataclass

from eldorado.core.actions import Buy, Move, Native, Pay, Take
from eldorado.core.game import Game

Gain = tuple[int, int, str]
"""Round, seat and card."""


@dataclass(frozen=True)
class Tally:
    """One game's purchases, cards taken with the transmitter, and visits by space."""

    purchases: tuple[Gain, ...]
    taken: tuple[Gain, ...]
    visits: tuple[tuple[str, int], ...]
    """Spaces with how often a piece came to rest there by a movement, in the order of names."""

    @classmethod
    def of(cls, game: Game) -> "Tally":
        """Computed from a game's history afterwards, so that playing is not slowed down."""
        purchases: list[Gain] = []
        taken: list[Gain] = []
        visits: Counter[str] = Counter()
        entry = game.history
        while entry is not None:
            action = entry.action
            if isinstance(action, Move | Pay | Native):
                if action.target[0] != "#":  # a blockade is taken without leaving one's space
                    visits[action.target] += 1
            elif isinstance(action, Buy):
                purchases.append((entry.round, entry.seat, action.card))
            elif isinstance(action, Take):
                taken.append((entry.round, entry.seat, action.card))
            entry = entry.previous
        return cls(tuple(purchases[::-1]), tuple(taken[::-1]), tuple(sorted(visits.items())))
