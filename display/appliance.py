"""The public screen of an appliance: it waits for a TV, however late somebody turns it on; draws
without a graphics driver if it must; reports what it lacks; and tells the news of an update and of
the WiFi.

Nobody reads its terminal or restarts it, so it never gives up. The updater writes its news into a
file, for it has to work where nothing else of Reclaim does; so does who joins the WiFi.
"""

import logging
import os
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pygame
from msgspec.structs import replace
from pygame import Rect

from controller.views import Message, Notice, TableView, Tend
from controller.views.data import data_fact
from controller.views.ownwifi import can_be_asked_for, own_wifi
from controller.views.systemd import notify
from display.dimming import Solitude, darken, dim_light
from display.feed import FeedClient, SeatRefused
from display.menu import MenuLine, WindowMenu
from display.news import read_news
from display.publicpane import LEFT, PublicPane
from display.screens import PublicScreen
from display.seats import Seats, Sits, keys_of, tend
from display.sounds import Sounds
from display.video import FrameBuffer, NoFrameBuffer
from display.window import FRAME_S, NoScreen, Window

if TYPE_CHECKING:
    from display.scene import ScenePane

SYSFS = Path("/sys/class/drm")


def connected(sysfs: Path = SYSFS) -> bool | None:
    """Return True if a connector has a screen that answers; None if the kernel knows no connectors,
    as on a desktop in a container."""
    states = []
    for path in sysfs.glob("card*-*/status"):
        states.append("")
        with suppress(OSError):  # the card has vanished meanwhile
            states[-1] = path.read_text().strip()
    return "connected" in states if states else None


TURN_S = 6.0
"""How long one of several news stands before the next one."""


WIFI_PLACE = Path("/run/reclaim-settings/wifi-news")

WIFI_NEWS = frozenset({"table-wifi-password", "table-wifi-absent", "table-wifi-no-radio"})


def read_wifi_news(own_is_up: bool, can_ask: bool, place: Path = WIFI_PLACE) -> tuple[Notice, ...]:
    """Why the network that is named is not joined; its remedy is the nearest: the page of the
    table's own WiFi while that is up, this screen's menu where somebody can ask for it there, or
    the card."""
    by = "phone" if own_is_up else "menu" if can_ask else "card"
    told = read_notice(place, WIFI_NEWS)
    return tuple(replace(one, args={**one.args, "by": by}) for one in told)


IMAGER_PLACE = Path("/run/reclaim-settings/imager-news")

IMAGER_NEWS = frozenset({"table-imager-left"})


def read_notice(place: Path, known: frozenset[str]) -> tuple[Notice, ...]:
    """What is told at *place*; nothing where nobody tells, or what is not *known*."""
    try:
        notice = msgspec.json.decode(place.read_bytes(), type=Notice)
    except (OSError, msgspec.MsgspecError):
        return ()
    return (notice,) if notice.id in known else ()


ASKS_FOR_WIFI = "set-up"
"""A file in the folder of this service, for which systemd watches (systemd/reclaim-own-wifi.path):
somebody asks for the table's own WiFi."""
ASKS_S = 3.0
"""That long it is there."""

CMDLINE = Path("/proc/cmdline")
_LOST = "reclaim.overlays-lost=none,"


def lost_overlays(cmdline: Path = CMDLINE) -> tuple[Notice, ...]:
    """What config.txt names and U-Boot could not apply (firmware/image/boot/start-arm64.cmd)."""
    try:
        words = cmdline.read_text().split()
    except OSError:
        return ()
    lost = [word.removeprefix(_LOST) for word in words if word.startswith(_LOST)]
    return tuple(
        Notice("table-overlay-lost", {"found": names.replace(",", ", ")}, kind="fault")
        for names in lost
    )


def in_turn(news: tuple[Notice, ...], now_s: float) -> tuple[Notice, ...]:
    """The last of the *news*, and of the others each in turn: no more fit on a screen."""
    if len(news) <= 2:
        return news
    others = news[:-1]
    return (others[int(now_s / TURN_S) % len(others)], news[-1])


PAINTED, WAITS, DARK = "screen painted", "waits for the table", "no screen"
"""What systemd is told; the image's updater judges a new version by the first
(firmware/image/reclaim_update/health.py)."""

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
REPAIRED = Notice("table-data-repaired")
BATTERY_ON = Notice("table-battery-on")

_log = logging.getLogger(__name__)


INVITATION, TOUCH_TO_PLAY = Notice("table-attract"), Notice("table-attract-touch")
"""The table's, and ours: at a simulated table nobody sees an A to press before somebody has sat
down. Whatever else the table says in its place, such as that a version is on trial, stays."""

LEFT_S = 60.0
"""After that long in attract without a key, a click or a touch nobody sits at the screen."""

_WAKING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class AppliancePane(PublicPane):
    """The public screen, with notices of what this appliance lacks, sound or graphics (*slow*), and
    with news of its update and its WiFi.

    At a simulated table a key, a click or a touch makes it a player's window with the hands of
    *sits*, until nobody has used them for a while in attract. At a real one the menu leads to the
    operator's page.
    """

    def __init__(
        self, feed: FeedClient, screen: PublicScreen, sounds: Sounds, sits: Sits | None = None
    ) -> None:
        super().__init__(feed, screen, sounds, FRAME_S)
        self.slow = False
        self.plugged_in: Callable[[], None] = lambda: None
        """Called when the TV is back after it was gone."""
        self._state = ""
        """What systemd was told last."""
        self._looked_s = -1e9
        self._lost = lost_overlays()
        self._connected = connected()
        self._seats = None if sits is None else Seats(sits)
        self._scene: ScenePane | None = None
        """The window of those who sit at this screen; it hears the table while it is shown."""
        self._used_s = -1e9
        self._solitude = Solitude()
        self._bright: pygame.Surface | None = None
        """The picture as it would be if it were not dimmed; None while it is not."""
        self._window: Window | None = None
        self._told: TableView | None = None
        """The view as the table has told it."""
        self._altered: dict[str, Any] = {}
        """What of it is shown otherwise."""
        runs = os.environ.get("RUNTIME_DIRECTORY")
        self._asks = Path(runs) / ASKS_FOR_WIFI if runs else None
        self._asked_s = float("inf")

    def close(self) -> None:
        """Leave the seats. Idempotent."""
        if self._seats is not None:
            self._seats.close()

    def ask(self) -> bool:
        """Ask the table for its view before there is a window, which takes a Pi a second: then the
        first picture is the table's, not that of a wait. Return whether it has told."""
        self._listen(time.monotonic())
        return self._view is not None

    def dark(self) -> None:
        """Note that there is no screen to paint on."""
        self._tell(DARK)

    def _tell(self, state: str) -> None:
        if state != self._state:
            self._state = state
            notify(f"STATUS={state}")

    def appear(self, window: Window) -> None:
        """Appear in a *window* that was opened, alone."""
        self._window = window
        window.keys = keys_of()
        self._arrange(False)

    def _listen(self, now_s: float) -> None:
        """Take in what the table tells; while nobody sits here, its invitation is ours."""
        before = self._told
        if self._scene is not None:
            self._scene.poll(now_s)
            self._view = self._told = self._scene.view
            self._solitude.end()
            return
        shown, self._view = self._view, before
        super().poll(now_s)
        told = self._told = self._view
        self._solitude.look(told, self._screen.pin, now_s)
        self._dim(self._solitude.dims(now_s))
        if told is None:
            return
        altered: dict[str, Any] = {} if self._bright is None else {"demo": None}
        if told.prompt == INVITATION and self._may_sit_down:
            altered["prompt"] = TOUCH_TO_PLAY
        same = told is before and altered == self._altered
        self._view, self._altered = shown if same else replace(told, **altered), altered

    def _dim(self, dims: bool) -> None:
        """Paint darkly from now on, or not; where there is a light behind the screen, it follows.
        No match of bots is shown in the dark."""
        if dims != (self._bright is not None):
            self._bright = pygame.Surface((1, 1)) if dims else None
            self._changed, self._painted = True, False
            dim_light(dims)

    @property
    def _may_sit_down(self) -> bool:
        return self._can_play and self._scene is None and not self.slow

    @property
    def _can_play(self) -> bool:
        return self._seats is not None and self._told is not None and self._told.simulated

    def poll(self, now_s: float) -> None:
        if self._seats is not None and self._scene is not None:
            try:
                self._seats.poll(now_s)
                self._listen(now_s)
                gone = self._nobody_plays(now_s)
            except SeatRefused:
                gone = True
            if gone:
                self._arrange(False)
        else:
            self._listen(now_s)
        if now_s - self._looked_s < LOOK_S:
            return
        self._looked_s = now_s
        notify("WATCHDOG=1")
        shown: PublicPane = self if self._scene is None else self._scene
        self._tell(PAINTED if shown.painted and self._view is not None else WAITS)
        self._sounds.look_again(now_s)
        lacks = (self.slow, NO_GRAPHICS), (self._sounds.lacking, NO_SOUND)
        lacking = [notice for lacks_it, notice in lacks if lacks_it]
        battery = None if self._told is None else self._told.battery
        on = battery is not None and battery.level in ("good", "low")
        if on and self._solitude.forgotten(now_s):
            lacking.append(BATTERY_ON)
        own = (*self._data(), *lacking, *in_turn(read_news(), now_s))
        wifi = own_wifi()
        if wifi != self._screen.own_wifi:
            self._screen.own_wifi, self._changed = wifi, True
        own += read_wifi_news(wifi is not None, self._asks is not None and self._may_ask_for_wifi)
        own += read_notice(IMAGER_PLACE, IMAGER_NEWS) + self._lost
        shown.notice(own)
        if self._asks is not None and now_s - self._asked_s > ASKS_S:
            self._asks.unlink(missing_ok=True)
            self._asked_s = float("inf")
        before, self._connected = self._connected, connected()
        if not before and self._connected:
            self.plugged_in()

    def _data(self) -> tuple[Notice, ...]:
        """What is to be said of the data on the card: that it keeps nothing, the table says as soon
        as it answers."""
        fact = data_fact()
        if fact.state == "repaired":
            return (REPAIRED,)
        return (fact.notice,) if fact.notice is not None and self._view is None else ()

    # ---- who sits at it --------------------------------------------------------------------------

    def _nobody_plays(self, now_s: float) -> bool:
        """Whether those who sat here have gone, or cannot play."""
        if self._told is None:
            return False  # the table may be back in a moment
        gone = self._told.stage == "attract" and now_s - self._used_s > LEFT_S
        return not self._told.simulated or gone

    def _arrange(self, sit_here: bool) -> None:
        """Show the window of those who sit here, or the public screen."""
        seats, self._scene = self._seats, None
        if self._window is None:
            return
        if seats is not None and not sit_here:
            seats.close()
        if seats is None or not sit_here:
            menu = WindowMenu(self._speak, self._sounds, own=self._lines)
            self._seen = menu.see
            self.see(self._told)
        else:
            menu = WindowMenu(self._speak, self._sounds, seats, None, seats.screen, self._lines)
            self._seen = menu.see
            self._gather()
        self._window.arrange([(self, 1.0)], menu, hands=sit_here)
        menu.see(self._told)

    def _gather(self) -> None:
        """Give the window to those who sit here now."""
        from display.scene import ScenePane

        assert self._seats is not None, "somebody sits here"
        screen, hands = self._seats.screen, self._seats.hands
        self._scene = ScenePane(self._feed, screen, self._sounds, hands, self._seen)
        self._scene.see(self._told)
        self._scene.place(self._pane)

    def _another(self, now_s: float) -> None:
        assert self._seats is not None, "somebody sits here"
        self._seats.another()
        self._gather()

    def _speak(self, language: str) -> None:
        self._screen.language = language
        if self._seats is not None and self._scene is not None:
            self._seats.speak(language)

    def _lines(self) -> tuple[MenuLine, ...]:
        """What the menu has of this screen's own."""
        if self._told is None:
            return ()
        wifi: tuple[MenuLine, ...] = ()
        if self._told.stage == "attract" and self._asks is not None and self._may_ask_for_wifi:
            wifi = (MenuLine(Message("screen-own-wifi"), self._ask_for_wifi),)
        if self._scene is not None and self._seats is not None:
            if self._told.stage not in ("attract", "joining"):
                return ()
            people = Message("screen-menu-people", {"count": self._seats.people})
            return (MenuLine(people, self._another), *wifi)
        if self._can_play:
            return wifi
        if self._told.match is not None or self._told.stage == "closed":
            return ()
        tends = MenuLine(Message("screen-menu-operator"), lambda now_s: self._tend(Tend()))
        return (tends, *wifi)

    @property
    def _may_ask_for_wifi(self) -> bool:
        return self._screen.own_wifi is None and can_be_asked_for()

    def _ask_for_wifi(self, now_s: float) -> None:
        if self._window is not None:
            self._window.close_menu()
        assert self._asks is not None, "its line is in the menu"
        self._asks.touch()
        self._asked_s = now_s

    def _tend(self, *wanted: Tend) -> None:
        if self._window is not None:
            self._window.close_menu()
        for one in wanted:
            self._feed.send(one)

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        if event.type in _WAKING:
            self._used_s = now_s
        if event.type in _WAKING or event.type == pygame.MOUSEMOTION:
            self._solitude.end()
            self._dim(False)
        view = self._told
        if self._scene is not None:
            self._scene.handle(event, now_s)
        elif view is None:
            super().handle(event, now_s)
        elif self._can_play:
            if event.type in _WAKING and self._may_sit_down:
                self._sit_down(view)
        elif view.stage == "operator":
            clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT
            finger = getattr(event, "touch", False)
            target = self._target(event.pos, finger) if clicked else None
            self._tend(*tend(event, view, target))
        else:
            super().handle(event, now_s)

    def _sit_down(self, view: TableView) -> None:
        assert self._seats is not None, "it can be played here"
        if self._seats.sit(view):
            self._arrange(True)

    # ---- what the window asks --------------------------------------------------------------------

    def place(self, pane: Rect) -> None:
        super().place(pane)
        if self._scene is not None:
            self._scene.place(pane)

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        if self._scene is not None:
            self._scene.draw(surface, now_s)
        elif self._bright is None:
            super().draw(surface, now_s)
        else:
            self._bright = pygame.Surface(surface.get_size())
            super().draw(self._bright, now_s)
            darken(surface, self._bright, [self._pane])

    def refresh(self, surface: pygame.Surface, now_s: float) -> Sequence[Rect]:
        if self._scene is not None:
            return self._scene.refresh(surface, now_s)
        if self._bright is None or not self._painted:
            return super().refresh(surface, now_s)
        areas = super().refresh(self._bright, now_s)
        darken(surface, self._bright, areas)
        return areas

    def pause_s(self, now_s: float) -> float:
        return super().pause_s(now_s) if self._scene is None else self._scene.pause_s(now_s)

    def holds(self) -> bool:
        return self._scene is not None and self._scene.holds()

    def let_go(self) -> None:
        if self._scene is not None:
            self._scene.let_go()


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
            pane.dark()
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
                pane.appear(window)
                window.run(stop)
            tries = 0
        except (NoScreen, NoFrameBuffer) as problem:
            pane.dark()
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
