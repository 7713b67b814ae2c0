"""Matches of bots at a simulated table that loses its power again and again.

At each cut the table's files are copied as they are at that instant, and another table goes on with
the copy. What it shows and what lies on it must be what was; and the match must come to an end.
"""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from controller.conformance.laying import wrongly_laid
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec
from controller.record.journal.store import FILE_NAME
from controller.table.assembly import OpenedTable, Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import Uid
from hardware.sim.places import tag_uid

LONGEST_S = 4 * 3600.0
"""A match that has not ended after so much time at the table stands still."""
STILL_S = 900.0
"""And one in which nobody has moved for so long."""


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


class Cut(Struct, frozen=True):
    """A cut, and what was wrong after it, as sentences without a full stop."""

    at_s: float
    phase: str
    wrong: tuple[str, ...] = ()


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
        return bool(self._opened.match.over)

    def play(self) -> Iterator[Cut]:
        """Play on to the end, and yield each cut. Stop short where a cut was wrong, or the match
        stands still (`ended` is False then)."""
        played_s = 0.0
        while True:
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
        loop.run(while_=lambda: opened.match is None or not opened.console.settled)
        return opened

    @property
    def _here(self) -> Path:
        return self._folder / str(self._lives)

    def _live(self, for_s: float) -> float:
        """Let the table run for so long, or to the end; return how long it ran."""
        opened, loop = self._opened, self._opened.loop
        began_s, moves = loop.now_s(), len(opened.match.history)
        loop.run(until_s=began_s + for_s, while_=lambda: not opened.match.over)
        # What is not on disk yet has not happened.
        loop.run(while_=lambda: not opened.console.settled)
        took_s = loop.now_s() - began_s
        self._still_s = 0.0 if len(opened.match.history) != moves else self._still_s + took_s
        return took_s

    def _cut(self, at_s: float) -> Cut:
        """Cut the power, and go on with what the files say."""
        before, lay, shown = self._opened, self._lying(), self._shown()
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
        state = self._opened.match.state
        wrong = [
            f"{what} is {now!r}, and was {then!r}"
            for (what, then), now in zip(shown.items(), self._shown().values(), strict=True)
            if then != now
        ]
        if not wrong:
            wrong += wrongly_laid(self.spec, state, self._lying())
        if not wrong and self.job.keeps_lay:
            wrong += self._moved(state, lay)
        return Cut(at_s, str(before.match.state.phase), tuple(wrong))

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
            "the log": told.log,
            "a view": [told.view(observer) for observer in observers],
            "the control cards": [told.cards(observer) for observer in observers],
        }

    def _lying(self) -> Mapping[str, tuple[Uid, ...]]:
        assert self._opened.world is not None, "the table is simulated"
        return self._opened.world.lying()

    def _moved(self, state: Any, lay: Mapping[str, tuple[Uid, ...]]) -> list[str]:
        """Return what lies elsewhere than it lay, unless the state says where it lies or a hand
        was about to carry it."""
        places = {uid: place for place, uids in self._lying().items() for uid in uids}
        setting = self.spec.setting(state)
        named = {
            tag_uid(piece)
            for stack in setting.stacks
            if stack.count is None
            for piece in stack.pieces
        }
        return [
            f"an unread piece lay at {place}, and lies at {places.get(uid)}"
            for place, uids in lay.items()
            for uid in uids
            if uid in places and uid not in named and place != places[uid]
        ]
