"""The parts of a report on who wins: by order of play, by player, and by route."""

from collections import Counter
from collections.abc import Sequence

from eldorado.help.names import count, listing
from eldorado.lab.simulation.totals import RouteTotals, Totals
from eldorado.reporting.charts import intervals, own_ids, shared_limit
from eldorado.reporting.html import (
    details,
    figure,
    grid,
    odds_table,
    odds_words,
    paragraph,
    percent,
    section,
    table,
)
from eldorado.stats.counts import Odds

PLACES = ("first", "second", "third", "fourth")
"""The order of play, from the seat that began."""

READING = (
    "Each dot is a share of wins, its bar the 95% interval (Wilson), the dashes the fair share. "
    "Green lies above the fair share, red below it."
)

Rows = Sequence[tuple[str, Odds]]


def order_rows(orders: dict[tuple[int, int], Odds], players: int) -> Rows:
    """The order of play in games of so many players."""
    return [(PLACES[place], odds) for (n, place), odds in sorted(orders.items()) if n == players]


def verdict(rows: Rows, who: str = "{}", brief: bool = False) -> str:
    """What the intervals tell, in a sentence; `who` says how a row is called."""
    told = [
        f"{who.format(name)} won {odds_words(odds)}, "
        f"{'more' if odds.lean > 0 else 'less'} than the fair {percent(odds.fair)}"
        for name, odds in rows
        if odds.lean
    ]
    if told:
        return _sentence("; ".join(told))
    if brief:
        return f"No clear difference in {count(rows[0][1].count, 'game')}."
    best = max(rows, key=lambda row: row[1].share - row[1].fair)
    return _sentence(
        f"{who.format(best[0])} did best with {percent(best[1].share)}, but every interval holds "
        f"the fair share, so {count(best[1].count, 'game')} cannot tell them apart"
    )


def win_shares(totals: Totals) -> str:
    """Win share by order of play and by player."""
    figures = [*_by_order(totals), _by_player(totals)]
    words = (
        f"Shares of the {count(totals.decided, 'game')} that somebody won. {READING} "
        "Order of play counts from the seat that began, whoever sat there."
    )
    return section("seats", "Who wins", paragraph(words), grid(figures))


def _by_order(totals: Totals) -> list[str]:
    """One chart for each number of players."""
    orders = totals.orders()
    figures = []
    everything = [row for n in totals.players for row in order_rows(orders, n)]
    for players in sorted(totals.players):
        rows = order_rows(orders, players)
        if not rows:
            continue
        finding = verdict(rows, "the {} to play")
        chart = intervals(rows, finding, shared_limit(everything))
        figures.append(
            figure(
                own_ids(chart, f"order{players}-"),
                finding,
                heading=f"By order of play, {players} players",
                numbers=odds_table("Wins by order of play", "to play", rows),
            )
        )
    return figures


def _by_player(totals: Totals) -> str:
    """Win share of every entry of the simulation, wherever it sat."""
    rows = [(entry_name(*entry), odds) for entry, odds in sorted(totals.entries.items())]
    finding = verdict(rows, "player {}")
    return figure(
        own_ids(intervals(rows, finding, shared_limit(rows)), "player-"),
        finding,
        heading="By player, wherever they sat",
        numbers=odds_table("Wins by player", "player", rows),
    )


def entry_name(entry: int, bot: str) -> str:
    return f"{entry + 1} {bot}"


def by_route(totals: Totals, most: int) -> str:
    """Seat advantage per route: a small chart each, all on one scale; the rest in a table."""
    panels = [
        (route, players, rows)
        for route in totals.by_route()
        for players in sorted(totals.players)
        if (rows := order_rows(route.orders, players))
    ]
    shown = panels[:most]
    limit = shared_limit([row for _, _, rows in shown for row in rows])
    mixed = len(totals.players) > 1
    figures = []
    for number, (route, players, rows) in enumerate(shown):
        finding = verdict(rows, "the {} to play", brief=True)
        label = f"{route.name}: {finding}"
        figures.append(
            figure(
                own_ids(intervals(rows, label, limit, width=310, pitch=26), f"seat{number}-"),
                finding,
                heading=f"{route.name}, {players} players" if mixed else route.name,
            )
        )
    numbers = table(
        "Wins by route and order of play",
        ("route", "players", "to play", "games", "wins", "share", "from", "to"),
        (
            (
                route.name,
                players,
                name,
                odds.count,
                odds.wins,
                *map(percent, (odds.share, *odds.interval)),
            )
            for route, players, rows in panels
            for name, odds in rows
        ),
    )
    parts = [paragraph(_advantage(panels)), grid(figures, "small")]
    if len(panels) > most:
        parts.append(paragraph(f"{len(panels) - most} more are in the numbers below."))
    return section("advantage", "Seat advantage per route", *parts, details(numbers))


def _advantage(panels: Sequence[tuple[RouteTotals, int, Rows]]) -> str:
    """Where going first did best and worst, and how many intervals miss the fair share."""
    mixed = len({players for _, players, _ in panels}) > 1
    gains = sorted(
        (
            rows[0][1].share - rows[0][1].fair,
            f"{route.name} with {players} players" if mixed else route.name,
        )
        for route, players, rows in panels
    )
    ends = [gains[-1], gains[0]] if len(gains) > 1 else gains
    first = " and ".join(f"{_points(gain)} on {where}" for gain, where in ends)
    missing = sum(odds.lean != 0 for _, _, rows in panels for _, odds in rows)
    total = sum(len(rows) for _, _, rows in panels)
    missed = f"{missing or 'None'} of {total} intervals {'misses' if missing < 2 else 'miss'}"
    return (
        f"The first to play won {first} than the fair share. {missed} the fair share; by chance "
        f"alone about {total * 0.05:.1f} would."
    )


def _points(gain: float) -> str:
    """A difference of shares: `4.2 points more`."""
    return f"{abs(100 * gain):.1f} points {'less' if gain < 0 else 'more'}"


def bots(totals: Totals) -> str:
    """Who played, in words: `walker ×2 and random`; only the names where tables differ."""
    names = Counter(bot for _, bot in sorted(totals.seated))
    same = list(totals.players) == [len(totals.seated)]
    return listing([f"{bot} ×{n}" if same and n > 1 else bot for bot, n in names.items()])


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."
