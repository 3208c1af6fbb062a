"""Long lists and texts about a table."""

import msgspec

from eldorado.core.view import View
from eldorado.core.view_types import GameView
from eldorado.table import Setup, Table, read_event


def actions_of(view: GameView) -> list[str]:
    """The legal actions of a view."""
    return [str(action) for action in View.from_json(view).legal_actions()]


def record_of(id: str, setup: bytes, events: list[bytes]) -> str:
    """The record of a stored game."""
    table = Table(id, msgspec.json.decode(setup, type=Setup))
    for event in events:
        table.apply(read_event(event))
    return str(table.record())
