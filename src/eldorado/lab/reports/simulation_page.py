"""A report to look at: one HTML file that needs nothing else, the same for the same results."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

from eldorado.errors import EldoradoError
from eldorado.help.names import card_name, count, listing
from eldorado.lab.reports.game_sections import decided, length, purchases, ways
from eldorado.lab.reports.winner_sections import PLACES, bots, by_route, win_shares
from eldorado.lab.simulation.play import GameResult
from eldorado.lab.simulation.totals import Totals
from eldorado.reporting.charts import require_matplotlib
from eldorado.reporting.html import paragraph, percent, section, thousands
from eldorado.reporting.theme import RIDGE, STYLE
from eldorado.stats.counts import quantile

MOST = 12
"""Routes drawn one by one; further ones are in the tables only."""

VARIANTS = {"caves": "caves", "full_race": "full race", "free_order": "free order"}
HEADINGS = {
    "played": "What was played",
    "seats": "Who wins",
    "advantage": "Seat advantage",
    "length": "Length",
    "cards": "Purchases",
    "ways": "Ways",
    "decided": "Decisions",
}


def write_report(results: Iterable[GameResult], path: Path, title: str) -> None:
    """Write what the results show; they are read once, one by one, and not kept."""
    require_matplotlib()
    totals = Totals()
    for result in results:
        totals.add(result)
    if not totals.games:
        raise EldoradoError("There is no game to report on.")
    try:
        path.write_text(page(totals, title), encoding="utf-8")
    except OSError as error:
        raise EldoradoError(f"The report cannot be written to {path}: {error.strerror}.") from error


def page(totals: Totals, title: str) -> str:
    """The whole document."""
    parts = {"played": played(totals)}
    if totals.decided:
        parts["seats"] = win_shares(totals)
        parts["advantage"] = by_route(totals, MOST)
        parts["length"] = length(totals, MOST)
    parts["cards"] = purchases(totals)
    parts["ways"] = ways(totals, MOST)
    parts["decided"] = decided(totals)
    links = "".join(f'<li><a href="#{id}">{HEADINGS[id]}</a></li>' for id in parts)
    name = escape(title)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{name}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{name}</h1>{paragraph(subtitle(totals))}{RIDGE}</header>"
        f'<main>{tiles(totals)}<nav aria-label="Sections"><ul>{links}</ul></nav>'
        f"{''.join(parts.values())}</main>"
        "<footer>Intervals hold the true value 95 times in 100.</footer></body></html>\n"
    )


def subtitle(totals: Totals) -> str:
    """The simulation in one sentence."""
    routes = totals.by_route()
    where = routes[0].name if len(routes) == 1 else f"{len(routes)} routes"
    return f"{thousands(totals.games)} {_games(totals.games)} on {where}, played by {bots(totals)}."


def _games(number: int) -> str:
    return "game" if number == 1 else "games"


def tiles(totals: Totals) -> str:
    """The report in short."""
    found: list[tuple[str, str, str]] = []
    found.append(
        (
            f"{_games(totals.decided)} with a winner",
            thousands(totals.decided),
            f"of {thousands(totals.games)} played, {thousands(totals.actions)} actions",
        )
    )
    if totals.decided:
        lengths = totals.lengths()
        found.append(
            (
                "rounds in the median game",
                str(quantile(lengths, 0.5)),
                f"from {min(lengths)} to {max(lengths)}",
            )
        )
        players = max(totals.players, key=lambda n: (totals.players[n], n))
        orders = {place: odds for (n, place), odds in totals.orders().items() if n == players}
        if orders:
            best = max(orders, key=lambda place: (orders[place].share, -place))
            low, high = orders[best].interval
            found.append(
                (
                    f"wins of the {PLACES[best]} to play, of {players}",
                    percent(orders[best].share),
                    f"between {percent(low)} and {percent(high)}; fair is "
                    f"{percent(orders[best].fair)}",
                )
            )
    if cards := totals.cards():
        card, bought = cards[0]
        found.append(("bought most", card_name(card), f"{bought / totals.games:.2f} copies a game"))
    return '<dl class="tiles">' + "".join(map(_tile, found)) + "</dl>"


def _tile(tile: tuple[str, str, str]) -> str:
    name, value, more = map(escape, tile)
    return f"<div><dt>{name}</dt><dd>{value}</dd><dd>{more}</dd></div>"


def played(totals: Totals) -> str:
    """What was played: players, routes, variants, seeds."""
    unfinished = totals.games - totals.decided
    facts = [
        (
            "Games",
            f"{thousands(totals.games)}, "
            + ("all with a winner" if not unfinished else f"{unfinished} without a winner"),
        ),
        (
            "Players",
            listing([f"{bot} ({_in(totals, (n, bot))})" for n, bot in sorted(totals.seated)]),
        ),
        (
            "At the table",
            listing(
                [f"{n} players ({count(g, 'game')})" for n, g in sorted(totals.players.items())]
            ),
        ),
        ("Routes", listing([f"{r.name} ({count(r.games, 'game')})" for r in totals.by_route()])),
        ("Variants", _variants(totals)),
        ("Game numbers", _range(totals.numbers)),
        ("Seeds", _range(totals.seeds)),
    ]
    lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts)
    return section("played", "What was played", f'<dl class="facts card">{lines}</dl>')


def _in(totals: Totals, entry: tuple[int, str]) -> str:
    return f"entry {entry[0] + 1}, {count(totals.seated[entry], 'game')}"


def _variants(totals: Totals) -> str:
    """Each variant with the games that used it."""
    words = [
        f"{name} ({'all games' if used == totals.games else count(used, 'game')})"
        for switch, name in VARIANTS.items()
        if (used := totals.switches[switch])
    ]
    return listing(words) or "none: the official rules without caves"


def _range(ends: tuple[int, int]) -> str:
    low, high = ends
    return str(low) if low == high else f"{low} to {high}"
