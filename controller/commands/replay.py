"""`reclaim replay`: a recorded match on the ordinary screen, as pictures, or as its views.

On the screen it is a feed like that of a table, with the public screen as a separate process.
`--why` prints what the belt told in the match, with its evidence, and what the table said because
of it. The display has the words, so a process of its own prints them.
"""

import argparse
import math
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from controller.belt import Conclusion, Missing, Returned, Suspected, Taken, Weak
from controller.commands import programs
from controller.commands.matches import check_over, recorded
from controller.errors import MatchFileError
from controller.feed.feed import Feed
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.record.journal import Entry, MatchRecord
from controller.record.playback import Playback, views
from controller.views import Message, Notice, Replay, TableView
from controller.views.paths import FEED_SOCKET
from controller.views.table import JUMP, LOUDEST, Steer
from hardware.errors import CannotStart
from hardware.loop import Loop, RealClock, Task
from hardware.starting import persistently

SPEED = 4.0
"""How many times as fast a match is shown by default."""
SLOWEST, FASTEST = 0.25, 64.0
LONGEST_WAIT_S = 3.0
"""At the default speed nobody waits longer than this for the next move."""
CLOCK_S = 0.25
"""Time between updates of a running round clock."""

LOOK_S = 0.1
"""How soon a pause takes effect."""

CANNOT = 2

Hands = tuple[tuple[str, tuple[str, ...]], ...]
"""The cards of each seat, by their names."""


def main(options: argparse.Namespace) -> int:
    """Show a match in the requested way; return the exit code."""
    if options.seat is not None and not options.json:
        raise MatchFileError("--seat needs --json: the screen shows what everybody may see")
    record, entries = recorded(options.match, options.journal)
    if options.seat is not None:
        check_over(record, options.referee)
    if options.why is not None:
        last = options.why or len(entries)
        if last > len(entries):
            raise MatchFileError(
                f"there is no entry {last} in this match; its last one is {len(entries)}"
            )
        return print_why(record, entries, options.why or None, options.lang)
    to = len(entries) if options.to is None else options.to
    if to > len(entries):
        raise MatchFileError(f"there is no move {to} in this match; its last one is {len(entries)}")
    playback = Playback(record, entries, language=options.lang)
    if options.json:
        return _print(playback, to, options.seat)
    if options.png is not None:
        return _draw(playback, to, options.png)
    return _show(playback, to, options.speed)


def _print(playback: Playback, to: int, seat: str | None) -> int:
    if seat is not None and seat not in playback.record.seats:
        raise MatchFileError(
            f"nobody sat at {seat!r} in this match; taken were {', '.join(playback.record.seats)}"
        )
    for (view,) in views(playback, to, (seat,)):
        print(msgspec.json.encode(view).decode())
    return 0


def _draw(playback: Playback, to: int, folder: Path) -> int:
    """Make a display process draw every view, without a window."""
    lines = b"".join(msgspec.json.encode(view) + b"\n" for (view,) in views(playback, to))
    code = programs.run("display", "--pictures", str(folder), data=lines)
    if code == 0:
        print(f"{folder} shows the match after each move, from 0000.png to {to:04}.png.")
    return code


# ---- on the screen -----------------------------------------------------------------------------


def _show(playback: Playback, to: int, speed: float | None) -> int:
    """Show the match in a window until that is closed."""
    if not programs.visible():
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
            return _beside_window(loop, socket, screening)


def _beside_window(loop: Loop, socket: Path, screening: "Screening") -> int:
    """Run *loop* as long as a window on *socket* is open; return the window's exit code."""
    steered, wheel = persistently("What steers the window", os.pipe)
    try:
        window = programs.start(
            *("display", "--connect", str(socket), "--steer", str(wheel)), pass_fds=[wheel]
        )
    except CannotStart:
        os.close(steered)
        raise
    finally:
        os.close(wheel)

    def steer() -> None:
        # Only the window holds the other end of the pipe, which is closed when the window is gone.
        asked = os.read(steered, 64)
        if not asked:
            loop.stop()
        for byte in asked:
            screening.steer(byte)

    loop.watch(steered, steer)
    try:
        loop.run()
    finally:
        loop.unwatch(steered)
        os.close(steered)
        window.terminate()
        code = window.wait()
    return max(code, 0)


class Screening:
    """Plays a recorded match on *loop*, so that a feed can show it.

    Without a *speed* it runs at `SPEED`, and long waits are cut to `LONGEST_WAIT_S`.
    """

    def __init__(self, playback: Playback, to: int, loop: Loop, speed: float | None = None) -> None:
        self.loop = loop
        self.volume = LOUDEST
        self.changed: list[Callable[[], None]] = []
        self._playback = playback
        self._to = to
        self._speed = speed or SPEED
        self._longest_s = LONGEST_WAIT_S if speed is None else math.inf
        self._paused = False
        self._moved = False
        """Whether somebody has gone elsewhere since the present wait began."""
        self._hands: tuple[Playback, int, Hands] | None = None

    def __repr__(self) -> str:
        return f"<Screening of {self._playback!r} at speed {self._speed:g}>"

    def view(self, observer: str | None = None) -> TableView:
        return self._playback.view(observer)

    @property
    def replay(self) -> Replay:
        """The progress of the replay."""
        shown = self._playback.number, self._to
        return Replay(*shown, self._paused, self._speed, self._hands_now())

    def _hands_now(self) -> Hands:
        """Return everybody's cards at this point, if the match is over."""
        playback, kept = self._playback, self._hands
        if playback.record.status != "finished":
            return ()
        if kept is None or kept[:2] != (playback, playback.number):
            views = {seat: playback.match.shown.view(seat) for seat in playback.record.seats}
            held = {seat: getattr(view.secrets, "hand", None) for seat, view in views.items()}
            hands = tuple(
                (seat, tuple(map(str, hand))) for seat, hand in held.items() if hand is not None
            )
            self._hands = kept = playback, playback.number, hands
        return kept[2]

    def steer(self, byte: int) -> None:
        """Do what a byte of the window asks for (`Steer`); any other asks for nothing."""
        number = self._playback.number
        if byte >= JUMP:
            self.jump(round(self._to * min(byte - JUMP, 100) / 100))
            return
        match Steer._value2member_map_.get(bytes([byte])):
            case Steer.PAUSE:
                self.pause()
            case Steer.ON | Steer.BACK as way:
                self._paused = True
                self.jump(number + (1 if way is Steer.ON else -1))
            case Steer.FASTER:
                self._speed = min(self._speed * 2, FASTEST)
                self._changed()
            case Steer.SLOWER:
                self._speed = max(self._speed / 2, SLOWEST)
                self._changed()

    def jump(self, to: int) -> None:
        """Go to the entry of that number, or to the first or the last; without a sound."""
        to = max(0, min(to, self._to))
        ended = self._playback.number >= self._to
        if to < self._playback.number:
            old = self._playback
            self._playback = Playback(old.record, old.entries, language=old.language)
        while self._playback.number < to:
            self._playback.forward()
        self.take_sounds()
        self._moved = True
        if ended and to < self._to:
            self.loop.start(self.run())
        self._changed()

    def pause(self) -> None:
        """Pause or resume."""
        self._paused = not self._paused
        self._changed()

    def take_sounds(self) -> tuple[str, ...]:
        return self._playback.match.signs.take_sounds()

    def run(self) -> Task:
        """Show every move at its time, up to the last one requested."""
        while self._playback.number < self._to:
            self._moved = False
            next_s = self._playback.next_s
            assert next_s is not None
            yield from self._wait(next_s)
            if not self._moved:
                self._playback.forward()
                self._changed()

    def _wait(self, next_s: float) -> Task:
        """Wait for the match's time *next_s*, and show what changes by itself until then."""
        playback = self._playback
        until_s = min(next_s, playback.at_s + self._longest_s * self._speed)
        while (change_s := self._next_change_s()) < until_s:
            yield from self._pass(change_s - playback.at_s)
            if self._moved:
                return
            playback.advance(change_s)
            self._changed()
        yield from self._pass(until_s - playback.at_s)

    def _pass(self, match_s: float) -> Task:
        """Let *match_s* of the match's time pass, plus any pauses."""
        left_s = match_s / self._speed
        while left_s > 0.0:
            step_s = min(left_s, LOOK_S)
            yield self.loop.now_s() + step_s
            if self._moved:
                return
            if not self._paused:
                left_s -= step_s

    def _next_change_s(self) -> float:
        """Return the match's time at which the screen next changes without a move."""
        wake_s = self._playback.match.wake_at_s()
        clock_runs = self._playback.view().clock_ends_at_s is not None
        return min(
            math.inf if wake_s is None else wake_s,
            self._playback.at_s + CLOCK_S * self._speed if clock_runs else math.inf,
        )

    def tend(self, button: Literal["", "A", "B"]) -> None:
        """Do nothing: it has no page."""

    def look(self) -> None:
        """Notify the listeners: what is recorded may be seen at any time."""
        self._changed()

    def _changed(self) -> None:
        for changed in self.changed:
            changed()


AT = "table-why-at"
NOTHING = Message("table-why-nothing")
NO_BELT = Message("table-why-no-belt")


class ToldMove(NamedTuple):
    """Something told by the belt, or by the table because of it, on the match's clock."""

    at_s: float
    what: Conclusion | Notice


def print_why(
    record: MatchRecord, entries: Sequence[Entry], move: int | None, language: str
) -> int:
    """Print everything the belt told, or what it had told by the entry *move* and still held then;
    return the exit code. Raises `JournalError` when the match does not replay."""
    to = len(entries) if move is None else move
    told = list(_told(Playback(record, entries[:to])))
    if move is not None:
        told = _still_true(told)
    said = sentences(told, game_named(record.game))
    lines = b"".join(msgspec.json.encode(line) + b"\n" for line in said)
    return programs.run("display.sentences", language, data=lines)


def _told(playback: Playback) -> Iterator[ToldMove]:
    """Yield everything in order."""
    before: tuple[Notice, ...] = ()
    while (next_s := playback.next_s) is not None:
        while (wake_s := playback.match.wake_at_s()) is not None and wake_s < next_s:
            playback.advance(wake_s)
            yield from (ToldMove(wake_s, one) for one in _new(playback, before))
            before = playback.match.shown.asked()
        entry = playback.entries[playback.number]
        playback.forward()
        if entry.kind == "belt":
            for one in msgspec.json.decode(entry.body, type=tuple[Conclusion, ...]):
                yield ToldMove(_at_s(one, entry.at_s), one)
        yield from (ToldMove(next_s, one) for one in _new(playback, before))
        before = playback.match.shown.asked()


def _new(playback: Playback, before: Sequence[Notice]) -> list[Notice]:
    said = {(one.id, tuple(one.args.items())) for one in before}
    return [
        one for one in playback.match.shown.asked() if (one.id, tuple(one.args.items())) not in said
    ]


def _still_true(told: Sequence[ToldMove]) -> list[ToldMove]:
    """Return the latest about every tile that is not in its place and every sticker, and what the
    table said last."""
    last: dict[object, ToldMove] = {}
    for one in told:
        key = _about(one.what)
        last.pop(key, None)
        last[key] = one
    return [one for one in last.values() if not isinstance(one.what, Returned)]


def _about(what: Conclusion | Notice) -> object:
    match what:
        case Notice():
            return "said"
        case Weak(tile=tile):
            return "sticker", tile
    return what.tile


def _at_s(conclusion: Conclusion, entry_s: float) -> float:
    """Return when it was concluded: readings have their own time, and a missing reading is
    concluded from the last pass."""
    match conclusion:
        case Taken(at_s=at_s) | Returned(at_s=at_s):
            return at_s
        case Missing(absence=absence) | Suspected(absence=absence):
            return max((one.to_s for one in absence.passes), default=entry_s)
        case Weak():
            return entry_s


# ---- in words ------------------------------------------------------------------------------------


def sentences(told: Sequence[ToldMove], game: GameSpec) -> Iterator[tuple[Message, ...]]:
    """Yield each line as messages: the time, and what was told then in a match of that game."""
    if not told:
        yield (NO_BELT if game.why is None else NOTHING,)
    for at_s, what in told:
        at = Message(AT, {"minutes": int(at_s) // 60, "seconds": int(at_s) % 60})
        if isinstance(what, Notice):
            yield at, Message("table-why-said"), Message(what.id, what.args)
        elif game.why is not None:
            yield at, *game.why(what, at_s)
