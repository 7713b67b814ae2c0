"""The parts of a carousel, how many of each, and all of them where they belong."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations
from typing import NamedTuple

from build123d import Pos, Rot

from hardware.carousel.figures import DECK
from hardware.config import TableFile
from workshop.mechanics import belt, bought, case, frame
from workshop.mechanics.belt import placed
from workshop.mechanics.bill import BillRow
from workshop.mechanics.dimensions import Dimensions
from workshop.mechanics.solids import Solid

TOUCHING_MM3 = 0.01
"""Solids that touch may overlap by this much through rounding."""

UPSIDE_DOWN = {"link", "tray", "lid", "idler-wheel", "slotted-drum", "leg"}
HOW = {"upside down": UPSIDE_DOWN, "supports under the ring": {"link"}}
"""How parts are printed: name -> those for which it is so."""


class PrintedPart(NamedTuple):
    """Something to print: its name as a file, how often, and which way up."""

    name: str
    copies: int
    solid: Solid

    @property
    def for_printing(self) -> Solid:
        """The solid as it lies on the printer's bed."""
        turned = Rot(180, 0, 0) * self.solid if self._kind in UPSIDE_DOWN else self.solid
        box = turned.bounding_box()
        return Pos(-box.center().X, -box.center().Y, -box.min.Z) * turned

    @property
    def line(self) -> BillRow:
        notes = [note for note, kinds in HOW.items() if self._kind in kinds]
        return BillRow(self.name, self.copies, self.solid.volume / 1000, ", ".join(notes))

    @property
    def _kind(self) -> str:
        return self.name.rstrip("-0123456789")


class PlacedPart(NamedTuple):
    """A part where it belongs in the whole."""

    name: str
    solid: Solid


def places_of_readers(file: TableFile) -> tuple[float, ...]:
    return tuple(reader.place_mm for reader in file.readers if reader.role == "belt")


def parts(
    file: TableFile, made: Callable[[str], object] = lambda name: None
) -> tuple[PrintedPart, ...]:
    """Make every part of *file*'s table once; *made* is told each name beforehand.

    Must be called with a file that has no `mistakes`.
    """
    size, where = Dimensions.of(file), places_of_readers(file)
    pads = len(file.seats) + len(file.spots)
    drum = int(size.slots is not None)
    recipes: Mapping[str, tuple[int, Callable[[], Solid | list[Solid]]]] = {
        "link": (size.places, partial(belt.link, size)),
        "tray": (size.places, partial(belt.tray, size)),
        "drive-wheel": (1, partial(belt.drive_wheel, size)),
        "idler-wheel": (1, partial(belt.idler_wheel, size)),
        "slotted-drum": (drum, partial(belt.slotted_drum, size)),
        "deck": (1, partial(frame.decks, size, where)),
        "lid": (1, partial(frame.lids, size)),
        "splice": (len(size.joints) - 1, partial(frame.splice, size, tension=False)),
        "splice-tension": (1, partial(frame.splice, size, tension=True)),
        "leg": (len(frame.legs(size)), partial(frame.leg, size)),
        "motor-mount": (1, partial(frame.motor_mount, size)),
        "encoder-can": (1, partial(frame.encoder_can, size)),
        "cradle": (len(frame.readers(size, where)), partial(frame.cradle, size)),
        "pad": (pads, partial(frame.pad, size)),
        "pad-lid": (pads, partial(frame.pad_lid, size)),
        "box": (len(file.seats), partial(frame.box, size)),
        "box-lid": (len(file.seats), frame.box_lid),
        "case": (1, partial(case.case, size)),
        "case-lid": (1, partial(case.case_lid, size)),
    }
    found: list[PrintedPart] = []
    for name, (copies, make) in recipes.items():
        if not copies:
            continue
        made(name)
        solids = make()
        several = solids if isinstance(solids, list) else [solids]
        for nth, solid in enumerate(several, 1):
            full = f"{name}-{nth}" if len(several) > 1 else name
            found.append(PrintedPart(full, copies, solid))
    return tuple(found)


def assembled(
    file: TableFile, made: Iterable[PrintedPart], phase: float = 0.0, *, links: int | None = None
) -> tuple[PlacedPart, ...]:
    """Put *made* together, the belt gone on by *phase* links; *links* leaves out all but the first
    ones. Without what stands at the seats."""
    size, by_name = Dimensions.of(file), {part.name: part.solid for part in made}
    half, lead = size.axles / 2, size.lead_deg(phase)
    whole = [
        PlacedPart(f"{name} {nth}", placed(by_name[name], pose))
        for nth, pose in enumerate(size.links(phase)[:links])
        for name in ("link", "tray")
    ]
    whole.append(PlacedPart("drive-wheel", Pos(half, 0) * Rot(0, 0, lead) * by_name["drive-wheel"]))
    whole += [
        PlacedPart(name, Pos(-half, 0) * Rot(0, 0, lead) * by_name[name])
        for name in ("idler-wheel", "slotted-drum")
        if name in by_name
    ]
    whole += [
        PlacedPart(name, solid)
        for name, solid in by_name.items()
        if name.startswith(("deck", "lid"))
    ]
    for nth, joint in enumerate(size.joints):
        name = "splice" if nth else "splice-tension"
        whole.append(PlacedPart(f"{name} {nth}", Pos(joint, 0) * by_name[name]))
    whole += [
        PlacedPart(f"leg {nth}", Pos(at.x, at.y) * by_name["leg"])
        for nth, at in enumerate(frame.legs(size))
    ]
    whole.append(PlacedPart("motor-mount", Pos(half, 0) * by_name["motor-mount"]))
    whole.append(PlacedPart("encoder-can", Pos(-half, 0) * by_name["encoder-can"]))
    whole += [
        PlacedPart(f"cradle {nth}", Pos(at.x, at.y) * frame.turned(at) * by_name["cradle"])
        for nth, at in enumerate(frame.readers(size, places_of_readers(file)))
    ]
    whole += _below_the_deck(file, size, by_name, lead)
    return tuple(whole)


def _below_the_deck(
    file: TableFile, size: Dimensions, by_name: Mapping[str, Solid], lead_deg: float
) -> Iterator[PlacedPart]:
    """Yield what was bought for the carousel, and the case on the table."""
    yield PlacedPart("motor", bought.motor(size, lead_deg))
    if "slotted-drum" in by_name:
        yield PlacedPart("belt-sensor", bought.belt_sensor(size))
    for nth, board in enumerate(bought.reader_boards(size, places_of_readers(file))):
        yield PlacedPart(f"reader-board {nth}", board)
    yield PlacedPart("tabletop", bought.table_top(size))
    table = Pos(0, 0, -DECK - size.leg)
    for name in ("case", "case-lid"):
        if name in by_name:
            yield PlacedPart(name, table * by_name[name])
    for content in case.contents(size):
        yield PlacedPart(content.name, table * content.solid)


def at_a_seat(file: TableFile, made: Iterable[PrintedPart]) -> tuple[tuple[PlacedPart, ...], ...]:
    """Return a seat's pad and its box, each with its lid and what was bought for it."""
    size, by_name = Dimensions.of(file), {part.name: part.solid for part in made}
    pad = [PlacedPart(name, by_name[name]) for name in ("pad", "pad-lid") if name in by_name]
    box = [PlacedPart(name, by_name[name]) for name in ("box", "box-lid") if name in by_name]
    return (
        (*pad, PlacedPart("reader-board", bought.pad_board(size))),
        (*box, PlacedPart("station-board", bought.station_board(size))),
    )


def overlap_mm3(one: Solid, other: Solid) -> float:
    """Return the volume in which two solids are both."""
    common = one & other
    return 0.0 if common is None else float(common.volume)


def clashes(whole: Iterable[PlacedPart]) -> list[tuple[str, str, float]]:
    """Return the pairs that are in each other's way, with the volume in mm3."""
    boxes = [(part, part.solid.bounding_box()) for part in whole]
    found = []
    for (one, box), (other, beside) in combinations(boxes, 2):
        apart = any(
            low.min > high.max or high.min > low.max
            for low, high in zip(_spans(box), _spans(beside), strict=True)
        )
        if apart:
            continue
        volume = overlap_mm3(one.solid, other.solid)
        if volume > TOUCHING_MM3:
            found.append((one.name, other.name, volume))
    return found


class _Span(NamedTuple):
    min: float
    max: float


def _spans(box: object) -> tuple[_Span, ...]:
    low, high = getattr(box, "min"), getattr(box, "max")  # noqa: B009 (build123d has no types here)
    return tuple(_Span(a, b) for a, b in zip(tuple(low), tuple(high), strict=True))
