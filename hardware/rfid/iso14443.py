"""ISO/IEC 14443-3 type A: finding, selecting and checking tags, without a bus or a clock.

MicroPython runs this file unchanged; its types are in iso14443.pyi. Each protocol is a generator
that yields the `Frame`s to send and is sent a `Reply`, `SILENCE` or `GARBLED` for each. Clause
numbers are those of ISO/IEC 14443-3:2011.

CRC_A is computed here rather than by the chip: that saves four bus transfers per SELECT, and chips
of different makers treat short answers differently while their own CRC is on.
"""

from collections import namedtuple

Frame = namedtuple("Frame", ("data", "last_bits", "rx_align", "reply_bits", "timeout_us"))
"""What to send: bytes, the number of valid bits in the last one (0 means all 8), the bit position
at which the first bit of the reply is stored, the number of bits in the reply, and after how many
microseconds of silence there is certainly none."""

Reply = namedtuple("Reply", ("data", "bits", "collision"))
"""What was received: bytes, how many bits of them are valid from bit 0 of the first byte (alignment
included), and the position of the first collision, counted from 1 in the same way; 0 means none."""

SILENCE = Reply(b"", 0, 0)
"""No answer. Compare by identity."""

GARBLED = Reply(b"", -1, 0)
"""An unreadable answer, or noise on air. Compare by identity."""

CASCADE_TAG = 0x88
UID_NOT_COMPLETE = 0x04  # SAK bit 3, table 9
SELECT_LEVELS = (0x93, 0x95, 0x97)
NVB_SELECT = 0x70
LEVEL_BITS = 32  # UID bits in each cascade level; BCC follows

# A tag's answer starts 91.2 us after the command's end (6.2.1.1), a receiver detects it after five
# bits, and slow clones need some margin.
REPLY_US = 290
HALT_US = 1100  # 6.4.3: an answer to HLTA within 1 ms means that it was not understood.

# 6.5 allows a collision at each of 32 bits; noise must not occupy the protocol for ever.
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
    """Return CRC_A of *data* as the two bytes that follow it on air (annex B: initial value
    6363h)."""
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
    """Return the SELECT for one cascade level (0 to 2), given its four UID bytes and their BCC."""
    return Frame(_with_crc(SELECT_LEVELS[level], NVB_SELECT, *uid_and_bcc), 0, 0, 24, REPLY_US)


def selection(uid):
    """Return the SELECT frames, level by level, for the tag with this complete UID (6.5.3.1)."""
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
    """Return the SAK in an answer to SELECT, or None unless it is complete with a correct CRC."""
    if reply.bits != 24 or reply.collision or crc_a(reply.data[:1]) != reply.data[1:]:
        return None
    return reply.data[0]


def inventory(collisions_from_uid=False):
    """Find every tag in the field that is not in HALT, and leave it in HALT (6.5).

    Returns the UIDs as a list of bytes, and whether there was an unreadable answer. Each UID was
    confirmed by a SELECT with a correct CRC. Must have a field that has been on for 5 ms.

    A chip reports where bits collided. The vendor's counts from the first byte received, including
    RxAlign; set *collisions_from_uid* for a chip that counts from the UID's first bit.
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
        if uid is None or uid in found:  # if already found, it did not understand HLTA
            garbled = True
            errors += 1
            settled = False
        else:
            found.append(uid)
            errors = 0
            settled = True
    return found, garbled


def _select_any(collisions_from_uid):
    """Select one of the tags in READY; return its UID, or None on failure."""
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
    """Run anticollision in one cascade level; return one tag's four UID bytes and BCC, or None."""
    part = 0
    known_bits = 0
    while True:
        whole, odd = known_bits >> 3, known_bits & 7
        sent = part.to_bytes(5, "little")[: whole + (1 if odd else 0)]
        command = bytes((SELECT_LEVELS[level], (2 + whole) << 4 | odd)) + sent
        reply = yield Frame(command, odd, odd, 40 - known_bits, REPLY_US)
        if reply is SILENCE or reply is GARBLED:
            return None
        first_bit = 8 * whole  # the bit of the level that is at bit 0 of the reply
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
        part |= 1 << end  # continue with the tags that sent 1 there
        known_bits = end + 1
    data = part.to_bytes(5, "little")
    return data if data[0] ^ data[1] ^ data[2] ^ data[3] == data[4] else None


def check(frames):
    """Check that the tag with the `selection` *frames* is in the field, in HALT or in IDLE.

    Returns its last `Reply` if it is, `GARBLED` if its SELECT got an unreadable answer, else
    `SILENCE`. Other tags keep their state; this one ends up selected, and the next REQA or WUPA
    sends it to HALT.
    """
    outcome = SILENCE
    silences = 0
    for _ in range(CHECK_ATTEMPTS):
        reply = yield WUPA
        if reply is not SILENCE:  # any answer will do: several tags may answer differently
            reply = yield from _select_known(frames)
        if reply is SILENCE:
            # A single silence may mean that WUPA only sent the tag back to HALT.
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
    """Send one SELECT per level; return the last answer, or SILENCE or GARBLED."""
    reply = SILENCE
    for frame in frames:
        reply = yield frame
        if reply is SILENCE:
            return SILENCE
        sak = sak_of(reply)
        if sak is None or bool(sak & UID_NOT_COMPLETE) != (frame is not frames[-1]):
            return GARBLED
    return reply
