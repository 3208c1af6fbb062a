"""The building blocks of a report page: tables, figures, sections."""

from collections.abc import Iterable, Sequence
from html import escape

from eldorado.reporting.charts import Picture
from eldorado.wording.texts import text


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table; the first column names its rows."""
    lines = "".join(
        f'<tr><th scope="row">{escape(str(row[0]))}</th>'
        + "".join(f"<td>{escape(str(cell))}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{lines}</tbody></table>"
    )


def details(inside: str) -> str:
    """Numbers to unfold; they can be reached and read without a mouse."""
    words = text("report-numbers")
    return f"<details><summary>{escape(words)}</summary>{_region(inside, words)}</details>"


def _region(inside: str, label: str, kind: str = "scroll") -> str:
    """Something that may need scrolling, by keyboard too."""
    return (
        f'<div class="{kind}" role="region" aria-label="{escape(label)}" tabindex="0">'
        f"{inside}</div>"
    )


def figure(
    picture: str,
    finding: str,
    *,
    heading: str = "",
    reading: str = "",
    numbers: str = "",
    kind: str = "",
) -> str:
    """A picture whose caption says in words what it shows, with its numbers under it."""
    title = f"<h3>{escape(heading)}</h3>" if heading else ""
    note = f"<small>{escape(reading)}</small>" if reading else ""
    return (
        f"<figure{f' class={kind!r}' if kind else ''}>{title}{picture}"
        f"<figcaption>{escape(finding)}{note}</figcaption>"
        f"{details(numbers) if numbers else ''}</figure>"
    )


def chart_figure(
    chart: Picture, *, reading: str = "", numbers: str = "", titled: bool = True, wide: bool = False
) -> str:
    """A chart with its title and its finding; a `wide` one is scrolled where there is no room."""
    svg = _region(chart.svg(), chart.title, "scroll wide") if wide else chart.svg()
    heading = chart.title if titled else ""
    return figure(svg, chart.about, heading=heading, reading=reading, numbers=numbers)


def grid(figures: Iterable[str], kind: str = "") -> str:
    """Figures side by side where there is room: alike, `small` ones, or a broad `pair`."""
    return f'<div class="{f"grid {kind}".strip()}">{"".join(figures)}</div>'


def panel(inside: str, label: str) -> str:
    """Content on its own card, like a figure."""
    return _region(inside, label, "card")


def section(id: str, heading: str, *parts: str) -> str:
    """A part of the report with its heading."""
    return (
        f'<section id="{id}" aria-labelledby="{id}-title"><h2 id="{id}-title">{escape(heading)}'
        f"</h2>{''.join(parts)}</section>"
    )


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"
