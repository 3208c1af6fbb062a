"""The shape of an analysis as JSON-ready data; clients' types are made from it."""

from typing import NotRequired, TypedDict

from msgspec import Struct

Pair = tuple[float, float]
"""Chance to win, and rounds."""

ReasonArguments = TypedDict(
    "ReasonArguments",
    {
        "steps": int,
        "number": int,
        "rival": int | None,
        "caves": int,
        "card": str,
        "count": int,
        "symbol": str,
        "cards": list[str],
        "seat": int,
        "with": str,
    },
    total=False,
)
ReasonArguments.__doc__ = "The arguments of a reason, as ids and numbers; they depend on its kind."


class Why(Struct, frozen=True):
    """A reason: its kind, and what it is about as ids and numbers."""

    kind: str
    about: ReasonArguments


class AnalysedReason(ReasonArguments):
    """Why a turn is good."""

    kind: str


class BetterTurn(TypedDict):
    """A turn that would have been better, and why."""

    actions: list[str]
    reasons: list[AnalysedReason]


class AnalysedDecision(TypedDict):
    """A decision: `count` of the turn's actions, beginning with the `first`, belong to it."""

    first: int
    count: int
    played: Pair
    best: NotRequired[Pair]
    better: NotRequired[BetterTurn]


class AnalysedLuck(TypedDict):
    """The luck of an action."""

    kind: str
    action: int
    gained: Pair


class AnalysedTurn(TypedDict):
    """A turn: the standing of the race after it, and what the turn cost or gained."""

    round: int
    seat: int
    rounds: list[float]
    win: list[float]
    loss: Pair | None
    blunder: bool
    decisions: list[AnalysedDecision]
    luck: list[AnalysedLuck]


class CostlyDecision(TypedDict):
    """A turning point: which decision of which turn, and what it cost."""

    turn: int
    decision: int
    loss: Pair
    cost: float


class DeckDocument(TypedDict):
    """A deck: the cards at the start; changes as round, card, by how many and how; sizes by
    round."""

    start: dict[str, int]
    changes: list[tuple[int, str, int, str]]
    sizes: list[tuple[int, int]]


class CardDocument(TypedDict):
    """What a card earned for a seat."""

    seat: int
    card: str
    plays: NotRequired[int]
    steps: NotRequired[float]
    coins: NotRequired[float]
    draws: NotRequired[int]
    payments: NotRequired[int]
    blockades: NotRequired[int]


class TempoDocument(TypedDict):
    """How directly a seat went, and how often it waited."""

    walked: int
    nearer: int
    detour_turns: list[int]
    detour_steps: int
    detour_rounds: float
    waiting_turns: list[int]
    waiting_rounds: float


class BalanceDocument(TypedDict):
    """How much luck and skill changed the result of a seat."""

    luck: Pair
    play: Pair
    draws: int
    blunders: int


class AnalysedOpening(TypedDict):
    """The standing of the race before the first turn, and the luck of the first hands."""

    rounds: list[float]
    win: list[float]
    luck: list[Pair | None]


class AnalysedResult(TypedDict):
    """How the game ended."""

    winner: int | None
    reason: str
    places: list[int]


class AnalysisDocument(TypedDict):
    """The whole analysis; seats count from 0."""

    format: str
    route: str
    variant: str
    seats: list[str]
    start: int
    finished: bool
    result: AnalysedResult | None
    threshold: float
    per_round: float
    opening: AnalysedOpening
    turns: list[AnalysedTurn]
    turning_points: list[CostlyDecision]
    decks: list[DeckDocument]
    cards: list[CardDocument]
    tempo: list[TempoDocument]
    balance: list[BalanceDocument]
