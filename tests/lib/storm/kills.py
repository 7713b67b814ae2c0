"""Tables that are killed at random instants, and what their journals say.

Bots play matches at tables that are processes of their own (`storm.table`); each is sent SIGKILL
after a random time, most of them in the middle of play, some while they start. What had left the
table by then is known from its witness. The journal is compared with that (`storm.judge`), and the
next process has to go on from exactly where it stands.

A kill leaves the page cache alone: whether commits reach the disk is for the power-cut test.
"""

import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from controller.errors import GameError
from controller.games.catalogue import game_named
from controller.record.journal.store import FILE_NAME
from controller.table.assembly import Seating
from hardware.config import load_table_file
from storm import judge
from storm.judge import Acknowledged, Stood
from storm.table import Seen

WINDOW_S = 1.0
"""A table in play is killed within this time."""
START_S = 1.0
"""And one that starts, within this."""
STARTING_SHARE = 0.1
PATIENCE_S = 60.0
"""After how long a table that shows no match has failed."""

OPTIONS: Mapping[str, tuple[dict[str, object], ...]] = {
    "luggage": (
        {"rounds": 1},
        {"rounds": 2, "clock_min": 1},
        {"rounds": 1, "play": "rulebook"},
        {"variant": "memory"},
    ),
    "captain-bluff": ({}, {"reading": "every"}),
    "bluff-pirate": ({}, {"reading": "every"}),
    "captains-orders": ({"rounds": 2}, {"rounds": 4, "misplay": "forfeit", "reading": "every"}),
}
"""What the matches of a game are played with, at random."""

TABLE_FILES = ("sim", "sim-spots")
MOST_PLAYERS = 6
"""More bots than that think longer than a table that runs so fast has time for."""

TABLE_COMMAND = (sys.executable, "-m", "storm.table")


class Strike(Struct, frozen=True):
    """What one kill brought to light. The counts are 0 when all is well."""

    lost: int = 0
    """Moves, beginnings and states that were seen, and that the journal has not or otherwise."""
    doubled: int = 0
    """Moves that the journal has twice."""
    unreadable: int = 0
    """Whether the journal did not open or replay, or the table did not start with it."""
    moves: int = 0
    """Those that were seen since the kill before."""
    resume_s: float | None = None
    """From the start of the process until the interrupted match was on the screen."""
    game: str = ""
    """What was being played; empty when nothing was seen."""
    begun: bool = False
    """Whether its match was a new one."""


class StormTable:
    """A table that is killed again and again; everything of it is in *folder*.

    It plays *game*; *command* starts the program, which takes the options of `storm.table`.
    """

    def __init__(
        self,
        folder: Path,
        rng: random.Random,
        game: str,
        command: Sequence[str] = TABLE_COMMAND,
    ) -> None:
        self._folder = folder
        self._random = rng
        self._game = game_named(game)
        self._command = command
        self._journals = 0
        self._acknowledged = Acknowledged()
        self._stood: Stood | None = None
        """What the journal said after the last kill."""
        self._begin_journal()

    def __repr__(self) -> str:
        return f"<StormTable in {self._folder}, journal {self._journals}>"

    def strike(self) -> Strike:
        """Start the table, let it play, kill it, and judge its journal."""
        try:
            shown, first_s = self._play_and_kill()
            went_on = self._stood is not None and not self._stood.finished
            lost = judge.went_on_wrongly(self._stood, shown[0]) if shown else 0
            for seen in shown:
                self._acknowledged.take_in(seen)
            self._stood = self._read()
        except (GameError, TableFailed) as error:
            self._give_up(str(error))
            return Strike(unreadable=1)
        missing, doubled = judge.judge(self._acknowledged, self._stood)
        fault = "" if self._stood is None else self._stood.fault
        if fault:
            self._give_up(fault)
        return Strike(
            lost=lost + missing,
            doubled=doubled,
            unreadable=int(bool(fault)),
            moves=sum(len(seen.moves) for seen in shown[1:]),
            resume_s=first_s if went_on else None,
            game=shown[-1].game if shown else "",
            begun=bool(shown) and not went_on,
        )

    @property
    def _path(self) -> Path:
        return self._folder / str(self._journals) / FILE_NAME

    def _give_up(self, fault: str) -> None:
        """Nobody can go on with this journal: say why, and begin another."""
        print(f"{self._path}: {fault}", file=sys.stderr)
        self._begin_journal()

    def _begin_journal(self) -> None:
        self._journals += 1
        # The same one for all its matches: one that was interrupted needs its seats.
        self._table = self._random.choice(TABLE_FILES)
        self._path.parent.mkdir(parents=True)
        self._acknowledged = Acknowledged()
        self._stood = None

    def _read(self) -> Stood | None:
        try:
            return judge.read(self._path)
        except GameError:
            if self._acknowledged.match:
                raise
            # Nothing was ever shown: the table was killed while it made the file.
            return None

    def _play_and_kill(self) -> tuple[list[Seen], float | None]:
        """What the table showed until it was killed, and after what time it began to.

        Raises `TableFailed` when it ended before, or showed nothing.
        """
        reading, writing = os.pipe()
        complaints = self._path.with_name("complaints.txt")
        with complaints.open("wb") as errors:
            process = subprocess.Popen(
                [
                    *self._command,
                    *("--folder", str(self._path.parent), "--journal", str(self._path)),
                    *("--seating", msgspec.json.encode(self._seating()).decode()),
                    *("--table", self._table),
                    *("--witness", str(writing)),
                ],
                pass_fds=[writing],
                stderr=errors,
            )
        os.close(writing)
        started_s = time.monotonic()
        first_s = None
        starting = self._random.random() < STARTING_SHARE
        kill_s = started_s + (self._random.uniform(0, START_S) if starting else PATIENCE_S)
        said = b""
        try:
            while (left_s := kill_s - time.monotonic()) > 0:
                if not select.select([reading], [], [], left_s)[0]:
                    continue
                if not (some := os.read(reading, 65536)):
                    break
                said += some
                if first_s is None:
                    first_s = time.monotonic() - started_s
                    if not starting:
                        kill_s = time.monotonic() + self._random.uniform(0, WINDOW_S)
            process.kill()
            killed = process.wait() == -signal.SIGKILL
            while some := os.read(reading, 65536):
                said += some
        finally:
            process.kill()
            process.wait()
            os.close(reading)
        if not killed:
            complaint = complaints.read_text("utf-8", "replace").strip()
            raise TableFailed(f"the table ended by itself: {complaint}")
        if first_s is None and not starting:
            raise TableFailed(f"the table showed no match within {PATIENCE_S:g} s")
        # The last line may have been cut in two by the kill: then nobody has seen it.
        return [_decode(line) for line in said.split(b"\n")[:-1]], first_s

    def _seating(self) -> Seating:
        game = self._game
        options = self._random.choice(OPTIONS.get(game.slug, ({},)))
        most = min(MOST_PLAYERS, len(load_table_file(self._table).seats))
        seats = self._random.choice([count for count in game.rules.players if count <= most])
        seed = self._random.randrange(2**31)
        return Seating(seats, seats, "easy", seed, game.slug, options, resume=True)


class TableFailed(Exception):
    """A table did not start, or ended before it was killed: says what it complained of."""


_decode = msgspec.json.Decoder(Seen).decode
