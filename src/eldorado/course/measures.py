"""Measures of a solution to a puzzle: numbers read from the game."""

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import Final, Literal

from msgspec import Struct

from eldorado.core.actions import Action, Buy, Move, Native, Pay, Play, Take
from eldorado.core.game import Game
from eldorado.core.kinds import BLOCKADE_POWER, CARD, CARD_IDS, TOKEN
from eldorado.core.state import GATE
from eldorado.course.goals import where

Kind = Literal[
    "way_left",
    "pieces_home",
    "won",
    "blockades",
    "cards_played",
    "cards_removed",
    "cards_gained",
    "tokens_left",
    "best_turn",
]

LOW: Final = ("way_left", "cards_played")
"""Of these, less is better; of all others, more."""

NO_WAY: Final = 99


class TurnResult(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a turn has led to, whatever the order of its actions and the cards kept for later."""

    at: tuple[str, ...]
    """The spaces of the pieces, or `gate`."""
    cards: tuple[str, ...]
    """All cards owned, in the order of the market."""
    blockades: tuple[int, ...] = ()
    """Held by the seat."""
    caves: int = 0
    """Tokens left in all caves together."""

    @classmethod
    def of(cls, game: Game, seat: int) -> "TurnResult":
        player = game.players[seat]
        owned = sorted(player.hand + player.draw + player.discard + player.play)
        pieces = range(1, len(player.pieces) + 1)
        return cls(
            tuple(where(game, seat, piece) for piece in pieces),
            tuple(CARD_IDS[card] for card in owned),
            tuple(sorted(player.blockades)),
            sum(map(len, game.caves)),
        )


class Measure(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One number. `space` is the goal of `way_left` in place of El Dorado; `cards` limits what
    counts for `cards_removed` and `cards_gained`; `ends` are the best ends of a turn for
    `best_turn`."""

    kind: Kind
    space: str = ""
    cards: tuple[str, ...] = ()
    ends: tuple[TurnResult, ...] = ()

    def of(self, game: Game, seat: int, played: int) -> int:
        """Its value, with `played` cards used so far."""
        if self.kind == "cards_played":
            return played
        return _MEASURES[self.kind](self, game, seat)

    def better(self, value: int) -> int:
        """The value with its sign such that more is better."""
        return -value if self.kind in LOW else value


def cards_used(action: Action) -> int:
    """How many cards of the hand an action uses; tokens, removals and discards do not count."""
    if isinstance(action, Move):
        return int(action.card not in TOKEN)
    if isinstance(action, Pay):
        return len(action.cards)
    if isinstance(action, Native):
        return int(not action.token)
    if isinstance(action, Buy):
        return sum(source not in TOKEN for source in action.sources)
    return int(isinstance(action, Play | Take))


def way(game: Game, origins: Iterable[int], goals: set[int]) -> int:
    """The smallest sum of numbers on the way: of spaces, cards for rubble, blockades."""
    board = game.board
    queue = [(0, origin) for origin in origins]
    known: set[int] = set()
    while queue:
        cost, space = heappop(queue)
        if space in goals:
            return cost
        if space in known:
            continue
        known.add(space)
        for end, seam in board.steps[space]:
            lying = game.blockades[seam] if seam >= 0 else 0
            heappush(queue, (cost + board.need[end] + (BLOCKADE_POWER[lying] if lying else 0), end))
    return NO_WAY


def _way_left(measure: Measure, game: Game, seat: int) -> int:
    board = game.board
    pieces = game.players[seat].pieces
    if measure.space:
        here = [space for space in pieces if space != GATE]
        return way(game, here, {board.index[measure.space]})
    finish = {space for space, last in enumerate(board.finish) if last}
    return sum(way(game, [space], finish) for space in pieces if space != GATE)


def _pieces_home(measure: Measure, game: Game, seat: int) -> int:
    pieces = range(1, len(game.players[seat].pieces) + 1)
    return sum(where(game, seat, piece) == "gate" for piece in pieces)


def _won(measure: Measure, game: Game, seat: int) -> int:
    outcome = game.outcome()
    return int(outcome is not None and outcome.winner == seat)


def _blockades(measure: Measure, game: Game, seat: int) -> int:
    return len(game.players[seat].blockades)


def _counted(measure: Measure, cards: Iterable[int]) -> int:
    kinds = [CARD[card] for card in measure.cards or CARD_IDS]
    return sum(card in kinds for card in cards)


def _cards_removed(measure: Measure, game: Game, seat: int) -> int:
    return _counted(measure, game.players[seat].removed)


def _cards_gained(measure: Measure, game: Game, seat: int) -> int:
    player = game.players[seat]
    return _counted(measure, player.hand + player.draw + player.discard + player.play)


def _tokens_left(measure: Measure, game: Game, seat: int) -> int:
    return len(game.players[seat].tokens)


def _best_turn(measure: Measure, game: Game, seat: int) -> int:
    return int(TurnResult.of(game, seat) in measure.ends)


_MEASURES: Final[dict[str, Callable[[Measure, Game, int], int]]] = {
    "way_left": _way_left,
    "pieces_home": _pieces_home,
    "won": _won,
    "blockades": _blockades,
    "cards_removed": _cards_removed,
    "cards_gained": _cards_gained,
    "tokens_left": _tokens_left,
    "best_turn": _best_turn,
}
