"""A slow second opinion on what is legal, written from the rules alone.

It works on position documents of hand-made boards, walks every path step by step and shares
no code with the rules it judges. `conceivable` lists every action one could think of.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from eldorado.facts import read

CARDS: dict[str, Any] = {card["id"]: card for card in read("cards")["cards"]}
TOKENS: dict[str, Any] = {token["id"]: token for token in read("caves")["tokens"]}
BLOCKADES: dict[int, Any] = {b["number"]: b for b in read("blockades")["blockades"]}
SYMBOL_OF = {"g": "machete", "b": "paddle", "y": "coin"}
SYMBOLS = tuple(SYMBOL_OF.values())

Document = dict[str, Any]


class Oracle:
    """What the player to move of a document may do."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.me = document["players"][document["to_move"]]
        self.turn = document["turn"]
        self.spaces = document["board"]["spaces"]
        self.edges = {frozenset(edge) for edge in document["board"]["edges"]}
        won = {number for player in document["players"] for number in player["blockades"]}
        self.covered = {
            frozenset(edge): blockade["number"]
            for blockade in document["board"].get("blockades", [])
            if blockade["number"] not in won
            for edge in blockade["edges"]
        }
        self._results: dict[tuple[int, str, int], set[tuple[str, frozenset[int]]]] = {}
        self._with_changes: dict[int, bool] = {}

    def may_move(self) -> bool:
        return not self.turn["bought"] or self.document["variant"]["free_order"]

    def free(self, piece: int, space: str) -> bool:
        if self.turn.get("pass_through"):
            return True
        for seat, player in enumerate(self.document["players"]):
            for number, place in enumerate(player["pieces"], 1):
                own = seat == self.document["to_move"] and number == piece
                if place == space and not own:
                    return False
        return True

    def terrain(self, space: str) -> tuple[str, int] | None:
        """Colour and number of a space, None where nobody can go."""
        token = self.spaces[space]
        if token in ("MM", "MC") or (token[0] == "S" and ":" not in token):
            return None
        token = token.split(":")[-1]
        return token[0], int(token[1])

    def beside(self, space: str) -> set[int]:
        return {number for edge, number in self.covered.items() if space in edge}

    def standing(self, piece: int) -> str | None:
        """Where a piece stands, None if there is no such piece on the board."""
        if piece > len(self.me["pieces"]):
            return None
        place = self.me["pieces"][piece - 1]
        return None if place == "gate" else place

    def origin(self, piece: int) -> str | None:
        """Where a piece stands, None if no card, power token or payment can move it."""
        return self.standing(piece) if self.may_move() else None

    def changes(self) -> int:
        """How many change_symbol tokens wait for their cards."""
        return int(self.turn.get("change_symbol", 0))

    def results(self, piece: int, symbol: str, power: int) -> set[tuple[str, frozenset[int]]]:
        """Every end of a walk with the blockades taken; they are looked for once."""
        asked = (piece, symbol, power)
        if asked not in self._results:
            self._results[asked] = self._walks(*asked)
        return self._results[asked]

    def _walks(self, piece: int, symbol: str, power: int) -> set[tuple[str, frozenset[int]]]:
        """Every end of a walk with the blockades taken, by trying all walks."""
        start = self.origin(piece)
        found: set[tuple[str, frozenset[int]]] = set()
        if start is None:
            return found

        def walk(here: str, left: int, taken: frozenset[int]) -> None:
            found.add((here, taken))
            if here != start and self.spaces[here].startswith("F:"):
                return
            for number in self.beside(here) - taken:
                blockade = BLOCKADES[number]
                if blockade["symbol"] == symbol and blockade["power"] <= left:
                    walk(here, left - blockade["power"], taken | {number})
            for edge in self.edges:
                if here not in edge or self.covered.get(edge, 0) not in (0, *taken):
                    continue
                (there,) = edge - {here}
                ground = self.terrain(there)
                if ground is None or SYMBOL_OF.get(ground[0]) != symbol or ground[1] > left:
                    continue
                if self.free(piece, there):
                    walk(there, left - ground[1], taken)

        walk(start, power, frozenset())
        return found - {(start, frozenset())}

    def move(self, piece: int, card: str, symbol: str, target: str, via: frozenset[int]) -> bool:
        changing = self.changes()
        if changing > 1:
            return False  # for movement each token is followed at once by its card
        if card in TOKENS:
            if card not in self.me["tokens"] or changing or symbol:
                return False
            symbol, power = TOKENS[card].get("symbol", ""), TOKENS[card].get("power", 0)
        else:
            printed = CARDS[card]["symbols"]
            power = CARDS[card]["power"]
            joker = len(printed) > 1
            if card not in self.me["hand"] or not power:
                return False
            if changing and (joker or not symbol or symbol in printed):
                return False
            if not changing and joker != bool(symbol):
                return False
            symbol = symbol or printed[0]
        origin = self.origin(piece)
        if target.startswith("#"):
            result = (origin, via | {int(target[1:])})
        elif target == origin:
            return False
        else:
            result = (target, via)
        return result in self.results(piece, symbol, power)

    def holds(self, cards: tuple[str, ...]) -> bool:
        return not Counter(cards) - Counter(self.me["hand"])

    def one_step(self, piece: int, target: str) -> bool:
        here = self.standing(piece)
        edge = frozenset((here, target))
        return (
            here is not None
            and edge in self.edges
            and edge not in self.covered
            and self.terrain(target) is not None
            and self.free(piece, target)
        )

    def pay(self, piece: int, target: str, cards: tuple[str, ...]) -> bool:
        here = self.origin(piece)
        if here is None or not self.holds(cards):
            return False
        if target.startswith("#"):
            number = int(target[1:])
            if number not in self.beside(here) or BLOCKADES[number]["symbol"] != "rubble":
                return False
            return len(cards) == int(BLOCKADES[number]["power"])
        ground = self.terrain(target) if target in self.spaces else None
        if ground is None or not self.one_step(piece, target):
            return False
        return ground[0] in "RC" and len(cards) == ground[1]

    def native(self, piece: int, target: str, token: bool) -> bool:
        here = self.standing(piece)
        if here is None or not (
            "native_token" in self.me["tokens"] if token else "native" in self.me["hand"]
        ):
            return False
        if target.startswith("#"):
            return int(target[1:]) in self.beside(here)
        return self.one_step(piece, target)

    def can_draw(self) -> bool:
        return bool(self.me["draw"] or self.me["discard"])

    def play(self, card: str) -> bool:
        effect = CARDS[card]["effect"] or {}
        if card not in self.me["hand"] or "draw" not in effect:
            return False
        removal = "then_may_remove_from_hand" in effect and len(self.me["hand"]) > 1
        return self.can_draw() or removal

    def remove(self, cards: tuple[str, ...]) -> bool:
        card = self.turn.get("pending")
        if card is None:
            return False
        most: int = CARDS[card]["effect"]["then_may_remove_from_hand"]
        return self.holds(cards) and len(cards) <= most

    def take(self, card: str) -> bool:
        market = self.document["market"]
        left = market["board"].get(card, 0) + market["reserve"].get(card, 0)
        return "transmitter" in self.me["hand"] and left > 0

    def buy(self, card: str, sources: tuple[str, ...]) -> bool:
        market = self.document["market"]
        open_reserve = len(market["board"]) < 6
        if self.turn["bought"] or not (
            card in market["board"] or (open_reserve and card in market["reserve"])
        ):
            return False
        values: list[float] = []
        changes = 0
        for source in sources:
            name = source.removesuffix("/2").removesuffix(":coin")
            if name in TOKENS:
                values.append(TOKENS[name]["power"])
                continue
            data = CARDS[name]
            coin = "coin" in data["symbols"]
            if source.endswith(":coin"):
                changes += 1
                if coin or not data["power"]:
                    return False
                values.append(data["power"])
            elif source.endswith("/2"):
                if not (coin and data["item"]):
                    return False
                values.append(0.5)
            else:
                values.append(data["power"] if coin else 0.5)
        names = [source.removesuffix("/2").removesuffix(":coin") for source in sources]
        if Counter(names) - (Counter(self.me["hand"]) + Counter(self.me["tokens"])):
            return False
        if changes != self.changes():
            return False
        price = CARDS[card]["price"]
        return sum(values) >= price and all(sum(values) - value < price for value in values)

    def token(self, kind: str, cards: tuple[str, ...]) -> bool:
        if kind not in self.me["tokens"] or not self.holds_or_used(kind, cards):
            return False
        if kind == "draw_card":
            return not cards and self.can_draw()
        if kind == "remove_card":
            return len(cards) == 1
        if kind == "replace_cards":
            return 1 <= len(cards) <= 4
        if kind == "pass_through":
            return not cards and not self.turn.get("pass_through")
        if kind == "keep_item":
            items = set(self.turn.get("items_used", []))
            if len(items) == 1:
                return not cards
            return len(cards) == 1 and set(cards) <= items
        return not cards and self.changes() < 2 and self.with_changes(self.changes() + 1)

    def holds_or_used(self, kind: str, cards: tuple[str, ...]) -> bool:
        return kind == "keep_item" or self.holds(cards)

    def with_changes(self, number: int) -> bool:
        """Whether changed cards have a use once so many tokens wait; it is found out once."""
        if number not in self._with_changes:
            self._with_changes[number] = self._changes_help(number)
        return self._with_changes[number]

    def _changes_help(self, number: int) -> bool:
        """Whether changed cards have a use once so many tokens wait; one may yet join another."""
        changed = Oracle({**self.document, "turn": {**self.turn, "change_symbol": number}})
        if any(True for _ in changed.legal(only=("move", "buy"))):
            return True
        tokens = self.changes() + self.me["tokens"].count("change_symbol")
        return number < min(2, tokens) and self.with_changes(number + 1)

    def end(self, keep: tuple[str, ...]) -> bool:
        return self.holds(keep)

    def legal(self, only: tuple[str, ...] = ()) -> Iterator[str]:
        """The texts of all conceivable actions that the rules allow."""
        for text, verb, arguments in self.conceivable(only):
            if self.turn.get("pending") is not None and verb != "remove":
                continue
            forced = self.changes() and verb not in ("move", "buy")
            again = verb == "token" and arguments[0] == "change_symbol"
            stuck = verb == "end" and not self.with_changes(self.changes())
            if forced and not again and not stuck:
                continue
            if getattr(self, verb)(*arguments):
                yield text

    def conceivable(self, only: tuple[str, ...] = ()) -> Iterator[tuple[str, str, tuple[Any, ...]]]:
        """Action texts with their parts, far more than could ever be legal."""
        kinds = sorted({*self.me["hand"], "explorer", "captain"})
        tokens = sorted({*self.me["tokens"], "coin_1", "paddle_2"})
        numbers = sorted({*self.covered.values(), 1})
        targets = [*self.spaces, *(f"#{number}" for number in numbers)]
        vias = [frozenset(v) for size in range(3) for v in combinations(numbers, size)]
        powers = [token for token in tokens if "power" in TOKENS[token]]
        if not only or "move" in only:
            for piece, card, symbol, target, via in product(
                (1, 2), [*kinds, *powers], ("", *SYMBOLS), targets, vias
            ):
                if target.startswith("#") and any(int(target[1:]) <= number for number in via):
                    continue  # read as the same action with the highest number as target
                text = f"move {piece} {card}{':' * bool(symbol)}{symbol} {target}"
                if via:
                    text += " via " + ",".join(f"#{number}" for number in sorted(via))
                yield text, "move", (piece, card, symbol, target, via)
        if not only or "buy" in only:
            yield from self._purchases(kinds, tokens)
        if only:
            return
        choices = self._choices(kinds)
        for piece, target in product((1, 2), targets):
            yield f"native {piece} {target}", "native", (piece, target, False)
            yield f"native_token {piece} {target}", "native", (piece, target, True)
            for cards in choices:
                if cards:
                    yield f"pay {piece} {target} {','.join(cards)}", "pay", (piece, target, cards)
        for card in CARDS:
            yield f"play {card}", "play", (card,)
            yield f"take {card}", "take", (card,)
        for cards in choices:
            yield f"remove {','.join(cards) or 'none'}", "remove", (cards,)
            yield f"end keep {','.join(cards)}" if cards else "end", "end", (cards,)
            for kind, token in TOKENS.items():
                if "power" not in token and kind != "native_token":
                    yield f"token {kind} {','.join(cards)}".rstrip(), "token", (kind, cards)
        for card in self.turn.get("items_used", []):
            yield f"token keep_item {card}", "token", ("keep_item", (card,))

    def _choices(self, kinds: list[str]) -> list[tuple[str, ...]]:
        """Groups of cards up to one more than the hand has, with strangers among them."""
        order = list(CARDS)
        pool = sorted([*self.me["hand"], *kinds], key=order.index)
        return sorted(
            {
                group
                for size in range(len(self.me["hand"]) + 2)
                for group in combinations(pool, size)
            }
        )

    def _purchases(
        self, kinds: list[str], tokens: list[str]
    ) -> Iterator[tuple[str, str, tuple[Any, ...]]]:
        sources = [form for card in self.me["hand"] for form in (card, f"{card}/2", f"{card}:coin")]
        sources += [token for token in [*self.me["tokens"], "coin_2"] if token.startswith("coin")]
        sources.append(kinds[0])
        groups = {
            group
            for size in range(1, len(self.me["hand"]) + len(self.me["tokens"]) + 2)
            for group in combinations(sorted(sources), size)
        }
        for card, group in product(CARDS, sorted(groups)):
            if CARDS[card]["price"] is not None:
                yield f"buy {card} with {','.join(group)}", "buy", (card, group)
