"""The registry: which piece carries which tag.

A tag that is not in the registry is foreign (a bank card, a phone, another game's piece): it is
ignored and never stored in any form. The list is kept in the journal.

A piece whose tag has died is replaced by a spare: a copy with a tag of its own, listed as
`PIECE#2`, the next one as `PIECE#3`. All of them stand for the piece.
"""

from collections.abc import Collection, Mapping

from controller.errors import OptionError, RegistryError
from controller.views.people import ALPHABETS, LONGEST_NAME, is_name
from hardware.signals import Uid

_UID_DIGITS = (8, 14, 20)

_COPY = "#"


def spare(piece: str, spec: Collection[str]) -> str:
    """Return the name of a new spare of *piece* in a list that has the names *spec*."""
    number = 2
    while f"{piece}{_COPY}{number}" in spec:
        number += 1
    return f"{piece}{_COPY}{number}"


def original(name: str) -> str:
    """Return the piece that a name in the list stands for."""
    return name.partition(_COPY)[0]


def checked_name(text: str) -> str:
    """Return a player's name without the space around it; it can be that of a player card. Raises
    `OptionError` if it cannot."""
    name = text.strip()
    if not is_name(name):
        raise OptionError(
            f"{text!r} cannot be a player's name; expected 1 to {LONGEST_NAME} letters "
            f"({ALPHABETS}), and neither / nor #"
        )
    return name


class Registry:
    """UID -> the name of a piece (`luggage/tile/highlander`) or of a spare. Immutable.

    Raises `RegistryError` when two tags claim the same name or a UID is malformed.
    """

    def __init__(self, pieces: Mapping[Uid, str]) -> None:
        owner: dict[str, Uid] = {}
        for uid, piece in pieces.items():
            if len(uid) not in _UID_DIGITS or uid.strip("0123456789ABCDEF"):
                raise RegistryError(
                    f"{uid!r} is not a tag's UID: expected 8, 14 or 20 upper-case hex digits"
                )
            if piece in owner:
                raise RegistryError(
                    f"{piece} is entered twice, for the tags {owner[piece]} and {uid}; "
                    "take one of the two out, or enrol it as a spare"
                )
            owner[piece] = uid
        self._pieces = {uid: original(name) for uid, name in pieces.items()}
        self._uids = owner
        self._spared = frozenset(original(name) for name in owner if original(name) != name)

    def __len__(self) -> int:
        return len(self._pieces)

    def __repr__(self) -> str:
        return f"<Registry of {len(self)} pieces>"

    @property
    def entries(self) -> dict[Uid, str]:
        """The list as it was given, with the names of spares."""
        return {uid: name for name, uid in self._uids.items()}

    def piece(self, uid: Uid) -> str | None:
        """Return the piece that carries the tag, or None for a foreign tag."""
        return self._pieces.get(uid)

    def uid(self, piece: str) -> Uid | None:
        """Return the tag of the piece itself, or None if it is not listed."""
        return self._uids.get(piece)

    def has_spare(self, piece: str) -> bool:
        """Return True if more than one tag may stand for the piece."""
        return piece in self._spared
