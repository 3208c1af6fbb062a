"""How a game at a table ended: by the rules, or because people gave up."""

from collections.abc import Sequence

from eldorado.core.game import Game
from eldorado.core.state import GATE, Outcome
from eldorado.routes.paths import steps_to_go
from eldorado.table.document_types import ResultDocument
from eldorado.table.seat import Seat

RESIGNED = "resigned"
"""The reason for a game decided because players gave up."""


def result_of(game: Game, seats: Sequence[Seat]) -> Outcome | None:
    """None while it runs. A player who resigned is last and cannot win, whatever a computer
    player brought home; the game is over when one is left, or nobody but computer players."""
    gone = [n for n, seat in enumerate(seats) if seat.resigned]
    if not gone:
        return game.outcome()
    stayed = [n for n, seat in enumerate(seats) if not seat.resigned]
    if game.finished:
        outcome = _without(game, gone)
        winner, reason, places = outcome.winner, outcome.reason, list(outcome.places)
        stayed.sort(key=outcome.ranking.index)
    elif len(stayed) > 1 and any(seats[n].kind == "person" for n in stayed):
        return None
    else:
        winner, reason = (stayed[0] if len(stayed) == 1 else None), RESIGNED
        places = [1] * len(seats)
    for seat in gone:
        places[seat] = len(stayed) + 1
    return Outcome(winner, (*stayed, *gone), reason, tuple(places))


def steps_left(game: Game) -> list[int]:
    """By seat the steps to the gate that its pieces have before them together; 0 for a player who
    has arrived.

    Places are shared by all who have not arrived (E-10); this shows how far they were.
    """
    way = steps_to_go(game.board)
    return [
        sum(way[space] + 1 for space in player.pieces if space != GATE) for player in game.players
    ]


def result_document(outcome: Outcome, game: Game) -> ResultDocument:
    """A result as JSON-ready data."""
    return {
        "winner": outcome.winner,
        "ranking": list(outcome.ranking),
        "places": list(outcome.places),
        "reason": outcome.reason,
        "steps": steps_left(game),
    }


def _without(game: Game, gone: Sequence[int]) -> Outcome:
    """What the rules would say had those seats not arrived."""
    world = game.copy()
    for seat in gone:
        world.players[seat].arrived = 0
    outcome = world.outcome()
    assert outcome is not None
    if outcome.winner is None and any(player.arrived for player in game.players):
        return Outcome(None, outcome.ranking, RESIGNED, outcome.places)
    return outcome
