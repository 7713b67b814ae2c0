"""The window of a person at a simulated table: the public screen above, the virtual table below.

    python -m display.window --feed SOCKET --hands SOCKET --seat red

The upper pane has a feed connection of its own, as the public: it shows what everybody sees and
nothing else. Closing the window ends the program with exit code 0; the match goes on without it.
Without a screen to open a window on it says so in one sentence and ends with exit code 2.
"""

import argparse
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn, Protocol

import pygame
from pygame import Rect

from display import theme
from display.feed import FeedClient
from display.tabletop import HandsClient, VirtualTable

FRAME_S = 1 / 30
UPPER_SHARE = 0.42
NO_SCREEN = 2
SMALLEST = (640, 400)


class Pane(Protocol):
    """A part of the window."""

    def place(self, pane: Rect) -> None: ...

    def poll(self, now_s: float) -> None: ...

    def handle(self, event: pygame.event.Event, now_s: float) -> None: ...

    def draw(self, surface: pygame.Surface, now_s: float) -> None: ...

    def pause_s(self, now_s: float) -> float:
        """For how many seconds the present picture is still good."""


class NoScreen(Exception):
    "There is no screen on which a window could be opened."


class Window:
    """Opens a window and lets panes live in it, one below the other, each with its share."""

    def __init__(self, title: str, size: tuple[int, int], panes: Sequence[tuple[Pane, float]]) -> None:
        self._panes = panes
        self._stopping = False
        self._surface = _open(title, size)
        self._cursor = pygame.SYSTEM_CURSOR_ARROW
        self._arrange()

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *exc_info: object) -> None:
        pygame.quit()

    def __repr__(self) -> str:
        return f"<Window {self._surface.get_size()}, {len(self._panes)} panes>"

    def stop(self) -> None:
        """Make `run` return soon; may be called by a signal handler."""
        self._stopping = True

    def run(self, until_s: float | None = None) -> None:
        """Live until the window is closed, or for *until_s* seconds."""
        start_s = time.monotonic()
        drawn_s = [-1e9] * len(self._panes)
        while not self._stopping:
            now_s = time.monotonic()
            if until_s is not None and now_s - start_s >= until_s:
                return
            redraw = self._handle_events(now_s)
            changed = False
            for index, (pane, _) in enumerate(self._panes):
                pane.poll(now_s)
                if redraw or now_s - drawn_s[index] >= pane.pause_s(now_s):
                    pane.draw(self._surface, now_s)
                    drawn_s[index] = now_s
                    changed = True
            if changed:
                pygame.display.flip()
            left_s = FRAME_S - (time.monotonic() - now_s)
            if left_s > 0:
                self._wait(left_s)

    def screenshot(self, path: Path) -> None:
        """Write what the window shows now as a picture."""
        pygame.image.save(self._surface, str(path))

    def _wait(self, seconds: float) -> None:
        event = pygame.event.wait(max(1, round(seconds * 1000)))
        if event.type != pygame.NOEVENT:
            pygame.event.post(event)

    def _handle_events(self, now_s: float) -> bool:
        """Hand the events on; whether everything has to be painted anew."""
        redraw = False
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self._stopping = True
            elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWEXPOSED):
                self._surface = pygame.display.get_surface() or self._surface
                self._arrange()
                redraw = True
            for pane, _ in self._panes:
                pane.handle(event, now_s)
        return redraw

    def _arrange(self) -> None:
        width, height = self._surface.get_size()
        top = 0
        for pane, share in self._panes:
            bottom = min(height, top + round(height * share))
            pane.place(Rect(0, top, width, bottom - top))
            top = bottom
