"""Enrolment: which tag is which piece, asked piece by piece at a real table.

`Enrolment` is the dialogue as a value-like object without devices: it is told what was tapped and
says what comes next. `main` runs it at a table and stores every tap in the journal, so that nothing
is lost if it is aborted; started again, it asks for what is still missing.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence

from controller.commands.service import journal_path, table_file
from controller.errors import JournalError, RegistryError
from controller.games.catalogue import CATALOGUE
from controller.match.acts import CONTROL_CARDS, PLAYER
from controller.match.registry import original, spare
from controller.record.journal import Statement, WritableJournal, rows
from controller.table.people import checked_name
from hardware.errors import WiringError
from hardware.loop import Loop, RealClock
from hardware.signals import (
    AnySignal,
    ButtonPressed,
    ReaderLost,
    SeatLost,
    TagEntered,
    Uid,
)
from hardware.table import Table


class Enrolment:
    """Asks for *pieces* in order; `entries` has what is known, UID -> piece."""

    def __init__(self, pieces: Sequence[str], entries: Mapping[Uid, str]) -> None:
        self.entries = dict(entries)
        known = set(entries.values())
        self._waiting = [piece for piece in pieces if piece not in known]
        self._done: list[Uid] = []

    def __repr__(self) -> str:
        return f"<Enrolment, {len(self.entries)} known, {len(self._waiting)} missing>"

    @property
    def wanted(self) -> str | None:
        """The piece to tap now; None when none is missing."""
        return self._waiting[0] if self._waiting else None

    def tapped(self, uid: Uid, present: int) -> str:
        """Accept a tag for the wanted piece; return a sentence about what was understood."""
        if present > 1:
            return "Two tags at once: tap one at a time."
        if uid in self.entries:
            return f"This tag is enrolled already: {_words(self.entries[uid])}."
        piece = self._waiting.pop(0)
        self.entries[uid] = piece
        self._done.append(uid)
        return f"Enrolled: {_words(piece)}."

    def skip(self) -> str:
        """Postpone the wanted piece."""
        self._waiting.append(self._waiting.pop(0))
        return "Skipped for now."

    def back(self) -> str:
        """Undo the last tap of this session."""
        if not self._done:
            return "There is nothing to take back."
        piece = self.entries.pop(self._done.pop())
        self._waiting.insert(0, piece)
        return f"Forgotten: {_words(piece)}."


def changes(before: Mapping[Uid, str], after: Mapping[Uid, str]) -> list[Statement]:
    """Return the journal's statements for a change of the list of pieces."""
    told: list[Statement] = []
    for uid in before:
        if uid not in after:
            told += rows.forget(uid)
    for uid, piece in after.items():
        if before.get(uid) != piece:
            told += rows.enrol(uid, piece)
    return told


def main(options: argparse.Namespace) -> int:
    """`reclaim enrol`: ask for every piece at the table of *options* and store the list."""
    file = table_file(options.table)
    if file.simulated:
        raise WiringError("the pieces of a simulated table are enrolled already")
    path = journal_path(options.journal)
    with WritableJournal(path) as journal, Loop(RealClock()) as loop, Table(file, loop) as table:
        known = journal.tags()
        enrolment = Enrolment(wanted(options.game, options.spare, known, options.player), known)

        def keep() -> None:
            writer = journal.writer
            told = changes(journal.tags(), enrolment.entries)
            if told and not writer.wait(writer.hand(told)):
                raise JournalError(f"{path} cannot be written: {writer.fault}")

        def heard(signal: AnySignal) -> None:
            match signal:
                case TagEntered(reader=reader, uid=uid, present=present):
                    if reader.startswith("pad/"):
                        _say(enrolment, enrolment.tapped(uid, present))
                        keep()
                case ButtonPressed(button="A"):
                    _say(enrolment, enrolment.skip())
                case ButtonPressed(button="B"):
                    _say(enrolment, enrolment.back())
                    keep()
                case ReaderLost(trouble=trouble) | SeatLost(trouble=trouble):
                    print(f"A device is lost: {trouble.says}", file=sys.stderr)
            if enrolment.wanted is None:
                loop.stop()

        table.listeners.append(heard)
        if enrolment.wanted is not None:
            _say(enrolment, "A skips a piece, B takes the last one back, Ctrl-C ends.")
            table.start()
            loop.run()
    print(f"{len(enrolment.entries)} pieces are enrolled in {path}.")
    return 0


def wanted(
    game: str | None,
    spares: Sequence[str],
    known: Mapping[Uid, str],
    players: Sequence[str] = (),
) -> tuple[str, ...]:
    """Return what to ask for: a card for each of *players*, a spare for each of *spares*, or else
    every piece of *game*, or of all games, with the control cards.

    Raises `RegistryError` when there is no such piece, or the piece itself is not in the list,
    `OptionError` for a name that cannot be one.
    """
    named = tuple(f"{PLAYER}{checked_name(name)}" for name in players)
    if named and not spares:
        return named
    if spares:
        names = list(known.values())
        for piece in spares:
            if piece not in known.values():
                raise RegistryError(
                    f"{piece!r} is no piece in the list, so it can have no spare; "
                    "expected a name such as " + next(iter(known.values()), "luggage/tile/clown")
                )
            names.append(spare(piece, names))
        return (*named, *names[len(known) :])
    games = [CATALOGUE[game]] if game else list(CATALOGUE.values())
    cards = [one.game_card for one in games]
    return (*cards, *CONTROL_CARDS, *(piece for one in games for piece in one.pieces))


def _say(enrolment: Enrolment, sentence: str) -> None:
    print(sentence)
    if enrolment.wanted is not None:
        print(f"Tap now, at any pad: {_words(enrolment.wanted)}")


def _words(name: str) -> str:
    piece = original(name)
    if piece != name:
        return f"a spare for {_words(piece)}"
    if piece in CONTROL_CARDS:
        return CONTROL_CARDS[piece]
    if piece.startswith(PLAYER):
        return f"the player card of {piece.removeprefix(PLAYER)}"
    for game in CATALOGUE.values():
        if piece == game.game_card:
            return f"the game card of {game.title}"
        if piece.startswith(f"{game.slug}/"):
            return game.describe(piece)
    return piece
