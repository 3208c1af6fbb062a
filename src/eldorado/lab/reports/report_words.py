"""Names, numbers and tables as all parts of a report write them."""

from collections.abc import Sequence

from eldorado.lab.simulation.totals import RouteTotals
from eldorado.reporting.html import table
from eldorado.stats.counts import Odds
from eldorado.wording.texts import decimal, has, text
from eldorado.wording.texts import percent as rounded_percent

Rows = Sequence[tuple[str, Odds]]


def percent(share: float) -> str:
    """A share with one digit: `33.3%`."""
    return rounded_percent(share, 1)


def whole(number: float) -> str:
    """A number without digits after the point: `1,250`."""
    return decimal(number, 0)


def games(number: int) -> str:
    return text("report-games", games=number)


def with_games(name: str, number: int) -> str:
    return f"{name} ({games(number)})"


def bot_name(bot: str) -> str:
    """A level by its name; other players as given on the command line."""
    return text(f"level-{bot}") if has(f"level-{bot}") else bot


def route_name(totals: RouteTotals) -> str:
    """A printed route by its name, another by its code."""
    id = f"route-{totals.route.id}"
    return text(id) if totals.route.id and has(id) else totals.name


def columns(*names: str) -> list[str]:
    """The heads of columns."""
    return [text(f"report-column-{name}") for name in names]


def odds_words(odds: Odds) -> dict[str, str]:
    """A share with its interval, and the fair share."""
    low, high = odds.interval
    shares = {"share": odds.share, "low": low, "high": high, "fair": odds.fair}
    return {name: percent(share) for name, share in shares.items()}


def odds_cells(name: str, odds: Odds) -> tuple[str, ...]:
    """Wins with their interval, for the cells of a table."""
    return name, whole(odds.count), whole(odds.wins), *odds_words(odds).values()


def odds_table(caption: str, first: str, rows: Rows) -> str:
    """Wins with their intervals."""
    heads = columns(first, "games", "wins", "share", "low", "high", "fair")
    return table(caption, heads, (odds_cells(*row) for row in rows))
