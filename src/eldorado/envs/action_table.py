"""A fixed table of numbered choices for all routes; an action is a short sequence of them.

An action as a single number would need hundreds of thousands of numbers. So an action is chosen
step by step: first what is done with which card or piece, then where, then the cards one by one.
The numbers are part of the interface: new choices may only be added at the end.
"""

import hashlib
from functools import lru_cache
from typing import Final

from eldorado.core.actions import (
    EFFECT_TOKENS,
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
from eldorado.core.kinds import (
    BLOCKADE_NUMBERS,
    CARD_IDS,
    DRAWS,
    FULL_PILES,
    POWER,
    TOKEN_IDS,
    TOKEN_POWER,
)
from eldorado.errors import EldoradoError
from eldorado.facts import SYMBOLS, pieces

DONE: Final = "done"
"""Closes a list of cards, payments or blockades."""


def _make_choices() -> tuple[str, ...]:
    movers = [
        f"{card}{symbol}"
        for card, power in zip(CARD_IDS, POWER, strict=True)
        if power
        for symbol in ("", *(f":{symbol}" for symbol in SYMBOLS))
    ]
    movers += [token for token, power in zip(TOKEN_IDS, TOKEN_POWER, strict=True) if power]
    first = [f"move {piece} {mover}" for piece in (1, 2) for mover in movers]
    first += [f"{verb} {piece}" for verb in ("pay", "native", "native_token") for piece in (1, 2)]
    first += [f"play {card}" for card, draws in zip(CARD_IDS, DRAWS, strict=True) if draws]
    sold = [card for card, size in zip(CARD_IDS, FULL_PILES, strict=True) if size]
    first += [f"{verb} {card}" for verb in ("take", "buy") for card in sold]
    first += [f"token {kind}" for kind in EFFECT_TOKENS]
    first += ["remove", "end"]
    targets = [
        f"to {letter}{number}"
        for letter, piece in sorted(pieces().items())
        for number in range(1, len(piece.hexes) + 1)
    ]
    targets += [f"to X{number}" for number in (1, 2, 3)]
    targets += [f"to #{number}" for number in BLOCKADE_NUMBERS]
    via = [f"via #{number}" for number in BLOCKADE_NUMBERS]
    cards = [f"card {card}{form}" for card in CARD_IDS for form in ("", "/2", ":coin")]
    cards += [f"card {token}" for token in TOKEN_IDS if token.startswith("coin_")]
    return (*first, *targets, *via, *cards, DONE)


CHOICES: Final[tuple[str, ...]] = _make_choices()
"""Every choice in words, by its number."""

NUMBER: Final[dict[str, int]] = {choice: number for number, choice in enumerate(CHOICES)}
SIZE: Final = len(CHOICES)


def table_hash() -> str:
    """Identifies the table; learned weights fit only the table they were learned with."""
    return hashlib.sha256("\n".join(CHOICES).encode()).hexdigest()


@lru_cache(maxsize=50_000)
def encode(action: Action) -> tuple[int, ...]:
    """The choices that make up an action. No action's sequence begins with another's."""
    try:
        return tuple([NUMBER[word] for word in _words(action)])
    except KeyError as error:
        raise EldoradoError(
            f"'{action}' has no place in the table of choices, which knows the spaces of the "
            "printed tiles only."
        ) from error


def decode(choices: tuple[int, ...]) -> Action:
    """The action that a complete sequence of choices means."""
    try:
        words = [CHOICES[number] for number in choices]
        action = Action.parse(_text(words))
    except (IndexError, EldoradoError) as error:
        raise EldoradoError(f"{choices} is not a complete action.") from error
    if encode(action) != tuple(choices):
        raise EldoradoError(f"{choices} is not a complete action.")
    return action


def _words(action: Action) -> list[str]:
    if isinstance(action, Move):
        mover = f"{action.card}:{action.symbol}" if action.symbol else action.card
        via = [f"via #{number}" for number in action.via]
        return [f"move {action.piece} {mover}", f"to {action.target}", *via, DONE]
    if isinstance(action, Pay):
        return [f"pay {action.piece}", f"to {action.target}", *_cards(action.cards)]
    if isinstance(action, Native):
        verb = "native_token" if action.token else "native"
        return [f"{verb} {action.piece}", f"to {action.target}"]
    if isinstance(action, Buy):
        return [f"buy {action.card}", *_cards(action.sources)]
    if isinstance(action, End):
        return ["end", *_cards(action.keep)]
    if isinstance(action, Remove):
        return ["remove", *_cards(action.cards)]
    if isinstance(action, UseToken):
        return [f"token {action.kind}", *_cards(action.cards)]
    if isinstance(action, Play | Take):
        return [str(action)]
    raise KeyError(action)


def _cards(cards: tuple[str, ...]) -> list[str]:
    return [*(f"card {card}" for card in cards), DONE]


def _text(words: list[str]) -> str:
    """The text of the action that the words of a sequence describe."""
    head = words[0]
    verb = head.split()[0]
    targets = "".join(f" {word[3:]}" for word in words if word.startswith("to "))
    via = ",".join(word[4:] for word in words if word.startswith("via "))
    cards = ",".join(word[5:] for word in words if word.startswith("card "))
    if verb == "move":
        return f"{head}{targets}" + (f" via {via}" if via else "")
    if verb == "buy":
        return f"{head} with {cards}"
    if verb == "end":
        return f"end keep {cards}" if cards else "end"
    if verb == "remove":
        return f"remove {cards or 'none'}"
    return f"{head}{targets} {cards}".rstrip()
