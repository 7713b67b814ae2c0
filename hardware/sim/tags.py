"""Simulated ISO/IEC 14443-3 type A tags: NTAG213 and its relatives.

A tag hears frames and answers them after the state diagram of ISO/IEC 14443-3:2011, figure 7; its
answers never depend on who asks. Levels are relative signal strengths: 1 is a tag lying on the
coil, and a tag works from its own `needs` upwards.

Not simulated: ATS and ISO/IEC 14443-4, passwords and counters of an NTAG, lock bits, and the cipher
of tags that have one: encryption of an exchange is a flag that both sides must agree on.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

FC_HZ = 13_560_000
ETU_S = 128 / FC_HZ
READ_S = 0.4e-3
WRITE_S = 4.0e-3

REQA = 0x26
WUPA = 0x52
HLTA = 0x50
SELECT = (0x93, 0x95, 0x97)
CASCADE_TAG = 0x88
UID_NOT_COMPLETE = 0x04

ACK = 0xA
NAK_ARGUMENT = 0x0


def _crc_table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ 0x8408 if byte & 1 else byte >> 1
        table.append(byte)
    return tuple(table)


_CRC = _crc_table()


def crc(data: bytes | bytearray, preset: int = 0x6363) -> int:
    """Return the CRC of ISO/IEC 14443-3, annex B, as a number; on air its low byte goes first."""
    value = preset
    for byte in data:
        value = value >> 8 ^ _CRC[(value ^ byte) & 0xFF]
    return value


def with_crc(data: bytes) -> bytes:
    return data + crc(data).to_bytes(2, "little")


class TagState(Enum):
    """Figure 7. The starred states are these with `Tag.starred` set."""

    IDLE = auto()
    READY = auto()
    ACTIVE = auto()
    HALT = auto()


class TagAnswer(NamedTuple):
    """What a tag sends: *bits* data bits in *value*, the first one sent in bit 0.

    `split` is how many bits of the first byte the reader has already sent. `delay_s` is added to
    the standard's frame delay time. The bits marked in `collided` collide with themselves.
    """

    value: int
    bits: int
    split: int = 0
    delay_s: float = 0.0
    collided: int = 0


def whole_bytes(data: bytes, delay_s: float = 0.0) -> TagAnswer:
    return TagAnswer(int.from_bytes(data, "little"), 8 * len(data), 0, delay_s)


class Tag:
    """A tag with a UID of 4, 7 or 10 bytes and some memory.

    Subclasses must override `command`, which handles everything but SELECT and HLTA in ACTIVE, and
    may extend `reset`.
    """

    kind = "tag"

    def __init__(self, uid: bytes, atqa: int, sak: int, memory: bytearray) -> None:
        if len(uid) not in (4, 7, 10):
            raise ValueError(f"a UID has 4, 7 or 10 bytes, not {len(uid)}: {uid.hex()}")
        self.uid = uid
        self.memory = memory
        self.needs = 0.2
        self.power_up_s = 5e-3
        """From field on to the first understood REQA: the standard's worst case."""
        self.state = TagState.IDLE
        self.starred = False
        self.encrypted = False
        self.powered_since_s: float | None = None
        self._atqa = TagAnswer(atqa | (len(uid) - 4) // 3 << 6, 16)
        self._level = 0
        parts = [uid[i : i + 3] for i in range(0, len(uid) - 4, 3)]
        parts = [bytes([CASCADE_TAG]) + part for part in parts] + [uid[-4:]]
        self._levels: list[tuple[int, bytes, TagAnswer]] = []
        for level, part in enumerate(parts):
            part += bytes([part[0] ^ part[1] ^ part[2] ^ part[3]])
            complete = level == len(parts) - 1
            self._levels.append(
                (
                    int.from_bytes(part, "little"),
                    with_crc(bytes([SELECT[level], 0x70]) + part),
                    whole_bytes(with_crc(bytes([sak if complete else UID_NOT_COMPLETE]))),
                )
            )

    def __repr__(self) -> str:
        star = "*" if self.starred else ""
        return f"<{self.kind} {self.uid.hex().upper()} {self.state.name}{star}>"

    def power(self, since_s: float) -> None:
        """Note that the tag has had power since *since_s*; a new time means that it was off."""
        if since_s != self.powered_since_s:
            self.powered_since_s = since_s
            self.state, self.starred = TagState.IDLE, False
            self.reset()

    def reset(self) -> None:
        """Forget what was in progress in ACTIVE."""
        self.encrypted = False

    def hear(self, frame: bytes, last_bits: int, encrypted: bool = False) -> TagAnswer | None:
        """Take in a frame whose last byte has *last_bits* bits (0 means 8); return the answer, if
        any."""
        if last_bits == 7 and len(frame) == 1:
            return self._request(frame[0] & 0x7F)
        if self.state is TagState.READY:
            return self._ready(frame, last_bits)
        if self.state is TagState.ACTIVE:
            return self._active(frame, last_bits, encrypted)
        return None

    def misheard(self) -> None:
        """Take in a frame with a parity, CRC or framing error."""
        if self.state in (TagState.READY, TagState.ACTIVE):
            self._fall_back()

    def _request(self, command: int) -> TagAnswer | None:
        state = self.state
        if state is TagState.READY or state is TagState.ACTIVE:
            self._fall_back()  # whatever the short frame says
        elif command == WUPA or (command == REQA and state is TagState.IDLE):
            self.starred = state is TagState.HALT
            self.state = TagState.READY
            self._level = 0
            return self._atqa
        return None

    def _ready(self, frame: bytes, last_bits: int) -> TagAnswer | None:
        part, select, sak = self._levels[self._level]
        if frame == select and not last_bits:
            if self._level == len(self._levels) - 1:
                self.state = TagState.ACTIVE
            else:
                self._level += 1
            return sak
        if len(frame) >= 2 and frame[0] == SELECT[self._level]:
            known = (frame[1] >> 4) * 8 - 16 + (frame[1] & 7)
            length = 2 + (known + 7) // 8
            if 0 <= known < 40 and length == len(frame) and last_bits == known & 7:
                mask = (1 << known) - 1
                if not (part ^ int.from_bytes(frame[2:], "little")) & mask:
                    return TagAnswer(part >> known, 40 - known, known & 7)
        self._fall_back()
        return None

    def _active(self, frame: bytes, last_bits: int, encrypted: bool) -> TagAnswer | None:
        answer = None
        if encrypted != self.encrypted or last_bits or len(frame) < 3 or crc(frame):
            self._fall_back()
        elif frame[:2] == b"\x50\x00":
            self.state, self.starred = TagState.HALT, False
            self.reset()
        else:
            answer = self.command(frame[:-2])
            if answer is None:
                self._fall_back()
        return answer

    def _fall_back(self) -> None:
        self.state = TagState.HALT if self.starred else TagState.IDLE
        self.starred = False
        self.reset()

    def command(self, frame: bytes) -> TagAnswer | None:
        """Execute a frame, whose correct CRC has been cut off; return None if it is unknown."""
        raise NotImplementedError

    def authenticate(self, request: bytes) -> bool:
        """Take in a reader's authentication: 60h or 61h, block, key, four UID bytes."""
        self.misheard()
        return False


class Ntag(Tag):
    """NTAG213, 215 or 216: pages of four bytes, READ, FAST_READ, WRITE and GET_VERSION.

    A command that it refuses is answered with a NAK and sends it back to IDLE or HALT.
    """

    def __init__(self, uid: bytes, kind: str, pages: int, size_code: int) -> None:
        if len(uid) != 7:
            raise ValueError(f"an {kind} has a UID of 7 bytes, not {len(uid)}: {uid.hex()}")
        memory = bytearray(4 * pages)
        memory[0:3] = uid[:3]
        memory[3] = CASCADE_TAG ^ uid[0] ^ uid[1] ^ uid[2]
        memory[4:8] = uid[3:]
        memory[8] = uid[3] ^ uid[4] ^ uid[5] ^ uid[6]
        memory[12:16] = bytes([0xE1, 0x10, {0x0F: 0x12, 0x11: 0x3E, 0x13: 0x6D}[size_code], 0])
        super().__init__(uid, 0x0004, 0x00, memory)
        self.kind = kind
        self._version = bytes([0x00, 0x04, 0x04, 0x02, 0x01, 0x00, size_code, 0x03])
        self._pages = pages
        self._user_pages = range(4, pages - 5)

    def command(self, frame: bytes) -> TagAnswer | None:
        match frame[0], len(frame):
            case 0x30, 2 if frame[1] < self._pages:
                start = 4 * frame[1]
                doubled = self.memory + self.memory[:16]  # reading past the end rolls over
                return whole_bytes(with_crc(bytes(doubled[start : start + 16])), READ_S)
            case 0x3A, 3 if frame[1] <= frame[2] < self._pages:
                return whole_bytes(
                    with_crc(bytes(self.memory[4 * frame[1] : 4 * frame[2] + 4])), READ_S
                )
            case 0xA2, 6 if frame[1] in self._user_pages:
                self.memory[4 * frame[1] : 4 * frame[1] + 4] = frame[2:6]
                return TagAnswer(ACK, 4, 0, WRITE_S)
            case 0x60, 1:
                return whole_bytes(with_crc(self._version), READ_S)
            case (0x30, 2) | (0x3A, 3) | (0xA2, 6):
                self._fall_back()
                return TagAnswer(NAK_ARGUMENT, 4)
        return None


def uid_bytes(uid: str | bytes) -> bytes:
    return bytes.fromhex(uid) if isinstance(uid, str) else uid


def ntag213(uid: str | bytes) -> Ntag:
    return Ntag(uid_bytes(uid), "NTAG213", 45, 0x0F)


class InField(NamedTuple):
    """A tag within range of an antenna, since when, and until when if known."""

    tag: Tag
    level: float
    since_s: float
    until_s: float = float("inf")


Antenna = Callable[[], tuple[InField, ...]]
"""Returns the tags an antenna reaches now. A tag that left and returned must have a new
`since_s`."""
