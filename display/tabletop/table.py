"""The virtual table: one seat's eyes and hands, played with mouse and keyboard.

It knows two connections and one pane of a window. What it shows is what the hands socket lets that
seat see; what it does are the same acts that bots do.
"""

from collections.abc import Sequence
from contextlib import suppress

import pygame
from msgspec.structs import replace
from pygame import Rect

from controller.views import Message
from display.feed import FeedClient
from display.tabletop.controls import Controls, Top
from display.tabletop.hands import HandsClient
from display.tabletop.layout import Point
from display.tabletop.moment import Moment
from display.tabletop.player import Player
from display.tabletop.sight import Sight
from display.tabletop.top import TableTop
from display.targets import ChairOf, GroundAt, Target
from hardware.scene import AnyAct

MOVING_S = 1 / 30
GLOWING_S = 1 / 12
RESTING_S = 1.0


class VirtualTable:
    """Plays the seat of *hands*; *feed* tells what that seat may know.

    `place` gives it a part of a window; with a *scene*, that is drawn instead. `poll` must be
    called about 30 times a second; `pause_s` returns how long the picture may stay as it is. It
    closes neither of its connections. *language* overrides the table's.
    """

    def __init__(
        self,
        feed: FeedClient,
        hands: HandsClient,
        language: str | None = None,
        scene: Top | None = None,
    ) -> None:
        self.companions: Sequence[VirtualTable] = ()
        """The tables of others at the same window, who agree together with this one."""
        self._player = Player(feed, hands, language, lays=scene is not None)
        self._controls = Controls(self, self._player.deeds)
        self._pane = Rect(0, 0, 1280, 464)
        self._scene = scene
        self._top: TableTop | None = None
        self._drawn: tuple[object, ...] = ()
        """What was seen and said when it was drawn last."""
        self._cursor = pygame.SYSTEM_CURSOR_ARROW
        self._changed = True

    def __repr__(self) -> str:
        return f"<VirtualTable of {self._player!r}>"

    @property
    def seat(self) -> str:
        return self._player.seat

    @property
    def cards(self) -> Sequence[str]:
        """The control cards that have a meaning at this seat now."""
        view = self.sight().view
        return () if view is None else view.cards

    @property
    def at_rest(self) -> bool:
        """Whether the hand is empty and nothing is in progress."""
        return self._player.at_rest

    @property
    def settled(self) -> bool:
        """Whether nothing is in progress and no answer is awaited."""
        return self._player.deeds.settled

    # ---- the pane --------------------------------------------------------------------------

    def place(self, pane: Rect) -> None:
        """Use this part of the window from now on."""
        self._pane = Rect(pane)
        self._changed = True

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        """Paint the table into its pane of *surface*."""
        part = surface.subsurface(self._pane.clip(surface.get_rect()))
        top = self.top()
        assert isinstance(top, TableTop), "a scene is drawn by its screen"
        top.paint(part, self.moment(now_s))
        self.shown(now_s)

    def shown(self, now_s: float) -> None:
        """Note that what is seen now is on the screen, painted by somebody else."""
        self._changed = self._player.changed = self._controls.changed = False
        self._drawn = self.sight(), self._player.speech.at(now_s)
        cursor = self.cursor(now_s)
        if cursor != self._cursor and pygame.display.get_init():
            self._cursor = cursor
            # Some video drivers have no cursors.
            with suppress(pygame.error):
                pygame.mouse.set_cursor(cursor)

    def refresh(self, surface: pygame.Surface, now_s: float) -> Sequence[Rect]:
        """Paint all of it: hands and pieces are everywhere."""
        self.draw(surface, now_s)
        return [self._pane.clip(surface.get_rect())]

    def moment(self, now_s: float) -> Moment:
        """Return what is shown now."""
        controls = self._controls
        return replace(
            self._player.moment(now_s),
            hover=controls.hover(now_s),
            finger=controls.by_finger,
            focus=controls.focus,
            opened=controls.opened,
            large_menu=controls.large_menu,
            dragged_to=controls.dragged_to,
            pressed=frozenset(controls.pressed),
        )

    def descriptors(self) -> Sequence[int]:
        """Return nothing: hands move by themselves."""
        return ()

    def pause_s(self, now_s: float) -> float:
        """Return for how many seconds the present picture is still valid."""
        sight, said = self.sight(), self._player.speech.at(now_s)
        changed = self._changed or self._player.changed
        changed = changed or self._controls.changed or self._controls.busy
        changed = changed or self._drawn != (sight, said)
        if changed or self._player.flights or not self._player.belt.settled(now_s):
            return MOVING_S
        glowing = bool(self._player.eyes.hint(sight).offers) or bool(said)
        lit = any(s.pattern != "steady" and s.colour != "off" for s in sight.scene.seats)
        return GLOWING_S if glowing or lit else RESTING_S

    def cursor(self, now_s: float) -> int:
        """Return the mouse cursor for what is under it."""
        target = self._controls.hover(now_s)
        empty_room = isinstance(target, GroundAt) and self.sight().hand is None
        return (
            pygame.SYSTEM_CURSOR_ARROW
            if target is None or empty_room
            else pygame.SYSTEM_CURSOR_HAND
        )

    # ---- connections -------------------------------------------------------------------------

    def poll(self, now_s: float) -> None:
        """Take in what arrived, and do what is due."""
        self._player.take_in(now_s)
        if self._player.new_lines:
            self._player.new_lines = self._controls.large_menu = False
        self._controls.poll(now_s)
        self._player.go_on(now_s)

    # ---- mouse and keyboard --------------------------------------------------------------------

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Take in an event of the window; positions are the window's."""
        self._controls.handle(event, self._pane, now_s)

    def let_go(self) -> None:
        """Release both buttons."""
        self._controls.release_all()

    def accompany(self, others: Sequence["VirtualTable"]) -> None:
        """Agree together with the tables of others at the same window."""
        self.companions = others
        self._player.deeds.companions = [other._player.deeds for other in others]

    def click(self, target: Target, now_s: float) -> None:
        """Do what a click on *target* does; one more click may be queued while a hand is busy. On
        another's empty chair one sits down, but where several share this window."""
        if isinstance(target, ChairOf) and target.seat != self.seat and not self.companions:
            self._player.hands.move(target.seat)
        else:
            self._player.click(target, now_s)

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        """Hold that control card to the player's own pad, then choose these lines."""
        self._player.ask(card, lines, now_s)

    def read(self, reads: bool, what: str = "menu") -> None:
        """Tell the table whether the player reads something that covers it: the menu with all that
        it opens, or *what* else."""
        self._player.read(reads, what)

    def speak(self, language: str) -> None:
        """Set the language of the player who sits here."""
        self._player.speak(language)

    def holds(self) -> bool:
        """Return True if Esc is meant for something here: a piece in the hand, the keys' focus, or
        the large menu."""
        controls = self._controls
        return self.sight().hand is not None or controls.focus is not None or controls.large_menu

    def act(self, act: AnyAct) -> None:
        """Do one act at once, unless it denies what everyone sees lying there."""
        self._player.deeds.act(act)

    # ---- what the controls ask -------------------------------------------------------------------

    def sight(self) -> Sight:
        """Return what is seen now."""
        return self._player.sight()

    def top(self) -> Top:
        """Return the table top for the present pane, seats, game and language; in a player's window
        the scene."""
        if self._scene is not None:
            return self._scene
        sight, top = self.sight(), self._top
        if top is None or not top.fits(self._pane.size, sight):
            top = self._top = TableTop(self._pane.size, sight)
        return top

    def meant(self) -> tuple[Target, ...]:
        """Return what the hint is about, or what it asks to look for."""
        told = self._player.deeds.hint(self.sight())
        return self.top().meant((*told.at, *told.sought))

    def crowded(self) -> bool:
        """Return True if the player chooses from lines that are too small for a finger."""
        sight = self.sight()
        return sight.chooses and self.top().crowded(sight)

    def target_at(self, point: Point, now_s: float, finger: bool = False) -> Target | None:
        """Return what is at a point of the pane, or what a *finger* there means."""
        sight, top = self.sight(), self.top()
        if self._controls.large_menu:
            return top.line_at(point, sight, finger)
        if self._player.lines.sudden(now_s) and top.has_menu_at(point):
            return None
        return top.target(point, sight, self._player.belt.turns(now_s), finger)
