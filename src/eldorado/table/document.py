"""The table as one seat is shown it: JSON-ready, and the same for every client of that seat."""

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from eldorado.table.options import options

if TYPE_CHECKING:
    from eldorado.table.table import Table


def document_of(table: "Table", seat: int | None) -> dict[str, Any]:
    """See docs/protocol.md, The table document; None is a spectator."""
    document: dict[str, Any] = {
        "id": table.id,
        "n": table.number,
        "status": table.status,
        "seat": seat,
        "seats": [one.to_json() for one in table.seats],
        "setup": {
            "route": table.setup.route,
            "variant": to_builtins(table.setup.variant),
            "public": table.setup.public,
        },
    }
    if table.clock is not None:
        document["clock"] = {
            "turn": table.clock.clock.turn,
            "banks": list(table.clock.banks),
            "deadline": table.deadline,
        }
    if table.game is not None:
        view = table.view(seat)
        document["view"] = view.to_json()
        if seat is not None and seat == table.acting:
            document["options"] = options(view)
            document["undo"] = bool(table.takebacks)
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
