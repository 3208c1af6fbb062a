"""Many positions judged by the network at once, which is much quicker than one by one."""

from eldorado.bots.planner.judging.derived_features import Numbers
from eldorado.bots.planner.judging.network import Network


class ValueBatch:
    """Places and decks, and which belong together; the network judges all of them at once."""

    __slots__ = ("decks", "places", "what", "where")

    def __init__(self) -> None:
        self.places: list[tuple[float, ...]] = []
        self.decks: list[list[float]] = []
        self.where: list[int] = []
        self.what: list[int] = []

    def judge(self, network: Network, start: int = 0) -> Numbers:
        """The chance of each number of rounds left, for all pairs from `start` on."""
        return network.judge(self.places, self.decks, self.where[start:], self.what[start:])
