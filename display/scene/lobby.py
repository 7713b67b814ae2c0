"""The lobby in a player's window: every game in a box, the match that rests, the chairs around the
table, and a button that starts. Each button stays where it is whatever is pressed.

Options and names stand over the boxes while they are chosen. What can be clicked is what the
referee's menu, its cards and its buttons have now (`display/tabletop/offers.py`).
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from msgspec import Struct

from controller.views import Message, OnTheBox, Resting, SeatStatus, TableView
from controller.views import lobby as menu
from controller.views.people import AWAY
from display import theme
from display.art.canvas import Colour
from display.scene.naming import draw_names
from display.screens.catalogue import cover_of
from display.screens.cover import Cover
from display.screens.layout import FINGER_PX, Rect, is_upright, letters_px
from display.screens.learning import goal_of
from display.screens.page import Align, Page
from display.tabletop.moment import Moment
from display.targets import (
    BotOn,
    ButtonAt,
    ChairOf,
    Everybody,
    GameOf,
    LineAt,
    LineOf,
    NameTyped,
    Target,
)

STAGES = ("attract", "joining", "options", "naming", "resume")
"""What the lobby shows."""

_BOT = "control/bot/"


class LobbyBands(NamedTuple):
    """The bands of the lobby, from above."""

    head: Rect
    boxes: Rect
    """Where the games are, or what is chosen instead."""
    rest: Rect
    """The match that rests, or the goal of the game that is chosen."""
    chairs: tuple[Rect, ...]
    line: Rect
    buttons: tuple[Rect, ...]
    """From the left; the last one starts."""


BUTTONS = 4

_CHAIRS_SHARE = 0.26
"""Of the window's height, at most."""


def lobby_bands(area: Rect, chairs: int, gap: int) -> LobbyBands:
    """Divide a window into the bands of its lobby. It depends on the window and the table alone, so
    that nothing moves."""
    upright, letters = is_upright(area), letters_px(area.height)
    inside = area.inset(gap * 2, gap)
    button_px = max(FINGER_PX, inside.height * (0.06 if upright else 0.075))
    head, rest = inside.split_top(max(letters * 2.4, inside.height * 0.055), gap)
    if upright:
        push, rest = rest.split_bottom(button_px * 2 + gap, gap)
        line, rest = rest.split_bottom(letters * 3.0, gap)
        buttons = [cell for row in push.rows(2, gap) for cell in row.columns(2, gap)]
    else:
        push, rest = rest.split_bottom(button_px, gap)
        push, line = push.split_right(push.width * 0.64, gap)
        buttons = push.columns(BUTTONS, gap)
    chair_px = max(FINGER_PX, letters * 4.2)
    across = max(1, min(chairs, int((inside.width + gap) / (letters * 14.5 + gap))))
    # The games have most of the room: chairs are narrower rather than in many rows.
    most = max(1, int(inside.height * _CHAIRS_SHARE / (chair_px + gap)))
    down = min(-(-chairs // across), most)
    across = -(-chairs // down)
    seats, rest = rest.split_bottom(chair_px * down + gap * (down - 1), gap)
    cells = [cell for row in seats.rows(down, gap) for cell in row.columns(across, gap)]
    rests, boxes = rest.split_bottom(max(FINGER_PX, letters * 3.4), gap)
    return LobbyBands(head, boxes, rests, tuple(cells[:chairs]), line, tuple(buttons))


class Push(Struct, frozen=True):
    """A button: what a click means, its words, and whether what it opens is open."""

    target: Target
    text: Message
    open: bool = False


class LobbyChair(Struct, frozen=True):
    """A chair: who sits there, what that is called, and what a click does; one that sends a bot
    away; and one by which who plays at this window sits there instead."""

    status: SeatStatus
    own: bool
    said: Message | None = None
    click: Target | None = None
    away: Target | None = None
    strength: int = 0
    """Of a bot: 1 for the weakest level."""
    sits: Target | None = None


def pushes(view: TableView, moment: Moment, typed: str = "") -> tuple[Push | None, ...]:
    """Return the buttons by their places, of which the last one starts; *typed* is what was typed
    of a name."""
    joined = moment.sight.joined
    match view.stage:
        case "attract":
            return None, None, None, Push(Everybody(), Message("scene-play-now"))
        case "joining":
            leave = Push(ButtonAt("B"), Message("scene-leave")) if joined else None
            return leave, None, None, Push(Everybody(), Message("scene-go-on"))
        case "naming":
            row = moment.sight.naming
            ready = row is not None and row.step == "ready"
            done = ButtonAt("A") if ready else NameTyped() if typed else None
            return None, None, None, Push(done, Message("scene-go-on")) if done else None
        case "options":
            return (
                *(_of_menu(view, id) for id in (menu.WHO_PLAYS, menu.HOW_TO_PLAY, menu.OPTIONS)),
                Push(LineOf(menu.START), Message(menu.START)),
            )
    return (None,) * BUTTONS


def _of_menu(view: TableView, id: str) -> Push | None:
    """The button of a line that the menu has; it closes what it has opened."""
    cursor = view.cursor
    if cursor is None or (cursor.title.id == menu.GAME and Message(id) not in cursor.options):
        return None
    if cursor.title.id == id:
        return Push(LineOf(menu.BACK), Message(id), open=True)
    return Push(LineOf(id), Message(id))


def seated(view: TableView, own: str) -> tuple[LobbyChair, ...]:
    """Return the chairs of the table, with what can be done at each now."""
    cards = [card.removeprefix(_BOT) for card in view.cards if card.startswith(_BOT)]
    levels = [card for card in cards if card != AWAY]
    sit = [one for one in view.seats if one.joined]
    full = view.box is not None and len(sit) >= view.box.players[1]
    usual = next((one.bot.level for one in sit if one.bot is not None), "")
    arranges = view.stage in ("attract", "joining", "options")
    # Nobody changes places while others sit there who have to find them.
    alone = [one.seat for one in sit if one.bot is None] == [own] and view.stage != "attract"

    def chair(one: SeatStatus) -> LobbyChair:
        mine = one.seat == own
        if one.bot is not None:
            args = {"temper": one.bot.temper, "level": one.bot.level or "normal"}
            said = Message("table-bot", args)
            if one.bot.level not in levels:
                return LobbyChair(one, mine, said)
            strength = levels.index(one.bot.level) + 1
            stronger = BotOn(one.seat, levels[strength % len(levels)])
            away = BotOn(one.seat, AWAY)
            return LobbyChair(one, mine, said, stronger, away, strength)
        if one.joined and mine and view.stage == "options":
            named = "no" if one.person is None else "yes"
            said = Message("scene-own-name", {"named": named})
            return LobbyChair(one, mine, said, LineOf(menu.NAMES))
        if one.joined:
            return LobbyChair(one, mine, Message("screen-joined"))
        if mine and view.stage in ("attract", "joining"):
            return LobbyChair(one, mine, Message("scene-sit"), ChairOf(own))
        sits = ChairOf(one.seat) if alone and arranges else None
        if levels and arranges and not full:
            level = usual if usual in levels else levels[0]
            said = Message("scene-add-bot")
            return LobbyChair(one, mine, said, BotOn(one.seat, level), sits=sits)
        return LobbyChair(one, mine, sits=sits)

    return tuple(map(chair, view.seats))


def asked(view: TableView) -> Message:
    """Return what everybody is asked, or has answered: nobody is asked for a game that is chosen
    already."""
    match view.stage:
        case "naming":
            return Message("screen-naming")
        case "joining":
            return Message("screen-joining", {"game": view.game})
        case "options":
            return Message("scene-we-play", {"game": view.game})
    return Message("scene-shall-we")


# ---- drawing -------------------------------------------------------------------------------------


def draw_lobby(page: Page, view: TableView, moment: Moment, typed: str = "") -> None:
    """Draw the lobby, as the player at the window sees it, who has *typed* that of a name."""
    parts = lobby_bands(page.area, len(view.seats), page.gap)
    points, focus = moment.hover, moment.focus
    head = Rect(parts.head)
    head.width -= page.corner_px
    page.section(head, _head, None, asked(view))
    _upper(page, view, moment, typed, parts.boxes)
    if view.rests is not None:
        _resting(page, view, view.rests, (points, focus), parts.rest)
    elif view.stage != "resume":
        page.section(parts.rest, _goal, None, view.game)
    chairs = seated(view, moment.sight.own)
    wordy = all(map(partial(_in_words, page), chairs, parts.chairs))
    for chair, cell in zip(chairs, parts.chairs, strict=True):
        here = (chair.click, chair.away, chair.sits)
        at = tuple(one if one in here else None for one in (points, focus))
        page.section(cell, _chair, None, chair, wordy, *at)
    page.section(parts.line, _line, None, *_said(page, view, moment))
    for push, cell in zip(pushes(view, moment, typed), parts.buttons, strict=True):
        if push is not None:
            first, near = cell is parts.buttons[-1], push.target == points
            page.section(cell, _push, None, push, first, near, push.target == focus)


def _upper(page: Page, view: TableView, moment: Moment, typed: str, area: Rect) -> None:
    """The games; or the names or the lines of the menu that are chosen from."""
    cursor = view.cursor
    at = moment.hover if moment.hover is not None else moment.focus
    if view.stage == "naming":
        draw_names(page, view, moment, typed, area)
        return
    if view.stage == "options" and cursor is not None and cursor.title.id != menu.GAME:
        lit = at.number if isinstance(at, LineAt) else -1
        page.section(area, _lines, None, cursor.title, cursor.options, lit)
        return
    aspect = 1.5 if is_upright(page.area) else 0.92
    cells = area.grid(len(view.games), page.gap, aspect, blank_cost=1)
    for one, cell in zip(view.games, cells, strict=True):
        target = GameOf(one.game)
        chosen = one.game == view.game and view.stage != "resume"
        near, focus = target == moment.hover, target == moment.focus
        cover = cover_of(one.game)
        page.section(cell, _box, None, one.game, one.box, cover, chosen, near, focus)


def _said(page: Page, view: TableView, moment: Moment) -> tuple[str, Colour]:
    """The one sentence: why something did not work, what is wrong, or what is on."""
    if moment.message:
        return moment.said, theme.BAD
    if view.faults:
        return page.words(view.faults[0]), theme.BAD
    notices = [one for one in view.notices if view.rests is None or one != view.rests.so_far]
    if notices:
        return page.words(notices[-1]), theme.AMBER
    line = {"joining": "scene-who-plays", "resume": "scene-resume"}
    sure = view.cursor is not None and view.cursor.title.id == menu.ABANDON
    id = "scene-give-up" if sure else line.get(view.stage, "")
    return (page.words(id) if id else ""), theme.PAPER


def _head(page: Page, title: Message, area: Rect) -> None:
    page.write(page.words(title), area, theme.AMBER, align="left", height=area.height * 0.86)


def _fits(page: Page, text: str, area: Rect, height: float, lines: int = 1) -> bool:
    """Whether a text can be read in an area."""
    if area.height < letters_px(page.area.height):
        return False
    return page.height_of(text, area.size, height, lines) >= letters_px(page.area.height)


def _lit(fill: Colour, near: bool) -> Colour:
    return theme.mixed(fill, theme.PAPER, 0.1) if near else fill


def _frame(page: Page, area: Rect, fill: Colour, chosen: bool, focus: bool) -> None:
    edge = theme.PAPER if focus else theme.AMBER if chosen else None
    page.panel(area, fill, edge, max(3, page.gap // 3) if edge else 0)


def _box(
    page: Page, game: str, box: OnTheBox, cover: Cover, chosen: bool, near: bool, focus: bool,
    area: Rect,
) -> None:  # fmt: skip
    """A game: its cover, its name, a sentence, and for how many it is and how long."""
    page.clickable(GameOf(game), area)
    fill = theme.mixed(theme.PANEL, theme.AMBER, 0.14) if chosen else theme.PANEL
    _frame(page, area, _lit(fill, near), chosen, focus)
    letters = letters_px(page.area.height)
    inside = area.inset(max(4, page.gap * 0.8), max(4, page.gap * 0.8))
    beside = inside.width > 1.6 * inside.height
    if beside:
        picture, inside = inside.split_left(inside.width * 0.36, page.gap)
    else:
        share = 0.44 if inside.height < 17 * letters else 0.56
        picture, inside = inside.split_top(inside.height * share, page.gap // 2)
    cover(page, game, picture)
    title_px = max(letters, min(inside.width * 0.11, letters * 2.1))
    name = page.words("table-game", game=game)
    rows = 1 if _fits(page, name, inside, title_px) else 2
    title, inside = inside.split_top(title_px * (1.4 if rows == 1 else 2.5), 2)
    page.write(name, title, lines=rows, height=title_px)
    said = [page.words("screen-box-players", fewest=box.players[0], most=box.players[1])]
    if box.minutes is not None:
        said.append(page.words("screen-box-minutes", minutes=box.minutes))
    facts = " · ".join(said)
    small = max(letters, min(inside.width * 0.062, letters * 1.5))
    lines = 1 if _fits(page, facts, inside, small) else 2
    foot, inside = inside.split_bottom(small * (1.4 if lines == 1 else 2.7), 2)
    if _fits(page, facts, foot, small, lines):
        page.write(facts, foot, theme.AMBER, lines=lines, height=small)
    elif _fits(page, said[0], foot, small, lines):
        page.write(said[0], foot, theme.AMBER, lines=lines, height=small)
    slogan = f"{game}-screen-attract"
    if page.words.has(slogan):
        sentence, room = page.words(slogan), min(3, int(inside.height // (small * 1.35)))
        if not beside:
            inside, _ = inside.split_top(min(inside.height, small * 3.2))
        if room and _fits(page, sentence, inside, small, room):
            page.write(sentence, inside, theme.MIST, bold=False, lines=room, height=small)


def _goal(page: Page, game: str, area: Rect) -> None:
    """What the game is about that is chosen."""
    letters = letters_px(page.area.height)
    page.write(goal_of(page.words, game), area.inset(page.gap, 0), theme.MIST, lines=2,
               height=letters * 1.6)  # fmt: skip


def _resting(
    page: Page, view: TableView, rests: Resting, at: tuple[Target | None, ...], area: Rect
) -> None:
    """The match that rests: with whom, how far it is, and what may become of it. Who clicks twice
    to give it up comes to the way back."""
    options = () if view.cursor is None else view.cursor.options
    ids = [
        id
        for id in (menu.CONTINUE, menu.GIVES_UP, menu.ABANDON, menu.BACK)
        if Message(id) in options and (view.stage == "resume" or id == menu.CONTINUE)
    ]
    width = max(FINGER_PX * 2, area.width * (0.24 if is_upright(page.area) else 0.14))
    page.section(area, _rests, None, rests, round(width + page.gap) * len(ids))
    for id in ids:
        button, area = area.split_right(width, page.gap)
        push = Push(LineOf(id), Message(id))
        near, focus = (push.target == one for one in at)
        first = id == menu.CONTINUE and view.stage == "resume"
        page.section(button, _push, None, push, first, near, focus)


def _rests(page: Page, rests: Resting, buttons_px: int, area: Rect) -> None:
    page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL_EDGE, 0.45))
    inside = area.inset(page.gap, 2)
    inside.width -= buttons_px
    picture, inside = inside.split_left(min(inside.height * 1.4, inside.width * 0.2), page.gap)
    cover_of(rests.game)(page, rests.game, picture.inset(0, 3))
    names = tuple((one.seat, one.name) for one in rests.seats if one.name)
    words = page.words.naming(names)
    seats = tuple(one.seat for one in rests.seats)
    title = words("scene-continue", game=rests.game, seats=seats)
    letters = letters_px(page.area.height)
    upper, lower = inside, None
    so_far = "" if rests.so_far is None else words(rests.so_far)
    if so_far and inside.height >= letters * 3:
        upper, lower = inside.split_top(inside.height * 0.54)
    if not _fits(page, title, upper, letters * 1.5):
        title = words("table-game", game=rests.game)
    page.write(title, upper, align="left", height=letters * 1.5)
    if lower is not None and _fits(page, so_far, lower, letters * 1.2):
        page.write(so_far, lower, theme.MIST, align="left", height=letters * 1.2, bold=False)


def _edge_px(chair: Rect) -> int:
    """How wide each of two edges of a chair is that do something else: a finger at least."""
    return max(FINGER_PX, min(chair.height, chair.width // 5))


def _in_words(page: Page, chair: LobbyChair, area: Rect) -> bool:
    """Whether a chair has room for the words about a bot: otherwise all show bars."""
    if not chair.strength or chair.said is None:
        return True
    letters = letters_px(page.area.height)
    room = area.width - area.height * 1.25 - _edge_px(area) - page.gap
    return theme.extent(page.words(chair.said), round(letters * 1.15), False)[0] <= room


def _chair(
    page: Page,
    chair: LobbyChair,
    wordy: bool,
    near: Target | None,
    focus: Target | None,
    area: Rect,
) -> None:
    """A chair: who sits there; or what may sit down. How strong a bot is stands there in words, or
    as bars where these have no room."""
    status, letters = chair.status, letters_px(page.area.height)
    colour = theme.seat_style(status.seat).colour
    fill = theme.mixed(theme.PANEL, colour, 0.3) if status.joined else theme.mixed(
        theme.NIGHT, theme.PANEL, 0.6
    )  # fmt: skip
    # Each has a place of its own: what sends a bot away and what can be done then must never come
    # under the same click.
    rest, edges = area.split_left(area.width - 2 * _edge_px(area))
    inner, outer = edges.columns(2, 0)
    if chair.click is not None:
        page.clickable(chair.click, rest)
    at_chair = near is not None and near == chair.click
    _frame(page, area, _lit(fill, at_chair), False, focus is not None and focus == chair.click)
    inside = area.inset(max(4, area.height * 0.12), area.height * 0.08)
    for target, drawn, edge in ((chair.away, "cross", outer), (chair.sits, "chair", inner)):
        if target is not None:
            page.clickable(target, edge)
            _frame(page, edge.inset(3), _lit(fill, near == target), False, focus == target)
            page.icon(drawn, edge.inset(edge.width * 0.28, edge.height * 0.22))
            inside.width = edge.left - inside.left - 4
    mark, inside = inside.split_left(min(inside.height, area.width * 0.15), page.gap // 2 + 2)
    if status.person is not None:
        page.face(status.person.face, mark)
    else:
        page.seat_mark(status.seat, mark.inset(mark.width * 0.08))
    if status.lost:
        sign, inside = inside.split_left(inside.height * 0.6, page.gap // 2)
        page.icon("fault", sign)
    name = page.words.person(status.seat) if status.joined else ""
    said = "" if chair.said is None else page.words(chair.said)
    small = letters * 1.15
    ink = theme.PAPER if status.joined else theme.MIST
    if not name and said and not _fits(page, said, inside, letters * 1.2):
        page.icon("bot", inside.inset(0, inside.height * 0.16))
        return
    if not name:
        page.write(said, inside, ink, align="left", height=letters * 1.35)
        return
    upper, lower = inside.split_top(inside.height * 0.54)
    if chair.strength and not wordy:
        page.write(name, upper, ink, align="left", height=min(upper.height, letters * 1.6))
        for number, cell in enumerate(lower.inset(0, lower.height * 0.22).columns(5, 2)[:3]):
            page.panel(cell, theme.AMBER if number < chair.strength else theme.NIGHT)
        return
    if not said or not _fits(page, said, lower, small):
        page.write(name, inside, ink, align="left", height=letters * 1.6)
        return
    page.write(name, upper, ink, align="left", height=min(upper.height, letters * 1.6))
    page.write(said, lower, theme.MIST, align="left", height=small, bold=False)


def _line(page: Page, text: str, colour: Colour, area: Rect) -> None:
    letters = letters_px(page.area.height)
    align: Align = "center" if is_upright(page.area) else "left"
    page.write(text, area, colour, align=align, lines=2, height=letters * 1.5)


def _push(page: Page, push: Push, first: bool, near: bool, focus: bool, area: Rect) -> None:
    """A button with its words; the one that starts is bright."""
    page.clickable(push.target, area)
    look = theme.FIRST if first else theme.OPEN if push.open else theme.VERB
    height = min(area.height * (0.5 if first else 0.42), page.area.height / 26)
    height = max(height, letters_px(page.area.height) * 1.1)
    look = look.pointed(near, focus, max(3, page.gap // 3))
    page.button(page.words(push.text), area, look, height=height)


def _lines(page: Page, title: Message, options: Sequence[Message], lit: int, area: Rect) -> None:
    """The lines of a submenu, each at a place of its own."""
    page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL, 0.8))
    inside, letters = area.inset(page.gap), letters_px(page.area.height)
    head, inside = inside.split_top(letters * 2.6, page.gap // 2)
    page.write(page.words(title), head, theme.AMBER, lines=2, height=letters * 1.6)
    row_px = max(FINGER_PX, letters * 4.2) + page.gap
    across = 1 if len(options) * row_px <= inside.height else 2
    if across == 1:
        inside = Rect(inside.inset(max(0, inside.width - letters * 44) / 2, 0))
    down = -(-len(options) // across)
    # They stand together, from above.
    cells = inside.split_top(row_px * down - page.gap)[0].shelves(len(options), down, page.gap)
    for number, (line, place) in enumerate(zip(options, cells, strict=True)):
        page.clickable(LineAt(number), place)
        fill = theme.PANEL_EDGE if line.id == menu.BACK else theme.PANEL
        _frame(page, place, _lit(fill, number == lit), False, False)
        height = max(letters * 1.4, min(place.height * 0.34, letters * 2))
        page.write(page.words(line), place.inset(page.gap, 2), lines=2, height=height)
