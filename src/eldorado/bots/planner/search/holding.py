"""What the mover has left inside a turn, and what each of it can do; every case is made once."""

from itertools import combinations
from typing import Final, final

from eldorado.core.actions import Action, UseToken
from eldorado.core.kinds import (
    CARD_IDS,
    CARD_SYMBOLS,
    CHANGE_SYMBOL,
    ITEM,
    JOKER,
    KEEP_ITEM,
    POWER,
    TOKEN_POWER,
)
from eldorado.core.movement.movers import PRINTED
from eldorado.core.state import joined, without

PAYMENTS: Final = 8
"""Ways to pay cards for one step that are followed."""

UNPLAYED: Final = 0.7
"""What power not yet played is worth while turns are searched."""

Cards = tuple[int, ...]


@final
class Mover:
    """A card or token that moves a piece with one symbol, and what is left without it."""

    __slots__ = ("after", "before", "kind", "label", "left", "power", "symbol")

    def __init__(self, kind: int, symbol: int, power: int, label: int, left: "Holding") -> None:
        self.kind = kind
        """The card, or from FIRST_TOKEN on the token."""
        self.symbol = symbol
        self.power = power
        self.label = label
        """The symbol that the action names, or PRINTED."""
        self.left = left
        self.before: tuple[Action, ...] = ()
        self.after: tuple[Action, ...] = ()
        """Tokens used right before and after the movement."""


@final
class CardPayment:
    """Cards given for one step, and what is left if they stay in play or leave the game."""

    __slots__ = ("names", "played", "used_up")

    def __init__(self, names: tuple[str, ...], played: "Holding", used_up: "Holding") -> None:
        self.names = names
        self.played = played
        self.used_up = used_up


@final
class Holding:
    """Cards in hand, tokens, and the cards removed from the game so far in this turn."""

    __slots__ = ("hand", "movers", "number", "payments", "removed", "tokens", "unplayed")

    def __init__(self, hand: Cards, tokens: Cards, removed: Cards, number: int) -> None:
        self.hand = hand
        self.tokens = tokens
        self.removed = removed
        self.number = number
        """A number of its own among the holdings of one `Holdings`."""
        self.unplayed = [UNPLAYED * POWER[card] for card in hand]
        self.unplayed += [UNPLAYED * TOKEN_POWER[token] for token in tokens]
        self.movers: list[Mover] | None = None
        self.payments: dict[int, list[CardPayment]] | None = None


@final
class Holdings:
    """All holdings that turned up, each once, with what follows from them."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[Cards, Cards, Cards], Holding] = {}

    def of(self, hand: Cards, tokens: Cards, removed: Cards = ()) -> Holding:
        key = (hand, tokens, removed)
        found = self._known.get(key)
        if found is None:
            found = Holding(hand, tokens, removed, len(self._known))
            self._known[key] = found
        return found

    def played(self, held: Holding, cards: Cards) -> Holding:
        """Without cards that are put into play."""
        return self.of(without(held.hand, cards), held.tokens, held.removed)

    def used_up(self, held: Holding, cards: Cards) -> Holding:
        """Without cards that leave the game."""
        return self.of(without(held.hand, cards), held.tokens, joined(held.removed, cards))

    def spent(self, held: Holding, token: int) -> Holding:
        """Without a token."""
        return self.of(held.hand, without(held.tokens, (token,)), held.removed)

    def movers(self, held: Holding) -> list[Mover]:
        """Every card that moves, with each of its symbols; items also saved by a token."""
        movers = held.movers
        if movers is None:
            movers = held.movers = self._card_movers(held)
        return movers

    def _card_movers(self, held: Holding) -> list[Mover]:
        found: list[Mover] = []
        for card in sorted(set(held.hand)):
            if not POWER[card]:
                continue
            item = ITEM[card]
            left = self.used_up(held, (card,)) if item else self.played(held, (card,))
            for symbol in CARD_SYMBOLS[card]:
                label = symbol if JOKER[card] else PRINTED
                found.append(Mover(card, symbol, POWER[card], label, left))
                if item and KEEP_ITEM in held.tokens:
                    saved = self.spent(self.played(held, (card,)), KEEP_ITEM)
                    keeping = Mover(card, symbol, POWER[card], label, saved)
                    keeping.after = (UseToken("keep_item"),)
                    found.append(keeping)
        return found

    def changed_movers(self, held: Holding) -> list[Mover]:
        """Every card that moves by another symbol than its own, changed by a token (V-28)."""
        found: list[Mover] = []
        spent = self.spent(held, CHANGE_SYMBOL)
        for card in sorted(set(held.hand)):
            if not POWER[card] or JOKER[card]:
                continue
            left = self.used_up(spent, (card,)) if ITEM[card] else self.played(spent, (card,))
            for symbol in range(3):
                if symbol not in CARD_SYMBOLS[card]:
                    mover = Mover(card, symbol, POWER[card], symbol, left)
                    mover.before = (UseToken("change_symbol"),)
                    found.append(mover)
        return found

    def payments(self, held: Holding, count: int) -> list[CardPayment]:
        """Different choices of that many cards to give."""
        known = held.payments
        if known is None:
            known = held.payments = {}
        found = known.get(count)
        if found is None:
            found = known[count] = self._choices(held, count)
        return found

    def _choices(self, held: Holding, count: int) -> list[CardPayment]:
        if len(held.hand) < count:
            return []
        return [
            CardPayment(
                tuple([CARD_IDS[card] for card in cards]),
                self.played(held, cards),
                self.used_up(held, cards),
            )
            for cards in sorted(set(combinations(held.hand, count)))[:PAYMENTS]
        ]
