"""The public screen as a pane of a window: its sounds, its log and what can be clicked on it."""

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import pygame
from pygame import Rect

from controller.views import MatchView, Notice, TableView
from controller.views.table import JUMP, Steer
from display.art.keeping import give_back_freed_pieces
from display.feed import FeedClient
from display.menu import corner_side
from display.screens import PublicScreen
from display.screens.catalogue import screens_of
from display.screens.layout import distance, hits
from display.sounds import Sounds, Speaker, announced
from display.targets import NextPage, Target
from display.window import FRAME_S
from display.words import words_in

LEFT = 1
LOG_KEY = pygame.K_l
FACTS_KEY = pygame.K_f
_ACTING_KEYS = (pygame.K_a, pygame.K_b, pygame.K_RETURN, pygame.K_SPACE)

_STEER_KEYS: Mapping[int, Steer] = {
    pygame.K_SPACE: Steer.PAUSE,
    pygame.K_RIGHT: Steer.ON,
    pygame.K_LEFT: Steer.BACK,
    pygame.K_UP: Steer.FASTER,
    pygame.K_DOWN: Steer.SLOWER,
}
"""What keys ask of a replay."""

_REHEARSED_S, _REHEARSAL_S = 0.1, 0.004
"""How often what may come is drawn unseen, and for how long: with a processor that is four times
slower, as a Pi's, a frame is not late for it."""


class PublicPane:
    """The public screen as a pane, with its sounds; painted every *quiet_s* while little moves on
    it. *seen* is called with every view, and *clicked* with what is clicked: the part of the
    virtual table. For a replay it asks for a pause with a byte on *steer*, a descriptor. Closes
    nothing that it is given."""

    def __init__(
        self,
        feed: FeedClient,
        screen: PublicScreen,
        sounds: Sounds,
        quiet_s: float,
        seen: Callable[[TableView | None], None] = lambda view: None,
        clicked: Callable[[Target, float], None] | None = None,
        steer: int | None = None,
        speaker: Speaker | None = None,
    ) -> None:
        self._steer = steer
        self._speaker = speaker or Speaker()
        self._plays = False
        """Whether there was a match in the last view."""
        self._feed = feed
        self._screen = screen
        self._sounds = sounds
        self._quiet_s = quiet_s
        self._seen = seen
        self._clicked = clicked
        self._view: TableView | None = None
        self._changed = True
        self._painted = False
        """Whether anything is painted where this pane is."""
        self._gives_back = False
        """Whether a match has begun or ended since the last picture."""
        self._drawn_s = self._rehearsed_s = -1e9
        self._pane = Rect(0, 0, 1, 1)

    @property
    def view(self) -> TableView | None:
        """What the table has told last; None while it does not answer."""
        return self._view

    @property
    def painted(self) -> bool:
        return self._painted

    def see(self, view: TableView | None) -> None:
        """Take in what another pane was told that was here before."""
        self._view, self._changed = view, True

    def notice(self, own: tuple[Notice, ...]) -> None:
        """Tell beside the table's notices those of this screen's *own*."""
        if own != self._screen.own:
            self._screen.own, self._changed = own, True

    def place(self, pane: Rect) -> None:
        self._pane = Rect(pane)
        self._changed, self._painted = True, False

    def poll(self, now_s: float) -> None:
        update = self._feed.poll()
        if update is not None:
            self._view, self._screen.replay = update.view, update.replay
            self._screen.invite, self._screen.pin = update.invite, update.pin
            self._changed = True
            self._sounds.volume = update.volume
            self._sounds.play(update.sounds)
            self._hear(update.view)
            self._seen(self._view)
        elif not self._feed.connected and self._view is not None and not self._closed:
            self._view, self._screen.pin = None, ""
            self._changed = True
            self._sounds.turn(0.0)
            self._seen(None)
        elif self._painted and not self._changed and now_s - self._rehearsed_s >= _REHEARSED_S:
            self._rehearsed_s = now_s
            self._screen.rehearse(_REHEARSAL_S)
        self._sounds.say(self._speaker.poll())

    def _hear(self, view: TableView) -> None:
        """Let be heard what a view says besides its sounds."""
        match = view.match
        self._gives_back |= (match is not None) != self._plays
        if match is not None and not self._plays:
            self._sounds.play_theme(view.game)
        self._plays = match is not None
        # The belt of a real table hums by itself.
        hums = None if match is None or not view.simulated else screens_of(match)
        self._sounds.turn(0.0 if hums is None else hums.belt_rpm(match))
        if self._sounds.heard:
            language = self._screen.language or view.language
            self._speaker.announce(announced(view, words_in(language)), language)

    @property
    def _closed(self) -> bool:
        """Whether the table has said why it cannot be opened: that stays until it says more."""
        return self._view is not None and self._view.stage == "closed"

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Handle an event. A clicked line is chosen by the hands in this window, if there are any.
        A click elsewhere, or L, opens and closes the log of a match; what the hands do closes it,
        as play waits for who reads. A replay is paused by a click or the space bar; arrow keys step
        and change its speed, and a click on its bar goes there. All else is for the hands."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and self._pane.collidepoint(event.pos)
        key = event.key if event.type == pygame.KEYDOWN else None
        finger = getattr(event, "touch", False)
        target = self._target(event.pos, finger) if clicked and event.button == LEFT else None
        asked = None if self._steer is None else self._steered(key, event.pos if clicked else None)
        if self._steer is not None and asked is not None:
            with suppress(OSError):  # The replay has ended, and this window is about to.
                os.write(self._steer, asked)
        elif target == NextPage() or key == FACTS_KEY:
            self.turn_page()
        elif target is not None and self._clicked is not None:
            self._clicked(target, now_s)
        elif clicked or key == LOG_KEY or (self._screen.log_open and self._acts(event)):
            self.toggle_log()

    def _steered(self, key: int | None, at: tuple[int, int] | None) -> bytes | None:
        """Return what a key or a click at a point asks of a replay: a click on the bar goes there,
        one elsewhere pauses it."""
        if at is not None:
            point = (at[0] - self._pane.left, at[1] - self._pane.top)
            share = self._screen.replay_share(point)
            return Steer.PAUSE.value if share is None else bytes([JUMP + round(100 * share)])
        steer = _STEER_KEYS.get(key or 0)
        return None if steer is None else steer.value

    def _acts(self, event: pygame.event.Event) -> bool:
        """Return True if an event is an act of the hands in this window, which play waits for."""
        if self._clicked is None:
            return False
        clicks = event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT
        return clicks or (event.type == pygame.KEYDOWN and event.key in _ACTING_KEYS)

    def _target(self, point: tuple[int, int], finger: bool) -> Target | None:
        """Return what can be clicked at a point of the window, or is nearest to a *finger* there;
        or None."""
        at = (point[0] - self._pane.left, point[1] - self._pane.top)
        areas = self._screen.targets
        hit = [target for target, area in areas.items() if hits(area, at, finger)]
        return min(hit, key=lambda target: distance(areas[target], at), default=None)

    def descriptors(self) -> Sequence[int]:
        return self._feed.descriptors()

    def holds(self) -> bool:
        return False

    def let_go(self) -> None:
        """Do nothing: nothing can be held here."""

    def turn_page(self) -> None:
        """Show the next page of an ending."""
        self._screen.turn_page()
        self._changed = True

    def toggle_log(self) -> None:
        """Switch between the log, with what everyone knows, and the match."""
        if self._view is not None and self._view.match is not None:
            self._screen.log_open = not self._screen.log_open
            self._changed = True
            self._seen(self._view)

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        self._screen.draw(self._part(surface), self._view, now_s)
        self._drew(now_s)

    def refresh(self, surface: pygame.Surface, now_s: float) -> Sequence[Rect]:
        if not self._painted:
            self.draw(surface, now_s)
            return [self._pane.clip(surface.get_rect())]
        areas = self._screen.refresh(self._part(surface), self._view, now_s)
        self._drew(now_s)
        return [area.move(self._pane.topleft) for area in areas]

    def _drew(self, now_s: float) -> None:
        """Note that the view is on the screen: its pictures have driven those of what was before
        from the pool."""
        self._drawn_s, self._painted = now_s, True
        if self._gives_back:
            self._gives_back = False
            give_back_freed_pieces()

    def _part(self, surface: pygame.Surface) -> pygame.Surface:
        """The part of the window that is about to be painted."""
        self._changed = False
        self._screen.corner_px = corner_side(surface.get_size()) + 10
        return surface.subsurface(self._pane.clip(surface.get_rect()))

    def pause_s(self, now_s: float) -> float:
        match = None if self._view is None else self._view.match
        staged = self._view is not None and self._view.staged is not None
        idle = match is None and (self._view is None or self._view.demo is None)
        moves = match is not None and _moves(match)
        least_s = FRAME_S if self._changed or staged or idle or moves else self._quiet_s
        return least_s if self._changed else max(least_s, self._screen.due_s - self._drawn_s)


def _moves(match: MatchView) -> bool:
    """Return True if something on the screen of a match moves all the time."""
    game = screens_of(match)
    return match.phase in game.lively or game.belt_rpm(match) != 0.0
