"""What the seat to move may do, in few bytes: the long lists of actions told by their rule.

A list of all legal actions can be twenty kilobytes, nearly all of it combinations of cards: any
so many cards pay for rubble, any cards may be kept. Those are told by their number; a purchase by
one sensible payment. Whatever is composed from it, the rules have the last word.
"""

from typing import Any

from msgspec.json import encode

from eldorado.core.actions import Action, Buy, End, Move, Native, Pay, Play, Remove, Take, UseToken
from eldorado.core.kinds import (
    CARD,
    CARD_SYMBOLS,
    COIN,
    ITEM,
    POWER,
    PRICE,
    SYMBOL,
    TOKEN,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.view import View

LARGEST = 1_100
"""Bytes that options may take; what a client can do without is left out beyond."""

Targets = dict[str, dict[str, list[str]]]
"""Piece, then card, then targets as in action texts."""


def options(view: View) -> dict[str, Any]:
    """The choices of the seat to move, grouped as a player thinks of them.

    `moves` and `natives`: piece, then card, then targets as in action texts; `pays`: piece, then
    target, then how many cards; `removes`: up to so many cards; `buys`: card, then a payment.
    """
    moves: Targets = {}
    pays: dict[str, dict[str, int]] = {}
    natives: Targets = {}
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
            if best is None or payment_cost(action) < payment_cost(best):
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
    shown = {name: group for name, group in groups.items() if group} | found
    if len(encode(shown)) > LARGEST:
        _shorten(shown)
    return shown


def payment_cost(buy: Buy) -> tuple[int, ...]:
    """What a payment costs: items used up, tokens, the price of the cards spent, their number."""
    items = tokens = total = 0
    for source in buy.sources:
        if source in TOKEN:
            tokens += TOKEN_POWER[TOKEN[source]]
            continue
        name = source.removesuffix("/2").removesuffix(":coin")
        card = CARD[name]
        if ITEM[card] and (":" in source or (name == source and COIN in CARD_SYMBOLS[card])):
            items += 1
        else:
            total += PRICE[card]
    return items, tokens, total, len(buy.sources)


def _targets(groups: Targets, piece: int, card: str) -> list[str]:
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


def _shorten(shown: dict[str, Any]) -> None:
    """A very large hand: first the longest payments go, their cards stay on offer without one;
    then targets that a card with the same symbol reaches that is missed less."""
    over = len(encode(shown)) - LARGEST
    buys: dict[str, list[str]] = shown.get("buys", {})
    for card in sorted(buys, key=lambda card: -len(encode(buys[card]))):
        if over <= 0:
            return
        over -= len(encode(buys[card])) - len(b"[]")
        buys[card] = []
    if over > 0 and "moves" in shown:
        shown["moves"] = {piece: _thrifty(cards) for piece, cards in shown["moves"].items()}


def _thrifty(cards: dict[str, list[str]]) -> dict[str, list[str]]:
    """For every symbol each target under the card that is missed least only."""
    seen: dict[int, set[str]] = {}  # by symbol
    kept: dict[str, list[str]] = {}
    for card in sorted(cards, key=_missed):
        known = seen.setdefault(_symbol(card), set())
        kept[card] = [target for target in cards[card] if target not in known]
        known.update(kept[card])
    return {card: kept[card] for card in cards if kept[card]}


def _symbol(mover: str) -> int:
    """What a card, or a power token, is used for in a movement: `scout`, `adventurer:coin`."""
    name, _, symbol = mover.partition(":")
    if symbol:
        return SYMBOL[symbol]
    return CARD_SYMBOLS[CARD[name]][0] if name in CARD else TOKEN_SYMBOL[TOKEN[name]]


def _missed(mover: str) -> tuple[bool, int, int]:
    """How much a card or token is missed: whether it is used up, its price, its power."""
    name = mover.partition(":")[0]
    if name in TOKEN:
        return True, 0, TOKEN_POWER[TOKEN[name]]
    return ITEM[CARD[name]], PRICE[CARD[name]], POWER[CARD[name]]
