"""Listing, drawing, checking and making up routes."""

from pathlib import Path
from typing import Annotated

import typer

from eldorado.cli.option_groups import PlainOption

routes = typer.Typer(
    help="The routes: list them, draw them, check your own, make up new ones.", no_args_is_help=True
)


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    app.add_typer(routes, name="route")


@routes.command("list")
def list_routes() -> None:
    """The seven known routes with their codes."""
    from eldorado.routes import KNOWN

    for id, route in KNOWN.items():
        print(f"{id:16} {route.name:17} {route.difficulty or 'first':10} {route}")


@routes.command("show")
def show_route(
    route: Annotated[str, typer.Argument(help="A route's name, or a route code.")],
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Draw the route into this file.")
    ] = None,
    plain: PlainOption = False,
) -> None:
    """Show a route here, or draw it as a picture."""
    from eldorado.routes import find_route

    found = find_route(route)
    board = found.board()
    if svg is not None:
        svg.write_text(board._repr_svg_(), "utf-8")
        print(f"{svg}: {found.name or found}, {len(board.spaces)} spaces")
        return
    from eldorado.terminal import show_route as show_here

    show_here(board, plain=plain)


@routes.command("check")
def check_route(
    code: Annotated[str, typer.Argument(help="A route's name, or a route code.")],
) -> None:
    """Tell everything that is wrong with a route."""
    from eldorado.routes import faults

    found = faults(code)
    for fault in found:
        print(f"{'fault' if fault.fatal else 'note'} ({fault.clause}): {fault.sentence}")
    if any(fault.fatal for fault in found):
        raise typer.Exit(1)
    print("This route can be played.")


@routes.command("generate")
def generate_route(
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same number gives the same route.")
    ] = None,
    tiles: Annotated[
        int | None,
        typer.Option("--tiles", help="How many tiles and strips beside the start, 3 to 8."),
    ] = None,
) -> None:
    """Make up a route and print its code."""
    from eldorado.core.game import new_seed
    from eldorado.routes import random_route

    print(random_route(new_seed() if seed is None else seed, tiles))
