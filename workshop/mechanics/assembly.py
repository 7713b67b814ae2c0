"""The parts of a carousel, how many of each, and all of them where they belong."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from build123d import Pos, Rot

from hardware.carousel.figures import DECK
from hardware.config import TableFile
from workshop.mechanics import belt, bought, case, frame, layout, screws
from workshop.mechanics.belt import placed
from workshop.mechanics.bill import BillRow
from workshop.mechanics.dimensions import Dimensions
from workshop.mechanics.screws import Joint
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
        volume_cm3, area_cm2 = self.solid.volume / 1000, self.solid.area / 100
        return BillRow(self.name, self.copies, volume_cm3, area_cm2, ", ".join(notes))

    @property
    def _kind(self) -> str:
        return self.name.rstrip("-0123456789")


class PlacedPart(NamedTuple):
    """A part where it belongs in the whole."""

    name: str
    solid: Solid


class _Span(NamedTuple):
    min: float
    max: float


class _Boxed(NamedTuple):
    """A part, and from where to where it reaches along each axis."""

    part: PlacedPart
    spans: tuple[_Span, ...]


def parts(
    file: TableFile, made: Callable[[str], object] = lambda name: None
) -> tuple[PrintedPart, ...]:
    """Make every part of *file*'s table once; *made* is told each name beforehand.

    Must be called with a file that has no `mistakes`.
    """
    size, where = Dimensions.of(file), layout.places_of_readers(file)
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
        "leg": (len(layout.legs(size)), partial(frame.leg, size)),
        "motor-mount": (1, partial(frame.motor_mount, size)),
        "encoder-can": (1, partial(frame.encoder_can, size)),
        "cradle": (len(layout.readers(size, where)), partial(frame.cradle, size)),
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
        for nth, at in enumerate(layout.legs(size))
    ]
    whole.append(PlacedPart("motor-mount", Pos(half, 0) * by_name["motor-mount"]))
    whole.append(PlacedPart("encoder-can", Pos(-half, 0) * by_name["encoder-can"]))
    whole += [
        PlacedPart(f"cradle {nth}", Pos(at.x, at.y) * frame.turned(at) * by_name["cradle"])
        for nth, at in enumerate(layout.readers(size, layout.places_of_readers(file)))
    ]
    whole += _below_the_deck(file, size, by_name, lead)
    return tuple(whole)


def standing(joints: Iterable[Joint]) -> Iterator[PlacedPart]:
    """Yield every screw and nut of *joints*, where it sits in the whole."""
    for joint in joints:
        for nth in range(len(joint.places)):
            yield PlacedPart(f"screw {joint.where} {nth}", bought.screw(joint, nth))
            if joint.has_nut:
                yield PlacedPart(f"nut {joint.where} {nth}", bought.screw_nut(joint, nth))


def loose(joints: Iterable[Joint], whole: Sequence[PlacedPart]) -> list[str]:
    """Return which screws hold nothing, a sentence each: too little of the thread is in what holds
    it, the nut has no room on it or nothing to lie on, or there is nothing below the head."""
    boxed = [_boxed(part) for part in whole]
    return [
        f"{joint.screw.what} {nth} of {joint.where}: {says}"
        for joint in joints
        for nth in range(len(joint.places))
        for says in _loose(joint, nth, boxed)
    ]


def _loose(joint: Joint, nth: int, whole: Sequence[_Boxed]) -> Iterator[str]:
    if joint.has_nut:
        ends = joint.screw.long_mm - joint.through - screws.nut().high_mm
        if ends < 0:
            yield f"it ends {-ends:.1f} mm inside its nut; expected a longer one"
        if not _lies_on(bought.screw_nut(joint, nth, PRESSED), whole):
            yield "its nut lies on nothing; expected a part there"
    else:
        skin = bought.thread(joint, nth)
        holders = [one for one in whole if one.part.name.rstrip("-0123456789 ") == joint.holds]
        length = joint.screw.long_mm - joint.through
        held = length * sum(_within(skin, holders)) / skin.volume
        if held < joint.least_held:
            yield (
                f"its thread is {held:.1f} mm deep in the {joint.holds}; expected "
                f"{joint.least_held:.1f} mm: a longer one"
            )
    if not _lies_on(bought.screw_head(joint, nth, PRESSED), whole):
        yield "its head lies on nothing; expected a smaller hole"


PRESSED = 0.3
"""A head or a nut that is pressed so far into what it lies on is in its way."""


def _lies_on(pressed: Solid, whole: Iterable[_Boxed]) -> bool:
    """Return True if something is in the way of what is *pressed* onto it."""
    return any(volume > TOUCHING_MM3 for volume in _within(pressed, whole))


def _within(solid: Solid, whole: Iterable[_Boxed]) -> Iterator[float]:
    """Yield how much of *solid* is in each part that is near it."""
    near = _boxed(PlacedPart("", solid)).spans
    return (overlap_mm3(solid, one.part.solid) for one in whole if not _apart(near, one.spans))


def _below_the_deck(
    file: TableFile, size: Dimensions, by_name: Mapping[str, Solid], lead_deg: float
) -> Iterator[PlacedPart]:
    """Yield what was bought for the carousel, and the case on the table."""
    yield PlacedPart("motor", bought.motor(size, lead_deg))
    if "slotted-drum" in by_name:
        yield PlacedPart("belt-sensor", bought.belt_sensor(size))
    for nth, board in enumerate(bought.reader_boards(size, layout.places_of_readers(file))):
        yield PlacedPart(f"reader-board {nth}", board)
    yield PlacedPart("tabletop", bought.table_top(size))
    table = Pos(0, 0, -DECK - size.leg)
    for name in ("case", "case-lid"):
        if name in by_name:
            yield PlacedPart(name, table * by_name[name])
    for content in layout.case_contents(size):
        yield PlacedPart(content.name, table * case.block(content))


def at_a_seat(file: TableFile, made: Iterable[PrintedPart]) -> tuple[tuple[PlacedPart, ...], ...]:
    """Return a seat's pad and its box, each with its lid and what was bought for it."""
    size, by_name = Dimensions.of(file), {part.name: part.solid for part in made}
    pad = [PlacedPart(name, by_name[name]) for name in ("pad", "pad-lid") if name in by_name]
    box = [PlacedPart(name, by_name[name]) for name in ("box", "box-lid") if name in by_name]
    return (
        (*pad, PlacedPart("reader-board", bought.pad_board(size))),
        (*box, PlacedPart("station-board", bought.station_board(size))),
    )


def wrong_in(
    file: TableFile, made: Sequence[PrintedPart], *, links: int | None = None
) -> list[str]:
    """Return what is in the way of what, and which screws hold nothing, a sentence each: at the
    carousel, in a pad, in a box. *links* leaves out all but the first ones."""
    joints = (screws.of_the_carousel(file), screws.of_the_pads(file), screws.of_the_boxes(file))
    held = (assembled(file, made, links=links), *at_a_seat(file, made))
    return [
        says
        for whole, these in zip(held, map(tuple, joints), strict=True)
        for says in (
            *(
                f"{one} and {other} share {volume:.2f} mm3"
                for one, other, volume in clashes((*whole, *standing(these)))
            ),
            *loose(these, [part for part in whole if not part.name.startswith(("link", "tray"))]),
        )
    ]


def overlap_mm3(one: Solid, other: Solid) -> float:
    """Return the volume in which two solids are both."""
    common = one & other
    return 0.0 if common is None else float(common.volume)


def clashes(whole: Iterable[PlacedPart]) -> list[tuple[str, str, float]]:
    """Return the pairs that are in each other's way, with the volume in mm3."""
    found = []
    for one, other in combinations(map(_boxed, whole), 2):
        if not _apart(one.spans, other.spans):
            volume = overlap_mm3(one.part.solid, other.part.solid)
            if volume > TOUCHING_MM3:
                found.append((one.part.name, other.part.name, volume))
    return found


def _boxed(part: PlacedPart) -> _Boxed:
    box = part.solid.bounding_box()
    low, high = tuple(box.min), tuple(box.max)
    return _Boxed(part, tuple(_Span(a, b) for a, b in zip(low, high, strict=True)))


def _apart(one: Iterable[_Span], other: Iterable[_Span]) -> bool:
    pairs = zip(one, other, strict=True)
    return any(low.min > high.max or high.min > low.max for low, high in pairs)
