"""The public screen of an appliance: it waits for a TV, however late somebody turns it on; draws
without a graphics driver if it must; reports what it lacks; and tells the news of an update and of
the WiFi.

Nobody reads its terminal or restarts it, so it never gives up. The updater writes its news into a
file, for it has to work where nothing else of Reclaim does; so does who joins the WiFi.
"""

import logging
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pygame

from controller.views import Notice
from controller.views.systemd import notify
from display.feed import FeedClient
from display.screens import PublicScreen
from display.sounds import Sounds
from display.video import FrameBuffer, NoFrameBuffer
from display.window import FRAME_S, NoScreen, PublicPane, Window

SYSFS = Path("/sys/class/drm")


def connected(sysfs: Path = SYSFS) -> bool | None:
    """Return True if a connector has a screen that answers; None if the kernel knows no connectors,
    as on a desktop in a container."""
    states = [_state(path) for path in sysfs.glob("card*-*/status")]
    return "connected" in states if states else None


def _state(path: Path) -> str:
    try:
        return path.read_text().strip()
    except OSError:  # the card has vanished meanwhile
        return ""


PLACE = Path("/run/appliance/update-news")

NEWS = frozenset(
    {
        "table-update-taken",
        "table-update-written",
        "table-update-confirmed",
        "table-update-rolled-back",
        "table-update-here",
        "table-update-tried",
        "table-update-unsigned",
        "table-update-unreadable",
        "table-update-other",
        "table-update-card",
    }
)


WIFI_PLACE = Path("/run/reclaim-settings/wifi-news")

WIFI_NEWS = frozenset({"table-wifi-password", "table-wifi-absent", "table-wifi-no-radio"})


def read_news(place: Path = PLACE, known: frozenset[str] = NEWS) -> tuple[Notice, ...]:
    """What is to be told just now; nothing where nobody tells, or what we have no words for."""
    try:
        notice = msgspec.json.decode(place.read_bytes(), type=Notice)
    except (OSError, msgspec.MsgspecError):
        return ()
    return (notice,) if notice.id in known else ()


LOOK_S = 1.0
"""Time between checks for a TV."""

TRIES, TRIES_BLIND = 3, 60
"""How often SDL may fail to open a connected screen before the frame buffer is tried; and the same
while the kernel knows no connector yet, as its driver is loaded during boot."""

FIRST_S = 10.0
"""How long the first picture waits for a table that starts at the same time."""
ASK_AGAIN_S = 0.05

NO_SOUND = Notice("table-no-sound")
NO_GRAPHICS = Notice("table-no-graphics")

_log = logging.getLogger(__name__)


class AppliancePane(PublicPane):
    """The public screen, with notices of what this appliance lacks, sound or graphics (*slow*), and
    with news of its update."""

    def __init__(self, feed: FeedClient, screen: PublicScreen, sounds: Sounds) -> None:
        super().__init__(feed, screen, sounds, FRAME_S)
        self.slow = False
        self.plugged_in: Callable[[], None] = lambda: None
        """Called when the TV is back after it was gone."""
        self._looked_s = -1e9
        self._connected = connected()

    def ask(self) -> bool:
        """Ask the table for its view before there is a window, which takes a Pi a second: then the
        first picture is the table's, not that of a wait. Return whether it has told."""
        super().poll(time.monotonic())
        return self._view is not None

    def poll(self, now_s: float) -> None:
        super().poll(now_s)
        if now_s - self._looked_s < LOOK_S:
            return
        self._looked_s = now_s
        notify("WATCHDOG=1")
        self._sounds.look_again(now_s)
        lacks = (self.slow, NO_GRAPHICS), (self._sounds.lacking, NO_SOUND)
        own = (*(notice for lacking, notice in lacks if lacking), *read_news())
        own += read_news(WIFI_PLACE, WIFI_NEWS)
        if own != self._screen.own:
            self._screen.own = own
            self._changed = True
        before, self._connected = self._connected, connected()
        if not before and self._connected:
            self.plugged_in()


def show(pane: AppliancePane, size: tuple[int, int], stop: object) -> None:
    """Show *pane* on the TV, as soon as there is one, until *stop* is true."""
    tries, told, begun, ready = 0, False, False, False
    while not stop:
        notify("WATCHDOG=1")
        there = connected()
        if there and not begun:
            _first_picture(pane, stop)
            begun = True
        if not ready:
            # Not before the first picture: an image keeps the processor free for it (early.conf).
            notify("READY=1")
            ready = True
        if there is False:
            if not told:
                _log.warning("no screen is connected, or none is on; waiting for one")
                told = True
            time.sleep(LOOK_S)
            continue
        pane.ask()
        try:
            most = TRIES if there else TRIES_BLIND
            with _window(pane, size, tries % (most + 1) == most) as window:
                # Switch from the frame buffer back to SDL as soon as there is a driver.
                pane.plugged_in = window.close if pane.slow else window.reopen
                window.run(stop)
            tries = 0
        except (NoScreen, NoFrameBuffer) as problem:
            tries += 1
            if tries <= TRIES + 1:
                _log.warning("%s", problem)
            time.sleep(LOOK_S)


def _first_picture(pane: AppliancePane, stop: object) -> None:
    """Paint the table's first view on the kernel's frame buffer, where there is one: people see it
    while SDL opens the screen, which takes a Pi two seconds (Mesa, LLVM), and then paints it again.
    """
    with suppress(NoFrameBuffer, OSError), closing(FrameBuffer()) as frame_buffer:
        until_s = time.monotonic() + FIRST_S
        while not pane.ask():
            if stop or time.monotonic() >= until_s:
                return
            time.sleep(ASK_AGAIN_S)
        surface = pygame.Surface(frame_buffer.size)
        pane.place(surface.get_rect())
        pane.draw(surface, time.monotonic())
        frame_buffer.show(surface)


def _window(pane: AppliancePane, size: tuple[int, int], slow: bool) -> Window:
    pane.slow = slow
    frame_buffer = FrameBuffer() if slow else None
    return Window(size, [(pane, 1.0)], fullscreen=True, frame_buffer=frame_buffer)
