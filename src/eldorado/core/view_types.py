"""The shape of views as JSON-ready data; clients' types are made from it.

This module stays plain Python: its annotations are read while a server runs.
"""

from dataclasses import dataclass
from typing import NotRequired, TypedDict


@dataclass(frozen=True, repr=False)
class Expedition:
    """A player in names: ids of cards and tokens, names of spaces.

    Hidden zones only show their sizes, and `unseen`: the cards that are
    somewhere among them, sorted. A piece that has arrived is at the `gate`.
    """

    seat: int
    pieces: tuple[str, ...]
    hand: tuple[str, ...]
    hand_size: int
    draw: tuple[str, ...]
    """Top first."""
    draw_size: int
    unseen: tuple[str, ...]
    discard: tuple[str, ...]
    play: tuple[str, ...]
    """Cards played in the running turn."""
    removed: tuple[str, ...]
    tokens: tuple[str, ...]
    blockades: tuple[int, ...]
    arrived: int
    """1 for the first to arrive, 2 for the second; 0 while on the way."""
    arrival_round: int

    def __repr__(self) -> str:
        hand = ", ".join(self.hand) or f"{self.hand_size} cards"
        return f"<Expedition {self.seat} at {' and '.join(self.pieces)} with {hand} in hand>"


class VariantDocument(TypedDict):
    """Which switches a game is played with."""

    caves: bool
    full_race: bool
    free_order: bool


class PlacedBlockade(TypedDict):
    """A blockade of a hand-made board, with the edges that it closes."""

    number: int
    edges: list[tuple[str, str]]


class BoardView(TypedDict, total=False):
    """A route by its name or code, or a hand-made board space by space.

    `blockades` of a route are in seam order, null where taken. `caves` says how many tokens
    lie in each.
    """

    route: str
    blockades: list[int | PlacedBlockade | None]
    caves: dict[str, int]
    spaces: dict[str, str]
    edges: list[tuple[str, str]]
    hexes: dict[str, tuple[int, int]]


class PlayerZones(TypedDict):
    """The public state of a player.

    `arrived` is 1 for the first to arrive, 0 for a player who has not arrived. A piece is on
    a space, or at the `gate`.
    """

    pieces: list[str]
    discard: list[str]
    play: list[str]
    removed: list[str]
    tokens: list[str]
    blockades: list[int]
    arrived: int
    arrival_round: NotRequired[int]


class PlayerPosition(PlayerZones):
    """All of a player, as positions have it."""

    hand: list[str]
    draw: list[str]


class PlayerView(PlayerZones):
    """What somebody may see of a player.

    `hand` has the own cards, or how many another holds; `unseen` are the cards that are
    somewhere among those that cannot be seen.
    """

    hand: list[str] | int
    draw: int
    unseen: list[str]


class MarketView(TypedDict):
    """How many cards lie in each pile."""

    board: dict[str, int]
    reserve: dict[str, int]


class TurnView(TypedDict):
    """What was done in the turn already; `pending` removes cards next, and `change_symbol` tokens
    wait for their cards (one or two)."""

    bought: bool
    pending: NotRequired[str]
    pass_through: NotRequired[bool]
    change_symbol: NotRequired[int]
    items_used: NotRequired[list[str]]


class TokensView(TypedDict):
    """Cave tokens that are used, and those that are somewhere in the caves or put away."""

    used: list[str]
    unseen: list[str]


class QuietRounds(TypedDict):
    """Rounds in which no player acted, and whether one has in this round (O-09)."""

    rounds: int
    acted: bool


class ProgressParts(TypedDict, total=False):
    """What a view has only with caves, or from some moment on."""

    tokens: TokensView
    quiet: QuietRounds
    finished: bool


class OpenParts(TypedDict):
    """The public state apart from the players, in views and positions alike."""

    variant: VariantDocument
    board: BoardView
    market: MarketView
    to_move: int
    start: int
    round: int
    turn: TurnView


class WrittenParts(TypedDict, total=False):
    """Parts that were written before and have not changed."""

    variant: VariantDocument
    board: BoardView
    market: MarketView


class GameView(OpenParts, ProgressParts):
    """The game as one seat may see it; null is a spectator."""

    format: str
    seat: int | None
    players: list[PlayerView]
