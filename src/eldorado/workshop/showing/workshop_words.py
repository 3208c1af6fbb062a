"""Facts, advice and ratings in words."""

from collections.abc import Sequence

from eldorado.routes import KNOWN
from eldorado.wording.texts import decimal, listed, percent, text, thing
from eldorado.workshop.measures.route_advice import RouteTip
from eldorado.workshop.measures.route_facts import RouteFacts
from eldorado.workshop.ratings.board_rating import RouteRating
from eldorado.workshop.ratings.rating_plan import PLANS

SHARES = frozenset(
    {
        "uncertainty",
        "seat_fairness",
        "skill_gap",
        "luck_share",
        "path_diversity",
        "bottlenecks",
        "colours",
    }
)
"""Criteria that are shares of one; the others are numbers."""

PERCENTAGES = frozenset(("share", "most", "least"))
"""Arguments of advice that are written as percentages if they are not whole numbers."""


def advice_words(one: RouteTip) -> str:
    """A piece of advice as a sentence."""
    return text(one.id, **{name: _argument(name, value) for name, value in one.about.items()})


def _argument(name: str, value: str | int | float) -> object:
    if name == "terrain":
        return terrain_name(str(value))
    if isinstance(value, float):
        return percent(value) if name in PERCENTAGES else decimal(value)
    return value


def terrain_name(id: str) -> str:
    return text(f"space-{id}")


def figure_words(name: str, value: float) -> str:
    """A figure of a criterion."""
    return percent(value) if name in SHARES else decimal(value)


def made_by(rating: RouteRating) -> str:
    """How many races a rating is made of, and who ran them."""
    player = rating.bots.partition(";")[0]
    return text("rating-made-by", games=PLANS[rating.depth].games, bots=thing(player))


def route_words(code: str) -> str:
    """A printed route by its name, another by its code."""
    known = next((id for id, route in KNOWN.items() if code in (id, str(route))), None)
    return thing(known) if known else code


def facts_rows(facts: RouteFacts) -> list[tuple[str, str]]:
    """The facts as labels and values."""
    none = text("facts-none")
    terrain = [
        f"{terrain_name(id)} {percent(share)}" for id, share in facts.terrain.items() if share
    ]
    stretches = [
        text("facts-stretch", count=len(one.spaces), terrain=terrain_name(one.terrain))
        for one in facts.stretches
    ]
    rows: dict[str, str] = {
        "steps": str(facts.steps),
        "cost": str(facts.cost),
        "rounds": decimal(facts.rounds),
        "terrain": listed(terrain) if terrain else none,
        "width": str(facts.width),
        "narrow": ", ".join(facts.narrow) or none,
        "tightest": ", ".join(facts.tightest) or none,
        "stretches": listed(stretches) if stretches else none,
        "connections": str(facts.blockades),
        "caves": str(facts.caves),
    }
    return [(text(f"facts-{id}"), value) for id, value in rows.items()]


def criteria_rows(rating: RouteRating) -> list[tuple[str, str, str, str, str]]:
    """The criteria as names, figures, ends of intervals and words."""
    return [
        (
            text(f"criterion-{name}"),
            figure_words(name, one.value),
            figure_words(name, one.low),
            figure_words(name, one.high),
            text(f"word-{one.word}"),
        )
        for name, one in rating.criteria.items()
    ]


def like_words(likes: Sequence[str]) -> str:
    """The routes that a route plays like."""
    return text("rating-like", route=listed([thing(id) for id in likes]))
