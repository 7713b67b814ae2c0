"""Reading a table file, and checking that its keys agree: pins, buses, names and arithmetic.

The first mistake is reported in one sentence: the file, the line and key, what was found and what
was expected.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from hardware.config.header import CHIP_SELECTS, FIRST_PULLED_DOWN, SPI_PINS
from hardware.config.schema import ADC_REFERENCE_V, CarouselSettings, TableFile
from hardware.errors import InputFileError, TableFileError
from hardware.files import place_of, read_settings
from hardware.parts import Chosen, UnknownPart, part

_SHIPPED = Path(__file__).resolve().parent.parent / "tables"


def builtin_tables() -> Mapping[str, Path]:
    """Return the shipped table files by name: `sim`, and real wirings to start from."""
    return {path.stem: path for path in sorted(_SHIPPED.glob("*.toml"))}


def load_table_file(path: Path | str) -> TableFile:
    """Read and check the table file at *path*, or the shipped one of that name (`sim`).

    Raises `TableFileError` for the first mistake.

    >>> file = load_table_file("sim-spots")
    >>> [seat.name for seat in file.seats][:2], len(file.spots), file.carousel.speed_rpm
    (['red', 'blue'], 6, 3.0)
    >>> load_table_file("kitchen")
    Traceback (most recent call last):
    hardware.errors.TableFileError: there is no file kitchen; expected a table file: ...
    """
    path = builtin_tables().get(str(path), Path(path))
    shipped = ", ".join(builtin_tables())
    try:
        file, text = read_settings(path, TableFile, f"a table file: {shipped}, or the path of one")
    except InputFileError as error:
        raise TableFileError(str(error)) from None
    for key, sentence in mistakes(file):
        raise TableFileError(f"{place_of(path, text, key)}: {sentence}")
    return file


# ---- what must agree -----------------------------------------------------------------------------

Mistake = tuple[str, str]
"""The key's path (`seats[1].station`), and what was found and expected."""

JAM_LIMIT_S = 0.3
"""A belt at full speed that gets stuck must be noticed within this time."""

PULSES_TO_NOTICE = 3
"""How many pulses must be missed before that means anything; see `carousel.protection`."""

POLLS_PER_PASSAGE = 3
"""How often a passing tile must be polled to be read reliably."""

TURN_S = 0.035
"""The time of one reader's turn on the air: 5.1 ms for tags to wake up, an inventory of two NTAGs
(16.1 ms at 30 us a transfer), their second confirmation (6 ms) and a check of the chip's health,
5.1 ms for tags to lose their state, and up to 1 ms until the next reader polls."""


def mistakes(file: TableFile) -> Iterator[Mistake]:
    yield from _parts(file)
    yield from _carousel(file.carousel)
    yield from _names(file)
    yield from _belt_readers(file)
    yield from _shared_air(file)
    yield from _stations(file)
    yield from _spi_devices(file)
    yield from _pins(file)


def _parts(file: TableFile) -> Iterator[Mistake]:
    """Check that each part that was bought is known."""
    for kind in Chosen._fields:
        try:
            part(kind, getattr(file.bought, kind), file.bought.own)
        except UnknownPart as error:
            yield f"parts.{kind}", str(error)


def _carousel(carousel: CarouselSettings) -> Iterator[Mistake]:
    motor, encoder = carousel.motor, carousel.encoder
    if motor is not None:
        for key in ("forward", "backward", "standby"):
            pin = getattr(motor, key)
            if pin is not None and pin < FIRST_PULLED_DOWN:
                yield (
                    f"carousel.motor.{key}",
                    f"GPIO {pin} is pulled up while the Pi starts, so the motor could run before "
                    "any program does; expected one of GPIO 9 to 27, with 10 kOhm to ground",
                )
        most = motor.full_speed_duty
        if most is not None and motor.friction_duty is not None and motor.friction_duty >= most:
            yield (
                "carousel.motor.friction_duty",
                f"{motor.friction_duty:g}; expected less than full_speed_duty "
                f"({most:g}), which turns the belt as well",
            )
    if encoder is not None:
        pulses = encoder.pulses_per_turn * carousel.speed_rpm / 60 * JAM_LIMIT_S
        if pulses < PULSES_TO_NOTICE:
            needed = PULSES_TO_NOTICE / JAM_LIMIT_S * 60 / carousel.speed_rpm
            yield (
                "carousel.encoder.pulses_per_turn",
                f"{encoder.pulses_per_turn} pulses a turn x {carousel.speed_rpm:g} turns a minute "
                f"/ 60 x {JAM_LIMIT_S:g} s = {pulses:.3g} pulses, too few to notice a jam within "
                f"{JAM_LIMIT_S * 1000:.0f} ms; expected at least {PULSES_TO_NOTICE}, "
                f"which takes {_round_up(needed)} pulses a turn",
            )
    yield from _adc(carousel)


def _adc(carousel: CarouselSettings) -> Iterator[Mistake]:
    """Check what the MCP3008's channels can measure, and that each is used once."""
    battery, current = carousel.battery, carousel.current
    if battery is not None:
        most_v = ADC_REFERENCE_V * battery.divider
        if not battery.empty_v < battery.low_v < most_v:
            yield (
                "carousel.battery.low_v",
                f"{battery.low_v:g} V; expected more than empty_v ({battery.empty_v:g} V) and less "
                f"than {most_v:.3g} V, which is all that the ADC can measure behind a divider of "
                f"{battery.divider:g}",
            )
    if battery is not None and current is not None:
        mine, other = (s.spi_device for s in (current, battery))
        if mine == other and current.channel == battery.channel:
            yield (
                "carousel.current.channel",
                f"channel {current.channel} of this ADC measures the battery already; "
                "expected a channel of its own",
            )


def _round_up(value: float) -> int:
    # Subtract half a millionth, so that 600.0000001 from rounding does not become 601.
    return -int(-(value - 5e-7) // 1)


def _names(file: TableFile) -> Iterator[Mistake]:
    first: dict[str, str] = {}
    for index, seat in enumerate(file.seats):
        here = f"seats[{index}]"
        if seat.name in first:
            yield (
                f"{here}.name",
                f"the seat {seat.name!r} is there already as {first[seat.name]}; "
                "expected each colour once",
            )
        first.setdefault(seat.name, here)
    readers: dict[str, str] = {seat.pad: "the pad of that seat" for seat in file.seats}
    for index, reader in enumerate(file.readers):
        here = f"readers[{index}]"
        if reader.name in readers:
            yield (
                f"{here}.name",
                f"a reader called {reader.name!r} is there already: {readers[reader.name]}; "
                "expected a name of its own",
            )
        readers.setdefault(reader.name, here)
    for index, reader in enumerate(file.readers):
        for nth, neighbour in enumerate(reader.neighbours):
            if neighbour == reader.name or neighbour not in readers:
                others = ", ".join(sorted(set(readers) - {reader.name}))
                yield (
                    f"readers[{index}].neighbours[{nth}]",
                    f"{neighbour!r} is not another reader of this table; "
                    + (f"expected one of {others}" if others else "there is no other"),
                )


def _belt_readers(file: TableFile) -> Iterator[Mistake]:
    track_mm = file.carousel.track_mm
    for index, reader in enumerate(file.readers):
        here = f"readers[{index}]"
        if reader.role == "belt" and reader.place_mm >= track_mm:
            yield (
                f"{here}.place_mm",
                f"{reader.place_mm:g} mm is beyond the track, which is {track_mm:g} mm long; "
                f"expected 0 or more and less than {track_mm:g}",
            )
        if reader.role == "spot" and reader.place_mm != 0.0:
            yield (
                f"{here}.place_mm",
                "a spot has no place on the belt; expected this key only where role is 'belt'",
            )


def _shared_air(file: TableFile) -> Iterator[Mistake]:
    """Check that each belt reader gets its turns often enough for the belt's speed."""
    carousel = file.carousel
    speed_mm_s = carousel.track_mm * carousel.speed_rpm / 60
    on_the_pi = {reader.name for reader in file.readers}
    for index, reader in enumerate(file.readers):
        sharing = {other for other in reader.neighbours if other in on_the_pi}
        sharing |= {other.name for other in file.readers if reader.name in other.neighbours}
        if reader.role != "belt" or not sharing:
            continue
        # A belt reader has every second turn, or its share of that among belt readers.
        belts = 1 + sum(other.role == "belt" for other in file.readers if other.name in sharing)
        turns = min(1 + len(sharing), 2 * belts)
        passage_s = reader.zone_mm / speed_mm_s
        polls = passage_s / (TURN_S * turns)
        if polls < POLLS_PER_PASSAGE:
            yield (
                f"readers[{index}].neighbours",
                f"{reader.zone_mm:g} mm of zone at {speed_mm_s:.3g} mm/s are {passage_s:.3g} s, "
                f"and sharing the air leaves this reader one of {turns} turns of "
                f"{TURN_S * 1e3:g} ms: {polls:.2g} polls while a tile passes; expected at least "
                f"{POLLS_PER_PASSAGE}, so move readers apart or slow the belt down",
            )


def _stations(file: TableFile) -> Iterator[Mistake]:
    first: dict[str, str] = {}
    for index, seat in enumerate(file.seats):
        here = f"seats[{index}].station"
        simulated = seat.station.startswith("sim:")
        if not seat.station and not file.simulated:
            continue
        if seat.station in first:
            yield (
                here,
                f"{seat.station} is the station of {first[seat.station]} already; "
                "expected a port of its own",
            )
        elif simulated and not file.simulated:
            yield (
                here,
                f"{seat.station} is a simulated station at a real table; expected a serial port "
                "such as /dev/serial/by-id/..., or simulated = true at the top of the file",
            )
        elif file.simulated and not simulated:
            yield (
                here,
                f"{seat.station} is a real port, and a simulated table opens none; "
                f"expected sim:{seat.name}"
                if seat.station
                else f"there is no station; expected sim:{seat.name}",
            )
        first.setdefault(seat.station, f"seat {seat.name!r}")
    numbers: dict[str, str] = {}
    for index, seat in enumerate(file.seats):
        if seat.number in numbers:
            yield (
                f"seats[{index}].number",
                f"{seat.number} is the number of seat {numbers[seat.number]!r} already; "
                "expected a number of its own",
            )
        elif seat.number:
            numbers[seat.number] = seat.name


def _spi_devices(file: TableFile) -> Iterator[Mistake]:
    first: dict[tuple[int, int], str] = {}
    for key in ("battery", "current"):
        adc = getattr(file.carousel, key)
        if adc is not None:
            # Battery and current may be channels of one ADC.
            first.setdefault((0, adc.spi_device), f"carousel.{key}")
    for index, reader in enumerate(file.readers):
        device = (reader.spi_bus, reader.spi_device)
        if device in first:
            yield (
                f"readers[{index}].spi_device",
                f"SPI bus {device[0]} device {device[1]} belongs to {first[device]} already; "
                "expected a chip select of its own",
            )
        first.setdefault(device, f"readers[{index}]")


def used_gpios(file: TableFile) -> frozenset[int]:
    """Every GPIO that the file names, and those of its SPI buses; not the chip selects that only an
    overlay gives a pin."""
    single = (pin for _, pin in single_pins(file))
    return frozenset((*single, *(pin for pin, _ in _pins_of_the_buses(file))))


def _pins(file: TableFile) -> Iterator[Mistake]:
    first = dict(_pins_of_the_buses(file))
    for key, pin in single_pins(file):
        if pin in first:
            yield key, f"GPIO {pin} is {first[pin]} already; expected a pin that nothing else uses"
        first.setdefault(pin, key)


def _pins_of_the_buses(file: TableFile) -> Iterator[tuple[int, str]]:
    for bus, device in file.spi_devices:
        for role, pin in SPI_PINS[bus].items():
            yield pin, f"SPI bus {bus}'s {role}"
        if (bus, device) in CHIP_SELECTS:
            yield CHIP_SELECTS[bus, device], f"the chip select of SPI bus {bus} device {device}"


def single_pins(file: TableFile) -> Iterator[tuple[str, int]]:
    """Yield every GPIO that the file names, with its key."""
    motor, encoder = file.carousel.motor, file.carousel.encoder
    if motor is not None:
        for key in ("forward", "backward", "standby"):
            pin = getattr(motor, key)
            if pin is not None:
                yield f"carousel.motor.{key}", pin
    if encoder is not None:
        yield "carousel.encoder.pin", encoder.pin
        if encoder.index_pin is not None:
            yield "carousel.encoder.index_pin", encoder.index_pin
    for index, reader in enumerate(file.readers):
        yield f"readers[{index}].reset_pin", reader.reset_pin
