"""Actions and results in English, for the page and the terminal."""

from collections import Counter

from eldorado.analysis.trials import TrialOutcome
from eldorado.core.actions import (
    Action,
    Buy,
    End,
    Move,
    Native,
    Pay,
    Play,
    Remove,
    Take,
    UseToken,
)
from eldorado.help.names import CARD_NAMES, TOKEN_NAMES, listing

REASONS = {
    "only_arrival": "alone at the gate",
    "most_blockades": "by the number of blockades",
    "highest_blockade": "by the highest blockade",
    "first_arrival": "by arriving first",
    "stalemate": "nobody: three rounds without an action",
}


def name(id: str) -> str:
    """A card or token by its name; `scout/2` and `scout:coin` are scouts too."""
    id = id.removesuffix("/2").removesuffix(":coin")
    return CARD_NAMES.get(id) or TOKEN_NAMES[id]


def names(ids: tuple[str, ...]) -> str:
    """Cards and tokens as one says them: `Scout and 2 × Traveler`."""
    found = Counter(name(id) for id in ids)
    return listing([times(number, one) for one, number in found.items()])


def times(number: int, one: str) -> str:
    return one if number == 1 else f"{number} × {one}"


def say(action: Action, pieces: int = 1) -> str:
    """An action as one says it."""
    if isinstance(action, Move | Pay | Native):
        which = f" (piece {action.piece})" if pieces > 1 else ""
        target = action.target
        taken = f"blockade {target[1:]}" if target[0] == "#" else ""
        where = f"takes {taken}" if taken else f"to {target}"
        if isinstance(action, Pay):
            return f"pays {names(action.cards)} for {taken or target}{which}"
        card = action.card if isinstance(action, Move) else "native"
        if isinstance(action, Native) and action.token:
            card = "native_token"
        via = [f"blockade {number}" for number in action.via] if isinstance(action, Move) else []
        return f"{name(card)} {where}{f' over {listing(via)}' if via else ''}{which}"
    if isinstance(action, Buy):
        return f"buys {name(action.card)} with {names(action.sources)}"
    if isinstance(action, End):
        return f"keeps {names(action.keep)}" if action.keep else "ends the turn"
    if isinstance(action, Play):
        return f"plays {name(action.card)}"
    if isinstance(action, Take):
        return f"takes {name(action.card)} with the Transmitter"
    if isinstance(action, Remove):
        return f"removes {names(action.cards) or 'nothing'}"
    if isinstance(action, UseToken):
        cards = f": {names(action.cards)}" if action.cards else ""
        return f"token “{name(action.kind)}”{cards}"
    return str(action)


def sentence(actions: tuple[Action, ...] | list[Action], pieces: int = 1) -> str:
    """A turn, or a part of one."""
    return "; ".join(say(action, pieces) for action in actions)


def signed(number: float, digits: int = 1) -> str:
    """A difference with its sign; nothing is neither."""
    text = f"{number:+.{digits}f}"
    return text if float(text) else f"{0:.{digits}f}"


def losing(loss: TrialOutcome) -> str:
    """What a turn cost."""
    rounds = f"{max(0.0, loss.rounds):.1f} rounds"
    return f"{max(0.0, loss.win):.0%} to win and {rounds}"
