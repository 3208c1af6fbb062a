"""What surrounds the board in a picture: the evening sky, the banner and the legend."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist

from eldorado.routes import art
from eldorado.routes.art import BRASS, GOLD, INK, NIGHT, PARCHMENT, SANS, SERIF, SIZE, number, text
from eldorado.routes.sketch import Point

_MARGIN = 1.9 * SIZE
_LEGEND: tuple[tuple[str, str, str], ...] = (
    ("g1", "ig1", "jungle: machete"),
    ("b1", "ib1", "river: paddle"),
    ("y1", "iy1", "village: coin"),
    ("R1", "iR1", "rubble: play cards"),
    ("C1", "iC1", "camp: remove cards"),
    ("M0", "iM", "mountain: closed"),
    ("M0", "icave", "cave: tokens"),
)
_ITEM = 205.0
_LINE = 58.0


@dataclass(frozen=True)
class Frame:
    """The sheet of paper: the board's box with room for banner and legend."""

    left: float
    top: float
    width: float
    height: float
    scale: float
    rows: int

    @classmethod
    def around(cls, points: Sequence[Point], banner: bool) -> "Frame":
        """The frame for things at these places. Writing grows with the sheet."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        width = max(max(xs) - min(xs) + 2 * _MARGIN, 900.0)
        scale = min(max(width / 1500, 0.8), 1.6)
        per_row = max(int((width - 2 * SIZE) / (_ITEM * scale)), 1)
        rows = -(-(len(_LEGEND) + 1) // per_row)
        above = 70 * scale if banner else 0.0
        below = (rows * _LINE + 26) * scale
        left = (min(xs) + max(xs) - width) / 2
        top = min(ys) - _MARGIN - above
        height = max(ys) + _MARGIN - top + below
        return cls(left, top, width, height, scale, rows)

    @property
    def view_box(self) -> str:
        return " ".join(map(number, (self.left, self.top, self.width, self.height)))

    def backdrop(self, points: Sequence[Point]) -> str:
        """Dusk over hills, and a compass in the emptiest corner."""
        x, y, width, height = map(number, (self.left, self.top, self.width, self.height))
        return (
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#sky)"/>'
            f"{self._hills()}{self._compass(points)}"
        )

    def _hills(self) -> str:
        bottom = self.top + self.height
        ridges = (
            (0.42, "#1b3a40", (0, 9, 4, 12, 6, 10, 2, 8)),
            (0.27, "#15303a", (5, 0, 8, 3, 11, 4, 9, 1)),
        )
        parts = []
        for share, color, heights in ridges:
            base, step = bottom - self.height * share, self.width / (len(heights) - 1)
            line = "".join(
                f"S{number(self.left + (i - 0.5) * step)} {number(base - 9 * tall * self.scale)} "
                f"{number(self.left + i * step)} {number(base - 9 * tall * self.scale)}"
                for i, tall in enumerate(heights)
                if i
            )
            parts.append(
                f'<path d="M{number(self.left)} {number(bottom)}V{number(base)}{line}'
                f'V{number(bottom)}Z" fill="{color}"/>'
            )
        return "".join(parts)

    def _compass(self, points: Sequence[Point]) -> str:
        inset = 86 * self.scale
        ground = self.top + self.height - self._legend_height() - inset
        spots = [
            (x, y)
            for y in (self.top + inset, ground)
            for x in (self.left + self.width - inset, self.left + inset)
        ]
        free = {spot: min(dist(spot, point) for point in points) for spot in spots[:1] + spots[2:]}
        x, y = max(free, key=lambda spot: free[spot])
        if free[x, y] < inset + SIZE:
            return ""
        return (
            f'<use href="#compass" transform="translate({number(x)} {number(y)}) '
            f'scale({number(self.scale * 1.2)})"/>'
        )

    def _legend_height(self) -> float:
        return (self.rows * _LINE + 14) * self.scale

    def banner(self, title: str) -> str:
        """The title on a strip of parchment at the upper left."""
        if not title:
            return ""
        width = min(len(title) * 19 + 84, self.width / self.scale - 60)
        return (
            f'<g transform="translate({number(self.left + 26 * self.scale)} '
            f'{number(self.top + 20 * self.scale)}) scale({number(self.scale)})">'
            f'<path d="M0 0H{number(width)}L{number(width - 14)} 25 {number(width)} 50H0L14 25Z" '
            f'fill="{PARCHMENT}" stroke="{BRASS}" stroke-width="3"/>'
            + text(
                title,
                width / 2,
                35,
                f' font-family="{SERIF}" font-size="28" font-weight="bold" text-anchor="middle" '
                f'fill="{INK}" textLength="{number(min(len(title) * 19, width - 60))}" '
                'lengthAdjust="spacingAndGlyphs"',
            )
            + "</g>"
        )

    def legend(self) -> str:
        """What the icons mean, in one line where it fits."""
        height = self._legend_height()
        top = self.top + self.height - height
        per_row = -(-(len(_LEGEND) + 1) // self.rows)
        items = []
        for i, (ground, mark, words) in enumerate(_LEGEND):
            items.append(
                f'<g {self._slot(i, per_row)}><g transform="scale(.6)">'
                f'<use href="#{ground}"/><use href="#{mark}" y="4"/></g>'
                f"{text(words, 28, 5)}</g>"
            )
        sign = f'<g transform="translate(0 6) scale(.78)" text-anchor="middle" font-weight="bold">{art.blockade_sign(4)}</g>'
        items.append(
            f"<g {self._slot(len(_LEGEND), per_row)}>{sign}{text('blockade 4: paddle', 28, 5)}</g>"
        )
        return (
            f'<g transform="translate({number(self.left)} {number(top)}) '
            f'scale({number(self.scale)})" font-family="{SANS}" font-size="15" fill="{PARCHMENT}">'
            f'<rect width="{number(self.width / self.scale)}" '
            f'height="{number(height / self.scale)}" fill="{NIGHT}" fill-opacity=".86"/>'
            f'<path d="M0 0H{number(self.width / self.scale)}" stroke="{BRASS}" stroke-width="3"/>'
            f"{''.join(items)}</g>"
        )

    def _slot(self, i: int, per_row: int) -> str:
        row, column = divmod(i, per_row)
        room = (self.width / self.scale - 30) / per_row
        return art.at(38 + column * room, 36 + row * _LINE)
