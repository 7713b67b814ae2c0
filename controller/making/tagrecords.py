"""Identity records on tags (docs/identity-record.md): which number each piece has, what is written
onto its tag, and a box whose tags say it taken into another table's list.

The numbers are on tags: none may ever mean another piece. A game's pieces are numbered from 1 in
the order of enrolment; 0 is its game card. Game 0 has the control cards. A player card has none: it
is a person's, not the box's.

Only readers of the Pi (belt and spots) can read and write records: a pad's station tells of tags,
and has no word for writing. Both dialogues say what to run with a tag that has come, or what is to
be said of it; they know no device.
"""

from collections.abc import Callable, Generator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct

from controller.games.catalogue import CATALOGUE
from controller.match.acts import CONTROL_CARDS
from controller.match.registry import original, spare
from hardware.rfid.identity import (
    FOREIGN,
    UNCHANGED,
    WRITTEN,
    Identity,
    read_identity,
    write_identity,
)
from hardware.signals import Uid

if TYPE_CHECKING:
    from hardware.rfid.identity import Request


GAMES = {1: "luggage", 2: "captain-bluff", 3: "bluff-pirate", 4: "captains-orders"}


@cache
def _pieces() -> Mapping[Identity, str]:
    found = {Identity(0, number): card for number, card in enumerate(CONTROL_CARDS, start=1)}
    for number, slug in GAMES.items():
        game = CATALOGUE[slug]
        pieces = (game.game_card, *game.pieces)
        found |= {Identity(number, nth): piece for nth, piece in enumerate(pieces)}
    return found


@cache
def _identities() -> Mapping[str, Identity]:
    return {piece: identity for identity, piece in _pieces().items()}


def identity_of(piece: str) -> Identity | None:
    """Return what is on the tag of a piece or of a spare; None if it has no number."""
    return _identities().get(original(piece))


def piece_of(identity: Identity) -> str | None:
    """Return the piece; None if there is none of that number, as of a game that is not here."""
    return _pieces().get(identity)


Code = Literal[
    "written", "there", "foreign", "failed", "unknown", "numberless", "added", "spare", "silent"
]
"""written: the tag says it now. there: it said it before, or the list has the tag. foreign: it
carries somebody else's data, which are left alone. failed: it was gone too soon, or is locked.
unknown: it is no piece in the list. numberless: its piece has no number. added: it was a piece's,
and is in the list now. spare: the same, of a piece that has a tag already. silent: it has no
record, or was gone too soon."""


class TagSaid(Struct, frozen=True):
    """What became of a tag; `piece` is the one that it is about, or empty."""

    code: Code
    piece: str = ""


class Asks(Struct, frozen=True):
    """Run `steps` with the tag; `answer` makes of their outcome what is to be said."""

    steps: "Generator[Request, Any, Any]"
    answer: Callable[[Any], TagSaid]


class Dialogue(Protocol):
    """What is to be done with each tag."""

    entries: dict[Uid, str]
    """The list of pieces, UID -> piece."""

    def came(self, uid: Uid) -> Asks | TagSaid: ...


class Writing:
    """Each piece of the list gets its record."""

    def __init__(self, entries: Mapping[Uid, str]) -> None:
        self.entries = dict(entries)
        self.done: set[Uid] = set()
        """Whose tags say it."""

    def __repr__(self) -> str:
        return f"<Writing, {len(self.done)} of {len(self.entries)}>"

    def came(self, uid: Uid) -> Asks | TagSaid:
        piece = self.entries.get(uid)
        if piece is None:
            return TagSaid("unknown")
        identity = identity_of(piece)
        if identity is None:
            return TagSaid("numberless", piece)

        def answer(outcome: str) -> TagSaid:
            if outcome in (WRITTEN, UNCHANGED):
                self.done.add(uid)
                return TagSaid("written" if outcome == WRITTEN else "there", piece)
            return TagSaid("foreign" if outcome == FOREIGN else "failed", piece)

        return Asks(write_identity(bytes.fromhex(uid), identity), answer)


class Reading:
    """Each tag with a record comes into the list."""

    def __init__(self, entries: Mapping[Uid, str]) -> None:
        self.entries = dict(entries)

    def __repr__(self) -> str:
        return f"<Reading, {len(self.entries)} known>"

    def came(self, uid: Uid) -> Asks | TagSaid:
        if uid in self.entries:
            return TagSaid("there", self.entries[uid])

        def answer(identity: Identity | None) -> TagSaid:
            piece = None if identity is None else piece_of(identity)
            if piece is None:
                return TagSaid("silent")
            known = list(self.entries.values())
            if piece not in known:
                self.entries[uid] = piece
                return TagSaid("added", piece)
            self.entries[uid] = spare(piece, known)
            return TagSaid("spare", piece)

        return Asks(read_identity(bytes.fromhex(uid)), answer)
