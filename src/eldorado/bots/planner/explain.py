"""Why a turn is good: reasons built from what it changes."""

from dataclasses import dataclass, field
from typing import Final

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.board_features import board_features
from eldorado.bots.planner.judging.candidates import Candidate
from eldorado.bots.planner.judging.network import ROUNDS
from eldorado.bots.planner.judging.rivals import PACE, Rivals
from eldorado.core.actions import Action, Buy, Play, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, CARD_SYMBOLS, POWER, STARTING_DECK
from eldorado.core.state import GATE, NO_CARD
from eldorado.facts import SYMBOLS

HINDERED: Final = 0.25
"""Rounds that a rival must lose for a turn to count as standing in its way."""


@dataclass(frozen=True)
class Reason:
    """One thing a turn does: its kind, and what it is about as ids and numbers."""

    kind: str
    about: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Idea:
    """A turn worth considering: its actions, what to expect of it, and why."""

    actions: tuple[Action, ...]
    win: float
    """The chance to win after it."""
    arrival: float
    """The round in which to expect the last piece to arrive."""
    reasons: tuple[Reason, ...]

    def __repr__(self) -> str:
        return f"<Idea: {str(self)[:150]}>"

    def __str__(self) -> str:
        turn = " | ".join([str(action) for action in self.actions])
        why = ", ".join([reason.kind for reason in self.reasons])
        return f"{self.win:.0%} to win, arrives around round {self.arrival:.0f}: {turn} ({why})"


def idea(world: Game, candidate: Candidate, rivals: Rivals) -> Idea:
    """A judged turn with its reasons."""
    return Idea(
        tuple(candidate.actions()),
        chance_to_win(candidate.value, candidate.chances),
        world.round + candidate.rounds,
        tuple(_reasons(world, candidate, rivals)),
    )


class FirstActions:
    """What comes before the plan of a turn, mostly a single action: what follows it is not yet
    known."""

    __slots__ = ("actions", "rounds", "value")

    def __init__(self, actions: tuple[Action, ...], value: float, rounds: float) -> None:
        self.actions = actions
        self.value = value
        self.rounds = rounds


def step_idea(world: Game, step: FirstActions) -> Idea:
    """First actions with their reasons: drawing first, a card bought to be drawn at once, saving
    an item, using a changed symbol."""
    win = min(1.0, max(0.0, step.value + PACE * step.rounds))
    first, last = step.actions[0], step.actions[-1]
    reasons: tuple[Reason, ...] = ()
    if isinstance(first, Buy) and first is not last:
        reasons = (Reason("buy", {"card": first.card}), Reason("fetch", {"card": first.card}))
    elif isinstance(first, Play):
        reasons = (Reason("draw", {"with": first.card}),)
    elif isinstance(first, UseToken) and first.kind == "keep_item":
        reasons = (Reason("save"),)
    elif isinstance(first, UseToken) and first is last:
        reasons = (Reason("draw", {"with": first.kind}),)
    return Idea(step.actions, win, world.round + step.rounds, reasons)


def chance_to_win(value: float, chances: Numbers) -> float:
    """The part of a value that is the chance to win."""
    return min(1.0, max(0.0, value + PACE * float(chances @ ROUNDS)))


def _reasons(world: Game, candidate: Candidate, rivals: Rivals) -> list[Reason]:
    if candidate.node.arrived():
        return [Reason("arrive"), *_blockades(world, candidate)]
    return [
        *_progress(world, candidate),
        *_blockades(world, candidate),
        *_caves(candidate),
        *_removals(candidate),
        *_purchases(world, candidate),
        *_kept(candidate),
        *_hindered(candidate, rivals),
    ]


def _progress(world: Game, candidate: Candidate) -> list[Reason]:
    """How many steps nearer the pieces come."""
    before = board_features(world.board, world.blockades).steps
    after = board_features(world.board, candidate.node.blockades).steps
    steps = 0.0
    for old, new in zip(world.player.pieces, candidate.node.pieces, strict=True):
        if old != new:
            steps += before[old] - (0.0 if new == GATE else after[new])
    gained = round(steps)
    if gained > 0:
        return [Reason("progress", {"steps": gained})]
    if candidate.node.pieces != world.player.pieces:
        return [Reason("reposition")]
    return []


def _blockades(world: Game, candidate: Candidate) -> list[Reason]:
    """Blockades taken, and who would have been next to take them."""
    reasons: list[Reason] = []
    for seam, number in enumerate(world.blockades):
        if not number or candidate.node.blockades[seam]:
            continue
        near = _beside(world, seam)
        reasons.append(Reason("blockade", {"number": number, "rival": near}))
    return reasons


def _beside(world: Game, seam: int) -> int | None:
    """A rival that stands next to a blockade."""
    for seat, player in enumerate(world.players):
        if seat != world.to_move:
            for space in player.pieces:
                if space != GATE and seam in world.board.seams_at[space]:
                    return seat
    return None


def _caves(candidate: Candidate) -> list[Reason]:
    found = candidate.node.explored.bit_count()
    return [Reason("cave", {"caves": found})] if found else []


def _removals(candidate: Candidate) -> list[Reason]:
    """Cards the deck is better off without; used-up items are a separate reason."""
    gone: dict[int, int] = {}
    for card in (*candidate.node.removed, *candidate.closing.consumed):
        gone[card] = gone.get(card, 0) + 1
    reasons: list[Reason] = []
    for card, times in gone.items():
        kind = "thin" if card in STARTING_DECK else "use_up"
        reasons.append(Reason(kind, {"card": CARD_IDS[card], "count": times}))
    return reasons


def _purchases(world: Game, candidate: Candidate) -> list[Reason]:
    """What comes into the deck, and whether it opens something."""
    reasons: list[Reason] = []
    for card in (candidate.node.taken, candidate.closing.bought):
        if card == NO_CARD:
            continue
        id = CARD_IDS[card]
        symbol = opens(world, candidate, card)
        if symbol is not None:
            reasons.append(Reason("open", {"card": id, "symbol": symbol}))
        else:
            reasons.append(Reason("buy", {"card": id}))
    return reasons


def opens(world: Game, candidate: Candidate, card: int) -> str | None:
    """The symbol that the way needs and the deck lacked, if the card provides enough."""
    player = world.player
    deck = player.hand + player.draw + player.discard + player.play
    space = max(
        (space for space in candidate.node.pieces if space != GATE),
        key=board_features(world.board, candidate.node.blockades).steps.__getitem__,
    )
    needs = board_features(world.board, candidate.node.blockades).highest(space)
    for symbol in CARD_SYMBOLS[card]:
        had = max((POWER[c] for c in deck if symbol in CARD_SYMBOLS[c]), default=0)
        if had < needs[symbol] <= POWER[card]:
            return SYMBOLS[symbol]
    return None


def _kept(candidate: Candidate) -> list[Reason]:
    kept = candidate.closing.kept
    if not kept:
        return []
    return [Reason("keep", {"cards": [CARD_IDS[card] for card in kept]})]


def _hindered(candidate: Candidate, rivals: Rivals) -> list[Reason]:
    """Rivals who will be later because of this turn."""
    reasons: list[Reason] = []
    for seat, lost in rivals.delays(candidate):
        if lost > HINDERED:
            reasons.append(Reason("hinder", {"seat": seat}))
    return reasons
