"""How long nobody has been at the table, as far as its screen can see, and a picture that is dark
then. Whatever anybody does brightens it.
"""

import os
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Rect

from controller.views import TableView
from controller.views.clock import local_hour

FORGOTTEN_S = 6 * 3600.0
"""After that long without anybody the belt's battery may have been forgotten, and the screen is
dark."""
FORGOTTEN_AT_NIGHT_S = 3600.0
NIGHT_FROM_HOUR, NIGHT_TO_HOUR = 22, 7

DARK = (64, 64, 64)
"""A quarter of the light, of 255."""

WAITING = ("attract", "resume", "unkept")
"""Where a table is when it waits for anybody."""

LIGHTS = Path("/sys/class/backlight")
DIMS = "dims"
"""A file in the folder of this screen's service, for as long as the light behind it is to be dim
(systemd/reclaim-dim.path)."""


class Solitude:
    """Since when nobody has been at the table; time is an argument."""

    def __init__(self) -> None:
        self._since_s: float | None = None
        self._seen: object = None

    def __repr__(self) -> str:
        return f"<Solitude since {self._since_s} s>"

    def look(self, told: TableView | None, pin: str, now_s: float) -> None:
        """Note what the table tells, and the *pin* that it shows to a phone."""
        if told is None or told.stage not in WAITING:
            self._since_s = None
            return
        seen = (told.stage, told.game, told.seats, told.notices, told.cursor, pin)
        if self._since_s is None or seen != self._seen:
            self._since_s, self._seen = now_s, seen

    def end(self) -> None:
        """Note that somebody is there."""
        self._since_s = None

    def forgotten(self, now_s: float) -> bool:
        """Return True once that is so for hours."""
        return self._since_s is not None and now_s - self._since_s >= FORGOTTEN_S

    def dims(self, now_s: float) -> bool:
        """Return True while the screen is to be dark: at night sooner than by day."""
        if self._since_s is None or now_s - self._since_s < FORGOTTEN_AT_NIGHT_S:
            return False
        return self.forgotten(now_s) or is_night(local_hour())


def is_night(hour: int | None) -> bool:
    """Return True for an hour of the night; nobody knows without a clock."""
    return hour is not None and not NIGHT_TO_HOUR <= hour < NIGHT_FROM_HOUR


def darken(surface: pygame.Surface, bright: pygame.Surface, areas: Sequence[Rect]) -> None:
    """Show those *areas* of a *bright* picture darkly."""
    for area in areas:
        surface.blit(bright, area, area)
        surface.fill(DARK, area, pygame.BLEND_MULT)


def dim_light(dims: bool, lights: Path = LIGHTS) -> None:
    """Have the light behind the screen dimmed, or bright again, where there is one and a service
    that does it."""
    folder = os.environ.get("RUNTIME_DIRECTORY")
    if folder is None or not any(lights.glob("*")):
        return
    if dims:
        (Path(folder) / DIMS).touch()
    else:
        (Path(folder) / DIMS).unlink(missing_ok=True)
