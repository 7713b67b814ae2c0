"""The window's menu: Esc, F1 or the button in the corner, everywhere.

It has what this window can do by itself (language, sound, full screen, rules, quit), and what can
be asked of the table: there it only does what a hand would do, with a control card and the cursor,
and the referee decides.
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import pygame
from msgspec import Struct

from controller.views import END_MATCH, SEAT, SOMETHING_WRONG, Message, Notice, TableView
from display import theme
from display.art.canvas import Size
from display.screens.layout import FINGER_PX, Rect, hits, letters_px
from display.screens.learning import has_rules, rules
from display.screens.page import Page, Written
from display.sounds import Sounds
from display.words import TABLE, Words, languages, names_of, words_in

PAUSE = "control/pause"
GOES_ON = Message("table-menu-go-on")

EVERY_GAME = "G"
"""The rulings that hold for every game."""

LEFT = 1
_CLOSE, _RULES = (pygame.K_ESCAPE, pygame.K_F1), "?"
_ON = (pygame.K_b, pygame.K_DOWN, pygame.K_TAB, pygame.K_RIGHT)
_BACK = (pygame.K_UP, pygame.K_LEFT)
_TAKE = (pygame.K_a, pygame.K_RETURN, pygame.K_SPACE)


class WindowTable(Protocol):
    """The virtual table in this window."""

    @property
    def seat(self) -> str:
        """Who sits there; empty while nobody does."""

    @property
    def cards(self) -> Sequence[str]:
        """The control cards that have a meaning at the seat now: Undo only after its own move."""

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        """Hold that control card, if one is named, to the seat's own pad, then choose these lines
        with the cursor."""

    def read(self, reads: bool) -> None:
        """Tell the table whether the window shows something to read instead of the match."""


class Does(Protocol):
    """What only the window can do."""

    fullscreen: bool

    def toggle_fullscreen(self) -> None: ...

    def close(self) -> None: ...


class Screen(Protocol):
    """The public screen in this window."""

    log_open: bool


Reads = Literal["", "rules", "why"]


class MenuLine(Struct, frozen=True):
    """A line of the menu: what it says, and the function that taking it calls with the time."""

    message: Message
    does: Callable[[float], None]


class WindowMenu:
    """The menu of one window, initially closed. *speak* is called with a language that was chosen.

    *hands* are those of the virtual table in the window, if there is one; *sounds* are those of the
    window, and the log opens on its *screen*. `see` tells the menu what the table shows. An
    appliance's window fills its screen for good, and has lines of its *own* instead.
    """

    def __init__(
        self,
        speak: Callable[[str], None],
        sounds: Sounds,
        hands: WindowTable | None = None,
        language: str | None = None,
        screen: Screen | None = None,
        own: Callable[[], Sequence[MenuLine]] | None = None,
    ) -> None:
        self.open = False
        self.written: list[Written] = []
        """The text of the last frame."""
        self._speak = speak
        self._sounds = sounds
        self._hands = hands
        self._language = language
        self._screen = screen
        self._own = own
        self._view: TableView | None = None
        self._window: Does | None = None
        self._at = 0
        self._reads: Reads = ""
        """What is read: the rules, or why something was refused."""
        self._asked_directly = False
        """Whether that was asked for at the table, not in the menu."""
        self._sure: tuple[Message, MenuLine] | None = None
        """What must be confirmed before it is done."""
        self._areas: tuple[Rect, ...] = ()
        self._corner = Rect(0, 0, 0, 0)

    def __repr__(self) -> str:
        return f"<WindowMenu, {'open' if self.open else 'closed'}>"

    # ---- what it knows -------------------------------------------------------------------------

    def belongs_to(self, window: Does) -> None:
        """Set the window."""
        self._window = window

    def see(self, view: TableView | None) -> None:
        """Note what the table shows now."""
        if view is not self._view:
            self._view = view
            self._at = min(self._at, len(self.lines()) - 1)
        self._tell()

    def _tell(self) -> None:
        """Tell the table whether anything covers the match in this window: then it waits."""
        if self._hands is not None:
            self._hands.read(self.open or self._shows_log)

    @property
    def _shows_log(self) -> bool:
        """Whether the log is shown: a climax goes before it."""
        opened = self._screen is not None and self._screen.log_open
        view = self._view
        return opened and view is not None and view.match is not None and view.staged is None

    @property
    def words(self) -> Words:
        view = self._view
        language = self._language or ("en" if view is None else view.language)
        return words_in(language, names_of(view))

    @property
    def title(self) -> str:
        """The window's title: the game, and the seat of its hands."""
        game, seat = self._game, "" if self._hands is None else self._hands.seat
        called = self.words("table-game", game=game) if game else "Reclaim"
        return f"{called} · {self.words(SEAT, seat=seat)}" if seat else called

    @property
    def corner(self) -> Rect:
        """The area of the button that opens the menu."""
        return self._corner

    @property
    def _game(self) -> str:
        return "" if self._view is None else self._view.game

    @property
    def _refused(self) -> Notice | None:
        """The last refusal that the table shows, with the rule behind it; the seat's own first."""
        own = "" if self._hands is None else self._hands.seat
        notices = () if self._view is None else self._view.notices
        found = [one for one in notices if one.kind == "mistake" and self._ruling(one)]
        found.sort(key=lambda one: one.seat == own)
        return found[-1] if found else None

    def _ruling(self, refused: Notice) -> str:
        """The message with the rule behind a refusal, or "" if there is none."""
        group, _, number = refused.rule.partition("-")
        id = f"{TABLE if group == EVERY_GAME else self._game}-rule-{number}"
        return id if number and self.words.has(id) else ""

    # ---- the lines -----------------------------------------------------------------------------

    def lines(self) -> tuple[MenuLine, ...]:
        """Return what can be chosen now."""
        if self._sure is not None:
            return MenuLine(Message("table-menu-back"), self._unsure), self._sure[1]
        if self._reads:
            return (MenuLine(Message("table-menu-back"), self._step_out),)
        return (
            MenuLine(Message("screen-menu-go-on"), lambda now_s: self.close()),
            *self._asked_of_the_table(),
            *self._what_happened(),
            *self._how_to_play(),
            MenuLine(
                Message("screen-menu-language", {"language": self.words.language}),
                self._next_language,
            ),
            MenuLine(
                Message("screen-menu-sound", {"on": "no" if self._sounds.muted else "yes"}),
                self._mute,
            ),
            *(self._of_the_window() if self._own is None else self._own()),
        )

    def _of_the_window(self) -> tuple[MenuLine, ...]:
        full = "yes" if self._window is not None and self._window.fullscreen else "no"
        return (
            MenuLine(Message("screen-menu-full-screen", {"on": full}), self._fill_screen),
            MenuLine(Message("screen-menu-quit"), self._quit),
        )

    def _how_to_play(self) -> tuple[MenuLine, ...]:
        """Return the lines for the rule behind a refusal, and for the rules, if there are any."""
        why = MenuLine(Message("screen-menu-why"), lambda now_s: self._read("why"))
        rules = MenuLine(Message("screen-menu-rules"), lambda now_s: self._read("rules"))
        told = has_rules(self.words, self._game)
        return (*((why,) * (self._refused is not None)), *((rules,) * told))

    def _what_happened(self) -> tuple[MenuLine, ...]:
        """Return the line for the log, during a match."""
        if self._screen is None or self._view is None or self._view.match is None:
            return ()
        on = "yes" if self._screen.log_open else "no"
        return (MenuLine(Message("screen-menu-log", {"on": on}), self._open_log),)

    def _open_log(self, now_s: float) -> None:
        """Switch between the log and the match."""
        self.close()
        if self._screen is not None:
            self._screen.log_open = not self._screen.log_open
        self._tell()

    def _asked_of_the_table(self) -> tuple[MenuLine, ...]:
        """Return what the table may be asked now, with the control cards beside it."""
        view, hands = self._view, self._hands
        if view is None or hands is None or view.stage != "match":
            return ()
        rests = view.prompt is not None and view.prompt.id == "table-rests"
        cards = [card for card in view.cards if card in hands.cards]
        lines = [MenuLine(self._called(card, rests), self._asks(card)) for card in cards]
        wrong, cursor = Message(SOMETHING_WRONG), view.cursor
        sits = cursor is not None and hands.seat and cursor.seat in ("", hands.seat)
        if cursor is not None and sits and wrong in cursor.options:
            lines.append(MenuLine(wrong, self._asks("", wrong)))
        plays = view.match is not None and any(p.seat == hands.seat for p in view.match.players)
        if PAUSE in view.cards and plays:
            own = Message(SEAT, {"seat": hands.seat})
            leave = self._asks(PAUSE, Message("table-menu-leaves"), own, GOES_ON)
            end = self._asks(PAUSE, Message(END_MATCH))
            lines += [
                self._surely("screen-menu-another-game", "screen-menu-yes-end", end),
                self._surely("screen-menu-leave", "screen-menu-yes-leave", leave),
            ]
        return tuple(lines)

    @staticmethod
    def _called(card: str, rests: bool) -> Message:
        if card == PAUSE and rests:
            return Message("screen-menu-play-on")
        return Message(f"hands-card-{card.rpartition('/')[2]}")

    def _asks(self, card: str, *lines: Message) -> Callable[[float], None]:
        def ask(now_s: float) -> None:
            self.close()
            if self._hands is not None:
                self._hands.ask(card, lines, now_s)

        return ask

    def _surely(self, id: str, yes: str, does: Callable[[float], None]) -> MenuLine:
        """Return a line that asks for confirmation."""

        def ask(now_s: float) -> None:
            self._sure, self._at = (Message(id), MenuLine(Message(yes), does)), 0

        return MenuLine(Message(id), ask)

    def _unsure(self, now_s: float) -> None:
        self._sure, self._at = None, 0

    def _next_language(self, now_s: float) -> None:
        all_of_them = languages()
        at = all_of_them.index(self.words.language)
        self._language = all_of_them[(at + 1) % len(all_of_them)]
        self._speak(self._language)

    def _mute(self, now_s: float) -> None:
        self._sounds.muted = not self._sounds.muted

    def _fill_screen(self, now_s: float) -> None:
        if self._window is not None:
            self._window.toggle_fullscreen()

    def _quit(self, now_s: float) -> None:
        if self._window is not None:
            self._window.close()

    # ---- opened and closed ---------------------------------------------------------------------

    def show(self) -> None:
        """Open the menu, at its first line."""
        self._read("")

    def read(self) -> None:
        """Show why something was refused, as long as the table says so; otherwise the rules."""
        if self._refused is not None:
            self._read("why")
        elif has_rules(self.words, self._game):
            self._read("rules")
        self._asked_directly = True

    def _read(self, what: Reads) -> None:
        self.open, self._sure = True, None
        self._show(what)
        self._tell()

    def close(self) -> None:
        self.open = False
        self._tell()

    def _show(self, reads: Reads) -> None:
        self._reads, self._at, self._asked_directly = reads, 0, False

    # ---- mouse and keys ------------------------------------------------------------------------

    def opens(self, event: pygame.event.Event) -> bool:
        """Take in an event while closed; return True if it opens the menu."""
        if event.type == pygame.KEYDOWN and event.key in _CLOSE:
            self.show()
        elif event.type == pygame.KEYDOWN and getattr(event, "unicode", "") == _RULES:
            self.read()
        elif self._clicked(event) and self._on_corner(event):
            self.show()
        return self.open

    @staticmethod
    def _clicked(event: pygame.event.Event) -> bool:
        return event.type == pygame.MOUSEBUTTONDOWN and bool(event.button == LEFT)

    def _on_corner(self, event: pygame.event.Event) -> bool:
        """Return True if a click or a finger is meant for the button in the corner."""
        return hits(self._corner, event.pos, getattr(event, "touch", False))

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Take in an event while open."""
        lines = self.lines()
        match event.type:
            case pygame.KEYDOWN if event.key in _CLOSE:
                self._step_out(now_s)
            case pygame.KEYDOWN if getattr(event, "unicode", "") == _RULES:
                if self._reads:
                    self._step_out(now_s)
                else:
                    self.read()
            case pygame.KEYDOWN if event.key in _ON:
                self._at = (self._at + 1) % len(lines)
            case pygame.KEYDOWN if event.key in _BACK:
                self._at = (self._at - 1) % len(lines)
            case pygame.KEYDOWN if event.key in _TAKE:
                lines[self._at].does(now_s)
            case pygame.MOUSEMOTION:
                at = self._line_at(event.pos)
                self._at = self._at if at is None else at
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT:
                at = self._line_at(event.pos)
                if at is not None:
                    lines[at].does(now_s)
                elif self._on_corner(event):
                    self.close()

    def _step_out(self, now_s: float) -> None:
        """Go back to where it was asked for: in the menu, or at the table."""
        if (self._sure is None and not self._reads) or (self._reads and self._asked_directly):
            self.close()
        else:
            self._sure = None
            self._show("")

    def _line_at(self, point: tuple[int, int]) -> int | None:
        hits = (number for number, area in enumerate(self._areas) if area.collidepoint(point))
        return next(hits, None)

    # ---- drawn ---------------------------------------------------------------------------------

    def place(self, size: Size) -> None:
        """Arrange for a window of that size."""
        side = corner_side(size)
        self._corner = Rect(size[0] - side - 4, 4, side, side)

    def draw_corner(self, surface: pygame.Surface) -> None:
        """Draw the button that opens the menu."""
        area = self._corner
        page = Page(surface, self.words, 0.0)
        page.panel(area, theme.PANEL, theme.PANEL_EDGE, 1)
        page.icon("menu", area.inset(area.width * 0.18))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the menu over everything else."""
        page = Page(surface, self.words, 0.0)
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((*theme.NIGHT, 215))
        surface.blit(veil, (0, 0))
        width, height = surface.get_size()
        lines = self.lines()
        row_px = min(height * 0.085, max(64, letters_px(height) * 3.4))
        area = Rect(0, 0, min(width - 16, round(max(width * 0.5, 420))), round(height * 0.94))
        across = 1
        if self._reads == "rules":
            area.width = min(width - 16, round(max(width * 0.94, 420)))
        else:
            above = 3.0 if self._reads else 0.0
            if len(lines) * FINGER_PX > area.height:
                # Two columns, so that a finger hits each line.
                across, row_px = 2, max(row_px, FINGER_PX)
                area.width = max(area.width, min(width - 16, 760))
            deep = -(-len(lines) // across)
            area.height = min(area.height, round(row_px * (deep + above + across + 0.9)))
        area.center = surface.get_rect().center
        page.panel(area, theme.NIGHT, theme.PANEL_EDGE)
        inside = area.inset(page.gap * 2)
        head, inside = inside.split_top(row_px * 0.9, page.gap)
        page.write(self._heading(), head, theme.AMBER, height=row_px * 0.62)
        if self._reads:
            below, inside = inside.split_bottom(row_px, page.gap)
            self._draw_read(page, inside)
            inside = below
        gap = max(2, page.gap // 2)
        columns = [
            column.rows(-(-len(lines) // across), gap) for column in inside.columns(across, gap)
        ]
        cells = [cell for column in columns for cell in column][: len(lines)]
        for number, (line, cell) in enumerate(zip(lines, cells, strict=True)):
            words = cell.inset(page.gap * 2, cell.height * 0.16)
            said, look = self.words(line.message), theme.choice(number == self._at)
            page.button(said, cell, look, height=row_px * 0.5, lines=1, inside=words)
        self._areas, self.written = tuple(cells), page.written

    def _heading(self) -> str:
        if self._reads == "why" and self._refused is not None:
            return self.words(self._refused)
        if self._sure is not None:
            return self.words(self._sure[0])
        return self.title

    def _draw_read(self, page: Page, area: Rect) -> None:
        """Draw the rules, or the one that somebody has asked for."""
        refused = self._refused
        if self._reads == "rules" or refused is None:
            rules(page, self._game, area, low=False)
            return
        page.write(self.words(self._ruling(refused)), area, lines=5, height=page.em)


def corner_side(size: Size) -> int:
    """Return the size of the corner button, in a window of that size."""
    return max(28, round(min(size) * 0.05))
