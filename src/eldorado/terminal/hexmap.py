"""The colored hex map: one hex is three columns and two lines.

The first line shows the terrain and its number, the second the number of the space on its
tile. A blockade shows as its number in the column between the spaces it separates.
"""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby

from rich.color import Color
from rich.style import Style
from rich.text import Text

from eldorado.core.game import Game
from eldorado.core.state import GATE
from eldorado.facts import Hex
from eldorado.routes.board import (
    CAMP,
    JUNGLE,
    MOUNTAIN,
    RIVER,
    RUBBLE,
    START,
    VILLAGE,
    Board,
    Space,
)
from eldorado.routes.hexes import EAST, SOUTH_EAST, SOUTH_WEST, add, rotate, subtract
from eldorado.terminal.space_words import occupants

SHADES: dict[int, tuple[str, ...]] = {
    JUNGLE: ("#a5d67c", "#62ad45", "#347a2c", "#1d5220"),
    RIVER: ("#a3d8f7", "#4f9fe0", "#2468ad", "#163f75"),
    VILLAGE: ("#fbe993", "#ecc440", "#b5851a", "#79570e"),
    RUBBLE: ("#cfcac3", "#9a948b", "#67625b"),
    CAMP: ("#f3aaa2", "#dc5a54", "#962a2c"),
}
"""Terrain colors; harder spaces are darker."""

PAPER = "#e6dcc3"
ROCK = "#26221f"
GOLD = "#ffc400"
SEAT_STYLES = (
    "#ffffff on #d6006e",
    "#000000 on #ff8a00",
    "#000000 on #ffffff",
    "#ffffff on #6a1fe0",
)
"""The colors of the four seats."""

_LETTERS = "gbyRC"

Canvas = dict[tuple[int, int], tuple[str, Style]]
"""A character and its style by line and column."""


@dataclass(frozen=True)
class Cell:
    """One hex: two lines of three characters with their styles."""

    lines: tuple[str, str]
    styles: tuple[Style, Style]


class HexMap:
    """The map of a board for a given width, with a game on it or bare; `fits` if there is one.

    A route too wide for the screen is turned by steps of 60 degrees until it fits.
    """

    def __init__(
        self, board: Board, game: Game | None = None, width: int = 100, colour: bool = True
    ) -> None:
        self.board = board
        self.game = game
        self.colour = colour
        self._turns = 0
        self.fits = False
        if all(space.hex is not None for space in board.spaces) and all(
            len(self._label(space)) <= 3 for space in board.spaces
        ):
            for turns in (0, 1, 2):
                self._turns = turns
                places = self._places()
                self._left = min(2 * q + r for q, r in places)
                self._top = min(r for _, r in places)
                self.rows = max(r for _, r in places) - self._top + 1
                wide = 3 * (max(2 * q + r for q, r in places) - self._left) // 2 + 3
                if wide <= width:
                    self.fits = True
                    break

    def _places(self) -> list[Hex]:
        found = [rotate(space.hex or (0, 0), self._turns) for space in self.board.spaces]
        return found + [rotate(place, self._turns) for place in self.board.ground.el_dorado]

    def row_of(self, space: int) -> int:
        """The row of hexes a space lies in, from 0."""
        return rotate(self.board.spaces[space].hex or (0, 0), self._turns)[1] - self._top

    def draw(self, targets: Collection[int] = (), rows: range | None = None) -> Text:
        """The map, or some of its rows; `targets` are spaces to point out."""
        canvas: Canvas = {}
        for number, space in enumerate(self.board.spaces):
            self._put(canvas, space.hex or (0, 0), self._cell(number))
        for place in self.board.ground.el_dorado:
            gold = self._style(f"bold #7a3b00 on {GOLD}")
            star = "★" if self.colour else "*"
            self._put(canvas, place, Cell((f"{star} {star}", f" {star} "), (gold, gold)))
        if self.colour:
            self._put_borders(canvas)
        self._put_blockades(canvas)
        self._put_targets(canvas, targets)
        if self.game is not None:
            self._put_pieces(canvas, self.game)
        text = Text(no_wrap=True)
        for row in rows or range(self.rows):
            for line in (2 * row, 2 * row + 1):
                text.append_text(self._line(canvas, line)).append("\n")
        text.right_crop(1)
        return text

    def _line(self, canvas: Canvas, line: int) -> Text:
        columns = [column for row, column in canvas if row == line]
        blank = (" ", Style.null())
        cells = [
            canvas.get((line, column), blank) for column in range(max(columns, default=-1) + 1)
        ]
        drawn = Text()
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            drawn.append("".join(character for character, _ in run), style)
        if not self.colour:
            drawn.rstrip()
        return drawn

    def _put(self, canvas: Canvas, place: Hex, cell: Cell) -> None:
        line, column = self._corner(place)
        for i in (0, 1):
            for k, character in enumerate(cell.lines[i]):
                canvas[line + i, column + k] = (character, cell.styles[i])

    def _put_borders(self, canvas: Canvas) -> None:
        """A thin line between neighbors side by side, darker where two tiles meet."""
        spaces = self.board.spaces
        at = {space.hex: space for space in spaces}
        east = rotate(EAST, -self._turns)
        for space in spaces:
            here = space.hex or (0, 0)
            other = at.get(add(here, east))
            if other is None:
                continue
            line, column = self._corner(here)
            same = not self.board.ground.letters or other.name[0] == space.name[0]
            for i in (0, 1):
                character, style = canvas[line + i, column + 2]
                if character == " " and style.bgcolor:
                    ink = _shaded(style.bgcolor, 0.72 if same else 0.0)
                    canvas[line + i, column + 2] = ("▕", style + Style(color=ink, bold=False))

    def _corner(self, place: Hex) -> tuple[int, int]:
        """The first line and column of a hex on the canvas."""
        q, r = rotate(place, self._turns)
        return 2 * (r - self._top), 3 * (2 * q + r - self._left) // 2

    def _style(self, words: str) -> Style:
        return Style.parse(words) if self.colour else Style.null()

    def _label(self, space: Space) -> str:
        """The number on its tile; the whole name on a lettered hex and off the tiles."""
        ground = self.board.ground
        lettered = space.hex in [place for _, place in ground.letters]
        if lettered or not ground.letters or space.finish:
            return space.name
        return space.name[1:]

    def _cell(self, number: int) -> Cell:
        space = self.board.spaces[number]
        style = self._ground_style(space)
        label = self._label(space)
        lower = style + self._style("bold") if len(label) == 3 or space.finish else style
        return Cell((f"{self._terrain(number, space):3}", f"{label:3}"[:3]), (style, lower))

    def _put_targets(self, canvas: Canvas, targets: Collection[int]) -> None:
        """Where a piece could go now: the number is inverted, or has a star without color."""
        style = self._style("bold #ffffff on #000000")
        for number in targets:
            space = self.board.spaces[number]
            line, column = self._corner(space.hex or (0, 0))
            label = self._label(space)
            for k, character in enumerate(label if self.colour else f"{label}*"[:3]):
                canvas[line + 1, column + k] = (character, style)

    def _put_pieces(self, canvas: Canvas, game: Game) -> None:
        """Seat numbers in their colors; `1.2` is the second piece of seat 1."""
        spaces = {space for player in game.players for space in player.pieces} - {GATE}
        for number in spaces:
            pieces = occupants(game, number)
            seat, piece = pieces[0]
            mark = f" {seat + 1} "
            if len(game.players[seat].pieces) > 1:
                mark = f"{seat + 1}.{piece + 1}"
            if len(pieces) > 1:
                mark = "+".join(str(other + 1) for other, _ in pieces[:2])
            elif not self.colour:
                mark = f"@{mark.strip()}"[:3] if mark[0] == " " else mark
            line, column = self._corner(self.board.spaces[number].hex or (0, 0))
            style = self._style(f"bold {SEAT_STYLES[seat]}")
            for k, character in enumerate(f"{mark:3}"):
                canvas[line, column + k] = (character, style)

    def _terrain(self, number: int, space: Space) -> str:
        if space.terrain == MOUNTAIN:
            if not self._is_cave(space):
                return "^^"
            sign = "▲" if self.colour else "^"
            left = self.game.caves[self.board.caves.index(number)] if self.game else None
            return sign if left is None else f"{sign}{len(left)}"
        if space.terrain == START:
            return f"S{space.start}"
        return f"{_LETTERS[space.terrain]}{space.need}"

    def _is_cave(self, space: Space) -> bool:
        """Caves are mountains like others unless they are played with."""
        return space.cave and (self.game is None or self.game.variant.caves)

    def _ground_style(self, space: Space) -> Style:
        if space.terrain == MOUNTAIN:
            front = "bold #ffb347" if self._is_cave(space) else "#8b8178"
            return self._style(f"{front} on {ROCK}")
        if space.terrain == START:
            return self._style(f"#000000 on {PAPER}")
        shades = SHADES[space.terrain]
        depth = min(space.need, len(shades))
        front = "#000000" if depth <= 2 else "#ffffff"
        return self._style(f"{front} on {shades[depth - 1]}")

    def _put_blockades(self, canvas: Canvas) -> None:
        """The number of a blockade between spaces side by side, and at slanting edges."""
        style = self._style("bold #ffe600 on #000000")
        for i, seam in enumerate(self.board.seams):
            number = self.game.blockades[i] if self.game else -1
            mark = (str(number) if self.colour and self.game else "#", style)
            for edge in seam.edges if number else ():
                ends = [self.board.spaces[end].hex or (0, 0) for end in edge]
                for here, there in (ends, ends[::-1]):
                    line, column = self._corner(here)
                    way = rotate(subtract(there, here), self._turns)
                    if way == EAST:
                        canvas[line, column + 2] = canvas[line + 1, column + 2] = mark
                    elif way == SOUTH_EAST:
                        canvas[line + 1, column + 2] = mark
                    elif way == SOUTH_WEST:
                        line, column = self._corner(there)
                        canvas[line, column + 2] = mark


def _shaded(color: Color, part: float) -> Color:
    """A darker shade of a color."""
    red, green, blue = color.get_truecolor()
    return Color.from_rgb(red * part, green * part, blue * part)
