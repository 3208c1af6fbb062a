"""The table as JSON: one document per seat and one for spectators.

What is the same for all is built once. The documents of one moment share it, and what changed
in it between two moments is looked for once.
"""

from typing import TYPE_CHECKING

from eldorado.core.position import variant_document
from eldorado.core.view import Views
from eldorado.core.view_types import PlayerView
from eldorado.table.document_types import Choices, SetupDocument, TableDocument
from eldorado.table.json_diff import Changes, changes
from eldorado.table.options import options
from eldorado.table.result import result_document

if TYPE_CHECKING:
    from eldorado.table.table import Table

AROUND_PLAYERS = ("/view", "/view/players")
"""Paths of the own player, which others see differently."""


class Documents:
    """The documents of a table at one moment; unchanged parts are shared with `before`."""

    def __init__(self, table: "Table", before: "Documents | None" = None) -> None:
        self._table = table
        self._views: Views | None = None
        if table.game is not None:
            self._views = Views(table.game, None if before is None else before._views)
        self.spectator: TableDocument = _common(table, before)
        if self._views is not None:
            self.spectator["view"] = self._views.spectator
        self._choices: Choices | None = None

    def of(self, seat: int | None) -> TableDocument:
        """The document for a client of that seat; None is a spectator."""
        if self._views is None or seat is None:
            return {**self.spectator, "seat": seat}
        view, choices = self._views.of(seat), self.choices(seat)
        return {**self.spectator, "seat": seat, "view": view, **choices}

    def player(self, seat: int) -> PlayerView | None:
        """The player of a seat as its owner sees it, once there is a game."""
        return None if self._views is None else self._views.own_player(seat)

    def choices(self, seat: int) -> Choices:
        """What only the seat to move can see; empty for all others."""
        if seat != self._table.acting:
            return {}
        if self._choices is None:
            self._choices = {
                "options": options(self._table.view(seat)),
                "undo": bool(self._table.takebacks),
            }
        return self._choices


def changes_for_all(
    before: Documents, after: Documents, seats: set[int | None]
) -> dict[int | None, Changes]:
    """The changes each of these seats needs to bring its document up to date."""
    common = changes(before.spectator, after.spectator)
    whole = any(pointer in AROUND_PLAYERS for pointer in (*common.set, *common.gone))
    found: dict[int | None, Changes] = {}
    seat: int | None
    for seat in seats:
        if seat is None:
            found[seat] = common
        elif whole:
            found[seat] = changes(before.of(seat), after.of(seat))
        else:
            found[seat] = _changes_for(seat, common, before, after)
    return found


def _changes_for(seat: int, common: Changes, before: Documents, after: Documents) -> Changes:
    """The changes for all, with those of the own player and the own choices in place of what
    others may see of them; the very same where nothing of this seat's own has changed."""
    old, new = before.player(seat), after.player(seat)
    chosen, choices = before.choices(seat), after.choices(seat)
    if old is new and not chosen and not choices:
        return common
    own = f"/view/players/{seat}"
    found = Changes(
        {pointer: value for pointer, value in common.set.items() if not _within(pointer, own)},
        [pointer for pointer in common.gone if not _within(pointer, own)],
    )
    if old is not None and new is not None:
        found.add(changes(old, new, own))
    found.add(changes(chosen, choices))
    return found


def _within(pointer: str, place: str) -> bool:
    return pointer == place or pointer.startswith(f"{place}/")


def _common(table: "Table", before: Documents | None) -> TableDocument:
    """What everyone can see, apart from the view."""
    if before is not None and before._table.seats == table.seats:
        seats = before.spectator["seats"]
    else:
        seats = [seat.to_json() for seat in table.seats]
    document: TableDocument = {
        "id": table.id,
        "n": table.number,
        "status": table.status,
        "seat": None,
        "seats": seats,
        "setup": _setup(table) if before is None else before.spectator["setup"],
    }
    if table.clock is not None:
        document["clock"] = {
            "turn": table.clock.clock.turn,
            "banks": list(table.clock.banks),
            "pauses": list(table.clock.pauses),
            "deadline": table.deadline,
        }
    result = table.result()
    if result is not None and table.game is not None:
        document["result"] = result_document(result, table.game)
    if table.rematch:
        document["rematch"] = table.rematch
    if table.fill_at is not None:
        document["fill_at"] = table.fill_at
    return document


def _setup(table: "Table") -> SetupDocument:
    setup: SetupDocument = {
        "route": table.setup.route,
        "variant": variant_document(table.setup.variant),
        "public": table.setup.public,
    }
    if table.setup.made_up:
        setup["made_up"] = True
    daily = table.setup.daily
    if daily is not None:
        setup["daily"] = {"day": daily.day, "ranked": daily.ranked}
    gathering = table.setup.gathering
    if gathering is not None:
        setup["gathering"] = {"race": gathering.race, "seconds": gathering.seconds}
    return setup
