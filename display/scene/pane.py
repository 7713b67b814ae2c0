"""The player's window as a pane: the scene with its sounds, and the hands of who plays there."""

import math
from collections.abc import Callable, Mapping, Sequence

import pygame
from msgspec.structs import replace
from pygame import Rect

from controller.views import SOMETHING_WRONG, Cursor, TableView
from controller.views.people import is_name
from display.feed import FeedClient
from display.publicpane import FACTS_KEY, LEFT, LOG_KEY, PublicPane
from display.scene.naming import types_name
from display.scene.opening import OPENING_S, opens
from display.scene.screen import PlayerScreen
from display.screens.learning import goal_of
from display.sounds import Sounds, Speaker
from display.tabletop.hotseat import HotSeat, for_everybody
from display.tabletop.moment import Moment
from display.tabletop.table import VirtualTable
from display.targets import ButtonAt, LetterAt, LineAt, NameTyped, NextPage
from display.window import FRAME_S
from hardware.scene import SayName, Seek

_WATCHING_KEYS = {
    pygame.K_SPACE: "table-menu-watch-pause",
    pygame.K_RIGHT: "table-menu-watch-on",
    pygame.K_LEFT: "table-menu-watch-back",
    pygame.K_UP: "table-menu-watch-faster",
    pygame.K_DOWN: "table-menu-watch-slower",
    pygame.K_ESCAPE: "table-menu-watch-stop",
}
"""What the keys of a replay choose where a match is watched once more."""

_CURTAIN_SHARE = 0.58
"""How much of the window a curtain covers: above it everybody sees what goes on."""


class ScenePane(PublicPane):
    """The window of one player, or of several who take turns: *hands*. Closes nothing that it is
    given."""

    def __init__(
        self,
        feed: FeedClient,
        screen: PlayerScreen,
        sounds: Sounds,
        hands: VirtualTable | HotSeat,
        seen: Callable[[TableView | None], None] = lambda view: None,
        speaker: Speaker | None = None,
    ) -> None:
        super().__init__(feed, screen, sounds, FRAME_S, seen, hands.click, speaker=speaker)
        self._player = screen
        self._hands = hands
        self._plays_on = False
        """Whether a match was there when the hands were asked last."""
        self._opens_until_s: float | None = None
        """Until when the opening of a match stands; None while there is none."""
        self._drew_scene = False
        """Whether the picture is one of a scene."""
        self._covered: tuple[TableView, TableView] | None = None
        """The view that was shown last above the curtain, and what of it."""

    def __repr__(self) -> str:
        return f"<ScenePane of {self._hands!r}>"

    @property
    def _table(self) -> VirtualTable:
        return self._hands.table if isinstance(self._hands, HotSeat) else self._hands

    @property
    def _behind_curtain(self) -> bool:
        return isinstance(self._hands, HotSeat) and self._hands.curtain

    @property
    def _shown(self) -> TableView | None:
        """What is shown: what the player sees, as long as the table answers."""
        own = self._table.sight().view
        if self._behind_curtain or self._view is None or own is None:
            return self._view
        return own

    def place(self, pane: Rect) -> None:
        super().place(pane)
        lower = Rect(pane)
        if isinstance(self._hands, HotSeat):
            lower.height = round(pane.height * _CURTAIN_SHARE)
            lower.bottom = pane.bottom
        self._hands.place(lower)
        for table in self._tables:
            table.place(pane)

    @property
    def _tables(self) -> Sequence[VirtualTable]:
        if not isinstance(self._hands, HotSeat):
            return (self._hands,)
        return (self._hands.table, *self._hands.table.companions)

    def poll(self, now_s: float) -> None:
        super().poll(now_s)
        self._hands.poll(now_s)
        self._look_for_opening(now_s)

    def _look_for_opening(self, now_s: float) -> None:
        """Begin the opening of a match that has just come, and end the one whose time is over."""
        view, words = self._shown, self._table.sight().words
        played, self._plays_on = self._plays_on, view is not None and view.match is not None
        if view is None or view.match is None:
            self._end_opening()
            return
        if played and self._opens_until_s is None:
            return
        how = opens(view, bool(goal_of(words, view.game)))
        if not played and how:
            self._opens_until_s = now_s + OPENING_S if how == "reads" else math.inf
            self._hands.read(how == "reads", "opening")
            self._player.opens = self._changed = True
        elif self._opens_until_s is not None:
            counted = self._opens_until_s == math.inf and how != "waits"
            if counted or now_s >= self._opens_until_s:
                self._end_opening()

    def _end_opening(self) -> None:
        if self._opens_until_s is not None:
            self._opens_until_s = None
            self._hands.read(False, "opening")
            self._player.opens, self._changed = False, True

    def _skips(self, event: pygame.event.Event, now_s: float) -> bool:
        """Return True if an event is for the opening: a click or a key ends it, and where the table
        is busy, that wait with it."""
        if self._opens_until_s is None or event.type not in (
            pygame.MOUSEBUTTONDOWN,
            pygame.KEYDOWN,
        ):
            return False
        if self._opens_until_s == math.inf:
            self._table.click(ButtonAt("A"), now_s)
        self._end_opening()
        return True

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Handle an event: outside a scene as on the public screen, in it by the hands."""
        if self._skips(event, now_s) or self._types(event, now_s):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and self._is_past:
            return
        if event.type == pygame.KEYDOWN and event.key == LOG_KEY:
            self.toggle_log()
        elif self._player.plays(self._shown) or self._behind_curtain:
            self._hands.handle(event, now_s)
        elif (handled := _OUTSIDE.get(event.type)) is not None:
            handled(self, event, now_s)

    def _types(self, event: pygame.event.Event, now_s: float) -> bool:
        """Return True if an event types a name, where the player is asked for one."""
        view, moment = self._shown, self._player.moment
        if view is None or moment is None or not types_name(view, moment):
            self._player.typed = ""
            return False
        letter = None
        if event.type == pygame.KEYDOWN:
            letter = self._letter_of(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            target = self._target(event.pos, getattr(event, "touch", False))
            letter = target.letter if isinstance(target, LetterAt) else None
            if target == NameTyped():
                self._say_name()
                return True
        if letter is None:
            return False
        self._type(letter, now_s)
        return True

    def _letter_of(self, event: pygame.event.Event) -> str | None:
        """Return the letter that a key types, empty for the one before it; None where it is for
        something else."""
        if event.key == pygame.K_BACKSPACE:
            return ""
        if event.key == pygame.K_RETURN and self._player.typed:
            self._say_name()
            return None
        letter: str = getattr(event, "unicode", "")
        return letter if letter.isprintable() and letter else None

    def _type(self, letter: str, now_s: float) -> None:
        """Put a letter after those that were typed, or say why it cannot stand in a name."""
        typed = self._player.typed
        begins = not typed or typed[-1] in " -"
        longer = typed[:-1] if not letter else typed + (letter if begins else letter.lower())
        self._changed = True
        # A space may stand between letters.
        if not longer or is_name(longer) or (letter == " " and is_name(f"{longer}a")):
            self._player.typed = longer
        else:
            self._table.click(LetterAt(letter), now_s)

    def _say_name(self) -> None:
        name, self._player.typed = self._player.typed.strip(), ""
        self._table.act(SayName(name))

    def _clicked_outside(self, event: pygame.event.Event, now_s: float) -> None:
        """Do what is clicked where no scene is shown; a click on nothing closes the log."""
        if event.button != LEFT:
            return
        target = self._target(event.pos, getattr(event, "touch", False))
        share = self._screen.replay_share(
            (event.pos[0] - self._pane.x, event.pos[1] - self._pane.y)
        )
        if target == NextPage():
            self.turn_page()
        elif share is not None:
            self._table.act(Seek(share))
        elif target is not None:
            self._hands.click(target, now_s)
        elif self._screen.log_open:
            self.toggle_log()

    def _pressed_outside(self, event: pygame.event.Event, now_s: float) -> None:
        """Do what a key is for where no scene is shown: it steers a replay, turns the page of an
        ending, closes the log, and is the hands'."""
        line = self._watching(event.key)
        if line is not None:
            self._hands.click(line, now_s)
        elif event.key == FACTS_KEY and not self._screen.log_open:
            self.turn_page()
        else:
            if self._screen.log_open:
                self.toggle_log()
            self._hands.handle(event, now_s)

    @property
    def _is_past(self) -> bool:
        """Whether the picture is still that of a climax, or of a scene, that is over: a click there
        is meant for nothing that has come since."""
        return self._painted and self._drew_scene != self._player.plays(self._shown)

    def _goes_to_the_hands(self, event: pygame.event.Event, now_s: float) -> None:
        """Let the hands have it: a button that went down in a scene comes up whatever is shown."""
        self._hands.handle(event, now_s)

    def _watching(self, key: int) -> LineAt | None:
        """Return the line that a key takes while a match is watched once more."""
        view, id = self._shown, _WATCHING_KEYS.get(key)
        if self._screen.replay is None or view is None or view.cursor is None:
            return None
        return next(
            (LineAt(at) for at, one in enumerate(view.cursor.options) if one.id == id), None
        )

    def holds(self) -> bool:
        return self._hands.holds() or self._watching(pygame.K_ESCAPE) is not None

    def let_go(self) -> None:
        self._hands.let_go()

    def _look(self, now_s: float) -> Moment | None:
        """Return what the player sees; None behind the curtain."""
        return None if self._behind_curtain else self._table.moment(now_s)

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        self._player.moment = self._look(now_s)
        if self._behind_curtain and not self._player.opens:
            part = self._part(surface)
            above = part.subsurface(self._above(part.get_rect()))
            self._screen.draw(above, self._above_curtain(), now_s)
            self._hands.draw(surface, now_s)
        else:
            self._screen.draw(self._part(surface), self._shown, now_s)
        self._drew_scene = self._player.plays(self._shown)
        self._drew(now_s)

    def _above_curtain(self) -> TableView | None:
        """What everybody sees there: no choice of who has not raised the curtain yet."""
        view = self._view
        if view is None or view.cursor is None:
            return view
        if self._covered is None or self._covered[0] is not view:
            self._covered = view, replace(view, cursor=_of_everybody(view.cursor))
        return self._covered[1]

    @staticmethod
    def _above(whole: Rect) -> Rect:
        return Rect(
            whole.x, whole.y, whole.width, whole.height - round(whole.height * _CURTAIN_SHARE)
        )

    def refresh(self, surface: pygame.Surface, now_s: float) -> Sequence[Rect]:
        self._player.moment = self._look(now_s)
        if not self._painted or (self._behind_curtain and not self._player.opens):
            self.draw(surface, now_s)
            return [self._pane.clip(surface.get_rect())]
        areas = self._screen.refresh(self._part(surface), self._shown, now_s)
        self._table.shown(now_s)
        self._drew_scene = self._player.plays(self._shown)
        self._drew(now_s)
        return [area.move(self._pane.topleft) for area in areas]

    def pause_s(self, now_s: float) -> float:
        return min(super().pause_s(now_s), self._hands.pause_s(now_s))


def _of_everybody(cursor: Cursor) -> Cursor | None:
    """What of a choice may be made by anybody who passes; mishaps are for who sits there."""
    lines = tuple(line for line in cursor.options if line.id != SOMETHING_WRONG)
    return replace(cursor, options=lines) if lines and for_everybody(cursor) else None


_OUTSIDE: Mapping[int, Callable[[ScenePane, pygame.event.Event, float], None]] = {
    pygame.MOUSEBUTTONDOWN: ScenePane._clicked_outside,
    pygame.MOUSEBUTTONUP: ScenePane._goes_to_the_hands,
    pygame.MOUSEMOTION: ScenePane._goes_to_the_hands,
    pygame.WINDOWLEAVE: ScenePane._goes_to_the_hands,
    pygame.KEYDOWN: ScenePane._pressed_outside,
    pygame.KEYUP: ScenePane._goes_to_the_hands,
}
"""What an event is for where no scene is shown."""
