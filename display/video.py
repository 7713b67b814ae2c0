"""What the display's programs need of the computer: SDL's video or, as a last resort, the kernel's
frame buffer; and when to end.

SDL draws on KMS only with EGL. Where that is unavailable, everything is painted into memory and
copied: slow, but people see the table, and what is missing.

As a program (`python -m display.video`) it opens no window; its exit code says whether one could be
seen here: 0 yes, 2 no.
"""

import ctypes
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame

SYSFS = Path("/sys/class/graphics/fb0")
DEVICE = Path("/dev/fb0")

_BITS = (16, 32)
"""RGB565 and XRGB8888, as pygame lays them out; the kernel's frame buffers use one of these."""


class NoFrameBuffer(Exception):
    """There is no writable frame buffer."""


class FrameBuffer:
    """The frame buffer of *device*, whose geometry is in *sysfs*. `close` is idempotent.

    Raises `NoFrameBuffer`.
    """

    def __init__(self, device: Path = DEVICE, sysfs: Path = SYSFS) -> None:
        try:
            width, height = (int(n) for n in (sysfs / "virtual_size").read_text().split(","))
            self.bits = int((sysfs / "bits_per_pixel").read_text())
            self._stride = int((sysfs / "stride").read_text())
            self._file = os.open(device, os.O_WRONLY | os.O_CLOEXEC)
        except (OSError, ValueError) as error:
            raise NoFrameBuffer(f"{device}: {error}") from None
        self.size = width, height
        if self.bits not in _BITS:
            self.close()
            raise NoFrameBuffer(f"{device} has {self.bits} bits for a pixel; expected 16 or 32")

    def __repr__(self) -> str:
        return f"<FrameBuffer {self.size[0]}x{self.size[1]}, {self.bits} bits>"

    def show(self, surface: pygame.Surface) -> None:
        """Copy a surface of the same size."""
        if surface.get_bitsize() != self.bits:
            other = pygame.Surface(self.size, 0, self.bits)
            other.blit(surface, (0, 0))
            surface = other
        row = surface.get_pitch()
        raw = surface.get_buffer().raw
        if row != self._stride:
            used = self.size[0] * self.bits // 8
            gap = bytes(self._stride - used)
            raw = b"".join(raw[y * row : y * row + used] + gap for y in range(self.size[1]))
        os.pwrite(self._file, raw, 0)

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


BLIND = ("dummy", "offscreen")
"""SDL's drivers that show nothing. Without a screen SDL silently falls back to one of them."""

PLAIN_WINDOW = "SDL_FRAMEBUFFER_ACCELERATION", "0"
"""Makes SDL copy pixels to an X11 window instead of drawing a texture: without a graphics chip that
took five times the processor time and 90 MB. KMSDRM has nothing but textures."""

NO_MOUSE_OF_FINGERS = "SDL_TOUCH_MOUSE_EVENTS", "0"
"""SDL makes a mouse of a finger only where a window is named with it, which KMSDRM never does: so
the window does it (`window.Window`), the same with every driver."""

STOPPING = (signal.SIGTERM, signal.SIGINT)


def open_video() -> None:
    """Open SDL's video. Raises `pygame.error` if there is no screen, unless a driver that shows
    nothing was requested by name (SDL_VIDEODRIVER)."""
    os.environ.setdefault(*NO_MOUSE_OF_FINGERS)
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in BLIND and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise pygame.error("there is no screen")
    if driver == "x11":
        os.environ.setdefault(*PLAIN_WINDOW)
        end_with_x_server()


CANNOT = 2
SERVER_ENDED = (
    "display: the X server of this window has ended, and the window with it; open it again on a "
    "screen that runs.\n"
)

_XLIB = "libX11.so.6"
_handlers: list[Any] = []
"""What Xlib may still call."""


def end_with_x_server() -> None:
    """Let this program end with a sentence when its X server does. Xlib ends it in any case, from
    within whatever call notices (XSetIOErrorHandler(3)), and else with words of its own."""
    try:
        xlib = ctypes.CDLL(_XLIB)
    except OSError:  # SDL has found another one, or brings its own.
        return

    def ended(_display: int | None) -> int:
        with suppress(OSError):
            os.write(sys.stderr.fileno(), SERVER_ENDED.encode())
        os._exit(CANNOT)

    _handlers[:] = [ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(ended)]
    xlib.XSetIOErrorHandler(*_handlers)


def event_descriptor() -> int | None:
    """Return the descriptor at which the X server's events arrive for the open window; None with
    any other of SDL's drivers."""
    if pygame.display.get_driver() != "x11":
        return None
    capsule = pygame.display.get_wm_info().get("display")
    if capsule is None:
        return None
    try:
        xlib = ctypes.CDLL(_XLIB)
    except OSError:  # as in `end_with_x_server`
        return None
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    connection = xlib.XConnectionNumber
    connection.restype, connection.argtypes = ctypes.c_int, (ctypes.c_void_p,)
    return int(connection(pointer(capsule, b"display")))


def open_unseen(size: tuple[int, int]) -> pygame.Surface:
    """Return a window that nobody sees, for painting what is shown elsewhere."""
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = BLIND[0]
    try:
        pygame.display.init()
        return pygame.display.set_mode(size)
    finally:
        if before is None:
            del os.environ["SDL_VIDEODRIVER"]
        else:
            os.environ["SDL_VIDEODRIVER"] = before


def visible() -> bool:
    """Return True if a window here could be seen."""
    try:
        open_video()
    except pygame.error:
        return False
    driver = pygame.display.get_driver()
    pygame.display.quit()
    return driver not in BLIND


class Stop:
    """True once a signal has asked this program to end, inside a `with` block; `exit_code` is 0
    until then.

    Enter it before anything of SDL, which would turn these signals into the closing of a window.
    The controller starts these programs with both blocked, so that one that arrives while Python
    still imports them is pending until now.
    """

    def __init__(self) -> None:
        self.exit_code = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        for number in STOPPING:
            self._before[number] = signal.signal(number, self._asked)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
        return self

    def __exit__(self, *exc_info: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def __bool__(self) -> bool:
        return self.exit_code != 0

    def __repr__(self) -> str:
        return f"<Stop: {'asked' if self else 'not asked'}>"

    def _asked(self, number: int, _frame: object) -> None:
        self.exit_code = 128 + number  # as in shells


if __name__ == "__main__":
    sys.exit(0 if visible() else 2)
