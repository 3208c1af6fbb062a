"""What the seat to move may do, in few bytes: the long lists of actions told by their rule.

A list of all legal actions can be twenty kilobytes, nearly all of it combinations of cards: any
so many cards pay for rubble, any cards may be kept. Those are told by their number; a purchase by
one sensible payment. Whatever is composed from it, the rules have the last word.
"""

from typing import Any

from eldorado.core.actions import Action, Buy, End, Move, Native, Pay, Play, Remove, Take, UseToken
from eldorado.core.kinds import (
    CARD,
    CARD_SYMBOLS,
    COIN,
    HALF_COINS,
    ITEM,
    POWER,
    TOKEN,
    TOKEN_POWER,
)
from eldorado.core.view import View


def options(view: View) -> dict[str, Any]:
    """The choices of the seat to move, grouped as a player thinks of them.

    `moves` and `natives`: piece, then card, then targets as in action texts; `pays`: piece, then
    target, then how many cards; `removes`: up to so many cards; `buys`: card, then a payment.
    """
    moves: dict[str, dict[str, list[str]]] = {}
    pays: dict[str, dict[str, int]] = {}
    natives: dict[str, dict[str, list[str]]] = {}
    lists: dict[str, list[str]] = {"plays": [], "takes": [], "tokens": []}
    payments: dict[str, Buy] = {}
    found: dict[str, Any] = {}
    for action in view.legal_actions():
        if isinstance(action, Move):
            card = f"{action.card}:{action.symbol}" if action.symbol else action.card
            _targets(moves, action.piece, card).append(_target(action))
        elif isinstance(action, Pay):
            pays.setdefault(str(action.piece), {})[action.target] = len(action.cards)
        elif isinstance(action, Native):
            card = "native_token" if action.token else "native"
            _targets(natives, action.piece, card).append(action.target)
        elif isinstance(action, Buy):
            best = payments.get(action.card)
            if best is None or loss(action) < loss(best):
                payments[action.card] = action
        elif isinstance(action, Remove):
            found["removes"] = max(found.get("removes", 0), len(action.cards))
        elif isinstance(action, End):
            found["end"] = True
        else:
            _list(lists, action)
    if payments:
        found["buys"] = {card: list(buy.sources) for card, buy in payments.items()}
    groups = {"moves": moves, "pays": pays, "natives": natives, **lists}
    return {name: group for name, group in groups.items() if group} | found


def loss(buy: Buy) -> tuple[int, ...]:
    """How much a payment costs its player: items used up, tokens, coins given away, power spent."""
    items = tokens = total = power = 0
    for source in buy.sources:
        if source in TOKEN:
            tokens += 1
            total += 2 * TOKEN_POWER[TOKEN[source]]
            continue
        name = source.removesuffix("/2").partition(":")[0]
        card = CARD[name]
        changed = ":" in source
        half = source.endswith("/2")
        if ITEM[card] and (changed or (COIN in CARD_SYMBOLS[card] and not half)):
            items += 1
        total += 2 * POWER[card] if changed else 1 if half else HALF_COINS[card]
        power += POWER[card]
    return items, tokens, total, len(buy.sources), power


def _targets(groups: dict[str, dict[str, list[str]]], piece: int, card: str) -> list[str]:
    return groups.setdefault(str(piece), {}).setdefault(card, [])


def _target(move: Move) -> str:
    """The part of a movement's text after the card."""
    via = ",".join(f"#{number}" for number in move.via)
    return f"{move.target} via {via}" if via else move.target


def _list(lists: dict[str, list[str]], action: Action) -> None:
    if isinstance(action, Play):
        lists["plays"].append(action.card)
    elif isinstance(action, Take):
        lists["takes"].append(action.card)
    elif isinstance(action, UseToken) and action.kind not in lists["tokens"]:
        lists["tokens"].append(action.kind)
