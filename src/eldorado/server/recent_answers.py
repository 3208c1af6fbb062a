"""Answers that were asked for lately and are costly to work out again."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class RecentAnswers(Generic[K, V]):
    """A limited number of answers; the oldest is dropped first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        return self._kept.get(key)

    def keep(self, key: K, answer: V) -> None:
        self._kept[key] = answer
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
