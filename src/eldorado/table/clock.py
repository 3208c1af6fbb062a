"""The time of the people at a table, worked out from when things happened."""

from eldorado.table.setup import Clock


class TurnClock:
    """Counts each seat's time: so much per turn, then from a bank that is never filled again."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.bank] * seats
        self.since: float | None = None
        """When the running turn began; None while nobody's time is counted."""
        self.spent = 0.0
        """What the running turn had taken before it was last interrupted."""

    def begin(self, at: float) -> None:
        """Another turn."""
        self.since = at
        self.spent = 0.0

    def stop(self, at: float) -> None:
        """A pause: time stands still."""
        if self.since is not None:
            self.spent += max(0.0, at - self.since)
            self.since = None

    def go_on(self, at: float) -> None:
        self.since = at

    def end(self, seat: int, at: float) -> None:
        """The turn is over; what it took beyond its own time comes from the bank."""
        self.stop(at)
        over = max(0.0, self.spent - self.clock.turn)
        self.banks[seat] = max(0.0, self.banks[seat] - over)

    def deadline(self, seat: int) -> float | None:
        """When this seat's time runs out, if it is counted now."""
        if self.since is None:
            return None
        return self.since + self.clock.turn + self.banks[seat] - self.spent
