"""The page of those who look after the table: its devices, its computer, the last faults, and what
can be done."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from controller.views import Invite, Message, OperatorView, ReaderLine, StationLine, TableView
from display import theme
from display.art.canvas import Colour
from display.screens.chrome import choices, show_notice
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.upkeep import calibrating, doctor, enrolling, wiring
from display.words import Words

_FAULTS = 3
"""How many of the last faults are shown; in a low pane one."""

_VERSIONS = "screen-operator-versions"

_NAME, _SIGN = 2.1, 1.0
"""How wide the columns of names and of signs are, to one of figures."""

_SIGN_EM = 1.1
"""How large a sign is at most, in the height of a usual line."""

_HEADINGS = (
    "screen-operator-reader",
    "screen-operator-tags",
    "screen-operator-losses",
    "screen-operator-noise",
    "screen-operator-station",
    "screen-operator-firmware",
    "screen-operator-losses",
    "screen-operator-bad-lines",
)

MINUTES_SAID = 120
"""Beyond this an age is said in hours."""

NO_BREAK = "\N{NO-BREAK SPACE}"


class Bad(NamedTuple):
    """A text that says what should be seen to."""

    text: str


Cell = str | Bad | bool | None
"""A text, or whether something answers; None is unknown."""


def operator(page: Page, view: TableView, invite: Invite | None = None) -> None:
    """The operator's page of the view; *invite* is where phones may join."""
    assert view.operator is not None, "the page is open"
    area = page.area.inset(page.gap * 2)
    heading, area = area.split_top(area.height * (0.14 if page.low else 0.08), page.gap)
    page.leave_corner(heading)
    _heading(page, view, heading)
    if view.cursor is not None:
        row, area = area.split_bottom(area.height * (0.24 if page.low else 0.13), page.gap)
        page.panel(row, theme.PANEL, theme.PANEL_EDGE)
        choices(page, view.cursor, row.inset(page.gap, page.gap // 2))
    if view.notices:
        row, area = area.split_bottom(area.height * (0.22 if page.low else 0.14), page.gap)
        show_notice(page, view.notices[-1], 0, row)
    if view.operator.enrolling is not None:
        enrolling(page, view.operator.enrolling, area)
        return
    if view.operator.calibrating is not None:
        calibrating(page, view.operator.calibrating, area)
        return
    if view.operator.doctor is not None:
        doctor(page, view.operator.doctor, area)
        return
    if view.operator.wiring is not None:
        wiring(page, view.operator.wiring, area)
        return
    faults, area = area.split_bottom(area.height * (0.17 if page.low else 0.25), page.gap)
    _faults(page, view, faults)
    left, right = area.split_left(area.width * 0.56, page.gap * 2)
    _devices(page, view.operator, left)
    _facts(page, view, view.operator, invite, right)


def _heading(page: Page, view: TableView, area: Rect) -> None:
    title, table = area.split_left(area.width * 0.6, page.gap)
    height = area.height * 0.8
    page.write(page.words("screen-operator"), title, theme.AMBER, align="left", height=height)
    simulated = page.words("screen-simulated") if view.simulated else view.table
    page.write(simulated, table, theme.MIST, align="right", height=height * 0.8, bold=False)


# ---- readers and stations ------------------------------------------------------------------------


def _devices(page: Page, shown: OperatorView, area: Rect) -> None:
    """A line for each seat with its pad and its station, and for each of the other readers."""
    readers = {one.reader: one for one in shown.readers}
    pads = [f"pad/{one.seat}" for one in shown.stations]
    others = [one for name, one in readers.items() if name not in pads]
    rows = area.rows(1 + len(pads) + len(others), 0)
    headings = [page.words(id) for id in _HEADINGS]
    line_px = min(rows[0].height * 0.85, page.em * 0.75)
    cells = [_columns(row) for row in rows]
    widest = min(page.height_of(text, cells[0][n + 1].size) for n, text in enumerate(headings))
    for text, cell in zip(headings, cells[0][1:], strict=True):
        page.write(text, cell, theme.MIST, height=min(line_px, widest), bold=False)
    names = [page.words("table-seat", seat=one.seat) for one in shown.stations]
    # At a table with few seats the rows are high.
    sign_px = round(min(rows[0].height, page.em * _SIGN_EM))
    _, room = cells[0][0].split_left(sign_px, page.gap)
    name_px = min((page.height_of(name, room.size, line_px) for name in names), default=line_px)
    for pad, station, name, row in zip(pads, shown.stations, names, cells[1:], strict=False):
        sign, place = row[0].split_left(sign_px, page.gap)
        page.seat_mark(station.seat, sign)
        page.write(name, place, align="left", height=name_px)
        _cells(page, (*_reader(page, readers.get(pad)), *_station(station)), row[1:], line_px)
    for reader, row in zip(others, cells[1 + len(pads) :], strict=True):
        name = page.words("screen-operator-named", reader=reader.reader)
        page.write(name, row[0], align="left", height=name_px)
        _cells(page, _reader(page, reader), row[1:5], line_px)


def _columns(row: Rect) -> list[Rect]:
    """The cells of a line: the name, then those of `_HEADINGS`."""
    shares = (_NAME, _SIGN, 0.9, 1, 1.15, _SIGN, 1.3, 1, 1)
    found, x = [], float(row.x)
    for share in shares:
        width = row.width * share / sum(shares)
        found.append(Rect(round(x) + 2, row.y, round(width) - 4, row.height))
        x += width
    return found


def _reader(page: Page, reader: ReaderLine | None) -> Sequence[Cell]:
    if reader is None:
        return (None, None, None, None)
    noise = None
    if reader.noise is not None:
        noise = page.words("screen-operator-percent", percent=round(reader.noise * 100))
    return (reader.answers, str(reader.tags), str(reader.losses), noise)


def _station(station: StationLine) -> Sequence[Cell]:
    bad = None if station.bad_lines is None else str(station.bad_lines)
    firmware = Bad(station.firmware) if station.outdated else station.firmware or None
    return (station.answers, firmware, str(station.losses), bad)


def _cells(page: Page, cells: Sequence[Cell], row: Sequence[Rect], line_px: float) -> None:
    for cell, area in zip(cells, row, strict=True):
        if isinstance(cell, bool):
            side = min(area.height * 0.8, page.em * _SIGN_EM)
            page.icon("check" if cell else "fault", area.inset(0, (area.height - side) / 2))
        elif cell is None:
            page.write("?", area, theme.MIST, height=line_px)
        elif isinstance(cell, Bad):
            page.write(cell.text, area, theme.AMBER, height=line_px)
        else:
            page.write(cell, area, height=line_px)


# ---- belt, battery, computer ---------------------------------------------------------------------


def _facts(
    page: Page, view: TableView, shown: OperatorView, invite: Invite | None, area: Rect
) -> None:
    said = list(facts_of(page.words, view, shown, invite))
    rows = [
        row.split_left(row.width * 0.24, page.gap) for row in area.rows(len(said), page.gap // 4)
    ]
    # A line is broken between two facts, never within one.
    joined = [", ".join(fact.replace(" ", NO_BREAK) for fact in facts if fact) for _, facts in said]
    # All alike, but for the versions, which are long and seldom read.
    line_px = min(
        page.height_of(text, room.size, page.em * 0.75, 2)
        for (label, _), text, (_, room) in zip(said, joined, rows, strict=True)
        if label != _VERSIONS
    )
    for (label, _), text, (name, room) in zip(said, joined, rows, strict=True):
        page.write(page.words(label), name, theme.MIST, align="left", height=line_px, bold=False)
        bad = label in _in_trouble(view, shown)
        colour: Colour = theme.AMBER if bad else theme.PAPER
        page.write(text, room, colour, align="left", lines=2, height=line_px)


def _in_trouble(view: TableView, shown: OperatorView) -> Iterator[str]:
    """What should be looked at first."""
    if shown.belt is not None and shown.belt.state == "fault":
        yield "screen-operator-belt"
    if view.battery is not None and view.battery.level != "good":
        yield "screen-operator-battery"
    if shown.computer.disk_fault:
        yield "screen-operator-disk"
    if shown.computer.throttled or shown.computer.throttled_before:
        yield "screen-operator-computer"


def facts_of(
    words: Words, view: TableView, shown: OperatorView, invite: Invite | None
) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield what is known besides readers and stations: the heading's id, and the values."""
    unknown = words("screen-operator-unknown")
    belt, battery, computer, versions = shown.belt, view.battery, shown.computer, shown.versions
    if belt is None:
        yield "screen-operator-belt", (unknown,)
    else:
        turning = belt.state == "turns" and belt.speed_rpm is not None
        yield (
            "screen-operator-belt",
            (
                words("screen-operator-belt-is", state=belt.state),
                words("screen-operator-speed", rpm=round(belt.speed_rpm or 0.0, 1)) * turning,
                unknown
                if belt.laps is None
                else words("screen-operator-laps", laps=round(belt.laps, 1)),
            ),
        )
    hours = None if belt is None else belt.battery_hours
    yield (
        "screen-operator-battery",
        (unknown,)
        if battery is None
        else (
            words("screen-operator-battery-is", level=battery.level),
            ""
            if battery.volts is None
            else words("screen-operator-volts", volts=round(battery.volts, 1)),
            "" if hours is None else words("screen-operator-hours", hours=round(hours, 1)),
        ),
    )
    yield "screen-operator-disk", tuple(_disk(words, view, shown))
    warm, slow = computer.temperature_c, computer.throttled
    yield (
        "screen-operator-computer",
        (
            words("screen-operator-temperature-unknown")
            if warm is None
            else words("screen-operator-temperature", celsius=round(warm)),
            words("screen-operator-slow-unknown")
            if slow is None
            else words("screen-operator-not-slow") * (not slow),
            *(words("screen-operator-slow", throttle=what) for what in slow or ()),
            *(
                words("screen-operator-was-slow", throttle=what)
                for what in computer.throttled_before
            ),
        ),
    )
    yield (
        "screen-operator-phones",
        (words("screen-operator-no-phones"),)
        if invite is None
        else (invite.address, words("screen-phones-code", code=invite.code)),
    )
    yield (
        _VERSIONS,
        (
            f"Reclaim {versions.reclaim}",
            f"Python {versions.python}",
            f"Linux {versions.kernel}",
        ),
    )
    yield "screen-operator-image", (versions.image or words("screen-operator-no-image"),)


def _disk(words: Words, view: TableView, shown: OperatorView) -> Iterator[str]:
    computer = shown.computer
    if computer.free_mb is None:
        yield words("screen-operator-unknown")
    else:
        yield words("screen-operator-free", free=round(computer.free_mb / 1000, 1))
    if computer.disk_fault:
        yield words("table-disk", fault=computer.disk_fault)
    elif computer.last_disk_fault_s is not None:
        when = words(ago(view.at_s - computer.last_disk_fault_s))
        yield f"{words('screen-operator-last-fault')} {when}"
    else:
        yield words("screen-operator-no-fault")


# ---- the last faults -----------------------------------------------------------------------------


def _faults(page: Page, view: TableView, area: Rect) -> None:
    page.panel(area, theme.PANEL, theme.PANEL_EDGE)
    rows = area.inset(page.gap, page.gap // 2).rows(1 if page.low else _FAULTS, 0)
    height = rows[0].height * 0.85
    if not view.past_faults:
        page.write(page.words("screen-operator-no-faults"), area, theme.MIST, height=height)
        return
    for fault, row in zip(view.past_faults, rows, strict=False):
        when, what = row.split_left(row.width * 0.15, page.gap)
        page.write(
            page.words(ago(view.at_s - fault.at_s)),
            when,
            theme.MIST,
            align="left",
            height=height,
            bold=False,
        )
        page.write(page.words(fault), what, align="left", height=height)


def ago(seconds: float) -> Message:
    """Return how long ago something was."""
    minutes = max(0, int(seconds // 60))
    if minutes < MINUTES_SAID:
        return Message("screen-operator-minutes-ago", {"minutes": minutes})
    return Message("screen-operator-hours-ago", {"hours": minutes // 60})
