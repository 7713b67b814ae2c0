"""The identity record that a piece's tag carries, read and written without a bus.

MicroPython runs this file unchanged; its types are in identity.pyi. The protocols are generators
over the same frames as those of `iso14443`, plus one more request: `Authenticate`.

The registry (UID -> piece) takes precedence; the record is for tables that do not know the tag yet.
It has 16 bytes, on NTAG21x in pages 4 to 7, on MIFARE Classic in block 4:

    0  "RCLM"               magic
    4  1                    version of this layout
    5  game                 a number below 256
    6  piece                two bytes, high byte first
    8  0 0 0 0              reserved
    12 CRC-32 of the first twelve bytes, high byte first

A tag may be removed at any moment. The half-written record has a wrong check, so it is never taken
for a valid one, and writing it again repairs it. Lock bytes, configuration pages and sector
trailers are never written.
"""

import binascii
from collections import namedtuple

from hardware.rfid.iso14443 import GARBLED, SILENCE, Frame, check, crc_a, sak_of, selection

Identity = namedtuple("Identity", ("game", "piece"))

Authenticate = namedtuple("Authenticate", ("block", "key", "uid"))
"""Open a sector of a MIFARE Classic with key A. The reply is whether the tag accepted it."""

MAGIC = b"RCLM"
VERSION = 1
SIZE = 16

WRITTEN, UNCHANGED, FOREIGN, FAILED = "written", "unchanged", "foreign", "failed"

# The user memory as delivered (NTAG213/215/216 data sheet, memory content at delivery).
BLANKS = (
    bytes(SIZE),
    b"\x01\x03\xa0\x0c\x34\x03\x00\xfe" + bytes(8),
    b"\x03\x00\xfe" + bytes(13),
)

FIRST_PAGE = 4
PAGE_SIZE = 4
CLASSIC_BLOCK = 4
DEFAULT_KEY = b"\xff\xff\xff\xff\xff\xff"  # MF1S50yyX/V1 data sheet: keys at delivery

SAK_NTAG, SAK_CLASSIC_1K = 0x00, 0x08
READ, NTAG_WRITE, CLASSIC_WRITE = 0x30, 0xA2, 0xA0
ACK = 0x0A
READ_US = 5_000
WRITE_US = 10_000


def encode(identity):
    """Return the record of *identity* as 16 bytes."""
    body = MAGIC + bytes((VERSION, identity.game, identity.piece >> 8, identity.piece & 0xFF))
    body += bytes(4)
    return body + _check(body)


def decode(record):
    """Return the `Identity` in 16 bytes, or None unless they are a complete record of this
    version."""
    if record[:4] != MAGIC or record[4] != VERSION or _check(record[:12]) != record[12:]:
        return None
    return Identity(record[5], record[6] << 8 | record[7])


def read_identity(uid):
    """Return the `Identity` on the tag with this UID, or None if there is none or the tag is
    gone."""
    record = yield from _read_tag(uid)
    return None if record is None else decode(record[1])


def write_identity(uid, identity, force=False):
    """Write a record and read it back.

    Returns WRITTEN, UNCHANGED (it was already there), FOREIGN (the tag holds other data and *force*
    was not set; nothing was written) or FAILED (the tag was gone or refused; try again).
    """
    found = yield from _read_tag(uid)
    if found is None:
        return FAILED
    sak, before = found
    record = encode(identity)
    if before == record:
        return UNCHANGED
    if before[:4] != MAGIC and before not in BLANKS and not force:
        return FOREIGN
    written = yield from (
        _write_block(record) if sak == SAK_CLASSIC_1K else _write_pages(before, record)
    )
    if not written:
        return FAILED
    # Selected again, so that the data come from the memory of this very tag.
    after = yield from _read_tag(uid)
    return WRITTEN if after is not None and after[1] == record else FAILED


def _read_tag(uid):
    """Select the tag and read the record's place; return its SAK and 16 bytes, or None."""
    reply = yield from check(selection(uid))
    if reply is SILENCE or reply is GARBLED:
        return None
    sak = sak_of(reply)
    if sak == SAK_CLASSIC_1K:
        if not (yield Authenticate(CLASSIC_BLOCK, DEFAULT_KEY, uid)):
            return None
        address = CLASSIC_BLOCK
    elif sak == SAK_NTAG:
        address = FIRST_PAGE
    else:
        return None
    reply = yield _frame(bytes((READ, address)), 8 * (SIZE + 2), READ_US)
    if reply.bits != 8 * (SIZE + 2) or crc_a(reply.data[:SIZE]) != reply.data[SIZE:]:
        return None
    return sak, reply.data[:SIZE]


def _write_pages(before, record):
    """Write the pages that differ; the magic first, so that a torn record is recognised as ours."""
    for start in range(0, SIZE, PAGE_SIZE):
        part = record[start : start + PAGE_SIZE]
        if before[start : start + PAGE_SIZE] != part:
            command = bytes((NTAG_WRITE, FIRST_PAGE + start // PAGE_SIZE)) + part
            if not (yield from _acknowledged(command)):
                return False
    return True


def _write_block(record):
    """Write one block: a Classic takes the address first and the sixteen bytes second."""
    for command in (bytes((CLASSIC_WRITE, CLASSIC_BLOCK)), record):
        if not (yield from _acknowledged(command)):
            return False
    return True


def _acknowledged(command):
    reply = yield _frame(command, 4, WRITE_US)
    return reply.bits == 4 and reply.data[0] & 0x0F == ACK


def _frame(command, reply_bits, timeout_us):
    return Frame(command + crc_a(command), 0, 0, reply_bits, timeout_us)


def _check(body):
    crc = binascii.crc32(body) & 0xFFFFFFFF
    return bytes((crc >> 24, crc >> 16 & 0xFF, crc >> 8 & 0xFF, crc & 0xFF))
