"""Assembly drawings as SVG: edges in view as lines, those behind as fine dashes.

build123d projects the solids; nothing is drawn by hand.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path

from build123d import Compound, ExportSVG, LineType, Pos, Rot, Unit

from hardware.config import TableFile
from workshop.mechanics import bought, case
from workshop.mechanics.assembly import PrintedPart, assembled
from workshop.mechanics.belt import SLOT_DEG, TAB_DEG, placed
from workshop.mechanics.dimensions import Dimensions, Pose
from workshop.mechanics.solids import Solid

Direction = tuple[float, float, float]
FROM_ABOVE: Direction = (0.0, -0.001, 1.0)
FROM_ABOVE_LEFT: Direction = (-1.0, -1.6, 1.5)
FROM_BELOW: Direction = (-0.8, -1.6, -1.3)

FAR = 10_000.0
LINE, FINE = 0.35, 0.12
"""Widths of lines in view, and of those behind, for a picture 180 mm wide."""
PICTURE = 180.0
CRUMB = 0.02


def drawings(file: TableFile, made: Iterable[PrintedPart]) -> Mapping[str, Callable[[Path], None]]:
    """Return what can be drawn by name: each writes its picture to the file that it is given."""
    parts = tuple(made)
    solids = {part.name: part.solid for part in parts}
    size = Dimensions.of(file)
    return {
        "whole": partial(draw, _whole(file, parts), FROM_ABOVE_LEFT, hidden=False),
        "plan": partial(draw, _belt_from_above(file, parts), FROM_ABOVE, hidden=False),
        "link": partial(draw, _link(solids), FROM_ABOVE_LEFT),
        "hinge": partial(draw, _folded(size, solids), FROM_ABOVE, hidden=False),
        "curve": partial(draw, _curve(file, parts), FROM_ABOVE),
        "drive": partial(draw, _drive(size, solids), FROM_ABOVE_LEFT, hidden=False),
        "idler": partial(draw, _idler(size, solids), FROM_ABOVE_LEFT, hidden=False),
        "below": partial(draw, _frame(file, parts), FROM_BELOW, hidden=False),
        "reader": partial(draw, _reader(size, solids), FROM_ABOVE_LEFT, hidden=False),
        "seat": partial(draw, _seat(size, solids), FROM_ABOVE_LEFT, hidden=False),
        "case": partial(draw, _case(size, solids), FROM_ABOVE_LEFT, hidden=False),
    }


def draw(
    solids: Iterable[Solid], looking_from: Direction, path: Path, *, hidden: bool = True
) -> None:
    """Write the view of *solids* to *path*; with *hidden* also the edges behind."""
    eye = tuple(FAR * part for part in looking_from)
    seen, behind = Compound(children=list(solids)).project_to_viewport(
        eye, viewport_up=(0, 0, 1), look_at=(0, 0, 0)
    )
    seen, behind = (list(_drawable(edges)) for edges in (seen, behind))
    drawn = Compound(children=[*seen, *(behind if hidden else ())])
    extent = drawn.bounding_box().size
    exporter = ExportSVG(unit=Unit.MM, scale=PICTURE / max(extent.X, extent.Y), precision=2)
    if hidden:
        exporter.add_layer("behind", line_weight=FINE, line_type=LineType.ISO_DASH)
        exporter.add_shape(behind, layer="behind")
    exporter.add_layer("seen", line_weight=LINE)
    exporter.add_shape(seen, layer="seen")
    exporter.write(str(path))
    path.write_text(on_paper(path.read_text("utf-8")), "utf-8")


def on_paper(svg: str) -> str:
    """Put white paper behind a drawing: black lines are lost on a dark page."""
    box = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"[^>]*>', svg)
    if box is None:
        return svg
    x, y, width, height = box.groups()
    paper = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#fff"/>'
    return f"{svg[: box.end()]}\n  {paper}{svg[box.end() :]}"


def _drawable(edges: Iterable[Solid]) -> Iterator[Solid]:
    """Leave out the projection's crumbs and halve its rings: the exporter fails on an arc that ends
    where it begins."""
    for edge in edges:
        if (edge @ 0 - edge @ 1).length > CRUMB:
            yield edge
        elif edge.length > 1.0:
            yield from (edge.trim(0.0, 0.5), edge.trim(0.5, 1.0))


# ---- what is in each -----------------------------------------------------------------------------


def _whole(file: TableFile, parts: tuple[PrintedPart, ...]) -> list[Solid]:
    return [part.solid for part in assembled(file, parts) if part.name != "tabletop"]


def _belt_from_above(file: TableFile, parts: tuple[PrintedPart, ...]) -> list[Solid]:
    shown = ("link", "tray", "deck", "drive-wheel", "idler-wheel")
    return [part.solid for part in assembled(file, parts) if part.name.startswith(shown)]


def _frame(file: TableFile, parts: tuple[PrintedPart, ...]) -> list[Solid]:
    hides = ("link", "tray", "lid", "slotted", "tabletop", "case-lid")
    return [part.solid for part in assembled(file, parts) if not part.name.startswith(hides)]


def _curve(file: TableFile, parts: tuple[PrintedPart, ...]) -> list[Solid]:
    """The drive wheel with the links on it, and where they come to it; no trays."""
    nearby = Dimensions.of(file).teeth // 2 + 3
    names = {f"link {nth}" for nth in (*range(nearby), file.carousel.places - 1)}
    return [
        part.solid
        for part in assembled(file, parts)
        if part.name in names or part.name == "drive-wheel"
    ]


def _link(solids: Mapping[str, Solid]) -> list[Solid]:
    """A link with its tray lifted off."""
    return [solids["link"], Pos(0, 0, 22) * solids["tray"]]


def _folded(size: Dimensions, solids: Mapping[str, Solid]) -> list[Solid]:
    """Two links, the next one folded inwards so that its slot meets the tab."""
    link, fold = solids["link"], TAB_DEG - SLOT_DEG
    turned = placed(link, Pose(size.pitch, 0, fold))
    upside_down = Rot(180, 0, 0)
    return [upside_down * link, upside_down * turned]


def _drive(size: Dimensions, solids: Mapping[str, Solid]) -> list[Solid]:
    motor = Pos(-size.axles / 2, 0, -35) * bought.motor(size)
    return [Pos(0, 0, 25) * solids["drive-wheel"], Pos(0, 0, -8) * solids["motor-mount"], motor]


def _idler(size: Dimensions, solids: Mapping[str, Solid]) -> list[Solid]:
    """From above: the wheel, the drum, the sensor, and the can in which it stands."""
    found = [Pos(0, 0, 45) * solids["idler-wheel"], Pos(0, 0, -70) * solids["encoder-can"]]
    if "slotted-drum" in solids:
        found.append(Pos(0, 0, 5) * solids["slotted-drum"])
        found.append(Pos(size.axles / 2, 0, -40) * bought.belt_sensor(size))
    return found


def _reader(size: Dimensions, solids: Mapping[str, Solid]) -> list[Solid]:
    if "cradle" not in solids:
        return [solids["leg"]]
    return [solids["cradle"], bought.board(size, 14)]


def _seat(size: Dimensions, solids: Mapping[str, Solid]) -> list[Solid]:
    if "pad" not in solids:
        return [solids["leg"]]
    aside = Pos(110, 0)
    return [
        solids["pad"],
        Pos(0, 0, 22) * bought.pad_board(size),
        Pos(0, 0, 48) * solids["pad-lid"],
        aside * solids["box"],
        aside * Pos(0, 0, 34) * bought.station_board(size),
        aside * Pos(0, 0, 48) * solids["box-lid"],
    ]


def _case(size: Dimensions, solids: Mapping[str, Solid]) -> list[Solid]:
    inside = [Pos(0, 0, 35) * content.solid for content in case.contents(size)]
    return [solids["case"], *inside, Pos(0, 0, 80) * solids["case-lid"]]
