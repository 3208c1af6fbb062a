"""Parses what a player types: action texts, short forms, card names in any language."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

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
from eldorado.core.game import Game
from eldorado.core.kinds import CARD, CARD_IDS, COIN, PRICE, SYMBOL, TOKEN, TOKEN_IDS, TOKEN_SYMBOL
from eldorado.core.movement.conditions import asked_by, may_move, seam_of, why_not_entered
from eldorado.core.state import GATE
from eldorado.errors import Argument, EldoradoError, IllegalAction, ParseError, UnreadableText
from eldorado.help.names import find_name, name_key, short_id
from eldorado.terminal.action_menu import proposed
from eldorado.wording.texts import thing

NO_PIECE = -1
"""Asks about a space for any piece of the player: the own ones stand in the way too."""

VERBS: dict[str, tuple[type[Action], ...]] = {
    "move": (Move,),
    "m": (Move,),
    "go": (Move, Pay, Native),
    "pay": (Pay,),
    "p": (Pay,),
    "native": (Native,),
    "native_token": (Native,),
    "play": (Play,),
    "take": (Take,),
    "buy": (Buy,),
    "b": (Buy,),
    "token": (UseToken,),
    "use": (UseToken,),
    "remove": (Remove, UseToken),
    "r": (Remove,),
    "end": (End,),
    "e": (End,),
    "keep": (End,),
}
FILLERS = {
    "with",
    "to",
    "using",
    "the",
    "and",
    "via",
    "as",
    "for",
    "on",
    "a",
    "keep",
    "turn",
    "piece",
}
SHORTEST_PREFIX = 3
LONGEST_NAME = 5
"""Words of a name, in any language."""


@dataclass
class Wish:
    """What a text means; empty fields are left open."""

    verbs: tuple[type[Action], ...] = ()
    cards: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    symbol: str = ""
    piece: int = 0
    nothing: bool = False
    halves: bool = False


@dataclass(frozen=True)
class InputReply:
    """Either one action to do, or several to choose from."""

    actions: tuple[Action, ...]
    decided: bool


def understand(text: str, game: Game, actions: Sequence[Action]) -> InputReply:
    """What the player to move means; raises ParseError or IllegalAction with the reason."""
    asks = text.rstrip().endswith("?")
    words = _canonical(text.rstrip(" ?"), game)
    try:
        action = Action.parse(words)
    except ParseError as error:
        return _by_wish(words, game, actions, asks, error)
    if action not in actions:
        game.copy().apply(action)  # raises the reason
    return InputReply((action,), not asks)


def _by_wish(
    text: str, game: Game, actions: Sequence[Action], asks: bool, error: ParseError
) -> InputReply:
    place = any(isinstance(a, Move | Pay | Native) and a.target == text for a in actions)
    wish = _read(text, game, place)
    found = [action for action in actions if _fits(action, wish)]
    if not found:
        raise _why_not(wish, game, error)
    buying = wish.verbs == (Buy,)
    if buying and not asks and len({a.card for a in found if isinstance(a, Buy)}) == 1:
        named = Counter(wish.cards[1:] + wish.tokens)
        exact = [a for a in found if isinstance(a, Buy) and _sources(a) == named]
        best = proposed(exact or found, wish.cards[0]) if wish.cards else None
        return InputReply((best,), True) if best else InputReply(tuple(found), False)
    certain = bool(wish.verbs or wish.targets)
    return InputReply(tuple(found), len(found) == 1 and certain and not asks)


def _canonical(text: str, game: Game) -> str:
    """Spaces as the board spells them, cards by their ids, no blanks around commas or colons."""
    spaces = {name.lower(): name for name in game.board.names}
    cards = {thing(card).lower(): card for card in CARD}
    text = re.sub(r"\s*([,:/])\s*", r"\1", " ".join(text.split()))
    parts = re.split(r"([\s,:/])", text)
    return "".join(spaces.get(part.lower(), cards.get(part.lower(), part)) for part in parts)


def _read(text: str, game: Game, place: bool) -> Wish:
    """A text that names a space is never a verb, even on boards with odd names."""
    wish = Wish()
    words = [word for word in re.split(r"[\s,:]+", text) if word]
    if words and not place and words[0].lower() in VERBS:
        wish.verbs = VERBS[words[0].lower()]
        words = words[1:]
    while words:
        taken = _read_name(wish, words)
        if not taken:
            _read_word(wish, words[0], game)
            taken = 1
        words = words[taken:]
    return wish


def _read_name(wish: Wish, words: list[str]) -> int:
    """A card or token at the beginning of the words; how many of them it takes."""
    for count in range(min(LONGEST_NAME, len(words)), 0, -1):
        name = find_name(" ".join(words[:count]).removesuffix("/2"), ("card", "token"))
        if name is None:
            continue
        if name.startswith("card-"):
            wish.cards.append(short_id(name))
            wish.halves = wish.halves or words[count - 1].endswith("/2")
        else:
            wish.tokens.append(short_id(name))
        return count
    return 0


def _read_word(wish: Wish, word: str, game: Game) -> None:
    lower = word.lower()
    if word in game.board.index or re.fullmatch(r"#\d", word):
        wish.targets.append(word)
    elif (symbol := _symbol(word)) is not None:
        wish.symbol = symbol
    elif lower in ("1", "2"):
        wish.piece = int(lower)
    elif lower == "all" and wish.verbs == (End,):
        wish.cards += [CARD_IDS[card] for card in game.player.hand]
    elif lower in ("none", "nothing"):
        wish.nothing = True
    elif lower not in FILLERS:
        near = _abbreviated(word)
        if len(lower) < SHORTEST_PREFIX or len(near) != 1:
            raise _unknown(word, near)
        wish.cards.append(near[0])


def _symbol(word: str) -> str | None:
    """Machete, paddle or coin, by their names."""
    found = find_name(word, ("symbol",))
    return short_id(found) if found and short_id(found) in SYMBOL else None


def _abbreviated(word: str) -> list[str]:
    """The cards whose names begin with these letters, or have a word that does."""
    key = name_key(word)
    names = {card: name_key(thing(card)) for card in CARD}
    if not key:
        return []
    return [card for card, name in names.items() if name.startswith(key)] or [
        card for card, name in names.items() if f" {key}" in name
    ]


def _unknown(word: str, near: list[str]) -> UnreadableText:
    if len(near) > 1:
        return UnreadableText("unreadable-choice", {"word": word[:40], "choices": near[:4]})
    if re.fullmatch(r"[A-Za-z]\d+", word):
        return UnreadableText("refusal-M-01-unknown", {"space": word.upper()[:20]})
    return UnreadableText("unreadable-word", {"word": word[:40]})


def _fits(action: Action, wish: Wish) -> bool:
    if wish.verbs and not isinstance(action, wish.verbs):
        return False
    if isinstance(action, Move | Native | Pay):
        return _fits_movement(action, wish)
    if wish.targets or wish.symbol or wish.piece:
        return False
    if isinstance(action, Buy):
        return _fits_purchase(action, wish)
    if isinstance(action, Play | Take):
        return wish.cards == [action.card] and not wish.tokens
    if isinstance(action, UseToken):
        if wish.tokens:
            return wish.tokens == [action.kind] and (not wish.cards or _same(wish, action.cards))
        return bool(wish.cards) and action.kind == "remove_card" and _same(wish, action.cards)
    if isinstance(action, Remove | End):
        cards = action.cards if isinstance(action, Remove) else action.keep
        if wish.verbs:
            unsaid = isinstance(action, Remove) and not wish.cards and not wish.nothing
            return unsaid or _same(wish, cards)
    return False


def _same(wish: Wish, cards: Sequence[str]) -> bool:
    return Counter(wish.cards) == Counter(cards)


def _fits_movement(action: Move | Native | Pay, wish: Wish) -> bool:
    if wish.piece not in (0, action.piece):
        return False
    taken = [f"#{number}" for number in action.via] if isinstance(action, Move) else []
    if not all(target in (action.target, *taken) for target in wish.targets):
        return False
    if isinstance(action, Move):
        if wish.symbol not in ("", action.symbol):
            return False
        named = wish.cards + wish.tokens
        return named in ([], [action.card]) and bool(named or wish.targets or wish.verbs)
    if isinstance(action, Pay):
        if wish.tokens or wish.symbol or Counter(wish.cards) - Counter(action.cards):
            return False
        return bool(wish.verbs or wish.targets)
    named = wish.cards + wish.tokens
    own = "native_token" if action.token else "native"
    return named in ([], [own]) and not wish.symbol


def _fits_purchase(action: Buy, wish: Wish) -> bool:
    if not wish.cards:
        return bool(wish.verbs) and not wish.tokens
    if not wish.verbs or action.card != wish.cards[0]:
        return False
    if wish.halves and not any(source.endswith("/2") for source in action.sources):
        return False
    return not Counter(wish.cards[1:] + wish.tokens) - _sources(action)


def _sources(action: Buy) -> Counter[str]:
    """The cards and tokens of a payment, however they are spent."""
    return Counter(source.partition("/")[0].partition(":")[0] for source in action.sources)


def _why_not(wish: Wish, game: Game, error: ParseError) -> EldoradoError:
    """The rule that forbids the action, if one can be named."""
    try:
        if wish.verbs == (Buy,) and wish.cards:
            _try_to_buy(wish.cards[0], game)
        if wish.verbs == (End,) and wish.cards:
            game.copy().apply(End(tuple(wish.cards)))
        if wish.verbs == (Play,) and wish.cards:
            game.copy().apply(Play(wish.cards[0]))
        if wish.verbs == (Take,) and wish.cards:
            game.copy().apply(Take(wish.cards[0]))
        if (
            wish.tokens
            and wish.tokens[0] in TOKEN_IDS
            and TOKEN[wish.tokens[0]] not in game.player.tokens
        ):
            return IllegalAction("V-19", "token", {"token": wish.tokens[0]})
        if wish.targets:
            return _why_not_there(wish, game)
        if wish.cards and CARD[wish.cards[0]] not in game.player.hand:
            return IllegalAction("T-02", "card", {"card": wish.cards[0]})
        game.copy().apply(End())  # an answer may be due first
    except IllegalAction as reason:
        return reason
    if wish.cards or wish.tokens:
        return IllegalAction("T-04")
    return error


def _try_to_buy(card: str, game: Game) -> None:
    """Tries to pay with all coins, to get the exact refusal."""
    cards = [CARD_IDS[kind] for kind in game.player.hand]
    tokens = [TOKEN_IDS[token] for token in game.player.tokens if TOKEN_SYMBOL[token] == COIN]
    sources = (*cards, *tokens)
    if not sources and PRICE[CARD[card]]:
        raise IllegalAction("P-05", "nothing", {"card": card})
    game.copy().apply(Buy(card, sources))


def _why_not_there(wish: Wish, game: Game) -> IllegalAction:
    target = wish.targets[0]
    native = "native" in wish.cards or "native_token" in wish.tokens
    if not native and not may_move(game):
        return IllegalAction("T-05")
    pieces = [space for space in game.player.pieces if space != GATE]
    if target[0] == "#":
        number = int(target[1:])
        seam = seam_of(game, number)
        if not any(seam in game.board.seams_at[space] for space in pieces):
            return IllegalAction("B-02", "blockade", {"blockade": number})
        return IllegalAction("B-03", "nothing", asked_by(number))
    space = game.board.index[target]
    closed = why_not_entered(game, NO_PIECE, space)
    if closed is not None:
        return closed
    about: dict[str, Argument] = {"space": target}
    if wish.cards:
        return IllegalAction("M-03", "reach-with", about | {"cards": wish.cards})
    return IllegalAction("M-03", "reach", about)
