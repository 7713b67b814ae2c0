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
NOBODY = b"\x00\x00\x00\x00\x03"  # with the first two bits of a BCC that is wrong
LEVEL_BITS = 32  # UID bits in each cascade level; BCC follows

# A tag's answer starts 91.2 us after the command's end (6.2.1.1), a receiver detects it after five
# bits, and slow clones need some margin.
REPLY_US = 290
HALT_US = 1100  # 6.4.3: an answer to HLTA within 1 ms means that it was not understood.

# Neither noise nor a tag that breaks the standard may occupy the protocol for ever.
MOST_TAGS = 64
MOST_FRAMES = 1_500
BARREN_FRAMES, BARREN_ROUNDS = 200, 5
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
        frames.append(select_frame(level, _with_bcc(part)))
    return tuple(frames)


def sak_of(reply):
    """Return the SAK in an answer to SELECT, or None unless it is complete with a correct CRC."""
    if reply.bits != 24 or reply.collision or crc_a(reply.data[:1]) != reply.data[1:]:
        return None
    return reply.data[0]


def inventory(collisions_from_uid=False):
    """Find every tag in the field that is not in HALT, and leave it in HALT (6.5).

    Returns the UIDs as a list of bytes, and whether something did not go by the standard: an
    unreadable answer, or a tag that is awake after all. Each UID was confirmed by a SELECT with a
    correct CRC. Must have a field that has been on for 5 ms.

    A tag that breaks the standard never hides another: where answers collide or cannot be read,
    both branches of UIDs are walked, one after the other.

    A chip reports where bits collided. The vendor's counts from the first byte received, including
    RxAlign; set *collisions_from_uid* for a chip that counts from the UID's first bit.
    """
    search = _Search(collisions_from_uid)
    yield from search.run()
    return search.found, search.garbled


class _Search:
    """One inventory: the UIDs found so far, and the branches that are still to be walked.

    UIDs form a binary tree. A *branch* is the UID bytes of the cascade levels above it, how many
    bits of the next level it has, and these bits. A *round* begins at the root and walks every
    branch that it meets. In a field of tags that keep to the standard, whatever is awake after a
    round was hidden from it: by noise, or by a stronger tag that now lies in HALT.
    """

    def __init__(self, collisions_from_uid):
        self.found = []
        self.garbled = False
        self._from_uid = collisions_from_uid
        self._frames = 0
        self._branches = []
        self._prefixes_part = None  # whether a prefix keeps others silent; None: not tried yet

    def run(self):
        found = self.found
        known = -1  # how many, when the round began
        news = 0  # how many frames were sent before the latest news
        barren = 0  # rounds in a row that found nothing new
        failed = False  # whether a walk of this round led to no tag
        settled = True  # no tag can be in READY, where REQA would only send it back to IDLE
        while len(found) < MOST_TAGS and self._frames < MOST_FRAMES:
            self._frames += 1
            if (yield REQA) is SILENCE:
                if settled:
                    return
                settled = True
                continue
            if not self._branches:
                barren = barren + 1 if len(found) == known else 0
                hopeless = self._frames - news > BARREN_FRAMES if failed else barren
                if hopeless or barren == BARREN_ROUNDS:
                    break
                known = len(found)
                failed = False
                self._branches.append((b"", 0, 0))
            for _ in range(2 * barren):
                yield REQA  # sent back and called again, so that a late answer comes elsewhere
            uid, level = yield from self._walk(*self._branches.pop())
            settled = uid is not None
            if settled:
                self._frames += 1
                yield HLTA
            if not settled or uid in found:  # if already found, it did not understand HLTA
                self.garbled = True
            else:
                found.append(uid)
                news = self._frames
            failed = failed or not settled
            if level is not None:
                yield from self._send_back(level)
        self.garbled = True  # somebody is awake, and the next REQA shall find it so
        yield from self._send_back(0)

    def _send_back(self, level):
        """Send everybody back to IDLE by an anticollision that is for no UID, as its BCC is wrong
        (figure 7: READY and ACTIVE)."""
        self._frames += 1
        command = bytes((SELECT_LEVELS[level], 0x62)) + NOBODY
        reply = yield Frame(command, 2, 2, 6, REPLY_US)
        self._prefixes_part = reply is SILENCE

    def _walk(self, uid, known, bits):
        """Walk down one branch of a field in READY.

        Returns the UID of the tag that it led to, which is selected now, or None; and the level at
        which something could not be read, or None: then everybody else is in IDLE.
        """
        level = len(uid) // 3
        begun = level, known
        for above in range(level):
            part = bytes((CASCADE_TAG,)) + uid[3 * above : 3 * above + 3]
            self._frames += 1
            if (yield select_frame(above, _with_bcc(part))) is SILENCE:
                return None, None
        while True:
            part, silent = yield from self._resolve(level, uid, known, bits)
            if part is None:
                return None, None if silent else level
            self._frames += 1
            reply = yield select_frame(level, _with_bcc(part))
            if reply is SILENCE:
                return None, None
            sak = sak_of(reply)
            if sak is None:
                self.garbled = True
            elif not sak & UID_NOT_COMPLETE:
                return uid + part, None
            # What cannot be read may come from several tags; those that go on are in READY.
            if part[0] != CASCADE_TAG or level == 2:
                if begun != (level, LEVEL_BITS):
                    # Tags with another UID fall silent when they are asked for this one once more.
                    self._branches.append((uid, LEVEL_BITS, int.from_bytes(part, "little")))
                return None, level
            uid += part[1:]
            level += 1
            known = bits = 0

    def _resolve(self, level, uid, known, bits):
        """Run anticollision in one cascade level.

        Returns one tag's four UID bytes, or None; and whether that is because nobody answers.
        """
        again = not self._prefixes_part
        while True:
            whole, odd = known >> 3, known & 7
            sent = bits.to_bytes(5, "little")[: whole + (1 if odd else 0)]
            command = bytes((SELECT_LEVELS[level], (2 + whole) << 4 | odd)) + sent
            self._frames += 1
            reply = yield Frame(command, odd, odd, 40 - known, REPLY_US)
            if reply is SILENCE:
                return None, True
            first_bit = 8 * whole  # the bit of the level that is at bit 0 of the reply
            end = self._readable(reply, known, first_bit)
            received = int.from_bytes(reply.data, "little") << first_bit
            if end == 40:
                data = (bits | received & -1 << known).to_bytes(5, "little")
                if _with_bcc(data[:4]) == data:
                    return data[:4], False
            if end is None or end == 40:
                self.garbled = True
                if again:  # it was noise, perhaps
                    again = False
                    continue
                if end == 40:
                    return None, False
                if self._prefixes_part is None:
                    self._branches.append((uid, known, bits))
                if not self._prefixes_part:
                    return None, False
                end = known
            bits |= received & (1 << end) - (1 << known)
            if end >= LEVEL_BITS:  # they differ in nothing but BCC
                return bits.to_bytes(5, "little")[:4], False
            self._branches.append((uid, end + 1, bits))
            bits |= 1 << end  # first those that sent 1 there
            known = end + 1
            again = not self._prefixes_part

    def _readable(self, reply, known, first_bit):
        """Return up to which bit of the level a reply can be read, or None if that says nothing."""
        if reply.collision:
            end = reply.collision - 1 + (0 if self._from_uid else first_bit)
            return end if known <= end < 40 and reply.bits > end - first_bit else None
        return 40 if reply.bits == 40 - first_bit else None


def _with_bcc(part):
    return part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],))


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
    """Send one SELECT per level; return the last answer, or SILENCE or GARBLED.

    Only the last answer must be readable: before it, other tags may answer that share a level.
    """
    for frame in frames:
        reply = yield frame
        if reply is SILENCE:
            return SILENCE
    sak = sak_of(reply)
    return GARBLED if sak is None or sak & UID_NOT_COMPLETE else reply
