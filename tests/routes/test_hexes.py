"""Hex arithmetic."""

from math import dist

import pytest

from eldorado.routes.hexes import (
    DIRECTIONS,
    EAST,
    NORTH_EAST,
    SOUTH_EAST,
    add,
    around,
    corners,
    distance,
    dot,
    pixel,
    rotate,
    subtract,
)


def test_turning_is_clockwise_and_six_turns_are_none() -> None:
    assert rotate(NORTH_EAST, 1) == EAST
    assert rotate(EAST, 1) == SOUTH_EAST
    assert rotate((3, -2), 6) == (3, -2)
    assert rotate((3, -2), 2) == rotate(rotate((3, -2), 1), 1)
    assert rotate((3, -2), -1) == rotate((3, -2), 5)


def test_distance_counts_steps() -> None:
    assert [distance((2, 1), near) for near in around((2, 1))] == [1] * 6
    assert distance((-3, 0), (3, 0)) == 6
    assert distance((0, 0), (2, -5)) == 5


def test_scalar_product_is_that_of_the_picture() -> None:
    width = pixel(EAST, 1)[0]
    for a in DIRECTIONS:
        for b in ((2, -1), (3, 4), (-1, 5)):
            (ax, ay), (bx, by) = pixel(a, 1), pixel(b, 1)
            assert dot(a, b) == pytest.approx(2 * (ax * bx + ay * by) / width**2)


def test_two_neighbours_share_the_two_corners_between_them() -> None:
    for i, direction in enumerate(DIRECTIONS):
        here, there = corners((4, -1), 10), corners(add((4, -1), direction), 10)
        edge = (here[i], here[(i + 1) % 6])
        assert all(min(dist(point, other) for other in there) < 1e-9 for point in edge)
    assert subtract(add((4, -1), EAST), EAST) == (4, -1)
