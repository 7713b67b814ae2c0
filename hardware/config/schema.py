"""The table file's types: every section and key with its unit, range and default.

A value that is wrong on its own is refused here; `hardware.config.tablefile` finds keys that
contradict each other.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hardware.parts import Catalogue, Chosen, part
from hardware.signals import pad_of

SeatName = Literal["red", "blue", "green", "yellow", "orange", "purple", "white", "black"]
"""A seat's name is its colour. Black's light shows other colours: there is no black light."""

ReaderRole = Literal["belt", "spot"]

Gpio = Annotated[int, Meta(ge=0, le=27)]
"""A GPIO number (Broadcom numbering, not header pins); 0 to 27 are on the header."""

ADC_REFERENCE_V = 3.3
"""The MCP3008 measures up to its reference, the Pi's 3.3 V."""

_Name = Annotated[str, Meta(min_length=1, max_length=40)]


class _Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the file: an unknown key is a mistake, not a comment."""


class MotorSettings(_Section, frozen=True, kw_only=True):
    """The pins of the belt's motor: of an H-bridge, or of a single transistor.

    Without `backward` the belt cannot run backwards. Without `standby` only the bridge's inputs
    keep the motor off.
    """

    forward: Gpio
    backward: Gpio | None = None
    standby: Gpio | None = None
    """DRV8833's nSLEEP or TB6612's STBY: low turns the bridge off."""
    pwm_hz: Annotated[int, Meta(ge=50, le=10_000)] = 250
    """100 to 500 Hz suit a small brushed motor and software PWM; lgpio's limit is 10 kHz."""
    full_speed_duty: Annotated[float, Meta(ge=0.1, le=1.0)] | None = None
    """The duty at which the loaded belt runs at about full speed. The speed control starts from
    this guess; without an encoder it is all there is. None: what the bought parts let expect
    (`figures.drive_of`)."""
    friction_duty: Annotated[float, Meta(ge=0.0, lt=1.0)] | None = None
    """The duty that only overcomes friction: what the line through duty and speed leaves at
    standstill. Below full_speed_duty; None: the share of it that the bought parts let expect."""

    @property
    def lines(self) -> list[int]:
        """The lines that must be low for the motor to be off: standby first."""
        lines = (self.standby, self.forward, self.backward)
        return [line for line in lines if line is not None]


class EncoderSettings(_Section, frozen=True, kw_only=True):
    """A slot or Hall sensor that goes high `pulses_per_turn` times per turn of the belt.

    Without it: no constant speed, no jam or runaway protection, no laps.
    """

    pin: Gpio
    pulses_per_turn: Annotated[int, Meta(ge=1, le=100_000)]
    """Per turn of the *belt*, not of the motor."""
    index_pin: Gpio | None = None
    """A second sensor that goes low once a turn. Without it a lost or false pulse shifts every
    later position."""


class BatterySettings(_Section, frozen=True, kw_only=True):
    """An MCP3008 that measures the motor's battery through a divider.

    Without it there are no warnings of a weak battery.
    """

    channel: Annotated[int, Meta(ge=0, le=7)]
    divider: Annotated[float, Meta(ge=1.0, le=20.0)]
    """Battery volts per volt at the channel; 6.4 V must end up below the chip's 3.3 V."""
    spi_device: Annotated[int, Meta(ge=0, le=1)] = 1
    """The chip select on SPI bus 0; gpiozero (2.0) supports no ADC on bus 1."""
    low_v: Annotated[float, Meta(gt=0, le=60)] = 4.8
    """People are warned below this voltage at rest. The default is for four AA cells."""
    empty_v: Annotated[float, Meta(gt=0, le=60)] = 4.4
    """No round starts below this voltage at rest. The default is where four AA cells can no longer
    turn the belt at full speed."""
    capacity_ah: Annotated[float, Meta(gt=0, le=100)] = 2.0
    """The capacity of fresh cells, for estimating the rounds left."""


class CurrentSettings(_Section, frozen=True, kw_only=True):
    """An MCP3008 channel that measures the current from the battery to the motor's driver.

    Without it a dead encoder looks like a jam, and a round's energy is estimated from an assumed
    current.
    """

    channel: Annotated[int, Meta(ge=0, le=7)]
    volts_per_ampere: Annotated[float, Meta(gt=0, le=10)]
    """Volts at the channel per ampere; smooth out the PWM with 10 ms or so (10 kOhm, 1 uF)."""
    spi_device: Annotated[int, Meta(ge=0, le=1)] = 1
    """The chip select on SPI bus 0; may be the same ADC as the battery's."""
    limit_a: Annotated[float, Meta(gt=0, le=20)] | None = None
    """A belt whose motor draws more is held by something: between what it draws when it runs and
    when it is held fast. None: only the encoder notices."""
    limit_v: Annotated[float, Meta(gt=0, le=60)] = 6.4
    """The battery's voltage at rest at which that is the limit. It follows the voltage, as both
    currents do. The default is that of four fresh AA cells."""


class BodySettings(_Section, frozen=True, kw_only=True):
    """What `reclaim mechanics` builds the carousel from, beside its track, places and tiles."""

    tile_thickness_mm: Annotated[float, Meta(gt=0, le=20)] = 3.0
    links_per_place: Annotated[int, Meta(ge=1, le=4)] = 1
    """How many links there are for each place: 2 where only every second one carries a tile."""
    gap_mm: Annotated[float, Meta(gt=0, le=50)] = 0.8
    """Between what moves and what does not, where they are nearest."""
    bed_mm: Annotated[float, Meta(ge=100, le=1000)] = 220.0
    """The side of the printer's bed."""
    bed_y_mm: Annotated[float, Meta(ge=100, le=1000)] | None = None
    """Its other side, where the bed is no square."""

    @property
    def bed(self) -> tuple[float, float]:
        """Both sides, the longer first."""
        sides = self.bed_mm, self.bed_y_mm or self.bed_mm
        return max(sides), min(sides)


class PartsSettings(_Section, frozen=True, kw_only=True):
    """What was bought, by its names in hardware/parts/catalogue.toml, or in `own`.

    The solids, the wiring, the shopping list and the simulation take their numbers from there.
    """

    computer: str = "pi-4"
    motor: str = "pololu-1588"
    driver: str = "drv8833-sense"
    belt_sensor: str = "tcst2103"
    reader: str = "rc522-60x40"
    station: str = "pico"
    cells: str = "aa-alkaline-4"
    current_limit_a: Annotated[float, Meta(gt=0, le=20)] | None = 0.43
    """The most that the driver is to let through; `reclaim wire` says with which resistor. None: it
    limits nothing, and `[carousel.current]` must stop a belt that is held."""
    own: Catalogue = Catalogue()
    """Parts of your own, in the catalogue's words: `[[parts.own.motor]]`."""

    def chosen(self) -> Chosen:
        """Return them. Must be called of a table file that was checked."""
        return Chosen(*(part(kind, getattr(self, kind), self.own) for kind in Chosen._fields))


class CarouselSettings(_Section, frozen=True, kw_only=True):
    """The belt: its geometry and speed, and what drives and monitors it."""

    places: Annotated[int, Meta(ge=1, le=200)] = 36
    track_mm: Annotated[float, Meta(gt=0, le=20_000)] = 1260.0
    """The length of the track, which is one turn of the belt."""
    tile_mm: Annotated[float, Meta(gt=0, le=200)] = 32.0
    """The side of a tile, which is square."""
    speed_rpm: Annotated[float, Meta(gt=0, le=60)] = 3.0
    """Full speed in turns of the belt per minute. No command exceeds it."""
    ramp_s: Annotated[float, Meta(ge=0.15, le=10)] = 0.5
    """How long a soft start from standstill to full speed takes; stopping takes as long."""
    run_limit_s: Annotated[float, Meta(gt=0, le=7200)] = 900.0
    """The longest run, after which the belt stops by itself."""
    motor: MotorSettings | None = None
    """Without it people turn the belt by hand."""
    encoder: EncoderSettings | None = None
    battery: BatterySettings | None = None
    current: CurrentSettings | None = None
    body: BodySettings | None = None
    """Without it the defaults are built."""

    @property
    def links(self) -> int:
        """How many links the belt has."""
        return self.places * (self.body or BodySettings()).links_per_place

    @property
    def wired(self) -> bool:
        """Whether any of it is connected to this computer's pins."""
        return any((self.motor, self.encoder, self.battery, self.current))

    @property
    def adc_devices(self) -> tuple[int, ...]:
        """The chip selects of its ADCs on SPI bus 0; battery and current may share one."""
        adcs = (self.battery, self.current)
        return tuple(sorted({adc.spi_device for adc in adcs if adc is not None}))


class ReaderSettings(_Section, frozen=True, kw_only=True):
    """An RC522 on the Pi's own SPI bus: under the belt, or under a spot on the table."""

    name: _Name
    role: ReaderRole
    reset_pin: Gpio
    """The chip's RST. Every reader has its own, so that one that hangs is restarted alone."""
    spi_bus: Annotated[int, Meta(ge=0, le=1)] = 0
    spi_device: Annotated[int, Meta(ge=0, le=7)] = 0
    """The chip select: `/dev/spidevBUS.DEVICE`."""
    place_mm: Annotated[float, Meta(ge=0)] = 0.0
    """Belt readers: where the antenna's centre is along the track, in the running direction."""
    zone_mm: Annotated[float, Meta(gt=0, le=200)] = 40.0
    """Belt readers: the length of track over which the antenna reads a tag; measure it."""
    neighbours: tuple[_Name, ...] = ()
    """Readers whose fields reach this one, so the two are never on together. Symmetric; name it at
    one."""


class SeatSettings(_Section, frozen=True, kw_only=True):
    """A seat and the serial port of its station (pad, two buttons, light)."""

    name: SeatName
    station: str = ""
    """`/dev/serial/by-id/...`, or `sim:NAME` at a simulated table. Empty: the port that was
    assigned to the seat by pressing its station's A, which is kept outside this file."""
    number: str = ""
    """What the seat's station calls itself (`reclaim station list`): signals of the station that
    says it are the seat's, whatever port it has. Empty: the number first heard at its port, which
    is kept outside this file."""

    @property
    def pad(self) -> str:
        """The name of the reader under the seat's pad."""
        return pad_of(self.name)


class TableFile(_Section, frozen=True, kw_only=True):
    """A whole table file, checked."""

    name: _Name
    description: str = ""
    language: str = ""
    """The code of the language that the table speaks; empty where somebody else says so. Whether
    there are words in it, only the controller knows."""
    simulated: bool = False
    """True for the twin: the devices' far ends are simulated and nothing real is opened."""
    carousel: CarouselSettings = CarouselSettings()
    readers: tuple[ReaderSettings, ...] = ()
    seats: Annotated[tuple[SeatSettings, ...], Meta(max_length=8)] = ()
    parts: PartsSettings | None = None
    """None where nothing is said of what was bought."""

    @property
    def bought(self) -> PartsSettings:
        """What was bought, or what is built where nothing is said of it."""
        return self.parts or PartsSettings()

    @property
    def spots(self) -> tuple[str, ...]:
        """The readers of the tap marks from left to right, as in the file."""
        return tuple(reader.name for reader in self.readers if reader.role == "spot")

    @property
    def spi_devices(self) -> tuple[tuple[int, int], ...]:
        """(bus, chip select) of every reader and ADC, sorted."""
        readers = {(reader.spi_bus, reader.spi_device) for reader in self.readers}
        return tuple(sorted(readers | {(0, device) for device in self.carousel.adc_devices}))
