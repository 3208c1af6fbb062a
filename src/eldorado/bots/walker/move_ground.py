"""The ground of a search for the best movement: what does not depend on the hand, found once."""

from typing import Final, final

from eldorado.bots.walker.situation import Situation
from eldorado.compiling import i64
from eldorado.core.movement.conditions import occupied_by_others
from eldorado.core.movement.pieces import PIECE_BITS, pieces_on
from eldorado.core.movement.reach import Reach, memory_of, reach_in
from eldorado.core.state import opened

ENDS_PER_CARD: Final = 4

Cards = tuple[int, ...]

NO_SEAMS: Final[list[int]] = []

MoveEnd = tuple[int, int, int]
"""The number of an end among those found, its space, and the seams it opens as a mask."""


@final
class UsefulEnds:
    """One movement, and its ends that bring a piece most nearer to the finish."""

    __slots__ = ("ends", "found")

    def __init__(self, found: Reach, ends: list[MoveEnd]) -> None:
        self.found = found
        self.ends = ends


@final
class MoveGround:
    """A board with these blockades left, as a search knows it so far.

    Where the mover's other piece stands counts from 1, 0 for none that is in the way.
    """

    __slots__ = ("blockades", "distance", "number", "opened", "opening", "useful")

    def __init__(self, number: int, blockades: Cards, distance: list[float]) -> None:
        self.number = number
        """A number of its own among the grounds of one search."""
        self.blockades = blockades
        self.distance = distance
        self.opened: dict[int, MoveGround] = {}
        """The ground once the seams of a mask are open."""
        self.useful: dict[int, UsefulEnds] = {}
        self.opening: dict[int, list[int]] = {}


@final
class MoveGrounds:
    """The grounds of one search: the board with more and more of its blockades taken."""

    __slots__ = ("_board", "_known", "_memory", "_pieces", "_situation", "others", "passing")

    def __init__(self, situation: Situation, passing: bool) -> None:
        world = situation.world
        self._situation = situation
        self._board = world.board
        self._memory = memory_of(world.board)
        self._known: dict[Cards, MoveGround] = {}
        self.passing = passing
        self.others = 0 if passing else occupied_by_others(world, world.to_move)
        """The spaces that others are in the way on, as a mask."""
        self._pieces: i64 = pieces_on(self.others)

    def of(self, blockades: Cards) -> MoveGround:
        """The ground with these blockades left."""
        found = self._known.get(blockades)
        if found is None:
            distance = self._situation.field(blockades).distance
            found = self._known[blockades] = MoveGround(len(self._known), blockades, distance)
        return found

    def find(self, blockades: Cards) -> MoveGround | None:
        """The same if the search came there."""
        return self._known.get(blockades)

    def opened(self, ground: MoveGround, taken: int) -> MoveGround:
        """The ground once more seams are open."""
        if not taken:
            return ground
        found = ground.opened.get(taken)
        if found is None:
            found = ground.opened[taken] = self.of(opened(ground.blockades, taken))
        return found

    def other(self, pieces: Cards, piece: int) -> int:
        """Where another piece of the mover is in the way, counted from 1; 0 for nowhere."""
        return 0 if self.passing or len(pieces) == 1 else pieces[1 - piece] + 1

    def useful(self, ground: MoveGround, origin: int, other: int, strength: int) -> UsefulEnds:
        """A movement by so much of a symbol, the most rewarding ends only, the best first."""
        size = len(ground.distance) + 1
        key = (strength * size + origin) * size + other
        found = ground.useful.get(key)
        if found is None:
            found = ground.useful[key] = self._find_useful(ground, origin, other, strength)
        return found

    def _find_useful(
        self, ground: MoveGround, origin: int, other: int, strength: int
    ) -> UsefulEnds:
        pieces = self._pieces
        if other:
            pieces = pieces << PIECE_BITS | other
        found = reach_in(self._memory, origin, strength, pieces, ground.blockades)
        if not found.size:
            return UsefulEnds(found, [])
        here = ground.distance[origin]
        gains: list[float] = []
        ends: list[MoveEnd] = []
        for number, (end, taken) in enumerate(found.ends):
            left = self.opened(ground, taken) if taken else ground
            gain = here - left.distance[end]
            if gain > 0.01:
                place = len(gains)
                while place and gains[place - 1] < gain:
                    place -= 1
                if place < ENDS_PER_CARD:
                    gains.insert(place, gain)
                    ends.insert(place, (number, end, taken))
        if len(ends) > ENDS_PER_CARD:
            del ends[ENDS_PER_CARD:]
        return UsefulEnds(found, ends)

    def worth_opening(self, ground: MoveGround, space: int) -> list[int]:
        """The seams beside a space whose blockade makes the way longer."""
        if not self._board.seams_at[space]:
            return NO_SEAMS
        found = ground.opening.get(space)
        if found is None:
            here = ground.distance[space]
            found = ground.opening[space] = [
                seam
                for seam in self._board.seams_at[space]
                if ground.blockades[seam] and self.opened(ground, 1 << seam).distance[space] < here
            ]
        return found

    def steps(
        self, ground: MoveGround, steps: tuple[tuple[int, int], ...], other: int
    ) -> list[int]:
        """Where steps, each with the seam in between or -1, lead now."""
        blocked = self.others | 1 << other - 1 if other else self.others
        return [
            end
            for end, seam in steps
            if not blocked >> end & 1 and (seam < 0 or not ground.blockades[seam])
        ]
