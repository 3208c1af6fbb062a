"""Hex arithmetic in axial coordinates, all in integers except where a picture needs pixels."""

from math import sqrt

from eldorado.facts import Hex

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = (
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (1, -1),
)
DIRECTIONS: tuple[Hex, ...] = (EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST)
"""The six neighbors, clockwise from the east."""


def add(a: Hex, b: Hex) -> Hex:
    """The hex at offset `b` from `a`."""
    return a[0] + b[0], a[1] + b[1]


def subtract(a: Hex, b: Hex) -> Hex:
    """The way from `b` to `a`."""
    return a[0] - b[0], a[1] - b[1]


def scale(a: Hex, factor: int) -> Hex:
    """`factor` times the way from the origin to `a`."""
    return a[0] * factor, a[1] * factor


def rotate(a: Hex, turns: int) -> Hex:
    """`a` turned about the origin by clockwise steps of 60 degrees."""
    q, r = a
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another."""
    q, r = subtract(a, b)
    return max(abs(q), abs(r), abs(q + r))


def dot(a: Hex, b: Hex) -> int:
    """Twice the scalar product, measured in hex widths: `dot(EAST, EAST)` is 2."""
    return 2 * a[0] * b[0] + a[0] * b[1] + a[1] * b[0] + 2 * a[1] * b[1]


def around(a: Hex) -> tuple[Hex, ...]:
    """The six neighbors of a hex, clockwise from the east."""
    q, r = a
    return tuple([(q + east, r + south) for east, south in DIRECTIONS])


def pixel(a: Hex, size: float) -> tuple[float, float]:
    """The center of a pointy-top hex whose corners are `size` away from it; y grows downwards."""
    return size * sqrt(3) * (a[0] + a[1] / 2), size * 1.5 * a[1]


def corners(a: Hex, size: float) -> tuple[tuple[float, float], ...]:
    """The six corners, clockwise from the one at the upper right.

    Corners `i` and `i + 1` end the edge toward `DIRECTIONS[i]`.
    """
    x, y = pixel(a, size)
    half = size * sqrt(3) / 2
    return (
        (x + half, y - size / 2),
        (x + half, y + size / 2),
        (x, y + size),
        (x - half, y + size / 2),
        (x - half, y - size / 2),
        (x, y - size),
    )
