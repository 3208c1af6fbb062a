"""A search for routes with its result: the best ones, rated again and shown."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from eldorado.reporting.html import section
from eldorado.reporting.theme import RIDGE, STYLE
from eldorado.routes.board import Board
from eldorado.routes.code import find_route
from eldorado.wording.texts import language, text
from eldorado.workshop.finding.found_route import FoundRoute, judged
from eldorado.workshop.finding.route_search import SearchSettings, search_routes
from eldorado.workshop.ratings.board_rating import RouteRating, rate_board
from eldorado.workshop.showing.portrait import portrait_sections
from eldorado.workshop.showing.rating_table import print_portrait

Draw = Callable[[Board], None]
"""Shows a board where the rest is printed."""


@dataclass(frozen=True)
class Discovery:
    """The best routes of a search, and whether it came to its end."""

    best: list[FoundRoute]
    kept: int
    rated: int
    whole: bool

    def show(self, as_json: bool, html: Path | None, draw: Draw) -> None:
        """Prints the best, each with its board and portrait, and writes their portraits."""
        if as_json:
            print(json.dumps([one.rating.document() for one in self.best], indent=1))
        else:
            print(text("search-kept", count=self.kept, games=self.rated))
            if not any(one.granted for one in self.best):
                print(text("search-nothing"))
            for one in self.best:
                print()
                draw(find_route(one.code).board())
                print_portrait(one.rating)
        if html is not None:
            html.write_text(best_page([one.rating for one in self.best]), "utf-8")


def discover(
    settings: SearchSettings, best: int, folder: Path | None, progress: bool | None
) -> Discovery:
    """Searches, and rates the best with the races of a whole quick rating."""
    archive, whole = search_routes(settings, folder, progress)
    chosen = archive.best(best)
    if whole:
        again = [rate_board(find_route(one.code).board()) for one in chosen]
        chosen = [judged(rating, settings.wishes) for rating in again]
    return Discovery(chosen, len(archive.cells), settings.ratings, whole)


def best_page(ratings: list[RouteRating]) -> str:
    """The portraits of several routes on one page."""
    title = escape(text("search-best"))
    parts = "".join(
        section(
            f"route{number}",
            rating.code,
            portrait_sections(rating, find_route(rating.code).board(), f"r{number}"),
        )
        for number, rating in enumerate(ratings, 1)
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{language()[:2]}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{title}</h1>{RIDGE}</header><main>{parts}</main></body></html>\n"
    )
