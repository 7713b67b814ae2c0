"""Drawings are files that an illustrator changes: what may be in them, what a wrong one says."""

import ast
from pathlib import Path

import pytest

from display.art import canvas, svg

ART = Path(svg.__file__).parent
RED, BLUE = (200, 16, 32), (16, 32, 200)
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


@pytest.fixture
def read(tmp_path):
    """The shapes of a file with these elements."""

    def read(elements, root='viewBox="0 0 100 100"', **colours):
        file = tmp_path / "kite.svg"
        space = (
            'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        )
        file.write_text(f"<svg {space} {root}>{elements}</svg>")
        return svg.read(file, colours)

    return read


@pytest.mark.parametrize(
    "file", sorted(svg.FOLDER.rglob("*.svg")), ids=lambda file: str(file.relative_to(svg.FOLDER))
)
def test_every_drawing_can_be_read(file):
    assert svg.read(file, {})


def test_no_drawing_is_written_down_in_python():
    """Points of a polygon or a line: what is put together here is drawn elsewhere."""
    for path in ART.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                points = [one for one in call.args if isinstance(one, ast.Tuple)]
                numbers = [one for point in points for one in point.elts]
                drawn = len(points) > 1 and all(isinstance(one, ast.Constant) for one in numbers)
                assert not drawn, f"{path.name}:{call.lineno}"


SAME = [
    (
        '<rect fill="#c81020" x="10" y="20" width="30" height="40"/>',
        canvas.box(RED, 10, 20, 30, 40),
    ),
    (
        '<rect fill="#c81020" x="10" y="20" width="30" height="40" rx="5"/>',
        canvas.rounded(RED, 10, 20, 30, 40, 5),
    ),
    ('<circle fill="#c81020" cx="50" cy="40" r="9"/>', canvas.oval(RED, 50, 40, 9)),
    ('<ellipse fill="#c81020" cx="50" cy="40" rx="9" ry="3"/>', canvas.oval(RED, 50, 40, 9, 3)),
    (
        '<path fill="#c81020" d="M 59,40 A 9 3 0 0 1 41,40 Z"/>',
        canvas.oval(RED, 50, 40, 9, 3, 0, 180),
    ),
    (
        f'<path fill="none" stroke="#c81020" stroke-width="4" {ROUND} '
        'd="M 53,28.80385 A 6 6 0 1 0 53,39.19615"/>',
        canvas.arc(RED, 4, 50, 34, 6, 6, 300, 60),
    ),
    (
        f'<line stroke="#c81020" stroke-width="4" {ROUND} x1="1" y1="2" x2="30" y2="40"/>',
        canvas.stroke(RED, 4, (1, 2), (30, 40)),
    ),
    (
        f'<polyline fill="none" stroke="#c81020" stroke-width="4" {ROUND} points="1,2 30,40 7,8"/>',
        canvas.stroke(RED, 4, (1, 2), (30, 40), (7, 8)),
    ),
    (
        '<polygon fill="#c81020" fill-opacity="0.1804" points="1,2 30,40 7,8"/>',
        canvas.polygon((*RED, 46), (1, 2), (30, 40), (7, 8)),
    ),
]


def near(drawing):
    return [(shape.colour, pytest.approx(list(sum(shape.points, ())))) for shape in drawing]


def flat(drawing):
    return [(shape.colour, list(sum(shape.points, ()))) for shape in drawing]


@pytest.mark.parametrize(("element", "drawn"), SAME, ids=lambda one: str(one)[:40])
def test_an_element_is_what_the_program_would_draw(read, element, drawn):
    assert flat(read(element)) == near(drawn)


def test_a_curve_through_points_is_exactly_that_curve(read):
    """Its handles are written with four digits; the curve is the same to the last bit."""
    points = ((46.2, 48.4), (41.5, 44.6), (34, 47))
    handles = (
        "M 46.2,48.4 C 45.4167,47.7667 43.5333,44.8333 41.5,44.6 39.4667,44.3667 35.25,46.6 34,47"
    )
    element = f'<path fill="none" stroke="#c81020" stroke-width="2" {ROUND} d="{handles}"/>'
    assert read(element) == canvas.stroke(RED, 2, *points, smooth=True)


def test_any_other_curve_follows_its_handles(read):
    (shape,) = read('<path fill="#c81020" d="M 0,0 C 0,40 60,40 60,0 Z"/>')
    assert min(abs(x - 30) + abs(y - 30) for x, y in shape.points) == pytest.approx(0, abs=1e-6)


INKSCAPE = [
    ('<path style="fill:#c81020;stroke:none" d="m 1,2 29,38 -23,-32 z"/>', SAME[8][1]),
    ('<path fill="#c81020" d="M 1 2 l 29 38 L 7 8 L 1 2 Z"/>', SAME[8][1]),
    ('<path fill="#c81020" d="m 10,20 h 30 v 40 H 10 z"/>', SAME[0][1]),
    ('<path fill="#c81020" d="M59 40a9 3 0 0 1-18 0z"/>', SAME[4][1]),
    (
        '<g inkscape:label="x" style="fill:#c81020"><polygon points="1 2 30 40 7 8"/></g>',
        SAME[8][1],
    ),
    (
        '<defs/><inkscape:view zoom="2"/><polygon fill="#c81020" points="1,2 30,40 7,8"/>',
        SAME[8][1],
    ),
    ('<polygon fill="#c81020" transform="translate(-9,2)" points="10,0 39,38 16,6"/>', SAME[8][1]),
    ('<polygon fill="#c81020" transform="scale(-1,1)" points="-1,2 -30,40 -7,8"/>', SAME[8][1]),
    ('<polygon fill="#c81020" transform="rotate(90)" points="2,-1 40,-30 8,-7"/>', SAME[8][1]),
    (
        '<polygon fill="#c81020" transform="rotate(180 50 50)" points="99,98 70,60 93,92"/>',
        SAME[8][1],
    ),
    (
        '<polygon fill="#c81020" transform="scale(.5) translate(2 4)" points="0,0 58,76 12,12"/>',
        SAME[8][1],
    ),
]


@pytest.mark.parametrize(("elements", "drawn"), INKSCAPE, ids=[one[0][:50] for one in INKSCAPE])
def test_what_a_drawing_program_writes_is_read(read, elements, drawn):
    assert [points for _, points in flat(read(elements))] == [points for _, points in near(drawn)]


@pytest.mark.parametrize("link", ["href", "xlink:href"])
def test_a_clone_is_its_other_mirrored(read, link):
    half = '<polygon id="half" fill="#c81020" points="1,2 30,40 7,8"/>'
    clone = f'<use {link}="#half" transform="matrix(-1 0 0 1 100 0)"/>'
    one, other = read(half + clone)
    assert other.points == tuple((100 - x, y) for x, y in one.points)


def test_a_class_can_be_given_another_colour(read):
    rim, seat = '<circle fill="#c81020" r="4"/>', '<circle class="seat" fill="#c81020" r="3"/>'
    elements = f'<g class="rim">{rim}</g>{seat}'
    assert [shape.colour for shape in read(elements)] == [RED, RED]
    assert [shape.colour for shape in read(elements, rim=BLUE)] == [BLUE, RED]
    assert [shape.colour for shape in read(elements, rim=RED, seat=BLUE)] == [RED, BLUE]


WRONG = [
    ("<text>hello</text>", "<text>: found <text>, expected a path"),
    ("<image/>", "<image>"),
    ("<style>circle {fill: red}</style>", "<style>"),
    (
        '<circle id="sun" fill="red" r="4"/>',
        '<circle id="sun">: found fill="red", expected a colour',
    ),
    ('<circle fill="url(#shine)" r="4"/>', 'fill="url(#shine)"'),
    ('<circle r="4mm"/>', 'r="4mm", expected a number without a unit'),
    ('<circle r="4" cx="1e9"/>', "below 100000"),
    ('<circle r="4" opacity="0.5"/>', 'opacity="0.5"'),
    ('<g style="display:none"><circle r="4"/></g>', '<g>: found display="none"'),
    ('<circle r="4" clip-path="url(#x)"/>', "clip-path"),
    ('<circle r="4" fill-opacity="half"/>', 'fill-opacity="half"'),
    ('<line stroke="#000000" x2="5"/>', "no stroke-linecap that is round"),
    (f'<circle r="4" stroke="#000000" stroke-width="thick" {ROUND}/>', 'stroke-width="thick"'),
    ('<rect width="9" height="9" rx="2" ry="3"/>', 'rx="2" ry="3", expected round corners'),
    ('<polygon points="1,2 3"/>', "3 numbers in its points"),
    ('<polygon points="1,2 3,4"/>', "2 points, expected an outline"),
    ('<path d=""/>', 'the command "" in its path'),
    ('<path d="1,2 L 3,4"/>', 'the command "" in its path'),
    ('<path d="M 0,0 Q 1,2 3,4 Z"/>', 'the command "Q" in its path, expected one of M, L'),
    ('<path d="L 0,0 9,9 0,9 Z"/>', "expected one piece that begins with M"),
    ('<path d="M 0,0 L 9,9 0,9 Z M 1,1 L 2,2 1,2 Z"/>', "a path of several pieces"),
    ('<path d="M 0,0 C 9,9 0,9 Z"/>', "6 numbers each time"),
    ('<path d="M 0,0 A 0 5 0 0 1 9,9 Z"/>', "such an arc"),
    ('<path d="M 0,0 A 5 5 0 0 1 0,0 Z"/>', "such an arc"),
    ('<path d="M 0,0 A 5 9 30 0 1 9,9 Z"/>', "such an arc"),
    ('<circle r="4" transform="skewX(20)"/>', "skewX(20)"),
    (
        '<circle r="4" transform="scale(2 3)"/>',
        "expected one that mirrors, turns, moves and scales",
    ),
    ('<circle r="4" transform="matrix(1 2 3)"/>', "matrix(1 2 3)"),
    ('<use href="#nobody"/>', 'href="#nobody", expected the id'),
    ('<g id="me"><use href="#me"/></g>', "which holds itself"),
    ('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "which holds itself"),
]


@pytest.mark.parametrize(("elements", "said"), WRONG, ids=[one[0][:50] for one in WRONG])
def test_what_cannot_be_drawn_says_the_file_the_element_and_what_is_expected(read, elements, said):
    with pytest.raises(svg.DrawingError) as refused:
        read(elements)
    assert "kite.svg: <" in str(refused.value)
    assert said in str(refused.value)
    assert "expected" in str(refused.value)


@pytest.mark.parametrize(
    ("root", "said"),
    [
        ("", 'viewBox=""'),
        ('viewBox="5 5 100 100"', "a box that begins at 0"),
        ('viewBox="0 0 100"', "a box that begins at 0"),
    ],
)
def test_a_drawing_says_its_box(read, root, said):
    with pytest.raises(svg.DrawingError, match=r"kite\.svg: <svg>") as refused:
        read('<circle r="4"/>', root)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "text",
    ["", "no picture", "<svg", "<svg/>", '<?xml version="1.0" encoding="klingon"?><svg/>', "\0"],
)
def test_a_file_that_is_no_svg_says_so(tmp_path, text):
    (tmp_path / "kite.svg").write_text(text)
    with pytest.raises(svg.DrawingError, match=r"kite\.svg: expected"):
        svg.read(tmp_path / "kite.svg", {})
