"""English names of cards and cave tokens, and one line that sums each of them up."""

from collections.abc import Mapping
from difflib import get_close_matches

from eldorado.errors import ParseError
from eldorado.facts import CARDS, TOKENS, Card, read

CARD_NAMES = {
    "explorer": "Explorer",
    "traveler": "Traveler",
    "sailor": "Sailor",
    "scout": "Scout",
    "trailblazer": "Trailblazer",
    "pioneer": "Pioneer",
    "giant_machete": "Giant Machete",
    "captain": "Captain",
    "photographer": "Photographer",
    "journalist": "Journalist",
    "treasure_chest": "Treasure Chest",
    "millionaire": "Millionaire",
    "jack_of_all_trades": "Jack-of-all-Trades",
    "adventurer": "Adventurer",
    "prop_plane": "Prop Plane",
    "transmitter": "Transmitter",
    "cartographer": "Cartographer",
    "compass": "Compass",
    "scientist": "Scientist",
    "travel_log": "Travel Log",
    "native": "Native",
}
TOKEN_NAMES = {
    "machete_1": "Machete 1",
    "machete_2": "Machete 2",
    "machete_3": "Machete 3",
    "paddle_1": "Paddle 1",
    "paddle_2": "Paddle 2",
    "coin_1": "Coin 1",
    "coin_2": "Coin 2",
    "draw_card": "Draw a card",
    "remove_card": "Remove a card",
    "replace_cards": "Replace cards",
    "keep_item": "Keep an item",
    "pass_through": "Pass occupied spaces",
    "native_token": "Native token",
    "change_symbol": "Change symbol",
}

CARD_BY_ID = {card.id: card for card in CARDS}
TOKEN_BY_ID = {token.id: token for token in TOKENS}
TOKEN_EFFECTS = {token["id"]: token.get("effect", {}) for token in read("caves")["tokens"]}
_NATIVE_EFFECT = "move to an adjacent space whatever it asks for, or take a blockade"


def _known(id: str, names: Mapping[str, str], kind: str) -> str:
    if id in names:
        return names[id]
    near = get_close_matches(id, names, n=1)
    raise ParseError(f"'{id[:40]}' is no {kind}{f'; did you mean {near[0]}?' if near else '.'}")


def card_name(id: str) -> str:
    """The printed name of a card."""
    return _known(id, CARD_NAMES, "card")


def token_name(id: str) -> str:
    """The name of a cave token."""
    return _known(id, TOKEN_NAMES, "cave token")


def count(number: int, noun: str) -> str:
    """A number with its noun: `1 card`, `3 cards`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listing(words: list[str]) -> str:
    """Words as they are said: `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def card_effect(card: Card) -> str:
    """What a card can do, as a phrase: `machete 3`, `draw 2 cards`."""
    if card.symbols:
        return f"{'any symbol' if card.joker else card.symbols[0]} {card.power}"
    if card.draws:
        limit = "up to " if card.removes > 1 else ""
        removal = f", may remove {limit}{count(card.removes, 'card')}" if card.removes else ""
        return f"draw {count(card.draws, 'card')}{removal}"
    return {"transmitter": "take any card for free", "native": _NATIVE_EFFECT}[card.id]


def card_line(id: str) -> str:
    """A card in one line: `Compass: item, draw 3 cards, costs 2`."""
    name, card = card_name(id), CARD_BY_ID[id]
    parts = ["item"] * card.item
    parts += [card_effect(card), "starting card" if card.price is None else f"costs {card.price}"]
    return f"{name}: {', '.join(parts)}"


def token_line(id: str) -> str:
    """A cave token in one line: `Draw a card: draw 1 card`."""
    name, token, effect = token_name(id), TOKEN_BY_ID[id], TOKEN_EFFECTS[id]
    if token.symbol == "coin":
        coins = count(token.power, "coin")
        return f"{name}: move with coin {token.power}, or add {coins} to a purchase"
    if token.symbol:
        return f"{name}: move with {token.symbol} {token.power}"
    match id:
        case "draw_card":
            line = f"draw {count(effect['draw'], 'card')}"
        case "remove_card":
            line = f"remove {count(effect['remove_from_hand'], 'card')} in your hand from the game"
        case "replace_cards":
            line = f"lay down 1 to {effect['replace_up_to']} cards and draw as many"
        case "keep_item":
            line = "an item you have just used stays in your deck"
        case "pass_through":
            line = "enter and pass occupied spaces for the rest of this turn"
        case "native_token":
            line = _NATIVE_EFFECT
        case _:
            line = "the next card you play counts as another symbol"
    return f"{name}: {line}"
