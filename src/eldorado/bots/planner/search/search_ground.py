"""The ground on which a turn is searched: where movements lead, and which ends are followed."""

from typing import Final, final

from eldorado.bots.planner.judging.board_features import BALANCED, BoardFeatures, board_features
from eldorado.core.kinds import POWER
from eldorado.core.movement.reach import Reach, reach
from eldorado.core.state import GATE, opened
from eldorado.routes.board import RUBBLE, Board
from eldorado.routes.paths import FAR

ENDS: Final = 4
"""Ends of a movement followed because they are nearest to the finish."""

DETOUR: Final = 3.0
"""A cave is worth so much of a way back."""

POWERS: Final = max(POWER) + 1
SYMBOLS: Final = 3

FollowedEnd = tuple[int, int, int, int]
"""The number of an end among those found, its space or GATE, and as masks the seams it opens and
the caves it explores."""


@final
class FollowedMove:
    """One movement, and its ends that are followed: those that are promising."""

    __slots__ = ("ends", "found")

    def __init__(self, found: Reach, ends: list[FollowedEnd]) -> None:
        self.found = found
        self.ends = ends


@final
class SearchGround:
    """A board with its blockades, the caves that hold tokens, and the others' pieces.

    Seams are masks of those opened since the root of the search.
    """

    __slots__ = ("_features", "_moves", "_paid", "blockades", "board", "caves", "others", "size")

    def __init__(self, board: Board, blockades: tuple[int, ...], caves: int, others: int) -> None:
        self.board = board
        self.blockades = blockades
        self.caves = caves
        self.others = others
        self.size = len(board.spaces) + 1
        self._features: dict[int, BoardFeatures] = {}
        self._moves: dict[int, FollowedMove] = {}
        self._paid: dict[int, list[tuple[int, int]]] = {}

    def features(self, seams: int) -> BoardFeatures:
        """The features of the board once these seams are open."""
        found = self._features.get(seams)
        if found is None:
            blockades = opened(self.blockades, seams) if seams else self.blockades
            found = board_features(self.board, blockades)
            self._features[seams] = found
        return found

    def occupied(self, other: int, passing: bool) -> int:
        """The spaces that a piece cannot enter, as a mask; `other` is the second piece."""
        if passing:
            return 0
        return self.others if other == GATE else self.others | 1 << other

    def move(
        self, space: int, other: int, mover: tuple[int, int], way: tuple[int, bool]
    ) -> FollowedMove:
        """A movement from a space by a symbol and power; the same one is asked for with many
        hands. `other` is where the second piece stands."""
        symbol, power = mover
        seams, passing = way
        key = (space * self.size + other + 1) * POWERS + power
        key = ((key * SYMBOLS + symbol) << len(self.blockades) | seams) * 2 + passing
        move = self._moves.get(key)
        if move is None:
            blockades = self.features(seams).blockades
            occupied = self.occupied(other, passing)
            found = reach(self.board, space, symbol, power, occupied, blockades)
            move = self._moves[key] = FollowedMove(found, self._ends(found, seams, space))
        return move

    def paid(self, space: int) -> list[tuple[int, int]]:
        """The adjacent spaces that are entered by giving cards, each with the seam in between."""
        found = self._paid.get(space)
        if found is None:
            board = self.board
            found = [step for step in board.steps[space] if board.terrain[step[0]] >= RUBBLE]
            self._paid[space] = found
        return found

    def explored(self, origin: int, end: int, seams: int, taken: int) -> int:
        """The caves explored by a movement that takes more seams, as a mask."""
        if not self.caves or self.board.finish[end]:
            return 0
        return self._beside(end, seams | taken) & ~self._beside(origin, seams)

    def _beside(self, space: int, seams: int) -> int:
        """Caves with tokens next to a space over open edges (V-12)."""
        mask = 0
        for cave, seam in self.board.caves_at[space]:
            if seam < 0 or seams >> seam & 1 or not self.blockades[seam]:
                mask |= 1 << cave
        return mask & self.caves

    def _ends(self, found: Reach, seams: int, origin: int) -> list[FollowedEnd]:
        """The ends of a movement that are followed, with what they bring."""
        ends: list[FollowedEnd] = []
        for number in self._promising(found, seams, origin):
            end, taken = found.ends[number]
            explored = self.explored(origin, end, seams, taken)
            ends.append((number, GATE if self.board.finish[end] else end, taken, explored))
        return ends

    def _promising(self, found: Reach, seams: int, origin: int) -> list[int]:
        """The ends nearest to the finish for some deck, those beside caves, opened ways."""
        ends = found.ends
        if len(ends) <= ENDS:
            return list(range(len(ends)))
        features: dict[int, BoardFeatures] = {}
        for _, taken in ends:
            if taken not in features:
                features[taken] = self.features(seams | taken)
        balanced = [features[taken].fields[BALANCED][end] for end, taken in ends]
        order = sorted(range(len(ends)), key=balanced.__getitem__)
        chosen = set(order[:ENDS])
        for index in range(1, len(features[ends[0][1]].fields)):
            best, least = -1, FAR * 2
            for number, (end, taken) in enumerate(ends):
                far = features[taken].fields[index][end]
                if far < least:
                    best, least = number, far
            chosen.add(best)
        if self.caves:
            here = self.features(seams).fields[BALANCED][origin]
            beside = [
                number
                for number in order
                if balanced[number] < here + DETOUR and self._beside(ends[number][0], seams)
            ]
            chosen.update(beside[:2])
        for number in order:
            if ends[number][1]:
                chosen.add(number)
                break
        return sorted(chosen)
