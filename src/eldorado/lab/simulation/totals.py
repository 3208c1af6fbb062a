"""Totals of many results, added one by one; their size does not grow with the games."""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

from eldorado.lab.simulation.play import GameResult
from eldorado.routes import KNOWN, Route, find_route
from eldorado.stats.counts import Odds


@dataclass
class RouteTotals:
    """The games on one route."""

    route: Route
    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    """Games by the round in which the winner arrived."""
    orders: dict[tuple[int, int], Odds] = field(default_factory=dict)
    """By number of players and place in the order of play, which counts from 0."""
    visits: Counter[str] = field(default_factory=Counter)

    @property
    def name(self) -> str:
        return self.route.name or str(self.route)


@dataclass
class Totals:
    """All data of a report. The order in which results are added does not matter."""

    games: int = 0
    actions: int = 0
    numbers: tuple[int, int] = (0, 0)
    seeds: tuple[int, int] = (0, 0)
    players: Counter[int] = field(default_factory=Counter)
    switches: Counter[str] = field(default_factory=Counter)
    """Games by variant: caves, full_race, free_order; a game may count for several."""
    reasons: Counter[str] = field(default_factory=Counter)
    routes: dict[str, RouteTotals] = field(default_factory=dict)
    entries: dict[tuple[int, str], Odds] = field(default_factory=dict)
    seated: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Games of each entry, those without a winner too."""
    bought: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By card and round."""
    taken: Counter[str] = field(default_factory=Counter)
    buyers: dict[str, Odds] = field(default_factory=dict)
    """How the expeditions fared that bought a card at least once."""

    def add(self, result: GameResult) -> None:
        here = (result.number, result.number), (result.seed, result.seed)
        before = (self.numbers, self.seeds) if self.games else here
        self.numbers, self.seeds = (
            (min(low, new), max(high, new))
            for (low, high), (new, _) in zip(before, here, strict=True)
        )
        self.games += 1
        self.actions += result.actions
        self.players[len(result.players)] += 1
        self.reasons[result.reason] += 1
        for switch in ("caves", "full_race", "free_order"):
            self.switches[switch] += getattr(result, switch)
        route = known_route(result.route)
        totals = self.routes.setdefault(str(route), RouteTotals(route))
        totals.games += 1
        totals.visits.update(dict(result.visits))
        self.seated.update(zip(result.entries, result.players, strict=True))
        self.bought.update((card, round) for round, _, card in result.purchases)
        self.taken.update(card for _, _, card in result.taken)
        if result.winner is not None:
            self._add_decided(result, totals)

    def _add_decided(self, result: GameResult, route: RouteTotals) -> None:
        players = len(result.players)
        winner = result.winner
        assert winner is not None
        route.lengths[result.arrivals[winner] or result.rounds] += 1
        for seat in range(players):
            won = seat == winner
            order = players, (seat - result.start) % players
            entry = result.entries[seat], result.players[seat]
            route.orders.setdefault(order, Odds()).add(won, players)
            self.entries.setdefault(entry, Odds()).add(won, players)
        for seat, card in {(seat, card) for _, seat, card in result.purchases}:
            self.buyers.setdefault(card, Odds()).add(seat == winner, players)

    @property
    def decided(self) -> int:
        """Games that somebody won."""
        return sum(self.lengths().values())

    def lengths(self) -> Counter[int]:
        """The lengths of all decided games."""
        return sum((route.lengths for route in self.routes.values()), Counter())

    def orders(self) -> dict[tuple[int, int], Odds]:
        """The order of play over all routes."""
        found: dict[tuple[int, int], Odds] = {}
        for route in self.routes.values():
            for order, odds in route.orders.items():
                total = found.setdefault(order, Odds())
                total.wins += odds.wins
                total.chances += odds.chances
        return dict(sorted(found.items()))

    def by_route(self) -> list[RouteTotals]:
        """The printed routes in their order, then others by their codes."""
        rank = {name: place for place, name in enumerate(KNOWN)}
        return sorted(
            self.routes.values(), key=lambda r: (rank.get(r.route.id, len(rank)), str(r.route))
        )

    def cards(self) -> list[tuple[str, int]]:
        """Cards with how often they were bought, most often first."""
        found: Counter[str] = Counter()
        for (card, _), count in self.bought.items():
            found[card] += count
        return sorted(found.items(), key=lambda item: (-item[1], item[0]))


@lru_cache(maxsize=512)
def known_route(text: str) -> Route:
    """The route of a name or code; a printed route is the same under both."""
    return find_route(text)
