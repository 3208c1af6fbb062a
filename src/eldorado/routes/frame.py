"""What surrounds the board in a picture: the evening sky, the banner and the legend."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist

from eldorado.routes.art import (
    BRASS,
    INK,
    NIGHT,
    PARCHMENT,
    SANS,
    SERIF,
    SIZE,
    at,
    blockade_sign,
    number,
    text,
)
from eldorado.routes.sketch import Point

_MARGIN = 1.9 * SIZE
_PICTURES: tuple[str, ...] = (
    '<use href="#g1"/><use href="#ig1" y="5"/>',
    '<use href="#b1"/><use href="#ib1" y="5"/>',
    '<use href="#y1"/><use href="#iy1" y="5"/>',
    '<use href="#R1"/><use href="#iR1" y="5"/>',
    '<use href="#C1"/><use href="#iC1" y="5"/>',
    '<use href="#M0"/><use href="#iM" y="2"/>',
    '<use href="#M0"/><use href="#icave" y="2"/>',
    '<g text-anchor="middle" font-weight="bold" transform="translate(0 11) scale(1.35)">'
    f"{blockade_sign(4)}</g>",
)
LEGEND: tuple[str, ...] = (
    "jungle: machete",
    "river: paddle",
    "village: coin",
    "rubble: play cards",
    "base camp: remove cards",
    "mountain: closed",
    "cave: tokens",
    "blockade 4: paddle",
)
"""What the pictures of the legend mean."""

_LINE = 56.0
_HILLS: tuple[tuple[float, str, tuple[int, ...]], ...] = (
    (0.40, "#2f4a4c", (2, 7, 3, 12, 5, 14, 6, 9, 3)),
    (0.28, "#203c42", (9, 4, 8, 2, 7, 3, 10, 5, 12)),
    (0.16, "#152d35", (3, 6, 1, 5, 2, 7, 3, 6, 4)),
)
"""Silhouettes from far to near: share of the sheet, color and heights of the ridge."""

_PALMS = (
    (0.03, -8, 1.5),
    (0.075, 6, 1.1),
    (0.3, -5, 1.2),
    (0.335, 8, 0.9),
    (0.7, 5, 1.4),
    (0.9, -6, 1),
)
"""Palms along the lower edge: share of the width, lean in degrees, size."""


@dataclass(frozen=True)
class Sheet:
    """The sheet of paper: the board's box with room for banner and legend."""

    left: float
    top: float
    width: float
    height: float
    scale: float
    entries: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]

    @classmethod
    def around(cls, points: Sequence[Point], banner: bool, legend: tuple[str, ...]) -> "Sheet":
        """The frame for things at these places; writing grows with the sheet."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        width = max(max(xs) - min(xs) + 2 * _MARGIN, 900.0)
        scale = min(max(width / 1700, 0.9), 1.5)
        rows = _legend_rows(legend, width / scale - 40)
        top = min(ys) - _MARGIN - (78 * scale if banner else 0)
        below = (len(rows) * _LINE + 10) * scale
        return cls(
            left=(min(xs) + max(xs) - width) / 2,
            top=top,
            width=width,
            height=max(ys) + _MARGIN - top + below,
            scale=scale,
            entries=legend,
            rows=rows,
        )

    @property
    def view_box(self) -> str:
        return " ".join(map(number, (self.left, self.top, self.width, self.height)))

    @property
    def _legend_top(self) -> float:
        return self.top + self.height - (len(self.rows) * _LINE + 10) * self.scale

    def _scaled(self, x: float, y: float) -> str:
        return f'transform="translate({number(x)} {number(y)}) scale({self.scale:.3f})"'

    def backdrop(self, points: Sequence[Point]) -> str:
        """The background: hills at dusk, and a compass in the emptiest corner."""
        x, y, width, height = map(number, (self.left, self.top, self.width, self.height))
        horizon = self.top + self.height * 0.5
        return (
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#sky)"/>'
            f'<circle cx="{number(self.left + self.width * 0.6)}" cy="{number(horizon)}" '
            f'r="{number(self.width * 0.085)}" fill="#f3b562" fill-opacity=".8"/>'
            f"{''.join(self._ridge(*hill) for hill in _HILLS)}{self._palms()}"
            f"{self._compass(points)}"
        )

    def _ridge(self, share: float, color: str, heights: tuple[int, ...]) -> str:
        base, step = self._legend_top - self.height * share, self.width / (len(heights) - 1)
        crest = [
            (self.left + i * step, base - tall * self.height / 130)
            for i, tall in enumerate(heights)
        ]
        line = "".join(
            f"S{number(x - step * 0.45)} {number(y)} {number(x)} {number(y)}" for x, y in crest[1:]
        )
        bottom = number(self.top + self.height)
        return (
            f'<path d="M{number(self.left)} {bottom}V{number(crest[0][1])}{line}V{bottom}Z" '
            f'fill="{color}"/>'
        )

    def _palms(self) -> str:
        palms = "".join(
            f'<use href="#palm" transform="translate({number(self.left + self.width * share)} '
            f'{number(self._legend_top)}) rotate({lean}) scale({self.scale * size:.3f})"/>'
            for share, lean, size in _PALMS
        )
        return f'<g fill="{NIGHT}">{palms}</g>'

    def _compass(self, points: Sequence[Point]) -> str:
        inset = 96 * self.scale
        right, bottom = self.left + self.width - inset, self._legend_top - inset
        corners = ((right, self.top + inset), (right, bottom), (self.left + inset, bottom))
        room = {spot: min(dist(spot, point) for point in points) for spot in corners}
        spot = max(room, key=lambda spot: room[spot])
        if room[spot] < inset + SIZE:
            return ""
        return f'<g {self._scaled(*spot)}><use href="#compass" transform="scale(1.2)"/></g>'

    def banner(self, title: str) -> str:
        """The title on a strip of parchment at the upper left."""
        if not title:
            return ""
        long = min(len(title) * 19.0, self.width / self.scale - 150)
        end, tip = number(long + 76), number(long + 62)
        return (
            f"<g {self._scaled(self.left + 26 * self.scale, self.top + 22 * self.scale)}>"
            f'<path d="M0 0H{end}L{tip} 26 {end} 52H0L14 26Z" fill="{PARCHMENT}" stroke="{INK}" '
            f'stroke-width="6"/><path d="M0 0H{end}L{tip} 26 {end} 52H0L14 26Z" '
            f'fill="{PARCHMENT}" stroke="{BRASS}" stroke-width="3"/>'
            + text(
                title,
                long / 2 + 38,
                36,
                f' font-family="{SERIF}" font-size="28" font-weight="bold" text-anchor="middle" '
                f'fill="{INK}" textLength="{number(long)}" lengthAdjust="spacingAndGlyphs"',
            )
            + "</g>"
        )

    def legend(self) -> str:
        """What the icons mean, in one line where it fits."""
        wide, high = number(self.width / self.scale), number(len(self.rows) * _LINE + 10)
        items = []
        for row, entries in enumerate(self.rows):
            room = (
                self.width / self.scale
                - 40
                - sum(_entry_width(self.entries[entry]) for entry in entries)
            )
            x = 20 + room / (2 * len(entries))
            for entry in entries:
                picture, words = _PICTURES[entry], self.entries[entry]
                items.append(
                    f"<g {at(x + 26, 33 + row * _LINE)}>"
                    f'<g transform="scale(.6)">{picture}</g>{text(words, 30, 5)}</g>'
                )
                x += _entry_width(words) + room / len(entries)
        return (
            f"<g {self._scaled(self.left, self._legend_top)} "
            f'font-family="{SANS}" font-size="15" fill="{PARCHMENT}">'
            f'<rect width="{wide}" height="{high}" fill="{NIGHT}"/>'
            f'<path d="M0 0H{wide}" stroke="{BRASS}" stroke-width="3"/>{"".join(items)}</g>'
        )


def _entry_width(words: str) -> float:
    return 62 + 8.9 * len(words)


def _legend_rows(legend: tuple[str, ...], width: float) -> tuple[tuple[int, ...], ...]:
    """The legend's entries in as many lines as the width asks for."""
    rows: list[list[int]] = [[]]
    for entry in range(len(legend)):
        if rows[-1] and sum(_entry_width(legend[one]) for one in [*rows[-1], entry]) > width:
            rows.append([])
        rows[-1].append(entry)
    return tuple(map(tuple, rows))
