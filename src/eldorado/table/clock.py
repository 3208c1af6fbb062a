"""The time of the people at a table, worked out from when things happened."""

from typing import Any

from eldorado.table.setup import Clock


class TurnClock:
    """Counts each seat's time: so much per turn, then from a bank that is never filled again.

    One turn is counted at a time, and only while a person could move: not in a pause, not for
    computer players. Coming back to a turn goes on with what is left of it.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [float(clock.bank)] * seats
        self.since: float | None = None
        """Since when the running turn is counted; None while it is not."""
        self.spent = 0.0
        """What the running turn had taken before that."""

    def go(self, at: float) -> None:
        """Time is counted from now on, unless it is already."""
        if self.since is None:
            self.since = at

    def stop(self, at: float) -> None:
        """Time stands still until `go`."""
        if self.since is not None:
            self.spent += max(0.0, at - self.since)
            self.since = None

    def end(self, seat: int, at: float) -> None:
        """The turn of that seat is over; what it took beyond its own time leaves the bank."""
        self.stop(at)
        over = max(0.0, self.spent - self.clock.turn)
        self.banks[seat] = round(max(0.0, self.banks[seat] - over), 3)
        self.spent = 0.0

    def left(self, seat: int) -> float:
        """Seconds the seat to move had when its time was last set going, or has while it stands."""
        return self.clock.turn + self.banks[seat] - self.spent

    def deadline(self, seat: int) -> float | None:
        """When the time of the seat to move runs out, if it is counted now."""
        return None if self.since is None else round(self.since + self.left(seat), 3)

    def copy(self) -> "TurnClock":
        twin = TurnClock(self.clock, 0)
        twin.restore(self.to_json())
        return twin

    def to_json(self) -> dict[str, Any]:
        return {"banks": list(self.banks), "since": self.since, "spent": self.spent}

    def restore(self, data: dict[str, Any]) -> None:
        """The inverse of `to_json`."""
        self.banks, self.since, self.spent = list(data["banks"]), data["since"], data["spent"]
