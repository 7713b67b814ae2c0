"""ISO/IEC 14443-3 type A: finding, selecting and checking tags, without a bus and without a clock.

MicroPython runs this file unchanged; its types stand in iso14443.pyi. Each protocol is a generator
that yields the `Frame`s to send and is sent a `Reply`, `SILENCE` or `GARBLED` for each. Clause
numbers are those of ISO/IEC 14443-3:2011.

CRC_A is computed here and not by the chip: that saves four bus transfers per SELECT, and what a
chip does with a short answer while its own CRC is on differs from maker to maker.
"""

from collections import namedtuple

Frame = namedtuple("Frame", ("data", "last_bits", "rx_align", "reply_bits", "timeout_us"))
"""What to send: bytes, the bits of the last one that count (0 means all 8), where in its byte the
first bit of the reply belongs, how many bits the reply has, and after how many microseconds of
silence it is certain that there is none."""

Reply = namedtuple("Reply", ("data", "bits", "collision"))
"""What came back: bytes, how many bits of them count from bit 0 of the first byte (alignment
included), and the position of the first collision counted likewise from 1; 0 means none."""

SILENCE = Reply(b"", 0, 0)
"""Nobody answered. Compare by identity."""

GARBLED = Reply(b"", -1, 0)
"""Somebody answered, or the air was noisy, and nothing can be made of it. Compare by identity."""

CASCADE_TAG = 0x88
UID_NOT_COMPLETE = 0x04  # SAK bit 3, table 9
SELECT_LEVELS = (0x93, 0x95, 0x97)
NVB_SELECT = 0x70
LEVEL_BITS = 32  # of the UID in each cascade level; BCC follows

# A tag's answer starts 91.2 us after the command's end (6.2.1.1), a receiver knows it after five
# bits, and slow clones deserve some more.
REPLY_US = 290
HALT_US = 1100  # 6.4.3: an answer to HLTA within 1 ms means that it was not understood.

# 6.5 lets a collision stand at each of 32 bits; noise must not keep the protocol busy for ever.
MOST_TAGS = 64
MOST_ERRORS = 4
CHECK_ATTEMPTS = 3
CLEAN_SILENCES = 2


def _crc_step(byte):
    for _ in range(8):
        byte = byte >> 1 ^ 0x8408 if byte & 1 else byte >> 1
    return byte


_CRC_TABLE = tuple(_crc_step(byte) for byte in range(256))


def crc_a(data):
    """CRC_A of *data* as the two bytes that follow it on air (annex B: initial value 6363h)."""
    crc = 0x6363
    for byte in data:
        crc = crc >> 8 ^ _CRC_TABLE[(crc ^ byte) & 0xFF]
    return bytes((crc & 0xFF, crc >> 8))


def _with_crc(*data):
    data = bytes(data)
    return data + crc_a(data)


REQA = Frame(b"\x26", 7, 0, 16, REPLY_US)
WUPA = Frame(b"\x52", 7, 0, 16, REPLY_US)
HLTA = Frame(_with_crc(0x50, 0x00), 0, 0, 0, HALT_US)


def select_frame(level, uid_and_bcc):
    """SELECT for one cascade level (0 to 2), with the four UID bytes of it and their BCC."""
    return Frame(_with_crc(SELECT_LEVELS[level], NVB_SELECT, *uid_and_bcc), 0, 0, 24, REPLY_US)


def selection(uid):
    """The SELECT frames, level by level, that reach the tag with this complete UID (6.5.3.1)."""
    levels = (len(uid) - 1) // 3
    frames = []
    for level in range(levels):
        if level < levels - 1:
            part = bytes((CASCADE_TAG,)) + uid[3 * level : 3 * level + 3]
        else:
            part = uid[3 * level :]
        frames.append(select_frame(level, part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],))))
    return tuple(frames)


def sak_of(reply):
    """The SAK in an answer to SELECT, or None unless it is complete and its CRC is right."""
    if reply.bits != 24 or reply.collision or crc_a(reply.data[:1]) != reply.data[1:]:
        return None
    return reply.data[0]


def inventory(collisions_from_uid=False):
    """Find every tag in the field that is not in HALT, and leave it there (6.5).

    Returns the UIDs as a list of bytes, and whether something answered that could not be read.
    Each UID was confirmed by SELECT with a right CRC. Must have a field that was on for 5 ms.

    A chip says where bits collided. The vendor counts from the first byte that it received,
    RxAlign included; set *collisions_from_uid* for a chip that counts from the UID's first bit.
    """
    found = []
    garbled = False
    errors = 0
    settled = True  # no tag can be in READY, where REQA would only send it back to IDLE
    while errors <= MOST_ERRORS and len(found) < MOST_TAGS:
        reply = yield REQA
        if reply is SILENCE:
            if settled:
                break
            settled = True
            continue
        uid = yield from _select_any(collisions_from_uid)
        if uid is not None:
            yield HLTA
        if uid is None or uid in found:  # in the latter case it did not understand HLTA
            garbled = True
            errors += 1
            settled = False
        else:
            found.append(uid)
            errors = 0
            settled = True
    return found, garbled


def _select_any(collisions_from_uid):
    """Select one of the tags in READY; returns its UID, or None when that went wrong."""
    uid = b""
    for level in range(3):
        part = yield from _resolve_level(level, collisions_from_uid)
        if part is None:
            return None
        sak = sak_of((yield select_frame(level, part)))
        if sak is None:
            return None
        if not sak & UID_NOT_COMPLETE:
            return uid + part[:4]
        if part[0] != CASCADE_TAG:
            return None
        uid += part[1:4]
    return None


def _resolve_level(level, collisions_from_uid):
    """Anticollision in one cascade level; returns four UID bytes and BCC of one tag, or None."""
    part = 0
    known_bits = 0
    while True:
        whole, odd = known_bits >> 3, known_bits & 7
        sent = part.to_bytes(5, "little")[: whole + (1 if odd else 0)]
        command = bytes((SELECT_LEVELS[level], (2 + whole) << 4 | odd)) + sent
        reply = yield Frame(command, odd, odd, 40 - known_bits, REPLY_US)
        if reply is SILENCE or reply is GARBLED:
            return None
        first_bit = 8 * whole  # which bit of the level stands at bit 0 of the reply
        if reply.collision:
            end = reply.collision - 1 + (0 if collisions_from_uid else first_bit)
            if not known_bits <= end < LEVEL_BITS or reply.bits <= end - first_bit:
                return None
        elif reply.bits == 40 - first_bit:
            end = 40
        else:
            return None
        received = int.from_bytes(reply.data, "little") << first_bit
        part |= received & ((1 << end) - (1 << known_bits))
        if not reply.collision:
            break
        part |= 1 << end  # go on with the tags that sent 1 there
        known_bits = end + 1
    data = part.to_bytes(5, "little")
    return data if data[0] ^ data[1] ^ data[2] ^ data[3] == data[4] else None


def check(frames):
    """Whether the tag with the `selection` *frames* is in the field, in HALT or in IDLE.

    Returns its last `Reply` when it is, `GARBLED` when something unreadable answered its SELECT,
    else `SILENCE`. Other tags are where they were afterwards; this one is selected, and the next
    REQA or WUPA sends it to HALT.
    """
    outcome = SILENCE
    silences = 0
    for _ in range(CHECK_ATTEMPTS):
        reply = yield WUPA
        if reply is not SILENCE:  # any answer will do: several tags may answer differently
            reply = yield from _select_known(frames)
        if reply is SILENCE:
            # One alone may be a tag that WUPA only sent back to HALT.
            silences += 1
            if silences == CLEAN_SILENCES:
                break
        elif reply is GARBLED:
            outcome = GARBLED
            silences = 0
        else:
            return reply
    return outcome


def _select_known(frames):
    """Send one SELECT for each level; returns the last answer, or SILENCE or GARBLED."""
    reply = SILENCE
    for frame in frames:
        reply = yield frame
        if reply is SILENCE:
            return SILENCE
        sak = sak_of(reply)
        if sak is None or bool(sak & UID_NOT_COMPLETE) != (frame is not frames[-1]):
            return GARBLED
    return reply
