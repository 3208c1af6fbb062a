"""Charts as SVG: each is a function of a value, and its colors are names that a style defines."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10, sqrt

from eldorado.routes.art import number

SIZE = 12.5
"""Height of text, in units of the picture."""

_NARROW, _BROAD = frozenset("iljtfrI.,:;!|'’()[] \u202f\u00a0"), frozenset("mwMW@%…—")

Place = tuple[float, float]
Words = Callable[[float], str]
"""How a value of an axis is written."""


@dataclass(frozen=True)
class Picture:
    """A drawing with its size, and what it shows in words."""

    width: float
    height: float
    title: str
    about: str
    body: str

    def svg(self) -> str:
        """An element of a page, with a name and description for screen readers."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
            f'viewBox="0 0 {number(self.width)} {number(self.height)}">'
            f"<title>{escape(self.title)}</title><desc>{escape(self.about)}</desc>{self.body}</svg>"
        )


@dataclass(frozen=True)
class Scale:
    """Values from `low` to `high` lie between the places `start` and `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        span = self.high - self.low or 1.0
        return self.start + (value - self.low) / span * (self.end - self.start)


@dataclass(frozen=True)
class RowMark:
    """One row: a dot with its interval, or a bar where there is none."""

    name: str
    value: float
    words: str
    note: str = ""
    interval: tuple[float, float] | None = None
    inner: tuple[float, float] | None = None
    """A narrower interval, drawn broad; without one, the whole interval is."""
    fair: float | None = None
    colour: str = "mark"
    others: Sequence[float] = ()
    """Values that it is to be compared with, drawn small."""


@dataclass(frozen=True)
class RowChart:
    """Named values, one under the other, on one axis."""

    title: str
    about: str
    rows: Sequence[RowMark]
    ends: tuple[float, float]
    ticks: Words | None = None
    width: float = 360
    pitch: float = 30


@dataclass(frozen=True)
class ColumnChart:
    """Counts of values as columns, each from one value to the next; a dashed line at one value."""

    title: str
    about: str
    columns: Sequence[tuple[float, float, float]]
    """From, to, and how many."""
    ends: tuple[float, float]
    line: tuple[float, str]
    axis: str
    words: Words
    width: float = 360


@dataclass(frozen=True)
class CellChart:
    """A table whose cells have stronger colors for larger values."""

    title: str
    about: str
    rows: Sequence[tuple[str, Sequence[float]]]
    columns: Sequence[str]
    axis: str
    words: Words


@dataclass(frozen=True)
class LineChart:
    """Values in their order, joined by a line, under a heading."""

    title: str
    about: str
    points: Sequence[tuple[float, float]]
    words: Words
    across: Words
    width: float = 720
    height: float = 190


def round_ticks(low: float, high: float, count: float, whole: bool = False) -> list[float]:
    """Round numbers from `low` to `high`, about `count` of them at most."""
    rough = max((high - low) / max(1.0, count), 1e-9)
    power = 10.0 ** floor(log10(rough))
    step = next(one * power for one in (1, 2, 5, 10) if one * power >= rough * (1 - 1e-9))
    step = max(1.0, step) if whole else step
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(i * step, 10) for i in range(first, last + 1)]


def text_width(words: str, size: float = SIZE) -> float:
    """The estimated width of a text, rather too wide than too narrow."""
    widths = (0.37 if c in _NARROW else 0.92 if c in _BROAD else 0.72 if c.isupper() else 0.6
              for c in words)  # fmt: skip
    return size * sum(widths)


def shortened(words: str, room: float) -> str:
    """The text, cut off at the end if it is wider than the space."""
    if text_width(words) <= room:
        return words
    while words and text_width(words + "…") > room:
        words = words[:-1]
    return words.rstrip() + "…"


def draw_rows(chart: RowChart) -> Picture:
    """Rows with their names at the left and their values in words at the right."""
    names = [shortened(row.name, 0.46 * chart.width) for row in chart.rows]
    left = max(map(text_width, names)) + 18
    said = [row.words for row in chart.rows]
    right = chart.width - 1.1 * max(map(text_width, said)) - 8
    right -= max(text_width(row.note) for row in chart.rows)
    end = 6 + chart.pitch * len(names)
    x = Scale(*chart.ends, left, right - 10)
    parts = []
    if chart.ticks is not None:
        room = (x.end - x.start) / (text_width(max(map(chart.ticks, chart.ends), key=len)) + 10)
        for tick in round_ticks(*chart.ends, room):
            parts.append(_line((x(tick), 6), (x(tick), end), "line", 0.8))
            parts.append(_text(chart.ticks(tick), x(tick), end + 17, "soft", "middle"))
    for i, (row, name) in enumerate(zip(chart.rows, names, strict=True)):
        y = 6 + chart.pitch * (i + 0.5)
        parts.append(_text(name, left - 13, y + 4.3, "ink", "end"))
        words = f'<tspan font-weight="bold">{escape(row.words)}</tspan>'
        note = f' <tspan class="soft" fill="currentColor">{escape(row.note)}</tspan>'
        parts.append(_writing(words + note * bool(row.note), right, y + 4.3))
        if row.fair is not None:
            ends = (x(row.fair), y - chart.pitch / 2), (x(row.fair), y + chart.pitch / 2)
            parts.append(_line(*ends, "fair", 1.6, stroke_dasharray="4 3"))
        for other in row.others:
            parts.append(_shape("circle", "fair", cx=x(other), cy=y, r=3.0, fill_opacity=".75"))
        parts.append(_mark(row, x, y))
    height = end + (26 if chart.ticks is not None else 6)
    return Picture(chart.width, height, chart.title, chart.about, "".join(parts))


def _mark(row: RowMark, x: Scale, y: float) -> str:
    """A bar; or a dot with its interval: thin with ends, and broad where it is likeliest."""
    if row.interval is None:
        width = x(row.value) - x.start
        return _shape("rect", row.colour, x=x.start, y=y - 9, width=width, height=18.0)
    low, high = map(x, row.interval)
    near, far = map(x, row.inner or row.interval)
    parts = [_line((low, y), (high, y), row.colour, 1.6)]
    parts += [_line((at, y - 5), (at, y + 5), row.colour, 1.6) for at in (low, high)]
    parts.append(_line((near, y), (far, y), row.colour, 6, stroke_opacity=".45"))
    parts.append(_shape("circle", row.colour, cx=x(row.value), cy=y, r=4.6))
    return "".join(parts)


def draw_columns(chart: ColumnChart) -> Picture:
    """Columns over an axis, with a grid behind them."""
    height = 0.46 * chart.width + 30
    most = max((many for _, _, many in chart.columns), default=1.0)
    floor_line = height - 42
    y = Scale(0, most * 1.04, floor_line, 24)
    levels = round_ticks(0, most, 5, whole=True)
    left = max(text_width(chart.words(level)) for level in levels) + 12
    x = Scale(*chart.ends, left, chart.width - 10)
    parts = _grid(y, levels, (left, x.end), chart.words)
    for start, end, many in chart.columns:
        width, height_of = x(end) - x(start), floor_line - y(many)
        box = {"x": x(start) + 0.07 * width, "y": y(many), "width": 0.86 * width}
        parts.append(_shape("rect", "mark", **box, height=height_of))
    value, words = chart.line
    ends = (x(value), 19), (x(value), floor_line)
    parts.append(_line(*ends, "fair", 1.6, stroke_dasharray="4 3"))
    half = text_width(words) / 2
    parts.append(_text(words, min(max(x(value), left + half), x.end - half), 13, "ink", "middle"))
    parts += _bottom(x, floor_line + 16, chart.words)
    parts.append(_text(chart.axis, (x.start + x.end) / 2, height - 6, "soft", "middle"))
    return Picture(chart.width, height, chart.title, chart.about, "".join(parts))


def draw_cells(chart: CellChart) -> Picture:
    """Cells side by side; a value below a half is left out."""
    left = max(text_width(name) for name, _ in chart.rows) + 12
    side, pitch = 34.0, 25.0
    peak = max(max(values) for _, values in chart.rows) or 1.0
    parts = []
    for row, (name, values) in enumerate(chart.rows):
        y = 6 + pitch * row
        parts.append(_text(name, left - 8, y + 16.5, "ink", "end"))
        for column, value in enumerate(values):
            x, strength = left + side * column, sqrt(value / peak)
            box = {"x": x + 1, "y": y + 1, "width": side - 2, "height": pitch - 2}
            shade = f"{0.06 + 0.94 * strength:.2f}"
            parts.append(_shape("rect", "mark", **box, fill_opacity=shade))
            if value >= 0.5:
                colour = "on-mark" if strength > 0.54 else "ink"
                parts.append(_text(chart.words(value), x + side / 2, y + 16.5, colour, "middle"))
    end = 6 + pitch * len(chart.rows)
    for column, name in enumerate(chart.columns):
        parts.append(_text(name, left + side * (column + 0.5), end + 15, "soft", "middle"))
    width = left + side * len(chart.columns) + 8
    parts.append(_text(chart.axis, (left + width) / 2, end + 32, "soft", "middle"))
    return Picture(width, end + 38, chart.title, chart.about, "".join(parts))


def draw_line(chart: LineChart) -> Picture:
    """A line with a dot at every value."""
    values, places = [y for _, y in chart.points], [x for x, _ in chart.points]
    margin = 0.08 * (max(values) - min(values)) or 0.5
    y = Scale(min(values) - margin, max(values) + margin, chart.height - 34, 34)
    levels = round_ticks(y.low, y.high, 6)
    left = max(56, *(text_width(chart.words(level)) + 22 for level in levels))
    x = Scale(min(places), max(places), left + 8, chart.width - 20)
    parts = _grid(y, levels, (left, chart.width - 12), chart.words)
    parts.append(_text(chart.title, left, 18))
    spots = " ".join(f"{number(x(a))},{number(y(b))}" for a, b in chart.points)
    parts.append(
        f'<polyline class="mark" points="{spots}" fill="none" stroke="currentColor" '
        'stroke-width="2.2" stroke-linejoin="round"/>'
    )
    parts += [_shape("circle", "mark", cx=x(a), cy=y(b), r=2.4) for a, b in chart.points]
    parts += _bottom(x, chart.height - 12, chart.across)
    return Picture(chart.width, chart.height, chart.title, chart.about, "".join(parts))


def stacked(title: str, about: str, pictures: Iterable[Picture]) -> Picture:
    """Pictures of one width, one under the other."""
    body, top, width = "", 0.0, 0.0
    for picture in pictures:
        body += f'<g transform="translate(0 {number(top)})">{picture.body}</g>'
        top, width = top + picture.height, max(width, picture.width)
    return Picture(width, top, title, about, body)


def own_ids(svg: str, prefix: str) -> str:
    """The picture with unique ids, so that several can share a page."""
    for before in (' id="', ' href="#', "url(#"):
        svg = svg.replace(before, before + prefix)
    return svg


def _grid(y: Scale, levels: list[float], ends: tuple[float, float], words: Words) -> list[str]:
    """Lines across, each with its value at the left."""
    left, right = ends
    return [
        _line((left, y(level)), (right, y(level)), "line", 0.8)
        + _text(words(level), left - 7, y(level) + 4.3, "soft", "end")
        for level in levels
    ]


def _bottom(x: Scale, y: float, words: Words) -> list[str]:
    """Whole numbers along the bottom, as many as there is room for."""
    widest = max(text_width(words(end)) for end in (x.low, x.high))
    ticks = round_ticks(x.low, x.high, (x.end - x.start) / (2 * widest + 10), whole=True)
    return [_text(words(tick), x(tick), y, "soft", "middle") for tick in ticks]


def _text(words: str, x: float, y: float, colour: str = "ink", anchor: str = "start") -> str:
    look = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return _writing(escape(words), x, y, colour, look)


def _writing(inside: str, x: float, y: float, colour: str = "ink", look: str = "") -> str:
    return (
        f'<text class="{colour}" x="{number(x)}" y="{number(y)}" fill="currentColor"{look}>'
        f"{inside}</text>"
    )


def _line(start: Place, end: Place, colour: str, width: float, **look: str) -> str:
    (x1, y1), (x2, y2) = start, end
    return _shape("line", colour, x1=x1, y1=y1, x2=x2, y2=y2, stroke_width=width, **look)


def _shape(tag: str, colour: str, **look: float | str) -> str:
    paint = "stroke" if tag == "line" else "fill"
    given = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in look.items()
    )
    return f'<{tag} class="{colour}" {paint}="currentColor"{given}/>'
