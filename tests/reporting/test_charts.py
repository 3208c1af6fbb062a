"""The charts: marks stand where their values are, and no writing lies over other writing."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from eldorado.reporting.charts import (
    CellChart,
    ColumnChart,
    LineChart,
    Picture,
    RowChart,
    RowMark,
    draw_cells,
    draw_columns,
    draw_line,
    draw_rows,
    own_ids,
    round_ticks,
    shortened,
    stacked,
    text_width,
)
from eldorado.reporting.svg_figure import svg_figure
from eldorado.reporting.theme import DAY, NIGHTFALL

ROWS = RowChart(
    "Who <wins>",
    "Two & two",
    [
        RowMark("first", 0.25, "25%", interval=(0.1, 0.4), fair=0.5, colour="low"),
        RowMark("second", 0.75, "75%", "± 9", (0.5, 1.0), (0.7, 0.8), 0.5, "high"),
    ],
    (0, 1),
    lambda share: f"{share:.0%}",
)
COLUMNS = ColumnChart(
    "Rounds",
    "When games end",
    [(9.5, 10.5, 200), (10.5, 11.5, 400), (13.5, 14.5, 50)],
    (9, 15),
    (11, "median 11"),
    "round",
    lambda value: f"{value:.0f}",
)
CELLS = CellChart(
    "Cards",
    "When cards are bought",
    [("Scout", [0.2, 100, 25]), ("Captain", [1, 0, 4])],
    ["1", "2", "3+"],
    "round",
    lambda value: f"{value:.0f}",
)
LINE = LineChart(
    "Error",
    "It falls",
    [(1, 4.0), (2, 2.0), (3, 3.0)],
    lambda value: f"{value:.1f}",
    lambda value: f"{value:.0f}",
)
PICTURES = [draw_rows(ROWS), draw_columns(COLUMNS), draw_cells(CELLS), draw_line(LINE)]


def parsed(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg())


def found(picture: Picture, tag: str, colour: str | None = None) -> Iterator[ET.Element]:
    """Elements of a kind, and of a colour."""
    for element in parsed(picture).iter(f"{{http://www.w3.org/2000/svg}}{tag}"):
        if colour is None or element.get("class") == colour:
            yield element


def place(element: ET.Element, name: str) -> float:
    return float(element.attrib[name])


def written(picture: Picture, words: str) -> ET.Element:
    (element,) = [one for one in found(picture, "text") if "".join(one.itertext()) == words]
    return element


def test_dots_and_intervals_lie_on_the_axis_of_the_ticks() -> None:
    picture = draw_rows(ROWS)
    zero, one = (place(written(picture, words), "x") for words in ("0%", "100%"))

    def value(x: float) -> float:
        return (x - zero) / (one - zero)

    for row in ROWS.rows:
        (dot,) = found(picture, "circle", row.colour)
        assert value(place(dot, "cx")) == pytest.approx(row.value, abs=0.002)
        thin = [
            line
            for line in found(picture, "line", row.colour)
            if "stroke-opacity" not in line.attrib
        ]
        across = next(line for line in thin if line.attrib["y1"] == line.attrib["y2"])
        ends = [value(place(across, name)) for name in ("x1", "x2")]
        assert ends == pytest.approx(row.interval, abs=0.002)
        broad = next(
            line for line in found(picture, "line", row.colour) if "stroke-opacity" in line.attrib
        )
        ends = [value(place(broad, name)) for name in ("x1", "x2")]
        assert ends == pytest.approx(row.inner or row.interval, abs=0.002)
        assert place(written(picture, row.name), "y") == pytest.approx(place(dot, "cy"), abs=6)
    dashes = list(found(picture, "line", "fair"))
    assert {round(value(place(line, "x1")), 2) for line in dashes} == {0.5}


def test_a_row_without_an_interval_is_a_bar_from_the_beginning() -> None:
    rows = [RowMark("all", 1.0, "100%"), RowMark("some", 0.25, "25%"), RowMark("none", 0.0, "0%")]
    picture = draw_rows(RowChart("Shares", "", rows, (0, 1)))
    whole, some, none = [place(bar, "width") for bar in found(picture, "rect", "mark")]
    assert some == pytest.approx(whole / 4, abs=0.1)
    assert none == 0
    assert not list(found(picture, "circle"))


def test_columns_are_as_high_as_their_counts_and_stand_at_their_values() -> None:
    picture = draw_columns(COLUMNS)
    bars = list(found(picture, "rect", "mark"))
    heights = [place(bar, "height") for bar in bars]
    assert [height / heights[1] for height in heights] == pytest.approx([0.5, 1, 0.125], abs=0.01)
    (line,) = found(picture, "line", "fair")
    middle = place(bars[1], "x") + place(bars[1], "width") / 2
    assert place(line, "x1") == pytest.approx(middle, abs=0.2)
    assert place(written(picture, "10"), "x") < middle < place(written(picture, "12"), "x")
    bottom = place(bars[0], "y") + place(bars[0], "height")
    levels = {line.attrib["y1"] for line in found(picture, "line", "line")}
    assert f"{bottom:.1f}".removesuffix(".0") in levels


def test_cells_are_the_stronger_the_larger_their_values() -> None:
    picture = draw_cells(CELLS)
    cells = list(found(picture, "rect", "mark"))
    values = [value for _, row in CELLS.rows for value in row]
    shades = [place(cell, "fill-opacity") for cell in cells]
    assert sorted(range(6), key=lambda i: values[i]) == sorted(range(6), key=lambda i: shades[i])
    said = {"".join(one.itertext()) for one in found(picture, "text")}
    assert {"100", "25", "4", "Scout", "Captain", "1", "2", "3+", "round"} == said


def test_a_line_goes_through_its_values() -> None:
    picture = draw_line(LINE)
    dots = [(place(dot, "cx"), place(dot, "cy")) for dot in found(picture, "circle", "mark")]
    (first, high), (second, low), (third, middle) = dots
    assert second == pytest.approx((first + third) / 2, abs=0.1)
    assert middle == pytest.approx((high + low) / 2, abs=0.1)
    assert high < low
    assert place(written(picture, "3"), "x") == pytest.approx(third, abs=0.1)
    assert place(written(picture, "4.0"), "y") == pytest.approx(high, abs=6)
    (line,) = found(picture, "polyline", "mark")
    points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    assert points == dots


def test_one_value_alone_can_be_drawn() -> None:
    parsed(draw_line(LineChart("Error", "", [(1, 2.0)], str, str)))
    parsed(draw_columns(ColumnChart("Rounds", "", [(6.5, 7.5, 1)], (6, 8), (7, "7"), "", str)))
    parsed(draw_cells(CellChart("Cards", "", [("Scout", [0])], ["1"], "", str)))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.title)
def test_a_picture_is_named_described_and_in_the_colours_of_the_page(picture: Picture) -> None:
    root = parsed(picture)
    assert root.get("role") == "img"
    assert root.findtext("{*}title") == picture.title
    assert root.findtext("{*}desc") == picture.about
    used = {element.get("class") for element in root.iter()} - {None, "chart"}
    assert used <= DAY.keys() == NIGHTFALL.keys()
    assert "#" not in picture.body


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.title)
def test_no_writing_lies_over_other_writing_or_beyond_the_edge(picture: Picture) -> None:
    boxes = []
    for element in found(picture, "text"):
        width = text_width("".join(element.itertext()), 11)
        start = place(element, "x") - width * {"middle": 0.5, "end": 1.0}.get(
            element.get("text-anchor", ""), 0.0
        )
        assert start >= 0
        assert start + width <= picture.width
        boxes.append((start, start + width, place(element, "y")))
    for i, (left, right, y) in enumerate(boxes):
        assert 0 < y < picture.height
        for left_2, right_2, y_2 in boxes[i + 1 :]:
            assert right <= left_2 or right_2 <= left or abs(y - y_2) >= 11


@pytest.mark.parametrize(
    ("low", "high", "count", "expected"),
    [
        (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 94, 5, [0, 20, 40, 60, 80]),
        (-420, 390, 5, [-400, -200, 0, 200]),
        (0.3, 0.34, 4, [0.3, 0.31, 0.32, 0.33, 0.34]),
        (7, 7, 3, [7]),
    ],
)
def test_ticks_are_round(low: float, high: float, count: int, expected: list[float]) -> None:
    assert round_ticks(low, high, count) == expected


def test_whole_ticks_are_whole() -> None:
    assert round_ticks(0, 2, 9, whole=True) == [0, 1, 2]


def test_a_long_name_is_shortened_to_its_room() -> None:
    assert shortened("Scout", 100) == "Scout"
    short = shortened("An expedition with a very long name indeed", 100)
    assert short.startswith("An exp")
    assert short.endswith("…")
    assert text_width(short) <= 100


def test_pictures_can_stand_one_under_the_other() -> None:
    one, other = draw_line(LINE), draw_columns(COLUMNS)
    both = stacked("Both", "Two charts", [one, other])
    assert (both.width, both.height) == (one.width, one.height + other.height)
    assert [group.get("transform") for group in found(both, "g")] == [
        "translate(0 0)",
        f"translate(0 {one.height:g})",
    ]


def test_a_figure_brings_its_colours_and_its_words() -> None:
    svg = svg_figure(draw_rows(ROWS), "Below & beside", "How to <read> it")
    words = " ".join(ET.fromstring(svg).itertext())
    for expected in ("Who <wins>", "Two & two", "Below & beside", "How to <read> it"):
        assert expected in words
    assert "var(--" not in svg
    for colours in (DAY, NIGHTFALL):
        assert f".chart .ink{{color:{colours['ink']}}}" in svg


def test_ids_inside_pictures_are_made_their_own() -> None:
    svg = '<g id="a"><use href="#a"/><path fill="url(#b)"/></g>'
    assert own_ids(svg, "x-") == '<g id="x-a"><use href="#x-a"/><path fill="url(#x-b)"/></g>'
