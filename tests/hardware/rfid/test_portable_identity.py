"""The identity record in CPython and in MicroPython: the same source, the same assertions."""

from hardware.rfid.identity import (
    FOREIGN,
    UNCHANGED,
    WRITTEN,
    Authenticate,
    Identity,
    decode,
    encode,
    write_identity,
)
from hardware.rfid.iso14443 import Reply, crc_a

UID = b"\x04\xa1\x11\x22\x33\x44\x80"
MINE = Identity(1, 517)


class Tag:
    """What the protocol needs of an NTAG: answers to WUPA, SELECT, READ and WRITE."""

    def __init__(self, content):
        self.pages = bytearray(content)

    def answer(self, frame):
        assert not isinstance(frame, Authenticate)
        command = frame.data[0]
        if command == 0x52:
            return Reply(b"\x44\x00", 16, 0)
        if command in (0x93, 0x95):
            sak = b"\x04" if command == 0x93 else b"\x00"
            return Reply(sak + crc_a(sak), 24, 0)
        if command == 0x30:
            content = bytes(self.pages)
            return Reply(content + crc_a(content), 144, 0)
        assert command == 0xA2, "nothing else is sent to an NTAG"
        start = 4 * (frame.data[1] - 4)
        assert 0 <= start <= 12, "only pages 4 to 7 are written"
        self.pages[start : start + 4] = frame.data[2:6]
        return Reply(b"\x0a", 4, 0)


def write(tag, identity):
    protocol = write_identity(UID, identity)
    reply = None
    try:
        while True:
            reply = tag.answer(protocol.send(reply))
    except StopIteration as stop:
        return stop.value


def test_a_record_has_sixteen_bytes_and_says_what_was_written_into_it():
    record = encode(MINE)
    assert len(record) == 16
    assert record[:8] == b"RCLM\x01\x01\x02\x05"
    assert decode(record) == MINE


def test_a_record_that_is_torn_is_none():
    torn = encode(MINE)[:12] + encode(Identity(2, 9))[12:]
    assert decode(torn) is None


def test_a_record_is_written_once():
    tag = Tag(bytes(16))
    assert write(tag, MINE) == WRITTEN
    assert bytes(tag.pages) == encode(MINE)
    assert write(tag, MINE) == UNCHANGED


def test_foreign_content_is_kept():
    tag = Tag(b"somebody's data!")
    assert write(tag, MINE) == FOREIGN
    assert bytes(tag.pages) == b"somebody's data!"
