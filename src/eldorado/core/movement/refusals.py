"""Why a card does not do what was asked of it: the most helpful reason, in one sentence."""

from dataclasses import dataclass

from eldorado.core.actions import Move
from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL, RUBBLE_SYMBOL
from eldorado.core.movement.conditions import occupied, why_not_entered
from eldorado.core.movement.reach import reach
from eldorado.core.state import State
from eldorado.errors import IllegalAction
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

    def __str__(self) -> str:
        return f"{SYMBOLS[self.symbol]} {self.power}"


def why_not_moved(state: State, action: Move, what: Try) -> IllegalAction:
    """What is wrong: the blockades, the target, or the way there."""
    origin = state.player.pieces[what.piece]
    if what.end == origin and not what.taken:
        return IllegalAction("M-23", "A movement must end elsewhere or take a blockade.")
    refusal = _wrong_blockade(state, what, origin)
    if refusal is None and what.end != origin:
        refusal = _wrong_target(state, action.target, what)
    return refusal or _wrong_way(state, action.target, what, origin)


def _wrong_blockade(state: State, what: Try, origin: int) -> IllegalAction | None:
    for seam, number in enumerate(state.blockades):
        if not what.taken >> seam & 1:
            continue
        symbol = BLOCKADE_SYMBOL[number]
        need = "cards from the hand" if symbol == RUBBLE_SYMBOL else SYMBOLS[symbol]
        if symbol != what.symbol or BLOCKADE_POWER[number] > what.power:
            asks = (
                f"{need}, {BLOCKADE_POWER[number]} of them"
                if symbol == RUBBLE_SYMBOL
                else (f"{need} {BLOCKADE_POWER[number]}")
            )
            return IllegalAction("B-03", f"Blockade #{number} asks for {asks}, not for {what}.")
        if what.end == origin and seam not in state.board.seams_at[origin]:
            return IllegalAction("B-02", f"Your piece is not next to blockade #{number}.")
    return None


def _wrong_target(state: State, name: str, what: Try) -> IllegalAction | None:
    terrain = state.board.terrain[what.end]
    need = state.board.need[what.end]
    refusal = why_not_entered(state, what.piece, what.end)
    if refusal is not None:
        return refusal
    if terrain in (RUBBLE, CAMP):
        clause = "M-12" if terrain == RUBBLE else "M-13"
        return IllegalAction(clause, f"{name} is {TERRAIN_NAMES[terrain]}; pay cards to enter it.")
    if terrain != what.symbol:
        return IllegalAction(
            "M-02",
            f"{name} is {TERRAIN_NAMES[terrain]} and asks for {SYMBOLS[terrain]}, "
            f"not for {SYMBOLS[what.symbol]}.",
        )
    if need > what.power:
        return IllegalAction("M-03", f"{name} asks for {need}, the card has only {what.power}.")
    return None


def _wrong_way(state: State, name: str, what: Try, origin: int) -> IllegalAction:
    """Tries the same without other pieces and without blockades, to see what is in the way."""
    board = state.board
    result = (what.end, what.taken)

    def ends(pieces: int, blockades: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        return reach(board, origin, what.symbol, what.power, pieces, blockades).ends

    if result in ends(0, state.blockades):
        return IllegalAction("M-20", f"Another piece stands in the way to {name}.")
    if not what.taken and result in ends(0, (0,) * len(state.blockades)):
        return IllegalAction("B-01", f"A blockade lies in the way to {name}; take it first.")
    if what.taken:
        return IllegalAction("B-09", f"{what} does not suffice to take that and go there.")
    if not ends(occupied(state, what.piece), state.blockades):
        return IllegalAction("M-11", f"{what} cannot make a single step from here.")
    return IllegalAction("M-04", f"{what} does not reach {name} from here.")
