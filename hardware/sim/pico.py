"""A simulated seat station: a Pico at the far end of a real pseudo-terminal.

The station's own program (`hardware.stations.device`) runs on it unchanged, and `port_path` is
opened with the real pyserial. Bytes take a millisecond or so through the USB. Cable, truncation,
noise and restarts come on demand.

Not simulated: USB enumeration and its errors, flow control and the size of the Pico's USB buffers
(the kernel's are larger), baud rates, the speed of MicroPython itself (only what the registers
charge to the `PicoClock` takes time), the watchdog, button bounce, and the reader's loss of power
when the cable is pulled.
"""

import os
import random
import select
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from hardware.loop import CallAt, Clock, Loop, Timer
from hardware.rfid.pcd import Registers
from hardware.rfid.poller import Poller
from hardware.signals import Button, Colour, Pattern
from hardware.stations.device import Station
from hardware.stations.link import StationLink

if TYPE_CHECKING:  # names that only the .pyi has
    from hardware.stations.device import Pad, Rgb

USB_LATENCY_S = (0.0005, 0.0015)
"""Full-speed USB moves bulk data in frames of one millisecond (USB 2.0, 5.8). Each Pico's latency
is drawn once, so no two of them act at the same instant, which would leave their order to the
kernel."""

BOOT_S = 0.5
"""Assumed: from power-on to the first line that MicroPython sends."""

_READ_SIZE = 4096

DARK: "Rgb" = (0, 0, 0)


class PicoClock:
    """The time on one Pico: the loop's, or later while the Pico is busy.

    What the Pico does (`spend`) delays that Pico alone: it runs ahead of the loop and does not wake
    before the loop has caught up, while the rest of the table goes on.
    """

    def __init__(self, clock: Clock) -> None:
        self.virtual = clock.virtual
        self._clock = clock
        self._busy_until_s = 0.0

    @property
    def ahead_s(self) -> float:
        """How far this Pico's time is ahead of the loop's."""
        return max(0.0, self._busy_until_s - self._clock.now_s())

    def now_s(self) -> float:
        return max(self._clock.now_s(), self._busy_until_s)

    def spend(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError(f"time cannot go back by {-seconds} s")
        self._busy_until_s = self.now_s() + seconds


class SimulatedPico:
    """One station: plug it in, press its buttons, look at its light.

    *registers* lead to the simulated chip of its pad, which should live on *clock*, this Pico's
    own. `port_path` is a symbolic link that exists while the cable is plugged in, as udev keeps one
    for a real station. *rng* draws boot nonces, latency and noise, and must differ for each station
    of a table. *call_at* schedules its looks at pad and buttons, if not the loop. Starts plugged
    in; `close` is idempotent.
    """

    def __init__(
        self,
        loop: Loop,
        registers: Registers,
        station_id: str,
        *,
        clock: PicoClock | None = None,
        rng: random.Random | None = None,
        make_poller: "Callable[[Registers], Pad]" = Poller,
        call_at: CallAt | None = None,
    ) -> None:
        self.station_id = station_id
        self.clock = clock or PicoClock(loop.clock)
        self.rgb: Rgb = DARK
        self.bytes_in = 0
        """Bytes taken from the port since the host opened it."""
        self.bytes_out = 0
        """Bytes put into the port since the host opened it."""
        self.noise = 0.0
        """The share of bytes that are changed in transit, in both directions."""
        self._loop = loop
        self._call_at = call_at or loop.call_at
        self._registers = registers
        self._rng = rng or random.Random(f"pico/{station_id}")
        self._make_poller = make_poller
        self._latency_s = self._rng.uniform(*USB_LATENCY_S)
        self._folder = tempfile.TemporaryDirectory(prefix="reclaim-pico-")
        self.port_path = str(Path(self._folder.name) / station_id)
        self._pressed: dict[Button, bool] = {"A": False, "B": False}
        self._station: Station | None = None
        self._master: int | None = None
        self._host_there = False
        self._received: list[tuple[float, bytes]] = []
        self._timer: Timer | None = None
        self._power = 0
        """The number of power-ups: what was in transit before one never arrives after it."""
        self._truncate = False
        self.plug()

    def __repr__(self) -> str:
        cable = "open" if self._host_there else "plugged in" if self.plugged else "unplugged"
        colour, pattern = self.light
        down = [button for button, pressed in self._pressed.items() if pressed]
        return f"<SimulatedPico {self.station_id} {cable}, {colour} {pattern}, pressed: {down}>"

    def __enter__(self) -> "SimulatedPico":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def close(self) -> None:
        self.unplug()
        self._folder.cleanup()

    # ---- what people do and see ----------------------------------------------------------------

    def press(self, button: Button) -> None:
        self._pressed[button] = True

    def release(self, button: Button) -> None:
        self._pressed[button] = False

    @property
    def light(self) -> tuple[Colour, Pattern]:
        """Colour and pattern of the light: pulsing white while no table talks to it."""
        if self._station is None:
            return "off", "steady"
        return self._station.light(self._now_us())

    # ---- faults --------------------------------------------------------------------------------

    @property
    def plugged(self) -> bool:
        return self._master is not None

    def plug(self) -> None:
        """Plug the cable in: the Pico gets power and boots. Does nothing if plugged in already."""
        if self.plugged:
            return
        self._master, slave = os.openpty()
        os.set_blocking(self._master, False)
        Path(self.port_path).symlink_to(os.ttyname(slave))
        os.close(slave)
        self._wake_at(self._loop.now_s() + BOOT_S + self._latency_s)

    def unplug(self) -> None:
        """Pull the cable: the Pico loses power, and everything it knew. Idempotent."""
        if self._master is None:
            return
        self._host_left()
        os.close(self._master)
        self._master = None
        Path(self.port_path).unlink()
        self._station = None
        self.rgb = DARK
        self._power += 1
        if self._timer is not None:
            self._timer.cancel()

    def truncate_next_line(self) -> None:
        """Lose the second half of what the Pico sends next."""
        self._truncate = True

    # ---- bytes ---------------------------------------------------------------------------------

    def in_flight(self, link: StationLink) -> int:
        """Return how many bytes one end gave to the kernel and the other has not taken yet.

        0 while either end does not have the port open.
        """
        if not self._host_there or not link.is_open:
            return 0
        return (self.bytes_out - link.bytes_in) + (link.bytes_out - self.bytes_in)

    def _step(self) -> None:
        self._look_for_host()
        now_s = self._loop.now_s()
        arrived = [data for due_s, data in self._received if due_s <= now_s]
        self._received = [item for item in self._received if item[0] > now_s]
        if self._station is None:
            self._station = self._boot()
        wait_us, to_send, self.rgb = self._station.step(b"".join(arrived))
        if to_send:
            self._send_later(to_send)
        wake_s = self.clock.now_s() + wait_us / 1e6
        if self._received:
            self._wake_at(min(wake_s, self._received[0][0]))
        else:
            self._look_at(wake_s)

    def _boot(self) -> Station:
        return Station(
            self._make_poller(self._registers),
            lambda: (self._pressed["A"], self._pressed["B"]),
            self._now_us,
            self.station_id,
            self._rng.getrandbits(32),
        )

    def _now_us(self) -> int:
        return round(self.clock.now_s() * 1e6)

    def _wake_at(self, at_s: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(max(at_s, self.clock.now_s()), self._step)

    def _look_at(self, at_s: float) -> None:
        """Wake again because time has passed, and nothing is known to have happened."""
        self._timer = self._call_at(max(at_s, self.clock.now_s()), self._step)

    def _send_later(self, data: bytes) -> None:
        power = self._power

        def arrive() -> None:
            if power == self._power:
                self._write(data)

        self._loop.call_later(self.clock.ahead_s + self._latency_s, arrive)

    def _write(self, data: bytes) -> None:
        self._look_for_host()
        # As on the Pico, bytes sent while nobody has the port open are lost.
        if not self._host_there or self._master is None:
            return
        if self._truncate:
            self._truncate = False
            data = data[: len(data) // 2]
        try:
            self.bytes_out += os.write(self._master, self._disturbed(data))
        except BlockingIOError:
            # A host that does not read loses data.
            return

    def _look_for_host(self) -> None:
        """Notice that the host opened or closed the port, which a real one shows on the DTR
        line."""
        if self._master is None:
            return
        poll = select.poll()
        poll.register(self._master, 0)
        there = not any(event & select.POLLHUP for _, event in poll.poll(0))
        if there and not self._host_there:
            self._host_there = True
            self.bytes_in = self.bytes_out = 0
            self._loop.watch(self._master, self._readable)
        elif not there:
            self._host_left()

    def _host_left(self) -> None:
        # Watching a port that nobody has open would wake the loop endlessly.
        if self._host_there and self._master is not None:
            self._loop.unwatch(self._master)
        self._host_there = False
        self._received.clear()

    def _readable(self) -> None:
        if self._master is None:
            return
        try:
            data = os.read(self._master, _READ_SIZE)
        except BlockingIOError:
            return
        except OSError:
            self._host_left()
            return
        self.bytes_in += len(data)
        arrival_s = self._loop.now_s() + self._latency_s
        self._received.append((arrival_s, self._disturbed(data)))
        # Bytes wake the Pico, unless it is busy or booting.
        if self._station is not None and self._timer is not None:
            self._wake_at(min(arrival_s, self._timer.at_s))

    def _disturbed(self, data: bytes) -> bytes:
        if not self.noise:
            return data
        return bytes(
            self._rng.randrange(256) if self._rng.random() < self.noise else byte for byte in data
        )
