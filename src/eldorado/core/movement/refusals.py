"""Why a card does not do what was asked of it: the most helpful reason."""

from dataclasses import dataclass

from eldorado.core.actions import Move
from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL
from eldorado.core.movement.conditions import asked_by, occupied, why_not_entered
from eldorado.core.movement.reach import reach
from eldorado.core.state import State
from eldorado.errors import Argument, IllegalAction
from eldorado.facts import SYMBOLS
from eldorado.routes.board import CAMP, RUBBLE, TERRAIN_NAMES


@dataclass(frozen=True)
class Try:
    """A movement that is not possible: the card's symbol and power, and the result asked for."""

    piece: int
    symbol: int
    power: int
    end: int
    taken: int

    def strength(self) -> dict[str, Argument]:
        """What the card has, as arguments of a refusal."""
        return {"symbol": SYMBOLS[self.symbol], "power": self.power}


def why_not_moved(state: State, action: Move, what: Try) -> IllegalAction:
    """What is wrong: the blockades, the target, or the way there."""
    origin = state.player.pieces[what.piece]
    if what.end == origin and not what.taken:
        return IllegalAction("M-23")
    refusal = _wrong_blockade(state, what, origin)
    if refusal is None and what.end != origin:
        refusal = _wrong_target(state, action.target, what)
    return refusal or _wrong_way(state, action.target, what, origin)


def _wrong_blockade(state: State, what: Try, origin: int) -> IllegalAction | None:
    for seam, number in enumerate(state.blockades):
        if not what.taken >> seam & 1:
            continue
        symbol = BLOCKADE_SYMBOL[number]
        if symbol != what.symbol or BLOCKADE_POWER[number] > what.power:
            return IllegalAction("B-03", "power", asked_by(number) | what.strength())
        if what.end == origin and seam not in state.board.seams_at[origin]:
            return IllegalAction("B-02", "blockade", {"blockade": number})
    return None


def _wrong_target(state: State, name: str, what: Try) -> IllegalAction | None:
    terrain = state.board.terrain[what.end]
    need = state.board.need[what.end]
    refusal = why_not_entered(state, what.piece, what.end)
    if refusal is not None:
        return refusal
    if terrain in (RUBBLE, CAMP):
        clause = "M-12" if terrain == RUBBLE else "M-13"
        return IllegalAction(clause, "pay", {"space": name, "count": need})
    if terrain != what.symbol:
        return IllegalAction(
            "M-02",
            "terrain",
            {
                "space": name,
                "terrain": TERRAIN_NAMES[terrain],
                "need": need,
                "symbol": SYMBOLS[what.symbol],
            },
        )
    if need > what.power:
        return IllegalAction("M-03", "power", {"space": name, "need": need, **what.strength()})
    return None


def _wrong_way(state: State, name: str, what: Try, origin: int) -> IllegalAction:
    """Tries the same without other pieces and without blockades, to see what is in the way."""
    board = state.board
    result = (what.end, what.taken)

    def ends(pieces: int, blockades: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        return reach(board, origin, what.symbol, what.power, pieces, blockades).ends

    if result in ends(0, state.blockades):
        return IllegalAction("M-20", "way", {"space": name})
    if not what.taken and result in ends(0, (0,) * len(state.blockades)):
        return IllegalAction("B-01", "way", {"space": name})
    if what.taken:
        return IllegalAction("B-09", "power", what.strength())
    if not ends(occupied(state, what.piece), state.blockades):
        return IllegalAction("M-11", "power", what.strength())
    return IllegalAction("M-04", "power", {"space": name} | what.strength())
