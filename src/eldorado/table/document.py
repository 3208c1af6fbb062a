"""The table as everybody is shown it: JSON-ready, one document per seat and one for spectators.

What is the same for all is built once. The documents of one moment share it, and what changed
in it between two moments is looked for once.
"""

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from eldorado.core.view import views_of_all
from eldorado.table.changes import Changes, changes
from eldorado.table.options import options

if TYPE_CHECKING:
    from eldorado.table.table import Table

Document = dict[str, Any]
"""See docs/protocol.md, The table document."""

OWN = ("seat", "options", "undo")
"""What only the document of a seat has, beside its own player."""

AROUND_PLAYERS = ("/view", "/view/players")
"""Changes that replace the own player with what others see of it."""


class Documents:
    """The documents of a table at one moment, each built when it is first asked for."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._views = {} if table.game is None else views_of_all(table.game)
        self._common = _common(table)
        self._by_seat: dict[int | None, Document] = {}

    def of(self, seat: int | None) -> Document:
        """What a client of that seat is shown; None is a spectator."""
        if seat not in self._by_seat:
            self._by_seat[seat] = self._build(seat)
        return self._by_seat[seat]

    def _build(self, seat: int | None) -> Document:
        document = {**self._common, "seat": seat}
        if self._views:
            document["view"] = self._views[seat]
        if seat is not None and seat == self._table.acting:
            document["options"] = options(self._table.view(seat))
            document["undo"] = bool(self._table.takebacks)
        return document


def changes_for_all(
    before: Documents, after: Documents, seats: set[int | None]
) -> dict[int | None, Changes]:
    """What each of these seats must be told to have its document up to date."""
    common = changes(before.of(None), after.of(None))
    whole = any(pointer in AROUND_PLAYERS for pointer in (*common.set, *common.gone))
    found: dict[int | None, Changes] = {}
    seat: int | None
    for seat in seats:
        if seat is None:
            found[seat] = common
        elif whole:
            found[seat] = changes(before.of(seat), after.of(seat))
        else:
            found[seat] = _changes_for(seat, common, before.of(seat), after.of(seat))
    return found


def _changes_for(seat: int, common: Changes, old: Document, new: Document) -> Changes:
    """The changes for all, with those of the own player and the own choices in place of what
    others hear about them; the very same where nothing of this seat's own has changed."""
    own = f"/view/players/{seat}"
    if (
        "options" not in old
        and "options" not in new
        and ("view" not in new or old["view"]["players"][seat] == new["view"]["players"][seat])
        and not any(pointer.startswith(own) for pointer in (*common.set, *common.gone))
    ):
        return common
    found = Changes(
        {pointer: value for pointer, value in common.set.items() if not _within(pointer, own)},
        [pointer for pointer in common.gone if not _within(pointer, own)],
    )
    if "view" in new:
        found.add(changes(old["view"]["players"][seat], new["view"]["players"][seat], own))
    found.add(changes(_only(old, OWN), _only(new, OWN)))
    return found


def _within(pointer: str, place: str) -> bool:
    return pointer == place or pointer.startswith(f"{place}/")


def _only(document: Document, keys: tuple[str, ...]) -> Document:
    return {key: document[key] for key in keys if key in document}


def _common(table: "Table") -> Document:
    """What everybody is shown, but for the view."""
    document: Document = {
        "id": table.id,
        "n": table.number,
        "status": table.status,
        "seat": None,
        "seats": [one.to_json() for one in table.seats],
        "setup": {
            "route": table.setup.route,
            "variant": to_builtins(table.setup.variant),
            "public": table.setup.public,
        },
    }
    if table.setup.made_up:
        document["setup"]["made_up"] = True
    if table.clock is not None:
        document["clock"] = {
            "turn": table.clock.clock.turn,
            "banks": list(table.clock.banks),
            "pauses": list(table.clock.pauses),
            "deadline": table.deadline,
        }
    result = table.result()
    if result is not None:
        document["result"] = {
            "winner": result.winner,
            "ranking": list(result.ranking),
            "places": list(result.places),
            "reason": result.reason,
        }
    if table.rematch:
        document["rematch"] = table.rematch
    return document
