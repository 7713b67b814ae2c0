"""The charts of a report: each takes its place on the paper, in millimetres, and the figures.

A player is told by a mark and by a name as well as by a colour, and the lines of the course also
by their dashes.
"""

import math
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Protocol

from matplotlib.axes import Axes
from matplotlib.patches import Rectangle, Wedge

from controller.views.results import Points, RoundTimes
from display import theme
from display.art.canvas import Colour
from display.report.paper import Paper, font, ink, ticks
from display.words import Words


class Scored(Protocol):
    """A player with points for each round."""

    @property
    def seat(self) -> str: ...
    @property
    def scores(self) -> Sequence[int]: ...
    @property
    def total(self) -> int: ...


class Timed(Protocol):
    """A player with times."""

    @property
    def seat(self) -> str: ...
    @property
    def reactions_s(self) -> Sequence[float]: ...


class Course(Protocol):
    """A match in which points change."""

    @property
    def duration_s(self) -> float: ...
    @property
    def players(self) -> Sequence[Timed]: ...
    @property
    def rounds(self) -> Sequence[RoundTimes]: ...
    @property
    def course(self) -> Sequence[Points]: ...


FAINT = theme.mixed(theme.PAPER, theme.INK, 0.14)
"""Lines of a scale."""
SOFT = theme.mixed(theme.INK, theme.PANEL_EDGE, 0.6)
"""Secondary text."""

_DASHES: tuple[tuple[float, tuple[float, ...] | None], ...] = (
    (0, None), (0, (5, 1.5)), (0, (1.5, 1.2)), (0, (7, 1.5, 1.5, 1.5))
)  # fmt: skip

_HEAT: tuple[Colour, ...] = (
    theme.mixed(theme.PAPER, theme.INK, 0.05),
    theme.AMBER, (206, 92, 52), (112, 36, 66), (40, 16, 40),
)  # fmt: skip
"""On paper more is darker."""

_STEPS_S = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600)


def line_colour(seat: str) -> Colour:
    """A seat's colour, dark enough for a line on paper."""
    return theme.mixed(theme.seat_style(seat).colour, theme.INK, 0.12)


def points(
    paper: Paper, players: Sequence[Scored], x: float, rows: Sequence[float], width: float
) -> None:
    """A bar for each player at the heights *rows*, made of its rounds: their points inside, the
    sum behind."""
    most = max([1, *(sum(max(0, n) for n in one.scores) for one in players)])
    for one, y in zip(players, rows, strict=True):
        colour = theme.seat_style(one.seat).colour
        left = x
        for index, number in enumerate(one.scores):
            length = (width - 12) * max(0, number) / most
            if length:
                shade = theme.mixed(colour, theme.PAPER, 0.3 * (1 - index % 2))
                paper.box(shade, left, y - 3.4, length - 0.5, 6.8)
            if length > 2.5:
                paper.write(str(number), left + length / 2, y, 3.2, align="center")
            left += length
        paper.write(str(one.total), left + 1.5, y, 5.0)


def times(
    paper: Paper,
    players: Sequence[Timed],
    x: float,
    rows: Sequence[float],
    width: float,
    words: Words,
) -> None:
    """A dot for each time at the heights *rows*, a box over the middle half of them, parted at
    the median, which is written behind."""
    longest_s = max(time_s for one in players for time_s in one.reactions_s)
    step_s = next((step for step in _STEPS_S if longest_s / step <= 6), _STEPS_S[-1])
    end_s = step_s * math.ceil(longest_s / step_s)
    top, bottom = rows[0] - 6, rows[-1] + 6
    axes = paper.chart(x, top, width - 14, bottom - top)
    axes.set_xlim(0, end_s)
    axes.set_ylim(bottom, top)
    values = [float(step_s * k) for k in range(end_s // step_s + 1)]
    ticks(axes, "x", values, [f"{value:g}" for value in values])
    ticks(axes, "y", [], [])
    for value in values:
        axes.axvline(value, color=ink(FAINT), linewidth=0.6, zorder=0)
    for one, y in zip(players, rows, strict=True):
        _box(axes, one, y, end_s / (width - 14))
        if one.reactions_s:
            middle = words("screen-seconds", seconds=median(one.reactions_s))
            paper.write(middle, x + width, y, 5.0, align="right")


def _box(axes: Axes, one: Timed, y: float, unit_s: float) -> None:
    """One player's times; *unit_s* seconds are a millimetre."""
    if not one.reactions_s:
        return
    colour = theme.seat_style(one.seat).colour
    if len(one.reactions_s) > 1:
        low_s, _, high_s = quantiles(one.reactions_s, n=4, method="inclusive")
        axes.add_patch(
            Rectangle(
                (low_s, y - 3.4),
                high_s - low_s,
                6.8,
                facecolor=ink(theme.mixed(colour, theme.PAPER, 0.45)),
                edgecolor=ink(line_colour(one.seat)),
                linewidth=1.0,
            )
        )
    middle = median(one.reactions_s)
    axes.plot([middle, middle], [y - 4.2, y + 4.2], color=ink(theme.INK), linewidth=1.8)
    heights = [y + (index % 5 - 2) * 1.5 for index in range(len(one.reactions_s))]
    axes.plot(
        one.reactions_s,
        heights,
        linestyle="none",
        marker="o",
        markersize=3.6,
        markerfacecolor=ink(line_colour(one.seat)),
        markeredgecolor=ink(theme.PAPER),
        markeredgewidth=0.7,
        clip_on=False,
    )


def course(
    paper: Paper, results: Course, words: Words, x: float, y: float, width: float,
    height: float,
) -> None:  # fmt: skip
    """Everybody's points over the minutes of the match; the rounds are shaded."""
    last_min = max(results.duration_s, 1.0) / 60
    end_min = last_min * 1.02
    most = max([1, *(total for point in results.course for total in point.totals)])
    axes = paper.chart(x, y, width - 12, height)
    axes.set_xlim(0, end_min)
    axes.set_ylim(0, most * 1.12)
    step = next((s for s in (1, 2, 5, 10, 20, 50) if most / s <= 6), 100)
    ticks(axes, "y", *_labelled(step, most))
    minutes = next((s for s in (1, 2, 5, 10, 20, 30, 60) if end_min / s <= 10), 120)
    ticks(axes, "x", *_labelled(minutes, end_min))
    for value in range(0, most + 1, step):
        axes.axhline(value, color=ink(FAINT), linewidth=0.6, zorder=0)
    for number, one in enumerate(results.rounds, start=1):
        begin = one.began_s / 60
        end = last_min if one.ended_s is None else one.ended_s / 60
        axes.axvspan(begin, end, color=ink(theme.mixed(theme.PAPER, theme.AMBER, 0.22)), zorder=-1)
        axes.text(
            (begin + end) / 2,
            most * 1.1,
            words("screen-report-round", number=number),
            fontproperties=font(3.0),
            color=ink(SOFT),
            ha="center",
            va="top",
        )
    for index, player in enumerate(results.players):
        at_min = [point.at_s / 60 for point in results.course]
        totals = [point.totals[index] for point in results.course]
        # Lines that run together lie beside each other.
        lifted = (index - (len(results.players) - 1) / 2) * most * 0.008
        axes.plot(
            [*at_min, end_min],
            [total + lifted for total in (*totals, totals[-1])],
            drawstyle="steps-post",
            color=ink(line_colour(player.seat)),
            linestyle=_DASHES[index % len(_DASHES)],
            linewidth=1.8,
        )
    _ends(paper, results, x + width - 12, y, height / (most * 1.12), height)


def _labelled(step: int, end: float) -> tuple[list[float], list[str]]:
    values = [float(value) for value in range(0, int(end) + 1, step)]
    return values, [f"{value:g}" for value in values]


def _ends(paper: Paper, results: Course, x: float, y: float, unit: float, height: float) -> None:
    """Each line's mark and points where it ends, moved apart where they meet."""
    apart = 5.6
    ends = sorted(
        ((results.course[-1].totals[i], one.seat) for i, one in enumerate(results.players)),
        key=lambda end: end[0],
    )
    heights: list[float] = []
    for total, _ in ends:
        wanted = y + height - total * unit
        heights.append(min(wanted, heights[-1] - apart) if heights else wanted)
    # And none leaves the chart at its top.
    above = range(len(ends))[::-1]
    heights = [max(at, y - 2 + apart * n) for n, at in zip(above, heights, strict=True)]
    for (total, seat), at in zip(ends, heights, strict=True):
        paper.mark(seat, x + 3.6, at, 4.2)
        paper.write(str(total), x + 6.8, at, 4.0)


def ring(
    paper: Paper, grabs: Sequence[int], chairs: Sequence[str], playing: Sequence[str],
    x: float, y: float, side: float,
) -> None:  # fmt: skip
    """The belt from above with *grabs* by part of its track, as on the screen: the chairs around
    it clockwise, the first at the bottom, the amber line where the track begins."""
    axes = paper.chart(x, y, side, side)
    axes.set_xlim(0, 100)
    axes.set_ylim(100, 0)
    ticks(axes, "x", [], [])
    ticks(axes, "y", [], [])
    start = 0.5 / max(1, len(chairs))
    most = max([1, *grabs])
    for index, count in enumerate(grabs):
        begin, end = (90 + 360 * (k / len(grabs) - start) for k in (index, index + 1))
        axes.add_patch(
            Wedge(
                (50, 50), 39, begin, end, width=17,
                facecolor=ink(heat(count / most)), edgecolor=ink(theme.PAPER),
                linewidth=0.8 * side / 78,
            )
        )  # fmt: skip
    angle = math.radians(90 - 360 * start)
    for colour, width in ((theme.INK, 3.4), (theme.AMBER, 1.8)):
        axes.plot(
            [50 + r * math.cos(angle) for r in (20, 41)],
            [50 + r * math.sin(angle) for r in (20, 41)],
            color=ink(colour), linewidth=width * side / 78, solid_capstyle="round",
        )  # fmt: skip
    for index, seat in enumerate(chairs):
        if seat in playing:
            turn = math.radians(90 + 360 * index / len(chairs))
            paper.mark(
                seat,
                x + side * (50 + 46 * math.cos(turn)) / 100,
                y + side * (50 + 46 * math.sin(turn)) / 100,
                side * 0.075,
            )


def heat(share: float) -> Colour:
    """The colour of a *share* (0 to 1) of the most: the darker the more."""
    at = share * (len(_HEAT) - 1)
    below = min(int(at), len(_HEAT) - 2)
    return theme.mixed(_HEAT[below], _HEAT[below + 1], at - below)


def heat_scale(paper: Paper, x: float, y: float, width: float) -> None:
    """What the rings' colours mean: from no grab to a ring's most."""
    cells = 24
    for index in range(cells):
        paper.box(heat(index / (cells - 1)), x + index * width / cells, y, width / cells, 2.6)
