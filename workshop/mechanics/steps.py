"""What is in each picture of the guide: the solids of a step, drawn apart, with their names, counts
and screws, and the ways on which they go together.

Names in the pictures are those of the files to print, or what was bought is called in `[parts]`.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from build123d import Circle as Round
from build123d import Pos, Rot, Spline, Wire, sweep

from hardware.carousel.figures import DECK
from hardware.config import TableFile
from workshop.mechanics import bought, case, frame, layout
from workshop.mechanics.assembly import PlacedPart, PrintedPart, assembled
from workshop.mechanics.belt import SLOT_DEG, TAB_DEG, placed
from workshop.mechanics.dimensions import BOX, LID_TOP, Dimensions, Pose
from workshop.mechanics.notes import Callout, Vector
from workshop.mechanics.screws import Joint, joints
from workshop.mechanics.solids import Solid

FROM_ABOVE: Vector = (0.0, -0.001, 1.0)
FROM_ABOVE_LEFT: Vector = (-1.0, -1.6, 1.5)
FROM_BELOW: Vector = (-0.5, -1.0, -1.7)

LEAD_R = 1.2
CRADLE = "deck to the reader's cradle"


class StepPicture(NamedTuple):
    """What is drawn, from where, and what is written into it."""

    solids: list[Solid]
    looking_from: Vector = FROM_ABOVE_LEFT
    notes: tuple[Callout, ...] = ()
    hidden: bool = False


class Kit(NamedTuple):
    """What pictures are made of: the table, its parts by name, and its figures."""

    file: TableFile
    made: tuple[PrintedPart, ...]
    solids: Mapping[str, Solid]
    size: Dimensions
    joints: Mapping[str, Joint]

    @classmethod
    def of(cls, file: TableFile, made: Iterable[PrintedPart]) -> "Kit":
        parts = tuple(made)
        solids = {part.name: part.solid for part in parts}
        return cls(
            file, parts, solids, Dimensions.of(file), {one.where: one for one in joints(file)}
        )

    def named(self, start: str) -> list[str]:
        return [part.name for part in self.made if part.name.startswith(start)]

    def copies(self, name: str) -> int:
        return next(part.copies for part in self.made if part.name == name)

    def screws(self, where: str, lifted: float, *nths: int) -> list[Solid]:
        """The screws of a joint, or some of them, drawn out upwards."""
        joint = self.joints[where]
        chosen = nths or range(len(joint.places))
        return [Pos(0, 0, lifted) * bought.screw(joint, nth, held=False) for nth in chosen]

    def count_of(self, where: str) -> str:
        """What is written about a joint: how many screws, and which."""
        joint = self.joints[where]
        return f"{len(joint.places)} screws {joint.label}"

    def whole(self) -> list[PlacedPart]:
        return list(assembled(self.file, self.made))


def scenes(file: TableFile, made: Iterable[PrintedPart]) -> Mapping[str, Callable[[], StepPicture]]:
    """Return the pictures by name, in the order of the guide; each is made when it is called."""
    kit = Kit.of(file, made)
    return {
        "whole": partial(_whole, kit),
        "link": partial(_link, kit),
        "hinge": partial(_hinge, kit),
        "deck": partial(_deck, kit),
        "legs": partial(_legs, kit),
        "drive": partial(_drive, kit),
        "idler": partial(_idler, kit),
        "curve": partial(_curve, kit),
        "plan": partial(_plan, kit),
        "lid": partial(_lid, kit),
        "reader": partial(_reader, kit),
        "below": partial(_below, kit),
        "case": partial(_case, kit),
        "pad": partial(_pad, kit),
        "seat": partial(_seat, kit),
    }


def lead(*through: Vector) -> Solid:
    """A wire through these points."""
    path = Wire([Spline(*through)])
    return sweep(Pos(*through[0]) * Rot(90, 0, 0) * Round(LEAD_R), path=path)


# ---- belt ----------------------------------------------------------------------------------------


def _link(kit: Kit) -> StepPicture:
    count = kit.size.places
    notes = (
        Callout(f"tray ({count}): press its pegs into the link", (kit.size.pitch / 2, 8, 30)),
        Callout("", (kit.size.pitch / 2, 0, 22), (kit.size.pitch / 2, 0, 9)),
        Callout(f"link ({count})", (kit.size.pitch / 2, 12, 5)),
        Callout("ring: hangs on the post of the link before", (0, -7, 2)),
        Callout("post, below, with its tab", (kit.size.pitch, -3, 2)),
    )
    solids = [kit.solids["link"], Pos(0, 0, 22) * kit.solids["tray"]]
    return StepPicture(solids, notes=notes, hidden=True)


def _hinge(kit: Kit) -> StepPicture:
    """Two links from below, the next one folded inwards so that its slot meets the tab."""
    link, fold = kit.solids["link"], TAB_DEG - SLOT_DEG
    turned = placed(link, Pose(kit.size.pitch, 0, fold))
    upside_down = Rot(180, 0, 0)
    pitch = kit.size.pitch
    notes = (
        Callout("the link before, upside down", (15, -12, 0)),
        Callout("post with tab, in the ring's slot: push it on, then fold it back", (pitch, 0, 0)),
    )
    return StepPicture([upside_down * link, upside_down * turned], FROM_ABOVE, notes)


def _curve(kit: Kit) -> StepPicture:
    """The drive wheel with the links on it, and where they come to it; no trays."""
    nearby = kit.size.teeth // 2 + 3
    names = {f"link {nth}" for nth in (*range(nearby), kit.size.places - 1)}
    shown = [part.solid for part in kit.whole() if part.name in {*names, "drive-wheel"}]
    half = kit.size.axles / 2
    notes = (
        Callout("drive-wheel: each ring in its pocket", (half, 0, 6)),
        Callout("links: their plates reach under the next tray", (half + 20, kit.size.pitch_r, 6)),
    )
    return StepPicture(shown, FROM_ABOVE, notes, hidden=True)


def _plan(kit: Kit) -> StepPicture:
    shown = ("link", "tray", "deck", "drive-wheel", "idler-wheel")
    size = kit.size
    half, outer = size.axles / 2, size.axles / 2 + size.frame_r
    solids = [part.solid for part in kit.whole() if part.name.startswith(shown)]
    joint = size.joints[0]
    notes = (
        Callout("drive end: the motor is below it", (half, 0, 6)),
        Callout("idler end: draw it out until the belt has no slack", (-half, 0, 6)),
        Callout("", (-outer + 25, 0, 9), (-outer - 25, 0, 9)),
        Callout("splice-tension is below this joint: tighten its screws last", (joint, -60, 0)),
        Callout("the belt runs clockwise", (0, size.frame_r - 20, 9)),
        Callout("", (-40, size.frame_r + 8, 9), (40, size.frame_r + 8, 9)),
    )
    return StepPicture(solids, FROM_ABOVE, notes)


# ---- frame ---------------------------------------------------------------------------------------


def _deck(kit: Kit) -> StepPicture:
    """The deck's pieces, the splices under their joints, and the screws of one joint."""
    size, apart = kit.size, 55.0
    solids = [kit.solids[name] for name in kit.named("deck")]
    notes = [
        Callout(name, ((first + last) / 2, -size.frame_r * 0.75, 0))
        for name, (first, last) in zip(
            kit.named("deck"), zip(size.ends, size.ends[1:], strict=False), strict=True
        )
    ]
    for nth, joint in enumerate(size.joints):
        name = "splice" if nth else "splice-tension"
        solids.append(Pos(joint, 0, -apart) * kit.solids[name])
        below = -DECK - apart
        told = name if nth else f"{name}: the end with slots to the idler; leave them loose"
        notes.append(Callout(told, (joint, -size.frame_r * 0.8, below - 3)))
        notes.append(
            Callout("", (joint, -size.frame_r * 0.45, below), (joint, -size.frame_r * 0.45, -6))
        )
    holes = kit.joints["deck to splices"].places
    row = [nth for nth, at in enumerate(holes) if at.x == max(hole.x for hole in holes)]
    first, *_, last = (holes[nth] for nth in row)
    solids += kit.screws("deck to splices", 45, *row)
    notes += [
        Callout(kit.count_of("deck to splices"), (*last, 45)),
        *(Callout("", (*at, 31), (*at, 3)) for at in (first, last)),
    ]
    return StepPicture(solids, notes=tuple(notes))


def _legs(kit: Kit) -> StepPicture:
    size, apart = kit.size, 60.0
    solids = [kit.solids[name] for name in kit.named("deck")]
    where = layout.legs(size)
    solids += [Pos(at.x, at.y, -apart) * kit.solids["leg"] for at in where]
    front = min(where, key=lambda at: (at.y, at.x))
    solids += kit.screws("deck to legs", 45, where.index(front))
    notes = (
        Callout(
            f"leg ({len(where)}), {size.leg:.0f} mm long", (front.x, front.y - 10, -apart - 40)
        ),
        Callout("", (front.x, front.y, -apart - DECK), (front.x, front.y, -6)),
        Callout(kit.count_of("deck to legs"), (front.x, front.y, 45)),
        Callout("", (front.x, front.y, 31), (front.x, front.y, 3)),
        Callout("the round end with the larger hole is the idler's", (-size.axles / 2 + 11, 0, 0)),
    )
    return StepPicture(solids, notes=notes)


def _drive(kit: Kit) -> StepPicture:
    size, motor = kit.size, kit.size.bought.motor
    at = Pos(-size.axles / 2, 0, 0)
    solids = [
        Pos(0, 0, 74) * kit.solids["drive-wheel"],
        Pos(0, 0, -8) * kit.solids["motor-mount"],
        at * Pos(0, 0, -48) * bought.motor(size),
    ]
    side = motor.screws_mm / 2
    solids += [at * one for one in kit.screws("motor to its mount", 14 + DECK)]
    face = -DECK - size.mount - 48
    notes = (
        Callout("drive-wheel: press it onto the shaft from above", (30, -20, 78)),
        Callout("", (0, 0, 74), (0, 0, 34)),
        Callout("motor-mount", (-22, -12, -10)),
        Callout(
            f"to the deck: {kit.count_of('deck to motor mount')}, from above", (12, -20.8, -10)
        ),
        Callout(
            f"{kit.count_of('motor to its mount')}: no deeper than {motor.screw_deep_mm:g} mm into "
            "the motor's face",
            (side, 0, 14),
        ),
        Callout("", (side, 0, 5), (side, 0, -8)),
        Callout(f"motor: {motor.name}", (0, -motor.diameter_mm / 2, face - 25)),
        Callout("its leads", (0, -6, face - motor.long_mm + 2)),
        Callout("", (0, 0, face + motor.shaft_long_mm + 1), (0, 0, -20)),
    )
    return StepPicture(solids, notes=notes)


def _idler(kit: Kit) -> StepPicture:
    """From above: the wheel, the drum, the sensor, and the can in which it stands."""
    size = kit.size
    solids = [Pos(0, 0, 60) * kit.solids["idler-wheel"], Pos(0, 0, -82) * kit.solids["encoder-can"]]
    notes = [
        Callout("idler-wheel: its journal through the deck's larger hole", (-40, -30, 62)),
        Callout(
            f"encoder-can: {kit.count_of('deck to encoder can')}, from above, through the deck",
            (-50, -30, -95),
        ),
    ]
    if "slotted-drum" in kit.solids:
        solids.append(Pos(0, 0, 12) * kit.solids["slotted-drum"])
        solids.append(Pos(size.axles / 2, 0, -42) * bought.belt_sensor(size))
        sensor_x = size.sensor_x + size.axles / 2
        base = size.sensor_base - 42
        slots = 0 if size.slots is None else round(size.slots)
        notes += [
            Callout(
                f"slotted-drum ({slots} slots): {kit.count_of('slotted drum to the idler wheel')}",
                (20, -38, 0),
            ),
            Callout("", (0, 0, 12), (0, 0, 48)),
            Callout(f"belt_sensor: {size.bought.belt_sensor.name}", (sensor_x, -3, base + 3)),
            Callout("", (sensor_x, 0, base), (sensor_x, 0, base - 26)),
            Callout(
                f"{kit.count_of('belt sensor to the can')}, in slots", (sensor_x, 0, base - 42)
            ),
        ]
    return StepPicture(solids, notes=tuple(notes))


def _lid(kit: Kit) -> StepPicture:
    size, apart = kit.size, 45.0
    shown = ("link", "tray", "deck", "drive-wheel", "idler-wheel")
    solids = [part.solid for part in kit.whole() if part.name.startswith(shown)]
    solids += [Pos(0, 0, apart) * kit.solids[name] for name in kit.named("lid")]
    where = layout.pillars(size)
    at = min(where, key=lambda one: (one.y, abs(one.x)))
    top = LID_TOP + apart
    solids += kit.screws("lid to deck", apart + 25)
    notes = (
        *(
            Callout(name, ((first + last) / 2, -size.island_r * 0.7, top))
            for name, (first, last) in zip(
                kit.named("lid"),
                zip(size.lid_joints, size.lid_joints[1:], strict=False),
                strict=True,
            )
        ),
        Callout(kit.count_of("lid to deck"), (at.x, at.y, top + 25)),
        Callout("", (at.x, at.y, top + 12), (at.x, at.y, top + 1)),
        Callout("", (size.axles / 2, 0, top - 8), (size.axles / 2, 0, 14)),
    )
    return StepPicture(solids, notes=notes)


# ---- what is electric ----------------------------------------------------------------------------


def _reader(kit: Kit) -> StepPicture:
    size = kit.size
    if "cradle" not in kit.solids:
        return StepPicture([kit.solids["leg"]])
    top, x = 22.0, size.cradle_screw
    at = layout.readers(size, layout.places_of_readers(kit.file))[0]
    long, wide, _ = size.bought.reader.size_mm
    coil = size.bought.reader.coil_off_mm
    solids = [kit.solids["cradle"], bought.board(size, top)]
    held = kit.screws(CRADLE, 34, 0, 1)
    solids += [Pos(-at.x, -at.y) * one for one in held]
    notes = (
        Callout(f"reader: {size.bought.reader.name}, its antenna up", (coil, 0, top)),
        Callout(
            "its pins: wires soldered flat, downwards",
            (-long / 2, 0, top - 3),
        ),
        Callout("cradle", (10, -wide / 2 - 2, -5)),
        Callout(
            f"2 screws {kit.joints[CRADLE].label}, through the deck: no metal here", (x, 0, 34)
        ),
        Callout("", (x, 0, 25), (x, 0, 0)),
        Callout("", (0, 0, top - 4), (0, 0, 2)),
    )
    return StepPicture(solids, notes=notes)


def _below(kit: Kit) -> StepPicture:
    """The carousel from below, with all that hangs and stands there, and its wires."""
    hides = ("link", "tray", "lid", "slotted", "tabletop", "case-lid", "case ")
    shown = [part for part in kit.whole() if not f"{part.name} ".startswith((*hides, "case "))]
    size = kit.size
    half, floor = size.axles / 2, -DECK - size.leg
    into = (0.0, -20.0, floor + 30)
    ends: list[tuple[str, Vector]] = [
        ("motor's leads", (half, 0, floor + 4)),
        ("sensor's leads", (size.sensor_x, 0, size.sensor_base - 4)),
    ]
    ends += [
        (f"reader's 7 wires ({size.bought.reader.name})", (at.x, at.y, -DECK - 8))
        for at in layout.readers(size, layout.places_of_readers(kit.file))
    ]
    solids = [part.solid for part in shown]
    solids += [lead(at, _sagging(at, into, floor), into) for _, at in ends]
    notes = [Callout(told, at) for told, at in ends[:2]]
    notes += [Callout(told, (at[0] + size.cradle_screw, at[1], at[2])) for told, at in ends[2:]]
    notes += [
        Callout(f"motor: {size.bought.motor.name}", (half, -12, floor + 30)),
        Callout("motor-mount", (half - 20, -20, -8)),
        Callout("encoder-can", (-half - 40, -40, size.sensor_base)),
        Callout("splice-tension", (size.joints[0], -size.frame_r * 0.7, -6)),
        *(
            Callout(told, _under(content, floor))
            for told, content in zip(
                (f"computer: {size.bought.computer.name}", "cells", "stripboard, ADC", "driver"),
                layout.case_contents(size),
                strict=True,
            )
        ),
    ]
    return StepPicture(solids, FROM_BELOW, tuple(notes))


def _under(content: layout.Content, floor: float) -> Vector:
    long, wide, _ = content.size
    return content.x + long / 2, content.y + wide / 2, floor + content.z


def _sagging(at: Vector, into: Vector, floor: float) -> Vector:
    x, y = (at[0] + into[0]) / 2, (at[1] + into[1]) / 2
    return x, y - 10, min(at[2], into[2], floor + 14)


def _case(kit: Kit) -> StepPicture:
    size = kit.size
    contents, lifted = layout.case_contents(size), 42.0
    solids = [
        kit.solids["case"],
        *(Pos(0, 0, lifted) * case.block(content) for content in contents),
        Pos(0, 0, 150) * kit.solids["case-lid"],
    ]
    names = (
        f"computer: {size.bought.computer.name}; {kit.count_of('computer to the case')}",
        f"cells: {size.bought.cells.name}, with switch and fuse in their plus",
        f"stripboard with ADC; {kit.count_of('stripboard to the case')}",
        f"driver: {size.bought.driver.name}, pressed into its clip",
    )
    notes = [Callout("case", (0, -layout.case_inner(size)[1] / 2, 4))]
    high = 150 + layout.case_inner(size)[2]
    notes.append(Callout(f"case-lid: {kit.count_of('lid of the case')}", (0, -20, high + 4)))
    for told, content in zip(names, contents, strict=True):
        x, y = content.x + content.size[0] / 2, content.y + content.size[1] / 2
        top = content.z + lifted + content.size[2]
        notes.append(Callout(told, (x, y, top)))
        notes.append(Callout("", (x, y, content.z + lifted), (x, y, content.z + 6)))
    return StepPicture(solids, notes=tuple(notes))


def _pad(kit: Kit) -> StepPicture:
    if "pad" not in kit.solids:
        return StepPicture([kit.solids["leg"]])
    size = kit.size
    coil, board = size.bought.reader.coil_off_mm, size.bought.reader.size_mm
    top = frame.pad_board_top(size) + 26
    solids = [
        kit.solids["pad"],
        Pos(0, 0, 26) * bought.pad_board(size),
        Pos(0, 0, 54) * kit.solids["pad-lid"],
    ]
    notes = (
        Callout(f"pad-lid: {kit.count_of('lids of the pads')}", (-25, -20, 71)),
        Callout("ring: here goes the sticker, above the antenna", (coil, -13, 72)),
        Callout(f"reader: {size.bought.reader.name}, antenna up, no pin header", (coil, -15, top)),
        Callout("", (0, 0, top - 5), (0, 0, 14)),
        Callout("pad: the fence keeps the board in its place", (10, -board[1] / 2 - 6, 12)),
        Callout("its 7 wires leave here", (-board[0] / 2 - 12, 0, 5)),
    )
    return StepPicture(solids, notes=notes)


def _seat(kit: Kit) -> StepPicture:
    if "box" not in kit.solids:
        return StepPicture([kit.solids["leg"]])
    solids = [
        kit.solids["box"],
        Pos(0, 0, 36) * bought.station_board(kit.size),
        Pos(0, 0, 52) * kit.solids["box-lid"],
    ]
    high = BOX[2] + 52
    notes = (
        Callout(f"box-lid: {kit.count_of('lids of the boxes')}", (-44, -20, high)),
        Callout("A, green, 16 mm", (24, -8, high + 2)),
        Callout("B, red, 16 mm", (-24, -8, high + 2)),
        Callout("light, 5 mm, with its 3 resistors", (0, -2.6, high + 2)),
        Callout(
            f"station: {kit.size.bought.station.name}, {kit.count_of('boards to their boxes')}",
            (-10, -10, 44),
        ),
        Callout("", (-22, 0, 40), (-22, 0, 10)),
        Callout("USB to the computer", (-BOX[0] / 2, 0, 8)),
        Callout("from the pad", (BOX[0] / 2, 0, 5)),
        Callout("box", (20, -BOX[1] / 2, 8)),
    )
    return StepPicture(solids, notes=notes)


def _whole(kit: Kit) -> StepPicture:
    size = kit.size
    outer, front = size.axles / 2 + size.frame_r, -layout.case_inner(size)[1] / 2
    solids = [part.solid for part in kit.whole() if part.name != "tabletop"]
    notes = (
        Callout(f"{2 * outer:.0f} x {2 * size.frame_r:.0f} mm", (0, -size.frame_r, 0)),
        Callout("idler end, with the belt's sensor", (-size.axles / 2, 0, LID_TOP)),
        Callout("drive end, with the motor", (size.axles / 2, 0, LID_TOP)),
        Callout(f"{size.places} links with trays", (60, size.pitch_r + 20, 8)),
        Callout("case: computer, driver, cells", (0, front, -DECK - size.leg + 10)),
    )
    return StepPicture(solids, notes=notes)
