"""`reclaim replay`: a recorded match on the ordinary screen, as pictures, or as the views it had.

On the screen it is a feed like that of a table, with the public screen as a process of its own.
"""

import argparse
import math
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from controller.commands import programs, screens
from controller.commands.exchange import check_over, read_file
from controller.errors import MatchFileError
from controller.feed.feed import Feed
from controller.record.journal import Entry, Journal, MatchRecord, default_path
from controller.record.playback import Playback, views
from controller.views import TableView
from controller.views.paths import FEED_SOCKET
from hardware.loop import Loop, RealClock, Task

SPEED = 4.0
"""How fast a match is shown unless somebody asks for another speed."""
LONGEST_WAIT_S = 3.0
"""At that speed nobody waits longer than this for the next move."""
CLOCK_S = 0.25
"""How often the round clock is shown anew while it runs."""

CANNOT = 2


def main(options: argparse.Namespace) -> int:
    """Show a match in the way that was asked for; returns the exit code."""
    if options.seat is not None and not options.json:
        raise MatchFileError("--seat needs --json: the screen shows what everybody may see")
    record, entries = _find(options.match, options.journal or default_path())
    if options.seat is not None:
        check_over(record, options.referee)
    to = len(entries) if options.to is None else options.to
    if to > len(entries):
        raise MatchFileError(f"there is no move {to} in this match; its last one is {len(entries)}")
    playback = Playback(record, entries, language=options.lang)
    if options.json:
        return _print(playback, to, options.seat)
    if options.png is not None:
        return _draw(playback, to, options.png)
    return _show(playback, to, options.speed)


def _find(match: int | Path, journal: Path) -> tuple[MatchRecord, Sequence[Entry]]:
    """A match by its number in the journal, or in a file."""
    if isinstance(match, Path):
        return read_file(match)
    with Journal(journal) as opened:
        return opened.match(match), opened.entries(match)


def _print(playback: Playback, to: int, seat: str | None) -> int:
    if seat is not None and seat not in playback.record.seats:
        raise MatchFileError(
            f"nobody sat at {seat!r} in this match; taken were {', '.join(playback.record.seats)}"
        )
    for (view,) in views(playback, to, (seat,)):
        print(msgspec.json.encode(view).decode())
    return 0


def _draw(playback: Playback, to: int, folder: Path) -> int:
    """Have a display process draw every view, without a window."""
    lines = b"".join(msgspec.json.encode(view) + b"\n" for (view,) in views(playback, to))
    code = programs.run("display.pictures", str(folder), data=lines)
    if code == 0:
        print(f"{folder} shows the match after each move, from 0000.png to {to:04}.png.")
    return code


# ---- on the screen -----------------------------------------------------------------------------


def _show(playback: Playback, to: int, speed: float | None) -> int:
    """Show the match in a window until that is closed."""
    if not screens.visible():
        print(
            "reclaim replay: there is no screen here; --png FOLDER draws the match into pictures.",
            file=sys.stderr,
        )
        return CANNOT
    with tempfile.TemporaryDirectory(prefix="reclaim-") as folder, Loop(RealClock()) as loop:
        socket = Path(folder) / FEED_SOCKET
        screening = Screening(playback, to, loop, speed)
        with closing(Feed(screening, socket)):
            loop.start(screening.run())
            return _beside_window(loop, socket)


def _beside_window(loop: Loop, socket: Path) -> int:
    """Run *loop* for as long as a window on *socket* is open; the window's exit code."""
    ended, held = os.pipe()
    window = programs.start("display", "--connect", str(socket), pass_fds=[held])
    os.close(held)
    # The window alone holds the other end of the pipe: it can be read when the window is gone.
    loop.watch(ended, loop.stop)
    try:
        loop.run()
    finally:
        loop.unwatch(ended)
        os.close(ended)
        window.terminate()
        code = window.wait()
    return max(code, 0)


class Screening:
    """Lets a recorded match run on *loop*, so that a feed can show it.

    Without a *speed* it runs at `SPEED`, and long waits are cut to `LONGEST_WAIT_S`.
    """

    def __init__(self, playback: Playback, to: int, loop: Loop, speed: float | None = None) -> None:
        self.loop = loop
        self.changed: list[Callable[[], None]] = []
        self._playback = playback
        self._to = to
        self._speed = speed or SPEED
        self._longest_s = LONGEST_WAIT_S if speed is None else math.inf

    def __repr__(self) -> str:
        return f"<Screening of {self._playback!r} at speed {self._speed:g}>"

    def view(self, observer: str | None = None) -> TableView:
        return self._playback.view(observer)

    def take_sounds(self) -> tuple[str, ...]:
        return self._playback.take_sounds()

    def run(self) -> Task:
        """Show every move at its time, to the last one asked for."""
        playback = self._playback
        while playback.number < self._to:
            assert playback.next_s is not None
            yield from self._wait(playback.next_s)
            playback.forward()
            self._changed()

    def _wait(self, next_s: float) -> Task:
        """Wait for the match's time *next_s*, and show what changes by itself until then."""
        began_s, from_s = self.loop.now_s(), self._playback.at_s
        until_s = min(next_s, from_s + self._longest_s * self._speed)
        while (change_s := self._next_change_s()) < until_s:
            yield began_s + (change_s - from_s) / self._speed
            self._playback.advance(change_s)
            self._changed()
        yield began_s + (until_s - from_s) / self._speed

    def _next_change_s(self) -> float:
        """The match's time at which the screen changes though nobody moves."""
        wake_s = self._playback.wake_at_s()
        clock_runs = self._playback.view().clock_ends_at_s is not None
        return min(
            math.inf if wake_s is None else wake_s,
            self._playback.at_s + CLOCK_S * self._speed if clock_runs else math.inf,
        )

    def look(self) -> None:
        """What is recorded may be seen at any time."""
        self._changed()

    def _changed(self) -> None:
        for changed in self.changed:
            changed()
