"""Lost time: detours, and turns that brought no piece closer."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from eldorado.analysis.steps import walk
from eldorado.analysis.timeline import Timeline, TimelineTurn
from eldorado.core.actions import Move, Native, Pay


@dataclass
class Tempo:
    """A seat's detours and waiting turns, with their cost in rounds by the planner's estimate."""

    walked: int = 0
    nearer: int = 0
    detour_turns: list[int] = field(default_factory=list)
    """Numbers of the turns that took more steps than they gained."""
    detour_steps: int = 0
    detour_rounds: float = 0.0
    waiting_turns: list[int] = field(default_factory=list)
    """Turns that gained no step although a piece moved or could have moved."""
    waiting_rounds: float = 0.0


def tempo(played: Timeline, lost: Sequence[float]) -> list[Tempo]:
    """By seat; `lost` are the rounds each turn cost against the best that was found."""
    found = [Tempo() for _ in played.names]
    for turn in played.turns:
        mine = found[turn.seat]
        cost = max(0.0, lost[turn.number])
        walks = [made for moment in turn.moments if (made := walk(moment)) is not None]
        nearer = sum(made.nearer for made in walks)
        astray = sum(made.walked - made.nearer for made in walks)
        mine.walked += sum(made.walked for made in walks)
        mine.nearer += nearer
        if nearer <= 0 and turn.complete and _waited(turn):
            mine.waiting_turns.append(turn.number)
            mine.waiting_rounds += cost
        elif astray > 0:
            mine.detour_turns.append(turn.number)
            mine.detour_rounds += cost
        mine.detour_steps += astray
    return found


def _waited(turn: TimelineTurn) -> bool:
    """Whether some movement was allowed when the turn began, and no blockade was taken."""
    before, after = turn.before.players[turn.seat], turn.after.players[turn.seat]
    return before.blockades == after.blockades and any(
        isinstance(action, Move | Pay | Native) for action in turn.before.legal_actions()
    )
