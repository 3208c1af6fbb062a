"""What a puzzle is about, by what distinguishes its best turn from the next best."""

from typing import Final

from eldorado.core.game import Game
from eldorado.core.state import NO_CARD
from eldorado.mining.turn_options import TurnOption

THEMES: Final = (
    "last-round",
    "blockade",
    "caves",
    "blocking",
    "thinning",
    "purchase",
    "two-pieces",
)
"""In the order in which they are looked for: rare ones first."""


def theme_of(game: Game, best: TurnOption, other: TurnOption) -> str:
    """The theme of a position with these two best turns; empty if it has none."""
    mine, its = best.candidate, other.candidate
    kinds = {reason.kind for reason in best.reasons}
    if mine.node.arrived() or any(player.arrived for player in game.players):
        return "last-round"
    if len(best.end.blockades) > len(other.end.blockades):
        return "blockade"
    if best.end.caves != other.end.caves or mine.node.tokens != its.node.tokens:
        return "caves"
    if "hinder" in kinds and best.end.at != other.end.at:
        return "blocking"
    if len(mine.node.removed) > len(its.node.removed):
        return "thinning"
    if NO_CARD != _gained(best) != _gained(other):
        return "purchase"
    if len(best.end.at) > 1 and best.end.at != other.end.at:
        return "two-pieces"
    return "purchase" if _gained(best) != _gained(other) else ""


def _gained(option: TurnOption) -> int:
    """The card that a turn brings into the deck."""
    taken = option.candidate.node.taken
    return option.candidate.closing.bought if taken == NO_CARD else taken
