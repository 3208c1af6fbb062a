"""Tables and paragraphs for the pages that benchmarks write."""

from collections.abc import Iterable, Sequence
from textwrap import fill


def table(commands: Sequence[str], head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table under the commands that give its rows; the first column names them."""
    block = ["```", *commands, "```", ""] if commands else []
    rule = "|---|" + "---:|" * (len(head) - 1)
    return ["", *block, row(head), rule, *map(row, rows)]


def words(text: str) -> str:
    """A paragraph in lines of a handy length."""
    return fill(text, 100, break_long_words=False, break_on_hyphens=False)


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def yes(reached: bool) -> str:
    """Whether a goal is reached."""
    return "yes" if reached else "no"
