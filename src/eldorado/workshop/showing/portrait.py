"""The portrait of a rated route: one self-contained page with bars, a heat map and arrivals."""

import re
from collections import Counter
from collections.abc import Sequence
from html import escape
from math import sqrt
from pathlib import Path

from eldorado.errors import EldoradoError
from eldorado.lab.reports.game_sections import board_words
from eldorado.reporting.charts import (
    ColumnChart,
    Picture,
    RowChart,
    RowMark,
    Scale,
    draw_columns,
    draw_rows,
    own_ids,
)
from eldorado.reporting.html import chart_figure, figure, grid, panel, paragraph, section, table
from eldorado.reporting.svg_figure import WIDTH
from eldorado.reporting.theme import RIDGE, STYLE
from eldorado.routes.board import Board
from eldorado.routes.drawing import draw_board
from eldorado.stats.counts import quantile
from eldorado.wording.texts import decimal, labelled, language, text, thing
from eldorado.workshop.measures.route_advice import advice
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.ratings.board_rating import RouteRating
from eldorado.workshop.ratings.printed_profiles import profiles
from eldorado.workshop.showing.workshop_words import (
    advice_words,
    criteria_rows,
    facts_rows,
    figure_words,
    like_words,
    made_by,
    route_words,
)

PITCH = 19.0
"""Height of a row of a chart of one criterion."""

BEYOND = 0.3
"""How far a picture of a profile shows what lies beyond the printed routes, of their range."""

GAP, MAP_HEIGHT = 12.0, 250.0
"""Units between the bars and the map below them, and its height."""

NAMED = 3
"""Spaces that the sentence under the heat map names."""


def check_page(path: Path) -> None:
    """Fails before any race is played if the page could not be written."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise EldoradoError(f"The portrait cannot be written to {path}.")


def portrait_page(rating: RouteRating, board: Board) -> str:
    """The whole document."""
    name = escape(text("rating-title", name=route_words(rating.code) or board.title))
    return (
        f'<!DOCTYPE html>\n<html lang="{language()[:2]}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="generator" content="{escape(rating.bots)}">'
        f"<title>{name}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{name}</h1>{paragraph(rating.code)}{RIDGE}</header>"
        f"<main>{portrait_sections(rating, board)}</main>"
        f"<footer>{escape(made_by(rating))}</footer></body></html>\n"
    )


def portrait_sections(rating: RouteRating, board: Board, prefix: str = "") -> str:
    """The portrait as parts of a page; a prefix keeps several on one page apart."""
    return (
        section(f"{prefix}short", text("rating-in-short"), tiles(rating, board))
        + section(f"{prefix}criteria", text("rating-criteria"), _criteria(rating))
        + section(f"{prefix}ways", text("rating-ways"), heat_figure(rating, board, prefix))
        + section(f"{prefix}arrivals", text("rating-arrivals"), _arrivals(rating))
        + section(f"{prefix}advice", text("rating-advice"), _advice(board))
    )


def tiles(rating: RouteRating, board: Board) -> str:
    """The route in short: difficulty, length, likeness, facts."""
    length = rating.criteria["length"]
    level = text(f"difficulty-{rating.difficulty}")
    found = [
        (text("rating-level"), level, like_words(rating.like)),
        (
            text("criterion-length"),
            decimal(length.value),
            text(f"word-{length.word}"),
        ),
    ]
    shown = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd><dd>{escape(more)}</dd></div>"
        for name, value, more in found
    )
    rows = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>"
        for name, value in facts_rows(route_facts(board))
    )
    return f'<dl class="tiles">{shown}</dl><dl class="facts card">{rows}</dl>'


def _criteria(rating: RouteRating) -> str:
    """For each criterion, this route beside the printed ones; and the figures as a table."""
    figures = [chart_figure(_beside_printed(rating, name)) for name in rating.criteria]
    heads = [text(f"rating-column-{id}") for id in ("criterion", "value", "low", "high", "word")]
    numbers = table(text("rating-criteria"), heads, criteria_rows(rating))
    return (
        paragraph(text("rating-criteria-reading"))
        + grid(figures, "small")
        + panel(numbers, text("rating-criteria"))
    )


def _beside_printed(rating: RouteRating, name: str) -> Picture:
    """One criterion: this route's figure with its interval, and those of the printed routes."""
    one = rating.criteria[name]
    known = {id: profile[name] for id, profile in profiles(rating.depth).items()}
    ends = [one.low, one.high, *known.values()]
    margin = 0.06 * (max(ends) - min(ends)) or 0.1
    this = text("rating-this")
    word = labelled(text("rating-column-word"), text(f"word-{one.word}"))
    rows = [RowMark(this, one.value, figure_words(name, one.value), interval=(one.low, one.high))]
    rows += [
        RowMark(thing(id), value, figure_words(name, value), interval=(value, value), colour="fair")
        for id, value in known.items()
    ]
    chart = RowChart(
        text(f"criterion-{name}"),
        f"{text(f'criterion-{name}-about')} {word}.",
        rows,
        (max(0.0, min(ends) - margin), max(ends) + margin),
        lambda value: figure_words(name, value),
        pitch=PITCH,
    )
    return draw_rows(chart)


def profile_picture(rating: RouteRating) -> Picture:
    """All criteria in one small picture, each from the least to the most of the printed routes,
    which are the small dots."""
    known = (profiles(rating.depth) or profiles("quick")).values()
    rows = []
    for name, one in rating.criteria.items():
        values = [profile[name] for profile in known]
        scale = Scale(min(values), max(values), 0.0, 1.0)
        value, low, high = (
            min(max(scale(figure), -BEYOND), 1 + BEYOND)
            for figure in (one.value, one.low, one.high)
        )
        words = figure_words(name, one.value)
        others = [scale(figure) for figure in values]
        label = text(f"criterion-{name}")
        rows.append(RowMark(label, value, words, interval=(low, high), others=others))
    title = text("rating-title", name=route_words(rating.code))
    about = text("rating-difficulty", difficulty=text(f"difficulty-{rating.difficulty}"))
    chart = RowChart(title, about, rows, (-BEYOND, 1 + BEYOND), width=WIDTH, pitch=22)
    return draw_rows(chart)


def portrait_picture(rating: RouteRating, board: Board) -> Picture:
    """Bars beside the printed routes, where pieces rested, and when the first ones arrived."""
    bars, arrivals = profile_picture(rating), draw_columns(_arrival_chart(rating))
    left, top = WIDTH - arrivals.width, bars.height + GAP
    size = {"x": 10, "y": top, "width": left - 20, "height": MAP_HEIGHT}
    places = " ".join(f'{name}="{value:g}"' for name, value in size.items())
    ways = re.sub(
        r' (?:width|height)="[^"]*"', "", own_ids(heat_map(rating, board), "ways"), count=2
    )
    middle = top + (MAP_HEIGHT - arrivals.height) / 2
    body = (
        bars.body
        + ways.replace("<svg ", f"<svg {places} ", 1)
        + f'<g transform="translate({left:g} {middle:g})">{arrivals.body}</g>'
    )
    return Picture(WIDTH, top + MAP_HEIGHT, bars.title, bars.about, body)


def heat_figure(rating: RouteRating, board: Board, prefix: str = "") -> str:
    """The board with a glow where pieces rested."""
    most = sorted(rating.visits, key=lambda name: (-rating.visits[name], name))[:NAMED]
    words = text("rating-ways-about", name=", ".join(most))
    return figure(own_ids(heat_map(rating, board), prefix or "heat"), words, kind="board")


def heat_map(rating: RouteRating, board: Board) -> str:
    """The board's picture, colored by how often a piece rested on each space."""
    peak = max(rating.visits.values(), default=1.0)
    heat = [sqrt(rating.visits.get(name, 0.0) / peak) for name in board.names]
    words = board_words(board, route_words(rating.code) if rating.code else "")
    return draw_board(board, blockades=[0] * len(board.seams), words=words, heat=heat)


def _arrivals(rating: RouteRating) -> str:
    """The fan of arrivals."""
    return grid([chart_figure(draw_columns(_arrival_chart(rating)), titled=False)])


def _arrival_chart(rating: RouteRating) -> ColumnChart:
    """How many races had their first arrival in which round."""
    counts = Counter(rating.arrivals)
    low, middle, high = (quantile(counts, share) for share in (0.1, 0.5, 0.9))
    about = text("rating-arrivals-about", rounds=str(middle), low=str(low), high=str(high))
    return ColumnChart(
        text("rating-arrivals"),
        about,
        [(round - 0.5, round + 0.5, many) for round, many in sorted(counts.items())],
        (min(counts) - 1, max(counts) + 1),
        (middle, text("rating-median", rounds=str(middle))),
        text("rating-arrivals-axis"),
        lambda value: decimal(value, 0),
    )


def _advice(board: Board) -> str:
    """The tips that the route does not follow, each with its spaces."""
    found = advice(board)
    if not found:
        return paragraph(text("advice-none"))
    items = "".join(
        f"<li>{escape(advice_words(one))} <small>{escape(one.clause)}"
        f"{escape(_where(one.spaces))}</small></li>"
        for one in found
    )
    return f"<ul>{items}</ul>"


def _where(spaces: Sequence[str]) -> str:
    return f" · {text('advice-where', name=', '.join(spaces))}" if spaces else ""
