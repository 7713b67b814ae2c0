"""Assembly drawings as SVG: edges in view as lines, those behind as fine dashes.

build123d projects the solids; nothing is drawn by hand.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from build123d import Compound, ExportSVG, LineType, Unit

from hardware.config import TableFile
from workshop.mechanics import notes
from workshop.mechanics.assembly import PrintedPart
from workshop.mechanics.notes import Box, Callout, Vector
from workshop.mechanics.solids import Solid
from workshop.mechanics.steps import FROM_ABOVE_LEFT, StepPicture, scenes

__all__ = ["FROM_ABOVE_LEFT", "draw", "drawings"]

FAR = 10_000.0
LINE, FINE = 0.35, 0.12
"""Widths of lines in view, and of those behind, on paper."""
CRUMB = 0.02


def drawings(file: TableFile, made: Iterable[PrintedPart]) -> Mapping[str, Callable[[Path], None]]:
    """Return what can be drawn by name: each writes its picture to the file that it is given."""
    return {name: partial(_drawn, scene) for name, scene in scenes(file, made).items()}


def _drawn(scene: Callable[[], StepPicture], path: Path) -> None:
    shown = scene()
    draw(shown.solids, shown.looking_from, path, hidden=shown.hidden, written=shown.notes)


def draw(
    solids: Iterable[Solid],
    looking_from: Vector,
    path: Path,
    *,
    hidden: bool = True,
    written: Sequence[Callout] = (),
) -> None:
    """Write the view of *solids* to *path*, with what is to be *written* into it; with *hidden*
    also the edges behind."""
    eye = tuple(FAR * part for part in looking_from)
    seen, behind = Compound(children=list(solids)).project_to_viewport(
        eye, viewport_up=(0, 0, 1), look_at=(0, 0, 0)
    )
    seen, behind = (list(_drawable(edges)) for edges in (seen, behind))
    drawn = Compound(children=[*seen, *(behind if hidden else ())])
    box = drawn.bounding_box()
    flat = Box(box.min.X, box.min.Y, box.max.X, box.max.Y)
    exporter = ExportSVG(unit=Unit.MM, scale=1 / notes.scale_of(flat), precision=2)
    if hidden:
        exporter.add_layer("behind", line_weight=FINE, line_type=LineType.ISO_DASH)
        exporter.add_shape(behind, layer="behind")
    exporter.add_layer("seen", line_weight=LINE)
    exporter.add_shape(seen, layer="seen")
    exporter.write(str(path))
    path.write_text(finished(path.read_text("utf-8"), flat, written, looking_from), "utf-8")


def finished(svg: str, drawn: Box, written: Sequence[Callout], looking_from: Vector) -> str:
    """Return a drawing with what is written into it, on white paper: black lines are lost on a
    dark page."""
    told = notes.placed(written, looking_from, drawn)
    ways = notes.arrows(written, looking_from)
    page = notes.page(told, ways, drawn)
    x, y, width, height = page.left, -page.top, page.wide, page.high
    on_paper = notes.PAPER_MM / width
    head = (
        f'width="{notes.PAPER_MM:g}mm" height="{height * on_paper:.1f}mm" '
        f'viewBox="{x:.2f} {y:.2f} {width:.2f} {height:.2f}"'
    )
    svg = re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', head, svg, count=1)
    paper = f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" fill="#fff"/>'
    begins = svg.index(">", svg.index("<svg")) + 1
    ends = svg.rindex("</svg>")
    extra = notes.svg(told, ways, drawn) if written else ""
    return f"{svg[:begins]}\n  {paper}{svg[begins:ends]}{extra}\n{svg[ends:]}"


def _drawable(edges: Iterable[Solid]) -> Iterator[Solid]:
    """Leave out the projection's crumbs and halve its rings: the exporter fails on an arc that ends
    where it begins."""
    for edge in edges:
        if (edge @ 0 - edge @ 1).length > CRUMB:
            yield edge
        elif edge.length > 1.0:
            yield from (edge.trim(0.0, 0.5), edge.trim(0.5, 1.0))
