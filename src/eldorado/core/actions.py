"""Actions: what a player decides, as small immutable values with a text form.

Each is a whole decision (T-07). `str(action)` and `Action.parse(text)` are inverse; reading
is forgiving about case, spacing and the order of cards, writing is canonical.
"""

import re
from typing import Final

from eldorado.core.kinds import CARD, SYMBOL, TOKEN
from eldorado.errors import ParseError, UnreadableText
from eldorado.input_limits import check_action


class Action:
    """Any decision of a player. The kinds of action are its subclasses.

    Written out rather than generated: the compiled rules make them twenty times faster so.
    """

    __slots__ = ()

    @staticmethod
    def parse(text: object) -> "Action":
        """The action a text describes; raises ParseError if it describes none."""
        return parse_action(text)

    def key(self) -> tuple[object, ...]:
        """Everything the action says."""
        return ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.key()))})"


class Move(Action):
    """One card's or power token's whole movement.

    `target` is a space, or `#n` to take that blockade and stay; `via` are the blockades taken on
    the way. `symbol` is set for jokers and after change_symbol only.
    """

    __slots__ = ("card", "piece", "symbol", "target", "via")

    def __init__(
        self, piece: int, card: str, target: str, symbol: str = "", via: tuple[int, ...] = ()
    ) -> None:
        self.piece: Final = piece
        self.card: Final = card
        self.target: Final = target
        self.symbol: Final = symbol
        self.via: Final = via

    def key(self) -> tuple[object, ...]:
        return (self.piece, self.card, self.target, self.symbol, self.via)

    def __str__(self) -> str:
        card = f"{self.card}:{self.symbol}" if self.symbol else self.card
        via = f" via {','.join(f'#{number}' for number in self.via)}" if self.via else ""
        return f"move {self.piece} {card} {self.target}{via}"


class Pay(Action):
    """Cards for a rubble or base camp space, or for a rubble blockade `#n`."""

    __slots__ = ("cards", "piece", "target")

    def __init__(self, piece: int, target: str, cards: tuple[str, ...]) -> None:
        self.piece: Final = piece
        self.target: Final = target
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return (self.piece, self.target, self.cards)

    def __str__(self) -> str:
        return f"pay {self.piece} {self.target} {','.join(self.cards)}"


class Native(Action):
    """One step onto any free space, or one blockade; by the card or by the cave token."""

    __slots__ = ("piece", "target", "token")

    def __init__(self, piece: int, target: str, token: bool = False) -> None:
        self.piece: Final = piece
        self.target: Final = target
        self.token: Final = token

    def key(self) -> tuple[object, ...]:
        return (self.piece, self.target, self.token)

    def __str__(self) -> str:
        return f"{'native_token' if self.token else 'native'} {self.piece} {self.target}"


class Play(Action):
    """An action card that draws."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"play {self.card}"


class Remove(Action):
    """The answer to Scientist and Travel Log: the cards to remove, or none."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return (self.cards,)

    def __str__(self) -> str:
        return f"remove {','.join(self.cards) or 'none'}"


class Take(Action):
    """The Transmitter: a card of any pile, free of charge."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"take {self.card}"


class Buy(Action):
    """A purchase. A source is a card, `card/2`, `card:coin` or a coin token."""

    __slots__ = ("card", "sources")

    def __init__(self, card: str, sources: tuple[str, ...]) -> None:
        self.card: Final = card
        self.sources: Final = sources

    def key(self) -> tuple[object, ...]:
        return (self.card, self.sources)

    def __str__(self) -> str:
        return f"buy {self.card} with {','.join(self.sources)}"


class UseToken(Action):
    """A cave token that neither moves nor pays, with the cards it concerns."""

    __slots__ = ("cards", "kind")

    def __init__(self, kind: str, cards: tuple[str, ...] = ()) -> None:
        self.kind: Final = kind
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.cards)

    def __str__(self) -> str:
        return f"token {self.kind} {','.join(self.cards)}".rstrip()


class End(Action):
    """The end of the turn; hand cards not kept are discarded."""

    __slots__ = ("keep",)

    def __init__(self, keep: tuple[str, ...] = ()) -> None:
        self.keep: Final = keep

    def key(self) -> tuple[object, ...]:
        return (self.keep,)

    def __str__(self) -> str:
        return f"end keep {','.join(self.keep)}" if self.keep else "end"


def _set_once(action: Action, name: str, value: object) -> None:
    if hasattr(action, name):
        raise AttributeError(f"an action does not change; its '{name}' is fixed")
    object.__setattr__(action, name, value)


if __file__.endswith((".py", ".pyc")):  # compiled classes refuse changes by themselves
    setattr(Action, "__setattr__", _set_once)  # noqa: B010

EFFECT_TOKENS = (
    "draw_card",
    "remove_card",
    "replace_cards",
    "keep_item",
    "pass_through",
    "change_symbol",
)

FORMS = {
    "move": "move PIECE CARD[:SYMBOL] TARGET [via #n,#m]",
    "pay": "pay PIECE TARGET CARD,CARD",
    "native": "native PIECE TARGET",
    "native_token": "native_token PIECE TARGET",
    "play": "play CARD",
    "remove": "remove CARD,CARD or remove none",
    "take": "take CARD",
    "buy": "buy CARD with SOURCE,SOURCE",
    "token": "token KIND [CARD,CARD]",
    "end": "end [keep CARD,CARD]",
}
"""How each action is written, by its first word."""

_SPACE = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_BLOCKADE = re.compile(r"#[1-9]")


def parse_action(text: object) -> Action:
    """See `Action.parse`."""
    if not isinstance(text, str):
        raise ParseError(f"An action is a text such as 'end', not {type(text).__name__}.")
    check_action(text)
    words = text.split()
    if not words:
        raise UnreadableText("unreadable-action-empty")
    verb = words[0].lower()
    count = len(words)
    if verb == "move" and (count == 4 or (count == 6 and words[4].lower() == "via")):
        return _parse_move(words)
    if verb == "pay" and count == 4:
        return Pay(_piece(words[1]), _target(words[2]), _cards(words[3]))
    if verb in ("native", "native_token") and count == 3:
        return Native(_piece(words[1]), _target(words[2]), verb == "native_token")
    if verb == "play" and count == 2:
        return Play(_card(words[1]))
    if verb == "remove" and count == 2:
        return Remove(() if words[1].lower() == "none" else _cards(words[1]))
    if verb == "take" and count == 2:
        return Take(_card(words[1]))
    if verb == "buy" and count == 4 and words[2].lower() == "with":
        sources = sorted((_source(word) for word in words[3].split(",")), key=source_order)
        return Buy(_card(words[1]), tuple(sources))
    if verb == "token" and count in (2, 3):
        return UseToken(_effect(words[1]), _cards(words[2]) if count == 3 else ())
    if verb == "end" and (count == 1 or (count == 3 and words[1].lower() == "keep")):
        return End(_cards(words[2]) if count == 3 else ())
    if verb in FORMS:
        raise UnreadableText(
            "unreadable-action-form", {"word": _shorten(text), "form": FORMS[verb]}
        )
    raise UnreadableText(
        "unreadable-action", {"word": _shorten(words[0]), "known": ", ".join(FORMS)}
    )


def _parse_move(words: list[str]) -> Move:
    card, colon, symbol = words[2].lower().partition(":")
    if card not in CARD and TOKEN.get(card, 99) >= TOKEN["draw_card"]:
        raise UnreadableText("unreadable-mover", {"word": _shorten(card)})
    if colon and symbol not in SYMBOL:
        raise UnreadableText("unreadable-symbol", {"word": _shorten(symbol)})
    via = _blockades(words[5]) if len(words) == 6 else set()
    target = _target(words[3])
    if target[0] == "#" and via:
        via.add(int(target[1:]))
        target = f"#{max(via)}"
    if target[0] == "#":
        via.discard(int(target[1:]))
    return Move(_piece(words[1]), card, target, symbol, tuple(sorted(via)))


def _piece(word: str) -> int:
    if word not in ("1", "2"):
        raise UnreadableText("unreadable-piece", {"word": _shorten(word)})
    return int(word)


def _target(word: str) -> str:
    if not _SPACE.fullmatch(word) and not _BLOCKADE.fullmatch(word):
        raise UnreadableText("unreadable-target", {"word": _shorten(word)})
    return word


def _blockades(word: str) -> set[int]:
    numbers = word.split(",")
    for number in numbers:
        if not _BLOCKADE.fullmatch(number):
            raise UnreadableText("unreadable-blockade", {"word": _shorten(number)})
    return {int(number[1:]) for number in numbers}


def _card(word: str) -> str:
    card = word.lower()
    if card not in CARD:
        raise UnreadableText("unreadable-card", {"word": _shorten(word)})
    return card


def _cards(word: str) -> tuple[str, ...]:
    return tuple(sorted((_card(part) for part in word.split(",")), key=CARD.__getitem__))


def _effect(word: str) -> str:
    kind = word.lower()
    if kind not in EFFECT_TOKENS:
        raise UnreadableText(
            "unreadable-effect", {"word": _shorten(word), "tokens": list(EFFECT_TOKENS)}
        )
    return kind


def _source(word: str) -> str:
    source = word.lower()
    card = source.removesuffix("/2").removesuffix(":coin")
    if source in TOKEN and source.startswith("coin_"):
        return source
    if card not in CARD or source not in (card, f"{card}/2", f"{card}:coin"):
        raise UnreadableText("unreadable-payment", {"word": _shorten(word)})
    return source


def source_order(source: str) -> tuple[int, str]:
    """Sorts the sources of a purchase: cards as listed in the facts, then tokens."""
    card = source.removesuffix("/2").removesuffix(":coin")
    return (CARD[card], source) if card in CARD else (len(CARD), source)


def _shorten(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."
