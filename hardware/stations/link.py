"""A seat's link to its station: a serial port on one side, Signals and a light on the other.

Device trouble never leaves as an exception. A port that is absent, busy or unplugged, and a silent
station, become one `SeatLost`; the link then retries by itself with growing pauses until it can
report `SeatReady`.
"""

import contextlib
import errno
import logging
import secrets
import select
import termios
from collections.abc import Callable
from typing import Any, Literal, Protocol

import serial

from hardware import signals
from hardware.inspection import StationCondition
from hardware.loop import Loop, Timer
from hardware.rfid.reader import reader_signal
from hardware.stations.numbers import SeatNumbers
from hardware.stations.protocol import HEARTBEAT_US, HostEnd

log = logging.getLogger(__name__)

SILENT_S = 1.0
"""Four heartbeats: no healthy station is silent for this long."""

CHECK_S = HEARTBEAT_US / 1e6

REOPEN_S = (0.25, 0.5, 1.0, 2.0)
"""Waits before each attempt to reopen the port; the last one repeats."""

MOST_UNSENT = 4096
"""How many bytes may wait for a station that takes none before it counts as lost."""

_READ_SIZE = 4096


class Port(Protocol):
    """What a link needs of a `serial.Serial`."""

    def fileno(self) -> int: ...
    def read(self, size: int = 1) -> bytes: ...
    def write(self, data: bytes, /) -> int | None: ...
    def reset_output_buffer(self) -> None: ...
    def close(self) -> None: ...


class StationLink:
    """The table's end of one seat station.

    Opens its port when started, and again whenever it must; the constructor opens nothing. Signals
    go to *emit*, with the pad's reader named `pad/SEAT`. Their `at_s` is when the station saw them
    happen, however late the line arrived. `close` is idempotent and ends everything.

    A station's earlier state may no longer hold after it restarts: held buttons are then reported
    released and tags gone, and the station's own report of its state follows. A button that is down
    when its station begins to answer is a `ButtonStuck`.

    `seat` is that of the port until a station is heard. Then it is the seat whose number the
    station says, by the *numbers* that all links of a table share; without them, the port's.

    *opener* must behave like `serial.Serial`.
    """

    def __init__(
        self,
        seat: str,
        port_path: str,
        emit: Callable[[signals.AnySignal], None],
        loop: Loop,
        *,
        numbers: SeatNumbers | None = None,
        opener: Callable[..., Port] = serial.Serial,
    ) -> None:
        self.seat = seat
        self.port_path = port_path
        self.bytes_in = 0
        """Bytes read from the port since it was opened."""
        self.bytes_out = 0
        """Bytes that the port has accepted since it was opened."""
        self._numbers = numbers
        self._emit = emit
        self._loop = loop
        self._opener = opener
        self._host = _new_host()
        self._port: Port | None = None
        self._opened_s = 0.0
        self._ready = False
        self._lost: signals.Trouble | None = None
        self._failures = 0
        self._complaint: str | None = None  # the latest bad line, while no good one has arrived
        self._unsent = b""
        self._timer: Timer | None = None
        self._present: dict[str, None] = {}
        self._down: dict[signals.Button, None] = {}
        self._held: tuple[signals.Button, ...] = ()  # down since the stream began, or longer
        self._wanted: tuple[signals.Colour, signals.Pattern] = ("off", "steady")
        if numbers is not None:
            numbers.join(self)

    def __repr__(self) -> str:
        if self._ready:
            state = f"ready, station {self._host.station}, firmware {self._host.firmware}"
        else:
            state = f"lost: {self._lost.says}" if self._lost else "not heard yet"
        bad = self.bad_lines
        return f"<StationLink {self.seat} on {self.port_path}, {state}, {bad} bad lines>"

    def __enter__(self) -> "StationLink":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    @property
    def ready(self) -> bool:
        """Whether the station answers."""
        return self._ready

    @property
    def is_open(self) -> bool:
        """Whether the port is open; the station may still be silent."""
        return self._port is not None

    @property
    def bad_lines(self) -> int:
        """How many lines were damaged or not understood; no event is lost with them."""
        return self._host.framer.bad_lines

    def inspect(self) -> StationCondition:
        host = self._host
        return StationCondition(
            self.seat, self._ready, host.firmware, self.bad_lines, self.port_path, host.station
        )

    def start(self) -> None:
        """Start listening once the loop runs."""
        self._after(0.0, self._open)

    def set_light(self, colour: signals.Colour, pattern: signals.Pattern = "steady") -> None:
        """Ask for a light. A lost station shows it once it is back."""
        self._wanted = colour, pattern
        self._host.light(colour, pattern)
        # Not at once: the caller must not get SeatLost in the middle of this call.
        if self._ready:
            self._loop.call_at(self._loop.now_s(), self._send)

    def close(self) -> None:
        """Release the port and emit nothing more. Idempotent."""
        self._emit = _discard
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._close_port()
        self._ready = False

    def trade(self, other: "StationLink") -> None:
        """Be the link of the other's seat from now on, and the other, which must be lost, of this
        one's."""
        for link in (self, other):
            link._let_go()
        self.seat, other.seat = other.seat, self.seat
        mine, others = self._wanted, other._wanted
        self.set_light(*others)
        other.set_light(*mine)
        if other._lost is not None:
            other._signal(signals.SeatLost, seat=other.seat, trouble=other._lost)

    # ---- the port ------------------------------------------------------------------------------

    def _open(self) -> None:
        if not self.port_path:
            says = (
                "No Pico is assigned to this seat: stop the table, then `reclaim station assign`."
            )
            self._mark_lost(self._trouble("unassigned", says))
            return
        try:
            port = self._opener(self.port_path, timeout=0, write_timeout=0, exclusive=True)
        except (OSError, termios.error) as fault:
            self._mark_lost(self._why_not_open(fault))
            return
        try:
            self._loop.watch(port.fileno(), self._readable)
        except OSError as fault:
            port.close()
            self._mark_lost(self._why_not_open(fault))
            return
        self._port = port
        self._opened_s = self._loop.now_s()
        self._complaint = None
        self.bytes_in = self.bytes_out = 0
        self._after(CHECK_S, self._check)

    def _close_port(self) -> None:
        port, self._port = self._port, None
        self._unsent = b""
        if port is None:
            return
        self._loop.unwatch(port.fileno())
        # Closing waits for bytes that the device has not taken, and a dead one never takes them.
        with contextlib.suppress(OSError, termios.error):
            port.reset_output_buffer()
        with contextlib.suppress(OSError):
            port.close()

    def _readable(self) -> None:
        if self._port is None:
            return
        try:
            data = self._port.read(_READ_SIZE)
        except OSError:
            self._mark_lost(self._unplugged())
            return
        self.bytes_in += len(data)
        now_us = round(self._loop.now_s() * 1e6)
        happenings = self._host.receive(now_us, data)
        if self._host.heard_us == now_us and ("began",) not in happenings:
            self._mark_ready()
        for happening in happenings:
            if not self.is_open:  # a happening has refused the station
                return
            self._handle(*happening)
        self._send()

    def _send(self) -> None:
        if self._port is None:
            return
        self._unsent += self._host.to_send()
        if not self._unsent:
            return
        try:
            # pyserial spins for ever when it writes to a port that takes nothing.
            if select.select([], [self._port.fileno()], [], 0)[1]:
                taken = self._port.write(self._unsent) or 0
                self.bytes_out += taken
                self._unsent = self._unsent[taken:]
        except OSError:
            self._mark_lost(self._unplugged())
            return
        if len(self._unsent) > MOST_UNSENT:
            self._mark_lost(
                self._trouble(
                    "deaf",
                    f"The station on {self.port_path} takes nothing that is sent to it: "
                    "unplug it and plug it in again.",
                )
            )
        elif self._unsent:
            self._after(CHECK_S, self._check)

    def _check(self) -> None:
        heard_us = self._host.heard_us or 0
        silent_s = self._loop.now_s() - max(self._opened_s, heard_us / 1e6)
        if silent_s > SILENT_S:
            self._mark_lost(self._why_silent())
            return
        self._send()
        if self._port is not None and not self._unsent:
            # A station that is heard is not asked about before it could be silent.
            self._after(max(CHECK_S, SILENT_S - silent_s), self._check)

    def _why_silent(self) -> signals.Trouble:
        if self._complaint is not None:
            return self._trouble(
                "garbled",
                f"What comes from {self.port_path} is not understood ({self._complaint}): "
                "flash the firmware that belongs to this release, or name the right port.",
            )
        return self._trouble(
            "silent",
            f"The station on {self.port_path} has not answered for {SILENT_S:g} s: "
            "unplug it and plug it in again.",
            seconds=SILENT_S,
        )

    def _unplugged(self) -> signals.Trouble:
        return self._trouble(
            "unplugged", f"The station on {self.port_path} was pulled out: plug it in again."
        )

    def _why_not_open(self, error: OSError | termios.error) -> signals.Trouble:
        number = (error.errno if isinstance(error, OSError) else error.args[0]) or 0
        unopened: tuple[signals.SeatTrouble, str] = (
            "unopened",
            f"cannot be opened as a serial port: {error}",
        )
        code, says = _WHY_NOT_OPEN.get(number, unopened)
        return self._trouble(code, f"{self.port_path} {says}")

    def _trouble(
        self, code: signals.SeatTrouble, says: str, **data: float | str
    ) -> signals.Trouble:
        return signals.Trouble(code, says, data={"port": self.port_path, **data})

    def _mark_lost(self, trouble: signals.Trouble) -> None:
        self._close_port()
        # Unknown from now on, and told anew once the station is back.
        self._held = ()
        self._host.forget_held()
        again_s = REOPEN_S[min(self._failures, len(REOPEN_S) - 1)]
        self._failures += 1
        self._after(again_s, self._open)
        news = self._lost is None or self._is_news(self._lost, trouble)
        self._ready = False
        self._lost = trouble
        if news:
            log.warning("Seat %s: %s", self.seat, trouble.says)
            self._signal(signals.SeatLost, seat=self.seat, trouble=trouble)

    @staticmethod
    def _is_news(told: signals.Trouble, trouble: signals.Trouble) -> bool:
        """Return True if a port that could not be opened now fails for another reason: a user who
        has just plugged in a board must hear what it lacks."""
        if told.code == "unplugged":
            return trouble.code in _NEWS - {"absent"}
        return trouble.code in _NEWS - {told.code}

    def _mark_ready(self) -> None:
        # A listener may close this link.
        if self._port is None:
            return
        if not self._ready and self._refused():
            return
        self._failures = 0
        self._complaint = None
        self._lost = None
        if not self._ready:
            self._ready = True
            log.info("Seat %s: station %s answers.", self.seat, self._host.station)
            self._signal(signals.SeatReady, seat=self.seat)
            # Nobody has seen them go down since the seat was lost.
            for button in self._down:
                self._signal(signals.ButtonStuck, seat=self.seat, button=button)

    def _refused(self) -> bool:
        """Find the seat of the station that answers; if it has none here, take it for lost."""
        number = self._host.station or ""
        refusal = self._numbers and self._numbers.claim(self, number)
        if not refusal:
            return False
        # Whatever answers here next has to say who it is.
        framer, self._host = self._host.framer, _new_host()
        self._host.framer = framer
        self.set_light(*self._wanted)
        says = _REFUSALS[refusal].format(number=number, port=self.port_path, seat=self.seat)
        self._mark_lost(self._trouble(refusal, says, number=number))
        return True

    def _after(self, delay_s: float, call: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(delay_s, call)

    # ---- what the station says -----------------------------------------------------------------

    def _handle(self, what: str, *rest: Any) -> None:
        if what == "began":
            self._began()
        elif what == "event":
            self._event(*rest)
        elif what == "held":
            self._hold(*rest)
        else:
            log.debug("Seat %s: bad line, %s", self.seat, rest[0])
            if not self._ready:
                self._complaint = rest[0]

    def _began(self) -> None:
        if self._ready:
            self._ready = False
            trouble = self._trouble("restarted", f"The station on {self.port_path} has restarted.")
            self._signal(signals.SeatLost, seat=self.seat, trouble=trouble)
        self._let_go()
        self._mark_ready()

    def _let_go(self) -> None:
        """Report everything that the station held as released and gone."""
        down, present = tuple(self._down), tuple(self._present)
        self._down.clear()
        self._present.clear()
        self._hold(())
        self._host.forget_held()
        for button in down:
            self._signal(signals.ButtonReleased, seat=self.seat, button=button)
        for uid in present:
            self._signal(signals.TagLeft, reader=self._pad, uid=uid)

    def _hold(self, buttons: tuple[signals.Button, ...]) -> None:
        """Report which buttons are stuck from now on, and which are so no more."""
        before, self._held = self._held, buttons
        for button in before:
            if button not in buttons:
                self._signal(signals.ButtonReleased, seat=self.seat, button=button)
        for button in buttons:
            if button not in before:
                log.warning("Seat %s: button %s is down all the time.", self.seat, button)
                self._signal(signals.ButtonStuck, seat=self.seat, button=button)

    def _event(self, happened_us: int, kind: str, values: tuple[Any, ...]) -> None:
        at_s = happened_us / 1e6
        match kind, values:
            case "down", (button,):
                self._down[button] = None
                self._emit(signals.ButtonPressed(at_s=at_s, seat=self.seat, button=button))
            case "up", (button,):
                self._down.pop(button, None)
                self._emit(signals.ButtonReleased(at_s=at_s, seat=self.seat, button=button))
            case _:
                if kind == "entered":
                    self._present[values[0]] = None
                elif kind == "left":
                    self._present.pop(values[0], None)
                self._emit(reader_signal(self._pad, at_s, kind, *values))

    @property
    def _pad(self) -> str:
        return signals.pad_of(self.seat)

    def _signal(self, kind: Callable[..., signals.AnySignal], **values: object) -> None:
        self._emit(kind(at_s=self._loop.now_s(), **values))


def _new_host() -> HostEnd:
    # Random: a station must never mistake this run of the table for an earlier one.
    return HostEnd(first_stream=secrets.randbelow(0xFFFFFFFF) + 1)


def _discard(signal: signals.AnySignal) -> None:
    """Swallow what a closed link would emit."""


_ABSENT: tuple[signals.SeatTrouble, str] = ("absent", "is not there: plug the station in.")
_HELD: tuple[signals.SeatTrouble, str] = (
    "held",
    "is held by another process: end that one, or name another port in the table file.",
)

_WHY_NOT_OPEN: dict[int, tuple[signals.SeatTrouble, str]] = {
    errno.ENOENT: _ABSENT,
    errno.ENXIO: _ABSENT,
    errno.ENODEV: _ABSENT,
    errno.EIO: _ABSENT,  # a port that vanished while it was opened
    errno.EBUSY: _HELD,
    errno.EAGAIN: _HELD,
    errno.EACCES: (
        "denied",
        "may not be opened by this user: add the user to the group dialout.",
    ),
    errno.EPERM: (
        "forbidden",
        "may not be opened by this service: allow it in the unit's DeviceAllow.",
    ),
}

Refusal = Literal["stranger", "double"]

_REFUSALS: dict[Refusal, str] = {
    "stranger": "The station {number} on {port} belongs to no seat, and seat {seat} has another: "
    "plug that one in, or stop the table, then `reclaim station assign`.",
    "double": "The station on {port} says {number}, as one that answers elsewhere: unplug one of "
    "the two, or stop the table, then `reclaim station assign`.",
}

_NEWS: set[str] = {"unopened", *(code for code, _ in _WHY_NOT_OPEN.values()), *_REFUSALS}
