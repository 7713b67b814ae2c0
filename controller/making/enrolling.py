"""Enrolment: which tag is which piece, asked piece by piece.

A value-like object without devices: it is told what a pad reads and what time it is, and says what
was understood and what comes next. A terminal (`controller.commands.enrolment`) and the operator's
page put it into words. The list is kept after every answer, so nothing is lost when
it is cut short; started again, it asks for what is still missing.

The table writes nothing onto a tag, so one that is locked or carries other data serves as well.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from controller.errors import RegistryError
from controller.games.catalogue import CATALOGUE
from controller.match.acts import CONTROL_CARDS, PLAYER
from controller.match.registry import checked_name, original, spare
from hardware.signals import Uid

STEADY_S = 0.25
"""A sticker that reads well stays this long at a pad: a hand that taps holds it for 0.4 s."""

BRIEF_TAPS = 2
"""After this many short readings it is not the hand that is at fault."""

Code = Literal[
    "enrolled", "two", "known", "changing", "brief", "weak", "skipped", "back", "nothing-to-undo"
]
"""enrolled: the tag is the piece's. two: several tags at once. known: the tag is another piece's
already. changing: a phone or bank card, which has another number each time. brief: it was gone too
soon. weak: it was so more than once. skipped: the piece is asked for later. back: the last tag was
taken back. nothing-to-undo: there is no such tag."""


class Understood(Struct, frozen=True):
    """What was understood; `piece` is the one that it is about, or empty."""

    code: Code
    piece: str = ""


class EnrolProgress(Struct, frozen=True):
    """A piece is number `number` of `of` pieces of its `kind` (`luggage/tile`)."""

    piece: str
    kind: str
    number: int
    of: int


class _Held(Struct, frozen=True):
    uid: Uid
    steady_at_s: float


class Enrolment:
    """Asks for *pieces* in order; `entries` has what is known, UID -> piece."""

    def __init__(self, pieces: Sequence[str], entries: Mapping[Uid, str]) -> None:
        self.entries = dict(entries)
        known = set(entries.values())
        self._pieces = tuple(pieces)
        self._waiting = [piece for piece in pieces if piece not in known]
        self._done: list[Uid] = []
        self._held: _Held | None = None
        self._brief: Counter[Uid] = Counter()

    def __repr__(self) -> str:
        return f"<Enrolment, {len(self.entries)} known, {len(self._waiting)} missing>"

    @property
    def wanted(self) -> str | None:
        """The piece to tap now; None when none is missing."""
        return self._waiting[0] if self._waiting else None

    @property
    def missing(self) -> int:
        """How many pieces are still asked for."""
        return len(self._waiting)

    @property
    def progress(self) -> EnrolProgress | None:
        """Where the wanted piece stands among its like."""
        piece = self.wanted
        return None if piece is None else place_among(piece, self._pieces)

    def tapped(self, uid: Uid, present: int, now_s: float) -> Understood | None:
        """Take in a tag at a pad, with *present* tags there; return None if it must stay a moment
        to count."""
        if present > 1 or (self._held is not None and self._held.uid != uid):
            self._held = None
            return Understood("two")
        if uid in self.entries:
            return Understood("known", self.entries[uid])
        if changes_its_number(uid):
            return Understood("changing")
        if self.wanted is not None:
            self._held = _Held(uid, now_s + STEADY_S)
        return None

    def left(self, uid: Uid, now_s: float) -> Understood | None:
        """Take in that a tag is gone from a pad."""
        held = self._held
        if held is None or held.uid != uid:
            return None
        if now_s >= held.steady_at_s:
            return self.pass_time(now_s)
        self._held = None
        self._brief[uid] += 1
        return Understood("brief" if self._brief[uid] < BRIEF_TAPS else "weak")

    def pass_time(self, now_s: float) -> Understood | None:
        """Accept the tag that has stayed for long enough."""
        held = self._held
        if held is None or now_s < held.steady_at_s or self.wanted is None:
            return None
        self._held = None
        piece = self._waiting.pop(0)
        self.entries[held.uid] = piece
        self._done.append(held.uid)
        return Understood("enrolled", piece)

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        return None if self._held is None else self._held.steady_at_s

    def skip(self) -> Understood:
        """Postpone the wanted piece."""
        if not self._waiting:
            return Understood("nothing-to-undo")
        piece = self._waiting.pop(0)
        self._waiting.append(piece)
        return Understood("skipped", piece)

    def back(self) -> Understood:
        """Undo the last tap of this session."""
        if not self._done:
            return Understood("nothing-to-undo")
        piece = self.entries.pop(self._done.pop())
        self._waiting.insert(0, piece)
        return Understood("back", piece)


def changes_its_number(uid: Uid) -> bool:
    """Return True if the number is a random one: four bytes, the first 08 (ISO/IEC 14443-3:2011,
    6.5.4)."""
    return len(uid) == 8 and uid.startswith("08")


def kind_of(name: str) -> str:
    """Return which pieces one is counted with.

    >>> kind_of("luggage/tile/clown"), kind_of("control/undo"), kind_of("luggage/tile/clown#2")
    ('luggage/tile', 'control', 'spare')
    """
    if original(name) != name:
        return "spare"
    first, *middle, _ = name.split("/")
    return f"{first}/{middle[0]}" if middle and first != "control" else first


def place_among(piece: str, pieces: Sequence[str]) -> EnrolProgress:
    """Return where a piece stands among its like in *pieces*."""
    kind = kind_of(piece)
    alike = [one for one in pieces if kind_of(one) == kind]
    return EnrolProgress(piece, kind, alike.index(piece) + 1, len(alike))


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
