"""The map: every route fits, everything that matters is on it, and it can be told in words."""

import re

import pytest
from rich.text import Text

from eldorado import Game, Variant
from eldorado.facts import known_routes
from eldorado.routes import find_route
from eldorado.routes.paths import steps_to_go
from eldorado.terminal import show_route
from eldorado.terminal.hexmap import HexMap
from eldorado.terminal.screen import map_text
from eldorado.terminal.space_words import neighbour_lines, seam_words, space_list
from tests.situations import path, situation
from tests.terminal.scripted import Scripted

NAMES = ["Ann", "Bo", "Cy", "Di"]


def plain(text: Text) -> list[str]:
    return text.plain.split("\n")


@pytest.mark.parametrize("route", list(known_routes()))
@pytest.mark.parametrize("colour", [True, False])
def test_every_route_fits_a_hundred_columns(route: str, colour: bool) -> None:
    game = Game.new(route, 4, seed=1, variant=Variant(caves=True))
    drawing = HexMap(game.board, game, 100, colour)
    lines = plain(drawing.draw())
    assert drawing.fits
    assert len(lines) == 2 * drawing.rows
    assert max(map(len, lines)) <= 100
    assert "X1" in "".join(lines)
    for letter, _ in game.board.ground.letters:
        assert any(re.search(rf"{letter}(19|9)", line) for line in lines)


@pytest.mark.parametrize("route", list(known_routes()))
def test_every_space_has_its_place(route: str) -> None:
    game = Game.new(route, 2, seed=1)
    drawing = HexMap(game.board, game, 100)
    corners = [drawing._corner(space.hex or (0, 0)) for space in game.board.spaces]
    assert len(set(corners)) == len(corners)
    for line, column in corners:
        assert not any(c[0] == line and 0 < c[1] - column < 3 for c in corners)


def test_a_narrow_screen_turns_the_map() -> None:
    game = Game.new("first_game", 2, seed=1)
    drawing = HexMap(game.board, game, 80)
    assert drawing.fits
    assert max(map(len, plain(drawing.draw()))) <= 80
    assert HexMap(game.board, game, 40).fits is False
    words = plain(
        map_text(
            game, NAMES, HexMap(game.board, game, 40), lines=20, focus=[game.players[0].pieces[0]]
        )
    )
    assert 2 <= len(words) <= 6


def test_a_long_route_fits_when_turned() -> None:
    board = find_route("B2-C0nel-E0nel-G0nel-I0nel-blue0").board()
    assert HexMap(board, None, 100).fits


def test_only_the_rows_around_the_pieces_are_shown_when_there_is_little_room() -> None:
    game = Game.new("swamplands", 3, seed=1)
    whole = plain(map_text(game, NAMES, HexMap(game.board, game, 100)))
    focus = [game.players[0].pieces[0]]
    part = plain(map_text(game, NAMES, HexMap(game.board, game, 100), lines=13, focus=focus))
    assert len(part) == 12
    assert "\n".join(part) in "\n".join(whole)
    assert any(re.search(r"^ +1 ", line) for line in part)


def test_pieces_blockades_caves_and_targets_are_marked() -> None:
    game = Game.new("first_game", 2, seed=1, variant=Variant(caves=True), start=0)
    drawing = HexMap(game.board, game)
    text = drawing.draw(targets=[game.board.index["B31"]])
    for mark in ("1.1", "1.2", "2.1", "2.2", "▲4", "★"):
        assert mark in text.plain
    assert str(game.blockades[0]) in plain(text)[9]
    mono = HexMap(game.board, game, colour=False).draw([game.board.index["B31"]]).plain
    assert "31*" in mono
    assert "#" in mono
    assert mono.isascii()
    game.blockades = (0,) * len(game.blockades)
    assert "#" not in HexMap(game.board, game, colour=False).draw().plain


def test_without_caves_a_cave_is_a_mountain() -> None:
    game = Game.new("first_game", 3, seed=1)
    assert "▲" not in HexMap(game.board, game).draw().plain


def test_two_pieces_on_one_space_are_both_seen() -> None:
    game = Game.new("first_game", 3, seed=1, start=0)
    game.players[1].pieces = game.players[0].pieces
    assert "1+2" in HexMap(game.board, game).draw().plain


def test_a_hand_made_board_is_a_list_of_spaces() -> None:
    board = path("S1", "g1", "b2", "F:g1")
    board["blockades"] = [{"number": 4, "edges": [["b", "c"]]}]
    game = situation(board, "explorer", others="b")
    lines = plain(map_text(game, NAMES, HexMap(game.board, game, 100)))
    assert lines == space_list(game, NAMES)
    assert lines[1] == "b jungle 1 [Bo]: to a, c behind #4"
    assert seam_words(game, 0) == "#4 between b and c: 1 paddle"


def test_a_hand_made_board_with_hexes_is_drawn() -> None:
    board = path("S1", "g1", "b2", "F:g1")
    board["hexes"] = {"a": [0, 0], "b": [1, 0], "c": [2, 0], "d": [2, 1]}
    game = situation(board, "explorer", others="b")
    assert "b2" in map_text(game, NAMES, HexMap(game.board, game, 100)).plain


def test_surroundings_in_words() -> None:
    board = path("S1", "g1", "b2", "F:g1")
    board["blockades"] = [{"number": 4, "edges": [["b", "c"]]}]
    game = situation(board, "explorer", at="b", others="a")
    assert neighbour_lines(game, game.board.index["b"], NAMES) == [
        "a starting space 1, Bo stands there",
        "c river 2, behind blockade #4 (1 paddle), 1 step to go",
    ]
    first = Game.new("first_game", 3, seed=1, variant=Variant(caves=True), start=0)
    around = neighbour_lines(first, first.board.index["B13"], NAMES)
    assert len(around) == 6
    assert any(line.endswith("cave with 4 tokens") for line in around)
    assert around[0].startswith("east: ")


def test_steps_to_go_count_spaces() -> None:
    game = situation(path("S1", "g1", "MM", "F:g1"), "explorer")
    assert steps_to_go(game.board) == [-1, -1, -1, 0]
    game = situation(path("S1", "g1", "b3", "F:g1"), "explorer")
    assert steps_to_go(game.board) == [3, 2, 1, 0]


@pytest.mark.parametrize("as_words", [True, False])
def test_a_bare_route_is_shown(as_words: bool) -> None:
    console = Scripted(plain=as_words)
    show_route(find_route("swamplands").board(), console=console)
    assert console.output.startswith("Swamplands\nPieces A R D H E O K")
    assert "#" in console.output
    assert console.widest() <= 100
