"""Routes: their codes, their boards, what can be wrong with them, and their pictures."""

from eldorado.routes.board import Board
from eldorado.routes.check import Fault, faults
from eldorado.routes.code import KNOWN, Route, find_route
from eldorado.routes.drawing import draw_board
from eldorado.routes.graph import board_from_graph

__all__ = [
    "KNOWN",
    "Board",
    "Fault",
    "Route",
    "board_from_graph",
    "draw_board",
    "faults",
    "find_route",
]
