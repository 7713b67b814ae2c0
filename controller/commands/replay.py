"""`reclaim replay`: a recorded match on the ordinary screen, as pictures, or as its views.

On the screen it is a feed like that of a table, with the public screen as a separate process.
`--why` prints what the belt told in the match, with its evidence, and what the table said because
of it. The display has the words, so a process of its own prints them.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

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
from controller.record.screening import Screening
from controller.views import Message, Notice
from controller.views.paths import FEED_SOCKET
from hardware.loop import Loop, RealClock
from hardware.starting import persistently

CANNOT = 2


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


def _beside_window(loop: Loop, socket: Path, screening: Screening) -> int:
    """Run *loop* as long as a window on *socket* is open; return the window's exit code."""
    with ExitStack() as undo:
        steered, wheel = persistently("What steers the window", os.pipe)
        undo.callback(os.close, steered)
        try:
            window = programs.start(
                *(undo, "display", "--connect", str(socket), "--steer", str(wheel)),
                pass_fds=[wheel],
            )
        finally:
            os.close(wheel)

        def steer() -> None:
            # Only the window holds the pipe's other end, which is closed when the window is gone.
            asked = os.read(steered, 64)
            if not asked:
                loop.stop()
            for byte in asked:
                screening.steer(byte)

        loop.watch(steered, steer)
        undo.callback(loop.unwatch, steered)
        loop.run()
        return max(programs.end(window), 0)


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
