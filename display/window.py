"""A window with panes, one below the other, such as the public screen and a virtual table, and with
a menu over them."""

import select
import time
from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame
from pygame import Rect

from display.menu import WindowMenu
from display.video import BLIND, FrameBuffer, event_descriptor, open_unseen, open_video

FRAME_S = 1 / 30
SHORTEST_S, PATIENCE_S = 1 / 500, 1 / 10
"""The shortest and the longest wait for something new, where each pane is woken by what arrives."""

QUIET_S = 1 / 10
"""Time between frames of the public screen above a virtual table while little moves on it."""


UPPER_SHARE = 0.42
"""The public screen's share of a window with hands."""

_EARLY_S = 0.005
"""How much sooner than a frame after the last one a tick may come, and still be the next frame's:
SDL waits for whole milliseconds."""


_FINGERS = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}


class Pane(Protocol):
    """A part of the window."""

    def place(self, pane: Rect) -> None: ...

    def poll(self, now_s: float) -> None: ...

    def handle(self, event: pygame.event.Event, now_s: float) -> None: ...

    def draw(self, surface: pygame.Surface, now_s: float) -> None: ...

    def refresh(self, surface: pygame.Surface, now_s: float) -> Sequence[Rect]:
        """Draw what is different from the last frame, which *surface* still has; return where."""

    def pause_s(self, now_s: float) -> float:
        """Return for how many seconds the present picture is still valid."""

    def descriptors(self) -> Sequence[int]:
        """Return where anything new arrives for it; nothing if it *must* be polled each frame."""

    def holds(self) -> bool:
        """Return True if Esc is meant for something here."""

    def let_go(self) -> None:
        """Release everything: something else has the keys and the mouse."""


MENU_SHOWN_S = 3.0
"""How long the menu's button stays visible on a screen without hands after the mouse has moved."""


class NoScreen(Exception):
    """There is no screen on which a window could be opened."""


class Window:
    """Opens a window that shows panes, one below the other, each with its share.

    With a *frame_buffer* nothing is opened, and everything painted is shown there; it is closed
    with the window. Raises `NoScreen`.
    """

    def __init__(
        self,
        size: tuple[int, int],
        panes: Sequence[tuple[Pane, float]],
        fullscreen: bool = False,
        menu: WindowMenu | None = None,
        hands: bool = False,
        frame_buffer: FrameBuffer | None = None,
    ) -> None:
        self.fullscreen = fullscreen
        self._panes = panes
        self._menu = menu
        self._hands = hands
        self._moved_s = -1e9
        """When the mouse last moved."""
        self._drawn_s = [-1e9] * len(panes)
        self._cornered = False
        """Whether the menu's button is painted."""
        self._rearranged = False
        """Whether other panes are here since the last picture."""
        self._size = size
        """The window's size while it does not fill the screen."""
        self._title = ""
        self._closed = False
        self._events: int | None = None
        """The descriptor at which events arrive, where there is one."""
        self._finger: int | None = None
        """Which of several fingers is taken for the mouse: the first one."""
        self.keys: Mapping[int, int] = {}
        """What a key means that SDL takes for another: without a desktop it knows one layout."""
        self._frame_buffer = frame_buffer
        self._surface = self._opened()
        if menu is not None:
            menu.belongs_to(self)
        self._arrange()

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *exc_info: object) -> None:
        pygame.display.quit()
        if self._frame_buffer is not None:
            self._frame_buffer.close()

    def __repr__(self) -> str:
        return f"<Window {self._surface.get_size()}, {len(self._panes)} panes>"

    def run(self, stop: object = False) -> None:
        """Run until the window is closed, or *stop* is true."""
        while not (self._closed or stop):
            now_s = time.monotonic()
            self.tick(now_s)
            awaited = [pane.descriptors() for pane, _ in self._panes]
            wait_s = FRAME_S
            if self._events is not None and all(awaited):
                wait_s = min(PATIENCE_S, max(SHORTEST_S, self._due_s(now_s) - now_s))
            left_s = wait_s - (time.monotonic() - now_s)
            if left_s > 0:
                self._wait(left_s, [file for files in awaited for file in files])

    def _due_s(self, now_s: float) -> float:
        """Return when the first pane has to be painted again."""
        return min(
            drawn_s + pane.pause_s(now_s)
            for (pane, _), drawn_s in zip(self._panes, self._drawn_s, strict=True)
        )

    def tick(self, now_s: float) -> None:
        """Handle what has happened, and show what is different by now."""
        redraw = self._handle_events(now_s)
        for pane, _ in self._panes:
            pane.poll(now_s)
            if self._rearranged:
                break  # the others may be here no more
        redraw, self._rearranged = redraw or self._rearranged, False
        menu = self._menu
        if menu is not None and menu.title != self._title:
            self._title = menu.title
            pygame.display.set_caption(self._title)
        due = [
            redraw or now_s - drawn_s >= pane.pause_s(now_s) - _EARLY_S
            for (pane, _), drawn_s in zip(self._panes, self._drawn_s, strict=True)
        ]
        corner = menu is not None and self._shows_corner(now_s)
        redraw, self._cornered = redraw or corner != self._cornered, corner
        if not (redraw or any(due)):
            return
        # What lies under the menu is painted completely, or not at all.
        whole = redraw or (menu is not None and menu.open)
        areas: list[Rect] = []
        for index, (pane, _) in enumerate(self._panes):
            if whole:
                pane.draw(self._surface, now_s)
            elif due[index]:
                areas += pane.refresh(self._surface, now_s)
            if whole or due[index]:
                self._drawn_s[index] = now_s
        if menu is not None and (whole or menu.corner.collidelist(areas) >= 0):
            self._draw_menu(menu, now_s)
        self._show(None if whole else areas)

    def _show(self, areas: Sequence[Rect] | None) -> None:
        """Let the screen have those areas of the window, or all of it."""
        if areas is None:
            pygame.display.flip()
        elif areas:
            pygame.display.update(areas)
        if self._frame_buffer is not None and (areas is None or areas):
            self._frame_buffer.show(self._surface)

    def _wait(self, seconds: float, files: Sequence[int]) -> None:
        """Sleep that long, or under X until its server or one of *files* has something new.
        pygame's own wait looks for events a thousand times a second, which costs more than to
        paint."""
        if self._events is None:
            time.sleep(seconds)
        elif not pygame.event.peek():
            select.select([self._events, *files], [], [], seconds)

    def _handle_events(self, now_s: float) -> bool:
        """Pass the events on; return True if everything has to be repainted."""
        redraw = False
        for event in map(self._meant, pygame.event.get()):
            if event.type == pygame.QUIT:
                self._closed = True
            elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWEXPOSED):
                self._surface = pygame.display.get_surface() or self._surface
                self._arrange()
                redraw = True
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                self.toggle_fullscreen()
                redraw = True
            if self._is_for_the_menu(event, now_s):
                redraw = True
                continue
            for pane, _ in self._panes:
                pane.handle(event, now_s)
                if self._rearranged:
                    break
        return redraw

    def _meant(self, event: pygame.event.Event) -> pygame.event.Event:
        if event.type in _FINGERS:
            return self._touched(event)
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP) or event.key not in self.keys:
            return event
        return pygame.event.Event(event.type, {**event.dict, "key": self.keys[event.key]})

    def _touched(self, event: pygame.event.Event) -> pygame.event.Event:
        """The first finger as a mouse whose events say that they are a `touch`; another one as it
        is, which means nothing to the panes."""
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
        if event.finger_id != self._finger:
            return event
        width, height = self._surface.get_size()
        said = {"pos": (int(event.x * (width - 1)), int(event.y * (height - 1))), "touch": True}
        if event.type == pygame.FINGERMOTION:
            return pygame.event.Event(pygame.MOUSEMOTION, {**said, "buttons": (1, 0, 0)})
        if event.type == pygame.FINGERUP:
            self._finger = None
        return pygame.event.Event(_FINGERS[event.type], {**said, "button": 1})

    # ---- the menu ------------------------------------------------------------------------------

    def toggle_fullscreen(self) -> None:
        """Switch between full screen and window."""
        if not self.fullscreen:
            self._size = self._surface.get_size()
        self.fullscreen = not self.fullscreen
        self._surface = self._opened()
        self._title = ""
        self._arrange()

    def reopen(self) -> None:
        """Reopen the screen after it was unplugged or off: it may be a different one. Raises
        `NoScreen`."""
        pygame.display.quit()
        self._surface = self._opened()
        self._arrange()

    def _opened(self) -> pygame.Surface:
        if self._frame_buffer is not None:
            return open_unseen(self._frame_buffer.size)
        surface = _open(self._size, self.fullscreen)
        self._events = event_descriptor()
        return surface

    def close(self) -> None:
        self._closed = True

    def close_menu(self) -> None:
        if self._menu is not None:
            self._menu.close()

    def arrange(
        self, panes: Sequence[tuple[Pane, float]], menu: WindowMenu | None, hands: bool
    ) -> None:
        """Show other panes from now on, with that menu over them."""
        self._panes, self._menu, self._hands = panes, menu, hands
        self._drawn_s = [-1e9] * len(panes)
        if menu is not None:
            menu.belongs_to(self)
        self._arrange()
        self._rearranged = True

    def _is_for_the_menu(self, event: pygame.event.Event, now_s: float) -> bool:
        """Pass an event to the menu if it is meant for that; return True if so."""
        menu = self._menu
        if menu is None or event.type not in _INPUTS:
            return False
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            came = not self._shows_corner(now_s)
            self._moved_s = now_s
            if came and not self._hands:
                pygame.mouse.set_visible(True)
        if menu.open:
            menu.handle(event, now_s)
            return True
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if escape and any(pane.holds() for pane, _ in self._panes):
            return False
        if not menu.opens(event):
            return False
        for pane, _ in self._panes:
            pane.let_go()
        return True

    def _shows_corner(self, now_s: float) -> bool:
        return self._hands or now_s - self._moved_s < MENU_SHOWN_S

    def _draw_menu(self, menu: WindowMenu, now_s: float) -> None:
        if self._shows_corner(now_s) or menu.open:
            menu.draw_corner(self._surface)
        if menu.open:
            menu.draw(self._surface)

    def _arrange(self) -> None:
        width, height = self._surface.get_size()
        top, share = 0, 0.0
        for pane, its_share in self._panes:
            share += its_share
            bottom = round(height * share)
            pane.place(Rect(0, top, width, bottom - top))
            top = bottom
        if self._menu is not None:
            self._menu.place((width, height))


_INPUTS = (
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
)


def _on_screen(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a window that is wholly on the screen: without a window manager nobody
    could move or shrink a larger one."""
    if pygame.display.get_driver() in BLIND:
        return size
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(size[0], width), min(size[1], height)


def _open(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    try:
        open_video()
        pygame.display.set_caption("Reclaim")
        if fullscreen:
            pygame.mouse.set_visible(False)
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(_on_screen(size), pygame.RESIZABLE)
    except pygame.error as error:
        pygame.display.quit()  # a driver left open would be used again, also by `open_unseen`
        raise NoScreen(
            f"no window can be opened here ({error}); start it on a desktop, set DISPLAY to a "
            "screen that runs, or write a picture with --png."
        ) from None
