"""Who stands in the way, and for how long already."""

from eldorado.bots.walker.deck_costs import Crowded, DeckCosts
from eldorado.core.game import Game
from eldorado.core.state import GATE

LOOKAHEAD = 4
"""Pieces that many spaces ahead are worth walking around."""

IN_THE_WAY = 1.0
PER_ROUND = 1.5
"""What walking around a piece is worth: at once, and for each round it has not moved."""


class Blockers:
    """Remembers where the others' pieces stand, from turn to turn."""

    def __init__(self) -> None:
        self._since: dict[tuple[int, int], tuple[int, int]] = {}
        self._turn = (0, -1)
        self._spaces: Crowded = ()

    def spaces(self, world: Game) -> Crowded:
        """Occupied spaces with what going around them is worth; the same for a whole turn."""
        if self._turn != (world.round, world.to_move):
            if world.round < self._turn[0]:
                self._since.clear()
            self._turn = (world.round, world.to_move)
            self._spaces = self._look(world)
        return self._spaces

    def _look(self, world: Game) -> Crowded:
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
            for space in fresh & self._ahead(world):
                found[space] = IN_THE_WAY
        return tuple(sorted(found.items()))

    @staticmethod
    def _ahead(world: Game) -> set[int]:
        """The next steps of the own pieces."""
        way = DeckCosts(world).field(world.blockades).way
        pieces = [space for space in world.player.pieces if space != GATE]
        return {step for space in pieces for step in way(space)[:LOOKAHEAD]}
