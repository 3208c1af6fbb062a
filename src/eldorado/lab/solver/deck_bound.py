"""The most that the cards of a deck can be worth in some rounds, if every draw is lucky.

See `lower_bound` for what is kept of the rules and what is relaxed. Relaxed positions are
followed from round to round by label setting.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from eldorado.core.game import Game
from eldorado.core.kinds import (
    CARD_SYMBOLS,
    FIRST_MARKET,
    FULL_PILES,
    HALF_COINS,
    HAND_SIZE,
    POWER,
)
from eldorado.routes.board import CAMP

Weights = tuple[float, float, float, float, float]
"""Of a unit of machete, paddle and coin, of a card for rubble, of a card for a camp."""

ENOUGH: Final = 1e-6
MOST_LABELS: Final = 30_000
"""After this many relaxed positions, the bound is used as it is."""

CHEAP, MARKET, SENDER, ANY = range(4)
"""Gained cards: of the market board up to 2 and up to 3 coins, the transmitter, all others."""

PRICES: Final = (2, 6, 8, 4)
"""The least each of them costs, in half coins."""

OPEN: Final = 3
"""Cards that must be gained before the reserve can be open (P-10)."""


class GainedCards(NamedTuple):
    """How many cards of each sort were gained."""

    cheap: int = 0
    market: int = 0
    sender: int = 0
    any: int = 0

    def plus(self, sort: int, count: int) -> "GainedCards":
        """With this many more of one kind."""
        if not count:
            return self
        more = list(self)
        more[sort] += count
        return GainedCards(*more)

    def joined(self, more: "GainedCards") -> "GainedCards":
        """With others added."""
        a, b, c, d = self
        w, x, y, z = more
        return GainedCards(a + w, b + x, c + y, d + z)

    def without(self, gone: "GainedCards") -> "GainedCards":
        """With others taken away."""
        a, b, c, d = self
        w, x, y, z = gone
        return GainedCards(a - w, b - x, c - y, d - z)

    def parts(self) -> "Iterator[GainedCards]":
        """Every choice out of them."""
        for counts in product(*(range(count + 1) for count in self)):
            yield GainedCards(*counts)


NONE: Final = GainedCards()


class CardWorths(NamedTuple):
    """What cards are worth, each list best first."""

    moving: list[float]
    half_coins: list[int]


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
    gone: GainedCards
    new: GainedCards
    carried: int
    """Cards kept beyond four."""
    special: bool
    """Whether a transmitter or a card of the reserve was bought, which may be drawn and used:
    a Native moves even then (T-06)."""


class RoundOutcome(NamedTuple):
    """What an option comes to."""

    removed: int
    """Cards removed from the deck."""
    worth: float


class RoundUse(NamedTuple):
    """What gained cards do together in a round."""

    coins: int = 0
    """In half coins."""
    draws: int = 0
    removes: int = 0
    gone: GainedCards = NONE
    """Those used up."""
    sent: int = 0
    """Cards the transmitter brings."""
    late: bool = False
    """Whether these must be drawn at once."""


class DeckState(NamedTuple):
    """A relaxed position between two rounds, but for its label."""

    near: GainedCards
    """Gained cards in the draw pile or hand."""
    far: GainedCards
    """Gained cards in the discard pile."""
    gained: int
    """How many were ever gained, up to three."""
    carried: int
    """Cards kept beyond four."""


class Label(NamedTuple):
    """What else matters of a position; one label may be as good as another in everything."""

    pile: int
    """The least number of cards drawn before the next shuffle."""
    owned: int
    earned: float


class RoundStart(NamedTuple):
    """How a round begins."""

    shuffle: bool
    """Whether the discard pile is shuffled before or in it."""
    used: GainedCards
    """The gained cards at hand."""
    drawn: int
    """Cards drawn."""


Layer = dict[DeckState, list[Label]]
Options = dict[RoundOption, list[RoundOutcome]]


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
        self._native = native
        self._roles = self._make_roles(native)
        self._options: dict[tuple[GainedCards, int, int], Options] = {}
        self._ceilings: dict[tuple[GainedCards, int, int, int], float] = {}
        self._labels = 0

    def _base(self, cards: tuple[int, ...]) -> CardWorths:
        """What cards are worth for moving and in half coins, each best first."""
        rubble = self._weights[3]
        worth = [
            max(rubble, *(POWER[card] * self._weights[s] for s in CARD_SYMBOLS[card]))
            for card in cards
        ]
        half_coins = sorted((HALF_COINS[card] for card in cards), reverse=True)
        return CardWorths(sorted(worth, reverse=True), half_coins)

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
        """Whether this much might be earned in these rounds; also true if it takes too long."""
        self._labels = 0
        known = len(self._draw) >= HAND_SIZE
        hand = self._base(self._hand)
        start = DeckState(NONE, NONE, self._gained, 0)
        opening = RoundStart(False, NONE, 0)
        layer: Layer = {}
        starts: list[Layer] = []
        for kept in range(len(self._hand) + 1 if known else 1):
            options = self._spend(NONE, len(self._hand) - kept, hand, self._gained)
            first: Layer = {}
            self._play(first, start, Label(len(self._draw), self._owned, 0.0), opening, options)
            starts.append(first)
            for state, labels in first.items():
                _join(layer, state, labels)
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

    def _within(self, layer: Layer, due: float, rounds: int) -> Layer:
        """The labels that could still earn enough if every card were at hand in every round."""
        found: Layer = {}
        for state, labels in layer.items():
            near, far, gained, carried = state
            need = due - ENOUGH - self._ceiling(near.joined(far), gained, carried, rounds)
            left = [label for label in labels if label.earned >= need]
            if left:
                found[state] = left
        return found

    def _ceiling(self, cards: GainedCards, gained: int, carried: int, rounds: int) -> float:
        """The most that could be earned if every card were at hand in every round."""
        if not rounds:
            return 0.0
        key = (cards, gained, carried, rounds)
        best = self._ceilings.get(key)
        if best is None:
            best = 0.0
            for part in cards.parts():
                for option, outcomes in self._choices(part, carried, gained).items():
                    after = cards.without(option.gone).joined(option.new)
                    gains = min(OPEN, gained + sum(option.new))
                    worth = max(outcome.worth for outcome in outcomes)
                    if option.draws and option.special:
                        after, gains = after.plus(ANY, 1), OPEN
                        worth += self._native
                    more = self._ceiling(after, gains, option.carried, rounds - 1)
                    best = max(best, more + worth)
            self._ceilings[key] = best
        return best

    def _choices(self, cards: GainedCards, carried: int, gained: int) -> Options:
        """The options of a round with these gained cards, remembered."""
        key = (cards, carried, gained)
        options = self._options.get(key)
        if options is None:
            slots = HAND_SIZE + carried - sum(cards)
            options = self._spend(cards, slots, self._all, gained)
            self._options[key] = options
        return options

    def _second(self, starts: list[Layer]) -> Layer:
        """After the second hand: what is kept of the first is its best, the rest is known."""
        layer: Layer = {}
        begun = RoundStart(False, NONE, HAND_SIZE)
        for kept, first in enumerate(starts):
            drawn = self._base(self._draw[: HAND_SIZE - kept])
            held = self._base(self._hand)
            base = CardWorths(
                sorted(drawn.moving + held.moving[:kept], reverse=True),
                sorted(drawn.half_coins + held.half_coins[:kept], reverse=True),
            )
            for state, labels in first.items():
                options = self._spend(NONE, HAND_SIZE, base, state.gained)
                for label in labels:
                    self._play(layer, state, label, begun, options)
        return layer

    def _next(self, layer: Layer) -> Layer:
        """All that one more round can lead to, with or without a shuffle before or in it."""
        after: Layer = {}
        for state, labels in layer.items():
            near, far, gained, carried = state
            for shuffle in (False, True):
                for cards in (near.joined(far) if shuffle else near).parts():
                    options = self._choices(cards, carried, gained)
                    begun = RoundStart(shuffle, cards, HAND_SIZE)
                    for label in labels:
                        self._play(after, state, label, begun, options)
        return after

    def _play(
        self,
        layer: Layer,
        state: DeckState,
        label: Label,
        begun: RoundStart,
        options: Options,
    ) -> None:
        """Add what the options of a round lead to."""
        shuffle, cards, drawn = begun
        near, far, gained, carried = state
        pile, owned, earned = label
        if shuffle:
            near, far = near.joined(far).without(cards), NONE
        else:
            near = near.without(cards)
        for option, outcomes in options.items():
            draws = option.draws
            if shuffle and pile >= drawn + draws:
                continue
            left = owned - drawn - carried - draws if shuffle else pile - drawn - draws
            used = far.joined(cards.without(option.gone))
            held = near
            number = sum(option.new)
            gains = min(OPEN, gained + number)
            lucky = shuffle and draws > 0
            if lucky and option.special:
                held, gains = held.joined(option.new).plus(ANY, 1), OPEN
            elif lucky:
                held = held.joined(option.new)
            else:
                used = used.joined(option.new)
            key = DeckState(held, used, gains, option.carried)
            found: list[Label] = []
            for removed, worth in outcomes:
                self._labels += 1
                if lucky and option.special:
                    found.append(Label(0, 0, earned + worth + self._native))
                else:
                    rest = max(0, left) // HAND_SIZE * HAND_SIZE
                    found.append(Label(rest, max(0, owned + number - removed), earned + worth))
            _join(layer, key, found)

    def _spend(self, cards: GainedCards, slots: int, base: CardWorths, gained: int) -> Options:
        """All ways to use these gained cards and that many others: cards removed, and the worth."""
        found: Options = {}
        for (coins, draws, removes, gone, sent, late), worth in self._use(cards).items():
            number = slots + draws
            if number < 0 or (late and not draws):
                continue
            for bought in range(-1, len(PRICES)):
                if bought == ANY and gained + sent < OPEN:
                    continue
                price = 0 if bought < 0 else PRICES[bought]
                spent, paid = 0, coins
                while paid < price and spent < min(number, len(base.half_coins)):
                    paid += base.half_coins[spent]
                    spent += 1
                if paid < price:
                    continue
                new = NONE.plus(ANY, sent).plus(bought, int(bought >= 0))
                free = number - spent
                for kept in (0, *range(HAND_SIZE + 1, free + 1)):
                    option = RoundOption(
                        draws, gone, new, max(0, kept - HAND_SIZE), bought >= SENDER
                    )
                    for given in range(free - kept + 1 if self._camps else 1):
                        value = worth + given * self._weights[4]
                        value += sum(base.moving[: free - kept - given])
                        outcome = RoundOutcome(sum(gone) + removes + given, value)
                        _keep_best(found.setdefault(option, []), outcome)
        return found

    def _use(self, cards: GainedCards) -> dict[RoundUse, float]:
        """What gained cards can do together, each in one of its roles, and the most it is worth."""
        ways: dict[RoundUse, float] = {RoundUse(): 0.0}
        for kind, count in enumerate(cards):
            for _ in range(count):
                longer: dict[RoundUse, float] = {}
                for (coins, draws, removes, gone, sent, late), value in ways.items():
                    for role in self._roles[kind]:
                        key = RoundUse(
                            coins + role.coins,
                            draws + role.draws,
                            removes + role.removes,
                            gone.plus(kind, int(role.gone)),
                            sent + role.sends,
                            late or role.late,
                        )
                        longer[key] = max(longer.get(key, 0.0), value + role.value)
                ways = longer
        return ways


def _keep_best(outcomes: list[RoundOutcome], new: RoundOutcome) -> None:
    """Add an outcome unless one removes as much and is worth as much."""
    removed, worth = new
    if not any(r >= removed and w >= worth for r, w in outcomes):
        outcomes[:] = [old for old in outcomes if old.removed > removed or old.worth > worth]
        outcomes.append(new)


def _join(layer: Layer, state: DeckState, labels: list[Label]) -> None:
    """Add labels unless others are as good: no more to draw, no more owned, no less earned."""
    known = layer.setdefault(state, [])
    for label in labels:
        pile, owned, earned = label
        if not any(p <= pile and o <= owned and e >= earned for p, o, e in known):
            known[:] = [
                old for old in known if old.pile < pile or old.owned < owned or old.earned > earned
            ]
            known.append(label)
