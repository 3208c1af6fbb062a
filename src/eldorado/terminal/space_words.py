"""The board in words: what a space is, what is around it, how far it is to El Dorado."""

from collections.abc import Sequence

from eldorado.core.game import Game
from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL, RUBBLE_SYMBOL
from eldorado.core.state import GATE
from eldorado.facts import SYMBOLS
from eldorado.routes.board import MOUNTAIN, START, Board
from eldorado.routes.hexes import DIRECTIONS, subtract
from eldorado.routes.paths import UNREACHABLE, steps_to_go
from eldorado.wording.action_words import terrain_name
from eldorado.wording.texts import labelled, text


def distance_words(board: Board, space: int) -> str:
    """`24 steps`, counted to a finishing space."""
    steps = steps_to_go(board)[space]
    if steps == UNREACHABLE:
        return text("terminal-no-way")
    return text("terminal-steps", count=steps)


def blockade_words(number: int) -> str:
    """What a blockade requires: `1 paddle`, `2 cards`."""
    power = BLOCKADE_POWER[number]
    if BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
        return text("part-count-cards", count=power)
    return text("part-asked", asked=SYMBOLS[BLOCKADE_SYMBOL[number]], need=power)


def seam_words(game: Game, seam: int) -> str:
    """A blockade still on the board: `#4 between B and C: 1 paddle`."""
    edges = game.board.seams[seam].edges
    lettered = bool(game.board.ground.letters)
    sides = []
    for side in (0, 1):
        names = [game.board.names[edge[side]] for edge in edges]
        sides.append(names[0][0] if lettered else "/".join(dict.fromkeys(names)))
    number = game.blockades[seam]
    asked = blockade_words(number)
    return text("terminal-seam", number=number, one=sides[0], other=sides[1], asked=asked)


def space_words(game: Game, space: int) -> str:
    """What a space is: `river 2`, `base camp 1`, `cave with 3 tokens`."""
    found = game.board.spaces[space]
    if found.terrain == MOUNTAIN:
        if not (found.cave and game.variant.caves):
            return terrain_name(found)
        return text("terminal-cave", count=len(game.caves[game.board.caves.index(space)]))
    if found.terrain == START:
        return f"{terrain_name(found)} {found.start}"
    words = terrain_name(found)
    return f"{text('space-finishing_space')}, {words}" if found.finish else words


def occupants(game: Game, space: int) -> list[tuple[int, int]]:
    """The pieces on a space as (seat, piece), both from 0."""
    return [
        (seat, piece)
        for seat, player in enumerate(game.players)
        for piece, place in enumerate(player.pieces)
        if place == space and place != GATE
    ]


def blockade_between(game: Game, a: int, b: int) -> int:
    """The number of the blockade on the edge between two neighbors, 0 if there is none."""
    for seam, number in enumerate(game.blockades):
        edges = game.board.seams[seam].edges
        if number and ((a, b) in edges or (b, a) in edges):
            return number
    return 0


def neighbour_lines(game: Game, space: int, names: Sequence[str]) -> list[str]:
    """Everything around a space: direction, name, terrain, blockade, piece and distance."""
    lines: list[tuple[int, str]] = []
    board = game.board
    here = board.spaces[space].hex
    for near in board.neighbours[space]:
        there = board.spaces[near].hex
        way = DIRECTIONS.index(subtract(there, here)) if here and there else 0
        words = f"{board.names[near]} {space_words(game, near)}"
        parts = [labelled(text("terminal-way", way=way), words) if here else words]
        if number := blockade_between(game, space, near):
            parts.append(text("terminal-behind", number=number, asked=blockade_words(number)))
        there_now = [names[seat] for seat, _ in occupants(game, near)]
        parts += [text("terminal-stands", name=name) for name in there_now]
        if board.spaces[near].enterable:
            parts.append(text("terminal-to-go", distance=distance_words(board, near)))
        lines.append((way, ", ".join(parts)))
    return [line for _, line in sorted(lines, key=lambda pair: pair[0])]


def space_list(game: Game, names: Sequence[str]) -> list[str]:
    """A board without hexes, space by space with its neighbors."""
    lines = []
    for space, found in enumerate(game.board.spaces):
        ways = []
        for near in game.board.neighbours[space]:
            number = blockade_between(game, space, near)
            name = game.board.names[near]
            ways.append(text("terminal-over", space=name, number=number) if number else name)
        here = [names[seat] for seat, _ in occupants(game, space)]
        stands = f" [{', '.join(here)}]" if here else ""
        words = f"{found.name} {space_words(game, space)}{stands}"
        lines.append(text("terminal-leads", space=words, ways=", ".join(ways)))
    return lines
