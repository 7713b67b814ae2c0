"""The deep twin: simulated chips, pins and stations under the unmodified drivers of a `Table`.

The world's tags lie in the fields of simulated RC522 chips. The chips of the belt and the spots
answer register reads and writes below the mfrc522 package (or, without that package, below the same
register interface); the belt's motor and encoder are on gpiozero's mock pins; each seat's station
is a simulated Pico that runs the firmware's own code behind a real pseudo-terminal opened by
pyserial.

Noise enters where it does in reality: for missed polls, answers on air break or are not heard; a
tag that misses a pass has no power there; a shadow blinds the antenna; a reset chip answers nothing
and then restarts.

On a virtual or paced clock, time stands still during a serial exchange. On a paced one, which
people watch, readers and stations look less often while nobody touches the table
(`hardware.sim.doze`). Not simulated: what each part lists as left out, and stray fields between
readers.

Acts arrive as messages. If the computer was late, a press and its release arrive together, and a
station, which looks every few milliseconds (`hardware.stations.device`), would never see the button
down: no finger of flesh is that quick. So `Fingers` hold each button until the station has looked.
"""

import random
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from typing import Any

from msgspec.structs import replace

from hardware.carousel.figures import tag_mm
from hardware.config import ReaderSettings, SeatSettings, TableFile
from hardware.errors import StationLost
from hardware.loop import CallAt, Loop, PacedClock, RealClock, Task
from hardware.rfid import Registers, open_mfrc522
from hardware.signals import Button, Colour, Pattern, Uid
from hardware.sim.doze import Doze
from hardware.sim.mechanics import Mechanics
from hardware.sim.motor import SimulatedBelt
from hardware.sim.noise import CLEAN, FOREIGN, Noise
from hardware.sim.pico import PicoClock, SimulatedPico
from hardware.sim.pins import SimulatedPins, spidev_on
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import Antenna, InField, Tag, ntag213
from hardware.sim.world import World
from hardware.table import Table

LOOKS = 3
"""How often a station can look at a button before it moves again: twice would be enough, the
second time after it has been at rest for as long as contacts bounce."""

LOOK_S = 0.02
"""The time between these looks: more than `hardware.stations.device.DEBOUNCE_US`."""


class Fingers:
    """The fingers of one seat on its buttons. *moved* is called with a button, and whether it is
    down now: at once, or as soon as a station can have seen the last move, in the same order."""

    def __init__(self, loop: Loop, moved: Callable[[Button, bool], None]) -> None:
        self._loop = loop
        self._moved = moved
        self._wanted: deque[tuple[Button, bool]] = deque()
        self._seen = True

    def __repr__(self) -> str:
        return f"<Fingers, {len(self._wanted)} moves to go>"

    def move(self, button: Button, down: bool) -> None:
        """Press a button, or let go of it."""
        if not self._seen:
            self._wanted.append((button, down))
            return
        self._moved(button, down)
        self._seen = False
        self._loop.start(self._stay())

    def _stay(self) -> Task:
        """Yield some ticks so that callbacks already due run first."""
        for _ in range(LOOKS):
            yield self._loop.now_s() + LOOK_S
        self._seen = True
        if self._wanted:
            self.move(*self._wanted.popleft())


REST_S = 1.0
"""How long nothing must have been touched before the table dozes: a tag has left by then."""

LOOK_AROUND_S = 0.2
"""How often it is asked whether the table rests: it wakes by itself when it is touched."""

PI_TRANSFER_S = 30e-6
"""Assumed: one SPI transaction through Linux's spidev on a Pi, besides its bits on the wire."""

PICO_TRANSFER_S = 60e-6
"""Assumed: one SPI transaction from MicroPython on a Pico, besides its bits on the wire."""

REACH_MM, HELD_MM = 30.0, 5.0
"""Assumed: how far above its antenna a sound reader sees a sticker of 25 mm; and how far above it a
tag is on a pad's lid."""

MOST_SLOT_JITTER = 0.45
"""In half slots: with more, the edges of the encoder's disc would change places."""

EXCHANGE_S, CROSSING_S = 2.0, 0.05
"""How long to wait in total for bytes to cross a pseudo-terminal, and at a time. Crossing takes
well under a millisecond, but the waiting process may be kept from running."""


class DeepTwin:
    """A simulated table under real drivers. `table` is an ordinary `Table`; this is its `Io`.

    Moves the world's belt, tags and lights, and applies its *noise* from `begin` on; without one,
    everything is perfect. The belt has the figures of *mechanics*, or the usual ones. `close` is
    idempotent.
    """

    def __init__(
        self,
        file: TableFile,
        world: World,
        loop: Loop,
        seed: int = 0,
        noise: Noise | None = None,
    ) -> None:
        self.file = file
        self.world = world
        self.reach_mm: dict[str, float] = {}
        """How far a reader's field reaches, where it is not `REACH_MM`."""
        self.held_mm = HELD_MM
        """How far above an antenna hands hold a tag."""
        self._noise = noise or Noise(world)
        self.pins = SimulatedPins(loop)
        self.pin_factory: Any = self.pins
        self.pin_factory_name = None
        self.belt = SimulatedBelt(
            loop, file.carousel, self.pins, seed, mechanics=self._mechanics(file)
        )
        self.chips: dict[str, Rc522] = {}
        self.picos: dict[str, SimulatedPico] = {}
        self._fingers: dict[str, Fingers] = {
            seat.name: Fingers(loop, partial(self._moved, seat.name)) for seat in file.seats
        }
        self._loop = loop
        self._pads, self._antennas = Doze(loop), Doze(loop)
        self._stirred_s = loop.now_s()
        self._tags: dict[Uid, Tag] = {uid: ntag213(uid) for uid in (*world.pieces, FOREIGN)}
        world.drive(self)
        world.on_button.append(self._button)
        world.on_tap.append(self._tapped)
        world.on_belt.append(lambda number: self._stir())
        with ExitStack() as opening:
            for seat in file.seats:
                self.picos[seat.name] = opening.enter_context(self._pico(seat, seed))
            self.table = opening.enter_context(Table(file, loop, self))
            if not isinstance(loop.clock, RealClock):
                loop.before_waiting.append(self._finish_exchanges)
                opening.callback(loop.before_waiting.remove, self._finish_exchanges)
            self._opened = opening.pop_all()
        if isinstance(loop.clock, PacedClock) and self._noise.profile == CLEAN:
            self.belt.when_driven.append(self._antennas.wake)
            loop.start(self._rest())

    def belt_turns(self) -> float:
        return self.belt.turns

    def belt_rpm(self) -> float:
        return self.belt.speed_rpm

    def light_of(self, seat: str) -> tuple[Colour, Pattern]:
        return self.picos[seat].light

    def close(self) -> None:
        self._opened.close()

    def begin(self) -> None:
        """Apply the noise from now on."""
        for reader, chip in self.chips.items():
            chip.air.half_bit_rate = self._noise.profile.reads.half_bit_errors
            self._loop.start(self._spoil_polls(reader, chip))
        self._noise.begin(self._loop, shadowed=lambda reader, begins: None, reset=self._reset)

    # ---- the Io of the table -------------------------------------------------------------------

    def release_pins(self) -> None:
        """Do nothing: the pins end with the twin."""

    def open_reader(self, settings: ReaderSettings) -> Registers:
        clock = self._loop.clock
        over = self._over_belt if settings.role == "belt" else self._held_to
        chip = Rc522(clock, over(settings.name), transfer_s=PI_TRANSFER_S)
        self.chips[settings.name] = chip
        if find_spec("mfrc522") is None:
            # The package is installed on a Pi and for the tests, not for playing.
            return Registers(chip.xfer2)
        nrstpd = self.pins.pin(settings.reset_pin)
        nrstpd.when_driven.append(lambda: chip.set_nrstpd(bool(nrstpd.state)))
        with spidev_on({(settings.spi_bus, settings.spi_device): chip}):
            return open_mfrc522(
                settings.spi_bus, settings.spi_device, settings.reset_pin, self.pins, clock=clock
            )

    def serial_port(self, station: str) -> str:
        return self.picos[station.removeprefix("sim:")].port_path

    @property
    def poll_at(self) -> CallAt:
        return self._antennas.call_at

    # ---- rest ----------------------------------------------------------------------------------

    def _rest(self) -> Task:
        """Let the table doze while nobody touches it, and its readers while the belt stands, too: a
        person watches a twin on a paced clock, and pays for each look."""
        while True:
            yield self._loop.now_s() + LOOK_AROUND_S
            now_s = self._loop.now_s()
            awake = now_s - self._stirred_s < REST_S or bool(self.world.seats_at_pads(now_s))
            awake = awake or not all(link.ready for link in self.table.links.values())
            turns = self.belt.speed_rpm != 0.0 or self.table.carousel.duty != 0.0
            if awake:
                self._pads.wake()
            else:
                self._pads.on = True
            if awake or turns or not all(reader.ready for reader in self.table.readers):
                self._antennas.wake()
            else:
                self._antennas.on = True

    def _stir(self) -> None:
        self._stirred_s = self._loop.now_s()
        self._pads.wake()
        self._antennas.wake()

    # ---- what the devices sense ------------------------------------------------------------------

    def _over_belt(self, reader: str) -> Antenna:
        """Return the antenna of a belt reader: the tags on the track over it."""
        away_mm = tag_mm(self.file.carousel)
        return self._antenna(
            lambda now_s: self._noise.readable(reader) if self._reaches(reader, away_mm) else []
        )

    def _held_to(self, reader: str) -> Antenna:
        """Return the antenna of a pad or spot: the tags that hands hold to it."""
        return self._antenna(
            lambda now_s: (
                self._noise.tapping(reader, now_s) if self._reaches(reader, self.held_mm) else []
            )
        )

    def _reaches(self, reader: str, away_mm: float) -> bool:
        return self.reach_mm.get(reader, REACH_MM) >= away_mm

    def _antenna(self, readable: Callable[[float], list[Uid]]) -> Antenna:
        """Return an antenna with its readable tags, and since when. Called often: for every
        frame."""
        since_s: dict[Uid, float] = {}

        def antenna() -> tuple[InField, ...]:
            nonlocal since_s
            now_s = self._loop.now_s()
            uids = readable(now_s)
            if not uids and not since_s:
                return ()
            since_s = {uid: since_s.get(uid, now_s) for uid in uids}
            return tuple(InField(self._tags[uid], 1.0, since_s[uid]) for uid in uids)

        return antenna

    def _pico(self, seat: SeatSettings, seed: int) -> SimulatedPico:
        clock = PicoClock(self._loop.clock)
        chip = Rc522(clock, self._held_to(seat.pad), transfer_s=PICO_TRANSFER_S)
        self.chips[seat.pad] = chip
        return SimulatedPico(
            self._loop,
            Registers(chip.xfer2),
            seat.station.removeprefix("sim:"),
            clock=clock,
            rng=random.Random(f"{seed}/pico/{seat.name}"),
            call_at=self._pads.call_at,
        )

    def _button(self, seat: str, button: Button, pressed: bool) -> None:
        self._stir()
        self._fingers[seat].move(button, pressed)

    def _moved(self, seat: str, button: Button, down: bool) -> None:
        pico = self.picos[seat]
        (pico.press if down else pico.release)(button)

    # ---- noise ---------------------------------------------------------------------------------

    def _mechanics(self, file: TableFile) -> Mechanics:
        """Return the belt's mechanics, with the noise's jitter in its encoder's disc."""
        mechanics, jitter_mm = Mechanics.of(file), self._noise.profile.encoder.jitter_mm
        if not jitter_mm or file.carousel.encoder is None:
            return mechanics
        half_slot_mm = file.carousel.track_mm / (2 * file.carousel.encoder.pulses_per_turn)
        return replace(mechanics, slot_jitter=min(MOST_SLOT_JITTER, jitter_mm / half_slot_mm))

    def _tapped(self, seat: str, uid: Uid, until_s: float) -> None:
        self._stir()
        self._noise.tapped(seat)

    def _spoil_polls(self, reader: str, chip: Rc522) -> Task:
        for from_s, until_s, garbled in self._noise.bad_polls(reader, self._loop.now_s()):
            yield from_s
            chip.air.garbled_rate, chip.air.silent_rate = float(garbled), float(not garbled)
            yield until_s
            chip.air.garbled_rate = chip.air.silent_rate = 0.0

    def _reset(self, reader: str, begins: bool) -> None:
        chip = self.chips[reader]
        if begins:
            chip.miso = 0x00
        else:
            chip.miso = None
            chip.brown_out()

    # ---- serial exchanges on a virtual clock -----------------------------------------------------

    def _finish_exchanges(self) -> None:
        """Let every byte that one end has sent reach the other before the clock moves on.

        Raises `StationLost` when that takes absurdly long on the wall clock.
        """
        in_vain = 0
        while crossing := self._crossing():
            in_vain = 0 if self._loop.poll_files(CROSSING_S) else in_vain + 1
            if in_vain * CROSSING_S > EXCHANGE_S:
                raise StationLost(
                    f"bytes to or from {', '.join(crossing)} did not cross their pseudo-terminal "
                    f"within {EXCHANGE_S:g} s"
                )

    def _crossing(self) -> list[str]:
        """Return the seats whose bytes are on their way. Called often: before the clock moves."""
        links = self.table.links
        return [seat for seat, pico in self.picos.items() if pico.in_flight(links[seat])]
