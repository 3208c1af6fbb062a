"""Records: a game as text that replays to the same position without any generator."""

from eldorado.records.record import Record
from eldorado.records.turn_text import Comment, RecordedAction, RecordedTurn

__all__ = ["Comment", "Record", "RecordedAction", "RecordedTurn"]
