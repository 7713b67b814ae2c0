"""Pictures that were made are kept for the next frame, as many as a number of bytes allows.

`functools.lru_cache` counts pictures: a thousand letters and a thousand panels are the same to it,
and took 100 MB.
"""

import ctypes
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec

import pygame

Made = ParamSpec("Made")

_Key = tuple[Callable[..., pygame.Surface], tuple[Any, ...], tuple[tuple[str, Any], ...]]
"""A function and its arguments."""

SCREENS = 10
"""How many screens' bytes it may hold: a screen with all its pieces has two or three. They are
counted as before they are `packed`; letters take a third of that afterwards."""
LEAST_BYTES = 40_000_000


class Pool:
    """Pictures by how they were made; those that were used last stay."""

    def __init__(self, most_bytes: int = LEAST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._pictures: OrderedDict[_Key, pygame.Surface] = OrderedDict()

    def __repr__(self) -> str:
        return f"<Pool of {len(self._pictures)} pictures, {self.bytes / 1e6:.1f} MB>"

    def empty(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self.bytes = 0

    def make_room_for(self, screen: tuple[int, int]) -> None:
        """Keep what a screen of that size needs."""
        self.most_bytes = max(LEAST_BYTES, SCREENS * 4 * screen[0] * screen[1])

    def arguments(self, keeping: Callable[..., pygame.Surface]) -> list[tuple[Any, ...]]:
        """By which arguments the pictures were made that are kept of a function of `keeping`."""
        wrapped = getattr(keeping, "__wrapped__", None)
        return [args for make, args, _ in self._pictures if make is wrapped]

    def keeping(self, make: Callable[Made, pygame.Surface]) -> Callable[Made, pygame.Surface]:
        """A function of hashable arguments that keeps here what it has made."""

        @wraps(make)
        def kept(*args: Made.args, **kwargs: Made.kwargs) -> pygame.Surface:
            key = (make, args, tuple(kwargs.items()))
            picture = self._pictures.get(key)
            if picture is not None:
                self._pictures.move_to_end(key)
                return picture
            picture = self._pictures[key] = make(*args, **kwargs)
            self.bytes += _bytes_of(picture)
            while self.bytes > self.most_bytes and len(self._pictures) > 1:
                _, oldest = self._pictures.popitem(last=False)
                self.bytes -= _bytes_of(oldest)
            return picture

        return kept


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


POOL = Pool()
"""Of this program."""


def packed(picture: pygame.Surface) -> pygame.Surface:
    """The same picture, which SDL then puts down by runs: it leaves out what is clear, copies what
    is opaque, and blends the edges alone."""
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def give_back_freed_pieces() -> None:
    """Let this process give back what lies free within its heap: many small things come and go with
    a match (malloc_trim(3))."""
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)


_M_MMAP_THRESHOLD = -3
"""Of mallopt(3), as glibc's malloc.h has it."""
_LARGE_BYTES = 256 * 1024


def give_back_freed_pictures() -> None:
    """Let this process give the memory of a picture back to the system when it is freed.

    Where nothing is said glibc raises the size from which it does so to that of the largest block
    that was freed, up to 32 MB (mallopt(3)): pictures of all sizes then lie in one heap, whose
    holes stay. A C library without mallopt is left as it is.
    """
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)
