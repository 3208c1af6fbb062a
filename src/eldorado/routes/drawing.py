"""A board as a playable picture: SVG text, the same for the same input."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, dist

from eldorado.facts import BLOCKADES, known_routes, our_routes
from eldorado.facts import pieces as printed_pieces
from eldorado.routes import art
from eldorado.routes.art import (
    EMBER,
    GOLD,
    INK,
    NIGHT,
    PARCHMENT,
    SANS,
    SERIF,
    SIZE,
    at,
    number,
    text,
    use,
)
from eldorado.routes.board import MOUNTAIN, START, TERRAIN_NAMES, Board, Space
from eldorado.routes.frame import LEGEND, Sheet
from eldorado.routes.hexes import pixel
from eldorado.routes.sketch import Point, Sketch, path

HEAT = (NIGHT, "#5b2c36", EMBER, GOLD, "#fff6d6")
"""Colors from cold to hot; each is lighter than the one before."""


def describe(space: Space) -> str:
    """A space in words: `C14 river 2`, `B34 start 4`, `A10 mountain with a cave`."""
    terrain = TERRAIN_NAMES[space.terrain]
    words = [space.name]
    if space.start:
        words.append(f"start {space.start}")
    if space.terrain == MOUNTAIN:
        words.append("mountain with a cave" if space.cave else terrain)
    elif space.need:
        words.append(f"{terrain} {space.need}")
    if space.finish:
        words.append("finish")
    return " ".join(words)


def summary(board: Board) -> str:
    """A board in words: its pieces and the number of spaces, blockades and caves."""
    letters = ", ".join(letter for letter, _ in board.ground.letters)
    parts = [f"pieces {letters}"] if letters else []
    parts.append(f"{len(board.spaces)} spaces")
    parts.append(f"{len(board.seams)} blockades")
    parts.append(f"{len(board.caves)} caves")
    return ", ".join(parts)


@dataclass(frozen=True)
class BoardWords:
    """The texts in a picture of a board; English by default."""

    title: str | None = None
    """None for the printed name of the route."""
    summary: Callable[[Board], str] = summary
    space: Callable[[Space], str] = describe
    legend: tuple[str, ...] = LEGEND


ENGLISH = BoardWords()


def draw_board(
    board: Board,
    pieces: Sequence[tuple[int, int, int]] = (),
    blockades: Sequence[int | None] | None = None,
    caves: Sequence[int] | None = None,
    words: BoardWords = ENGLISH,
    heat: Sequence[float] | None = None,
) -> str:
    """The board as SVG.

    `pieces` are (seat, piece number, space), a negative space being the golden city; `blockades`
    the numbers in seam order, 0 where taken, None where unknown; `caves` the tokens left in each;
    `heat` is from 0 to 1 per space and colors all that can be entered.
    """
    sketch = Sketch(board, SIZE)
    title = _title(board) if words.title is None else words.title
    frame = Sheet.around([*sketch.places, *sketch.gold], bool(title), words.legend)
    numbers = [seam.number for seam in board.seams] if blockades is None else blockades
    label = escape(f"{title or 'Board'}: {words.summary(board)}")
    body = (
        art.definitions(board.spaces),
        frame.backdrop([*sketch.places, *sketch.gold]),
        _ways(sketch),
        _ground(sketch, words.space),
        _letters(sketch),
        _heat(sketch, heat),
        _marks(sketch),
        _city(sketch),
        _rims(sketch),
        _seams(sketch, numbers),
        _cave_tokens(sketch, caves),
        _pieces(sketch, pieces),
        frame.banner(title),
        frame.legend(),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame.view_box}" '
        f'width="{number(frame.width)}" height="{number(frame.height)}" role="img" '
        f'aria-label="{label}"><title>{label}</title>{"".join(body)}</svg>\n'
    )


def _title(board: Board) -> str:
    """The name of a printed route or one of ours; other boards have none."""
    names = {id: route.name for id, route in known_routes().items()}
    names |= {ours.id: ours.name for ours in our_routes()}
    return names.get(board.source, "") if isinstance(board.source, str) else ""


def _group(elements: Iterator[str] | Sequence[str], more: str = "") -> str:
    """Elements with shared attributes, or nothing; the mouse pointer ignores them."""
    inside = "".join(elements)
    return f'<g pointer-events="none"{more}>{inside}</g>' if inside else ""


def _ways(sketch: Sketch) -> str:
    """Lines between neighbors that do not lie edge to edge."""
    lines = [
        [sketch.places[a], sketch.places[b]]
        for a, b in sketch.board.edges
        if sketch.shared_edge(a, b) is None
    ]
    return _group(
        [
            f'<path d="{path(lines)}" fill="none" stroke="{INK}" stroke-width="13"/>'
            f'<path d="{path(lines)}" fill="none" stroke="{PARCHMENT}" stroke-width="7"/>'
        ]
        if lines
        else []
    )


def _ground(sketch: Sketch, words: Callable[[Space], str]) -> str:
    """The shadow under the pieces and every space in its terrain, with its description."""
    shadow = _group(
        [
            f'<path d="{path(sketch.outline(area))}Z"/>'
            for area in [*sketch.areas(), sketch.board.ground.el_dorado]
            if area
        ],
        ' transform="translate(7 10)" opacity=".45"',
    )
    spaces = (
        f"<g><title>{escape(words(space))}</title>{use(art.ground_name(space), *place)}</g>"
        for space, place in zip(sketch.spaces, sketch.places, strict=True)
    )
    return shadow + "".join(spaces)


def heat_color(heat: float) -> str:
    """A color scale from black through red and gold to white."""
    place = min(max(heat, 0.0), 1.0) * (len(HEAT) - 1)
    i = min(int(place), len(HEAT) - 2)
    ends = zip(bytes.fromhex(HEAT[i][1:]), bytes.fromhex(HEAT[i + 1][1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * (place - i)) for a, b in ends).hex()


def _heat(sketch: Sketch, heat: Sequence[float] | None) -> str:
    """A glow over the terrain of every space that can be entered; icons and names stay."""
    return _group(
        (
            use("h", *place, f' fill="{heat_color(value)}"')
            for space, place, value in zip(sketch.spaces, sketch.places, heat or (), strict=False)
            if space.enterable
        ),
        f' stroke="{INK}" stroke-opacity=".6" stroke-width="1.4"',
    )


def _letters(sketch: Sketch) -> str:
    """Each piece's letter, large and faint under the icons."""
    elements = []
    for letter, place in sketch.board.ground.letters:
        size = 150 if printed_pieces()[letter].kind == "strip" else 300
        x, y = pixel(place, SIZE)
        elements.append(text(letter, x, y + size * 0.36, f' font-size="{size}"'))
    return _group(
        elements,
        f' font-family="{SERIF}" font-weight="bold" text-anchor="middle" fill="#fffbe8" '
        'fill-opacity=".2" stroke="#fffbe8" stroke-opacity=".5" stroke-width="2.5"',
    )


def _marks(sketch: Sketch) -> str:
    """The requirement and the name on every space."""
    marks, names = [], []
    for space, (x, y) in zip(sketch.spaces, sketch.places, strict=True):
        if space.start:
            marks.append(_start_medal(space, x, y))
        elif space.terrain != START:
            marks.append(use(art.mark_name(space), x, y))
        if space.finish:
            marks.append(use("goal", x, y))
        names.append(text(space.name, x, y + 29))
    return _group(marks) + _group(
        names,
        f' font-family="{SANS}" font-size="11.5" font-weight="bold" text-anchor="middle" '
        f'fill="#fffbe8" stroke="{INK}" stroke-width="3" stroke-linejoin="round" '
        'paint-order="stroke"',
    )


def _start_medal(space: Space, x: float, y: float) -> str:
    asked = use(art.mark_name(space), x, y) if space.enterable else ""
    low = -20.0 if asked else -5.0
    return (
        f'{asked}<g {at(x, y + low)}><circle r="{12 if asked else 17}" fill="url(#gold)" '
        f'stroke="{INK}" stroke-width="2"/>'
        + text(
            str(space.start),
            0,
            5 if asked else 8,
            f' font-family="{SERIF}" font-size="{15 if asked else 23}" font-weight="bold" '
            f'text-anchor="middle" fill="{INK}"',
        )
        + "</g>"
    )


def _city(sketch: Sketch) -> str:
    """The golden city: the temple stands on the hex in the middle of the three."""
    gold = sketch.gold
    if not gold:
        return ""
    temple = min(gold, key=lambda place: dist(place, _middle(gold)))
    hexes = (use("city" if place == temple else "eldorado", *place) for place in gold)
    rim = path(sketch.outline(sketch.board.ground.el_dorado)) + "Z"
    return (
        f"<g><title>El Dorado</title>{''.join(hexes)}"
        f'<path d="{rim}" fill="none" stroke="{INK}" stroke-width="4"/></g>'
    )


def _rims(sketch: Sketch) -> str:
    """The rim of each piece, and walls between hexes that touch without being neighbors."""
    rims = [path(sketch.outline(area)) + "Z" for area in sketch.areas()]
    walls = [path([segment]) for segment in sketch.walls()]
    return _group(
        [
            f'<path d="{"".join(rims)}" stroke="{INK}" stroke-width="5"/>'
            f'<path d="{"".join(rims)}" stroke="#d9b468" stroke-width="1.8"/>',
            *([f'<path d="{"".join(walls)}" stroke="{INK}" stroke-width="8"/>'] if walls else []),
        ]
        if rims
        else [],
        ' fill="none" stroke-linejoin="round"',
    )


def _seams(sketch: Sketch, numbers: Sequence[int | None]) -> str:
    """Blockades as bars along the edges they cover, each with its sign; taken ones as a trace."""
    bars, signs = [], []
    for seam, blockade in enumerate(numbers):
        line = path(sketch.bars(seam))
        if blockade == 0:
            bars.append(
                f'<path d="{line}" stroke="{PARCHMENT}" stroke-width="2.4" stroke-dasharray="2 7"/>'
            )
            continue
        bars.append(
            f'<path d="{line}" stroke="{INK}" stroke-width="12.5"/>'
            f'<path d="{line}" stroke="{GOLD}" stroke-width="8"/>'
            f'<path d="{line}" stroke="#8a4f1d" stroke-width="8" '
            'stroke-dasharray="6 5" stroke-linecap="butt"/>'
        )
        x, y = sketch.signpost(seam)
        signs.append(
            f"<g {at(x, y)}><title>{_blockade_words(blockade)}</title>"
            f"{art.blockade_sign(blockade)}</g>"
        )
    fonts = f' font-family="{SANS}" font-weight="bold" text-anchor="middle"'
    return _group(bars, ' fill="none" stroke-linecap="round" stroke-linejoin="round"') + (
        f"<g{fonts}>{''.join(signs)}</g>" if signs else ""
    )


def _blockade_words(blockade: int | None) -> str:
    if blockade is None:
        return "blockade, not drawn yet"
    facts = BLOCKADES[blockade - 1]
    return f"blockade {blockade}: {facts.symbol} {facts.power}"


def _cave_tokens(sketch: Sketch, caves: Sequence[int] | None) -> str:
    """How many tokens each cave still holds."""
    elements = []
    for space, left in zip(sketch.board.caves, caves or (), strict=False):
        x, y = sketch.places[space]
        elements.append(
            f'<g {at(x, y + 3)}><circle r="10" fill="{GOLD if left else "#8d8794"}" '
            f'stroke="{INK}" stroke-width="1.6"/>{text(str(left), 0, 5)}</g>'
        )
    return _group(
        elements,
        f' font-family="{SANS}" font-size="14" font-weight="bold" text-anchor="middle" '
        f'fill="{INK}"',
    )


def _pieces(sketch: Sketch, pieces: Sequence[tuple[int, int, int]]) -> str:
    """The playing pieces; those sharing a space stand side by side, a little smaller."""
    seats = [seat for seat, _, _ in pieces]
    standing: dict[int, list[tuple[int, int]]] = {}
    for seat, piece, space in pieces:
        standing.setdefault(max(space, -1), []).append((seat, piece))
    elements = []
    for space, crowd in sorted(standing.items()):
        home = sketch.places[space] if space >= 0 else _middle(sketch.gold or sketch.places)
        for (seat, piece), (x, y) in zip(crowd, _spread(home, len(crowd)), strict=True):
            size = 1.0 if len(crowd) == 1 else 0.78
            elements.append(
                f'<g transform="translate({number(x)} {number(y)}) scale({size})">'
                f"<title>player {seat + 1}, piece {piece}</title>"
                f"{art.playing_piece(seat, piece, seats.count(seat) > 1)}</g>"
            )
    fonts = f' font-family="{SANS}" font-weight="bold" text-anchor="middle"'
    return f"<g{fonts}>{''.join(elements)}</g>" if elements else ""


def _spread(home: Point, count: int) -> list[Point]:
    """Places for several pieces about one center, in rows of two."""
    x, y = home
    rows = ceil(count / 2)
    return [
        (
            x + (0 if count - i == 1 and not i % 2 else (i % 2 - 0.5) * 31),
            y - 5 + (i // 2 - (rows - 1) / 2) * 31,
        )
        for i in range(count)
    ]


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
