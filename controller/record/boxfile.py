"""The file of a box: which tags are on its pieces, so that another table reads the same box.

One JSON object, a line for each piece, sorted by name; docs/enrol.md describes it. Reading trusts
nothing: the file is taken whole or not at all.
"""

import json
from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

from controller.errors import BoxFileError, RegistryError
from controller.games.catalogue import game_of
from controller.match.acts import CONTROL_CARDS, PLAYER
from controller.match.registry import Registry, original, spare
from controller.views.people import is_name
from hardware.signals import Uid

VERSION: Final = 1
LONGEST_BYTES = 1024 * 1024
"""Every piece of four games is 20 KB."""

_BEGINS = b'{"reclaim-box":'


class _Tagged(Struct, frozen=True, forbid_unknown_fields=True):
    piece: Annotated[str, Meta(min_length=1, max_length=100)]
    tag: Uid


class _Box(Struct, frozen=True, forbid_unknown_fields=True):
    version: int = field(name="reclaim-box")
    pieces: tuple[_Tagged, ...]


def begins_well(data: bytes) -> bool:
    """Return True if a file that begins like this may be overwritten: it is a box, or empty."""
    return not data or data.startswith(_BEGINS)


def write(tags: Mapping[Uid, str]) -> bytes:
    """Return the file of a list of pieces."""
    lines = [
        json.dumps({"piece": piece, "tag": uid})
        for uid, piece in sorted(tags.items(), key=lambda entry: (entry[1], entry[0]))
    ]
    head, body = f' {VERSION}, "pieces": [\n', ",\n".join(lines)
    return _BEGINS + f"{head}{body}\n]}}\n".encode()


def read(data: bytes) -> dict[Uid, str]:
    """Return the list of pieces in a file. Raises `BoxFileError` for the first mistake."""
    try:
        box = msgspec.json.decode(data, type=_Box)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BoxFileError(f"this is no box of version {VERSION}: {error}") from None
    if box.version != VERSION:
        raise BoxFileError(f"found version {box.version} of boxes, expected {VERSION}")
    tags: dict[Uid, str] = {}
    for number, one in enumerate(box.pieces, start=1):
        if one.tag in tags:
            raise BoxFileError(
                f"piece {number} ({one.piece}) has the tag {one.tag}, and so has "
                f"{tags[one.tag]}; expected a tag of its own for each piece"
            )
        if not _exists(one.piece):
            raise BoxFileError(
                f"piece {number} is {one.piece!r}, which no game here has; expected a name such as "
                "luggage/tile/clown"
            )
        tags[one.tag] = one.piece
    _check(tags)
    return tags


def joined(known: Mapping[Uid, str], box: Mapping[Uid, str]) -> dict[Uid, str]:
    """Return the list *known* with the pieces of a *box*. A piece that has a tag already gets one
    more, as a spare. Raises `BoxFileError` when a tag is another piece here."""
    together = dict(known)
    for uid, name in box.items():
        here = known.get(uid)
        if here is None:
            taken = name in together.values()
            together[uid] = spare(original(name), list(together.values())) if taken else name
        elif original(here) != original(name):
            raise BoxFileError(
                f"the tag {uid} is {name} in the box and {here} at this table; enrol that piece "
                "again at one of them"
            )
    _check(together)
    return together


def _exists(name: str) -> bool:
    piece = original(name)
    if piece.startswith(PLAYER):
        return is_name(piece.removeprefix(PLAYER))
    return piece in CONTROL_CARDS or game_of(piece) is not None


def _check(tags: Mapping[Uid, str]) -> None:
    try:
        Registry(tags)
    except RegistryError as error:
        raise BoxFileError(str(error)) from None
