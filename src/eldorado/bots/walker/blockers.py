"""Who stands in the way, and for how long already."""

from typing import Final

from eldorado.bots.walker.distances import Crowded, DeckPowers, field
from eldorado.core.game import Game
from eldorado.core.state import GATE

LOOKAHEAD: Final = 4
"""Pieces that many spaces ahead are worth walking around."""

IN_THE_WAY: Final = 1.0
PER_ROUND: Final = 1.5
"""What walking around a piece is worth: at once, and for each round it has not moved."""


class Blockers:
    """Remembers where the others' pieces stand, from turn to turn."""

    def __init__(self) -> None:
        self._since: dict[tuple[int, int], tuple[int, int]] = {}
        self._turn = (0, -1)
        self._spaces: Crowded = ()

    def spaces(self, world: Game, powers: DeckPowers) -> Crowded:
        """Occupied spaces with what going around them is worth; the same for a whole turn."""
        if self._turn != (world.round, world.to_move):
            if world.round < self._turn[0]:
                self._since.clear()
            self._turn = (world.round, world.to_move)
            self._spaces = self._look(world, powers)
        return self._spaces

    def _look(self, world: Game, powers: DeckPowers) -> Crowded:
        found: dict[int, float] = {}
        fresh: set[int] = set()
        for seat, player in enumerate(world.players):
            if seat == world.to_move:
                continue
            for piece, space in enumerate(player.pieces):
                if space == GATE:
                    continue
                known, since = self._since.get((seat, piece), (GATE, 0))
                if known != space:
                    since = world.round
                    self._since[seat, piece] = (space, since)
                stayed = world.round - since
                if stayed > 1:
                    found[space] = IN_THE_WAY + PER_ROUND * (stayed - 1)
                else:
                    fresh.add(space)
        if fresh:
            for space in fresh & _ahead(world, powers):
                found[space] = IN_THE_WAY
        return tuple(sorted(found.items())) if found else ()


def _ahead(world: Game, powers: DeckPowers) -> set[int]:
    """The next steps of the own pieces."""
    onward = field(world.board, world.blockades, powers).onward
    ahead: set[int] = set()
    for piece in world.player.pieces:
        space = piece
        for _ in range(LOOKAHEAD):
            if space != GATE:
                space = onward[space]
                if space >= 0:
                    ahead.add(space)
    return ahead
