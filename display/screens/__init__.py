"""The public screen: one file for each kind of screen, chosen by the view's stage, the type of its
match and the phase. Each game has a module or package of its own (`catalogue`)."""

import math
import time
from collections.abc import Callable, Iterator, Sequence

import pygame
from msgspec.structs import replace

from controller.views import Demonstrated, Invite, MatchView, Notice, Replay, TableView
from controller.views.ownwifi import OwnWifi
from display import theme
from display.art.keeping import POOL
from display.screens import invite, lobby
from display.screens.cards import open_hands
from display.screens.catalogue import screens_of
from display.screens.chrome import (
    Draw,
    GameScreens,
    frame,
    lesson_room,
    replay_groove,
    replaying,
)
from display.screens.ending import draw_ending
from display.screens.layout import Rect
from display.screens.learning import explained, goal_of, rules
from display.screens.lobby import closed, naming, unkept
from display.screens.log import log, rests
from display.screens.operator import operator
from display.screens.page import Page, Written
from display.screens.reactions import reaction
from display.screens.stage import stage
from display.targets import Target
from display.words import Words, names_of, words_in

__all__ = ["PublicScreen", "Written"]

_STAGES: dict[str, Callable[[Page, TableView, Rect], None]] = {
    "resume": lobby.resume,
    "attract": lobby.attract,
    "joining": lobby.joining,
    "options": lobby.options,
    "naming": naming,
    "rules": lambda page, view, body: rules(page, view.game, body),
}

_PUNCTUAL_S = 0.1
"""How far the clock of a view may be off without being seen."""


class PublicScreen:
    """Draws what everybody may see.

    *language* overrides the language of the table. `written` lists the text of the last frame,
    `targets` what can be clicked on it. The upper right corner, `corner_px` wide and high, is
    left to the window.
    """

    first_leaf: int | None = None
    """Which page of an ending comes first; None: they take turns by themselves."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language
        self.corner_px = 0
        self.log_open = False
        """Whether what has happened is shown instead of the match; while a match rests it is."""
        self.replay: Replay | None = None
        """How far the match is that is shown, where that is a recorded one."""
        self.invite: Invite | None = None
        """Where phones may join; None where none can."""
        self.own_wifi: OwnWifi | None = None
        """How a phone joins the table's own WiFi, while that is up."""
        self.pin = ""
        """What somebody types into a phone who is to look after the table; empty while nobody
        is."""
        self.steered = False
        """Whether the keys of this window steer what is replayed."""
        self.leaf: int | None = None
        """Which page of an ending is shown; None: they take turns."""
        self.own: tuple[Notice, ...] = ()
        """What this screen lacks by itself: it is told while nobody plays."""
        self._view: TableView | None = None
        self._page: Page | None = None
        self._shown: object = None
        """What the page was drawn of, beside the view."""
        self._surface: pygame.Surface | None = None
        """On which the page was drawn."""
        self._coming: Iterator[None] | None = None
        self._came_s = 0.0
        self._kind: tuple[object, ...] | None = ()
        self._kind_came_s = 0.0

    def __repr__(self) -> str:
        stage = "waiting" if self._view is None else self._view.stage
        return f"<PublicScreen, {stage}>"

    def draw(self, surface: pygame.Surface, view: TableView | None, now_s: float) -> None:
        """Draw *view* at *now_s* of any clock that runs on; without a view, that it waits."""
        self._comes(view, now_s)
        age_s, shown_s = now_s - self._came_s, now_s - self._kind_came_s
        POOL.make_room_for(surface.get_size())
        self._surface, self._coming = surface, None
        if self._page is not None:
            self._page.let_go()
        page = Page(surface, self._words(view), now_s, age_s, shown_s, view, self.corner_px)
        page.leaf = self.leaf
        theme.put_backdrop(surface)
        self._draw_on(page, view)
        self._page, self._shown = page, self._drawn_of(surface)

    def _comes(self, view: TableView | None, now_s: float) -> None:
        """Note since when a view, and one of its kind, has been there."""
        if view is not self._view:
            self._view, self._came_s = view, now_s
        if self._kind != (kind := _kind(view)):
            self._kind, self._kind_came_s, self._coming = kind, now_s, None
            self.leaf = self.first_leaf

    def _words(self, view: TableView | None) -> Words:
        language = self.language or (view.language if view is not None else "en")
        return words_in(language, names_of(view))

    def _draw_on(self, page: Page, view: TableView | None) -> None:
        if self.pin:
            page.area = invite.pairing(page, self.pin)
        if self.replay is not None:
            page.area = replaying(page, self.replay, self.steered)
            if self.replay.hands and view is not None:
                page.area = open_hands(page, view.game, self.replay.hands)
        page.by_phone = self.invite is not None and view is not None and view.simulated
        if self.own_wifi is not None and view is not None and invite.has_corner(view):
            page.area = invite.set_up_by(page, self.own_wifi)
            view = replace(view, demo=None)
        elif self.invite is not None and view is not None:
            if invite.invites(view):
                page.area = invite.invited(page, self.invite)
            view = invite.by_phone(view)
        if view is not None and view.match is None and self.own:
            view = replace(view, notices=(*view.notices, *self.own))
        elif view is not None and view.reads and not rests(view):
            view = replace(view, prompt=Notice("table-reads", {"seat": view.reads[0]}))
        if view is None:
            lobby.waiting(page, self.own)
        elif view.stage == "closed":
            closed(page, view)
        elif view.stage == "unkept":
            unkept(page, view)
        elif view.stage == "operator":
            operator(page, view, self.invite)
        elif view.match is not None:
            self._match(page, view, screens_of(view.match))
        elif view.stage == "attract" and view.demo is not None:
            self._demo(page, view, view.demo)
        else:
            body = frame(page, view)
            if view.stage in _STAGES:
                _STAGES[view.stage](page, view, body)

    @property
    def written(self) -> list[Written]:
        return [] if self._page is None else self._page.written

    @property
    def targets(self) -> dict[Target, Rect]:
        return {} if self._page is None else self._page.targets

    def turn_page(self) -> None:
        """Show the next page of an ending."""
        self.leaf = (self.leaf or 0) + 1

    def replay_share(self, point: tuple[float, float]) -> float | None:
        """Return how far into a replay its bar is at a point, from 0 to 1; None beside the bar."""
        page = self._page
        if page is None or self.replay is None or self._surface is None:
            return None
        groove = replay_groove(page, Rect(self._surface.get_rect()))
        if not groove.inset(0, -groove.height).collidepoint(point):
            return None
        return min(1.0, max(0.0, (point[0] - groove.x) / groove.width))

    @property
    def due_s(self) -> float:
        """Until when the last frame is valid, on the clock that it was drawn by."""
        return -math.inf if self._page is None else self._page.due_s

    def refresh(
        self, surface: pygame.Surface, view: TableView | None, now_s: float
    ) -> Sequence[pygame.Rect]:
        """Draw what has changed since the last frame, on the *surface* that still has it; return
        where that is."""
        page, areas = self._page, None
        if page is not None and self._shown == self._drawn_of(surface):
            if not self.differs() and (view is self._view or self._goes_on(view, now_s)):
                areas = page.refresh(now_s)
            elif view is not None and page.words is self._words(view):
                self._comes(view, now_s)
                age_s, shown_s = now_s - self._came_s, now_s - self._kind_came_s
                page.show(view)
                areas = page.turn(now_s, age_s, shown_s, lambda: self._draw_on(page, view))
        if areas is None:
            self.draw(surface, view, now_s)
            return [surface.get_rect()]
        return areas

    def rehearse(self, for_s: float) -> None:
        """Draw for that long, or one bit, of what may come next where nobody sees it: its pictures
        and letters need not be made when it does."""
        if self._surface is None:
            return
        if self._coming is None:
            self._coming = self._bits(self._surface)
        clip, end_s = self._surface.get_clip(), time.thread_time() + for_s
        self._surface.set_clip((0, 0, 0, 0))
        for _ in self._coming:
            if time.thread_time() >= end_s:
                break
        self._surface.set_clip(clip)

    def _bits(self, surface: pygame.Surface) -> Iterator[None]:
        view, match = self._view, None if self._view is None else self._view.match
        if view is not None and match is not None:
            game = screens_of(match)
            coming = game.coming.get(match.phase)
            if coming is not None:
                page = Page(surface, self._words(view), 0.0, 0.0, 0.0, view, self.corner_px)
                yield from coming(page, match, frame(page, view, game.header(page.words, match)))

    def differs(self) -> bool:
        """Return True if what is shown besides the view has changed since the last frame."""
        return False

    def _goes_on(self, view: TableView | None, now_s: float) -> bool:
        """Whether a view only says what time it is, and that is what it would be by the last."""
        last = self._view
        if view is None or last is None or replace(view, at_s=last.at_s) != last:
            return False
        return abs(view.at_s - last.at_s - (now_s - self._came_s)) < _PUNCTUAL_S

    def _drawn_of(self, surface: pygame.Surface) -> object:
        return (
            *(surface.get_abs_parent(), surface.get_abs_offset(), surface.get_size()),
            *(self.language, self.corner_px, self.log_open, self.replay, self.own, self.leaf),
            *(self.invite, self.own_wifi, self.pin),
        )

    def _match(self, page: Page, view: TableView, game: GameScreens) -> None:
        """Draw a climax, the log that somebody has opened, or the match."""
        match = view.match
        assert match is not None, "a match is shown"
        if self.log_open and view.staged is None:
            log(page, view, game.known(page.words, match), page.area.inset(page.gap * 2), True)
            return
        if match.phase == "over" and view.staged is None:
            # Who has won is said once, by the ending.
            notices = tuple(one for one in view.notices if one.kind != "info")
            plain = replace(view, cursor=None, prompt=None, notices=notices)
            draw_ending(page, view, game.ending, frame(page, plain))
            return
        body = frame(page, view, game.header(page.words, match))
        if view.staged is not None:
            stage(page, view, view.staged, body, game.staged, reaction(view, game.moods))
        elif rests(view):
            log(page, view, game.known(page.words, match), body)
        else:
            if view.explained is None:
                begins = match.phase in game.opening or not view.log
                if begins and (goal := goal_of(page.words, view.game)):
                    # What sails on the sea sticks out into the gap.
                    line, body = body.split_top(page.area.height * 0.075, page.gap * 3)
                    page.section(line, _goal, None, goal)
                _draw_match(page, game, match, body)
                return
            room, rest = lesson_room(page, body)
            _draw_match(page, game, match, rest)
            explained(page, view.game, view.explained, room)

    def _demo(self, page: Page, view: TableView, demo: Demonstrated) -> None:
        """Draw an act of the match of bots, and what it means."""
        game = screens_of(demo.match)
        body = frame(page, view, game.header(page.words, demo.match))
        room, rest = lesson_room(page, body)
        _draw_match(page, game, demo.match, rest)
        explained(page, view.game, demo.caption, room, demo.event)


def _goal(page: Page, goal: str, line: Rect) -> None:
    """What the game is about, before anybody's first act."""
    page.write(goal, line, theme.AMBER, lines=2, height=page.em)


def _draw_match(page: Page, game: GameScreens, match: MatchView, body: Rect) -> None:
    """Draw a match in its phase."""
    other = game.others.get(match.phase)
    if other is None:
        game.divided.get(match.phase, game.play)(page, match, body)
    else:
        # What passes by does so from wall to wall, and may stick out into the gap above.
        walls = page.walls
        wide = Rect(walls.x, body.y - page.gap, walls.width, body.height + page.gap)
        page.section(wide, _other, match, other, body)


def _other(page: Page, match: MatchView, draw: Draw, body: Rect, area: Rect) -> None:
    draw(page, match, body)


def _kind(view: TableView | None) -> tuple[object, ...] | None:
    """Which screen a view is for: its stage and its game, whether bots play there, and the phase of
    a match."""
    if view is None:
        return None
    phase = "" if view.match is None else view.match.phase
    return view.stage, view.game, view.demo is not None, phase
