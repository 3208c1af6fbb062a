"""The drawn parts of a board: colors, textures, icons and playing pieces, all as SVG text."""

from collections.abc import Iterable
from html import escape

from eldorado.facts import BLOCKADES
from eldorado.routes.board import CAMP, JUNGLE, MOUNTAIN, RIVER, RUBBLE, START, VILLAGE, Space

SIZE = 40.0
"""From the center of a hex to its corners."""

INK, PARCHMENT, BRASS, GOLD = "#1d140b", "#f4e7c5", "#b98a3a", "#f2c14e"
NIGHT, DUSK, EMBER = "#10222b", "#2b4650", "#a8653f"

SERIF = "Cinzel, 'Palatino Linotype', Georgia, 'DejaVu Serif', serif"
SANS = "'Noto Sans', Verdana, 'DejaVu Sans', sans-serif"

SHADES: dict[int, tuple[str, ...]] = {
    JUNGLE: ("#8cc285", "#4a9a66", "#1c6a4b", "#0e4534"),
    RIVER: ("#9fd3ee", "#559fd4", "#2467ab", "#143f7c"),
    VILLAGE: ("#f6de92", "#e9b845", "#c78722", "#94590f"),
    RUBBLE: ("#cfc8bd", "#9d968d", "#6a655f", "#47433f"),
    CAMP: ("#eda08c", "#d3604f", "#9c3029", "#6c1c1a"),
    MOUNTAIN: ("#37323c",),
    START: ("#f4e7c5",),
}
"""From the easiest to the hardest space of each terrain: harder is darker."""

_LETTERS = "gbyRCMS"
HEX_PATH = "M34.64-20V20L0 40-34.64 20V-20L0-40Z"

ICONS = ("machete", "paddle", "coin", "rubble", "tent")
"""The icon that counts what a space requires, by terrain; blockades use the first four."""

_TEXTURES: dict[int, tuple[int, int, str]] = {
    JUNGLE: (
        22,
        20,
        '<path d="M2 11q1-8 9-9q-1 8-9 9zM13 20q0-8 7-10q0 8-7 10z" fill="{ink}"/>'
        '<path d="M2 11q4-3 9-9M13 20q3-4 7-10" stroke="{ink}" fill="none"/>',
    ),
    RIVER: (
        24,
        14,
        '<path d="M0 4q6-5 12 0t12 0M-12 11q6-5 12 0t12 0 12 0" stroke="{ink}" '
        'stroke-width="1.7" fill="none"/>',
    ),
    VILLAGE: (
        20,
        18,
        '<path d="M1 8l5-5 5 5" stroke="{ink}" stroke-width="1.6" fill="none"/>'
        '<circle cx="16" cy="5" r="1.3" fill="{ink}"/><circle cx="6" cy="14" r="1.3" '
        'fill="{ink}"/><path d="M11 17l5-5 5 5" stroke="{ink}" stroke-width="1.6" fill="none"/>',
    ),
    RUBBLE: (
        26,
        22,
        '<path d="M2 6l5-4 6 2 1 5-5 3-6-1zM16 15l4-3 5 2-1 5-5 1zM3 18l4-2 4 2-2 3-5 0zM18 4l4-1 '
        '2 3-3 2z" stroke="{ink}" stroke-width="1.3" fill="{ink}" fill-opacity=".35"/>',
    ),
    CAMP: (
        12,
        12,
        '<path d="M-3 3L3-3M-3 15L15-3M9 15L15 9" stroke="{ink}" stroke-width="1.5" '
        'stroke-dasharray="5 2"/>',
    ),
    MOUNTAIN: (
        30,
        18,
        '<path d="M0 12l6-8 5 5 6-8 6 9 7-6" stroke="{ink}" stroke-width="1.4" fill="none"/>'
        '<path d="M4 18l5-5 5 4" stroke="{ink}" fill="none"/>',
    ),
    START: (16, 16, '<circle cx="4" cy="4" r="1" fill="{ink}"/>'),
}

_GLYPHS = {
    "machete": '<g transform="rotate(-45)"><path d="M-4-3.2H6.5Q12-3.4 12.5 1 9 4.6 3 4L-4 3.2Z" '
    'fill="#f3f4ee"/><path d="M-4 1.2L3 1.9" stroke="#8d958f" fill="none"/>'
    '<path d="M-12-2.2Q-8-3.4-4-2.6V2.6Q-8 2.2-12 3.6Z" fill="#8c4f24"/></g>',
    "paddle": '<g transform="rotate(45)"><path d="M-12-3.4H-9.6V-1.4H2Q4-5 8.4-4.6 12.8-3.4 12.8 0'
    'T8.4 4.6Q4 5 2 1.4H-9.6V3.4H-12Z" fill="#fff3d6"/>'
    '<path d="M3 0H11" stroke="#3f7fb5" fill="none"/></g>',
    "coin": '<circle r="9.6" fill="#ffd75e"/><circle r="6.6" fill="none" stroke="#9a6a12" '
    'stroke-width="1.1"/><path d="M0-4.4L1.4-1.4 4.4 0 1.4 1.4 0 4.4-1.4 1.4-4.4 0-1.4-1.4Z" '
    'fill="#9a6a12" stroke="none"/>',
    "rubble": '<path d="M-11 8L-9.6 1.6-4.6-.4.4 2.4 1 8Z" fill="#e4ddd1"/>'
    '<path d="M0 8L1.4 1.4 6.6-.2 11 3.6 11 8Z" fill="#b9b1a5"/>'
    '<path d="M-6.4-.4L-4.4-6.6.8-8.8 5.8-5.6 6.4-.4 1.2 2.2Z" fill="#f6f1e6"/>',
    "tent": '<path d="M-11.4 8.4L0-9 11.4 8.4Z" fill="#fff3d6"/><path d="M-11.4 8.4L0-9-3.6 8.4Z" '
    'fill="#e2a98f"/><path d="M-3.6 8.4L0-3 3.6 8.4Z" fill="#3a1712"/>'
    '<path d="M0-9V-12" fill="none"/>',
}

_SPOTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.3, ((0, -5),)),
    2: (1.05, ((-12.5, -5), (12.5, -5))),
    3: (0.92, ((0, -18), (-12.5, 4), (12.5, 4))),
    4: (0.86, ((-11.5, -16), (11.5, -16), (-11.5, 6), (11.5, 6))),
}
"""Size and places of the icons on a space; more than four are written as a number."""

SEATS: tuple[tuple[str, str, str, str], ...] = (
    ("#e0641b", "#fff", "circle", '<circle r="16"/>'),
    ("#1b6fb8", "#fff", "square", '<rect x="-15" y="-15" width="30" height="30" rx="4"/>'),
    ("#f3dd3f", INK, "triangle", '<path d="M0-19L19 14H-19Z" stroke-linejoin="round"/>'),
    ("#c26aa8", "#fff", "diamond", '<path d="M0-20L18 0 0 20-18 0Z" stroke-linejoin="round"/>'),
)
"""Color, ink, name and outline of each seat's playing pieces."""


def number(value: float) -> str:
    """A coordinate as short, canonical text."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def at(x: float, y: float) -> str:
    """The attribute that moves an element to a place."""
    return f'transform="translate({number(x)} {number(y)})"'


def use(name: str, x: float, y: float, more: str = "") -> str:
    """A copy of something defined once."""
    return f'<use href="#{name}" x="{number(x)}" y="{number(y)}"{more}/>'


def text(words: str, x: float, y: float, more: str = "") -> str:
    """A text element; its font comes from the group around it."""
    return f'<text x="{number(x)}" y="{number(y)}"{more}>{escape(words)}</text>'


def ground_name(space: Space) -> str:
    """The definition that draws a space's terrain."""
    return f"{_LETTERS[space.terrain]}{space.need}"


def mark_name(space: Space) -> str:
    """The definition that draws what stands on a space: its icons, a mountain or a cave."""
    if space.terrain == MOUNTAIN:
        return "icave" if space.cave else "iM"
    return f"i{ground_name(space)}"


def definitions(spaces: Iterable[Space]) -> str:
    """Everything a board's picture uses more than once, for the spaces it has."""
    legend = {(terrain, 1) for terrain in range(MOUNTAIN)} | {(MOUNTAIN, 0)}
    kinds = sorted({(space.terrain, space.need) for space in spaces} | legend)
    parts = [f'<path id="h" d="{HEX_PATH}"/>', *_GRADIENTS]
    parts += [_pattern(terrain, ink) for terrain in _TEXTURES for ink in ("dark", "light")]
    parts += [
        f'<g id="{name}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round">{glyph}</g>'
        for name, glyph in _GLYPHS.items()
    ]
    parts += [_ground(terrain, need) for terrain, need in kinds]
    parts += [_asks(terrain, need) for terrain, need in kinds if need]
    parts += [_MOUNTAIN_TOP, _CAVE_MOUTH, _GOAL, _ELDORADO, _CITY, _COMPASS, _PALM]
    return f"<defs>{''.join(parts)}</defs>"


def _pattern(terrain: int, ink: str) -> str:
    width, height, marks = _TEXTURES[terrain]
    opacity, color = (".27", INK) if ink == "dark" else (".3", "#fff")
    return (
        f'<pattern id="{ink}{terrain}" width="{width}" height="{height}" '
        f'patternUnits="userSpaceOnUse"><g opacity="{opacity}">'
        f"{marks.format(ink=color)}</g></pattern>"
    )


def shade(terrain: int, need: int) -> str:
    """The color of a space."""
    shades = SHADES[terrain]
    return shades[min(max(need, 1), len(shades)) - 1]


def _ground(terrain: int, need: int) -> str:
    name = f"{_LETTERS[terrain]}{need}"
    ink = "light" if terrain in (RIVER, MOUNTAIN) or need > 2 else "dark"
    return (
        f'<g id="{name}"><use href="#h" fill="{shade(terrain, need)}"/>'
        f'<use href="#h" fill="url(#{ink}{terrain})"/><use href="#h" fill="url(#lit)" '
        f'stroke="{INK}" stroke-opacity=".6" stroke-width="1.4"/></g>'
    )


def icons(name: str, count: int) -> str:
    """An icon as often as it counts, about the origin; beyond four one icon with a number."""
    if count not in _SPOTS:
        return use(name, -9, -5) + text(
            f"×{count}",
            12,
            0,
            f' font-family="{SANS}" font-size="15" font-weight="bold" fill="{PARCHMENT}" '
            'text-anchor="middle"',
        )
    size, spots = _SPOTS[count]
    return "".join(
        f'<use href="#{name}" transform="translate({number(x)} {number(y)}) scale({size})"/>'
        for x, y in spots
    )


def _asks(terrain: int, need: int) -> str:
    return f'<g id="i{_LETTERS[terrain]}{need}">{icons(ICONS[terrain], need)}</g>'


def blockade_color(blockade: int | None) -> str:
    """The color of the terrain whose cards open a blockade; brass while it is unknown."""
    if blockade is None:
        return BRASS
    return shade(_blockade_terrain(blockade), BLOCKADES[blockade - 1].power)


def _blockade_terrain(blockade: int) -> int:
    return ICONS.index(BLOCKADES[blockade - 1].symbol)


def blockade_sign(blockade: int | None) -> str:
    """A signpost: the blockade's number at the top, its requirement below."""
    board = f'<path d="M-3 0H3V20H-3Z" fill="#5b3a1c" stroke="{INK}"/>'
    if blockade is None:
        return (
            f'{board}<rect x="-17" y="-26" width="34" height="30" rx="5" fill="{NIGHT}" '
            f'stroke="{GOLD}" stroke-width="2.4"/>'
            + text("?", 0, -3.5, f' font-size="22" fill="{PARCHMENT}"')
        )
    facts = BLOCKADES[blockade - 1]
    spots = {1: ((0.0, 1.1),), 2: ((-8.0, 0.7), (8.0, 0.7))}[facts.power]
    asked = "".join(
        f'<use href="#{facts.symbol}" transform="translate({number(x)} 0) scale({size})"/>'
        for x, size in spots
    )
    return (
        f'{board}<rect x="-17.5" y="-34" width="35" height="48" rx="6" '
        f'fill="{blockade_color(blockade)}" stroke="{INK}" stroke-width="4.5"/>'
        f'<rect x="-17.5" y="-34" width="35" height="48" rx="6" fill="{blockade_color(blockade)}" '
        f'stroke="{GOLD}" stroke-width="2.4"/>'
        f'<path d="M-16.5-14V-28Q-16.5-33-12-33H12Q16.5-33 16.5-28V-14Z" fill="{NIGHT}"/>'
        + text(f"#{blockade}", 0, -18, f' font-size="16" fill="{PARCHMENT}"')
        + asked
    )


def playing_piece(seat: int, piece: int, pair: bool) -> str:
    """A seat's piece about the origin; of two pieces the first has one notch, the second two."""
    color, ink, _, outline = SEATS[seat % len(SEATS)]
    notches = ""
    if pair:
        xs = (0.0,) if piece == 1 else (-4.5, 4.5)
        notches = "".join(f'<circle cx="{number(x)}" cy="10" r="2.6" fill="{ink}"/>' for x in xs)
    low = 3.5 if pair else 6
    return (
        f'<g stroke="{INK}" stroke-width="6" stroke-opacity=".75">{outline}</g>'
        f'<g fill="{color}" stroke="#fff" stroke-width="2.6">{outline}</g>{notches}'
        + text(str(seat + 1), 0, low, f' font-size="17" fill="{ink}"')
    )


_GRADIENTS = (
    '<radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="-8" cy="-14" r="52">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".22"/>'
    '<stop offset=".55" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>',
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
    f'<stop offset="0" stop-color="{NIGHT}"/><stop offset=".34" stop-color="{DUSK}"/>'
    f'<stop offset=".6" stop-color="{EMBER}"/></linearGradient>',
    '<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#ffe9a3"/><stop offset=".5" stop-color="#f2c14e"/>'
    '<stop offset="1" stop-color="#b57a1d"/></linearGradient>',
)

_MOUNTAIN_TOP = (
    f'<g id="iM" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round">'
    '<path d="M-27 13L-9-20 1-5 9-14 27 13Z" fill="#6d6674"/>'
    '<path d="M-9-20L-2 13H-27ZM9-14L14 13H5Z" fill="#4b4552" stroke="none"/>'
    '<path d="M-9-20L-15-9-10-6-7-10-4-6-3-11ZM9-14L5.4-9.4 9-7 12-9.5Z" fill="#f2eee6"/></g>'
)

_CAVE_MOUTH = (
    f'<g id="icave" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round">'
    '<path d="M-29 13L-14-20-3-25 12-19 29 13Z" fill="#6d6674"/>'
    '<path d="M-14-20L-17 13H-29ZM12-19L17 13H29Z" fill="#4b4552" stroke="none"/>'
    f'<path d="M-15 13V2Q-15-13 0-13T15 2V13Z" fill="{GOLD}"/>'
    '<path d="M-11 13V3Q-11-9 0-9T11 3V13Z" fill="#0b0706"/></g>'
)

_GOAL = (
    f'<g id="goal"><use href="#h" fill="none" stroke="{INK}" stroke-width="6" '
    'transform="scale(.86)"/><use href="#h" fill="none" stroke="url(#gold)" stroke-width="4" '
    'transform="scale(.86)"/></g>'
)

_ELDORADO = (
    f'<g id="eldorado"><use href="#h" fill="url(#gold)" stroke="{INK}" stroke-width="1.4"/>'
    '<path d="M-17 18V8H-11V-1H11V8H17V18ZM-6-1V-9H6V-1ZM-8-9H8L5-13H-5Z" fill="#fbe3a0" '
    f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>'
    '<path d="M-3 18V6H3V18Z" fill="#6d430c"/></g>'
)

_CITY = (
    f'<g id="city" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"><use href="#h" '
    'fill="url(#gold)"/><path d="M0-37V-33M-13-32L-11-28.5M13-32L11-28.5M-19-22H-15M19-22H15" '
    'stroke="#fffbe8" stroke-width="2.6" stroke-linecap="round"/>'
    '<circle cy="-20" r="10" fill="#fffbe8"/>'
    '<path d="M-31 22V14H-24V5H-17V-4H-10V-12H10V-4H17V5H24V14H31V22Z" fill="#fbe3a0"/>'
    '<path d="M-7-12V-19H7V-12ZM-9-19H9L6-23H-6Z" fill="#e3a836"/>'
    '<path d="M-4 22V-12H4V22Z" fill="#8d5a12"/><path d="M-4 17H4M-4 12H4M-4 7H4M-4 2H4M-4-3H4M-4-8'
    'H4M-24 14H-4M4 14H24M-17 5H-4M4 5H17M-10-4H-4M4-4H10" fill="none" stroke-width="1.1"/></g>'
)

_COMPASS = (
    f'<g id="compass" stroke="{BRASS}"><circle r="52" fill="{NIGHT}" fill-opacity=".55" '
    'stroke-width="3"/><circle r="45" fill="none" stroke-dasharray="2 5.85"/>'
    f'<path d="M0-42L7-7 42 0 7 7 0 42-7 7-42 0-7-7Z" fill="{BRASS}" stroke="none"/>'
    f'<path d="M0-42V0L7-7ZM42 0H0L7 7ZM0 42V0L-7 7ZM-42 0H0L-7-7Z" fill="{PARCHMENT}" '
    f'stroke="none"/><circle r="4" fill="{NIGHT}"/></g>'
)

_PALM = (
    '<path id="palm" d="M-4 0Q2-50-3-88L4-88Q10-50 6 0ZM0-88Q-22-118-52-98-28-104-6-84-38-92-50-62'
    "-30-82-2-84-22-66-20-44-10-70 2-84 12-70 22-46 22-68 4-84 32-82 54-60 42-92 6-86 30-104 56-94"
    ' 26-120 2-90 4-116 26-130-4-124-2-90-12-116-32-124-10-110 0-88Z"/>'
)
