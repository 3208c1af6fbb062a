"""How a race went, round by round: who was how far, where pieces rested, what moved them."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

import msgspec
from msgspec import Struct

from eldorado.core.actions import Buy, Move, Native, Pay
from eldorado.core.game import Game
from eldorado.core.state import GATE, Entry
from eldorado.lab.simulation.play import PlayedGame
from eldorado.routes.board import Board, BoardCache
from eldorado.routes.paths import cheapest_paths


class RaceTrace(Struct, frozen=True):
    """One game as the criteria of a route need it; computed from the game's history."""

    start: int
    """The seat that began."""
    winner: int | None
    rounds: int
    """The round of the first arrival, or the last one played."""
    arrived: bool
    distances: tuple[tuple[float, ...], ...]
    """At the end of each round, by seat, the sum of the numbers still ahead."""
    visits: dict[str, int]
    """Spaces with how often a piece came to rest there."""
    moves: dict[int, int]
    """How often a piece entered a terrain, by the terrain it came to rest on."""
    purchases: dict[str, int]
    turns: int
    blocked: int
    """Turns at whose beginning others stood on every next space of the cheapest way."""


def _distances(board: Board) -> list[float]:
    free = [0.0] * len(board.seams)
    return cheapest_paths(board, [float(need) for need in board.need], free)[0]


_AHEAD: BoardCache[list[float]] = BoardCache(_distances)


def trace_of(game: Game) -> RaceTrace:
    """The trace of a game that was played from its beginning."""
    watch = _Watch(game)
    for _, turn in groupby(game.entries(), key=lambda entry: (entry.round, entry.seat)):
        watch.turn(list(turn))
    watch.end_round()
    outcome = game.outcome()
    arrivals = [player.arrival_round for player in game.players if player.arrival_round]
    return RaceTrace(
        start=game.start,
        winner=None if outcome is None else outcome.winner,
        rounds=min(arrivals, default=game.round),
        arrived=bool(arrivals),
        distances=tuple(watch.distances),
        visits=dict(sorted(watch.visits.items())),
        moves=dict(sorted(watch.moves.items())),
        purchases=dict(sorted(watch.purchases.items())),
        turns=watch.turns,
        blocked=watch.blocked,
    )


class _Watch:
    """Follows the pieces through a game's history."""

    def __init__(self, game: Game) -> None:
        self.board = game.board
        self.ahead = _AHEAD.of(game.board)
        opening = game.opening or game
        self.pieces = [list(player.pieces) for player in opening.players]
        self.round = 1
        self.distances: list[tuple[float, ...]] = []
        self.visits: Counter[str] = Counter()
        self.moves: Counter[int] = Counter()
        self.purchases: Counter[str] = Counter()
        self.turns = self.blocked = 0

    def turn(self, entries: list[Entry]) -> None:
        first = entries[0]
        if first.round != self.round:
            self.end_round()
            self.round = first.round
        self.turns += 1
        self.blocked += self._is_blocked(first.seat)
        for entry in entries:
            action = entry.action
            if isinstance(action, Move | Pay | Native):
                if action.target[0] != "#":  # a blockade is taken without leaving one's space
                    self._enter(entry.seat, action.piece - 1, action.target)
            elif isinstance(action, Buy):
                self.purchases[action.card] += 1

    def end_round(self) -> None:
        """Notes how far everybody is."""
        self.distances.append(
            tuple(
                sum(self.ahead[space] for space in pieces if space != GATE)
                for pieces in self.pieces
            )
        )

    def _enter(self, seat: int, piece: int, name: str) -> None:
        space = self.board.index[name]
        self.visits[name] += 1
        self.moves[self.board.terrain[space]] += 1
        self.pieces[seat][piece] = GATE if self.board.finish[space] else space

    def _is_blocked(self, seat: int) -> bool:
        taken = {space for pieces in self.pieces for space in pieces}
        for space in self.pieces[seat]:
            if space == GATE:
                continue
            onward = [
                target
                for target, _ in self.board.steps[space]
                if self.ahead[target] + self.board.need[target] <= self.ahead[space]
            ]
            if not onward or not taken.issuperset(onward):
                return False
        return True


def dump_traces(games: Sequence[PlayedGame]) -> bytes:
    """The traces of some games as a file."""
    return msgspec.json.encode([trace_of(played.game) for played in games])


def load_traces(data: bytes) -> list[RaceTrace]:
    """The traces of such a file."""
    return msgspec.json.decode(data, type=list[RaceTrace])
