"""One live game: seats, views, undo, clock, computer players. At a terminal or on a server."""

from eldorado.table.changes import Changes, changes
from eldorado.table.events import AnyEvent, read_event, write_event
from eldorado.table.refused import Refused
from eldorado.table.seat import Seat
from eldorado.table.setup import COLOURS, Clock, SeatPlan, Setup
from eldorado.table.table import STAND_IN, Table, Thought
from eldorado.table.telling import told

__all__ = [
    "COLOURS",
    "STAND_IN",
    "AnyEvent",
    "Changes",
    "Clock",
    "Refused",
    "Seat",
    "SeatPlan",
    "Setup",
    "Table",
    "Thought",
    "changes",
    "read_event",
    "told",
    "write_event",
]
