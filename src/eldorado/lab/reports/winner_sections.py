"""The parts of a report on who wins: by order of play, by player, and by route."""

from collections import Counter
from collections.abc import Sequence

from eldorado.lab.reports.report_words import (
    Rows,
    bot_name,
    columns,
    odds_cells,
    odds_table,
    odds_words,
    percent,
    route_name,
)
from eldorado.lab.simulation.totals import RouteTotals, Totals
from eldorado.reporting.charts import Picture, RowChart, RowMark, draw_rows
from eldorado.reporting.html import chart_figure, details, grid, paragraph, section, table
from eldorado.stats.counts import Odds
from eldorado.wording.texts import decimal, listed, text
from eldorado.wording.texts import percent as rounded_percent

SMALL = 290
"""Width of one of many charts side by side."""


def share_chart(title: str, finding: str, rows: Rows, limit: float, width: float = 360) -> Picture:
    """Shares of wins with their intervals, on an axis that ends at the limit."""
    marks = [
        RowMark(
            name,
            odds.share,
            percent(odds.share),
            interval=odds.interval,
            fair=odds.fair,
            colour=("mark", "high", "low")[odds.lean],
        )
        for name, odds in rows
    ]
    chart = RowChart(title, finding, marks, (0, limit), rounded_percent, width, pitch=26)
    return draw_rows(chart)


def shared_limit(rows: Rows) -> float:
    """The end of an axis that holds all intervals, so that charts can be compared."""
    top = max((odds.interval[1] for _, odds in rows), default=1.0)
    return min(1.0, (int((top + 0.02) * 10) + 1) / 10)


def order_rows(orders: dict[tuple[int, int], Odds], players: int) -> Rows:
    """The order of play in games of this number of players."""
    return [
        (text("report-place", place=place + 1), odds)
        for (n, place), odds in sorted(orders.items())
        if n == players
    ]


def _verdict(rows: Rows) -> str:
    """A sentence for each interval that misses the fair share."""
    told = [
        text("report-won", name=name, lean="more" if odds.lean > 0 else "less", **odds_words(odds))
        for name, odds in rows
        if odds.lean
    ]
    return " ".join(told) or text("report-no-difference", games=rows[0][1].count)


def win_shares(totals: Totals) -> str:
    """Win share by order of play and by player."""
    about = paragraph(text("report-seats-about", games=totals.decided))
    figures = [*_by_order(totals), _by_player(totals)]
    return section("seats", text("report-seats"), about, grid(figures))


def _by_order(totals: Totals) -> list[str]:
    """One chart for each number of players."""
    orders = totals.orders()
    limit = shared_limit([("", odds) for odds in orders.values()])
    figures = []
    for players in sorted(totals.players):
        rows = order_rows(orders, players)
        if not rows:
            continue
        heading = text("report-by-order", players=players)
        numbers = odds_table(text("report-by-order-table"), "order", rows)
        chart = share_chart(heading, _verdict(rows), rows, limit)
        figures.append(chart_figure(chart, numbers=numbers))
    return figures


def _by_player(totals: Totals) -> str:
    """Win share of every entry of the simulation, in all seats."""
    entries = sorted(totals.entries.items())
    rows = [(f"{bot_name(bot)} {entry + 1}", odds) for (entry, bot), odds in entries]
    numbers = odds_table(text("report-by-player-table"), "player", rows)
    chart = share_chart(text("report-by-player"), _verdict(rows), rows, shared_limit(rows))
    return chart_figure(chart, numbers=numbers)


def by_route(totals: Totals, most: int) -> str:
    """Seat advantage per route: a small chart each, all on one scale; the rest in a table."""
    mixed = len(totals.players) > 1
    panels = [
        (_heading(route, players, mixed), (route_name(route), players), rows)
        for route in totals.by_route()
        for players in sorted(totals.players)
        if (rows := order_rows(route.orders, players))
    ]
    every = [row for _, _, rows in panels for row in rows]
    limit = shared_limit([row for _, _, rows in panels[:most] for row in rows])
    figures = [
        chart_figure(share_chart(heading, _verdict(rows), rows, limit, SMALL))
        for heading, _, rows in panels[:most]
    ]
    numbers = table(
        text("report-advantage-table"),
        columns("route", "players", "order", "games", "wins", "share", "low", "high"),
        ((*where, *odds_cells(*row)[:-1]) for _, where, rows in panels for row in rows),
    )
    gains = {heading: rows[0][1].share - rows[0][1].fair for heading, _, rows in panels}
    parts = [paragraph(_advantage(gains, [odds for _, odds in every])), grid(figures, "small")]
    if len(panels) > most:
        parts.append(paragraph(text("report-advantage-more", count=len(panels) - most)))
    return section("advantage", text("report-advantage"), *parts, details(numbers))


def _heading(route: RouteTotals, players: int, mixed: bool) -> str:
    name = route_name(route)
    return text("report-route-players", route=name, players=players) if mixed else name


def _advantage(gains: dict[str, float], every: Sequence[Odds]) -> str:
    """Where playing first did best and worst, and how many intervals miss the fair share."""
    order = sorted(gains, key=lambda where: (-gains[where], where))
    told = []
    for where in dict.fromkeys((order[0], order[-1])):
        gain, lean = decimal(abs(100 * gains[where])), "less" if gains[where] < 0 else "more"
        told.append(text("report-advantage-gain", route=where, gain=gain, lean=lean))
    missing, expected = sum(odds.lean != 0 for odds in every), decimal(len(every) * 0.05)
    about = {"missing": missing, "total": len(every), "expected": expected}
    return " ".join([*told, text("report-advantage-missed", **about)])


def bots(totals: Totals) -> str:
    """Who played, in words: `Walker × 2 and Chance`; only the names where tables differ."""
    names = Counter(bot_name(bot) for _, bot in sorted(totals.seated))
    same = list(totals.players) == [len(totals.seated)]
    return listed(
        [
            text("report-several", name=bot, count=n) if same and n > 1 else bot
            for bot, n in names.items()
        ]
    )
