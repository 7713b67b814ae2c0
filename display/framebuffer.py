"""The last resort for a screen: the kernel's frame buffer, if SDL has no driver for the graphics.

SDL draws on KMS only with EGL. Where that is unavailable, everything is painted into memory and
copied: slow, but people see the table, and what is missing.
"""

import os
from pathlib import Path

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
