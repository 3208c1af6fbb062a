"""The players' clock at a table, computed from the times of events."""

from collections.abc import Iterable
from typing import Any

from eldorado.table.setup import Clock

SHORTEST_PAUSES = 60.0
"""Pause time that every seat has at least, however short its turns are."""


class TurnClock:
    """Counts each seat's time: so much per turn, then from a bank that is never filled again.

    One turn is counted at a time, and only while a person could move: not for computer players.
    In a pause the pause is counted instead: each seat may stop the game for as long as one of
    its turns lasts, over the whole game. Coming back to a turn goes on with what is left of it.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [float(clock.bank)] * seats
        self.pauses = [max(SHORTEST_PAUSES, float(clock.turn))] * seats
        """Seconds of pause time left, by seat."""
        self.pauser: int | None = None
        """The seat whose pause is counted; None while it is a turn."""
        self.since: float | None = None
        """Since when the running turn or pause is counted; None while nothing is."""
        self.given = 0.0
        """Seconds that do not count because the server was down."""
        self.spent = 0.0
        """What the running turn had taken before that."""

    def go(self, at: float) -> None:
        """The turn is counted from now on, unless it is already."""
        if self.since is None:
            self.since = at

    def stop(self, at: float) -> None:
        """The turn is not counted until `go`."""
        if self.since is not None and self.pauser is None:
            self.spent += self._counted(at)

    def end(self, seat: int, at: float) -> None:
        """The turn of that seat is over; what it took beyond its own time leaves the bank."""
        self.stop(at)
        over = max(0.0, self.spent - self.clock.turn)
        self.banks[seat] = round(max(0.0, self.banks[seat] - over), 3)
        self.spent = 0.0

    def pause(self, seat: int, at: float) -> None:
        """That seat stops the game: its pause is counted in place of the turn."""
        self.stop(at)
        self.pauser, self.since = seat, at

    def resume(self, at: float) -> None:
        """The pause is over and leaves what its seat had for pauses."""
        if self.pauser is not None:
            left = self.pauses[self.pauser] - self._counted(at)
            self.pauses[self.pauser] = round(max(0.0, left), 3)
            self.pauser = None

    def extend(self, seconds: float) -> None:
        """Gives back this much of the running turn or pause."""
        if self.since is not None:
            self.given += seconds

    def owed(self, outages: Iterable[tuple[float, float]], now: float) -> float:
        """Seconds of the running turn or pause that fall into outages and were not given back."""
        if self.since is None:
            return 0.0
        return round(max(0.0, seconds_within(outages, self.since, now) - self.given), 3)

    def left(self, seat: int) -> float:
        """Seconds the seat to move had when its time was last set going, or has while it stands."""
        return self.clock.turn + self.banks[seat] - self.spent

    def deadline(self, seat: int) -> float | None:
        """When the time of the seat to move runs out, or the pause ends, if it is counted now."""
        if self.since is None:
            return None
        left = self.left(seat) if self.pauser is None else self.pauses[self.pauser]
        return round(self.since + self.given + left, 3)

    def _counted(self, at: float) -> float:
        """How much of the running turn or pause counts; it is over then."""
        assert self.since is not None
        counted = max(0.0, at - self.since - self.given)
        self.since, self.given = None, 0.0
        return counted

    def copy(self) -> "TurnClock":
        twin = TurnClock(self.clock, len(self.banks))
        twin.restore(self.to_json())
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "banks": list(self.banks),
            "pauses": list(self.pauses),
            "pauser": self.pauser,
            "since": self.since,
            "given": self.given,
            "spent": self.spent,
        }

    def restore(self, data: dict[str, Any]) -> None:
        """The inverse of `to_json`; what older versions did not write stays as it is at first."""
        self.banks, self.since, self.spent = list(data["banks"]), data["since"], data["spent"]
        self.pauses = list(data.get("pauses", self.pauses))
        self.pauser = data.get("pauser")
        self.given = data.get("given", 0.0)


def seconds_within(outages: Iterable[tuple[float, float]], since: float, now: float) -> float:
    """How many of the seconds from `since` to `now` fall into outages, each second once."""
    found, reached = 0.0, since
    for began, ended in sorted(outages):
        begin, end = max(began, reached), min(ended, now)
        if begin < end:
            found += end - begin
            reached = end
    return found
