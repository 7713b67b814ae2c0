"""Before a match: attract, joining, names and faces, and the options; a screen that waits for its
table; and a table that cannot be opened, or keeps nothing, with what is wrong and how to mend it.
"""

from collections.abc import Mapping, Sequence

import pygame

from controller.views import Cursor, Notice, OnTheBox, SeatStatus, TableView
from controller.views.lobby import GAME
from controller.views.people import Choosing, following_faces
from display import art, theme
from display.art.canvas import Size
from display.screens.belt import procession
from display.screens.catalogue import cover_of
from display.screens.chrome import ask_below, show_notice
from display.screens.evening import EVENING_S, evening
from display.screens.layout import Rect
from display.screens.page import Page
from display.targets import ChairOf, LineAt, NameOf

_SEAT_ASPECT = 0.8


def joining(page: Page, view: TableView, body: Rect) -> None:
    """Every chair at the table: who sits there, and who holds A to go on."""
    heading, body = body.split_top(body.height * 0.16, page.gap * 2)
    if view.box is not None and not page.low:
        heading, facts = heading.split_top(heading.height * 0.62)
        _facts(page, view.box, facts)
    page.write(
        page.words("screen-joining", game=view.game), heading, theme.AMBER, height=page.em * 1.4
    )
    cells = body.grid(len(view.seats), page.gap * 2, _SEAT_ASPECT)
    by_button = view.prompt is not None and view.prompt.id == "table-joining"
    for status, cell in zip(view.seats, cells, strict=True):
        _seat(page, status, cell, by_button)
        page.clickable(ChairOf(status.seat), cell)


def _seat(page: Page, status: SeatStatus, area: Rect, by_button: bool) -> None:
    colour = theme.seat_style(status.seat).colour
    if status.joined:
        page.panel(area, theme.mixed(theme.PANEL, colour, 0.32), colour, max(3, page.gap // 2))
    else:
        page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL, 0.5), theme.PANEL_EDGE)
    area = area.inset(page.gap * 2)
    if area.width > 1.6 * area.height:
        sign, words = area.split_left(area.height, page.gap)
    else:
        sign, words = area.split_top(area.height * 0.48, page.gap)
    _who(page, status, sign.inset(sign.height * 0.06))
    name, says = words.split_top(words.height * 0.54)
    page.write(page.words.person(status.seat), name, height=page.em * 1.7)
    line_px = min(says.height * 0.8, page.em * 1.05)
    if status.lost:
        lost = page.words("screen-lost-contact")
        page.labelled("fault", lost, says, theme.BAD, height=line_px)
    elif status.bot is not None:
        bot = page.words("table-bot", temper=status.bot.temper, level=status.bot.level)
        beside = (round(says.width - line_px * 1.5), says.height)
        if page.height_of(bot, beside, line_px) < line_px * 0.8:
            page.write(bot, says, lines=2, height=line_px)
        else:
            page.labelled("bot", bot, says, height=line_px)
    elif status.joined:
        said = page.words("screen-holding") if status.holding else page.words("screen-joined")
        page.labelled(
            "hand" if status.holding else "check",
            said,
            says,
            theme.AMBER if status.holding else theme.PAPER,
            height=line_px,
        )
    elif by_button:
        page.write(page.words("screen-press-a"), says, theme.MIST, height=line_px)


def _who(page: Page, status: SeatStatus, area: Rect) -> None:
    """The mark of a seat, with the face of the person there."""
    if status.person is None:
        page.seat_mark(status.seat, area)
        return
    mark, face = area.fitted(2.1).columns(2, area.height // 10)
    page.seat_mark(status.seat, mark)
    page.face(status.person.face, face)


def options(page: Page, view: TableView, body: Rect) -> None:
    """What is going to be played, and how; the line under the cursor lit."""
    cursor = view.cursor
    if cursor is None:
        return
    if any(one.id == GAME for one in cursor.options) and not page.low:
        _games(page, cursor, body)
        return
    if not page.low and body.width > 1.2 * body.height:
        cover, body = body.split_left(body.width * 0.26, page.gap * 3)
        cover_of(view.game)(page, view.game, Rect(cover.fitted(0.9)))
    _lines(page, view, cursor, page.words(cursor.title), body)


def _games(page: Page, cursor: Cursor, body: Rect) -> None:
    """What can be played: each game's cover, with the cursor's in amber."""
    heading, body = body.split_top(body.height * 0.13, page.gap)
    page.write(page.words(cursor.title), heading, theme.AMBER, height=page.em * 1.4)
    others = [number for number, one in enumerate(cursor.options) if one.id != GAME]
    if others:
        foot, body = body.split_bottom(page.area.height * 0.1, page.gap)
        for number, cell in zip(others, foot.columns(len(others), page.gap), strict=True):
            place = Rect(cell.fitted(8.0))
            text = page.words(cursor.options[number])
            look = theme.choice(number == cursor.at)
            page.button(text, place, look, height=page.em, lines=1, inside=place.inset(page.gap))
            page.clickable(LineAt(number), place)
    games = [number for number in range(len(cursor.options)) if number not in others]
    cells = body.grid(len(games), page.gap * 2, 0.95, blank_cost=1)
    for number, cell in zip(games, cells, strict=True):
        lit = number == cursor.at
        page.panel(cell, theme.AMBER if lit else theme.PANEL)
        inside = cell.inset(page.gap, page.gap)
        name, inside = inside.split_bottom(inside.height * 0.24, page.gap)
        game = str(cursor.options[number].args["game"])
        cover_of(game)(page, game, inside)
        ink = theme.INK if lit else theme.PAPER
        page.write(page.words(cursor.options[number]), name, ink, lines=2, height=page.em)
        page.clickable(LineAt(number), cell)


def resume(page: Page, view: TableView, body: Rect) -> None:
    """A match was interrupted: a picture of its game, and what may become of it."""
    if view.cursor is not None:
        picture, body = body.split_left(body.width * 0.3, page.gap * 3)
        _scene(page, view.game, picture, _BELT_SPEED * picture.width)
        # In a low pane the footer says how far the match is.
        asked = view.prompt if page.low and view.prompt is not None else view.cursor.title
        _lines(page, view, view.cursor, page.words(asked), body)


def _lines(page: Page, view: TableView, cursor: Cursor, title: str, body: Rect) -> None:
    heading, body = body.split_top(body.height * 0.17, page.gap * 2)
    joined = [status for status in view.seats if status.joined]
    if joined:
        if page.low:
            strip, heading = heading.split_left(heading.width * 0.3, page.gap)
            page.leave_corner(heading)
        else:
            strip, body = body.split_bottom(page.area.height * 0.085, page.gap * 2)
        wide = any(status.person is not None for status in joined)
        strip = strip.fitted(len(joined) * (2.4 if wide else 1.25))
        for status, cell in zip(joined, strip.columns(len(joined), 0), strict=True):
            _who(page, status, cell.inset(cell.width * 0.1, 0))
    page.write(title, heading, theme.AMBER, height=page.em * 1.4)
    count = max(1, len(cursor.options))
    # In a low pane, and where they are many, they stand in two columns, read downwards.
    across = 2 if count > (3 if page.low else 4) else 1
    down = -(-count // across)
    if across == 1:
        body = body.inset(body.width * 0.14, 0)
    cells = [
        cell
        for column in body.columns(across, page.gap * 2)
        for cell in column.rows(down, page.gap)
    ]
    said = [page.words(option) for option in cursor.options]
    rows = []
    for cell in cells:
        row = Rect(cell)
        row.height = min(cell.height, round(page.area.height * 0.14))
        row.centery = cell.centery
        rows.append((row, row.inset(page.gap * 1.5, row.height * 0.1)))
    # None in letters much larger than those of the longest.
    sizes = (
        page.height_of(text, inside.size, page.em * 1.2, lines=2)
        for text, (_, inside) in zip(said, rows, strict=False)
    )
    height = min(page.em * 1.2, _LARGER * min(sizes, default=0))
    for index, (text, (row, inside)) in enumerate(zip(said, rows, strict=False)):
        page.button(text, row, theme.choice(index == cursor.at), height=height, inside=inside)
        page.clickable(LineAt(index), row)


_LARGER = 1.4
"""How much larger than the smallest letters the largest are in a list, at most."""

LUGGAGE = "luggage"

_BELT_SPEED = 0.055
"""Of the page's width, each second."""

_RUNS_S, _RESTS_S = 6.0, 9.0
"""The belt of the attract screen runs and rests, as a carousel does: perhaps nobody looks,
and a picture that stands costs nothing."""

_QUEUE = tuple(
    art.PASSENGERS[7 * index % len(art.PASSENGERS)] for index in range(len(art.PASSENGERS))
)
"""All passengers, mixed so that neighbours carry different suitcases."""


_CARDS: Mapping[str, Sequence[str]] = {
    "captain-bluff": ("paris-3", "tokyo-16", "round-trip", "london-9", "change-of-direction",
                      "rome-5", "new-york-12"),
    "bluff-pirate": ("red", "blue-pirate", "green", "yellow", "black-pirate", "orange", "purple"),
    "captains-orders": ("7", "2", "10", "1", "5", "9", "3"),
}  # fmt: skip
"""What is shown of a game of cards."""


def attract(page: Page, view: TableView, body: Rect) -> None:
    """Nobody plays: what could be played, and by turns what has been played this evening."""
    if view.evening and page.page_of(EVENING_S, 2):
        evening(page, view.evening, body)
        return
    if page.low:
        title, scene = body.split_left(body.width * 0.42, page.gap * 3)
    else:
        title, scene = body.split_top(body.height * 0.36, page.gap * 2)
    _title(page, title, view.game, view.box)
    if view.best:
        board, scene = scene.split_left(scene.width * (1.0 if page.low else 0.42), page.gap * 2)
        _best(page, view, board)
        if page.low:
            return
        scene.width = page.area.right - scene.x
        _scene(page, view.game, scene, _BELT_SPEED * page.area.width)
        return
    # The belt comes out of one wall and goes into the other.
    scene = Rect(scene.x if page.low else 0, scene.y, 0, scene.height)
    scene.width = page.area.right - scene.x
    _scene(page, view.game, scene, _BELT_SPEED * page.area.width)


def _best(page: Page, view: TableView, area: Rect) -> None:
    """Who has played this game best: face, name, matches won, and points where they count."""
    page.panel(area, theme.PANEL, theme.PANEL_EDGE)
    heading, area = area.inset(page.gap * 2, page.gap).split_top(area.height * 0.2, page.gap)
    page.write(page.words("screen-best"), heading, theme.AMBER, align="left", height=page.em)
    points = f"{view.game}-screen-best"
    names = [one.person.name for one in view.best]
    rows = area.rows(max(3, len(names)), page.gap // 2)
    line_px = min(rows[0].height * 0.75, page.em)
    for one, row in zip(view.best, rows, strict=False):
        face, row = row.split_left(row.height, page.gap)
        page.face(one.person.face, face)
        name, figures = row.split_left(row.width * 0.36, page.gap)
        page.write(one.person.name, name, align="left", height=line_px)
        reached = one.of(view.game)
        said = [page.words("screen-best-won", wins=reached.wins, matches=reached.matches)]
        if page.words.has(points):
            said.append(page.words(points, points=reached.best))
        joined, height = " · ".join(said), line_px * 0.85
        lines = figures.rows(len(said), 1)
        apart_px = min(
            page.height_of(text, line.size) for text, line in zip(said, lines, strict=True)
        )
        if page.height_of(joined, figures.size) >= apart_px:
            said, lines = [joined], [figures]
        for text, line in zip(said, lines, strict=True):
            page.write(text, line, theme.MIST, align="right", height=height, bold=False)


def _scene(page: Page, game: str, area: Rect, px_per_s: float) -> None:
    """What a game is played with, on its way through *area*."""
    if game not in ("", LUGGAGE):
        faces = _CARDS.get(game, ("",))

        def card(size: Size, face: str) -> pygame.Surface:
            found = art.playing_card(size, game, face) if face else None
            return found or art.playing_card_back(size, game)

        tall = Rect(area.x, 0, area.width, round(min(area.height, area.width * 0.6) * 0.9))
        tall.centery = area.centery
        procession(page, tall, faces, px_per_s, card, None, _RUNS_S, _RESTS_S)
        return
    band, people = area.split_bottom(area.height * 0.2)
    queue = Rect(people.x, people.y, people.width, round(people.height * 0.52))
    luggage = Rect(people.x, queue.bottom + page.gap, people.width, 0)
    luggage.height = band.y + band.height // 3 - luggage.y
    rests = _RUNS_S, _RESTS_S
    procession(page, luggage, art.SUITCASES, px_per_s, art.suitcase, band, *rests)
    procession(page, queue, _QUEUE, px_per_s * 0.45, art.portrait, None, *rests)


def _facts(page: Page, box: OnTheBox, area: Rect) -> None:
    """For how many players a game is, from which age, and how long it takes."""
    fewest, most = box.players
    said = [page.words("screen-box-players", fewest=fewest, most=most)]
    if box.ages_from is not None:
        said.append(page.words("screen-box-ages", age=box.ages_from))
    if box.minutes is not None:
        said.append(page.words("screen-box-minutes", minutes=box.minutes))
    height = min(area.height * 0.85, page.em)
    page.write(" · ".join(said), area, theme.MIST, height=height, bold=False, lines=2)


LONG_S = 60.0
"""After this a wait needs a word: the slowest Pi starts a referee in half of it."""


def waiting(page: Page, own: Sequence[Notice] = ()) -> None:
    """There is no view yet: the table does not answer; the first of the screen's *own* notices."""
    area = page.area.inset(page.area.width * 0.08, page.area.height * 0.12)
    for notice in own[:1]:
        row, area = area.split_bottom(page.area.height * 0.13, page.gap)
        show_notice(page, notice, 0, row)
    title, rest = area.split_top(area.height * 0.4, page.gap)
    board, _ = title.split_top(title.height * 0.7)
    page.leave_corner(board, centred=True)
    page.flaps("RECLAIM", board)
    line, rest = rest.split_top(rest.height * 0.3, page.gap)
    if not page.shown_for(LONG_S):
        page.write(page.words("screen-waiting"), line, theme.MIST, height=page.area.height * 0.07)
    else:
        text = page.words("screen-silent-long")
        page.write(text, line, theme.MIST, lines=2, height=page.area.height * 0.05)
    band, luggage = rest.split_bottom(rest.height * 0.4)
    belt = Rect(0, band.y, page.area.width, band.height)
    ride = Rect(0, luggage.y, page.area.width, luggage.height + band.height // 3)
    procession(page, ride, art.SUITCASES, _BELT_SPEED * page.area.width, art.suitcase, belt)


def _title(page: Page, area: Rect, game: str, box: OnTheBox | None = None) -> None:
    board, line = area.split_top(area.height * (0.7 if box is None else 0.56), page.gap)
    if box is not None:
        line, facts = line.split_top(line.height * 0.56)
        _facts(page, box, facts)
    words = page.words("table-game", game=game or LUGGAGE).upper()
    if page.low:
        # Two rows of flaps where there is little width.
        first, _, second = words.partition(" ")
        upper, lower = board.split_top(board.height / 2, page.gap // 2)
        page.flaps(first, upper)
        page.flaps(second, lower)
    else:
        page.leave_corner(board, centred=True)
        page.flaps(words, board)
    slogan = f"{game or LUGGAGE}-screen-attract"
    page.write(
        page.words(slogan) if page.words.has(slogan) else "",
        line,
        theme.MIST,
        height=line.height * 0.72,
        bold=False,
        lines=2,
    )


# ---- names and faces -----------------------------------------------------------------------------

_NAME_ASPECT = 4.0
"""Width to height of the plate for a name: the longest one has room in large letters."""

_ROW_SHARE = (0.14, 0.3)
"""Of the page's height, for a row with the gap below it, at most; on a usual page and a low one."""

_UPCOMING_SHARE = 0.8
"""Of that plate's width, for each name that comes next."""


def naming(page: Page, view: TableView, body: Rect) -> None:
    """Who everybody is so far; where a row stands is lit, and what B leads to is beside it."""
    heading, body = body.split_top(body.height * 0.13, page.gap * 2)
    page.write(page.words("screen-naming"), heading, theme.AMBER, height=page.em * 1.4)
    # In a low pane there are two columns, read downwards.
    across = 2 if page.low and len(view.naming) > 1 else 1
    down = -(-len(view.naming) // across)
    block = Rect(body)
    block.height = min(body.height, round(down * page.area.height * _ROW_SHARE[page.low]))
    block.centery = body.centery
    cells = [
        cell
        for column in block.columns(across, page.gap * 2)
        for cell in column.rows(down, page.gap)
    ]
    for one, cell in zip(view.naming, cells, strict=False):
        _row(page, one, cell)


def _row(page: Page, one: Choosing, area: Rect) -> None:
    ready = one.step == "ready"
    colour = theme.seat_style(one.seat).colour
    edge = colour if ready else theme.PANEL_EDGE
    page.panel(area, theme.mixed(theme.PANEL, colour, 0.32 if ready else 0.17), edge)
    area = area.inset(page.gap, area.height * 0.1)
    mark, area = area.split_left(area.height, page.gap)
    page.seat_mark(one.seat, mark.inset(mark.height * 0.1))
    face, area = area.split_left(area.height, page.gap)
    if one.person is not None:
        if one.step == "face":
            page.panel(face, theme.AMBER, theme.PAPER)
            page.clickable(NameOf(one.seat, 0), face)
        page.face(one.person.face, face.inset(face.height * 0.11))
    name, area = area.split_left(min(area.height * _NAME_ASPECT, area.width * 0.4), page.gap * 2)
    said = _named(page, "" if one.person is None else one.person.name)
    inside = name.inset(page.gap, name.height * 0.12)
    if ready:
        page.write(said, inside, height=page.em * 1.2)
        page.labelled("check", page.words("screen-joined"), area, height=page.em, align="left")
    else:
        look = theme.choice(one.step == "name")
        page.button(said, name, look, height=page.em * 1.2, lines=1, inside=inside)
    if one.step != "face":
        page.clickable(NameOf(one.seat, 0), name)
    match one.step:
        case "name":
            _upcoming_names(page, one, area, name.width * _UPCOMING_SHARE)
        case "face":
            _upcoming_faces(page, one, area)


def _upcoming_names(page: Page, one: Choosing, area: Rect, width: float) -> None:
    count = max(1, min(len(one.upcoming), int((area.width + page.gap) / (width + page.gap))))
    cells = area.columns(count, page.gap)
    for number, (name, cell) in enumerate(zip(one.upcoming, cells, strict=False), 1):
        inside = cell.inset(page.gap // 2, cell.height * 0.18)
        page.write(_named(page, name), inside, theme.MIST, height=page.em, bold=False)
        page.clickable(NameOf(one.seat, number), cell)


def _upcoming_faces(page: Page, one: Choosing, area: Rect) -> None:
    side = area.height
    for number, face in enumerate(following_faces(one)[: area.width // (side + page.gap)], 1):
        cell, area = area.split_left(side, page.gap)
        page.face(face, cell.inset(side * 0.14))
        page.clickable(NameOf(one.seat, number), cell)


def _named(page: Page, name: str) -> str:
    return name or page.words("table-menu-no-name")


# ---- a table that cannot be opened ---------------------------------------------------------------

_BANNERS = 3
"""How many mistakes in the settings are shown below the trouble."""


def closed(page: Page, view: TableView) -> None:
    """The first of the view's faults fills the screen; the others stand below it."""
    area = page.area.inset(page.gap * 3)
    heading, area = area.split_top(area.height * 0.14, page.gap * 2)
    page.labelled("fault", page.words("screen-closed"), heading, theme.AMBER, align="left")
    again, area = area.split_bottom(page.em, page.gap * 2)
    page.write(page.words("screen-tries-again"), again, theme.MIST, align="left", bold=False)
    trouble, *others = view.faults
    row_px = area.height * (0.22 if page.low else 0.15)
    for notice in reversed(others[: 1 if page.low else _BANNERS]):
        row, area = area.split_bottom(row_px, page.gap)
        show_notice(page, notice, 0, row)
    _trouble(page, trouble, area)


def _trouble(page: Page, trouble: Notice, area: Rect) -> None:
    page.panel(area, theme.PANEL, theme.BAD)
    area = area.inset(page.gap * 3, page.gap * 2)
    said, area = area.split_top(area.height * 0.3, page.gap)
    page.write(page.words(trouble), said, align="left", lines=2, height=page.em * 1.6)
    remedy, area = area.split_top(area.height * 0.36, page.gap)
    text = page.words.part(trouble, "remedy")
    page.write(text, remedy, theme.AMBER, align="left", lines=2, height=page.em * 1.4)
    # The sentence of the log: it names file and line, or wire and pin.
    what = str(trouble.args.get("what", ""))
    page.write(what, area, theme.MIST, align="left", lines=6, height=page.em, bold=False)


# ---- a table that keeps nothing ------------------------------------------------------------------


def unkept(page: Page, view: TableView) -> None:
    """Why nothing is kept, what works all the same, which match can go on, and what now."""
    area = ask_below(page, view)
    heading, area = area.split_top(area.height * 0.15, page.gap)
    page.leave_corner(heading)
    page.labelled("fault", page.words("screen-unkept"), heading, theme.AMBER, align="left")
    trouble, *_ = view.faults
    if view.cursor is not None:
        options = view.cursor.options
        row_px = area.height * (0.17 if page.low else 0.13)
        down = 1 if page.low else len(options)
        below, area = area.split_bottom(row_px * down + page.gap * (down - 1), page.gap)
        rows = below.columns(len(options), page.gap) if page.low else below.rows(down, page.gap)
        for index, (option, row) in enumerate(zip(options, rows, strict=True)):
            inside = row.inset(page.gap * 2, row.height * 0.14)
            look, height = theme.choice(index == view.cursor.at), page.em * 1.2
            page.button(page.words(option), row, look, height=height, lines=1, inside=inside)
            page.clickable(LineAt(index), row)
        for notice in view.notices[-1:]:
            row, area = area.split_bottom(row_px * 0.8, page.gap)
            so_far = f"{page.words('table-game', game=view.game)}: {page.words(notice)}"
            page.write(so_far, row, height=page.em)
    page.panel(area, theme.PANEL, theme.BAD)
    area = area.inset(page.gap * 3, page.gap)
    said, area = area.split_top(area.height * 0.28, page.gap)
    remedy, works = area.split_top(area.height * 0.62, page.gap)
    page.write(page.words(trouble), said, align="left", lines=2, height=page.em * 1.5)
    text = page.words.part(trouble, "remedy")
    page.write(text, remedy, theme.AMBER, align="left", lines=3, height=page.em * 1.3)
    text = page.words("screen-unkept-works", rest=trouble.args.get("rest", "read"))
    page.write(text, works, theme.MIST, align="left", lines=2, height=page.em, bold=False)
