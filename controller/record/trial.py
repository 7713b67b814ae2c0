"""A new version of an appliance's image on trial: it works on a copy of the journal, and of what is
kept beside it.

A trial may end with a roll-back to an earlier Reclaim, so it never writes to the journal that both
have in common: it migrates a copy and plays nothing. Once it is confirmed it restarts and
migrates the journal itself, for which there is room: as much as the copy has just left. A trial
that cannot read the journal, or has no room for another one, is never confirmed.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from controller.record.journal import file, log
from controller.record.journal.schema import refusal
from controller.views import Notice

FOLDER = "trial"
"""Beside the journal; it holds the copy, and whatever the trial writes beside that."""

LOOK_S = 1.0
"""Time between looks whether it is over."""


@contextmanager
def rehearsed(journal: Path, on_trial: bool) -> Iterator[Path]:
    """Yield the journal to write: the one at *journal*, or, *on trial*, a copy of it that is
    deleted afterwards. Nobody else may write to *journal* meanwhile. Raises `JournalError`."""
    folder = journal.parent / FOLDER
    # What a power cut has left.
    shutil.rmtree(folder, ignore_errors=True)
    if not on_trial:
        yield journal
        return
    claim = None
    try:
        try:
            folder.mkdir(0o700, parents=True)
            if journal.exists():
                claim = file.claim(journal)
                for part in (journal.resolve(), log.beside(journal)):
                    if part.exists():
                        shutil.copyfile(part, folder / part.name)
            # Which phones may look after the table, for one.
            for part in journal.parent.glob("*.json"):
                shutil.copyfile(part, folder / part.name)
        except OSError as error:
            raise refusal(journal, "cannot be copied for a trial", error) from None
        yield folder / journal.name
    finally:
        if claim is not None:
            os.close(claim)
        shutil.rmtree(folder, ignore_errors=True)


class Trial:
    """Whether the version that runs is on trial, which *asked* tells. Time is an argument."""

    def __init__(self, asked: Callable[[], bool] = lambda: False) -> None:
        self.on = asked()
        self.over = False
        """Whether it was on trial when it began, and is no more."""
        self._asked = asked
        self._look_at_s = 0.0

    def __repr__(self) -> str:
        return f"<Trial, {'on' if self.on else 'over' if self.over else 'none'}>"

    @property
    def prompt(self) -> Notice | None:
        """What people are told instead of how to begin."""
        return Notice("table-trial", {"version": version("reclaim")}) if self.on else None

    def look(self, now_s: float) -> None:
        if self.on and now_s >= self._look_at_s:
            self._look_at_s = now_s + LOOK_S
            self.on = self._asked()
            self.over = not self.on

    def wake_at_s(self) -> float | None:
        return self._look_at_s if self.on else None
