"""The table's name in a house's network, without anybody's server: multicast DNS (RFC 6762), for
one name and one address. Pure: packets go in, packets come out.

A computer asks for a name before it takes it: the name is free if no other answers. python-zeroconf
announces services, and asks so for their names alone, not for that of their computer (RFC 6762, 8).
"""

import socket
import struct
from collections.abc import Iterator

from msgspec import Struct

GROUP, PORT = "224.0.0.251", 5353
LASTS_S = 120
"""How long a name's address may be remembered (RFC 6762, 10)."""
LEGACY_LASTS_S = 10
"""By who asks as if it were any DNS (6.7)."""

_HEAD = struct.Struct("!6H")
_ENTRY = struct.Struct("!HHIH")
_ADDRESS, _SIXFOLD, _ANY, _NOTHING_ELSE = 1, 28, 255, 47
"""A and AAAA, any of all, and NSEC, which says what there is (RFC 1035; 3596; 4034)."""
_INTERNET, _TOP = 1, 0x8000
"""The class IN; its top bit wants an answer for itself alone (5.4), or says that all others of that
name are void (10.2)."""
_RESPONSE, _AUTHORITATIVE, _OPERATION = 0x8000, 0x0400, 0x7800
_ONLY_ADDRESSES = b"\0\1\x40"
"""The types of a name that has A alone (RFC 4034, 4.1.2)."""
_MOST_ENTRIES = 64
_LONGEST_NAME = 255


class NameQuestion(Struct, frozen=True):
    """Somebody asks for a *kind* of record of a name; to be answered to them `alone`."""

    name: str
    kind: int
    alone: bool


class NameRecord(Struct, frozen=True):
    """What somebody says of a name, and how long that may be remembered."""

    name: str
    kind: int
    lasts_s: int
    data: bytes


class NamePacket(Struct, frozen=True):
    """A packet: what is asked, or answered; `known` is what who asks remembers."""

    number: int
    response: bool
    questions: tuple[NameQuestion, ...]
    known: tuple[NameRecord, ...]


def read(data: bytes) -> NamePacket | None:
    """Return what a packet says; None for one that is damaged, or none of these."""
    try:
        number, flags, asked, said, *_ = _HEAD.unpack_from(data)
        if flags & _OPERATION or asked + said > _MOST_ENTRIES:
            return None
        questions, at = [], _HEAD.size
        for _one in range(asked):
            name, at = _name(data, at)
            kind, family = struct.unpack_from("!HH", data, at)
            at += 4
            questions.append(NameQuestion(name, kind, bool(family & _TOP)))
        records = []
        for _one in range(said):
            name, at = _name(data, at)
            kind, _family, lasts_s, length = _ENTRY.unpack_from(data, at)
            at += _ENTRY.size + length
            if at > len(data):
                return None
            records.append(NameRecord(name, kind, lasts_s, data[at - length : at]))
    except (struct.error, IndexError, UnicodeDecodeError):
        return None
    return NamePacket(number, bool(flags & _RESPONSE), tuple(questions), tuple(records))


def _name(data: bytes, at: int) -> tuple[str, int]:
    """Return the name *at* that place, in small letters, and where what follows it begins. A name
    may end as one before it (RFC 1035, 4.1.4). Raises IndexError for one without an end."""
    labels: list[str] = []
    follows, length = 0, 0
    while data[at]:
        if data[at] >= 0xC0:
            before = (data[at] & 0x3F) << 8 | data[at + 1]
            if before >= at:
                raise IndexError("it ends as a name that comes later")
            follows, at = follows or at + 2, before
            continue
        label = data[at + 1 : at + 1 + data[at]]
        length += len(label) + 1
        if data[at] > 63 or len(label) != data[at] or length > _LONGEST_NAME:
            raise IndexError("it is too long")
        labels.append(label.decode().lower())
        at += 1 + len(label)
    return ".".join(labels), follows or at + 1


# ---- what is said --------------------------------------------------------------------------------


def probe(name: str, address: str) -> bytes:
    """Return the question whether anybody has that name, with what is claimed (8.1)."""
    head = _HEAD.pack(0, 0, 1, 0, 1, 0)
    return head + _question(name, _ANY, _INTERNET | _TOP) + _record(name, address, _INTERNET)


def announced(name: str, address: str, lasts_s: int = LASTS_S) -> bytes:
    """Return what tells all that the name has that address (8.3); *lasts_s* 0 takes it back."""
    record = _record(name, address, _INTERNET | _TOP, lasts_s)
    return _HEAD.pack(0, _RESPONSE | _AUTHORITATIVE, 0, 1, 0, 0) + record


def asked(packet: NamePacket, name: str) -> tuple[NameQuestion, ...]:
    """Return what of a packet is asked about that name, and can be answered."""
    kinds = (_ADDRESS, _SIXFOLD, _ANY)
    found = (one for one in packet.questions if one.name == name.lower() and one.kind in kinds)
    return () if packet.response else tuple(found)


def answer(packet: NamePacket, name: str, address: str, legacy: bool = False) -> bytes | None:
    """Return what is answered about that name, or None. Who is *legacy* has asked from another
    port, as if it were any DNS."""
    questions = asked(packet, name)
    data = socket.inet_aton(address)
    remembered = any(
        one.name == name.lower() and one.data == data and one.lasts_s * 2 >= LASTS_S
        for one in packet.known
    )
    if not questions or (remembered and not legacy):
        return None
    family = _INTERNET if legacy else _INTERNET | _TOP
    lasts_s = LEGACY_LASTS_S if legacy else LASTS_S
    if any(one.kind in (_ADDRESS, _ANY) for one in questions):
        record = _record(name, address, family, lasts_s)
    else:
        # Who waits for another kind of address need not wait any longer (6.1).
        none = _labels(name) + _ONLY_ADDRESSES
        record = _labels(name) + _ENTRY.pack(_NOTHING_ELSE, family, lasts_s, len(none)) + none
    again = _question(name, questions[0].kind, _INTERNET) if legacy else b""
    number = packet.number if legacy else 0
    head = _HEAD.pack(number, _RESPONSE | _AUTHORITATIVE, bool(again), 1, 0, 0)
    return head + again + record


def contradicted(packet: NamePacket, name: str, address: str) -> bool:
    """Return True if somebody says in a packet that the name has other addresses alone (9)."""
    said = list(_addresses(packet, name)) if packet.response else []
    return bool(said) and socket.inet_aton(address) not in said


def _addresses(packet: NamePacket, name: str) -> Iterator[bytes]:
    for one in packet.known:
        if one.name == name.lower() and one.kind == _ADDRESS and one.lasts_s:
            yield one.data


def _labels(name: str) -> bytes:
    return b"".join(bytes([len(one)]) + one.encode() for one in name.split(".")) + b"\0"


def _question(name: str, kind: int, family: int) -> bytes:
    return _labels(name) + struct.pack("!HH", kind, family)


def _record(name: str, address: str, family: int, lasts_s: int = LASTS_S) -> bytes:
    data = socket.inet_aton(address)
    return _labels(name) + _ENTRY.pack(_ADDRESS, family, lasts_s, len(data)) + data
