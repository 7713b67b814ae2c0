"""The registry: which piece carries which tag.

A tag that is not in the registry is foreign (a bank card, a phone, another game's piece): it is
ignored, and nothing of it is ever stored. The list is kept in the journal.
"""

from collections.abc import Mapping

from controller.errors import RegistryError
from hardware.signals import Uid

_UID_DIGITS = (8, 14, 20)


class Registry:
    """UID -> the piece's name (`luggage/tile/highlander`). Immutable.

    Raises `RegistryError` when two tags claim the same piece or a UID is malformed.
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
                    "take one of the two out"
                )
            owner[piece] = uid
        self._pieces = dict(pieces)
        self._uids = owner

    def __len__(self) -> int:
        return len(self._pieces)

    def __repr__(self) -> str:
        return f"<Registry of {len(self)} pieces>"

    def piece(self, uid: Uid) -> str | None:
        """The piece that carries the tag, or None for a foreign tag."""
        return self._pieces.get(uid)

    def uid(self, piece: str) -> Uid | None:
        """The tag that the piece carries, or None for a piece that is not in the list."""
        return self._uids.get(piece)

    def entries(self) -> dict[Uid, str]:
        """A copy of all entries, UID -> piece."""
        return dict(self._pieces)
