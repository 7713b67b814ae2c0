"""More simulated tags than a table has: NTAG215 and 216, MIFARE Classic 1K, and `Field`, the space
over one antenna, where tags are put and taken away.

Not simulated: access conditions of a Classic: every sector opens with key A FFFFFFFFFFFFh.
"""

from hardware.loop import Clock
from hardware.sim.tags import (
    ACK,
    READ_S,
    WRITE_S,
    InField,
    Ntag,
    Tag,
    TagAnswer,
    TagState,
    uid_bytes,
    whole_bytes,
    with_crc,
)

CLASSIC_KEY = b"\xff" * 6


class Classic(Tag):
    """MIFARE Classic 1K: 64 blocks of 16 bytes; READ and WRITE after authenticating a sector."""

    kind = "Classic 1K"

    def __init__(self, uid: bytes) -> None:
        memory = bytearray(1024)
        memory[: len(uid)] = uid
        for trailer in range(3, 64, 4):
            memory[16 * trailer : 16 * trailer + 16] = (
                bytes(6) + b"\xff\x07\x80\x69" + CLASSIC_KEY  # key A reads as zeros
            )
        super().__init__(uid, 0x0004, 0x08, memory)
        self._sector: int | None = None
        self._writing: int | None = None

    def reset(self) -> None:
        super().reset()
        self._sector = self._writing = None

    def authenticate(self, request: bytes) -> bool:
        right = (
            self.state is TagState.ACTIVE
            and request[0] in (0x60, 0x61)
            and request[1] < 64
            and request[2:8] == CLASSIC_KEY
            and request[8:12] == self.uid[-4:]
        )
        if not right:
            self.misheard()
            return False
        self.encrypted = True
        self._sector = request[1] // 4
        return True

    def command(self, frame: bytes) -> TagAnswer | None:
        if self._writing is not None:
            block, self._writing = self._writing, None
            if len(frame) != 16:
                return None
            self.memory[16 * block : 16 * block + 16] = frame
            return TagAnswer(ACK, 4, 0, WRITE_S)
        if len(frame) != 2 or self._sector is None or frame[1] // 4 != self._sector:
            return None
        if frame[0] == 0x30:
            start = 16 * frame[1]
            return whole_bytes(with_crc(bytes(self.memory[start : start + 16])), READ_S)
        if frame[0] == 0xA0 and frame[1] != 0:
            self._writing = frame[1]
            return TagAnswer(ACK, 4)
        return None


def ntag215(uid: str | bytes) -> Ntag:
    return Ntag(uid_bytes(uid), "NTAG215", 135, 0x11)


def ntag216(uid: str | bytes) -> Ntag:
    return Ntag(uid_bytes(uid), "NTAG216", 231, 0x13)


def classic_1k(uid: str | bytes) -> Classic:
    """A Classic 1K, with a UID of 4, 7 or (as no maker sells it, but the standard has it) 10."""
    return Classic(uid_bytes(uid))


class Field:
    """The space over one antenna, as an `Antenna`: tags are put there and taken away."""

    def __init__(self, clock: Clock, *tags: Tag) -> None:
        self._clock = clock
        self._tags: tuple[InField, ...] = ()
        for tag in tags:
            self.put(tag)

    def __call__(self) -> tuple[InField, ...]:
        return self._tags

    def put(self, tag: Tag, level: float = 1.0) -> None:
        """Lay a tag into the field; one that lies there already only changes its level."""
        since_s = next(
            (present.since_s for present in self._tags if present.tag is tag), self._clock.now_s()
        )
        others = tuple(present for present in self._tags if present.tag is not tag)
        self._tags = (*others, InField(tag, level, since_s))

    def take(self, tag: Tag, at_s: float | None = None) -> None:
        """Take a tag away, now or in the middle of whatever is on air at *at_s*."""
        if at_s is None:
            self._tags = tuple(present for present in self._tags if present.tag is not tag)
        else:
            self._tags = tuple(
                present._replace(until_s=at_s) if present.tag is tag else present
                for present in self._tags
            )
