"""Rounds that no expedition alone can do without, whatever the shuffles bring.

Two relaxations are set against each other. The board: every unit of each symbol, every card
given for rubble and every card given for a camp has a weight; `toll` is the least weight of any
way to the finish, blockades included. A card that moves pays at most its power times the weight
of its symbol, so all cards used on the way must together be worth the toll.

The deck: `Fortune` finds the most that cards can be worth in so many rounds if fortune always
deals what is wished for. It keeps what no luck can change: four cards a round and what is drawn
besides; a card drawn once between two shuffles, and a shuffle only when the draw pile is used
up; one purchase a turn, paid with cards that then do not move, into the discard pile; six kinds
for sale until three cards were gained. In everything else it is generous: the cards of the start
are always at hand, a gained card is at every use the best kind of its price, all kinds that are
not on the market board are one kind, thinning the deck costs no more than the cards given.

Every real plan is thus also a plan of the relaxed problem worth at least the toll, for any
weights. So if fortune earns less than the toll in some number of rounds, more are needed.
"""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import inf
from typing import Final, NamedTuple

from eldorado.core.game import Game
from eldorado.core.kinds import (
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    CARD_SYMBOLS,
    DRAWS,
    FIRST_MARKET,
    FULL_PILES,
    HALF_COINS,
    HAND_SIZE,
    ITEM,
    NATIVE,
    POWER,
    TRANSMITTER,
)
from eldorado.core.state import GATE
from eldorado.routes.board import CAMP, Board

MOST: Final = 6
"""Bounds beyond this are not looked for: each round more takes twenty times as long."""

Weights = tuple[float, float, float, float, float]
"""Of a unit of machete, paddle and coin, of a card for rubble, of a card for a camp."""

WEIGHTS: Final[tuple[Weights, ...]] = (
    (1.0, 1.0, 1.0, 1.0, 0.5),
    (1.0, 1.2, 1.0, 1.0, 0.2),
    (1.0, 1.2, 1.2, 1.0, 0.2),
)
"""Any would do; these are tried, and the best bound counts."""

ENOUGH: Final = 1e-6
MOST_LABELS: Final = 30_000
"""After so many relaxed positions the bound is taken as it stands."""

Base = tuple[list[float], list[int]]

CHEAP, MARKET, SENDER, ANY = range(4)
"""Gained cards: of the market board up to 2 and up to 3 coins, the transmitter, all others."""

PRICES: Final = (2, 6, 8, 4)
"""The least each of them costs, in half coins."""

OPEN: Final = 3
"""So many cards must be gained before the reserve can be open (P-10)."""

Bag = tuple[int, int, int, int]
"""How many of each."""

EMPTY: Final[Bag] = (0, 0, 0, 0)


def lower_bound(game: Game, most: int = MOST) -> int:
    """Rounds, counted from now, before the end of which nobody can arrive; at most `most`."""
    player = game.player
    if all(space == GATE for space in player.pieces):
        return 0
    if len(player.hand) > HAND_SIZE or not all(
        _plain(card) for card in player.hand + player.draw + player.discard
    ):
        return 1
    bound = 1
    for weights in WEIGHTS:
        due, native = toll(game, weights)
        fortune = DeckBound(game, weights, native)
        while bound < min(most, MOST) and not fortune.suffices(due, bound):
            bound += 1
    return bound


def _plain(card: int) -> bool:
    return not (ITEM[card] or DRAWS[card] or card in (NATIVE, TRANSMITTER))


def toll(game: Game, weights: Weights) -> tuple[float, float]:
    """The least weight of a way to the finish, and the most one native can save of it.

    Two pieces walk separately; a blockade that one takes is open for both, so then they are
    left out.
    """
    board = game.board
    pieces = [space for space in game.player.pieces if space != GATE]
    blockades = game.blockades if len(game.player.pieces) == 1 else (0,) * len(game.blockades)
    shut = sum(1 << seam for seam, number in enumerate(blockades) if number)
    ways = _ways(board, blockades, shut, weights)
    native = 0.0
    for (space, left), far in ways.items():
        for after, _ in _onward(board, blockades, space, left, weights):
            native = max(native, far - ways.get(after, far))
    return sum(ways.get((space, shut), inf) for space in pieces), native


def _ways(
    board: Board, blockades: tuple[int, ...], shut: int, weights: Weights
) -> dict[tuple[int, int], float]:
    """The least weight to the finish from every space, for every set of blockades left."""
    states = [
        (space, left)
        for left in range(shut + 1)
        if not left & ~shut
        for space in range(len(board.spaces))
    ]
    entries: dict[tuple[int, int], list[tuple[tuple[int, int], float]]] = {s: [] for s in states}
    for state in states:
        for after, weight in _onward(board, blockades, *state, weights):
            entries[after].append((state, weight))
    ways = {state: 0.0 for state in states if board.finish[state[0]]}
    heap = [(0.0, state) for state in ways]
    while heap:
        far, state = heappop(heap)
        if far > ways[state]:
            continue
        for before, weight in entries[state]:
            total = far + weight
            if total < ways.get(before, total + 1):
                ways[before] = total
                heappush(heap, (total, before))
    return ways


def _onward(
    board: Board, blockades: tuple[int, ...], space: int, left: int, weights: Weights
) -> Iterator[tuple[tuple[int, int], float]]:
    """Single steps and blockades from a space, with their weights."""
    if board.finish[space]:
        return
    for seam in board.seams_at[space]:
        if left >> seam & 1:
            number = blockades[seam]
            weight = BLOCKADE_POWER[number] * weights[BLOCKADE_SYMBOL[number]]
            yield (space, left & ~(1 << seam)), weight
    for end, seam in board.steps[space]:
        if seam < 0 or not left >> seam & 1:
            yield (end, left), board.need[end] * weights[board.terrain[end]]


class Role(NamedTuple):
    """One use of a gained card."""

    value: float
    coins: int = 0
    draws: int = 0
    removes: int = 0
    gone: bool = False
    sends: bool = False
    """Brings any other card: the transmitter."""
    late: bool = False
    """Only in a turn that draws, where the card that was sent for may be drawn at once."""


class RoundOption(NamedTuple):
    """One way to spend a round with a choice of gained cards."""

    draws: int
    gone: Bag
    new: Bag
    carried: int
    """Cards kept beyond four."""
    special: bool
    """Whether a transmitter or a card of the reserve was bought, which may be drawn and used."""


Hope = tuple[Bag, Bag, int, int]
"""Gained cards in the draw pile or hand, those in the discard pile, how many were ever gained up
to three, cards kept beyond four."""

Use = tuple[int, int, int, Bag, int, bool]
"""Half coins, cards drawn, removed, used up, sent for, and whether that must be drawn at once."""

Label = tuple[int, int, float]
"""At least so many cards to draw before the next shuffle, cards owned, what was earned so far."""


class DeckBound:
    """The most that the cards of a deck can be worth, for some weights."""

    def __init__(self, game: Game, weights: Weights, native: float) -> None:
        player = game.player
        self._weights = weights
        self._camps = CAMP in game.board.terrain
        self._hand = player.hand
        self._draw = player.draw
        cards = player.hand + player.draw + player.discard
        self._all = self._base(cards)
        self._owned = len(cards)
        self._gained = 0 if (game.piles, game.market) == (FULL_PILES, FIRST_MARKET) else OPEN
        self._roles = self._make_roles(native)
        self._options: dict[tuple[Bag, int, int], dict[RoundOption, list[tuple[int, float]]]] = {}
        self._ceilings: dict[tuple[Bag, int, int, int], float] = {}
        self._labels = 0

    def _base(self, cards: tuple[int, ...]) -> Base:
        """What cards are worth for moving and in half coins, each best first."""
        rubble = self._weights[3]
        worth = [
            max(rubble, *(POWER[card] * self._weights[s] for s in CARD_SYMBOLS[card]))
            for card in cards
        ]
        return sorted(worth, reverse=True), sorted((HALF_COINS[c] for c in cards), reverse=True)

    def _make_roles(self, native: float) -> tuple[list[Role], ...]:
        """What each of the gained cards could be used for."""
        m, p, c, rubble, camp = self._weights
        rubble = max(rubble, camp)
        joker = max(m, p, c)
        cheap = max(2 * m, 2 * c, joker, rubble)
        anything = [
            Role(max(5 * m, 3 * p, 4 * c, 2 * joker, native, rubble)),
            Role(0.0, 8),
            Role(max(6 * m, 4 * joker), gone=True),
            Role(0.0, draws=2),
            Role(0.0, draws=1, removes=1),
            Role(0.0, draws=3, removes=2, gone=True),
        ]
        sender = [Role(rubble), Role(0.0, 1), Role(0.0, gone=True, sends=True)]
        sender += [
            role._replace(removes=role.removes + role.gone, gone=True, sends=True, late=True)
            for role in anything
        ]
        return (
            [Role(cheap), Role(0.0, 4)],
            [
                Role(max(3 * m, cheap)),
                Role(0.0, 4),
                Role(4 * c, gone=True),
                Role(0.0, 8, gone=True),
            ],
            sender,
            anything,
        )

    def suffices(self, due: float, rounds: int) -> bool:
        """Whether so much might be earned in so many rounds; also yes if it takes too long."""
        self._labels = 0
        known = len(self._draw) >= HAND_SIZE
        hand = self._base(self._hand)
        start: Hope = (EMPTY, EMPTY, self._gained, 0)
        layer: dict[Hope, list[Label]] = {}
        starts: list[dict[Hope, list[Label]]] = []
        for kept in range(len(self._hand) + 1 if known else 1):
            options = self._spend(EMPTY, len(self._hand) - kept, hand, self._gained)
            first: dict[Hope, list[Label]] = {}
            begun = (len(self._draw), self._owned, 0.0)
            _join_all(first, self._play(start, begun, False, EMPTY, options, 0))
            starts.append(first)
            _join_all(layer, first.items())
        for number in range(1, rounds + 1):
            if number == 2 and known:
                layer = self._second(starts)
            elif number > 1:
                layer = self._next(layer)
            layer = self._within(layer, due, rounds - number)
            if not layer:
                return False
            if self._labels > MOST_LABELS:
                return True
        return True

    def _within(
        self, layer: dict[Hope, list[Label]], due: float, rounds: int
    ) -> dict[Hope, list[Label]]:
        """The labels that could still earn enough if every card were at hand in every round."""
        found: dict[Hope, list[Label]] = {}
        for hope, labels in layer.items():
            near, far, gained, carried = hope
            need = due - ENOUGH - self._ceiling(_sum(near, far), gained, carried, rounds)
            left = [label for label in labels if label[2] >= need]
            if left:
                found[hope] = left
        return found

    def _ceiling(self, bag: Bag, gained: int, carried: int, rounds: int) -> float:
        """The most that could be earned if every card were at hand in every round."""
        if not rounds:
            return 0.0
        key = (bag, gained, carried, rounds)
        best = self._ceilings.get(key)
        if best is None:
            best = 0.0
            for part in _parts(bag):
                for option, outcomes in self._choices(part, carried, gained).items():
                    after = _sum(_less(bag, option.gone), option.new)
                    gains = min(OPEN, gained + sum(option.new))
                    if option.draws and option.special:
                        after, gains = _plus(after, ANY, 1), OPEN
                    more = self._ceiling(after, gains, option.carried, rounds - 1)
                    best = max(best, more + max(value for _, value in outcomes))
            self._ceilings[key] = best
        return best

    def _choices(
        self, bag: Bag, carried: int, gained: int
    ) -> dict[RoundOption, list[tuple[int, float]]]:
        """The options of a round with these gained cards, remembered."""
        key = (bag, carried, gained)
        options = self._options.get(key)
        if options is None:
            slots = HAND_SIZE + carried - sum(bag)
            options = self._spend(bag, slots, self._all, gained)
            self._options[key] = options
        return options

    def _second(self, starts: list[dict[Hope, list[Label]]]) -> dict[Hope, list[Label]]:
        """After the second hand: what is kept of the first is its best, the rest is known."""
        layer: dict[Hope, list[Label]] = {}
        for kept, first in enumerate(starts):
            drawn = self._base(self._draw[: HAND_SIZE - kept])
            held = self._base(self._hand)
            base = (
                sorted(drawn[0] + held[0][:kept], reverse=True),
                sorted(drawn[1] + held[1][:kept], reverse=True),
            )
            for hope, labels in first.items():
                options = self._spend(EMPTY, HAND_SIZE, base, hope[2])
                for label in labels:
                    _join_all(layer, self._play(hope, label, False, EMPTY, options, HAND_SIZE))
        return layer

    def _next(self, layer: dict[Hope, list[Label]]) -> dict[Hope, list[Label]]:
        """All that one more round can lead to, with or without a shuffle before or in it."""
        after: dict[Hope, list[Label]] = {}
        for hope, labels in layer.items():
            near, far, gained, carried = hope
            for shuffle in (False, True):
                for bag in _parts(_sum(near, far) if shuffle else near):
                    options = self._choices(bag, carried, gained)
                    for label in labels:
                        _join_all(after, self._play(hope, label, shuffle, bag, options, HAND_SIZE))
        return after

    def _play(
        self,
        hope: Hope,
        label: Label,
        shuffle: bool,
        bag: Bag,
        options: dict[RoundOption, list[tuple[int, float]]],
        drawn: int,
    ) -> Iterator[tuple[Hope, list[Label]]]:
        """What the options of a round lead to; `drawn` cards came at its beginning."""
        near, far, gained, carried = hope
        pile, owned, earned = label
        if shuffle:
            near, far = _less(_sum(near, far), bag), EMPTY
        else:
            near = _less(near, bag)
        for option, outcomes in options.items():
            draws = option.draws
            if shuffle and pile >= drawn + draws:
                continue
            left = owned - drawn - carried - draws if shuffle else pile - drawn - draws
            used = _sum(far, _less(bag, option.gone))
            held = near
            number = sum(option.new)
            gains = min(OPEN, gained + number)
            lucky = shuffle and draws > 0
            if lucky and option.special:
                held, gains = _plus(_sum(held, option.new), ANY, 1), OPEN
            elif lucky:
                held = _sum(held, option.new)
            else:
                used = _sum(used, option.new)
            key = (held, used, gains, option.carried)
            found: list[Label] = []
            for removed, value in outcomes:
                self._labels += 1
                if lucky and option.special:
                    found.append((0, 0, earned + value))
                else:
                    rest = max(0, left) // HAND_SIZE * HAND_SIZE
                    found.append((rest, max(0, owned + number - removed), earned + value))
            yield key, found

    def _spend(
        self, bag: Bag, slots: int, base: Base, gained: int
    ) -> dict[RoundOption, list[tuple[int, float]]]:
        """All ways to use these gained cards and so many others: cards removed, and the worth."""
        found: dict[RoundOption, list[tuple[int, float]]] = {}
        for (coins, draws, removes, gone, sent, late), worth in self._use(bag).items():
            number = slots + draws
            if number < 0 or (late and not draws):
                continue
            for bought in range(-1, len(PRICES)):
                if bought == ANY and gained + sent < OPEN:
                    continue
                price = 0 if bought < 0 else PRICES[bought]
                spent, paid = 0, coins
                while paid < price and spent < min(number, len(base[1])):
                    paid += base[1][spent]
                    spent += 1
                if paid < price:
                    continue
                new = _plus(_plus(EMPTY, ANY, sent), bought, int(bought >= 0))
                free = number - spent
                for kept in (0, *range(HAND_SIZE + 1, free + 1)):
                    option = RoundOption(
                        draws, gone, new, max(0, kept - HAND_SIZE), bought >= SENDER
                    )
                    for given in range(free - kept + 1 if self._camps else 1):
                        value = worth + given * self._weights[4]
                        value += sum(base[0][: free - kept - given])
                        _keep_best(found.setdefault(option, []), sum(gone) + removes + given, value)
        return found

    def _use(self, bag: Bag) -> dict[Use, float]:
        """What gained cards can do together, each in one of its roles, and the most it is worth."""
        ways: dict[Use, float] = {(0, 0, 0, EMPTY, 0, False): 0.0}
        for kind, count in enumerate(bag):
            for _ in range(count):
                longer: dict[Use, float] = {}
                for (coins, draws, removes, gone, sent, late), value in ways.items():
                    for role in self._roles[kind]:
                        key = (
                            coins + role.coins,
                            draws + role.draws,
                            removes + role.removes,
                            _plus(gone, kind, int(role.gone)),
                            sent + role.sends,
                            late or role.late,
                        )
                        longer[key] = max(longer.get(key, 0.0), value + role.value)
                ways = longer
        return ways


def _keep_best(outcomes: list[tuple[int, float]], removed: int, value: float) -> None:
    """Add an outcome unless one removes as much and is worth as much."""
    if not any(r >= removed and v >= value for r, v in outcomes):
        outcomes[:] = [(r, v) for r, v in outcomes if r > removed or v > value]
        outcomes.append((removed, value))


def _join_all(layer: dict[Hope, list[Label]], found: Iterable[tuple[Hope, list[Label]]]) -> None:
    for hope, labels in found:
        _join(layer, hope, labels)


def _join(layer: dict[Hope, list[Label]], hope: Hope, labels: list[Label]) -> None:
    """Add labels unless others are as good: no more to draw, no more owned, no less earned."""
    known = layer.get(hope)
    if known is None:
        known = layer[hope] = []
    for label in labels:
        pile, owned, value = label
        if not any(p <= pile and o <= owned and v >= value for p, o, v in known):
            known[:] = [(p, o, v) for p, o, v in known if p < pile or o < owned or v > value]
            known.append(label)


def _plus(bag: Bag, kind: int, count: int) -> Bag:
    if not count:
        return bag
    more = list(bag)
    more[kind] += count
    return tuple(more)  # type: ignore[return-value]


def _sum(bag: Bag, more: Bag) -> Bag:
    return bag[0] + more[0], bag[1] + more[1], bag[2] + more[2], bag[3] + more[3]


def _less(bag: Bag, gone: Bag) -> Bag:
    return bag[0] - gone[0], bag[1] - gone[1], bag[2] - gone[2], bag[3] - gone[3]


def _parts(bag: Bag) -> Iterator[Bag]:
    """Every choice out of a bag."""
    a, b, c, d = bag
    for w in range(a + 1):
        for x in range(b + 1):
            for y in range(c + 1):
                for z in range(d + 1):
                    yield w, x, y, z
