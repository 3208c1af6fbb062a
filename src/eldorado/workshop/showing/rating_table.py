"""A rating printed in the terminal."""

from eldorado.wording.texts import text
from eldorado.workshop.ratings.board_rating import RouteRating
from eldorado.workshop.ratings.rating_plan import PLANS
from eldorado.workshop.showing.workshop_words import criteria_rows, like_words, route_words


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
    print(text("rating-made-by", games=PLANS[rating.depth].games, bots=rating.bots))
