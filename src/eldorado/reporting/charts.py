"""Charts as SVG for a page: their colours and fonts are the page's, so they follow its theme."""

import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from math import sqrt
from typing import TYPE_CHECKING, Any

from eldorado.errors import EldoradoError
from eldorado.stats.counts import Odds, quantile

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, SOFT, LINE = "#0a0b01", "#0a0b02", "#0a0b03"
MARK, FAIR, HIGH, LOW, ON_MARK = "#0a0b04", "#0a0b05", "#0a0b06", "#0a0b07", "#0a0b08"
_NAMES = {
    INK: "ink",
    SOFT: "soft",
    LINE: "line",
    MARK: "mark",
    FAIR: "fair",
    HIGH: "high",
    LOW: "low",
    ON_MARK: "on-mark",
}
"""Stand-ins, each replaced by the page's variable of that name."""

_SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "eldorado",
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.linewidth": 1,
    "axes.facecolor": "none",
    "xtick.color": SOFT,
    "ytick.color": INK,
    "text.parse_math": False,
}
_DOTS = 72.0
"""Units of the picture per inch of the figure."""

COLUMNS = 16
"""Rounds shown one by one; later ones share the last column."""


def require_matplotlib() -> None:
    """Raises EldoradoError where the charts' library is not installed."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError as error:
        raise EldoradoError(
            "A report needs matplotlib; install it with: pip install 'eldorado[lab]'"
        ) from error


class Chart:
    """A drawing surface that ends as SVG text."""

    def __init__(self, figure: "Figure") -> None:
        self.figure = figure
        self.svg = ""

    def axes(self, left: float, right: float, top: float, bottom: float) -> "Axes":
        """Axes inside margins given in units of the picture, with as few lines as can be."""
        width, height = self.figure.get_size_inches() * _DOTS
        box = (left / width, bottom / height, 1 - (left + right) / width, 1)
        axes = self.figure.add_axes((*box[:3], 1 - (top + bottom) / height))
        axes.tick_params(length=0, pad=5)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        return axes


@contextmanager
def draw(width: float, height: float, label: str) -> Iterator[Chart]:
    """A chart to draw on; afterwards its `svg` is set."""
    require_matplotlib()
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context(_SETTINGS):
        figure = Figure(figsize=(width / _DOTS, height / _DOTS))
        FigureCanvasSVG(figure)
        figure.patch.set_visible(False)
        chart = Chart(figure)
        yield chart
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None})
        chart.svg = _for_the_page(written.getvalue(), width, height, label)


def _for_the_page(svg: str, width: float, height: float, label: str) -> str:
    """The picture alone, in the page's colours and fonts, named for those who do not see it."""
    inside = svg[svg.index("<svg") : svg.rindex("</svg>")]
    inside = inside[inside.index(">") + 1 :]
    inside = re.sub(r"<metadata>.*?</metadata>", "", inside, flags=re.DOTALL)
    inside = re.sub(r"<!--.*?-->", "", inside, flags=re.DOTALL)
    inside = re.sub(r"(font: [^;\"]*?[\d.]+px) [^;\"]*", r"\1 var(--sans)", inside)
    inside = re.sub("#0a0b0[1-8]", lambda found: f"var(--{_NAMES[found[0]]})", inside)
    inside = re.sub(r"\n\s*", "\n", inside.replace("xlink:href", "href")).strip()
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', inside))
    inside = re.sub(r' id="([^"]+)"', lambda found: found[0] if found[1] in used else "", inside)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'role="img" aria-label="{escape(label)}">{inside}</svg>'
    )


def own_ids(svg: str, prefix: str) -> str:
    """The picture with names of its own, so that several can share a page."""
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}\1"', svg)
    return re.sub(r'(href="#|url\(#)', rf"\g<1>{prefix}", svg)


def intervals(
    rows: Sequence[tuple[str, Odds]],
    label: str,
    limit: float,
    width: float = 360,
    pitch: float = 30,
) -> str:
    """Shares of wins as dots with their intervals, one line each; dashes mark the fair share."""
    left = 18 + 6.8 * max(len(name) for name, _ in rows)
    with draw(width, pitch * len(rows) + 30, label) as chart:
        axes = chart.axes(left, 54, 6, 24)
        for row, (_, odds) in enumerate(rows):
            low, high = odds.interval
            color = {1: HIGH, -1: LOW, 0: MARK}[odds.lean]
            axes.plot([odds.fair] * 2, [row - 0.5, row + 0.5], color=FAIR, lw=1.6, ls=(0, (4, 3)))
            axes.plot([low, high], [row, row], color=color, lw=5, alpha=0.4, solid_capstyle="butt")
            axes.plot([low, low, high, high], [row] * 4, "|", color=color, ms=9, mew=1.6)
            axes.plot([odds.share], [row], "o", color=color, ms=8.5, clip_on=False)
            axes.text(limit * 1.02, row, f"{odds.share:.1%}", va="center", weight="bold")
            axes.axhline(row + 0.5, color=LINE, lw=0.6)
        axes.set_xlim(0, limit)
        axes.tick_params(axis="y", pad=9)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        step = next(step for step in (0.05, 0.1, 0.2, 0.25) if limit / step <= 5.5)
        ticks = [step * i for i in range(int(limit / step + 1e-6) + 1)]
        axes.set_xticks(ticks, [f"{tick:.0%}" for tick in ticks])
    return chart.svg


def shared_limit(rows: Sequence[tuple[str, Odds]]) -> float:
    """The end of an axis that holds all intervals, so that charts can be compared."""
    top = max((odds.interval[1] for _, odds in rows), default=1.0)
    return min(1.0, (int((top + 0.02) * 10) + 1) / 10)


def histogram(lengths: Counter[int], label: str, ends: tuple[int, int], width: float = 360) -> str:
    """How many games took how many rounds; the line stands at the median."""
    first, last = ends
    bin = 1 + (last - first) // 32
    bars: Counter[int] = Counter()
    for round, games in lengths.items():
        bars[(round - first) // bin] += games
    with draw(width, 0.46 * width + 20, label) as chart:
        axes = chart.axes(40, 12, 20, 36)
        starts = sorted(bars)
        places = [first + bin * start + (bin - 1) / 2 for start in starts]
        axes.bar(places, [bars[start] for start in starts], width=bin * 0.86, color=MARK)
        middle = quantile(lengths, 0.5)
        axes.axvline(middle, color=FAIR, lw=1.6, ls=(0, (4, 3)))
        axes.text(
            middle, 1.02, f"median {middle}", transform=axes.get_xaxis_transform(), ha="center"
        )
        axes.set_xlim(first - 1, last + 1)
        axes.set_ylim(0, max(bars.values()) * 1.04)
        axes.locator_params(axis="both", integer=True, nbins=6)
        axes.tick_params(axis="y", colors=SOFT)
        axes.grid(axis="y", color=LINE, lw=0.6)
        axes.set_axisbelow(True)
        axes.set_xlabel("round of the winner's arrival")
    return chart.svg


def card_rounds(rows: Sequence[tuple[str, Sequence[float]]], more: bool, label: str) -> str:
    """A table of cards and rounds: the stronger the colour, the more were bought."""
    columns = len(rows[0][1])
    width, height = 140 + 30.0 * columns + 8, 25.0 * len(rows) + 40
    peak = max(max(values) for _, values in rows)
    with draw(width, height, label) as chart:
        axes = chart.axes(132, 8, 6, 34)
        from matplotlib.patches import Rectangle

        for row, (_, values) in enumerate(rows):
            for column, value in enumerate(values):
                strength = sqrt(value / peak)
                axes.add_patch(
                    Rectangle(
                        (column + 0.53, row - 0.46),
                        0.94,
                        0.92,
                        facecolor=MARK,
                        alpha=0.06 + 0.94 * strength,
                        lw=0,
                    )
                )
                if value >= 0.5:
                    color = ON_MARK if strength > 0.54 else INK
                    axes.text(
                        column + 1,
                        row,
                        f"{value:.0f}",
                        size=9.5,
                        color=color,
                        ha="center",
                        va="center",
                    )
        axes.set_xlim(0.5, columns + 0.5)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.spines["bottom"].set_visible(False)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        names = [str(column + 1) for column in range(columns)]
        axes.set_xticks(range(1, columns + 1), [*names[:-1], names[-1] + "+" * more])
        axes.set_xlabel("round")
    return chart.svg


def bars(rows: Sequence[tuple[str, int]], label: str) -> str:
    """Parts of a whole, one bar each."""
    whole = sum(value for _, value in rows)
    with draw(360, 30.0 * len(rows) + 12, label) as chart:
        axes = chart.axes(124, 54, 6, 6)
        axes.barh(range(len(rows)), [value / whole for _, value in rows], 0.62, color=MARK)
        for row, (_, value) in enumerate(rows):
            share = value / whole
            axes.text(share + 0.02, row, f"{share:.1%}", va="center", weight="bold")
        axes.set_xlim(0, 1)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_xticks([])
        axes.spines["bottom"].set_visible(False)
        axes.spines["left"].set_visible(True)
    return chart.svg
