"""The charts of a report: each takes its place on the paper, in millimetres, and the figures.

A player is told by a mark and by a name as well as by a colour, and the lines of the course also
by their dashes.
"""

import math
from collections.abc import Sequence
from statistics import median

from matplotlib.axes import Axes

from controller.views import PlayerView
from controller.views.luggage import LuggageResults, PlayerResults
from controller.views.sheet import CardFigures, CardPlayer
from display import theme
from display.art.canvas import Colour
from display.words import Words
from workshop.report.paper import Paper, font, ink, ticks

Scored = PlayerView | CardPlayer
Timed = PlayerResults | CardPlayer
Figures = LuggageResults | CardFigures

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


def line_colour(seat: str) -> Colour:
    """A seat's colour, dark enough for a line on paper."""
    return theme.mixed(theme.seat_style(seat).colour, theme.INK, 0.12)


def points(
    paper: Paper, players: Sequence[Scored], x: float, rows: Sequence[float], width: float
) -> None:
    """A bar for each player at the heights *rows*, made of its rounds: their points inside, the
    sum behind. What is below zero lies left of it."""
    most = max([1, *(sum(max(0, n) for n in one.scores) for one in players)])
    least = max(0, *(-sum(min(0, n) for n in one.scores) for one in players))
    unit = (width - 12) / (most + least)
    zero = x + least * unit
    for one, y in zip(players, rows, strict=True):
        colour = theme.seat_style(one.seat).colour
        left, right = zero, zero
        for index, number in enumerate(one.scores):
            length = unit * abs(number)
            begin = right if number > 0 else left - length
            if length:
                shade = theme.mixed(colour, theme.PAPER, 0.3 * (1 - index % 2))
                paper.box(shade, begin, y - 3.4, length - 0.5, 6.8)
            if length > 4.0 or (number > 0 and length > 2.5):
                paper.write(str(number), begin + length / 2, y, 3.2, align="center")
            left, right = min(left, begin), max(right, begin + length)
        paper.write(str(one.total), right + 1.5, y, 5.0)


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
    step_s = theme.neat_step_s(longest_s, 6)
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
        if one.reactions_s:
            _times_of(axes, one, y)
            middle = words("screen-seconds", seconds=median(one.reactions_s))
            paper.write(middle, x + width, y, 5.0, align="right")


def _times_of(axes: Axes, one: Timed, y: float) -> None:
    """One player's times: the dots stand one above the other in turn."""
    colour = theme.seat_style(one.seat).colour
    line = ink(line_colour(one.seat))
    axes.boxplot(
        one.reactions_s, positions=[y], widths=6.8, orientation="horizontal", manage_ticks=False,
        whis=(50, 50), showcaps=False, showfliers=False, patch_artist=True,
        boxprops={"facecolor": ink(theme.mixed(colour, theme.PAPER, 0.45)), "edgecolor": line},
        medianprops={"color": ink(theme.INK), "linewidth": 1.8},
    )  # fmt: skip
    axes.plot(
        one.reactions_s, [y + (index % 5 - 2) * 1.5 for index in range(len(one.reactions_s))],
        linestyle="none", marker="o", markersize=3.6, markerfacecolor=line,
        markeredgecolor=ink(theme.PAPER), markeredgewidth=0.7, clip_on=False,
    )  # fmt: skip


def course(
    paper: Paper, results: Figures, words: Words, x: float, y: float, width: float,
    height: float,
) -> None:  # fmt: skip
    """Everybody's points over the minutes of the match; the rounds are shaded."""
    players: Sequence[Timed] = results.players
    last_min = max(results.duration_s, 1.0) / 60
    end_min = last_min * 1.02
    totals = [total for point in results.course for total in point.totals]
    most, least = max(1, *totals), min(0, *totals)
    axes = paper.chart(x, y, width - 12, height)
    axes.set_xlim(0, end_min)
    below = least * 1.06  # so that the lowest line is no edge
    axes.set_ylim(below, most * 1.12)
    step = next((s for s in (1, 2, 5, 10, 20, 50) if (most - least) / s <= 6), 100)
    lowest = -(-least // step) * step  # the first line that is not below the chart
    ticks(axes, "y", *_labelled(step, most, lowest))
    minutes = next((s for s in (1, 2, 5, 10, 20, 30, 60) if end_min / s <= 10), 120)
    ticks(axes, "x", *_labelled(minutes, end_min))
    for value in range(lowest, most + 1, step):
        axes.axhline(value, color=ink(FAINT), linewidth=0.6, zorder=0)
    if least:
        axes.axhline(0, color=ink(SOFT), linewidth=1.0, zorder=0)
    for number, one in enumerate(results.rounds, start=1):
        begin = one.began_s / 60
        end = last_min if one.ended_s is None else one.ended_s / 60
        axes.axvspan(begin, end, color=ink(theme.mixed(theme.PAPER, theme.AMBER, 0.22)), zorder=-1)
        called = words("screen-report-round", number=number)
        axes.text(
            (begin + end) / 2,
            most * 1.1,
            called,
            fontproperties=font(3.0, text=called),
            color=ink(SOFT),
            ha="center",
            va="top",
        )
    for index, player in enumerate(players):
        at_min = [point.at_s / 60 for point in results.course]
        own = [point.totals[index] for point in results.course]
        # Lines that run together lie beside each other.
        lifted = (index - (len(players) - 1) / 2) * most * 0.008
        axes.plot(
            [*at_min, end_min],
            [total + lifted for total in (*own, own[-1])],
            drawstyle="steps-post",
            color=ink(line_colour(player.seat)),
            linestyle=_DASHES[index % len(_DASHES)],
            linewidth=1.8,
        )
    unit = height / (most * 1.12 - below)
    _ends(paper, results, x + width - 12, y, unit, height + below * unit)


def _labelled(step: int, end: float, begin: int = 0) -> tuple[list[float], list[str]]:
    values = [float(value) for value in range(begin, int(end) + 1, step)]
    return values, [f"{value:g}" for value in values]


def _ends(paper: Paper, results: Figures, x: float, y: float, unit: float, height: float) -> None:
    """Each line's mark and points where it ends, moved apart where they meet."""
    players: Sequence[Timed] = results.players
    apart = 5.6
    ends = sorted(
        ((results.course[-1].totals[i], one.seat) for i, one in enumerate(players)),
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
    paper: Paper, grabs: Sequence[float], chairs: Sequence[str], playing: Sequence[str],
    x: float, y: float, side: float,
) -> None:  # fmt: skip
    """The belt from above with *grabs* by part of its track, as on the screen: the chairs around
    it clockwise, the first at the bottom, the amber line where the track begins."""
    axes = paper.chart(x, y, side, side)
    start = 0.5 / max(1, len(chairs))
    most = max([1, *grabs])
    axes.pie(
        [1] * len(grabs),
        colors=[ink(theme.graded(_HEAT, count / most)) for count in grabs],
        center=(50, 50),
        radius=39,
        startangle=90 - 360 * start,
        wedgeprops={"width": 17, "edgecolor": ink(theme.PAPER), "linewidth": 0.8 * side / 78},
    )
    axes.set_xlim(0, 100)
    axes.set_ylim(100, 0)
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


def heat_scale(paper: Paper, x: float, y: float, width: float) -> None:
    """What the rings' colours mean: from no grab to a ring's most."""
    cells = 24
    for index in range(cells):
        paper.box(
            theme.graded(_HEAT, index / (cells - 1)),
            x + index * width / cells,
            y,
            width / cells,
            2.6,
        )
