"""What is written into a drawing: each note beside it, none over another, all on the paper."""

import re
from itertools import pairwise

import pytest

from workshop.mechanics.notes import (
    LETTER,
    LINE_MM,
    PAPER_MM,
    TEXT_MM,
    Box,
    Callout,
    Flat,
    arrows,
    flat,
    page,
    placed,
    scale_of,
    svg,
)

FROM_ABOVE = (0.0, -0.001, 1.0)
FROM_ABOVE_LEFT = (-1.0, -1.6, 1.5)
DRAWN = Box(-300.0, -100.0, 300.0, 100.0)


def spans(notes, scale):
    """From where to where each note is high, by its side, from above."""
    found = {-1: [], 1: []}
    for note in notes:
        half = len(note.lines) * LINE_MM * scale / 2
        found[note.side].append((note.edge.y + half, note.edge.y - half))
    return found


def crowd(count, y=0.0):
    """Notes of some lines, all about nearly the same place."""
    return [
        Callout(f"part number {nth}, with two screws M3 x 8, countersunk", (nth * 0.5, y, 0.0))
        for nth in range(count)
    ]


@pytest.mark.parametrize("count", [1, 2, 5, 12])
@pytest.mark.parametrize("y", [-99.0, 0.0, 99.0])
def test_no_note_is_over_another_and_all_are_beside_the_drawing(count, y):
    notes, scale = placed(crowd(count, y), FROM_ABOVE, DRAWN), scale_of(DRAWN)
    assert len(notes) == count
    for side in spans(notes, scale).values():
        assert all(above[1] >= below[0] for above, below in pairwise(side))
    for note in notes:
        assert note.edge.x < DRAWN.left if note.side < 0 else note.edge.x > DRAWN.right


@pytest.mark.parametrize("count", [1, 12])
def test_everything_is_on_the_paper(count):
    notes = placed(crowd(count), FROM_ABOVE, DRAWN)
    ways = [(Flat(0, 0), Flat(400, 300))]
    paper, scale = page(notes, ways, DRAWN), scale_of(DRAWN)
    assert paper.left < DRAWN.left < DRAWN.right < paper.right
    assert paper.right > 400
    assert paper.top > 300
    for note in notes:
        wide = max(map(len, note.lines)) * LETTER * TEXT_MM * scale
        far = note.edge.x + note.side * wide
        assert paper.left <= far <= paper.right


def test_a_drawing_is_as_wide_on_paper_as_the_notes_leave_it():
    notes = placed(crowd(4), FROM_ABOVE, DRAWN)
    paper = page(notes, [], DRAWN)
    assert paper.wide / scale_of(DRAWN) <= PAPER_MM + 5


def test_notes_follow_their_parts_from_above_and_stand_at_the_nearer_side():
    told = [
        Callout("left", (-200, 50, 0)),
        Callout("right", (200, 50, 0)),
        Callout("low", (190, -50, 0)),
    ]
    notes = {note.lines[0]: note for note in placed(told, FROM_ABOVE, DRAWN)}
    assert (notes["left"].side, notes["right"].side, notes["low"].side) == (-1, 1, 1)
    assert notes["right"].edge.y > notes["low"].edge.y
    assert notes["left"].edge.y == pytest.approx(50, abs=1)


def test_a_point_is_where_the_projection_has_it():
    """As build123d projects the middles of small cubes, seen from (-1.0, -1.6, 1.5)."""
    seen = {
        (50.0, 0.0, 0.0): (42.4, 16.49),
        (0.0, 70.0, 0.0): (-37.1, 36.94),
        (30.0, -20.0, 55.0): (36.04, 42.39),
    }
    for point, at in seen.items():
        assert flat(point, FROM_ABOVE_LEFT) == pytest.approx(at, abs=0.01)


def test_an_arrow_without_a_text_is_drawn_and_takes_no_place():
    notes = [Callout("", (0, 0, 0), (0, 50, 0)), Callout("here", (10, 0, 0))]
    assert len(placed(notes, FROM_ABOVE, DRAWN)) == 1
    drawn = svg(placed(notes, FROM_ABOVE, DRAWN), arrows(notes, FROM_ABOVE), DRAWN)
    assert drawn.count("<polygon") == 1
    assert re.findall(r"<text[^>]*>(.*?)</text>", drawn) == ["here"]


def test_what_markup_would_be_is_text():
    notes = placed([Callout("a < b & c", (0, 0, 0))], FROM_ABOVE, DRAWN)
    assert "a &lt; b &amp; c" in svg(notes, [], DRAWN)


@pytest.mark.parametrize("before", range(22))
def test_a_size_and_a_name_stay_in_one_line(before):
    """However long what stands before is: nobody looks for a screw of 3 mm that is 8 long, or for a
    part named splice."""
    text = f"{'i' * before} 4 screws M3 x 8 and splice-tension with 3 x 330 Ohm, 71 mm long"
    (note,) = placed([Callout(text, (0, 0, 0))], FROM_ABOVE, DRAWN)
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in note.lines]
    for whole in ("M3 x 8", "splice-tension", "3 x 330 Ohm", "71 mm"):
        assert any(whole in line for line in lines), lines
    assert " ".join(lines).split() == text.split()


def test_a_part_in_the_left_half_is_named_at_the_left_unless_that_column_is_the_longer_one():
    at = [(-200, 40, 0), (-100, 0, 0), (-20, -40, 0), (150, 0, 0), (200, 20, 0)]
    sides = {
        note.at.x: note.side
        for note in placed([Callout("part", one) for one in at], FROM_ABOVE, DRAWN)
    }
    assert [sides[x] for x, *_ in at] == [-1, -1, -1, 1, 1]
