"""What is soldered besides whole boards, as a circuit diagram: battery with switch and fuse, driver
with its resistors and capacitors, motor, divider, sensor, and a seat's light and buttons.

Drawn from the table file: a part that it does not have is not drawn, and each value is the one that
the parts list has.
"""

from collections.abc import Callable, Iterator
from typing import Any

import schemdraw
from schemdraw import elements

from hardware.config import TableFile
from hardware.harness import (
    GATE_OHM,
    LIGHT_OHM,
    STATION,
    divider_for,
    printed,
    sense_ohm,
)
from hardware.parts import Driver

symbols: Any = elements
"""Its chained calls have no types."""

_INCHES, _TEXT = 0.42, 10.0
_DOWN = 10.5
"""From one row of the diagram to the next."""
_ACROSS = 14.5

Drawing = schemdraw.Drawing
Point = tuple[float, float]


def svg(file: TableFile) -> str:
    """Return the diagram as an SVG document; a table without anything soldered has an empty one."""
    drawing = schemdraw.Drawing(canvas="svg", show=False)
    drawing.config(inches_per_unit=_INCHES, font="sans-serif", fontsize=_TEXT, lw=1.2, margin=0)
    for nth, draw in enumerate(_circuits(file)):
        draw(drawing, file, ((nth % 2) * _ACROSS, -(nth // 2) * _DOWN))
    box = drawing.get_bbox()
    page = symbols.Rect(
        (box.xmin - 1.5, box.ymin - 1.0), (box.xmax + 1.5, box.ymax + 1.0), fill="white", zorder=-1
    )
    drawing.add(page.at((0, 0)).theta(0).color("white"))
    return drawing.get_imagedata("svg").decode("utf-8")


def _circuits(file: TableFile) -> Iterator[Callable[[Drawing, TableFile, Point], None]]:
    carousel = file.carousel
    if carousel.motor is not None:
        single = not file.bought.chosen().driver.backward
        yield _transistor if single else _bridge
    if carousel.battery is not None:
        yield _divider
    if carousel.encoder is not None:
        yield _sensor
    if file.seats:
        yield _seat


def _title(drawing: Drawing, at: Point, text: str) -> None:
    label = symbols.Label().at((at[0], at[1] + 1.2)).label(text, fontsize=13, halign="left")
    drawing.add(label)


def _gpio(pin: int) -> str:
    return f"GPIO {pin}"


def _battery(drawing: Drawing, file: TableFile, at: Point) -> Point:
    """Draw the cells upwards from *at*, with switch and fuse; return where their plus goes on."""
    cells = file.bought.chosen().cells
    drawing.add(symbols.Ground().at(at))
    battery = drawing.add(
        symbols.Battery().at(at).up(2.2).reverse().label(f"{cells.count} cells\n{cells.full_v:g} V")
    )
    switch = drawing.add(symbols.Switch().at(battery.end).right(2.4).label("switch"))
    fuse = drawing.add(symbols.Fuse().at(switch.end).right(2.2).label("1 A"))
    return float(fuse.end[0]), float(fuse.end[1])


def _bridge(drawing: Drawing, file: TableFile, at: Point) -> None:
    """A driver with two inputs."""
    motor, driver = file.carousel.motor, file.bought.chosen().driver
    assert motor is not None, "it is drawn"
    _title(drawing, at, f"Motor: {driver.chip}")
    x, y = _battery(drawing, file, (at[0], at[1] - 3.4))
    limits = [ohm for ohm in [sense_ohm(file)] if ohm is not None]
    box = drawing.add(
        symbols.Ic(
            pins=[
                *(_pin(name, side="left", slot="2/4") for name in [driver.standby] if name),
                _pin(driver.backward, side="left", slot="3/4"),
                _pin(driver.forward, side="left", slot="4/4"),
                _pin("VM", side="top", anchorname="vm"),
                _pin("OUT1", side="right", slot="4/4", anchorname="out1"),
                _pin("OUT2", side="right", slot="2/4", anchorname="out2"),
                _pin("GND", side="bottom", slot="1/2", anchorname="gnd"),
                *(_pin("sense", side="bottom", slot="2/2", anchorname="sense") for _ in limits),
            ],
            size=(4.2, 4.0),
            edgepadH=0.6,
        ).at((x + 0.9, y - 6.0))
    )
    drawing.add(symbols.Line().at((x, y)).tox(box.vm))
    drawing.add(symbols.Line().toy(box.vm))
    drawing.add(symbols.Capacitor(polar=True).at((x - 0.2, y)).down(1.6).label("100 µF", "bottom"))
    drawing.add(symbols.Ground())
    standby = motor.standby if driver.standby else None
    held = driver.forward if standby is None else driver.standby
    ends = (
        (driver.forward, motor.forward),
        (driver.backward, motor.backward),
        (driver.standby, standby),
    )
    for name, pin in ends:
        if pin is not None:
            # Beyond the names of the terminals below it, where there are some.
            left = 3.0 if name == held == driver.forward else 0.9
            line = drawing.add(symbols.Line().at(getattr(box, name)).left(left))
            drawing.add(symbols.Line().at(line.end).left(0.1).label(_gpio(pin), "left"))
            if name == held:
                _pulled_down(drawing, driver, line.end)
    drawing.add(symbols.Ground().at(box.gnd))
    for ohm in limits:
        drawing.add(symbols.Resistor().at(box.sense).down(1.7).label(printed(ohm), "bottom"))
        drawing.add(symbols.Ground())
    top = drawing.add(symbols.Line().at(box.out1).right(1.0))
    bottom = drawing.add(symbols.Line().at(box.out2).right(1.0))
    drawing.add(symbols.Motor().at(top.end).to(bottom.end))
    over = drawing.add(symbols.Line().at(top.end).right(1.5))
    drawing.add(symbols.Capacitor().at(over.end).toy(bottom.end).label("100 nF", "bottom"))
    drawing.add(symbols.Line().tox(bottom.end))


def _pin(name: str, **where: str) -> Any:
    return symbols.IcPin(name, lblsize=_TEXT, **where)


def _transistor(drawing: Drawing, file: TableFile, at: Point) -> None:
    """A single transistor below the motor, with the diode that its current needs when it ends."""
    motor, driver = file.carousel.motor, file.bought.chosen().driver
    assert motor is not None, "it is drawn"
    _title(drawing, at, f"Motor: {driver.chip}, forwards only")
    x, y = _battery(drawing, file, (at[0], at[1] - 3.4))
    end = drawing.add(symbols.Line().at((x, y)).right(1.2))
    turns = drawing.add(symbols.Motor().at(end.end).down(1.8))
    over = drawing.add(symbols.Line().at(turns.start).right(1.5))
    drawing.add(symbols.Schottky().at(over.end).toy(turns.end).reverse().label("1N5819", "bottom"))
    drawing.add(symbols.Line().tox(turns.end))
    beyond = drawing.add(symbols.Line().at(over.end).right(2.6))
    drawing.add(symbols.Capacitor().at(beyond.end).toy(turns.end).label("100 nF", "bottom"))
    drawing.add(symbols.Line().tox(turns.end))
    drawing.add(symbols.Capacitor(polar=True).at((x + 0.1, y)).down(1.6).label("100 µF", "top"))
    drawing.add(symbols.Ground())
    fet = drawing.add(
        symbols.NFet()
        .theta(0)
        .reverse()
        .at(turns.end)
        .anchor("drain")
        .label(driver.chip, "right", ofst=0.4)
    )
    drawing.add(symbols.Ground().at(fet.source))
    gate = drawing.add(symbols.Resistor().at(fet.gate).left(1.8).label(printed(GATE_OHM)))
    drawing.add(symbols.Line().at(gate.end).left(0.3).label(_gpio(motor.forward), "left"))
    _pulled_down(drawing, driver, gate.end)


def _pulled_down(drawing: Drawing, driver: Driver, at: Point) -> None:
    """Draw the resistor that holds the motor off."""
    drawing.add(symbols.Dot().at(at))
    ohm, side = printed(driver.pull_down_ohm), "bottom" if driver.standby else "top"
    drawing.add(symbols.Resistor().at(at).down(1.7).label(ohm, side))
    drawing.add(symbols.Ground())


def _divider(drawing: Drawing, file: TableFile, at: Point) -> None:
    battery = file.carousel.battery
    assert battery is not None, "it is drawn"
    both = divider_for(battery.divider)
    _title(drawing, at, "Battery's voltage: MCP3008")
    top = drawing.add(symbols.Dot().at((at[0] + 2.0, at[1])).label("battery +, after the fuse"))
    middle: Point = (float(top.center[0]), float(top.center[1]))
    if both.upper_ohm:
        upper = drawing.add(
            symbols.Resistor().at(middle).down(2.0).label(printed(both.upper_ohm), "bottom")
        )
        middle = (float(upper.end[0]), float(upper.end[1]))
    drawing.add(symbols.Dot().at(middle))
    drawing.add(symbols.Line().at(middle).right(1.4).label(f"CH{battery.channel}", "right"))
    drawing.add(symbols.Resistor().at(middle).down(2.0).label(printed(both.lower_ohm), "bottom"))
    drawing.add(symbols.Ground())


def _sensor(drawing: Drawing, file: TableFile, at: Point) -> None:
    encoder, sensor = file.carousel.encoder, file.bought.chosen().belt_sensor
    assert encoder is not None, "it is drawn"
    _title(drawing, at, f"Belt sensor: {sensor.name}")
    start: Point = (at[0] + 1.0, at[1])
    drawing.add(symbols.Dot(open=True).at(start).label("3V3", "left"))
    drawing.add(symbols.Resistor().at(start).right(2.4).label(printed(sensor.led_ohm)))
    lit = drawing.add(symbols.LED().down(2.2).label("light", "bottom"))
    drawing.add(symbols.Ground().at(lit.end))
    corner: Point = (float(lit.start[0]) + 3.4, at[1])
    seen = drawing.add(symbols.Photodiode().at(corner).down(2.2).reverse().label("receiver"))
    drawing.add(symbols.Ground().at(seen.end))
    drawing.add(symbols.Line().at(corner).right(1.2).label(_gpio(encoder.pin), "right"))


def _seat(drawing: Drawing, file: TableFile, at: Point) -> None:
    """The light and the buttons of a seat's Pico."""
    _title(drawing, at, "Each seat: light and buttons at its Pico")
    named = {wire.terminal: wire.to for wire in STATION.wires}
    y, x = at[1], at[0] + 1.0
    for colour in LIGHT_OHM:
        pin = next(to for terminal, to in named.items() if f"light {colour}" in terminal)
        drawing.add(symbols.Dot(open=True).at((x, y)).label(pin, "left"))
        drawing.add(symbols.Resistor().at((x, y)).right(2.2).label(printed(LIGHT_OHM[colour])))
        drawing.add(symbols.LED().right(1.8).color(colour))
        drawing.add(symbols.Ground())
        y -= 1.7
    y, x = at[1], at[0] + 7.2
    for name in ("button A", "button B"):
        pin = next(to for terminal, to in named.items() if name in terminal)
        drawing.add(symbols.Dot(open=True).at((x, y)).label(pin, "left"))
        drawing.add(symbols.Button().at((x, y)).right(2.0).label(name))
        drawing.add(symbols.Ground())
        y -= 2.2
