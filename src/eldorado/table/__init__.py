"""One live game: seats, views, undo, clock, computer players. At a terminal or on a server."""

from eldorado.table.documents import Documents, changes_for_all
from eldorado.table.events import AnyEvent, read_event, write_event
from eldorado.table.json_diff import Changes, changes
from eldorado.table.refused import Refused
from eldorado.table.seat import Seat, Thought
from eldorado.table.setup import COLOURS, Clock, SeatPlan, Setup
from eldorado.table.table import STAND_IN, Table
from eldorado.table.visible_events import told, told_action, told_to_all

__all__ = [
    "COLOURS",
    "STAND_IN",
    "AnyEvent",
    "Changes",
    "Clock",
    "Documents",
    "Refused",
    "Seat",
    "SeatPlan",
    "Setup",
    "Table",
    "Thought",
    "changes",
    "changes_for_all",
    "read_event",
    "told",
    "told_action",
    "told_to_all",
    "write_event",
]
