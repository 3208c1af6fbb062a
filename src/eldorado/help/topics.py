"""Topics: what a player may ask about, read from `topics.md` and completed from the facts."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from eldorado.errors import ParseError
from eldorado.facts import (
    BLOCKADES,
    CARDS,
    TOKENS,
    TOKENS_PER_CAVE,
    Card,
    KnownRoute,
    Token,
    endings,
    known_routes,
    pieces,
)
from eldorado.help.names import (
    CARD_BY_ID,
    CARD_NAMES,
    TOKEN_BY_ID,
    TOKEN_NAMES,
    card_effect,
    card_name,
    count,
    listing,
    token_line,
)

_CLOSE = 0.77
"""How alike a misspelt name must be to be understood (difflib's ratio)."""


@dataclass(frozen=True)
class Topic:
    """One thing explained: plain text for players and the ids of the clauses behind it."""

    id: str
    kind: str
    title: str
    text: str
    related: tuple[str, ...]


def topic(name: str) -> Topic:
    """The topic of this name: an id, a printed name in any case, or a close misspelling."""
    all_topics, keys = _by_id(), _keys()
    asked = _key(name)
    if asked in keys:
        return all_topics[keys[asked]]
    words = set(asked.split())
    holders = {id for key, id in keys.items() if words and words <= set(key.split())}
    if len(holders) == 1:
        return all_topics[holders.pop()]
    if near := get_close_matches(asked, keys, n=1, cutoff=_CLOSE):
        return all_topics[keys[near[0]]]
    nearest = [all_topics[id].title for id in sorted(holders)] or [
        all_topics[keys[key]].title for key in get_close_matches(asked, keys, n=6, cutoff=0.4)
    ]
    hint = f"the nearest topics are {listing(list(dict.fromkeys(nearest))[:3])}."
    if len(set(nearest)) == 1:
        hint = f"did you mean {nearest[0]}?"
    elif not nearest:
        hint = "try turn, movement, market, or the name of a card."
    raise ParseError(f"There is no help on '{name.strip()[:40]}'; {hint}")


def topics() -> tuple[str, ...]:
    """The ids of all topics: cards first, then tokens, terrain, the turn, terms and routes."""
    return tuple(_by_id())


def _key(name: str) -> str:
    """A name as it is compared: small letters and single spaces, without punctuation."""
    return " ".join(re.sub(r"[^\w½]|_", " ", name.casefold().replace("'", "")).split())


@cache
def _by_id() -> dict[str, Topic]:
    return {found.id: found for found, _ in _entries()}


@cache
def _keys() -> dict[str, str]:
    """Every name a topic answers to; ids and titles go before other names."""
    keys = {_key(name): found.id for found, _ in _entries() for name in (found.title, found.id)}
    for found, others in _entries():
        for name in others:
            keys.setdefault(_key(name), found.id)
    return keys


@cache
def _entries() -> tuple[tuple[Topic, tuple[str, ...]], ...]:
    """Every topic with the other names it answers to."""
    values = _values()
    found: list[tuple[Topic, tuple[str, ...]]] = []
    kind = ""
    source = Path(__file__).with_name("topics.md").read_text("utf-8")
    for block in re.split(r"\n{2,}", source.strip()):
        if block.startswith("# "):
            kind = block[2:]
            continue
        heading, *lines = block.splitlines()
        id = _key(heading).replace(" ", "_")
        also, see = (_field(lines, name) for name in ("also: ", "see: "))
        words = " ".join(line for line in lines if not line.startswith(("also: ", "see: ")))
        text = f"{_introduction(id)} {words.format_map(values)}".strip()
        title = CARD_NAMES.get(id) or TOKEN_NAMES.get(id) or heading[3:]
        found.append((Topic(id, kind, title, text, see), also))
    return (*found, *((_route_topic(route), ()) for route in known_routes().values()))


def _field(lines: list[str], name: str) -> tuple[str, ...]:
    values = [line.removeprefix(name) for line in lines if line.startswith(name)]
    return tuple(value for line in values for value in line.split(", "))


def _values() -> dict[str, object]:
    """What the texts may quote in braces: cards, tokens and lists drawn from the facts."""

    def names(cards: list[Card]) -> str:
        return listing([card_name(card.id) for card in cards])

    return {
        **CARD_BY_ID,
        **TOKEN_BY_ID,
        "tokens_per_cave": TOKENS_PER_CAVE,
        "tokens_total": sum(token.count for token in TOKENS),
        "starting_deck": listing(
            [
                count(card.starting_copies, card_name(card.id))
                for card in sorted(CARDS, key=lambda card: -card.starting_copies)
                if card.starting_copies
            ]
        ),
        "jokers": names([card for card in CARDS if card.joker]),
        "action_cards": names([card for card in CARDS if not card.symbols]),
        "items": names([card for card in CARDS if card.item]),
        "first_market": names([card for card in CARDS if card.on_market_board]),
        "blockades": listing([f"number {b.number} with {b.symbol} {b.power}" for b in BLOCKADES]),
        "routes": listing([route.name for route in known_routes().values()]),
    }


def _introduction(id: str) -> str:
    """What the facts say of a card or token; empty for other topics."""
    if id in CARD_BY_ID:
        return _card_introduction(CARD_BY_ID[id])
    return _token_introduction(TOKEN_BY_ID[id]) if id in TOKEN_BY_ID else ""


def _card_introduction(card: Card) -> str:
    coins = count(card.power, "coin") if "coin" in card.symbols else "half a coin"
    kind = f"{card.color} {'item' if card.item else 'card'}"
    effect = f"with {card_effect(card)}"
    if card.joker:
        effect = f"of power {card.power} with a symbol of your choice"
    elif not card.symbols:
        action = card_effect(card).replace(", may remove", " and then, if you like, remove")
        effect = f"that lets you {action}"
    if card.price is None:
        return (
            f"A {kind} {effect}, worth {coins} when buying. "
            f"Everyone begins with {card.starting_copies} of them, and it is not for sale."
        )
    place = "lie on the market board" if card.on_market_board else "wait in the reserve"
    return (
        f"A {kind} {effect}; it costs {count(card.price, 'coin')} and is worth {coins} "
        f"when buying. Its {card.pile_size} copies {place} when the game begins."
    )


def _token_introduction(token: Token) -> str:
    line = token_line(token.id).partition(": ")[2]
    return f"One of {count(token.count, 'cave token')} of this kind: {line}."


def _route_topic(route: KnownRoute) -> Topic:
    letters = [placement.letter for placement in route.placements]
    strips = [letter for letter in letters if pieces()[letter].kind == "strip"]
    caves = sum(token == "MC" for letter in letters for _, token in pieces()[letter].hexes)
    space = {"g": "jungle", "b": "river"}[endings()[route.ending_side].finishing[0][1][0]]
    level = f"This route is {route.difficulty}." if route.difficulty else "Made for learning."
    text = (
        f"{level} From the start it runs over {listing(letters)} to {space} finishing spaces. "
        f"It has {count(len(strips), 'strip') if strips else 'no strips'} and "
        f"{count(caves, 'cave')}."
    )
    return Topic(
        route.id, "Routes", route.name, text, (("L-05",) if route.difficulty else ("S-02",))
    )
