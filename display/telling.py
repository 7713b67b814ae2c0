"""How a table is, for other computers: a line of JSON whenever it changes, and seldom while it does
not.

    python -m display.telling --connect FEED_SOCKET --table ID [--name NAME]

It watches the public feed as a screen does, and nothing else is known here. So nothing can be told
that does not stand on the screen. Ends when nobody reads its lines, or with SIGTERM.
"""

import argparse
import select
import signal
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from controller.views import TableView
from controller.views.paths import ForeignFolder, feed_socket_path
from controller.views.table import LOUDEST, MatchView, Notice
from controller.views.telling import Severity, TableFault, TableState
from display.feed import FeedClient
from display.screens.catalogue import screens_of
from display.screens.log import rests
from display.words import Words, names_of, words_in

LEAST_S = 0.5
"""Between two states: twice a second at most."""
STILL_S = 1200.0
"""A table at which nothing changes tells its state once more: others take silence for absence."""
LONGEST = 200
"""Letters of a line (`controller.views.telling.Line`)."""
FIRST_YEAR = 2026
"""A clock that says less is not set: a Pi has none that goes on without power."""
CANNOT = 2

Stage = Literal["attract", "lobby", "playing", "paused", "over"]

_WARNINGS = ("table-belt-warning-", "table-battery-")
"""What the ids of notices begin with that are about the table, and not about a match."""


def state_of(view: TableView, table: str, name: str = "", volume: int = LOUDEST) -> TableState:
    """Return how the table is whose public *view* is given; `at` is left out, so that what looks
    the same is the same."""
    words = words_in(view.language, names_of(view))
    match = view.match
    played = view.stage == "match"
    return TableState(
        table=table,
        name=name,
        software=version("reclaim"),
        game=view.game if played else "",
        stage=_stage(view),
        names={one.seat: one.name for one in view.seats if one.name},
        bots={one.seat: one.bot.level for one in view.seats if one.bot and one.bot.level},
        points={} if match is None else _points(match, words),
        turn="" if match is None else match.active or "",
        battery=_battery(view),
        belt=_belt(view),
        faults=(
            *(_fault(one, "fault", words) for one in view.faults),
            *(_fault(one, "warning", words) for one in view.notices if _warns(one)),
        ),
        language=view.language,
        volume=volume,
    )


def _warns(notice: Notice) -> bool:
    return notice.id.startswith(_WARNINGS)


def _stage(view: TableView) -> Stage:
    match view.stage:
        case "match":
            if view.match is not None and view.match.winners:
                return "over"
            return "paused" if view.reads or rests(view) else "playing"
        case "resume":
            return "paused"
        case "joining" | "options" | "naming" | "rules":
            return "lobby"
        case _:
            return "attract"


def _battery(view: TableView) -> Literal["", "ok", "low", "empty"]:
    match view.battery and view.battery.level:
        case "good":
            return "ok"
        case "low":
            return "low"
        case "empty":
            return "empty"
        case _:
            return ""


def _points(match: MatchView, words: Words) -> dict[str, int]:
    """Return what each player has come to so far, more being better in every game."""
    ranks = screens_of(match).ending.ranks(words, match)
    return {one.seat: round(one.merit) for one in ranks}


def _belt(view: TableView) -> Literal["", "turning", "stopped"]:
    """Return what is known of the belt."""
    if any(one.id.startswith("table-belt-fault-") for one in view.faults):
        return "stopped"
    match = view.match
    return "turning" if match is not None and screens_of(match).belt_rpm(match) else ""


def _fault(notice: Notice, severity: Severity, words: Words) -> TableFault:
    """Return a fault as the screen says it. Numbers in it may change while it lasts, and are no
    part of what names it."""
    about = [arg for _, arg in sorted(notice.args.items()) if isinstance(arg, str)]
    return TableFault(
        id=_line(" ".join((notice.id, *about))),
        severity=severity,
        said=_line(words(notice)),
    )


def _line(text: str) -> str:
    """Return *text* in one line without control characters: FSI and PDI of Fluent stay."""
    return "".join(one if one >= " " and not "\x7f" <= one <= "\x9f" else " " for one in text)[
        :LONGEST
    ]


# ---- the program ---------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    # What started this has them blocked until it can end in order.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
    told: TableState | None = None
    told_s = 0.0
    reader = select.poll()
    reader.register(sys.stdout.fileno(), 0)  # POLLERR is told without being asked for
    with FeedClient(options.connect) as feed:
        while True:
            try:
                update = feed.poll()
            except ForeignFolder as error:
                print(f"{error}.", file=sys.stderr)
                return CANNOT
            state, now_s = told, time.monotonic()
            if update is not None and update.replay is None:
                state = state_of(update.view, options.table, options.name, update.volume)
            still = feed.connected and now_s - told_s >= STILL_S
            if state is not None and (state != told or still):
                told, told_s = state, now_s
                try:
                    sys.stdout.buffer.write(msgspec.json.encode(_dated(state)) + b"\n")
                    sys.stdout.buffer.flush()
                except BrokenPipeError:
                    return 0
            if reader.poll(LEAST_S * 1000):
                return 0


def _dated(state: TableState) -> TableState:
    now = datetime.now(UTC)
    return replace(state, at=now.isoformat(timespec="seconds")) if now.year >= FIRST_YEAR else state


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m display.telling")
    parser.add_argument("--connect", type=Path, default=feed_socket_path(), help="feed's socket")
    parser.add_argument("--table", required=True, help="the table's own name for others")
    parser.add_argument("--name", default="", help="what its owner calls it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
