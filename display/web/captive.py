"""What leads a phone in a table's own WiFi to its page: each name is the table's, and each
address of another server leads to the page.

A phone's system asks a server of its maker's whether it can be reached. Any answer but the expected
one tells it that a page must be read first, and it opens what it was led to. Pure.
"""

import socket
import struct

PAGE = "/"

_HEAD = struct.Struct("!6H")
_ADDRESS, _INTERNET = 1, 1
"""A and IN of RFC 1035, 3.2."""
_FORGETS_S = 0
"""A phone must not remember in another network that all names are the table's."""
_ASKED, _OPERATION, _CUT, _WANTS_MORE = 0x8000, 0x7800, 0x0200, 0x0100
_OURS = 0x8400
"""An answer, by who must know (RFC 1035, 4.1.1)."""
_LONGEST_LABEL = 63


def led(host: str, address: str) -> str | None:
    """Return where a request for *host* is led, the table itself being at *address*; None where it
    asks for the table."""
    return None if host.lower() in (address, f"{address}:80") else f"http://{address}{PAGE}"


def named(query: bytes, address: str) -> bytes | None:
    """Return the answer to a DNS query: each name has *address*, and no other record. None where
    that is no query."""
    if len(query) < _HEAD.size:
        return None
    number, flags, questions, *_ = _HEAD.unpack_from(query)
    end = _end_of_name(query, _HEAD.size)
    if flags & (_ASKED | _OPERATION | _CUT) or questions != 1 or end is None:
        return None
    kind, family = struct.unpack_from("!HH", query, end)
    record = b""
    if (kind, family) == (_ADDRESS, _INTERNET):
        # The name that was asked for, as a pointer to it (RFC 1035, 4.1.4).
        record = struct.pack("!HHHIH", 0xC000 | _HEAD.size, kind, family, _FORGETS_S, 4)
        record += socket.inet_aton(address)
    head = _HEAD.pack(number, _OURS | flags & _WANTS_MORE, 1, bool(record), 0, 0)
    return head + query[_HEAD.size : end + 4] + record


def _end_of_name(query: bytes, at: int) -> int | None:
    """Return where the kind of a question begins whose name begins *at*; None if it is none."""
    while at < len(query) and 0 < query[at] <= _LONGEST_LABEL:
        at += 1 + query[at]
    return at + 1 if at + 5 <= len(query) and query[at] == 0 else None
