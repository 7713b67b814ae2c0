"""Matches of bots at a simulated table that loses its power again and again.

At each cut the table's files are copied as they are at that instant, and another table goes on with
the copy. What it shows and what lies on it must be what was; and the match must come to an end.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.conformance.laying import wrongly_laid
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec
from controller.record.journal.store import FILE_NAME
from controller.table.assembly import OpenedTable, Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import Uid
from hardware.sim.croupier import homes

START_S = 5.0
"""A table that shows no match by then does not go on with it."""
LONGEST_S = 4 * 3600.0
"""The longest time at the table after which a match has ended, unless it stands still."""
STILL_S = 900.0
"""A match in which nobody has moved for this time stands still."""


class Job(Struct, frozen=True):
    """A match to be cut: by how many bots, at which table, with which options.

    It is cut every *apart_s* seconds on average. `keeps_lay`: whether the table that goes on has
    the file that says where unread cards lay, as it has unless somebody deletes it.
    """

    game: str
    players: int
    table: str
    seed: int
    options: dict[str, Any] = {}
    level: str = "easy"
    apart_s: float = 40.0
    keeps_lay: bool = True


class CutResult(Struct, frozen=True):
    """A cut, and what was wrong after it, as sentences without a full stop."""

    at_s: float
    phase: str
    half_done: bool
    """Whether something was half done."""
    refused: tuple[str, ...] = ()
    """Why the match did not go on."""
    unequal: tuple[str, ...] = ()
    """What the match is or shows otherwise than before."""
    astray: tuple[str, ...] = ()
    """What lies otherwise than the state says, or elsewhere than it lay."""

    @property
    def wrong(self) -> tuple[str, ...]:
        return (*self.refused, *self.unequal, *self.astray)


def scratch() -> "tempfile.TemporaryDirectory[str]":
    """Return a folder for a match, in memory where there is such a place: a cut of the power asks
    what was written, not how long a disk takes."""
    memory = Path("/dev/shm")
    return tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None)


class CutMatch:
    """A match as a *job* says, played in *folder*. Must be closed."""

    def __init__(self, job: Job, folder: Path) -> None:
        self.job = job
        self.spec: GameSpec = CATALOGUE[job.game]
        self._folder = folder
        self._file = load_table_file(job.table)
        self._lives = 0
        self._luck = Random(f"{job.seed}/cuts")
        self._still_s = 0.0
        """How long nobody has moved."""
        self._stack = ExitStack()
        self._opened = self._open(resume=False)

    def __repr__(self) -> str:
        return f"<CutMatch {self.job!r}, life {self._lives}>"

    def close(self) -> None:
        self._stack.close()

    @property
    def ended(self) -> bool:
        """Whether the match is decided."""
        match = self._opened.match
        return match is not None and bool(match.over)

    def play(self) -> Iterator[CutResult]:
        """Play on to the end, and yield each cut. Stop short where a cut was wrong, or the match
        does not begin, or stands still (`ended` is False then)."""
        played_s = 0.0
        while self._opened.match is not None:
            played_s += self._live(self._luck.expovariate(1.0 / self.job.apart_s))
            if self.ended or self._still_s > STILL_S or played_s > LONGEST_S:
                return
            cut = self._cut(played_s)
            yield cut
            if cut.wrong:
                return

    def _open(self, resume: bool) -> OpenedTable:
        """Open the table with the files of its present life."""
        job = self.job
        seating = Seating(
            job.players,
            job.players,
            job.level,
            # Whatever it does at random must not depend on what it did before the cut.
            job.seed + self._lives,
            job.game,
            dict(job.options),
            resume=resume,
        )
        self._here.mkdir(parents=True, exist_ok=True)
        loop = self._stack.enter_context(Loop(VirtualClock()))
        table = open_table(self._file, loop, seating, deep=False, journal=self._here / FILE_NAME)
        opened = self._stack.enter_context(table)
        opened.start()
        loop.run(START_S, while_=lambda: opened.match is None or not opened.console.settled)
        return opened

    @property
    def _here(self) -> Path:
        return self._folder / str(self._lives)

    def _live(self, for_s: float) -> float:
        """Let the table run for *for_s*, or to the end; return how long it ran."""
        opened, loop = self._opened, self._opened.loop
        began_s, moves = loop.now_s(), len(opened.match.history)
        loop.run(until_s=began_s + for_s, while_=lambda: not opened.match.over)
        # What is not on disk yet has not happened.
        loop.run(while_=lambda: not opened.console.settled)
        took_s = loop.now_s() - began_s
        self._still_s = 0.0 if len(opened.match.history) != moves else self._still_s + took_s
        return took_s

    def _cut(self, at_s: float) -> CutResult:
        """Cut the power, and go on with what the files say."""
        before, lay, held, shown = self._opened, self._lying(), self._held(), self._shown()
        here, self._lives = self._here, self._lives + 1
        self._here.mkdir()
        for name in (FILE_NAME, f"{FILE_NAME}-wal"):
            if (here / name).exists():
                shutil.copy(here / name, self._here / name)
        twin = here / Path(FILE_NAME).with_suffix(".twin").name
        if self.job.keeps_lay and twin.exists():
            shutil.copytree(twin, self._here / twin.name)
        self._stack.close()
        shutil.rmtree(here)
        self._opened = self._open(resume=True)
        was = before.match
        cut = CutResult(at_s, str(was.state.phase), bool(was.half))
        if self._opened.match is None:
            return replace(cut, refused=("the match does not go on",))
        unequal = [
            f"{what} is {now!r}; expected {then!r}"
            for (what, then), now in zip(shown.items(), self._shown().values(), strict=True)
            if then != now
        ]
        state = self._opened.match.state
        astray = wrongly_laid(self.spec, state, self._lying())
        if self.job.keeps_lay:
            astray += self._moved(state, lay, held)
        return replace(cut, unequal=tuple(unequal), astray=tuple(astray))

    def _shown(self) -> dict[str, Any]:
        """Return everything that the match is and shows, by its name."""
        match = self._opened.match
        told, observers = match.shown, (None, *match.seats)
        return {
            "the state": match.state,
            "what is half done": match.half,
            "the history": [(played.move, played.source) for played in match.history],
            "the standings": told.standings,
            "the prompt": told.prompt(),
            "the menu": told.cursor(),
            "the log": told.now.log,
            "a view": [_lasting(told.view(observer)) for observer in observers],
            "the control cards": [told.cards(observer) for observer in observers],
        }

    def _lying(self) -> Mapping[str, tuple[Uid, ...]]:
        assert self._opened.world is not None, "the table is simulated"
        return self._opened.world.lying()

    def _held(self) -> frozenset[Uid]:
        """Return what is in somebody's hand."""
        assert self._opened.world is not None, "the table is simulated"
        tops = self._opened.world.seats.values()
        return frozenset(top.hand.piece.uid for top in tops if top.hand is not None)

    def _moved(
        self, state: Any, lay: Mapping[str, tuple[Uid, ...]], held: frozenset[Uid]
    ) -> list[str]:
        """Return which pieces lie elsewhere than they lay, although the state does not say where
        they lie. What a hand held may have been on its way."""
        elsewhere = held | homes(self.spec.setting(state)).keys()
        now = {uid: place for place, uids in self._lying().items() for uid in uids}
        return [
            f"an unread piece lies at {now[uid]}, and lay at {place}"
            for place, uids in lay.items()
            for uid in uids
            if uid in now and now[uid] != place and uid not in elsewhere
        ]


_SINCE_SWITCHED_ON = ("belt", "tiles_found", "tiles_expected")
"""What of a view tells only what the belt's readers have seen since the table was switched on."""


def _lasting(view: Any) -> dict[str, Any]:
    """Return what of a view a power cut must not change."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in fields.items() if name not in _SINCE_SWITCHED_ON}
