"""Cards, cave tokens and blockades as small integers, with the tables the rules look up."""

from eldorado.facts import BLOCKADES, CARDS, SYMBOLS, TOKENS

MACHETE, PADDLE, COIN = range(3)
"""Symbols, numbered like the terrain they enter (M-02)."""

RUBBLE_SYMBOL = 3
"""The requirement of a blockade that asks for cards instead of power."""

HAND_SIZE = 4
"""R-01."""

MARKET_SLOTS = 6
"""C-08."""

SYMBOL: dict[str, int] = {name: i for i, name in enumerate(SYMBOLS)}

CARD_IDS: tuple[str, ...] = tuple(card.id for card in CARDS)
CARD: dict[str, int] = {id: i for i, id in enumerate(CARD_IDS)}
POWER: tuple[int, ...] = tuple(card.power for card in CARDS)
CARD_SYMBOLS: tuple[tuple[int, ...], ...] = tuple(
    tuple(SYMBOL[symbol] for symbol in card.symbols) for card in CARDS
)
JOKER: tuple[bool, ...] = tuple(card.joker for card in CARDS)
ITEM: tuple[bool, ...] = tuple(card.item for card in CARDS)
PRICE: tuple[int, ...] = tuple(card.price or 0 for card in CARDS)
DRAWS: tuple[int, ...] = tuple(card.draws for card in CARDS)
REMOVES: tuple[int, ...] = tuple(card.removes for card in CARDS)
HALF_COINS: tuple[int, ...] = tuple(
    2 * card.power if "coin" in card.symbols else 1 for card in CARDS
)
"""What a card is worth in a purchase, in half coins (P-02, P-03)."""

STARTING_DECK: tuple[int, ...] = tuple(
    i for i, card in enumerate(CARDS) for _ in range(card.starting_copies)
)
FULL_PILES: tuple[int, ...] = tuple(card.pile_size for card in CARDS)
FIRST_MARKET: int = sum(1 << i for i, card in enumerate(CARDS) if card.on_market_board)
"""The kinds on the market board at the start, as a bit mask (S-05)."""

NATIVE = CARD["native"]
TRANSMITTER = CARD["transmitter"]

TOKEN_IDS: tuple[str, ...] = tuple(token.id for token in TOKENS)
TOKEN: dict[str, int] = {id: i for i, id in enumerate(TOKEN_IDS)}
TOKEN_SYMBOL: tuple[int, ...] = tuple(SYMBOL.get(token.symbol, -1) for token in TOKENS)
TOKEN_POWER: tuple[int, ...] = tuple(token.power for token in TOKENS)
ALL_TOKENS: tuple[int, ...] = tuple(i for i, token in enumerate(TOKENS) for _ in range(token.count))

DRAW_CARD = TOKEN["draw_card"]
REMOVE_CARD = TOKEN["remove_card"]
REPLACE_CARDS = TOKEN["replace_cards"]
KEEP_ITEM = TOKEN["keep_item"]
PASS_THROUGH = TOKEN["pass_through"]
NATIVE_TOKEN = TOKEN["native_token"]
CHANGE_SYMBOL = TOKEN["change_symbol"]
REPLACE_AT_MOST = 4
"""V-26."""

BLOCKADE_NUMBERS: tuple[int, ...] = tuple(blockade.number for blockade in BLOCKADES)
BLOCKADE_SYMBOL: dict[int, int] = {
    blockade.number: SYMBOL.get(blockade.symbol, RUBBLE_SYMBOL) for blockade in BLOCKADES
}
BLOCKADE_POWER: dict[int, int] = {blockade.number: blockade.power for blockade in BLOCKADES}
BLOCKADE_TARGETS: dict[str, int] = {f"#{number}": number for number in range(1, 10)}
"""How a blockade is written as the target of an action."""
