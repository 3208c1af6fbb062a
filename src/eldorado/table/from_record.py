"""A record as the events of a table."""

from collections.abc import Iterator

from eldorado.core.position import write_position
from eldorado.records import Record
from eldorado.records.turn_text import write_chance
from eldorado.table.events import Acted, Started


def events_of(record: Record, at: float = 0.0) -> Iterator[Started | Acted]:
    """The deal and every action, as if played at one moment; RecordError names a bad line."""
    game = record.start()
    yield Started(at, write_position(game))
    for _, step in record.steps(game):
        entry = game.history
        assert entry is not None
        chance = write_chance(entry.chance) if entry.chance.revealed else ""
        yield Acted(at, entry.seat, str(step.action), chance)
