"""A place at a table, and who sits there now."""

from typing import Literal, NamedTuple

from msgspec import Struct, to_builtins

from eldorado.table.document_types import SeatDocument
from eldorado.table.setup import SeatPlan


class Thought(NamedTuple):
    """A computer player has to move: who, at which level."""

    seat: int
    level: str


class Seat(Struct, frozen=True, omit_defaults=True):
    """`level` is a computer player's own seat, `stand_in` plays for a person who has left."""

    kind: Literal["person", "bot", "open"]
    name: str
    colour: str
    level: str = ""
    stand_in: str = ""
    resigned: bool = False

    @classmethod
    def of(cls, plan: SeatPlan) -> "Seat":
        """The seat as it was planned."""
        return cls(plan.kind, plan.name, plan.colour or "", plan.level)

    @property
    def driver(self) -> str:
        """The level that moves here; empty for a person at the table."""
        return self.level or self.stand_in

    def to_json(self) -> SeatDocument:
        shown: SeatDocument = to_builtins(self)
        return shown
