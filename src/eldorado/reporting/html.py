"""The parts a report is put together from: tables, figures, numbers as they are read."""

from collections.abc import Iterable, Sequence
from html import escape

from eldorado.stats.counts import Odds

NARROW = "\N{NO-BREAK SPACE}"


def percent(share: float) -> str:
    """A share as it is read: `33.3%`."""
    return f"{share:.1%}"


def thousands(number: int) -> str:
    """A large number in groups of three digits."""
    return f"{number:,}".replace(",", NARROW)


def odds_words(odds: Odds) -> str:
    """A share with its interval: `40.1% (36.0% to 44.3%)`."""
    low, high = odds.interval
    return f"{percent(odds.share)} ({percent(low)} to {percent(high)})"


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


def odds_table(caption: str, first: str, rows: Iterable[tuple[str, Odds]]) -> str:
    """Wins with their intervals."""
    return table(
        caption,
        (first, "games", "wins", "share", "from", "to", "fair"),
        (
            (name, odds.count, odds.wins, *map(percent, (odds.share, *odds.interval, odds.fair)))
            for name, odds in rows
        ),
    )


def details(inside: str, words: str = "The numbers") -> str:
    """Something to unfold; it can be reached and read without a mouse."""
    return f"<details><summary>{escape(words)}</summary>{_region(inside, words)}</details>"


def _region(inside: str, label: str, kind: str = "scroll") -> str:
    """Something that may need scrolling, by keyboard too."""
    return (
        f'<div class="{kind}" role="region" aria-label="{escape(label)}" tabindex="0">'
        f"{inside}</div>"
    )


def scrolling(picture: str, label: str) -> str:
    """A picture that keeps its width where there is less room."""
    return _region(picture, label, "scroll wide")


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


def grid(figures: Iterable[str], kind: str = "") -> str:
    """Figures side by side where there is room: alike, `small` ones, or a broad `pair`."""
    return f'<div class="{f"grid {kind}".strip()}">{"".join(figures)}</div>'


def panel(inside: str, label: str) -> str:
    """Something on a card of its own, like a figure."""
    return _region(inside, label, "card")


def section(id: str, heading: str, *parts: str) -> str:
    """A part of the report with its heading."""
    return (
        f'<section id="{id}" aria-labelledby="{id}-title"><h2 id="{id}-title">{escape(heading)}'
        f"</h2>{''.join(parts)}</section>"
    )


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"
