"""Why a turn is good, in words: built from what it changes."""

from dataclasses import dataclass, field
from typing import Final

from eldorado.bots.planner.judging.board_features import board_features
from eldorado.bots.planner.judging.candidates import Candidate
from eldorado.bots.planner.judging.derived_features import Numbers
from eldorado.bots.planner.judging.network import ROUNDS
from eldorado.bots.planner.judging.rivals import PACE, Rivals
from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, CARD_SYMBOLS, POWER, STARTING_DECK
from eldorado.core.state import GATE, NO_CARD
from eldorado.facts import SYMBOLS
from eldorado.help.names import CARD_NAMES, count, token_name

LAND: Final = {"machete": "jungle", "paddle": "river", "coin": "villages"}
"""What a symbol leads through."""

HINDERED: Final = 0.25
"""Rounds that a rival must lose for a turn to count as standing in its way."""


@dataclass(frozen=True)
class Reason:
    """One thing a turn does: its kind, what it is about, and an English sentence.

    `about` holds ids and numbers, so that the sentence can be said in other languages.
    """

    kind: str
    text: str
    about: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Idea:
    """A turn worth considering: its actions, what to expect of it, and why."""

    actions: tuple[Action, ...]
    win: float
    """The chance to win after it."""
    arrival: float
    """The round in which to expect the last piece to arrive."""
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        why = "; ".join(str(reason) for reason in self.reasons) or "nothing better in sight"
        return f"{self.win:.0%} to win, arriving about round {self.arrival:.0f}: {why}"


def idea(world: Game, candidate: Candidate, rivals: Rivals) -> Idea:
    """A judged turn in words."""
    return Idea(
        tuple(candidate.actions()),
        chance_to_win(candidate.value, candidate.chances),
        world.round + candidate.rounds,
        tuple(_reasons(world, candidate, rivals)),
    )


class FirstAction:
    """A single action that comes before the plan of a turn: what follows it is not yet known."""

    __slots__ = ("action", "rounds", "value")

    def __init__(self, action: Action, value: float, rounds: float) -> None:
        self.action = action
        self.value = value
        self.rounds = rounds


def step_idea(world: Game, step: FirstAction) -> Idea:
    """A single action in words: drawing first, saving an item, using a changed symbol."""
    words = str(step.action).split()
    win = min(1.0, max(0.0, step.value + PACE * step.rounds))
    reasons: tuple[Reason, ...] = ()
    drawn_by = words[1] if words[0] in ("play", "token") else ""
    if drawn_by == "keep_item":
        reasons = (Reason("save", "saves the item just used"),)
    elif drawn_by:
        name = CARD_NAMES[drawn_by] if drawn_by in CARD_NAMES else token_name(drawn_by)
        text = f"the {name} first: more cards, then a better plan"
        reasons = (Reason("draw", text, {"with": drawn_by}),)
    return Idea((step.action,), win, world.round + step.rounds, reasons)


def chance_to_win(value: float, chances: Numbers) -> float:
    """What of a value is the chance to win."""
    return min(1.0, max(0.0, value + PACE * float(chances @ ROUNDS)))


def _reasons(world: Game, candidate: Candidate, rivals: Rivals) -> list[Reason]:
    if candidate.node.arrived():
        return [Reason("arrive", "reaches El Dorado"), *_blockades(world, candidate)]
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
        return [Reason("progress", f"{count(gained, 'step')} nearer", {"steps": gained})]
    if candidate.node.pieces != world.player.pieces:
        return [Reason("reposition", "a better place to go on from")]
    return []


def _blockades(world: Game, candidate: Candidate) -> list[Reason]:
    """Blockades taken, and who would have been next to take them."""
    reasons: list[Reason] = []
    for seam, number in enumerate(world.blockades):
        if not number or candidate.node.blockades[seam]:
            continue
        near = _beside(world, seam)
        before = f" before seat {near + 1} can" if near is not None else ""
        reasons.append(
            Reason(
                "blockade", f"takes blockade {number}{before}", {"number": number, "rival": near}
            )
        )
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
    return [Reason("cave", f"explores {count(found, 'cave')}", {"caves": found})] if found else []


def _removals(candidate: Candidate) -> list[Reason]:
    """Cards the deck is better off without; items used up are told as such."""
    gone: dict[int, int] = {}
    for card in (*candidate.node.removed, *candidate.closing.consumed):
        gone[card] = gone.get(card, 0) + 1
    reasons: list[Reason] = []
    for card, times in gone.items():
        id = CARD_IDS[card]
        starting = card in STARTING_DECK
        word = "thins" if starting else "uses up"
        text = f"{word} {count(times, CARD_NAMES[id])}"
        reasons.append(Reason("thin" if starting else "use_up", text, {"card": id, "count": times}))
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
            text = f"the {CARD_NAMES[id]} opens the {LAND[symbol]} ahead"
            reasons.append(Reason("open", text, {"card": id, "symbol": symbol}))
        else:
            reasons.append(Reason("buy", f"gets the {CARD_NAMES[id]}", {"card": id}))
    return reasons


def opens(world: Game, candidate: Candidate, card: int) -> str | None:
    """The symbol of which the way asks for more than the deck had, and the card gives enough."""
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
    names = " and ".join(CARD_NAMES[CARD_IDS[card]] for card in kept)
    cards = [CARD_IDS[card] for card in kept]
    return [Reason("keep", f"keeps {names} for the next turn", {"cards": cards})]


def _hindered(candidate: Candidate, rivals: Rivals) -> list[Reason]:
    """Rivals who will be later because of this turn."""
    reasons: list[Reason] = []
    for seat, lost in rivals.delays(candidate):
        if lost > HINDERED:
            reasons.append(Reason("hinder", f"holds up seat {seat + 1}", {"seat": seat}))
    return reasons
