"""The parts of a report on how games go: length, purchases, ways over the board, the end."""

from collections import Counter
from html import escape
from math import sqrt

from eldorado.core.state import REASONS
from eldorado.lab.reports.report_words import (
    columns,
    games,
    odds_table,
    percent,
    route_name,
    whole,
)
from eldorado.lab.reports.winner_sections import SMALL, share_chart, shared_limit
from eldorado.lab.simulation.play import FORFEIT, UNFINISHED
from eldorado.lab.simulation.totals import RouteTotals, Totals
from eldorado.reporting.charts import (
    CellChart,
    ColumnChart,
    Picture,
    RowChart,
    RowMark,
    draw_cells,
    draw_columns,
    draw_rows,
    own_ids,
)
from eldorado.reporting.html import chart_figure, figure, grid, panel, paragraph, section, table
from eldorado.routes.board import Board
from eldorado.routes.drawing import BoardWords, draw_board
from eldorado.stats.counts import mean, quantile
from eldorado.wording.action_words import place
from eldorado.wording.texts import decimal, listed, text, thing

COLUMNS = 16
"""Rounds shown one by one; later ones share the last column."""

BINS = 32
"""Columns of a chart of lengths; where there are more rounds, some share one."""

NAMED = 3
"""Cards that a sentence names; the others are in the chart."""


def length(totals: Totals, most: int) -> str:
    """How long games last, together and per route."""
    lengths = totals.lengths()
    ends = min(lengths), max(lengths)
    routes = [route for route in totals.by_route() if route.lengths]
    caption = text("report-length-table")
    numbers = _length_table(caption, lengths, routes)
    chart = _length_chart(lengths, caption, ends)
    alone = chart_figure(chart, reading=text("report-length-reading"), titled=False)
    parts = [grid([alone, panel(numbers, caption)])]
    if len(routes) > 1:
        order = sorted(routes, key=lambda route: (mean(route.lengths), route.name))
        words = text(
            "report-length-routes",
            shortest=route_name(order[0]),
            least=decimal(mean(order[0].lengths)),
            longest=route_name(order[-1]),
            most=decimal(mean(order[-1].lengths)),
        )
        figures = (
            chart_figure(_length_chart(route.lengths, route_name(route), ends, SMALL))
            for route in routes[:most]
        )
        parts += [paragraph(words), grid(figures, "small")]
    return section("length", text("report-length"), *parts)


def _length_table(caption: str, lengths: Counter[int], routes: list[RouteTotals]) -> str:
    quarters = (0.0, 0.25, 0.5, 0.75, 1.0)
    heads = columns(
        "route", "games", "mean", "least", "quarter", "median", "three_quarters", "most"
    )
    each = [(text("report-column-all"), lengths), *((route_name(r), r.lengths) for r in routes)]
    rows = (
        (name, whole(n.total()), decimal(mean(n), 2), *(quantile(n, share) for share in quarters))
        for name, n in each
    )
    return table(caption, heads, rows)


def _length_chart(
    lengths: Counter[int], title: str, ends: tuple[int, int], width: float = 360
) -> Picture:
    """How many games took how many rounds; the line stands at the median."""
    first, last = ends
    size = 1 + (last - first) // BINS
    found: Counter[int] = Counter()
    for round, number in lengths.items():
        found[(round - first) // size] += number
    starts = {bin: first + bin * size - 0.5 for bin in sorted(found)}
    middle = quantile(lengths, 0.5)
    chart = ColumnChart(
        title,
        _length_words(lengths),
        [(start, start + size, found[bin]) for bin, start in starts.items()],
        (first - 1, last + size),
        (middle, text("report-median", round=middle)),
        text("report-axis-arrival"),
        whole,
        width,
    )
    return draw_columns(chart)


def _length_words(lengths: Counter[int]) -> str:
    low, middle, high = (quantile(lengths, share) for share in (0.25, 0.5, 0.75))
    number = lengths.total()
    if len(lengths) == 1:
        return text("report-length-same", games=number, round=middle)
    return text(
        "report-length-some",
        games=number,
        round=middle,
        low=low,
        high=high,
        least=min(lengths),
        most=max(lengths),
    )


def purchases(totals: Totals) -> str:
    """What is bought and when, and how the buyers fared."""
    cards = totals.cards()
    if not cards:
        return section("cards", text("report-cards"), paragraph(text("report-cards-none")))
    bought, free = sum(number for _, number in cards), totals.taken.total()
    words = text("report-cards-about", cards=bought, each=decimal(bought / totals.games))
    words += f" {text('report-cards-free', cards=free)}" if free else ""
    both = grid([_purchases_by_round(totals), _buyers(totals)], "pair")
    return section("cards", text("report-cards"), paragraph(words), both)


def _purchases_by_round(totals: Totals) -> str:
    cards, per_game = totals.cards(), 100 / totals.games
    last = max(round for _, round in totals.bought)
    shown = min(last, COLUMNS)
    rows = []
    for card, number in cards:
        each = [totals.bought[card, round] for round in range(1, shown)]
        each.append(number - sum(each))
        rows.append((thing(card), [copies * per_game for copies in each]))
    peak = max(totals.bought, key=lambda key: (totals.bought[key], key))
    finding = text(
        "report-cards-most",
        card=thing(cards[0][0]),
        copies=decimal(cards[0][1] / totals.games, 2),
        peak=thing(peak[0]),
        round=peak[1],
    )
    rounds = [*map(str, range(1, shown)), f"{shown}{'+' * (last > shown)}"]
    chart = CellChart(
        text("report-cards-heading"), finding, rows, rounds, text("report-axis-round"), whole
    )
    return chart_figure(
        draw_cells(chart),
        wide=True,
        reading=text("report-cards-reading"),
        numbers=table(
            text("report-cards-table"),
            columns("card", "bought", "each", "mean_round", "taken"),
            (
                (
                    thing(card),
                    whole(bought),
                    decimal(bought / totals.games, 2),
                    decimal(_mean_round(totals, card)),
                    whole(totals.taken[card]),
                )
                for card, bought in cards
            ),
        ),
    )


def _mean_round(totals: Totals, card: str) -> float:
    return mean(Counter({r: n for (name, r), n in totals.bought.items() if name == card}))


def _buyers(totals: Totals) -> str:
    """The share of wins of those who bought a card at least once."""
    rows = [
        (thing(card), totals.buyers[card]) for card, _ in totals.cards() if card in totals.buyers
    ]
    if not rows:
        return ""
    told = []
    for lean, id in ((1, "report-buyers-more"), (-1, "report-buyers-less")):
        found = [(odds.share, name) for name, odds in rows if odds.lean == lean]
        found = sorted(found, key=lambda one: -lean * one[0])[:NAMED]
        cards = [f"{name} ({percent(share)})" for share, name in found]
        told += [text(id, cards=listed(cards))] if cards else []
    finding = " ".join(told) or text("report-buyers-none")
    chart = share_chart(text("report-buyers"), finding, rows, shared_limit(rows))
    numbers = odds_table(text("report-buyers-table"), "card", rows)
    return chart_figure(chart, reading=text("report-buyers-reading"), numbers=numbers)


def ways(totals: Totals, most: int) -> str:
    """Heat maps of the spaces visited, on the board of each route."""
    routes = totals.by_route()
    shown = sorted(routes, key=lambda route: -route.games)[:most]
    shown.sort(key=routes.index)
    boards = [own_ids(_heat_map(route), f"board{i}-") for i, route in enumerate(shown)]
    words = text("report-ways-about")
    if len(routes) > len(shown):
        words += f" {text('report-ways-shown', routes=len(routes), shown=len(shown))}"
    return section("ways", text("report-ways"), paragraph(words), *boards)


def _heat_map(totals: RouteTotals) -> str:
    board = totals.route.board()
    visits, all_visits = totals.visits, totals.visits.total()
    peak = max(visits.values(), default=0)
    heat = [sqrt(visits[name] / peak) if peak else 0.0 for name in board.names]
    ranked = sorted(visits.items(), key=lambda item: (-item[1], board.index[item[0]]))
    top, middle = (decimal(visits / totals.games, 2) for visits in (peak, peak / 4))
    legend = (
        f'<div class="heat"><i role="img" aria-label="{escape(text("report-heat", visits=top))}">'
        f"</i><div><span>{escape(text('report-heat-never'))}</span><span>{middle}</span>"
        f"<span>{escape(text('report-heat-most', visits=top))}</span></div></div>"
    )
    rows = (
        (
            place(board, name),
            whole(number),
            decimal(number / totals.games, 2),
            percent(number / all_visits),
        )
        for name, number in ranked
    )
    words = board_words(board, route_name(totals) if totals.route.name else "")
    drawn = draw_board(board, blockades=[0] * len(board.seams), words=words, heat=heat)
    return figure(
        drawn + legend,
        _heat_words(totals),
        heading=f"{route_name(totals)}, {games(totals.games)}",
        numbers=table(
            text("report-ways-table"), columns("space", "visits", "each", "all_visits"), rows
        ),
        kind="board",
    )


def board_words(board: Board, title: str) -> BoardWords:
    """What the board says in the language of the report."""
    meanings = {
        text(f"space-{kind}"): text(f"symbol-{symbol}")
        for kind, symbol in (("jungle", "machete"), ("river", "paddle"), ("village", "coin"))
    }
    for kind in ("rubble", "base_camp", "mountain", "cave"):
        meanings[text(f"space-{kind}")] = text(f"report-legend-{kind}")
    meanings[f"{text('thing-blockade')} 4"] = text("symbol-paddle")
    return BoardWords(
        title,
        lambda board: text("report-board", spaces=len(board.spaces), count=len(board.caves)),
        lambda space: place(board, space.name),
        tuple(text("report-legend", name=name, about=about) for name, about in meanings.items()),
    )


def _heat_words(totals: RouteTotals) -> str:
    board, visits = totals.route.board(), totals.visits
    if not visits:
        return text("report-ways-none")
    busiest = min(visits, key=lambda name: (-visits[name], board.index[name]))
    enterable = [space.name for space in board.spaces if space.enterable]
    never = sum(name not in visits for name in enterable)
    told = [
        text(
            "report-ways-busiest",
            space=place(board, busiest),
            visits=decimal(visits[busiest] / totals.games, 2),
            share=percent(visits[busiest] / visits.total()),
        ),
        text("report-ways-never", never=never, spaces=len(enterable)),
    ]
    gates = {space.name: visits[space.name] for space in board.spaces if space.finish}
    gate = max(gates, key=lambda name: gates[name])
    if gates[gate]:
        share = percent(gates[gate] / sum(gates.values()))
        told.append(text("report-ways-gate", share=share, space=place(board, gate)))
    return " ".join(told)


def _reason(reason: str) -> str:
    """What decided a game, in words."""
    return text("report-stopped" if reason == UNFINISHED else f"reason-{reason}")


def decided(totals: Totals) -> str:
    """What decided the games, and those that nobody won."""
    shares = {
        r: totals.reasons[r] / totals.games
        for r in (*REASONS, FORFEIT, UNFINISHED)
        if totals.reasons[r]
    }
    alone = totals.reasons["only_arrival"]
    left = totals.games - totals.decided
    finding = text("report-decided-none")
    if totals.decided:
        ties = percent((totals.decided - alone) / totals.games)
        rest = text("report-decided-left", games=left) if left else text("report-decided-all")
        share = percent(alone / totals.games)
        finding = f"{text('report-decided-some', share=share, ties=ties)} {rest}"
    caption = text("report-decided-table")
    numbers = table(
        caption,
        columns("reason", "games", "share"),
        ((_reason(r), whole(totals.reasons[r]), percent(share)) for r, share in shares.items()),
    )
    rows = [
        RowMark(text(f"report-reason-{r}"), share, percent(share)) for r, share in shares.items()
    ]
    chart = chart_figure(draw_rows(RowChart(caption, finding, rows, (0, 1))), titled=False)
    return section("decided", text("report-decided"), grid([chart, panel(numbers, caption)]))
