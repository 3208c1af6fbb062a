"""Goals of a step: conditions on the game before and after an action, as data.

All fields that a goal has must hold; `any`, `all` and `not` combine goals.
"""

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase

from msgspec import Struct, field

from eldorado.core.actions import Action, Buy
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TOKEN_IDS
from eldorado.core.state import GATE

Patterns = str | tuple[str, ...]
"""Action texts in which `*` stands for anything; one of several must fit."""


class At(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece on a space, or at the `gate`."""

    space: str
    piece: int = 1


class Goal(
    Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, forbid_unknown_fields=True
):
    """A condition on what the learner has just done and where it led; see docs/puzzles.md."""

    at: At | None = None
    action: Patterns = ()
    bought: str = ""
    holds_blockade: int = 0
    hand_has: tuple[str, ...] = ()
    discard_has: tuple[str, ...] = ()
    play_has: tuple[str, ...] = ()
    removed_has: tuple[str, ...] = ()
    removed_at_least: int = 0
    tokens: tuple[str, ...] = ()
    turn_ended: bool | None = None
    arrived: bool | None = None
    won: bool | None = None
    any: "tuple[Goal, ...]" = ()
    all: "tuple[Goal, ...]" = ()
    not_: "Goal | None" = field(default=None, name="not")


def met(goal: Goal, before: Game, action: Action, after: Game, seat: int = 0) -> bool:
    """Whether an action, which led from one game to the other, fulfils a goal for that seat."""
    return all(_checks(goal, before, action, after, seat))


def _checks(goal: Goal, before: Game, action: Action, after: Game, seat: int) -> Iterator[bool]:
    player = after.players[seat]
    if goal.at is not None:
        yield where(after, seat, goal.at.piece) == goal.at.space
    if goal.action:
        yield fits(goal.action, str(action))
    if goal.bought:
        yield isinstance(action, Buy) and action.card == goal.bought
    if goal.holds_blockade:
        yield goal.holds_blockade in player.blockades
    for zone, wanted in (
        (player.hand, goal.hand_has),
        (player.discard, goal.discard_has),
        (player.play, goal.play_has),
        (player.removed, goal.removed_has),
    ):
        yield holds([CARD_IDS[card] for card in zone], wanted)
    yield len(player.removed) >= goal.removed_at_least
    yield holds([TOKEN_IDS[token] for token in player.tokens], goal.tokens)
    if goal.turn_ended is not None:
        same = (before.to_move, before.round) == (after.to_move, after.round)
        yield goal.turn_ended != (same and not after.finished)
    if goal.arrived is not None:
        yield goal.arrived == bool(player.arrived)
    if goal.won is not None:
        outcome = after.outcome()
        yield goal.won == (outcome is not None and outcome.winner == seat)
    if goal.any:
        yield any(met(one, before, action, after, seat) for one in goal.any)
    yield all(met(one, before, action, after, seat) for one in goal.all)
    if goal.not_ is not None:
        yield not met(goal.not_, before, action, after, seat)


def fits(patterns: Patterns, text: str) -> bool:
    """Whether an action's text fits one of the patterns."""
    several = (patterns,) if isinstance(patterns, str) else patterns
    return any(fnmatchcase(text, pattern) for pattern in several)


def holds(zone: list[str], wanted: tuple[str, ...]) -> bool:
    """Whether a zone has all these cards, each as often as it is named."""
    return not Counter(wanted) - Counter(zone)


def where(game: Game, seat: int, piece: int) -> str:
    """The name of the space on which a piece stands; "" if there is no such piece."""
    pieces = game.players[seat].pieces
    if not 1 <= piece <= len(pieces):
        return ""
    space = pieces[piece - 1]
    return "gate" if space == GATE else game.board.names[space]


def spaces_of(goal: Goal) -> tuple[str, ...]:
    """The spaces and blockades named in a goal, to be marked on the board."""
    found = [goal.at.space] if goal.at is not None and goal.at.space != "gate" else []
    if goal.holds_blockade:
        found.append(f"#{goal.holds_blockade}")
    for inner in (*goal.any, *goal.all):
        found += spaces_of(inner)
    return tuple(dict.fromkeys(found))
