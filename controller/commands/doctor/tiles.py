"""`reclaim doctor tiles`: which stickers read badly, judging by the table's matches.

Tiles go by what is printed on them: this is for the person who replaces a sticker after the match.
"""

import argparse

import msgspec
from msgspec import Struct

from controller.commands.doctor.terminal import FAILED
from controller.commands.service import journal_path
from controller.games.catalogue import CATALOGUE
from controller.record.journal import Journal
from controller.table.assembly import simulated_registry
from hardware.signals import Uid

BADLY = 0.2
"""A sticker that misses this share of its passes should be replaced."""
ENOUGH = 12.0
"""The number of passes needed to judge a sticker."""


class Sticker(Struct, frozen=True):
    """A tag that reads badly, and the piece that carries it."""

    uid: Uid
    piece: str
    described: str
    passes: float
    missed: float

    @property
    def share(self) -> float:
        return self.missed / self.passes


def main(options: argparse.Namespace) -> int:
    """Print the stickers to be replaced, the worst first; return 1 if there are any."""
    path = journal_path(options.journal)
    with Journal(path) as journal:
        found, known = weak(journal), len(journal.quality())
    if options.json:
        print(msgspec.json.encode({"known": known, "weak": found}).decode())
    elif found:
        for one in found:
            print(
                f"{one.described} reads badly: {one.share:.0%} of {one.passes:.0f} passes were "
                f"missed; change its sticker (reclaim enrol --spare {one.piece})"
            )
    else:
        print(f"No sticker reads badly, of {known} that {path} knows.")
    return FAILED if found else 0


def weak(journal: Journal) -> list[Sticker]:
    """Return the stickers that read badly, the worst first. Raises `DamagedJournal`."""
    tags, simulated = journal.tags(), simulated_registry()
    found = []
    for uid, quality in journal.quality().items():
        piece = tags.get(uid) or simulated.piece(uid)
        bad = quality.passes >= ENOUGH and quality.missed >= BADLY * quality.passes
        if piece is not None and bad:
            found.append(Sticker(uid, piece, _described(piece), quality.passes, quality.missed))
    return sorted(found, key=lambda one: (-one.share, one.piece))


def _described(piece: str) -> str:
    for game in CATALOGUE.values():
        if piece in game.sides:
            return game.describe(piece)
    return piece
