"""The shape of an analysis as JSON-ready data; clients' types are made from it."""

from typing import NotRequired, TypedDict

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
ReasonArguments.__doc__ = "What a reason is about, as ids and numbers; which, depends on its kind."


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
    """What chance brought in an action."""

    kind: str
    action: int
    gained: Pair


class AnalysedTurn(TypedDict):
    """A turn: where everybody stood after it, and what it cost or brought."""

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
    """What luck and play were worth to a seat."""

    luck: Pair
    play: Pair
    draws: int
    blunders: int


class AnalysedOpening(TypedDict):
    """Where everybody stood before the first turn, and the luck of the first hands."""

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
