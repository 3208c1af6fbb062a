"""The ladder as a picture: every bot on its rung, with the error of its rating."""

from collections.abc import Sequence

from eldorado.lab.reports.report_words import bot_name, whole
from eldorado.reporting.charts import RowChart, RowMark, draw_rows
from eldorado.reporting.svg_figure import WIDTH, svg_figure
from eldorado.stats.intervals import Z
from eldorado.stats.ratings import Rating
from eldorado.wording.texts import joined, signed, text

LONGEST = 30
"""Letters of a name that are shown."""


def rungs(ratings: Sequence[Rating]) -> str:
    """An SVG picture that needs nothing else, the strongest bot at the top."""
    order = sorted(ratings, key=lambda one: -one.elo)
    rows = [
        RowMark(
            _short(bot_name(one.bot)),
            one.elo,
            signed(one.elo),
            f"± {whole(one.error)}",
            (one.elo - Z * one.error, one.elo + Z * one.error),
            (one.elo - one.error, one.elo + one.error),
            fair=0,
        )
        for one in order
    ]
    ends = [end for row in rows for end in row.interval or ()]
    margin = max(20.0, 0.04 * (max(ends) - min(ends)))
    values = joined(
        f"{bot_name(one.bot)} {row.words} {row.note}" for one, row in zip(order, rows, strict=True)
    )
    span = min(ends) - margin, max(ends) + margin
    chart = RowChart(text("report-ladder"), values, rows, span, signed, WIDTH - 24, 46)
    about = text("report-ladder-games", bots=len(rows), games=sum(r.games for r in order) // 2)
    return svg_figure(draw_rows(chart), about, text("report-ladder-reading"))


def _short(name: str) -> str:
    """A name that fits; of a long one with a file the level and the file's end are kept."""
    if len(name) <= LONGEST:
        return name
    level, at, _ = name.partition("@")
    head = f"{level}{at}…" if at and len(level) < LONGEST // 2 else "…"
    return head + name[len(head) - LONGEST :]
