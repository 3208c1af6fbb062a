"""Plain charts as SVG: every line has a colour, a pattern and a number, and words behind it."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import count
from math import ceil

WIDTH = 360.0
HEIGHT = 232.0
LEFT, RIGHT, TOP, BOTTOM = 38.0, 26.0, 12.0, 40.0
DASHES = ("", "7 3", "2 3", "9 3 2 3")
"""How the lines of the seats differ besides their colours."""

LABEL = 13.0
"""The least distance of two labels at the ends of lines."""


STEPS = (0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 3, 4, 5, 10, 20, 50)
"""Distances of marks on an axis, the first that leaves them room."""


@dataclass(frozen=True)
class Axis:
    """What an axis tells: its label, its ends, and its marks with their texts."""

    label: str
    low: float
    high: float
    marks: Sequence[tuple[float, str]]

    def part(self, value: float) -> float:
        """Where a value lies between the ends."""
        return (value - self.low) / (self.high - self.low or 1.0)


def even_axis(label: str, high: float, low: float = 0.0, parts: int = 5) -> Axis:
    """An axis with round numbers as marks."""
    span = max(high - low, 1e-9)
    step = next((step for step in STEPS if span / step <= parts), 100.0)
    first, last = -ceil(-low / step - 1e-9), ceil(high / step - 1e-9)  # whole steps outwards
    marks = [(i * step, f"{i * step:g}") for i in range(first, last + 1)]
    return Axis(label, min(low, first * step), max(last * step, first * step + step), marks)


def share_axis(label: str) -> Axis:
    """An axis of chances."""
    return Axis(label, 0.0, 1.0, [(i / 4, f"{i / 4:.0%}") for i in range(5)])


Line = Sequence[tuple[float, float]]


def lines(
    ids: "count[int]", title: str, words: str, x: Axis, y: Axis, series: Sequence[Line]
) -> str:
    """One line per seat; a seat without points is left out."""
    parts = [_grid(x, y)]
    ends: list[tuple[float, int]] = []
    for seat, points in enumerate(series):
        if not points:
            continue
        places = [(_across(x, a), _down(y, b)) for a, b in points]
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in places)
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        parts.append(f'<polyline class="s{seat}" points="{path}"{dash}/>')
        a, b = places[-1]
        parts.append(f'<circle class="s{seat}" cx="{a:.1f}" cy="{b:.1f}" r="3"/>')
        ends.append((b, seat))
    for place, seat in _apart(ends):
        parts.append(
            f'<text class="s{seat}" x="{WIDTH - RIGHT + 8:g}" y="{place + 4:.1f}">{seat + 1}</text>'
        )
    return frame(ids, title, words, "".join(parts), HEIGHT)


def balance_bars(
    ids: "count[int]", title: str, words: str, rows: Sequence[tuple[str, int, float]]
) -> str:
    """Bars to both sides of nothing: a label, a seat for the colour, and rounds."""
    left, right, pitch = 118.0, 16.0, 26.0
    height = pitch * len(rows) + 44
    values = [value for _, _, value in rows]
    axis = even_axis("rounds gained or lost", max(0.5, *values), min(-0.5, *values), 6)
    span = WIDTH - left - right

    def across(value: float) -> float:
        return left + span * axis.part(value)

    zero = across(0.0)
    parts = [
        f'<line class="grid" x1="{across(v):.1f}" x2="{across(v):.1f}" y1="6" '
        f'y2="{height - 38:g}"/><text class="mark" x="{across(v):.1f}" y="{height - 22:g}" '
        f'text-anchor="middle">{text}</text>'
        for v, text in axis.marks
    ]
    for row, (label, seat, value) in enumerate(rows):
        top = 8 + row * pitch
        end = across(value)
        parts.append(
            f'<text class="name" x="{left - 8:g}" y="{top + 14:g}" text-anchor="end">'
            f"{escape(label)}</text>"
            f'<rect class="s{seat}" x="{min(zero, end):.1f}" y="{top:g}" '
            f'width="{max(1.0, abs(end - zero)):.1f}" height="{pitch - 8:g}"/>'
        )
    parts.append(
        f'<line class="zero" x1="{zero:.1f}" x2="{zero:.1f}" y1="6" y2="{height - 38:g}"/>'
        f'<text class="mark" x="{left + span / 2:.1f}" y="{height - 5:g}" '
        f'text-anchor="middle">{axis.label}</text>'
    )
    return frame(ids, title, words, "".join(parts), height)


def columns(x: Axis, y: Axis, values: Sequence[tuple[float, int, float]], level: float) -> str:
    """A column per turn, in the colour of its seat, to be framed; dashes mark a level."""
    wide = max(1.2, (WIDTH - LEFT - RIGHT) / max(1, len(values)) * 0.8)
    parts = [_grid(x, y)]
    floor = _down(y, 0.0)
    for place, seat, value in values:
        top = _down(y, min(y.high, max(0.0, value)))
        parts.append(
            f'<rect class="s{seat}" x="{_across(x, place) - wide / 2:.1f}" y="{top:.1f}" '
            f'width="{wide:.1f}" height="{max(0.0, floor - top):.1f}"/>'
        )
    line = _down(y, level)
    parts.append(
        f'<line class="zero" stroke-dasharray="4 3" x1="{LEFT:g}" x2="{WIDTH - RIGHT:g}" '
        f'y1="{line:.1f}" y2="{line:.1f}"/>'
    )
    return "".join(parts)


def frame(ids: "count[int]", title: str, words: str, inside: str, height: float) -> str:
    """The picture with its title and description for those who do not see it."""
    id = next(ids)
    return (
        f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {height:g}" '
        f'role="img" aria-labelledby="chart-{id}-title chart-{id}-desc">'
        f'<title id="chart-{id}-title">{escape(title)}</title>'
        f'<desc id="chart-{id}-desc">{escape(words)}</desc>{inside}</svg>'
    )


def _grid(x: Axis, y: Axis) -> str:
    parts: list[str] = []
    for value, text in y.marks:
        place = _down(y, value)
        parts.append(
            f'<line class="grid" x1="{LEFT:g}" x2="{WIDTH - RIGHT:g}" y1="{place:.1f}" '
            f'y2="{place:.1f}"/><text class="mark" x="{LEFT - 6:g}" y="{place + 4:.1f}" '
            f'text-anchor="end">{text}</text>'
        )
    for value, text in x.marks:
        parts.append(
            f'<text class="mark" x="{_across(x, value):.1f}" y="{HEIGHT - BOTTOM + 17:g}" '
            f'text-anchor="middle">{text}</text>'
        )
    parts.append(
        f'<text class="mark" x="{(LEFT + WIDTH - RIGHT) / 2:g}" y="{HEIGHT - 6:g}" '
        f'text-anchor="middle">{escape(x.label)}</text>'
    )
    return "".join(parts)


def _across(x: Axis, value: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * x.part(value)


def _down(y: Axis, value: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y.part(value)


def _apart(ends: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Labels moved apart, so that all can be read."""
    placed: list[tuple[float, int]] = []
    for place, seat in sorted(ends):
        least = placed[-1][0] + LABEL if placed else TOP
        placed.append((max(place, least), seat))
    over = placed[-1][0] - (HEIGHT - BOTTOM) if placed else 0.0
    return [(place - max(0.0, over), seat) for place, seat in placed]
