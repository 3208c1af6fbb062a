"""The parts of a report on how games go: length, purchases, ways over the board, the end."""

from collections import Counter
from math import sqrt

from eldorado.help.names import card_name, count, listing
from eldorado.lab.simulation.play import UNFINISHED
from eldorado.lab.simulation.totals import RouteTotals, Totals
from eldorado.reporting.charts import (
    COLUMNS,
    bars,
    card_rounds,
    histogram,
    intervals,
    own_ids,
    shared_limit,
)
from eldorado.reporting.html import (
    figure,
    grid,
    odds_table,
    panel,
    paragraph,
    percent,
    scrolling,
    section,
    table,
    thousands,
)
from eldorado.routes.drawing import describe, draw_board
from eldorado.stats.counts import mean, quantile
from eldorado.wording.texts import text

SHORT = {
    "only_arrival": "only arrival",
    "most_blockades": "most blockades",
    "highest_blockade": "highest blockade",
    "first_arrival": "first arrival",
    "stalemate": "stalemate",
    UNFINISHED: "unfinished",
}


def length(totals: Totals, most: int) -> str:
    """How long games last, together and per route."""
    lengths = totals.lengths()
    ends = min(lengths), max(lengths)
    routes = [route for route in totals.by_route() if route.lengths]
    numbers = table(
        "Rounds until the winner arrived",
        ("route", "games", "mean", "least", "25%", "median", "75%", "most"),
        (
            (
                name,
                each.total(),
                f"{mean(each):.2f}",
                *(quantile(each, share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
            )
            for name, each in [("all", lengths), *((r.name, r.lengths) for r in routes)]
        ),
    )
    finding = _length_words(lengths)
    whole = figure(
        own_ids(histogram(lengths, finding, ends), "length-"),
        finding,
        reading="Each bar counts the games that were won in that round.",
    )
    parts = [grid([whole, panel(numbers, "Length in numbers")])]
    if len(routes) > 1:
        order = sorted(routes, key=lambda route: (mean(route.lengths), route.name))
        parts.append(
            paragraph(
                f"The shortest race is {order[0].name} with {mean(order[0].lengths):.1f} rounds "
                f"on average, the longest {order[-1].name} with {mean(order[-1].lengths):.1f}."
            )
        )
        parts.append(
            grid(
                (
                    figure(
                        own_ids(
                            histogram(
                                route.lengths,
                                f"{route.name}: {_length_words(route.lengths)}",
                                ends,
                                width=310,
                            ),
                            f"length{number}-",
                        ),
                        _length_words(route.lengths),
                        heading=route.name,
                    )
                    for number, route in enumerate(routes[:most])
                ),
                "small",
            )
        )
    return section("length", "How long a game lasts", *parts)


def _length_words(lengths: Counter[int]) -> str:
    low, middle, high = (quantile(lengths, share) for share in (0.25, 0.5, 0.75))
    if len(lengths) == 1:
        return f"{count(lengths.total(), 'game')}, won in round {middle}."
    return (
        f"Half of the {count(lengths.total(), 'game')} were won by round {middle}, the middle half "
        f"in rounds {low} to {high}; the shortest took {min(lengths)}, the longest {max(lengths)}."
    )


def purchases(totals: Totals) -> str:
    """What is bought and when, and how the buyers fared."""
    cards = totals.cards()
    if not cards:
        return section("cards", "What is bought", paragraph("Nobody bought a card."))
    per_game = 100 / totals.games
    last = max(round for _, round in totals.bought)
    columns = min(last, COLUMNS)
    rows = []
    for card, number in cards:
        each = [totals.bought[card, round] for round in range(1, columns)]
        each.append(number - sum(each))
        rows.append((card_name(card), [copies * per_game for copies in each]))
    peak = max(totals.bought, key=lambda key: (totals.bought[key], key))
    finding = (
        f"The {card_name(cards[0][0])} is bought most: {cards[0][1] * per_game / 100:.2f} copies "
        f"a game. The busiest moment is round {peak[1]} for the {card_name(peak[0])}."
    )
    heading = "Purchases by card and round"
    when = figure(
        scrolling(own_ids(card_rounds(rows, last > columns, finding), "cards-"), heading),
        finding,
        heading=heading,
        reading="Copies bought in a hundred games; empty cells are fewer than one in two hundred.",
        numbers=table(
            "Cards gained",
            ("card", "bought", "a game", "mean round", "taken free"),
            (
                (
                    card_name(card),
                    thousands(bought),
                    f"{bought / totals.games:.2f}",
                    f"{_mean_round(totals, card):.1f}",
                    totals.taken[card],
                )
                for card, bought in cards
            ),
        ),
    )
    both = grid([when, _buyers(totals)], "pair")
    free = totals.taken.total()
    more = f"The Transmitter brought {count(free, 'card')} more, free of charge." if free else ""
    bought = sum(number for _, number in cards)
    words = f"{thousands(bought)} cards were bought, {bought / totals.games:.1f} a game. {more}"
    return section("cards", "What is bought", paragraph(words.strip()), both)


def _mean_round(totals: Totals, card: str) -> float:
    return mean(Counter({r: n for (name, r), n in totals.bought.items() if name == card}))


def _buyers(totals: Totals) -> str:
    """The share of wins of those who bought a card at least once."""
    rows = [
        (card_name(card), totals.buyers[card])
        for card, _ in totals.cards()
        if card in totals.buyers
    ]
    if not rows:
        return ""
    better, worse = (
        listing([f"{name} ({percent(odds.share)})" for name, odds in rows if odds.lean == lean])
        for lean in (1, -1)
    )
    told = [f"more than a fair share with {better}"] if better else []
    told += [f"less than a fair share with {worse}"] if worse else []
    finding = (
        f"Buyers won {' and '.join(told)}."
        if told
        else "Of no card did the buyers win clearly more or less than a fair share."
    )
    return figure(
        own_ids(intervals(rows, finding, shared_limit(rows), pitch=25), "buyers-"),
        finding,
        heading="How the buyers fared",
        reading="Expeditions that bought the card at least once. Who buys what also depends on how "
        "the race stands, so a share is no proof that the card did it.",
        numbers=odds_table("Wins of expeditions that bought a card", "card", rows),
    )


def ways(totals: Totals, most: int) -> str:
    """Heat maps of the spaces visited, on the board of each route."""
    routes = totals.by_route()
    shown = sorted(routes, key=lambda route: -route.games)[:most]
    shown.sort(key=routes.index)
    boards = [own_ids(_heat_map(route), f"board{i}-") for i, route in enumerate(shown)]
    words = "A visit is a piece that came to rest on a space at the end of a movement."
    if len(routes) > len(shown):
        words += f" Of {len(routes)} routes the {len(shown)} most played are drawn."
    return section("ways", "Where expeditions go", paragraph(words), *boards)


def _heat_map(totals: RouteTotals) -> str:
    board = totals.route.board()
    visits, all_visits = totals.visits, totals.visits.total()
    peak = max(visits.values(), default=0)
    heat = [sqrt(visits[name] / peak) if peak else 0.0 for name in board.names]
    ranked = sorted(visits.items(), key=lambda item: (-item[1], board.index[item[0]]))
    top, middle = (f"{visits / totals.games:.2f}" for visits in (peak, peak / 4))
    legend = (
        '<div class="heat"><i role="img" aria-label="Colours from dark for no visit to white for '
        f'{top} visits a game"></i><div><span>never</span><span>{middle}</span>'
        f"<span>{top} a game</span></div></div>"
    )
    rows = (
        (
            describe(board.spaces[board.index[name]]),
            number,
            f"{number / totals.games:.2f}",
            percent(number / all_visits),
        )
        for name, number in ranked
    )
    return figure(
        draw_board(board, blockades=[0] * len(board.seams), title=totals.route.name, heat=heat)
        + legend,
        _heat_words(totals),
        heading=f"{totals.name}, {count(totals.games, 'game')}",
        numbers=table("Visits", ("space", "visits", "a game", "of all visits"), rows),
        kind="board",
    )


def _heat_words(totals: RouteTotals) -> str:
    board, visits = totals.route.board(), totals.visits
    if not visits:
        return "No piece has moved."
    busiest = min(visits, key=lambda name: (-visits[name], board.index[name]))
    open_spaces = [space.name for space in board.spaces if space.enterable]
    never = sum(name not in visits for name in open_spaces)
    words = (
        f"The busiest space is {describe(board.spaces[board.index[busiest]])} with "
        f"{visits[busiest] / totals.games:.2f} visits a game, "
        f"{percent(visits[busiest] / visits.total())} of all. "
        f"{never} of {len(open_spaces)} spaces that can be entered were never visited."
    )
    gates = {space.name: visits[space.name] for space in board.spaces if space.finish}
    gate = max(gates, key=lambda name: gates[name])
    if gates[gate]:
        words += f" {percent(gates[gate] / sum(gates.values()))} of the arrivals went by {gate}."
    return words


def _reason(reason: str) -> str:
    """What decided a game, in words."""
    if reason == UNFINISHED:
        return "stopped at the last allowed round"
    return text(f"reason-{reason}")


def decided(totals: Totals) -> str:
    """What decided the games, and those that nobody won."""
    told = [reason for reason in SHORT if totals.reasons[reason]]
    alone = totals.reasons["only_arrival"]
    ties = totals.decided - alone
    left = totals.games - totals.decided
    rest = f"{count(left, 'game')} had no winner" if left else "Every game had a winner"
    finding = (
        f"{percent(alone / totals.games)} of the games were won by the only arrival in the round, "
        f"{percent(ties / totals.games)} by a tie-break. {rest}."
        if totals.decided
        else "No game had a winner."
    )
    numbers = table(
        "What decided the games",
        ("decision", "games", "share"),
        ((_reason(r), totals.reasons[r], percent(totals.reasons[r] / totals.games)) for r in told),
    )
    chart = figure(
        own_ids(bars([(SHORT[r], totals.reasons[r]) for r in told], finding), "decided-"), finding
    )
    return section(
        "decided", "How games were decided", grid([chart, panel(numbers, "Decisions in numbers")])
    )
