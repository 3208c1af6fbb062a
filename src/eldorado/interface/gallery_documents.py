"""Routes of the gallery, and the page of any route, as they are answered."""

from msgspec import Struct

from eldorado.facts import Difficulty
from eldorado.interface.work.route_figures import RouteFigures


class RouteVerdict(Struct, frozen=True):
    """How difficult bots found a route, and which; ratings of others are not comparable."""

    difficulty: Difficulty
    score: float
    """0 is easy, 1 moderate, 2 difficult."""
    length: float
    """The mean round of the first arrival."""
    bots: str


class GalleryRoute(Struct, frozen=True):
    """A route of the gallery. Its words are a stranger's: show them as text."""

    code: str
    name: str
    line: str
    author: str
    published: float
    played: int
    """Games that were finished on it here."""
    steps: int
    length: float
    """Rounds until the first arrival: estimated, or as bots played it."""
    caves: int
    rating: RouteVerdict | None
    """Null until bots have played it."""
    yours: bool


class GalleryPage(Struct, frozen=True):
    """Some of the routes that fit, and how many there are."""

    routes: list[GalleryRoute]
    total: int


class RoutePage(Struct, frozen=True):
    """All there is to know of a route: its figures, and what the gallery has about it."""

    figures: RouteFigures
    entry: GalleryRoute | None
    finished: bool
    """Whether this browser's player has finished a game on it, and so may publish it."""
    hidden: bool
    """Whether the host has hidden it from the gallery."""
