"""The HTML report of a simulation: one self-contained file, the same for the same results."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from eldorado.errors import EldoradoError
from eldorado.lab.reports.game_sections import decided, length, purchases, ways
from eldorado.lab.reports.report_words import (
    bot_name,
    odds_words,
    route_name,
    whole,
    with_games,
)
from eldorado.lab.reports.winner_sections import bots, by_route, win_shares
from eldorado.lab.simulation.play import GameResult
from eldorado.lab.simulation.totals import Totals
from eldorado.reporting.html import paragraph, section
from eldorado.reporting.theme import RIDGE, STYLE
from eldorado.stats.counts import quantile
from eldorado.wording.texts import decimal, language, listed, text, thing

MOST = 12
"""Routes drawn one by one; further ones are in the tables only."""

SWITCHES = ("caves", "full_race", "free_order")


def report_title(players: Sequence[str], games: int) -> str:
    """What a report is called: how many games, and who played."""
    return text("report-title", games=games, names=", ".join(map(bot_name, players)))


def write_report(results: Iterable[GameResult], path: Path, title: str) -> None:
    """Write the report; results are read once, one by one."""
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
    links = "".join(f'<li><a href="#{id}">{escape(text(f"report-{id}"))}</a></li>' for id in parts)
    name = escape(title)
    return (
        f'<!DOCTYPE html>\n<html lang="{language()[:2]}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{name}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{name}</h1>{paragraph(subtitle(totals))}{RIDGE}</header>"
        f'<main>{tiles(totals)}<nav aria-label="{escape(text("report-sections"))}">'
        f"<ul>{links}</ul></nav>{''.join(parts.values())}</main>"
        f"<footer>{escape(text('report-footer'))}</footer></body></html>\n"
    )


def subtitle(totals: Totals) -> str:
    """The simulation in one sentence."""
    routes, names = totals.by_route(), bots(totals)
    if len(routes) > 1:
        return text("report-on-routes", games=totals.games, routes=len(routes), names=names)
    route = route_name(routes[0])
    return text("report-on-one-route", games=totals.games, route=route, names=names)


def tiles(totals: Totals) -> str:
    """The report in short."""
    more = text("report-tile-decided-more", games=totals.games, actions=totals.actions)
    won = totals.decided
    found = [(text("report-tile-decided", count=won), whole(won), more)]
    if won:
        lengths = totals.lengths()
        more = text("report-tile-rounds-more", least=min(lengths), most=max(lengths))
        found.append((text("report-tile-rounds"), whole(quantile(lengths, 0.5)), more))
        found += _best_place(totals)
    if cards := totals.cards():
        card, bought = cards[0]
        copies = text("report-copies", copies=decimal(bought / totals.games, 2))
        found.append((text("report-tile-bought"), thing(card), copies))
    return '<dl class="tiles">' + "".join(map(_tile, found)) + "</dl>"


def _best_place(totals: Totals) -> list[tuple[str, str, str]]:
    """The place in the order of play that won most, at the commonest size of a table."""
    players = max(totals.players, key=lambda n: (totals.players[n], n))
    orders = {place: odds for (n, place), odds in totals.orders().items() if n == players}
    if not orders:
        return []
    best = max(orders, key=lambda place: (orders[place].share, -place))
    words = odds_words(orders[best])
    share = words.pop("share")
    name = text("report-tile-order", place=best + 1, players=players)
    return [(name, share, text("report-tile-order-more", **words))]


def _tile(tile: tuple[str, str, str]) -> str:
    name, value, more = map(escape, tile)
    return f"<div><dt>{name}</dt><dd>{value}</dd><dd>{more}</dd></div>"


def played(totals: Totals) -> str:
    """What was played: players, routes, variants, seeds."""
    unfinished = totals.games - totals.decided
    won = text("report-some-won", games=totals.games, count=unfinished)
    facts = {
        "games": won if unfinished else text("report-all-won", games=totals.games),
        "players": listed(
            [
                text("report-entry", bot=bot_name(bot), entry=entry + 1, games=games)
                for (entry, bot), games in sorted(totals.seated.items())
            ]
        ),
        "table": listed(
            [
                text("report-table-size", players=n, games=games)
                for n, games in sorted(totals.players.items())
            ]
        ),
        "routes": listed([with_games(route_name(r), r.games) for r in totals.by_route()]),
        "variants": _variants(totals),
        "numbers": _range(totals.numbers),
        "seeds": _range(totals.seeds),
    }
    lines = "".join(
        f"<dt>{escape(text(f'report-fact-{id}'))}</dt><dd>{escape(words)}</dd>"
        for id, words in facts.items()
    )
    return section("played", text("report-played"), f'<dl class="facts card">{lines}</dl>')


def _variants(totals: Totals) -> str:
    """Each variant with the games that used it."""
    words = [
        text("report-variant-all", variant=name) if used == totals.games else with_games(name, used)
        for switch in SWITCHES
        if (used := totals.switches[switch]) and (name := text(f"variant-{switch}"))
    ]
    return listed(words) or text("report-variant-none")


def _range(ends: tuple[int, int]) -> str:
    low, high = map(str, ends)
    return low if low == high else text("report-range", low=low, high=high)
