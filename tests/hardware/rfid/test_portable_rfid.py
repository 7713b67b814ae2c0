"""The RFID files as they run on a Pico: the protocols, the filter, the chip and the poll loop.

This file runs in MicroPython too, so it has a small model of tags and chip of its own, written
after ISO/IEC 14443-3:2011 and the MFRC522's data sheet. Air and chip are perfect in it and take no
time; what they do otherwise is tested on the simulated chip.
"""

from binascii import hexlify, unhexlify

from hardware.rfid.iso14443 import (
    GARBLED,
    HLTA,
    REQA,
    SILENCE,
    WUPA,
    Reply,
    check,
    crc_a,
    inventory,
    select_frame,
    selection,
)
from hardware.rfid.pcd import Pcd, Registers
from hardware.rfid.poller import Poller, Presence

# Three UIDs that collide twice in one byte: drivers that take CollPos for a position in the UID
# lose some of them.
NESTED = [unhexlify(uid) for uid in ("04A11122334480", "04A11322334480", "04A11722334480")]


class Random:
    """Marsaglia's xorshift with 32 bits: MicroPython has no `random.Random`."""

    def __init__(self, seed):
        self._state = seed

    def below(self, limit):
        state = self._state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        self._state = state
        return state % limit


# ---- a model of tags in a field ----------------------------------------------------------------


def crc(data):
    """Annex B, bit by bit."""
    value = 0x6363
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0x8408 if value & 1 else 0)
    return bytes((value & 0xFF, value >> 8))


class Tag:
    """A tag after figure 7; `state` is one of idle, ready, active and halt."""

    def __init__(self, uid):
        self.uid = uid
        self.state = "idle"
        self.starred = False
        self._level = 0
        parts = [b"\x88" + uid[start : start + 3] for start in range(0, len(uid) - 4, 3)]
        parts.append(uid[-4:])
        self._parts = [p + bytes((p[0] ^ p[1] ^ p[2] ^ p[3],)) for p in parts]

    def hear(self, data, last_bits):
        """The answer as (value, bits, bits of its first byte that the reader sent), or None."""
        if len(data) == 1:  # a short frame: REQA or WUPA
            if self.state == "idle" or (self.state == "halt" and data == b"\x52"):
                self.starred = self.state == "halt"
                self.state = "ready"
                self._level = 0
                return 0x44, 16, 0
        elif self.state == "ready" and data[0] == (0x93, 0x95, 0x97)[self._level]:
            part = self._parts[self._level]
            if data[1] == 0x70 and data[2:7] == part and data[7:] == crc(data[:7]):
                self._level += 1
                last = self._level == len(self._parts)
                if last:
                    self.state = "active"
                sak = b"\x00" if last else b"\x04"
                return int.from_bytes(sak + crc(sak), "little"), 24, 0
            known = (data[1] >> 4) * 8 - 16 + (data[1] & 7)
            whole = int.from_bytes(part, "little")
            sent = int.from_bytes(data[2:], "little")
            if known < 40 and not (whole ^ sent) & ((1 << known) - 1):
                return whole >> known, 40 - known, known & 7
        elif self.state == "active" and data == b"\x50\x00\x57\xcd":
            self.state = "halt"
            self.starred = False
            return None
        if self.state in ("ready", "active"):
            self.state = "halt" if self.starred else "idle"
        return None


def on_air(tags, data, last_bits):
    """What a receiver makes of all answers: (bytes, bits, collision) with the first answer's
    alignment in front, bits from the collision on as 0; None for silence."""
    answers = [tag.hear(data, last_bits) for tag in tags]
    answers = [answer for answer in answers if answer is not None]
    if not answers:
        return None
    if GARBLED in answers:
        return GARBLED
    value, bits, aligned = answers[0]
    collision = 0
    for other, _, _ in answers[1:]:
        differ = value ^ other
        place = 1
        while differ and not differ & 1:
            differ >>= 1
            place += 1
        if differ and (not collision or place < collision):
            collision = place
    if collision:
        value &= (1 << collision - 1) - 1
        collision += aligned
    data = (value << aligned).to_bytes((bits + aligned + 7) // 8, "little")
    return data, bits + aligned, collision


def play(protocol, tags, collisions_from_uid=False):
    """Play a protocol in a field of tags; what it returns."""
    reply = None
    while True:
        try:
            frame = protocol.send(reply)
        except StopIteration as stop:
            return stop.value
        heard = on_air(tags, frame.data, frame.last_bits)
        if heard is None or heard is GARBLED:
            reply = heard or SILENCE
            continue
        data, bits, collision = heard
        assert bits == frame.rx_align + frame.reply_bits, "the frame foretells its reply"
        if collision and collisions_from_uid and len(frame.data) > 1:
            collision += 8 * (len(frame.data) - 2 - (1 if frame.last_bits else 0))
        reply = Reply(data, bits, collision)


def some_uids(random, count):
    """Different UIDs of all sizes; few different bytes, so that collisions nest."""
    uids = []
    while len(uids) < count:
        size = (4, 7, 10)[random.below(3)]
        values = (0x01, 0x03, 0x80, random.below(256))
        uid = bytes([values[random.below(4)] for _ in range(size)])
        # 6.5.4: 88h announces a further cascade level.
        if uid[0] != 0x88 and not (size == 7 and uid[3] == 0x88) and uid not in uids:
            uids.append(uid)
    return uids


# ---- finding every tag -------------------------------------------------------------------------


def test_three_ntags_whose_uids_collide_twice_in_one_byte_are_all_found():
    tags = [Tag(uid) for uid in NESTED]
    found, garbled = play(inventory(), tags)
    assert sorted(found) == sorted(NESTED)
    assert not garbled
    assert [tag.state for tag in tags] == ["halt"] * 3


def test_every_tag_is_found_and_none_invented():
    random = Random(20)
    for count in range(9):
        for number in range(20):
            uids = some_uids(random, count)
            from_uid = bool(number % 2)
            found, garbled = play(inventory(from_uid), [Tag(uid) for uid in uids], from_uid)
            assert sorted(found) == sorted(uids)
            assert not garbled


def test_tags_that_lie_in_halt_are_not_found_again():
    tags = [Tag(uid) for uid in NESTED]
    play(inventory(), tags)
    assert play(inventory(), tags) == ([], False)


def test_known_tags_are_checked_where_they_lie_in_halt():
    tags = [Tag(uid) for uid in NESTED[:2]]
    play(inventory(), tags)
    for uid in (NESTED[0], NESTED[1], NESTED[0], NESTED[0]):
        assert play(check(selection(uid)), tags) is not SILENCE
    assert play(check(selection(NESTED[2])), tags) is SILENCE
    assert play(inventory(), tags) == ([], False), "a check leaves nobody awake for REQA"


def test_a_newcomer_that_a_check_woke_is_still_found():
    tags = [Tag(NESTED[0])]
    play(inventory(), tags)
    tags.append(Tag(NESTED[1]))
    assert play(check(selection(NESTED[0])), tags) is not SILENCE
    assert play(inventory(), tags) == ([NESTED[1]], False)


class DeafToHalt(Tag):
    """Falls back to IDLE at HLTA, so that it answers the next REQA."""

    def hear(self, data, last_bits):
        if self.state == "active":
            self.state = "idle"
            return None
        return super().hear(data, last_bits)


class Mumbling(Tag):
    """Its UID cannot be read, nor can another's that is sent with it."""

    def hear(self, data, last_bits):
        heard = super().hear(data, last_bits)
        return heard if heard is None or len(data) == 1 else GARBLED


def test_a_tag_that_breaks_the_standard_never_hides_another():
    random = Random(21)
    for kind in (DeafToHalt, Mumbling):
        for _ in range(20):
            rogue, *uids = some_uids(random, 8)
            found, garbled = play(inventory(), [kind(rogue)] + [Tag(uid) for uid in uids])
            assert sorted([uid for uid in found if uid != rogue]) == sorted(uids)
            assert garbled


# ---- frames ------------------------------------------------------------------------------------


def test_crc_a_has_its_check_value_and_is_that_of_annex_b():
    assert crc_a(b"123456789") == b"\x05\xbf"
    random = Random(1)
    for size in range(20):
        data = bytes([random.below(256) for _ in range(size)])
        assert crc_a(data) == crc(data)


def test_hlta_is_the_frame_that_every_data_sheet_prints():
    assert HLTA.data == b"\x50\x00\x57\xcd"


def test_a_selection_names_every_cascade_level_with_its_bcc():
    for uid, commands in (
        ("01020304", ["93700102030404"]),
        ("04112233445566", ["937088041122bf", "95703344556644"]),
        ("04112233445566778899", ["937088041122bf", "957088334455aa", "97706677889900"]),
    ):
        frames = selection(unhexlify(uid))
        assert [hexlify(frame.data[:-2]).decode() for frame in frames] == commands
        for frame in frames:
            assert crc(frame.data[:-2]) == frame.data[-2:]


# ---- what must not be believed: replies by hand --------------------------------------------------

ATQA = Reply(b"\x44\x00", 16, 0)
PART = b"\x01\x02\x03\x04\x04"
PART_REPLY = Reply(PART, 40, 0)
SAK = Reply(b"\x08" + crc(b"\x08"), 24, 0)
WRONG_SAK = Reply(b"\x08\x00\x00", 24, 0)


def answer(protocol, *replies):
    """Send scripted replies; the frames that were asked for, and the result if there is one."""
    frames = [protocol.send(None)]
    for reply in replies:
        try:
            frames.append(protocol.send(reply))
        except StopIteration as stop:
            return frames, stop.value
    return frames, None


def test_an_empty_field_costs_one_frame():
    assert answer(inventory(), SILENCE) == ([REQA], ([], False))


def test_one_tag_is_asked_for_selected_halted_and_followed_by_reqa():
    frames, result = answer(inventory(), ATQA, PART_REPLY, SAK, SILENCE, SILENCE)
    assert [frame.data[:2] for frame in frames] == [
        b"\x26",
        b"\x93\x20",
        b"\x93\x70",
        b"\x50\x00",
        b"\x26",
    ]
    assert frames[2] == select_frame(0, PART)
    assert result == ([PART[:4]], False)


def test_a_uid_counts_only_with_right_bcc_select_and_crc():
    for reason, replies in (
        ("BCC is wrong (6.5.3.2)", [Reply(b"\x01\x02\x03\x04\x05", 40, 0)]),
        ("UID is cut short", [Reply(b"\x01\x02\x03\x04", 32, 0)]),
        ("CRC of SAK is wrong", [PART_REPLY, WRONG_SAK]),
        ("SAK without CRC", [PART_REPLY, Reply(b"\x08", 8, 0)]),
        ("nobody acknowledges the SELECT", [PART_REPLY, SILENCE]),
        ("SAK is garbled", [PART_REPLY, GARBLED]),
        ("incomplete without 88h", [PART_REPLY, Reply(b"\x04" + crc(b"\x04"), 24, 0)]),
        ("collision after the UID's last bit", [Reply(PART, 40, 33)]),
        ("collision beyond what was received", [Reply(b"\x01", 8, 20)]),
    ):
        frames, result = answer(inventory(), ATQA, *replies, *[SILENCE] * 4)
        assert frames[-2:] == [REQA, REQA], "after an error a tag may need a second REQA"
        assert result == ([], True), reason


def test_a_uid_that_does_not_agree_with_its_bcc_is_asked_for_again():  # 6.5.3.2
    frames, _ = answer(inventory(), ATQA, Reply(b"\x01\x02\x03\x04\x05", 40, 0))
    assert frames[-1] == frames[-2]


def test_only_a_cascade_tag_leads_to_the_next_level():  # 6.5.4
    frames, _ = answer(inventory(), ATQA, PART_REPLY, Reply(b"\x04" + crc(b"\x04"), 24, 0))
    assert frames[-1].data[0] == 0x93


def test_noise_that_never_ends_does_not_keep_the_inventory():
    frames, result = answer(inventory(), *[GARBLED] * 100)
    assert len(frames) < 50
    assert result == ([], True)


def test_a_check_has_three_outcomes():
    for replies, outcome in (
        ([SILENCE, SILENCE], SILENCE),
        ([ATQA, SILENCE, ATQA, SILENCE], SILENCE),
        ([SILENCE, ATQA, SAK], SAK),
        ([GARBLED, SAK], SAK),
        ([ATQA, GARBLED, SILENCE, ATQA, SAK], SAK),
        ([ATQA, GARBLED, ATQA, GARBLED, ATQA, GARBLED], GARBLED),
        ([ATQA, GARBLED, SILENCE, SILENCE], GARBLED),
        ([SILENCE, ATQA, GARBLED, SILENCE], GARBLED),
        ([ATQA, WRONG_SAK, SILENCE, ATQA, GARBLED], GARBLED),
    ):
        frames, result = answer(check(selection(PART[:4])), *replies)
        assert frames[0] == WUPA
        assert result is outcome


# ---- presence ----------------------------------------------------------------------------------


def watch(outcomes):
    """Play one tag's outcomes (S seen, . silent, g garbled) 10 ms apart; events by position."""
    presence = Presence(silences=3, garbled_us=1_500_000)
    events = []
    for position, outcome in enumerate(outcomes):
        now_us = position * 10_000
        due = presence.due(10**9)
        event = None
        if outcome == "S":
            event = presence.seen(NESTED[0], now_us)
        elif due:
            event = (presence.silent if outcome == "." else presence.garbled)(due[0], now_us)
        if event:
            events.append((position, event[0]))
    return events


def test_outcomes_become_events():
    for reason, outcomes, events in (
        ("one select is not enough", "S", []),
        ("the second select confirms", "SS", [(1, "entered")]),
        ("a resting tag is told of once", "SSSSSS", [(1, "entered")]),
        ("never confirmed, never entered", "S...", [(3, "dropped")]),
        ("confirmed after a garbled poll", "SgS", [(2, "entered")]),
        ("three clean silences", "SS...", [(1, "entered"), (4, "left")]),
        ("flicker", "SS..S..S..", [(1, "entered")]),
        ("garble is evidence of presence", "SS..g..g..", [(1, "entered")]),
        ("back again", "SS...SS", [(1, "entered"), (4, "left"), (6, "entered")]),
        ("garble alone for a second and a half", "SS" + "g" * 200, [(1, "entered"), (152, "left")]),
    ):
        assert watch(outcomes) == events, reason


# ---- the chip and the poll loop ----------------------------------------------------------------


class Chip:
    """As much of an MFRC522 as the driver talks to: registers, FIFO, and frames without time.

    *noise* replaces what is read from its registers: called with the address and the true value.
    """

    def __init__(self, tags, noise=None):
        self.tags = tags
        self.noise = noise
        self._registers = bytearray(64)
        self._registers[0x37] = 0x92
        self._fifo = b""

    def xfer2(self, values):
        address = values[0] >> 1 & 0x3F
        if values[0] & 0x80:
            answer = [0]
            for value in values[:-1]:
                address = value >> 1 & 0x3F
                true = self._read(address)
                answer.append(self.noise(address, true) if self.noise else true)
            return answer
        for value in values[1:]:
            self._write(address, value)
        return [0] * len(values)

    def _read(self, address):
        if address == 0x09:
            first, self._fifo = self._fifo[:1], self._fifo[1:]
            return first[0] if first else 0
        return len(self._fifo) if address == 0x0A else self._registers[address]

    def _write(self, address, value):
        registers = self._registers
        if address == 0x09:
            self._fifo += bytes((value,))
        elif address == 0x0A:
            self._fifo = b"" if value & 0x80 else self._fifo
        elif address == 0x04:
            registers[0x04] &= ~value & 0x7F
        else:
            registers[address] = 0 if address == 0x01 and value == 0x0F else value
            if address == 0x14 and value & 3 != 3:
                for tag in self.tags:
                    tag.state = "idle"
                    tag.starred = False
            if address == 0x0D and value & 0x80 and registers[0x01] == 0x0C:
                self._send(value & 7)

    def _send(self, last_bits):
        registers = self._registers
        heard = on_air(self.tags, self._fifo, last_bits)
        self._fifo, bits, collision = heard or (b"", 0, 0)
        registers[0x04] = 0x01 if heard is None else 0x20
        registers[0x06] = 0x08 if collision else 0
        registers[0x0C] = bits & 7
        registers[0x0E] = collision & 0x1F if collision else 0x20


class Watched:
    """A poller on its chip; `events` are what it told, with the present count left out."""

    def __init__(self, tags):
        self.chip = Chip(tags)
        self.events = []
        self.poller = Poller(Registers(self.chip.xfer2))
        self._work = self.poller.run()
        self._wait_us, _ = next(self._work)
        self._now_us = 0

    def pass_ms(self, ms):
        end_us = self._now_us + ms * 1000
        while self._now_us < end_us:
            self._now_us += self._wait_us
            self._wait_us, events = self._work.send(self._now_us)
            assert self._wait_us >= 0
            self.events += [event[:2] for event in events]

    def told(self):
        told, self.events = self.events, []
        return told


def name(uid):
    return hexlify(uid).decode().upper()


def test_tags_enter_and_leave_through_the_chip():
    tags = [Tag(uid) for uid in NESTED]
    watched = Watched(tags)
    watched.pass_ms(200)
    told = watched.told()
    assert told[0] == ("ready",)
    assert sorted(told[1:]) == [("entered", name(uid)) for uid in NESTED]
    assert sorted(watched.poller.present) == [name(uid) for uid in NESTED]
    gone = tags.pop(1)
    watched.pass_ms(200)
    assert watched.told() == [("left", name(gone.uid))]
    watched.pass_ms(2000)
    assert watched.told() == []


def test_a_dead_bus_is_a_lost_reader_and_takes_no_tag_away():
    watched = Watched([Tag(NESTED[0])])
    watched.pass_ms(100)
    for level in (0x00, 0xFF):
        watched.told()
        watched.chip.noise = lambda address, true, level=level: level
        watched.pass_ms(3000)
        ((event, fault),) = watched.told()
        assert event == "lost"
        assert fault == f"bus {level:02X}"
        watched.chip.noise = None
        watched.pass_ms(500)
        assert watched.told() == [("ready",)]
        assert watched.poller.present == (name(NESTED[0]),)


def test_random_bytes_from_the_bus_make_a_lost_reader_and_no_tag():
    random = Random(7)
    watched = Watched([])
    watched.chip.noise = lambda address, true: random.below(256)
    watched.pass_ms(60_000)
    assert [event[0] for event in watched.told()] == ["lost"]


def test_random_status_of_a_chip_that_seems_well_makes_no_tag():
    random = Random(8)
    watched = Watched([])
    watched.pass_ms(10)
    status = (0x04, 0x06, 0x09, 0x0A, 0x0C, 0x0E)
    watched.chip.noise = lambda address, true: random.below(256) if address in status else true
    watched.pass_ms(3_000)
    assert [event[0] for event in watched.told()] == ["ready"]


def test_a_frame_is_silent_answered_or_garbled():
    def transceived(noise):
        chip = Chip([Tag(NESTED[0])], noise)
        pcd = Pcd(Registers(chip.xfer2))
        work = pcd.transceive(REQA)
        try:
            while True:
                assert next(work) >= 0
        except StopIteration as stop:
            return stop.value, pcd.doubtful

    assert transceived(None) == (ATQA, False)
    assert transceived(lambda address, true: {0x04: 0x01}.get(address, true))[0] is SILENCE
    parity = transceived(lambda address, true: {0x06: 0x02}.get(address, true))
    assert parity[0] is GARBLED
    assert not parity[1]
    stuck = transceived(lambda address, true: 0)
    assert stuck[0] is GARBLED
    assert stuck[1], "neither answer nor timer: the chip is to be doubted"
