"""Cards, cave tokens and blockades as small integers, with the tables the rules look up.

Everything is Final: the compiled rules then read it without a look-up by name.
"""

from typing import Final

from eldorado.facts import BLOCKADES, CARDS, SYMBOLS, TOKENS

MACHETE: Final = 0
PADDLE: Final = 1
COIN: Final = 2
"""Symbols, numbered like the terrain they enter (M-02)."""

RUBBLE_SYMBOL: Final = 3
"""The requirement of a blockade that takes cards instead of power."""

HAND_SIZE: Final = 4
"""R-01."""

MARKET_SLOTS: Final = 6
"""C-08."""

SYMBOL: Final[dict[str, int]] = {name: i for i, name in enumerate(SYMBOLS)}

CARD_IDS: Final[tuple[str, ...]] = tuple(card.id for card in CARDS)
CARD: Final[dict[str, int]] = {id: i for i, id in enumerate(CARD_IDS)}
POWER: Final[tuple[int, ...]] = tuple(card.power for card in CARDS)
CARD_SYMBOLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SYMBOL[symbol] for symbol in card.symbols) for card in CARDS
)
JOKER: Final[tuple[bool, ...]] = tuple(card.joker for card in CARDS)
ITEM: Final[tuple[bool, ...]] = tuple(card.item for card in CARDS)
PRICE: Final[tuple[int, ...]] = tuple(card.price or 0 for card in CARDS)
DRAWS: Final[tuple[int, ...]] = tuple(card.draws for card in CARDS)
REMOVES: Final[tuple[int, ...]] = tuple(card.removes for card in CARDS)
HALF_COINS: Final[tuple[int, ...]] = tuple(
    2 * card.power if "coin" in card.symbols else 1 for card in CARDS
)
"""What a card is worth in a purchase, in half coins (P-02, P-03)."""

STARTING_DECK: Final[tuple[int, ...]] = tuple(
    i for i, card in enumerate(CARDS) for _ in range(card.starting_copies)
)
FULL_PILES: Final[tuple[int, ...]] = tuple(card.pile_size for card in CARDS)
FIRST_MARKET: Final[int] = sum(1 << i for i, card in enumerate(CARDS) if card.on_market_board)
"""The kinds on the market board at the start, as a bit mask (S-05)."""

NATIVE: Final = CARD["native"]
TRANSMITTER: Final = CARD["transmitter"]

TOKEN_IDS: Final[tuple[str, ...]] = tuple(token.id for token in TOKENS)
TOKEN: Final[dict[str, int]] = {id: i for i, id in enumerate(TOKEN_IDS)}
TOKEN_SYMBOL: Final[tuple[int, ...]] = tuple(SYMBOL.get(token.symbol, -1) for token in TOKENS)
TOKEN_POWER: Final[tuple[int, ...]] = tuple(token.power for token in TOKENS)
ALL_TOKENS: Final[tuple[int, ...]] = tuple(
    i for i, token in enumerate(TOKENS) for _ in range(token.count)
)

DRAW_CARD: Final = TOKEN["draw_card"]
REMOVE_CARD: Final = TOKEN["remove_card"]
REPLACE_CARDS: Final = TOKEN["replace_cards"]
KEEP_ITEM: Final = TOKEN["keep_item"]
PASS_THROUGH: Final = TOKEN["pass_through"]
NATIVE_TOKEN: Final = TOKEN["native_token"]
CHANGE_SYMBOL: Final = TOKEN["change_symbol"]
MOST_CHANGES: Final = 2
"""V-28: how many cards of one purchase can have their symbol changed."""
REPLACE_AT_MOST: Final = 4
"""V-26."""

BLOCKADE_NUMBERS: Final[tuple[int, ...]] = tuple(blockade.number for blockade in BLOCKADES)
BLOCKADE_SYMBOL: Final[dict[int, int]] = {
    blockade.number: SYMBOL.get(blockade.symbol, RUBBLE_SYMBOL) for blockade in BLOCKADES
}
BLOCKADE_POWER: Final[dict[int, int]] = {blockade.number: blockade.power for blockade in BLOCKADES}
BLOCKADE_TARGETS: Final[dict[str, int]] = {f"#{number}": number for number in range(1, 10)}
"""How a blockade is written as the target of an action."""
