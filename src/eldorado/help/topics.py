"""Topics: what a player may ask about, put together from the texts of the rules page."""

from dataclasses import dataclass
from functools import cache

from eldorado.errors import UnreadableText
from eldorado.facts import BLOCKADES, CARDS, TOKENS, endings, pieces
from eldorado.help.editions import difference_lines, paragraph
from eldorado.help.names import close_names, find_name, holders, name_key, short_id, things
from eldorado.i18n import clauses as paragraph_of
from eldorado.i18n import editions, sections
from eldorado.routes import KNOWN, OURS
from eldorado.wording.texts import has, language, listed, text

_CARD = {f"card-{card.id}": card for card in CARDS}
_TOKEN = {f"token-{token.id}": token for token in TOKENS}
_ROUTE = {f"route-{id}": route for id, route in {**KNOWN, **OURS}.items()}
_SOMEWHAT_ALIKE = 0.4
"""How alike a name must be to be offered (difflib's ratio)."""

_SUGGESTED = ("phase-turn", "phase-move", "zone-market")
"""Topics suggested for an unknown word."""


@dataclass(frozen=True)
class Topic:
    """One thing explained: lines of text, and the ids of the clauses behind it.

    `kind` is the beginning of the message that names it: card, token, space, rules and so on.
    """

    id: str
    kind: str
    title: str
    lines: tuple[str, ...]
    related: tuple[str, ...]


def topics() -> tuple[str, ...]:
    """Everything there is help on, by the ids of the messages that name it."""
    return tuple(things())


def topic(name: str) -> Topic:
    """The topic of this name, in any language and edition, or of a close misspelling."""
    found = find_name(name)
    if found is not None:
        return explained(found)
    near = holders(name)
    if len(near) == 1:
        return explained(near[0])
    if guesses := close_names(name):
        return explained(guesses[0])
    near = near or close_names(name, _SOMEWHAT_ALIKE)
    word = name.strip()[:40]
    if near:
        known = listed([text(one) for one in near[:3]], "or")
        raise UnreadableText("terminal-help-near", {"word": word, "known": known})
    known = ", ".join(text(one) for one in _SUGGESTED)
    raise UnreadableText("terminal-help-none", {"word": word, "known": known})


def explained(message: str) -> Topic:
    """The topic of a thing, by the id of the message that names it."""
    return _explained(message, language())


@cache
def _explained(message: str, spoken: str) -> Topic:
    kind = message.split("-", maxsplit=1)[0]
    see = tuple(things()[message])
    title = text(message)
    return Topic(short_id(message), kind, title[:1].upper() + title[1:], _lines(message), see)


def _lines(message: str) -> tuple[str, ...]:
    if message.startswith("rules-"):
        name = short_id(message)
        return tuple(paragraph(f"rules-{name}-{n}") for n in range(1, sections()[name] + 1))
    lines = [text(f"{message}-about")] if has(f"{message}-about") else []
    if message in _CARD:
        return (*lines, *_card_lines(message))
    if message in _TOKEN:
        count, total = _TOKEN[message].count, sum(token.count for token in TOKENS)
        lines.append(text("terminal-help-token", count=count, total=total))
        return (*lines, text(f"advice-{short_id(message)}"))
    if message in _ROUTE:
        return _route_lines(message)
    if message.startswith("level-"):
        return tuple(lines)
    if message == "page-editions":
        return (*lines, *(line for name in editions() for line in difference_lines(name)))
    paragraphs = dict.fromkeys(paragraph_of()[clause] for clause in things()[message])
    lines += map(paragraph, paragraphs)
    if message == "thing-blockade":
        lines.append(_blockades())
    return tuple(lines)


def _card_lines(message: str) -> list[str]:
    card = _CARD[message]
    kinds = [text("kind-joker") if card.joker else text(_kind_of(card.symbols))]
    kinds += [text("kind-item")] if card.item else []
    words = ", ".join(kinds)
    kind = words[:1].upper() + words[1:]
    coins = card.power if "coin" in card.symbols else 0
    if card.price is None:
        count = card.starting_copies
        facts = text("terminal-help-starting", kind=kind, count=count, coins=coins)
    else:
        facts = text(
            "terminal-help-card",
            kind=kind,
            price=card.price,
            coins=coins,
            count=card.pile_size,
            place="board" if card.on_market_board else "reserve",
        )
    lines = [facts, text(f"advice-{card.id}")]
    return [*lines, text("kind-item-about")] if card.item else lines


def _kind_of(symbols: tuple[str, ...]) -> str:
    """The message that names the color of a card with this symbol, or with none."""
    colours = {"machete": "green", "paddle": "blue", "coin": "yellow"}
    return f"kind-{colours[symbols[0]]}_card" if symbols else "kind-action_card"


def _blockades() -> str:
    asked = [
        text("part-asked", asked=one.symbol if one.symbol != "rubble" else "cards", need=one.power)
        for one in BLOCKADES
    ]
    words = [f"#{one.number} {words}" for one, words in zip(BLOCKADES, asked, strict=True)]
    return text("terminal-help-blockades", known=", ".join(words))


def _route_lines(message: str) -> tuple[str, ...]:
    route = _ROUTE[message]
    letters = [placement.letter for placement in route.placements]
    caves = sum(token == "MC" for letter in letters for _, token in pieces()[letter].hexes)
    space = {"g": "jungle", "b": "river"}[endings()[route.ending_side].finishing[0][1][0]]
    difficulty = text(f"difficulty-{route.difficulty or 'first'}")
    words = text("terminal-help-route", pieces=" ".join(letters), caves=caves, space=space)
    ours = (text("route-ours-about"),) if route.id in OURS else ()
    return (f"{difficulty[:1].upper()}{difficulty[1:]}.", words, *ours)


def paragraphs_with(asked: str) -> list[tuple[str, str]]:
    """The paragraphs of the rules that hold all these words, each with the title of its section."""
    wanted = name_key(asked).split()
    found = []
    for section, count in sections().items() if wanted else ():
        title = text(f"rules-{section}-title")
        for number in range(1, count + 1):
            words = paragraph(f"rules-{section}-{number}")
            if all(word in name_key(f"{title} {words}") for word in wanted):
                found.append((title, words))
    return found
