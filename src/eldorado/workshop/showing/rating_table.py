"""A rating printed in the terminal: figures, bars beside the printed routes, arrivals."""

from collections.abc import Mapping

from eldorado.reporting.charts import Scale
from eldorado.wording.texts import text
from eldorado.workshop.ratings.board_rating import RouteRating
from eldorado.workshop.ratings.criteria import Criterion
from eldorado.workshop.ratings.printed_profiles import profiles
from eldorado.workshop.ratings.rating_plan import Depth
from eldorado.workshop.showing.workshop_words import (
    criteria_rows,
    like_words,
    made_by,
    route_words,
)

BAR = 25
"""Places of a bar; its middle half is what is usual on printed routes."""

LONGEST_COLUMN = 40


def print_portrait(rating: RouteRating) -> None:
    """The rating with bars beside the printed routes and the rounds of arrivals."""
    print_rating(rating)
    print()
    print(text("rating-bars"))
    names = {name: text(f"criterion-{name}") for name in rating.criteria}
    width = max(map(len, names.values()))
    for name, bar in profile_bars(rating.criteria, rating.depth).items():
        print(f"  {names[name]:{width}}  {bar}")
    print()
    print(text("rating-arrivals"))
    most = max(rating.arrivals.values(), default=1)
    for round, races in rating.arrivals.items():
        print(f"  {round:3}  {'#' * -(-races * LONGEST_COLUMN // most)} {races}")


def profile_bars(criteria: Mapping[str, Criterion], depth: Depth) -> dict[str, str]:
    """Each figure with its interval on a line whose brackets are the least and the most of the
    printed routes."""
    known = (profiles(depth) or profiles("quick")).values()
    bars = {}
    for name, one in criteria.items():
        values = [profile[name] for profile in known]
        quarter = BAR // 4
        scale = Scale(min(values), max(values), quarter, BAR - 1 - quarter)
        value, low, high = (
            min(max(round(scale(figure)), 0), BAR - 1) for figure in (one.value, one.low, one.high)
        )
        line = ["-" if low <= place <= high else " " for place in range(BAR)]
        line[quarter], line[BAR - 1 - quarter] = "[", "]"
        line[value] = "o"
        bars[name] = "".join(line)
    return bars


def print_rating(rating: RouteRating) -> None:
    """Difficulty, the twelve criteria with their intervals, likeness, and who played."""
    level = text(f"difficulty-{rating.difficulty}")
    print("  ".join(dict.fromkeys((route_words(rating.code), rating.code))))
    print(text("rating-difficulty", difficulty=level))
    rows = [
        (name, text("rating-figure", value=value, low=low, high=high), word)
        for name, value, low, high, word in criteria_rows(rating)
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for name, figure, word in rows:
        print(f"  {name:{widths[0]}}  {figure:{widths[1]}}  {word}")
    if rating.like:
        print(like_words(rating.like))
    print(made_by(rating))
