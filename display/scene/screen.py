"""The player's window as a picture: one scene of a match, seen from one seat; whatever is not a
match in progress, and every climax, as on the public screen.
"""

from collections.abc import Collection, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from controller.views import MatchView, Notice, TableView
from display import theme
from display.scene import belt
from display.scene.bands import SHARE_OF_VERBS, Bands, Room, bands
from display.scene.hand import draw_hand, hand_of
from display.scene.lobby import STAGES, draw_lobby
from display.scene.middle import draw_middle, scene_mats
from display.scene.opening import draw_opening
from display.scene.people import chip_aspect, chip_room, chips, draw_chip, held_at
from display.scene.verbs import Verb, lit, sentence, told_to, verbs
from display.screens import PublicScreen
from display.screens.catalogue import screens_of
from display.screens.chrome import GameScreens, Heading, clock_text
from display.screens.layout import FINGER_PX, Rect, letters_px
from display.screens.learning import explained
from display.screens.log import rests
from display.screens.page import Page
from display.tabletop import look
from display.tabletop.layout import with_cards
from display.tabletop.moment import Moment
from display.tabletop.sight import ENDED, Sight, timeless
from display.targets import (
    ButtonAt,
    DeckAt,
    OwnCard,
    OwnFan,
    OwnHand,
    PileAt,
    RowAt,
    SeatOf,
    SpotAt,
    Target,
)
from hardware.scene import Label

Centre = tuple[float, float]


HELD_SHARE = 0.14
"""Of the window's height: a piece in somebody's hand, or on its way."""


class PlayerScreen(PublicScreen):
    """Draws what one player sees and can do. `moment` is what is shown; None: what everybody
    sees."""

    first_leaf = 0

    def __init__(self, language: str | None = None) -> None:
        super().__init__(language)
        self._moment: Moment | None = None
        self._lit: Collection[Target] = ()
        self._done: tuple[Verb, ...] = ()
        self._seen: Sight | None = None
        """What of the sight counts: as long as that is the same, the page stands."""
        self.opens = False
        """Whether it shows how a match begins, before anybody's first act."""
        self.typed = ""
        """What the player has typed of a name."""
        self.verbs_area = Rect(0, 0, 0, 0)
        self._stage: belt.GroundStage | None = None
        self._shown_of: object = None
        """What of the moment the page was drawn of."""
        self._below: list[tuple[pygame.Surface, pygame.Rect]] | None = None
        """What lies below that which was painted over the page, and where; None while the page is
        without it."""

    @property
    def moment(self) -> Moment | None:
        return self._moment

    @moment.setter
    def moment(self, moment: Moment | None) -> None:
        old, self._moment = self._moment, moment
        if moment is None:
            self._lit, self._done, self._seen = (), (), None
        elif old is None or (old.hint, old.sight) != (moment.hint, moment.sight):
            seen = timeless(moment.sight)
            if seen != self._seen or old is None or old.hint != moment.hint:
                self._seen, self._lit, self._done = seen, lit(moment), verbs(moment)

    @property
    def lit(self) -> Collection[Target]:
        """What the player may do something with now."""
        return self._lit

    @property
    def verbs(self) -> tuple[Target, ...]:
        """What its buttons mean."""
        return tuple(one.target for one in self._done)

    @property
    def sentence(self) -> str:
        """The one sentence that it says."""
        if self.moment is None:
            return ""
        tiles = not with_cards(self.moment.sight.scene)
        return sentence(self.moment, belt.IN_A_WINDOW if tiles else {})

    def plays(self, view: TableView | None) -> bool:
        """Return True if a view is shown as the player's scene."""
        moment = self.moment
        if moment is None or view is None or view.match is None or view.staged is not None:
            return False
        if self.opens:
            return False
        shows = self.log_open or self.replay is not None or rests(view)
        return not shows and view.match.phase not in ENDED and view.stage == "match"

    def invites(self, view: TableView | None) -> bool:
        """Return True if a view is shown as the player's lobby."""
        if self.moment is None or view is None or view.match is not None:
            return False
        return view.stage in STAGES and self.replay is None

    def found(self, sight: Sight, belt_turns: float) -> dict[Target, Rect]:
        """Return what can be clicked, and where it is now."""
        found = self.targets
        if self._stage is not None and self.plays(self._view):
            found = found | self._stage.targets(sight, belt_turns)
        return found

    # ---- frames --------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, view: TableView | None, now_s: float) -> None:
        self._shown_of = self._moment_drawn()
        super().draw(surface, view, now_s)
        self._put_loose(surface)

    def refresh(
        self, surface: pygame.Surface, view: TableView | None, now_s: float
    ) -> Sequence[pygame.Rect]:
        taken = self._take_loose(surface)
        areas = super().refresh(surface, view, now_s)
        self._shown_of = self._moment_drawn()
        if self._below is not None:
            # All of it was drawn.
            return areas
        return [*taken, *areas, *self._put_loose(surface)]

    def rehearse(self, for_s: float) -> None:
        """Do so for everybody's screen; a player's scene has pictures of its own."""
        if self.moment is None:
            super().rehearse(for_s)

    def differs(self) -> bool:
        return self._shown_of != self._moment_drawn()

    def _moment_drawn(self) -> object:
        """What of the moment its sections are drawn of."""
        moment, seen = self.moment, self._seen
        if moment is None or seen is None or self.opens:
            return self.opens
        return (
            *(seen.scene.places, seen.scene.seats, seen.view, seen.order, seen.prefers),
            *(moment.hint, moment.message, moment.hover, moment.focus, moment.connected),
            *(seen.taken_from, seen.scene.belt_rpm != 0.0, moment.dragged_to is None),
            # What is still on its way to a place, or to a hand, is not drawn there.
            *(moment.pressed, self.typed, tuple(flight.goal for flight in moment.flights)),
        )

    # ---- the scene -----------------------------------------------------------------------------

    def _draw_on(self, page: Page, view: TableView | None) -> None:
        page.goes_on = False
        if view is not None and view.match is not None and self.opens:
            draw_opening(page, view)
            return
        if view is not None and self.moment is not None and self.invites(view):
            draw_lobby(page, view, self.moment, self.typed)
            return
        if view is None or view.match is None or not self.plays(view) or self.moment is None:
            if self.moment is not None:
                page.goes_on = ButtonAt("A") in self.moment.hint.at
                if view is not None and view.cursor is not None:
                    # What is asked is what can be chosen.
                    view = replace(view, prompt=None)
                if view is not None and view.match is not None and view.match.phase in ENDED:
                    # Nobody can mend any more what was wrong.
                    kept = tuple(one for one in view.notices if one.kind != "mistake")
                    view = replace(view, notices=kept)
            super()._draw_on(page, view)
            if view is None or view.cursor is None:
                self._goes_on_by_a_click(page)
            return
        self._scene(page, view, view.match, screens_of(view.match), self.moment)

    def _goes_on_by_a_click(self, page: Page) -> None:
        """Let a click anywhere be what the table asks everybody for."""
        if self.moment is not None and ButtonAt("A") in self.moment.hint.at:
            page.section(Rect(page.area.inset(1)), _anywhere, None)

    def _scene(
        self, page: Page, view: TableView, match: MatchView, game: GameScreens, moment: Moment
    ) -> None:
        done = self._done
        people = chips(moment)
        widths = [_verb_px(page, verb) for verb in done]
        rows = _rows(page, widths)
        verbs_room = _room(page, rows)
        parts = bands(page.area, len(people), page.gap, verbs_room, chip_aspect(people))
        self.verbs_area = parts.verbs
        taught, told = view.explained, told_to(view, moment.sight.own)
        # Where it stands nothing is asked for, and nothing moves for it.
        above = Rect(parts.head.unionall(parts.chips))
        free = not any(chip.lit for chip in people)
        head = Rect(parts.head)
        for room in (above, head):
            room.width -= page.corner_px
        if taught is not None and free:
            page.section(above, explained, None, view.game, taught)
        elif told is not None and free and page.upright:
            page.section(above, _note, None, told)
        else:
            header = game.header(page.words, match)
            clock = view.clock_ends_at_s is not None and header.clock
            if told is None:
                page.section(head, _head, None, view.game, header, clock)
            else:
                page.section(head, _note, None, told)
            alike = chip_room(page, people, parts.chips[0].size if people else (0, 0))
            for chip, area in zip(people, parts.chips, strict=True):
                page.section(area, draw_chip, None, chip, alike)
        self._middle(page, match, game, moment, parts)
        lasts_s = game.window.lasts_s(match) if page.clock_runs else None
        page.section(parts.line, _line, None, self.sentence, bool(moment.message), lasts_s)
        self._verbs(page, moment, done, rows, parts.verbs)
        if with_cards(moment.sight.scene):
            page.section(parts.hand, draw_hand, None, hand_of(moment), view.game)
        else:
            belt.draw_own_piles(page, belt.own_piles(moment), parts.hand)

    def _middle(
        self, page: Page, match: MatchView, game: GameScreens, moment: Moment, parts: Bands
    ) -> None:
        sight = moment.sight
        now = self._lit
        if not with_cards(sight.scene):
            stage = self._stage
            if stage is None or stage.asked != belt.GroundStage.question(sight, parts.stage):
                stage = self._stage = belt.GroundStage(sight, parts.stage)
            ground = belt.is_lit(moment)
            lying = tuple(
                one for one in sight.scene.places if one.place.startswith(stage.ground.name)
            )
            pointed = (moment.hover, moment.focus, sight.hand is None)
            coming = tuple(flight.goal for flight in moment.flights)
            seen = (lying, pointed, coming, sight.scene.belt_rpm != 0.0)
            page.section(parts.stage, belt.draw_ground, None, stage, self._now, ground, seen)
            return
        self._stage = None
        rest = game.window.stage(page, match, now, parts.stage)
        draw_middle(page, scene_mats(sight, now, rest.drawn), rest.room)

    def _now(self) -> Moment:
        assert self.moment is not None, "a scene is drawn"
        return self.moment

    def _verbs(
        self, page: Page, moment: Moment, done: Sequence[Verb], rows: Sequence[Sequence[float]],
        area: Rect,
    ) -> None:  # fmt: skip
        at = moment.hover if moment.hover is not None else moment.focus
        waiting = iter(done)
        for strip, widths in zip(area.rows(max(1, len(rows)), page.gap // 2), rows, strict=False):
            free = strip.width - page.gap * (len(widths) - 1)
            x = float(strip.x)
            for share in widths:
                verb, width = next(waiting), free * share / sum(widths)
                held = isinstance(verb.target, ButtonAt) and verb.target.letter in moment.pressed
                cell = Rect(round(x), strip.y, round(width), strip.height)
                page.section(cell, _verb, None, verb, verb.target == at or held)
                x += width + page.gap

    # ---- over the scene ------------------------------------------------------------------------

    def _put_loose(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paint what moves between the places and what is held up, and keep what lies below it;
        return where that is."""
        loose, window = self._loose(surface), surface.get_rect()
        self._below = []
        for picture, centre in loose:
            area = picture.get_rect(center=(round(centre[0]), round(centre[1]))).clip(window)
            if area:  # pieces may come from beyond the window
                self._below.append((surface.subsurface(area).copy(), area))
                look.put(surface, picture, centre)
        return [area for _, area in self._below]

    def _take_loose(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take that away again; return where it was."""
        below, self._below = self._below or [], None
        for picture, area in reversed(below):
            surface.blit(picture, area)
        return [area for _, area in below]

    def _loose(self, surface: pygame.Surface) -> list[tuple[pygame.Surface, Centre]]:
        """What is painted over the page and is no part of it: pictures, and where their middles
        are."""
        moment = self.moment
        if moment is None or not self.plays(self._view):
            return []
        sight, found = moment.sight, self.targets
        loose: list[tuple[pygame.Surface, Centre]] = []
        everything = self.found(sight, moment.belt_turns) if moment.focus is not None else {}
        in_hand = isinstance(moment.focus, OwnCard | OwnHand) and with_cards(sight.scene)
        if moment.focus is not None and not in_hand and (at := everything.get(moment.focus)):
            # What the keys have come to has a frame that nothing else has.
            frame = look.frame(at.size, min(14, at.height // 4), 4, theme.PAPER)
            loose.append((frame, at.center))
        for seat in sight.scene.seats:
            where = _at_spot(seat.taps, sight, found)
            if seat.hand is not None and where is not None and seat.seat != sight.own:
                # No larger than a card on its way there: it must not hide what it goes to.
                height = min(where.height, round(surface.get_height() * HELD_SHARE))
                loose.append((_piece(seat.hand, height), where.center))
            if seat.lifts is not None and seat.seat == sight.own:
                area = _at_place(seat.lifts.place, sight, found, self._stage, moment)
                if area is not None:
                    loose += _held_up(surface, moment, seat.lifts.side, area)
        for flight in moment.flights:
            start = _at_place(flight.origin, sight, found, self._stage, moment)
            goal = _at_place(flight.goal, sight, found, self._stage, moment)
            if start is None or goal is None:
                continue
            most = round(surface.get_height() * HELD_SHARE)
            begins = start.center, min(most, start.height)
            ends = goal.center, min(most, goal.height)
            centre, height = flight.between(begins, ends, moment.now_s)
            loose.append((_piece(flight.label, max(24, height)), centre))
        own = sight.seat
        if moment.dragged_to is not None and own is not None and own.hand is not None:
            picture = _piece(own.hand, round(surface.get_height() * 0.2))
            loose.append((picture, moment.dragged_to))
        if not moment.connected:
            veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            veil.fill((*theme.NIGHT, 170))
            said = theme.lettering(moment.words("hands-wait-for-table"), 30, theme.PAPER)
            middle = surface.get_rect().center
            loose += [(veil, middle), (said, middle)]
        return loose


def _held_up(
    surface: pygame.Surface, moment: Moment, side: Label, area: Rect
) -> list[tuple[pygame.Surface, Centre]]:
    """The hidden side of a piece that only this player sees."""
    height = round(surface.get_height() * 0.3)
    room = surface.get_rect().inflate(-height - 16, -height - 16)
    # It never sticks out, nor do the words below it.
    centre = (
        min(max(area.centerx, room.left), room.right),
        min(max(area.centery, room.top), room.bottom - height // 6),
    )
    said = theme.lettering(
        moment.words("hands-only-you-see"), letters_px(surface.get_height()), theme.AMBER
    )
    back = look.box((said.get_width() + 14, said.get_height() + 6), 8, theme.NIGHT)
    below = (centre[0], centre[1] + height * 0.56)
    return [(_piece(side, height), centre), (back, below), (said, below)]


def _anywhere(page: Page, area: Rect) -> None:
    page.clickable(ButtonAt("A"), area)


def _head(page: Page, game: str, header: Heading, clock: bool, area: Rect) -> None:
    """What is played, how far the match is, and a clock if one runs."""
    smallest = letters_px(page.area.height)
    height = area.height * 0.62
    title = page.words("table-game", game=game)
    left, rest = area.split_left(theme.extent(title, round(height))[0] + page.gap * 2, page.gap)
    right, middle = rest.split_right(rest.width * 0.4, page.gap)
    page.write(title, left, theme.MIST, align="left", height=height)
    page.write(header.middle, middle, theme.MIST, height=height)
    if clock:
        page.live(right, partial(_clock, page, right))
    elif page.height_of(header.aside, right.size, height) >= smallest:
        page.write(header.aside, right, theme.AMBER, align="right", height=height)


def _note(page: Page, notice: Notice, area: Rect) -> None:
    """What is told to everybody, or what is wrong; and what to do about that, where there is room
    for it. All else that would be done, is done with the parts of a table."""
    page.panel(area, theme.PANEL, theme.BAD if notice.kind == "fault" else theme.PANEL_EDGE)
    smallest = letters_px(page.area.height)
    sign, inside = area.inset(page.gap, 3).split_left(min(area.height, smallest * 2), page.gap)
    page.icon("fault" if notice.kind == "fault" else "info", sign)
    text = page.words(notice)
    remedy = page.words.part(notice, "remedy") if notice.kind == "fault" else ""
    whole = f"{text} {remedy}".strip()
    lines, height = max(1, int(inside.height // (smallest * 1.35))), smallest * 1.5
    fits = page.height_of(whole, inside.size, height, lines) >= smallest
    page.write(whole if fits else text, inside, align="left", lines=lines, height=height)


def _clock(page: Page, area: Rect) -> None:
    left_s = page.left_whole_s
    if left_s is not None:
        page.write(clock_text(left_s), area, theme.AMBER, align="right", height=area.height * 0.9)


def _line(page: Page, text: str, refused: bool, lasts_s: float | None, area: Rect) -> None:
    """The one sentence; below it what is left of the time after which play goes on by itself."""
    page.panel(area, theme.NIGHT)
    if lasts_s:
        bar, _ = area.inset(page.gap, 2).split_bottom(max(8, page.gap * 2 // 3))
        page.live(bar, lambda: page.bar(bar, (page.left_s or 0.0) / lasts_s, theme.AMBER))
    inside = area.inset(page.gap * 2, page.gap // 2)
    height = min(inside.height * 0.6, page.area.height / 26, page.area.width / 22)
    page.write(text, inside, theme.BAD if refused else theme.PAPER, lines=2, height=height)


def _verb_letters(page: Page) -> float:
    """How high the letters of a button are at most."""
    return min(page.area.height / 30, page.area.width / 22)


def _verb_px(page: Page, verb: Verb) -> float:
    """How wide a button is: long words stand on two lines."""
    letters = round(_verb_letters(page))
    width = theme.extent(verb.text, letters)[0]
    room = width if width < 9 * letters else width * 0.58
    return max(FINGER_PX * 1.7, room + page.gap * 3)


def _rows(page: Page, widths: Sequence[float]) -> list[Sequence[float]]:
    """Divide buttons of these widths into as few rows as they fit into, of two at most."""
    if not widths:
        return []
    share = 1.0 if page.upright else SHARE_OF_VERBS
    room = page.area.inset(page.gap * 2).width * share
    if sum(widths) + page.gap * len(widths) <= room or len(widths) == 1:
        return [widths]
    half = -(-len(widths) // 2)
    return [widths[:half], widths[half:]]


def _room(page: Page, rows: Sequence[Sequence[float]]) -> Room:
    widest = max((sum(row) + page.gap * (len(row) - 1) for row in rows), default=0.0)
    return Room(widest, len(rows))


def _verb(page: Page, verb: Verb, near: bool, area: Rect) -> None:
    """A button with its words."""
    page.clickable(verb.target, area)
    height = min(area.height * 0.5, _verb_letters(page))
    page.button(verb.text, area, theme.VERB.pointed(near), height=height)


_STEP_PX = 8
"""What moves has one of few sizes: its pictures are there already."""


def _piece(label: Label, height: int) -> pygame.Surface:
    height -= height % _STEP_PX
    width = height if label.kind == "tile" else round(height * 5 / 7)
    return look.picture((max(4, width), max(4, height)), label)


def _at_spot(reader: str, sight: Sight, found: dict[Target, Rect]) -> Rect | None:
    """Return where the mat of a spot is."""
    if reader not in sight.scene.spots:
        return None
    return found.get(SpotAt(sight.scene.spots.index(reader) + 1))


def _at_place(
    place: str,
    sight: Sight,
    found: dict[Target, Rect],
    stage: belt.GroundStage | None,
    moment: Moment,
) -> Rect | None:
    """Return where a place is, or the hand of a seat."""
    seat = place.partition("/")[0]
    for target in (DeckAt(place), PileAt(place), RowAt(place)):
        if target in found:
            return found[target]
    if stage is not None:
        spot = stage.spot(place, moment.belt_turns)
        if spot is not None:
            area = Rect(0, 0, spot[1], spot[1])
            area.center = (round(spot[0][0]), round(spot[0][1]))
            return area
    if seat == sight.own:
        return found.get(OwnHand()) or found.get(OwnFan())
    chip = found.get(SeatOf(seat))
    return None if chip is None else held_at(chip)
