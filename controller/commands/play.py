"""`reclaim play`: a table to play at, in a window or without one.

With a window, the daemon and the window are processes of their own, connected by sockets, so that
either can be killed and restarted. Without one, the match is played in this process: on a virtual
clock as fast as the twin can, or in real time.
"""

import argparse
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TextIO

import msgspec
from msgspec.structs import replace

from controller.commands import programs
from controller.errors import JournalError, NotationError, OptionError
from controller.games.catalogue import CATALOGUE, game_named
from controller.games.spec import GameSpec
from controller.match.registry import checked_name
from controller.record.journal import Journal, MatchRecord, default_path
from controller.record.recording import interrupted
from controller.rules import notation
from controller.table.adjusting import language_of
from controller.table.assembly import USUAL_LEVEL, OpenedTable, Seating, open_table
from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, seats_of
from hardware.config import TableFile, builtin_tables, load_table_file
from hardware.errors import CannotStart, WiringError
from hardware.loop import Loop, PacedClock, VirtualClock
from hardware.starting import persistently

USUAL_GAME = "luggage"
FOR_ALL_GAMES = "sim-spots"
"""The simulated table of the lobby, in which people say what they play."""
USUAL_PLAYERS = 4
LOOK_S = 0.1
"""Time between checks that the table and its window still run."""
SOON_S = 5.0
"""What is killed within this time was killed at once."""
AGAIN_S = (0.1, 0.5, 2.0, 5.0)
"""Waits before a window is opened again that was not granted, or killed at once. Then play ends,
unless a window has been there: then the last one repeats."""

LAST_SCREEN = Path("out") / "last-screen.png"


class Result(msgspec.Struct, frozen=True):
    """What a finished match prints: points, or rounds won."""

    game: str
    seed: int
    players: list[str]
    rounds: int
    """1 for a game without rounds."""
    scores: dict[str, list[int]]
    totals: dict[str, int]
    winners: list[str]
    moves: int
    duration_s: float


def run(arguments: argparse.Namespace) -> int:
    """Play as the command line asks; return the exit code."""
    game = _offered_first(arguments)
    table_is_asked_for = arguments.table is not None
    headless = arguments.headless or arguments.fast or arguments.deep or arguments.json
    chooses = arguments.game is None and not headless and programs.visible()
    arguments.table = arguments.table or (FOR_ALL_GAMES if chooses else game.table_file)
    file = load_table_file(arguments.table)
    language_of(arguments.lang, file)  # a mistake there is reported before a window opens
    # Without --seed the seed is random, but can be repeated.
    seed = secrets.randbelow(2**31) if arguments.seed is None else arguments.seed
    seating = _seating(arguments, game, file, seed, headless)
    rests = _interrupted(arguments.journal, seating) if seating.resume or not headless else None
    if rests is not None:
        # With spots and without, a match is played by other acts.
        if not table_is_asked_for and rests.table in builtin_tables():
            with suppress(OptionError):  # who does not fit there plays another match here
                there = load_table_file(rests.table)
                seating = _seating(arguments, game, there, seed, headless)
                arguments.table, file = rests.table, there
        sat = tuple(seat for seat in rests.seats if seat not in rests.bots)
        if {*sat} <= {seat.name for seat in file.seats}:
            seating = replace(seating, at=sat)
    if not headless and not programs.visible():
        print(
            "There is no screen here: playing a bot match headless. "
            "With a screen, `reclaim play` opens the table in a window.",
            file=sys.stderr,
        )
        arguments.deep, headless = True, True
        seating = replace(seating, bots=seating.seats, speed="", lobby=False)
    if not headless:
        return _play_in_window(arguments, file, seating)
    return _play_headless(arguments, file, seating)


def _offered_first(arguments: argparse.Namespace) -> GameSpec:
    """Return the game that was asked for, or else the usual one; where several people share a
    window, one that they can take turns in."""
    game = game_named(arguments.game or USUAL_GAME)
    told = arguments.game or arguments.variant or arguments.option
    if told or (arguments.people or 1) < 2:
        return game
    return next(one for one in CATALOGUE.values() if one.is_shared)


def _interrupted(journal: Path | None, seating: Seating) -> MatchRecord | None:
    """Return the match of a simulated table that is offered again to as many people, if any."""
    # A journal that cannot be read is reported by the table.
    with suppress(JournalError), Journal(journal or default_path()) as kept:
        people = seating.seats - seating.bots
        record = interrupted(kept, seating.game if seating.chosen else None, people)
        if record is not None and record.simulated:
            return record
    return None


def _seating(
    arguments: argparse.Namespace, game: GameSpec, file: TableFile, seed: int, headless: bool
) -> Seating:
    """Return who plays. Raises `OptionError` for numbers that do not fit together."""
    players, bots = _head_count(arguments, game, file, headless)
    settings = {
        "play": arguments.manner,
        "variant": arguments.variant,
        "clock_min": arguments.clock,
        **(_reduced(game) if arguments.reduced else {}),
    }
    chosen = {name: set_to for name, set_to in settings.items() if set_to is not None}
    options = chosen | _other_options(arguments.option)
    people = players - bots
    if len(arguments.level) > max(bots, 1):
        raise OptionError(
            f"--level has {len(arguments.level)} levels for {bots} bots; name one, or one for each"
        )
    names = tuple(dict.fromkeys(map(checked_name, arguments.name)))
    if len(names) > max(people, 0):
        raise OptionError(
            f"--name names {len(names)} people, and {people} play here; at a real table they "
            "choose their names in the lobby"
        )
    if people > 1 and not game.takes_turns(game.rules.options_from(options)):
        raise OptionError(
            f"{game.title} is played by all at once, so {people} people cannot take turns at one "
            "window; let each sit down with `reclaim table`, or play --variant memory"
        )
    return Seating(
        players,
        bots,
        # Bots that play among themselves wait for nobody.
        arguments.level[-1] if arguments.level else (USUAL_LEVEL if headless else ""),
        seed,
        game.slug,
        options,
        arguments.lang,
        chosen=arguments.game is not None,
        lobby=arguments.game is None and not headless and people > 0,
        resume=arguments.resume,
        # On a virtual clock nobody watches.
        speed="" if arguments.fast or arguments.deep else arguments.speed,
        levels=arguments.level if len(arguments.level) > 1 else (),
        names=names,
    )


def _reduced(game: GameSpec) -> Mapping[str, object]:
    if not game.reduced:
        raise OptionError(f"{game.title} has no smaller box: leave --reduced out")
    return game.reduced


def _other_options(given: Sequence[str]) -> dict[str, object]:
    """Parse `NAME=VALUE` as the game's options; numbers as numbers, `none` for no limit."""
    try:
        return notation.settings(given)
    except NotationError as error:
        raise OptionError(f"--option: {error}") from None


def _head_count(
    arguments: argparse.Namespace, game: GameSpec, file: TableFile, headless: bool
) -> tuple[int, int]:
    """Return how many play, and how many of them are bots."""
    fewest, most = game.rules.players[0], game.rules.players[-1]
    if not file.simulated:
        if arguments.bots:
            raise OptionError("bots have no hands at a real table: leave --bots out")
        # At a real table people join by pressing A.
        return 0, 0
    players, people = arguments.players, 1 if arguments.people is None else arguments.people
    if players is None:
        players = max(fewest, min(USUAL_PLAYERS, most, len(file.seats)), people)
        if headless and arguments.bots is not None:
            players = arguments.bots
        elif arguments.people is not None and arguments.bots is not None:
            players = people + arguments.bots
    if not fewest <= players <= most:
        raise OptionError(f"{game.title} is for {fewest} to {most} players, not for {players}")
    if players > len(file.seats):
        raise OptionError(f"the table {file.name!r} has {len(file.seats)} seats, not {players}")
    bots = arguments.bots
    if bots is None:
        bots = players if headless else players - people
    if arguments.people is not None and bots != players - people:
        raise OptionError(
            f"{people} people and {bots} bots are not {players} players; leave one of them out"
        )
    if not 0 <= bots <= players:
        raise OptionError(f"{bots} bots do not fit among {players} players")
    if headless and bots < players:
        raise OptionError(
            f"without a window all {players} players are bots, not {bots}; "
            f"leave --bots out or say --bots {players}"
        )
    return players, bots


# ---- headless ----------------------------------------------------------------------------------


def _play_headless(arguments: argparse.Namespace, file: TableFile, seating: Seating) -> int:
    if not file.simulated:
        raise WiringError("only a simulated table can play by itself; use `reclaim daemon`")
    virtual = arguments.fast or arguments.deep
    progress = _Progress(sys.stderr, quiet=arguments.json)
    with (
        Loop(VirtualClock() if virtual else PacedClock()) as loop,
        open_table(
            file, loop, seating, deep=not arguments.fast, journal=arguments.journal
        ) as opened,
    ):
        if not seating.resume:
            # Nobody is here to be asked.
            opened.console.idle.keep_for_later()
        opened.start()
        opened.console.changed.append(lambda: progress.show(opened))
        loop.run(while_=lambda: not opened.over)
        progress.end()
        result = _result(opened, seating)
        view = msgspec.json.encode(opened.console.view())
    if arguments.json:
        print(msgspec.json.encode(result).decode())
        return 0
    print(_scoreboard(result))
    if _draw(view, LAST_SCREEN):
        print(f"The last screen: {LAST_SCREEN}")
    return 0


def _result(opened: OpenedTable, seating: Seating) -> Result:
    match = opened.match
    standings = match.game.standings(match.state)
    return Result(
        game=match.game.slug,
        seed=seating.seed,
        players=list(match.seats),
        rounds=getattr(match.shown.view(None), "round", 1),
        scores={seat: list(scores) for seat, scores in standings.by_round.items()},
        totals=dict(standings.totals),
        winners=list(standings.winners),
        moves=len(match.history),
        duration_s=round(match.history[-1].at_s - match.playing.began_s, 3),
    )


def _scoreboard(result: Result) -> str:
    """Format the final scores for people, best first."""
    game = game_named(result.game)
    lines = [
        f"{game.title}, seed {result.seed}: {result.duration_s:.0f} s at the table; {game.counts}:"
    ]
    for seat in sorted(result.players, key=lambda seat: -result.totals[seat]):
        star = "  winner" if seat in result.winners else ""
        by_round = " + ".join(str(score) for score in result.scores.get(seat, ()))
        sum_of = f"   = {by_round}" if by_round else ""
        lines.append(f"  {seat:<8}{result.totals[seat]:>3}{sum_of}{star}")
    return "\n".join(lines)


class _Progress:
    """The progress of the match on one line: rewritten in place on a terminal."""

    def __init__(self, out: TextIO, quiet: bool) -> None:
        self._out = out
        self._quiet = quiet
        self._shown = ""

    def show(self, opened: OpenedTable) -> None:
        view = opened.match and opened.match.shown.view(None)
        if not view or self._quiet:
            return
        in_place = self._out.isatty()
        line = game_named(opened.match.game.slug).progress(view)
        if in_place:
            line += f": move {len(opened.match.history)}  ({opened.console.loop.now_s():.0f} s)"
        if line != self._shown:
            self._shown = line
            self._out.write(f"\r\x1b[K{line}" if in_place else f"{line}\n")
            self._out.flush()

    def end(self) -> None:
        if self._shown and self._out.isatty():
            self._out.write("\n")


def _draw(view: bytes, picture: Path) -> bool:
    """Make the display draw a view into a file; return True on success. The match was played all
    the same, so a failure is a remark, not an error."""
    try:
        picture.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"There is no picture: {picture.parent}: {error.strerror}.", file=sys.stderr)
        return False
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(view)
        file.flush()
        try:
            return programs.run("display", "--view", file.name, "--png", str(picture)) == 0
        except CannotStart as error:
            print(f"There is no picture: {error}", file=sys.stderr)
            return False


# ---- in a window -------------------------------------------------------------------------------


def _play_in_window(arguments: argparse.Namespace, file: TableFile, seating: Seating) -> int:
    """Run the daemon and the window until the window is closed.

    Either one is restarted if it dies in any other way: the match went on without the window, and
    without the daemon it resumes where it stood. A daemon that dies within `SOON_S` is not
    restarted.
    """
    while True:
        began_s = time.monotonic()
        code, killed, people = _run_window(arguments, file, seating)
        if killed in (0, signal.SIGINT, signal.SIGTERM):
            return 128 + killed if killed else code
        if time.monotonic() - began_s < SOON_S:
            print(
                f"The table was killed (signal {killed}). `reclaim play` offers the match again as "
                "it stands.",
                file=sys.stderr,
            )
            return 128 + killed
        print(
            f"The table was killed (signal {killed}); starting it again. The match goes on as it "
            "stood.",
            file=sys.stderr,
        )
        seating = replace(seating, resume=True, at=tuple(people))


def _run_window(
    arguments: argparse.Namespace, file: TableFile, seating: Seating
) -> tuple[int, int, Sequence[str]]:
    """Run a daemon and its window until one of them ends; return the exit code, the signal that
    killed the daemon (0: none), and where people sat."""
    with tempfile.TemporaryDirectory(prefix="reclaim-") as folder, ExitStack() as undo:
        lifeline, held = persistently("The table's lifeline", os.pipe)
        undo.callback(os.close, held)
        try:
            daemon = programs.start(
                *(undo, "controller", "daemon", "--table", arguments.table, "--socket", folder),
                *(("--lang", arguments.lang) if arguments.lang else ()),
                *("--lifeline", str(lifeline)),
                *("--seating", msgspec.json.encode(seating).decode()),
                *(("--journal", str(arguments.journal)) if arguments.journal else ()),
                pass_fds=[lifeline],
            )
        finally:
            os.close(lifeline)
        seats = [seat.name for seat in file.seats]
        people = seating.people_and_bots(seats)[0] or seats[:1]
        parts = ("--parts",) if arguments.parts else ()
        ended = _keep_window(daemon, Path(folder), people, file.simulated, parts)
        return (*ended, _sit(Path(folder), people))


def _keep_window(
    daemon: "subprocess.Popen[Any]",
    folder: Path,
    people: Sequence[str],
    simulated: bool,
    options: Sequence[str] = (),
) -> tuple[int, int]:
    program = ["display", "--connect", str(folder / FEED_SOCKET)]
    hands = str(folder / HANDS_SOCKET)
    failures, shown = 0, False
    try:
        while daemon.poll() is None:
            began_s = time.monotonic()
            try:
                seats = ",".join(_sit(folder, people))
                sit = ("--hands", hands, "--seat", seats, *options) if simulated else ()
                with ExitStack() as undo:
                    code = _beside(daemon, programs.start(undo, *program, *sit))
                if code >= 0:
                    break
                why = "The window was killed"
            except CannotStart as error:
                why = str(error).rstrip(".")
            lasted = time.monotonic() - began_s >= SOON_S
            failures, shown = (0, True) if lasted else (failures + 1, shown)
            if daemon.poll() is not None:
                break
            if failures > len(AGAIN_S) and not shown:
                raise CannotStart(f"{why}. `reclaim play` offers the match again as it stands.")
            print(f"{why}; the match runs on. Opening it again.", file=sys.stderr)
            time.sleep(AGAIN_S[min(failures, len(AGAIN_S)) - 1] if failures else 0.0)
    except KeyboardInterrupt:
        return 130, 0
    if daemon.poll() is None:
        return code, 0
    return max(0, daemon.returncode), max(0, -daemon.returncode)


def _sit(folder: Path, people: Sequence[str]) -> Sequence[str]:
    """Return where *people* sit by now: one alone may have changed places."""
    kept = seats_of(folder)
    return kept if len(kept) == len(people) == 1 else people


def _beside(daemon: "subprocess.Popen[Any]", window: "subprocess.Popen[Any]") -> int:
    """Wait until one of them ends; return the window's exit code."""
    while daemon.poll() is None and window.poll() is None:
        time.sleep(LOOK_S)
    return programs.end(window)
