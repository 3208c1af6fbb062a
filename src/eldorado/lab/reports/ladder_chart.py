"""The ladder as a picture: every bot on its rung, with the error of its rating."""

from collections.abc import Sequence

from eldorado.reporting.charts import FAIR, INK, LINE, MARK, SOFT, draw
from eldorado.reporting.html import thousands
from eldorado.reporting.svg_figure import WIDTH, svg_figure
from eldorado.stats.intervals import Z
from eldorado.stats.ratings import Rating

PITCH = 46.0
"""Height of a rung."""

TITLE = "The ladder to El Dorado"
READING = "Elo points around the mean; the thick bar is one standard error, the thin one 95%."

LONGEST = 30
"""Letters of a name that are shown."""


def rungs(ratings: Sequence[Rating]) -> str:
    """An SVG picture that needs nothing else, the strongest bot at the top."""
    rows = sorted(ratings, key=lambda one: one.elo)
    height = PITCH * len(rows) + 64
    games = sum(one.games for one in rows) // 2
    subtitle = f"{len(rows)} bots, {thousands(games)} games in pairs"
    label = "; ".join(f"{one.bot} {_points(one.elo)} ± {one.error:.0f}" for one in reversed(rows))
    return svg_figure(_chart(rows, height, label), height, TITLE, subtitle, READING)


def _chart(rows: Sequence[Rating], height: float, label: str) -> str:
    names = [_short(one.bot) for one in rows]
    left, right = 44 + 7.4 * max(map(len, names)), 138
    unit = 1 / (WIDTH - left - right)
    with draw(WIDTH, height, label) as chart:
        axes = chart.axes(left, right, 14, 50)
        beside = axes.get_yaxis_transform()
        axes.axvline(0, color=FAIR, lw=1.4, ls=(0, (4, 3)), zorder=1)
        for row, one in enumerate(rows):
            axes.axhline(row, color=LINE, lw=0.9, zorder=0)
            axes.plot([0, one.elo], [row, row], color=MARK, lw=1.4, alpha=0.5)
            near, far = ([one.elo - z * one.error, one.elo + z * one.error] for z in (1.0, Z))
            axes.plot(far, [row, row], "|", color=MARK, ms=11, mew=1.6)
            axes.plot(far, [row, row], color=MARK, lw=1.6)
            axes.plot(near, [row, row], color=MARK, lw=9, alpha=0.5, solid_capstyle="butt")
            axes.plot([one.elo], [row], "o", color=INK, ms=5.5)
            axes.text(
                1 + 74 * unit, row, _points(one.elo), weight="bold", size=13, ha="right",
                va="center", transform=beside,
            )  # fmt: skip
            axes.text(
                1 + 82 * unit, row, f"± {one.error:.0f}", color=SOFT, size=11, va="center",
                transform=beside,
            )  # fmt: skip
        ends = [one.elo + side * Z * one.error for one in rows for side in (-1, 1)]
        margin = max(20.0, 0.04 * (max(ends) - min(ends)))
        axes.set_xlim(min(ends) - margin, max(ends) + margin)
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_yticks(range(len(rows)), names)
        axes.tick_params(axis="y", pad=14, labelsize=13)
        axes.locator_params(axis="x", integer=True, nbins=8)
        axes.xaxis.set_major_formatter(lambda tick, _: _points(tick))
    return chart.svg


def _points(elo: float) -> str:
    """A rating with its sign: `+120`, `−35`, `0`."""
    return f"{elo:+.0f}".replace("-", "−") if round(elo) else "0"


def _short(name: str) -> str:
    """A name that fits; of a long one with a file the level and the file's end are kept."""
    if len(name) <= LONGEST:
        return name
    level, at, _ = name.partition("@")
    head = f"{level}{at}…" if at and len(level) < LONGEST // 2 else "…"
    return head + name[len(head) - LONGEST :]
