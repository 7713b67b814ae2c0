"""The window of a person at a simulated table: the public screen above, the virtual table below.

    python -m display.window --feed SOCKET --hands SOCKET --seat red

The upper pane has a feed connection of its own, as the public: it shows what everybody sees and
nothing else. Closing the window ends the program with exit code 0, SIGTERM with 143 and Ctrl-C with
130, as shells count; the match goes on without it. Where there is no screen, or the table does not
let it sit down, it says so in one sentence and ends with exit code 2.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NoReturn, Protocol

import pygame
from pygame import Rect

from controller.views import TableView
from controller.views.paths import ForeignFolder
from display.feed import FeedClient
from display.screens import PublicScreen
from display.sounds import Sounds
from display.stopping import Stop
from display.tabletop import HandsClient, HotSeat, SeatRefused, VirtualTable
from display.video import open_video
from display.words import languages

FRAME_S = 1 / 30
QUIET_S = 1 / 10
"""How often the public screen is painted while little moves on it."""

UPPER_SHARE = 0.42
CANNOT = 2
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

    def __init__(
        self, title: str, size: tuple[int, int], panes: Sequence[tuple[Pane, float]]
    ) -> None:
        self._panes = panes
        self._closed = False
        self._woken_by: list[pygame.event.Event] = []
        self._surface = _open(title, size)
        self._arrange()

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *exc_info: object) -> None:
        pygame.display.quit()

    def __repr__(self) -> str:
        return f"<Window {self._surface.get_size()}, {len(self._panes)} panes>"

    def run(self, until_s: float | None = None, stop: Stop | None = None) -> None:
        """Live until the window is closed, for *until_s* seconds, or until *stop* is true."""
        start_s = time.monotonic()
        drawn_s = [-1e9] * len(self._panes)
        while not (self._closed or stop):
            now_s = time.monotonic()
            if until_s is not None and now_s - start_s >= until_s:
                break
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
            self._woken_by.append(event)

    def _handle_events(self, now_s: float) -> bool:
        """Hand the events on; whether everything has to be painted anew."""
        redraw = False
        events, self._woken_by = [*self._woken_by, *pygame.event.get()], []
        for event in events:
            if event.type == pygame.QUIT:
                self._closed = True
            elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWEXPOSED):
                self._surface = pygame.display.get_surface() or self._surface
                self._arrange()
                redraw = True
            for pane, _ in self._panes:
                pane.handle(event, now_s)
        return redraw

    def _arrange(self) -> None:
        width, height = self._surface.get_size()
        top, share = 0, 0.0
        for pane, its_share in self._panes:
            share += its_share
            bottom = round(height * share)
            pane.place(Rect(0, top, width, bottom - top))
            top = bottom


class PublicPane:
    """The public screen as a pane, with its sounds. Closes neither of what it is given."""

    def __init__(self, feed: FeedClient, screen: PublicScreen, sounds: Sounds) -> None:
        self._feed = feed
        self._screen = screen
        self._sounds = sounds
        self._view: TableView | None = None
        self._changed = True
        self._pane = Rect(0, 0, 1, 1)

    def place(self, pane: Rect) -> None:
        self._pane = Rect(pane)
        self._changed = True

    def poll(self, now_s: float) -> None:
        update = self._feed.poll()
        if update is not None:
            self._view = update.view
            self._changed = True
            self._sounds.play(update.sounds)
        elif not self._feed.connected and self._view is not None:
            self._view = None
            self._changed = True

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """The public screen is output only."""

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        self._changed = False
        part = surface.subsurface(self._pane.clip(surface.get_rect()))
        self._screen.draw(part, self._view, now_s)

    def pause_s(self, now_s: float) -> float:
        match = None if self._view is None else self._view.match
        lively = match is None or match.phase in ("mapping", "verifying", "over")
        return FRAME_S if self._changed or lively else QUIET_S


def _open(title: str, size: tuple[int, int]) -> pygame.Surface:
    try:
        open_video()
        pygame.display.set_caption(title)
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoScreen(
            f"no window can be opened here ({error}); start it on a desktop, "
            "or set DISPLAY to a screen that runs"
        ) from None


class Arguments(argparse.ArgumentParser):
    """The arguments of every program with a window. A mistake in them is one sentence."""

    def __init__(self, program: str, description: str) -> None:
        super().__init__(prog=f"python -m {program}", description=description)
        self.add_argument("--feed", type=Path, required=True, metavar="SOCKET")
        self.add_argument("--hands", type=Path, required=True, metavar="SOCKET")
        self.add_argument(
            "--seat",
            type=lambda words: tuple(words.split(",")),
            default=("red",),
            metavar="SEAT[,SEAT...]",
            help="whose hands these are (default: red); several people take turns at the window",
        )
        self.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH")
        self.add_argument("--lang", choices=languages(), help="the language (default: the table's)")
        self.add_argument(
            "--screenshot", type=Path, metavar="FILE", help="write a picture of it and end"
        )
        self.add_argument(
            "--after", type=float, default=2.0, metavar="S", help="when to take the picture"
        )

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        sys.exit(2)


def _size(words: str) -> tuple[int, int]:
    width, separator, height = words.partition("x")
    if not (separator and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected WIDTHxHEIGHT such as 1280x800, not {words!r}")
    return max(int(width), SMALLEST[0]), max(int(height), SMALLEST[1])


def show(
    title: str, options: argparse.Namespace, panes: Sequence[tuple[Pane, float]], stop: Stop
) -> int:
    """Open a window with *panes* and live in it until *stop*; returns the exit code."""
    try:
        with Window(title, options.size, panes) as window:
            window.run(None if options.screenshot is None else options.after, stop)
            if options.screenshot is not None:
                window.screenshot(options.screenshot)
            return stop.exit_code
    except (NoScreen, SeatRefused, ForeignFolder) as error:
        print(f"{title}: {error}.", file=sys.stderr)
        return CANNOT


def sit_down(options: argparse.Namespace, stack: ExitStack) -> Pane:
    """The virtual table of the seat that *options* name, or of several in turns; its connections
    are closed by *stack*."""
    tables = [_table(seat, options, stack) for seat in options.seat]
    return tables[0] if len(tables) == 1 else HotSeat(tables)


def _table(seat: str, options: argparse.Namespace, stack: ExitStack) -> VirtualTable:
    hands = stack.enter_context(HandsClient(options.hands, seat))
    feed = stack.enter_context(FeedClient(options.feed, seat, lambda: hands.token))
    return VirtualTable(feed, hands, options.lang)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit code."""
    parser = Arguments("display.window", "A simulated table: its screen, and one seat's hands.")
    options = parser.parse_args(arguments)
    with Stop() as stop, ExitStack() as stack:
        public = stack.enter_context(FeedClient(options.feed))
        sounds = stack.enter_context(closing(Sounds()))
        upper = PublicPane(public, PublicScreen(options.lang), sounds)
        lower = sit_down(options, stack)
        return show("Reclaim", options, ((upper, UPPER_SHARE), (lower, 1 - UPPER_SHARE)), stop)


if __name__ == "__main__":
    sys.exit(main())
