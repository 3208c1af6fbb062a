"""The complete state of a game as plain data.

Zones are immutable tuples of card kinds: copying a state copies references, and a hand is
itself the key under which results are remembered. Only the draw pile has an order (top
first); the others are kept sorted, for their order has no meaning (D-05).
"""

from dataclasses import dataclass
from typing import Final

from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.kinds import FIRST_MARKET, FULL_PILES
from eldorado.routes.board import Board

GATE: Final = -1
"""Where a piece is once it has arrived (E-01)."""

NO_CARD: Final = -1

RULES_VERSION: Final = 2
"""Raised when what is allowed changes; every record carries it."""

READABLE_RULES: Final = (1, 2)
"""The versions whose records replay. What version 1 allowed, version 2 allows, with the same
result: the Native and pass_through also after the purchase, two changed cards in a purchase."""


@dataclass(frozen=True)
class Variant:
    """Switches; the defaults are the official rules."""

    caves: bool = False
    full_race: bool = False
    free_order: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    `ranking` lists all seats, best first; those who did not arrive share the last place and
    stand in turn order. `places` gives the place of each seat, from 1. `reason` says what
    decided: one of `REASONS`.
    """

    winner: int | None
    ranking: tuple[int, ...]
    reason: str
    places: tuple[int, ...]


REASONS = {
    "only_arrival": "E-05",
    "most_blockades": "E-07",
    "highest_blockade": "E-08",
    "first_arrival": "E-09",
    "stalemate": "O-09",
}
"""What can decide a game, with the clause behind it."""


class Entry:
    """One applied action; entries form a chain, so that copies of a game share their past."""

    __slots__ = ("action", "chance", "previous", "round", "seat")

    def __init__(
        self, previous: "Entry | None", round: int, seat: int, action: Action, chance: Chance
    ) -> None:
        self.previous = previous
        self.round = round
        self.seat = seat
        self.action = action
        self.chance = chance


class Player:
    """One expedition: its pieces, cards, tokens and blockades."""

    __slots__ = (
        "arrival_round",
        "arrived",
        "blockades",
        "discard",
        "draw",
        "hand",
        "pieces",
        "play",
        "removed",
        "shuffles",
        "tokens",
    )

    def __init__(
        self,
        pieces: tuple[int, ...],
        hand: tuple[int, ...] = (),
        draw: tuple[int, ...] = (),
        discard: tuple[int, ...] = (),
        play: tuple[int, ...] = (),
        removed: tuple[int, ...] = (),
        tokens: tuple[int, ...] = (),
        blockades: tuple[int, ...] = (),
        arrived: int = 0,
        arrival_round: int = 0,
        shuffles: int = 0,
    ) -> None:
        self.pieces = pieces
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.play = play
        self.removed = removed
        self.tokens = tokens
        self.blockades = blockades
        self.arrived = arrived
        """1 for the first to arrive, 2 for the second, ...; 0 while on the way (E-09)."""
        self.arrival_round = arrival_round
        self.shuffles = shuffles
        """How often the discard pile became a new draw pile: with the game's number it decides how
        the next one lies. Like that number it is no part of a position."""

    def copy(self) -> "Player":
        return Player(
            self.pieces,
            self.hand,
            self.draw,
            self.discard,
            self.play,
            self.removed,
            self.tokens,
            self.blockades,
            self.arrived,
            self.arrival_round,
            self.shuffles,
        )

    def key(self) -> tuple[object, ...]:
        """Everything but the number of shuffles, for comparison."""
        return (
            self.pieces,
            self.hand,
            self.draw,
            self.discard,
            self.play,
            self.removed,
            self.tokens,
            self.blockades,
            self.arrived,
            self.arrival_round,
        )


class Turn:
    """What the running turn has so far."""

    __slots__ = ("bought", "changing", "passing", "pending", "saveable")

    def __init__(
        self,
        bought: bool = False,
        pending: int = NO_CARD,
        passing: bool = False,
        changing: int = 0,
        saveable: tuple[int, ...] = (),
    ) -> None:
        self.bought = bought
        self.pending = pending
        """The Scientist or Travel Log whose removal is still to be answered."""
        self.passing = passing
        """pass_through is in force (V-29)."""
        self.changing = changing
        """How many change_symbol tokens wait for their cards: 0, 1 or 2 (V-28)."""
        self.saveable = saveable
        """Items used by the last action, which keep_item could save now (V-27)."""

    def copy(self) -> "Turn":
        return Turn(self.bought, self.pending, self.passing, self.changing, self.saveable)

    def key(self) -> tuple[object, ...]:
        return (self.bought, self.pending, self.passing, self.changing, self.saveable)


class State:
    """A game between two actions."""

    __slots__ = (
        "acted",
        "blockades",
        "board",
        "caves",
        "finished",
        "history",
        "market",
        "offers",
        "opening",
        "piles",
        "players",
        "quiet_rounds",
        "rng",
        "round",
        "spare",
        "start",
        "to_move",
        "turn",
        "used",
        "variant",
    )

    def __init__(
        self,
        board: Board,
        variant: Variant,
        players: list[Player],
        blockades: tuple[int, ...],
        start: int,
        rng: int,
    ) -> None:
        """A game about to begin, with the whole market and without cave tokens."""
        self.board = board
        self.variant = variant
        self.players = players
        self.blockades = blockades
        """Per seam the number of the blockade lying there, 0 once it is taken."""
        self.caves: tuple[tuple[int, ...], ...] = ()
        """Per cave its tokens, top first."""
        self.spare: tuple[int, ...] = ()
        """Cave tokens put away unseen (V-02)."""
        self.used: tuple[int, ...] = ()
        self.piles = FULL_PILES
        """Cards left to buy, per kind."""
        self.market = FIRST_MARKET
        """The kinds that lie on the market board, as a bit mask; the rest is the reserve."""
        self.offers: tuple[int, ...] | None = None
        """The kinds that can be bought now, worked out when first asked after a change."""
        self.to_move = start
        self.start = start
        self.round = 1
        self.turn = Turn()
        self.quiet_rounds = 0
        """Rounds in a row in which nobody did anything (O-09)."""
        self.acted = False
        """Whether somebody did something in the running round."""
        self.finished = False
        self.rng = rng
        """The number from which every shuffle of this game is drawn; it never changes."""
        self.history: Entry | None = None
        self.opening: State | None = None
        """The position the game began with, for its record."""

    @property
    def player(self) -> Player:
        """The player to move."""
        return self.players[self.to_move]

    def key(self) -> tuple[object, ...]:
        """Everything but the past and what decides shuffles, for comparison."""
        return (
            self.variant,
            tuple(player.key() for player in self.players),
            self.blockades,
            self.caves,
            self.spare,
            self.used,
            self.piles,
            self.market,
            self.to_move,
            self.start,
            self.round,
            self.turn.key(),
            self.quiet_rounds,
            self.acted,
            self.finished,
        )


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """A zone after some of its cards have left; raises ValueError if one is not there."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def opened(blockades: tuple[int, ...], taken: int) -> tuple[int, ...]:
    """The blockades left once those of a mask of seams are taken."""
    return tuple([0 if taken >> seam & 1 else n for seam, n in enumerate(blockades)])


def joined(cards: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """A sorted zone after some cards have come."""
    return tuple(sorted(cards + more)) if more else cards
