"""`reclaim bench display`: what a frame of the public screen costs, beside one full-screen blit.

Bots play the beginning of a match of every game on the fast twin, with the pauses that people get;
what the public would see is kept with its times, and then shown by the window's own code, tick by
tick, 30 of them a second. Each tick is timed in processor time, also those in which nothing has to
be painted, and right after it one blit of a picture as large as the screen. A screen is a game and
its phase, or the stage of a table at which nobody plays. SDL's driver shows nothing, so what it
costs to bring the pixels to a screen is not in it, neither in the frames nor in the blit.

That picture is mostly still in the processor's cache. Beside it stand a blit of pictures that are
together larger than any cache, so each comes from memory, and the share of the 16.7 ms that a frame
lasts at 60 Hz.

Below stands the same of a player's window (`bench.scenes`).

The program itself is started beside a feed that shows attract: seconds until its first frame on the
wall clock and of processor time, the share of a core that it takes while nobody plays, and its
memory then. With *hours* attract and bots' matches take turns for that long on the screen's clock,
as fast as the machine goes. Each view is decoded when it is due, as it is at a table. The memory of
this process is looked at while attract is shown again after a match; what it has become is told
beside what it was when each game had been shown once.
"""

import gc
import os
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from typing import Any, cast

import msgspec
import pygame
from msgspec import Raw

from bench import scenes
from bench.display_program import memory_mb, started
from bench.machine import UNIT
from bench.progress import progress
from controller.games.catalogue import GAMES
from controller.table.assembly import Seating, open_table
from controller.views import TableView, Update
from display.art.keeping import give_back_freed_pictures
from display.feed import FeedClient
from display.publicpane import PublicPane
from display.screens import PublicScreen
from display.sounds import Sounds
from display.window import FRAME_S, Window
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

SIZES = ((800, 480), (1024, 600), (1280, 720), (1920, 1080), (3840, 2160))
QUICK_SIZES = ((1280, 720),)
WINDOW = (1280, 800)
SHOWN_S, QUICK_SHOWN_S = 90.0, 12.0
"""How much is shown of each match, on the table's clock."""
ATTRACT_S = 20.0
MATCH_S = 300.0
"""Of the long run."""
IDLE_S, QUICK_IDLE_S = 20.0, 4.0
PLAYERS = 4
FRAME_60HZ_MS = 1000 / 60
UNCACHED_BYTES = 64 << 20
"""Twice the last cache of a PC; a Pi has 2 MB or less (lscpu)."""
MEMORY_BLITS = 60

Size = tuple[int, int]
Timeline = Sequence[tuple[float, TableView]]
"""What the public sees, and from when on."""


def run(seed: int, quick: bool, sizes: str, hours: float | None) -> dict[str, Any]:
    """Measure; what `--json` prints."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    if hours is not None:
        return {"hours": hours, "size": "1280x720", "memory": _long(seed, hours)}
    chosen = _sizes(sizes) or (QUICK_SIZES if quick else SIZES)
    shown_s = QUICK_SHOWN_S if quick else SHOWN_S
    timelines = [played(seed, game, shown_s) for game in GAMES]
    told = {_name(size): _at(size, timelines) for size in progress(chosen, "sizes")}
    windows = [scenes.seen(seed, game, shown_s) for game in GAMES]
    UNIT.sample()
    return {
        "frame_at_60hz_ms": round(FRAME_60HZ_MS, 2),
        "sizes": told,
        "windows": {_name(WINDOW): _of_windows(WINDOW, windows)},
        "program": started(timelines[0][0][1], QUICK_IDLE_S if quick else IDLE_S),
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    if "hours" in result:
        return "\n".join(f"{name:<24}{value!s:>10}" for name, value in result["memory"].items())
    rows = []
    windows = {f"a player's window, {name}": told for name, told in result["windows"].items()}
    for size, told in {**result["sizes"], **windows}.items():
        rows.append(
            f"{size}: a blit takes {told['blit_ms']:.3f} ms, "
            f"and {told['memory_blit_ms']:.3f} ms from memory"
        )
        rows.append(
            f"{'median and p99 of':<30}{'frames':>8}{'ms':>17}{'in blits':>17}"
            f"{'from memory':>17}{'of a 60 Hz frame':>18}"
        )
        for name, one in {**told["screens"], "all matches": told["all_matches"]}.items():
            frame, blits, memory = one["frame_ms"], one["ratio_p99"], one["memory_ratio_p99"]
            rows.append(
                f"{name:<30}{one['frames']:>8}{frame['median']:>9.3f}{frame['p99']:>8.2f}"
                f"{one['ratio_median']:>9.2f}{blits:>8.1f}"
                f"{one['memory_ratio_median']:>9.2f}{memory:>8.1f}"
                f"{frame['median'] / FRAME_60HZ_MS:>10.1%}{frame['p99'] / FRAME_60HZ_MS:>8.0%}"
            )
    rows += [f"{name:<30}{value:>10}" for name, value in result["program"].items()]
    return "\n".join(rows)


def _name(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def _sizes(text: str) -> tuple[Size, ...]:
    """Sizes as an option has them: 1280x720,800x480."""
    return tuple(
        (int(w), int(h)) for w, _, h in (one.partition("x") for one in text.split(",")) if w
    )


# ---- what is shown -------------------------------------------------------------------------------


def played(seed: int, game: str, shown_s: float) -> Timeline:
    """The public views of the beginning of a match of bots, after a while of attract."""
    seating = Seating(PLAYERS, PLAYERS, "normal", seed, game, speed="normal")
    seen: list[tuple[float, TableView]] = []
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
    ):
        console = opened.console
        console.changed.append(lambda: seen.append((loop.now_s(), console.view())))
        seen.append((loop.now_s(), console.view()))
        loop.run(until_s=2.0)
        opened.start()
        loop.run(until_s=shown_s)
    return seen


Encoded = Sequence[tuple[float, Raw]]
"""A result as JSON."""


class Played:
    """A feed that shows a timeline, by a clock that the bench sets."""

    connected = True

    def __init__(self, timeline: Timeline | Encoded = ()) -> None:
        self.show(timeline)

    def show(self, timeline: Timeline | Encoded) -> None:
        """Begin with another one."""
        self.timeline = timeline
        self.now_s = 0.0
        self._next = 0

    def poll(self) -> Update | None:
        newest = None
        while self._next < len(self.timeline) and self.timeline[self._next][0] <= self.now_s:
            newest = self.timeline[self._next][1]
            self._next += 1
        if isinstance(newest, Raw):
            newest = msgspec.json.decode(newest, type=TableView)
        return None if newest is None else Update(newest)


# ---- frames --------------------------------------------------------------------------------------


def _at(size: Size, timelines: Sequence[Timeline]) -> dict[str, Any]:
    """The figures of all screens of one size."""
    frames_ms: dict[str, list[float]] = defaultdict(list)
    blits_ms: list[float] = []
    picture = _painted(size)
    gc.freeze()  # as the program does
    for timeline in timelines:
        for screen, tick_ms, surface in _ticks(size, timeline):
            frames_ms[screen].append(tick_ms)
            blits_ms.append(_blit_ms(surface, picture))
    return _figures(frames_ms, statistics.median(blits_ms), _memory_blit_ms(size))


def _figures(
    frames_ms: Mapping[str, list[float]], blit_ms: float, memory_ms: float
) -> dict[str, Any]:
    rounds = [tick_ms for name, ticks in frames_ms.items() if "." in name for tick_ms in ticks]
    return {
        "blit_ms": round(blit_ms, 4),
        "memory_blit_ms": round(memory_ms, 4),
        "screens": {
            name: _told(ticks, blit_ms, memory_ms) for name, ticks in sorted(frames_ms.items())
        },
        "all_matches": _told(rounds, blit_ms, memory_ms),
        "cpu_share_at_30fps": round(statistics.fmean(rounds) / 1e3 / FRAME_S, 4),
    }


def _of_windows(size: Size, timelines: Sequence[Sequence[scenes.Seen]]) -> dict[str, Any]:
    """The figures of a player's window."""
    frames_ms: dict[str, list[float]] = defaultdict(list)
    blits_ms: list[float] = []
    picture = _painted(size)
    for timeline in timelines:
        seat = timeline[0].view.seats[0].seat
        for view, tick_ms, surface in scenes.ticks(size, timeline, seat):
            frames_ms[_screen(view)].append(tick_ms)
            blits_ms.append(_blit_ms(surface, picture))
    return _figures(frames_ms, statistics.median(blits_ms), _memory_blit_ms(size))


def _memory_blit_ms(size: Size) -> float:
    """One full-screen blit of a picture that is in no cache."""
    count = 1 + -(-UNCACHED_BYTES // (4 * size[0] * size[1]))
    pictures = [_painted(size) for _ in range(count)]
    surface = pygame.Surface(size)
    blits = range(max(count, MEMORY_BLITS))
    return statistics.median([_blit_ms(surface, pictures[number % count]) for number in blits])


def _painted(size: Size) -> pygame.Surface:
    """A picture that is in memory: one that is not painted has a single page of zeros there, and is
    copied sooner."""
    picture = pygame.Surface(size)
    picture.fill((1, 2, 3))
    return picture


def _blit_ms(surface: pygame.Surface, picture: pygame.Surface) -> float:
    began_ns = time.thread_time_ns()
    surface.blit(picture, (0, 0))
    return (time.thread_time_ns() - began_ns) / 1e6


def _told(ticks_ms: Sequence[float], blit_ms: float, memory_blit_ms: float) -> dict[str, Any]:
    median, p99 = statistics.median(ticks_ms), sorted(ticks_ms)[int(0.99 * (len(ticks_ms) - 1))]
    return {
        "frames": len(ticks_ms),
        "frame_ms": {"median": round(median, 4), "p99": round(p99, 3)},
        "ratio_median": round(median / blit_ms, 3),
        "ratio_p99": round(p99 / blit_ms, 2),
        "memory_ratio_median": round(median / memory_blit_ms, 3),
        "memory_ratio_p99": round(p99 / memory_blit_ms, 2),
    }


def _ticks(size: Size, timeline: Timeline) -> Iterator[tuple[str, float, pygame.Surface]]:
    """Show a timeline; yields the screen, how long the tick took, and a surface like the window's.

    The window keeps its own pixels: what is yielded is not shown.
    """
    feed = Played(timeline)
    shown: list[TableView | None] = [None]
    screen, sounds = PublicScreen(), Sounds()
    pane = PublicPane(cast("FeedClient", feed), screen, sounds, FRAME_S, shown.append)
    beside = pygame.Surface(size)
    with Window(size, [(pane, 1.0)]) as window:
        for number in range(int(timeline[-1][0] / FRAME_S)):
            feed.now_s = number * FRAME_S
            began_ns = time.thread_time_ns()
            window.tick(feed.now_s)
            tick_ms = (time.thread_time_ns() - began_ns) / 1e6
            if (view := shown[-1]) is not None:
                yield _screen(view), tick_ms, beside


def _screen(view: TableView) -> str:
    if view.match is None:
        return view.stage
    return f"{view.game}.{view.match.phase}{'-staged' if view.staged else ''}"


# ---- hours ---------------------------------------------------------------------------------------


def _long(seed: int, hours: float) -> dict[str, Any]:
    """Memory while attract and matches of all games take turns for that many hours of the screen.
    The bots play in a process of their own, whose memory is not counted."""
    games = list(GAMES)
    end_s, passed_s, samples_mb = hours * 3600, 0.0, list[float]()
    feed = Played()
    pane = PublicPane(cast("FeedClient", feed), PublicScreen(), Sounds(), FRAME_S)
    give_back_freed_pictures()
    began_s = time.monotonic()
    with (
        get_context("spawn").Pool(1) as pool,
        Window((1280, 720), [(pane, 1.0)]) as window,
    ):
        # Whole rounds of the games: what is compared has been left by the same one.
        while passed_s < end_s or len(samples_mb) <= len(games) or len(samples_mb) % len(games):
            number = len(samples_mb)
            encoded = pool.apply(_encoded, (seed + number, games[number % len(games)]))
            feed.show(msgspec.json.decode(encoded, type=list[tuple[float, Raw]]))
            last_s = feed.timeline[-1][0] + ATTRACT_S
            for tick in range(int(last_s / FRAME_S)):
                feed.now_s = tick * FRAME_S
                window.tick(passed_s + feed.now_s)
            passed_s += last_s
            feed.show(())
            del encoded
            gc.collect()
            samples_mb.append(memory_mb(os.getpid()))
    early_mb = samples_mb[len(games) - 1]
    return {
        "screen_hours": round(passed_s / 3600, 2),
        "wall_s": round(time.monotonic() - began_s),
        "matches": len(samples_mb),
        "early_mb": early_mb,
        "end_mb": samples_mb[-1],
        "growth": round(samples_mb[-1] / early_mb - 1, 4),
        "samples_mb": samples_mb,
    }


def _encoded(seed: int, game: str) -> bytes:
    """Attract, a match, and attract again, as JSON."""
    timeline = _moved(played(seed, game, MATCH_S), ATTRACT_S)
    attract = timeline[0][1]
    return msgspec.json.encode([(0.0, attract), *timeline, (timeline[-1][0] + FRAME_S, attract)])


def _moved(timeline: Timeline, by_s: float) -> Timeline:
    return [(at_s + by_s, view) for at_s, view in timeline]
