"""The registry: which piece carries which tag.

A tag that is not in the registry is foreign (a bank card, a phone, another game's piece): it is
ignored, and nothing of it is ever stored.
"""

import json
from collections.abc import Mapping
from pathlib import Path

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

    def __len__(self) -> int:
        return len(self._pieces)

    def __repr__(self) -> str:
        return f"<Registry of {len(self)} pieces>"

    def piece(self, uid: Uid) -> str | None:
        """The piece that carries the tag, or None for a foreign tag."""
        return self._pieces.get(uid)

    def entries(self) -> dict[Uid, str]:
        """A copy of all entries, UID -> piece."""
        return dict(self._pieces)

    @classmethod
    def load(cls, path: Path) -> "Registry":
        """Read a registry file: one JSON object, UID -> piece.

        Raises `RegistryError` with the file's name and what is wrong in it.
        """
        try:
            entries = json.loads(path.read_text("utf-8"), object_pairs_hook=_each_uid_once)
            if not isinstance(entries, dict) or not all(
                isinstance(piece, str) for piece in entries.values()
            ):
                raise RegistryError('expected one object like {"04A1B2C3D4E5F6": "PIECE", ...}')
            return cls(entries)
        except OSError as error:
            raise RegistryError(f"{path} cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise RegistryError(f"{path} is not a text file in UTF-8") from None
        except json.JSONDecodeError as error:
            raise RegistryError(f"{path}, line {error.lineno}: {error.msg}") from None
        except RegistryError as error:
            raise RegistryError(f"{path}: {error}") from None


def _each_uid_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON reader keeps the last of two equal keys silently; a registry must not."""
    entries: dict[str, object] = {}
    for uid, piece in pairs:
        if uid in entries:
            raise RegistryError(
                f"the tag {uid} is entered twice, for {entries[uid]} and {piece}; "
                "two pieces cannot carry the same tag"
            )
        entries[uid] = piece
    return entries
