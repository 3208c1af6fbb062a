"""Random routes are sound, playable and the same everywhere."""

from collections.abc import Iterator

import pytest

from eldorado import EldoradoError, Game
from eldorado.bots import make_bot
from eldorado.facts import pieces
from eldorado.routes import KNOWN, Board, Route, faults, find_route, random_route
from eldorado.routes.paths import reaches_finish

SEEDS = range(200)
CODES = {
    (0, None): "B3-L3ser-E0sl-D0swl-H0nwr-N4nwl-green5",
    (1, None): "B2-L0sr-H2ser-J4sl-O5se-F1se-blue1",
    (4, None): "A3-Q3s-L4sr2-M3sel-J2sel-green1",
    (12, 3): "A4-E3sl-M0ner-L1ner-green0",
    (11, 8): "B4-O5nwr2-G3nwr2-F0swr-L5nl-Q2nw-J4nwl2-D2nr-M5nl-green5",
}


@pytest.fixture(scope="module")
def drawn() -> list[Route]:
    return [random_route(seed) for seed in SEEDS]


def kinds(route: Route) -> list[str]:
    return [pieces()[placement.letter].kind for placement in route.placements]


def distances(board: Board, closed: tuple[int, ...] = ()) -> dict[int, int]:
    """Steps from the nearest starting space, for every space that can be walked to."""
    found = dict.fromkeys(board.starts.values(), 0)
    todo = list(found)
    for space in todo:
        for near, _ in board.steps[space]:
            if near not in found and near not in closed:
                found[near] = found[space] + 1
                todo.append(near)
    return found


def finishes(board: Board) -> Iterator[int]:
    return (space for space, last in enumerate(board.finish) if last)


@pytest.mark.parametrize(("seed", "tiles"), CODES)
def test_the_same_seed_gives_the_same_route(seed: int, tiles: int | None) -> None:
    """Written out, so that another Python or another run cannot change it unnoticed."""
    assert str(random_route(seed, tiles)) == CODES[seed, tiles]
    assert random_route(seed, tiles) == random_route(seed, tiles)


def test_different_seeds_give_different_routes(drawn: list[Route]) -> None:
    assert len({str(route) for route in drawn}) == len(drawn)
    assert len({random_route(seed) for seed in (-1, 1, 1 << 80, (1 << 80) + 1)}) == 4


def test_every_piece_is_used_on_some_route(drawn: list[Route]) -> None:
    letters = {placement.letter for route in drawn for placement in route.placements}
    assert letters == set(pieces())
    assert {route.ending_side for route in drawn} == {"blue", "green"}


@pytest.mark.clause("S-01", "L-04", "L-06")
def test_routes_have_no_faults_and_are_read_back_from_their_codes(drawn: list[Route]) -> None:
    for route in drawn:
        again = find_route(str(route))
        assert again == route
        assert str(again) == str(route)
        assert faults(again) == [], route


def test_only_pieces_that_follow_each_other_touch(drawn: list[Route]) -> None:
    for route in drawn:
        assert all(j == i + 1 for i, j in route.touching()), route
        last = route.placements[-1].letter
        board = route.board()
        beside = {board.names[near][0] for x in finishes(board) for near in board.neighbours[x]}
        assert beside == {last, "X"}, route


@pytest.mark.clause("L-02")
def test_strips_lie_between_tiles(drawn: list[Route]) -> None:
    for route in drawn:
        assert kinds(route)[-1] == "terrain", route
        assert "strip strip" not in " ".join(kinds(route)), route
        strips = kinds(route).count("strip")
        assert len(route.board().seams) == len(route.placements) - 1 - strips, route


def test_routes_are_about_as_long_as_the_printed_ones(drawn: list[Route]) -> None:
    def length(route: Route) -> int:
        found = distances(route.board())
        return min(found[space] for space in finishes(route.board()))

    printed = [length(route) for route in KNOWN.values()]
    lengths = [length(route) for route in drawn]
    assert min(printed) - 2 <= min(lengths)
    assert max(lengths) <= max(printed) + 2


def test_nothing_stops_everybody(drawn: list[Route]) -> None:
    """Every start leads on, every finishing space is open, and neither one piece on any space
    nor the lack of a card with power three closes the way; the same holds on the printed routes.
    """
    for route in [*KNOWN.values(), *drawn[:25]]:
        board = route.board()
        assert all(reaches_finish(board, [start]) for start in board.starts.values())
        assert all(any(not board.finish[t] for t, _ in board.steps[x]) for x in finishes(board))
        hard = tuple(space for space, need in enumerate(board.need) if need > 2)
        assert any(x in distances(board, hard) for x in finishes(board)), route
        for space in range(len(board.spaces)):
            found = distances(board, (space,))
            assert any(x in found for x in finishes(board)), (route, board.names[space])


@pytest.mark.parametrize("tiles", range(3, 9))
def test_the_number_of_tiles_can_be_chosen(tiles: int) -> None:
    for seed in range(8):
        route = random_route(seed, tiles)
        assert len(route.placements) == 1 + tiles
        assert faults(route) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_routes_can_be_played(drawn: list[Route], players: int) -> None:
    for seed, route in enumerate(drawn):
        game = Game.new(str(route), players=players, seed=seed)
        assert game.board == route.board()
        assert game.legal_actions()


@pytest.mark.parametrize(("seed", "tiles", "players"), [(0, None, 2), (4, None, 3), (11, 8, 4)])
def test_walkers_arrive(seed: int, tiles: int | None, players: int) -> None:
    game = Game.new(str(random_route(seed, tiles)), players=players, seed=seed)
    bots = [make_bot("walker", seat) for seat in range(players)]
    while game.outcome() is None:
        assert game.round <= 100
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None


@pytest.mark.parametrize("tiles", [-1, 0, 2, 9, True, 4.0, "5"])
def test_too_few_or_too_many_tiles_are_refused(tiles: int) -> None:
    with pytest.raises(EldoradoError, match=r"^A route has 3 to 8 tiles and strips .*\.$"):
        random_route(1, tiles)


@pytest.mark.parametrize("seed", [None, "7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: int) -> None:
    with pytest.raises(EldoradoError, match=r"^A seed is a whole number, not .*\.$"):
        random_route(seed)
