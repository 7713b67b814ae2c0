"""Tags that break ISO/IEC 14443-3, each in one way: damaged ones, bad clones, and worse.

`ROGUES` has a maker for each, by what it does wrong; in everything else it is a tag as in figure 7.
"""

from collections.abc import Callable
from random import Random

from hardware.sim.air import frame_s
from hardware.sim.tags import (
    CASCADE_TAG,
    REQA,
    SELECT,
    WUPA,
    Tag,
    TagAnswer,
    TagState,
    whole_bytes,
    with_crc,
)

HLTA = b"\x50\x00"


class Rogue(Tag):
    """A tag without memory whose answers `spoilt` may change, by what they answer."""

    kind = "rogue"

    def __init__(self, uid: bytes) -> None:
        super().__init__(uid, 0x0004, 0x00, bytearray())
        self.random = Random(uid.hex())

    def hear(self, frame: bytes, last_bits: int, encrypted: bool = False) -> TagAnswer | None:
        answer = super().hear(frame, last_bits, encrypted)
        return answer and self.spoilt(answer, _kind_of(frame))

    def spoilt(self, answer: TagAnswer, to: str) -> TagAnswer | None:
        """Return what it sends instead of the right answer to a request, an anticollision or a
        SELECT."""
        return answer

    def command(self, frame: bytes) -> TagAnswer | None:
        return None

    def be(self, uid: bytes) -> None:
        """Take on another UID of the same size, without leaving the state that it is in."""
        self.uid = uid
        self._levels = Tag(uid, 0, 0, bytearray())._levels


def _kind_of(frame: bytes) -> str:
    if len(frame) == 1:
        return "request"
    return "select" if frame[1] == 0x70 else "anticollision"


# ---- HALT ---------------------------------------------------------------------------------------


class DeafToHalt(Rogue):
    """Ignores HLTA and is *left* in another state."""

    def __init__(self, uid: bytes, left: TagState) -> None:
        super().__init__(uid)
        self._left = left

    def _active(self, frame: bytes, last_bits: int, encrypted: bool) -> TagAnswer | None:
        if frame[:2] != HLTA:
            return super()._active(frame, last_bits, encrypted)
        self.state, self._level = self._left, 0
        return None


class RefusesHalt(Rogue):
    """Says that it has not understood HLTA."""

    def command(self, frame: bytes) -> TagAnswer | None:
        return TagAnswer(0x0, 4)

    def _active(self, frame: bytes, last_bits: int, encrypted: bool) -> TagAnswer | None:
        return (
            TagAnswer(0x0, 4) if frame[:2] == HLTA else super()._active(frame, last_bits, encrypted)
        )


class AnswersRequests(Rogue):
    """Answers REQA in *states* in which it must not."""

    def __init__(self, uid: bytes, *states: TagState) -> None:
        super().__init__(uid)
        self._states = states

    def _request(self, command: int) -> TagAnswer | None:
        if self.state in self._states and command in (REQA, WUPA):
            self.state, self.starred = TagState.IDLE, False
        return super()._request(command)


class NeedsNoRequest(Rogue):
    """Answers anticollision and SELECT whatever state it is in."""

    def hear(self, frame: bytes, last_bits: int, encrypted: bool = False) -> TagAnswer | None:
        if frame[0] == SELECT[0]:
            self.state, self._level = TagState.READY, 0
        return super().hear(frame, last_bits, encrypted)


# ---- what it sends ------------------------------------------------------------------------------


class Spoils(Rogue):
    """Sends *spoil* of the right answer wherever that answers one of *to*."""

    def __init__(
        self, uid: bytes, spoil: Callable[[TagAnswer, Random], TagAnswer | None], *to: str
    ):
        super().__init__(uid)
        self._spoil = spoil
        self._to = to

    def spoilt(self, answer: TagAnswer, to: str) -> TagAnswer | None:
        return self._spoil(answer, self.random) if to in self._to else answer


def _late(delay_s: float) -> Callable[[TagAnswer, Random], TagAnswer]:
    return lambda answer, random: answer._replace(delay_s=delay_s)


def _sometimes_late(answer: TagAnswer, random: Random) -> TagAnswer:
    return answer._replace(delay_s=random.choice([0.0, 20e-6, 200e-6, frame_s(40), 2e-3]))


def _cut(bits: int) -> Callable[[TagAnswer, Random], TagAnswer]:
    """Without its last *bits*."""
    return lambda answer, random: answer._replace(
        value=answer.value & (1 << answer.bits - bits) - 1, bits=answer.bits - bits
    )


def _flipped(bit: int) -> Callable[[TagAnswer, Random], TagAnswer]:
    """With one bit wrong, counted from the end."""
    return lambda answer, random: answer._replace(value=answer.value ^ 1 << answer.bits - bit)


def _sak(sak: int) -> Callable[[TagAnswer, Random], TagAnswer]:
    return lambda answer, random: whole_bytes(with_crc(bytes([sak])))


def _noise(answer: TagAnswer, random: Random) -> TagAnswer:
    """Every bit collides with itself."""
    return answer._replace(collided=(1 << answer.bits) - 1)


def _half_noise(answer: TagAnswer, random: Random) -> TagAnswer:
    return answer._replace(collided=random.getrandbits(answer.bits))


def _babble(answer: TagAnswer, random: Random) -> TagAnswer:
    """More than any reader has room for."""
    return whole_bytes(random.randbytes(80))


def _nothing(answer: TagAnswer, random: Random) -> None:
    return None


class WholeUid(Rogue):
    """Sends the whole of its UID to a reader that knows the beginning already."""

    def spoilt(self, answer: TagAnswer, to: str) -> TagAnswer:
        whole = TagAnswer(self._levels[self._level][0], 40, answer.split)
        return whole if to == "anticollision" else answer


# ---- who it is ----------------------------------------------------------------------------------


class Changing(Rogue):
    """Has a new UID whenever it answers one of *to*."""

    def __init__(self, uid: bytes, *to: str) -> None:
        super().__init__(uid)
        self._to = to

    def hear(self, frame: bytes, last_bits: int, encrypted: bool = False) -> TagAnswer | None:
        if _kind_of(frame) in self._to:
            self.be(self.uid[:1] + self.random.randbytes(len(self.uid) - 1))
        return super().hear(frame, last_bits, encrypted)


class Misplaced(Rogue):
    """Has the cascade tag where it must not be, or none where it must be."""

    def __init__(self, uid: bytes, cascade_tag: int, level: int = 0) -> None:
        super().__init__(uid)
        level = min(level, len(self._levels) - 1)
        value, _, sak = self._levels[level]
        part = bytes([cascade_tag]) + value.to_bytes(5, "little")[1:4]
        part += bytes([part[0] ^ part[1] ^ part[2] ^ part[3]])
        select = with_crc(bytes([SELECT[level], 0x70]) + part)
        self._levels[level] = (int.from_bytes(part, "little"), select, sak)


# ---- what it answers ----------------------------------------------------------------------------


class AnyPrefix(Rogue):
    """Answers each anticollision as if the bits that it begins with were its own; *sends* says
    which bits it sends."""

    def __init__(self, uid: bytes, random_bits: bool = False) -> None:
        super().__init__(uid)
        self._random_bits = random_bits

    def _ready(self, frame: bytes, last_bits: int) -> TagAnswer | None:
        if frame[0] not in SELECT or frame[1] == 0x70:
            return super()._ready(frame, last_bits)
        known = (frame[1] >> 4) * 8 - 16 + (frame[1] & 7)
        bits = self._levels[self._level][0]
        if self._random_bits:
            bits = self.random.getrandbits(40)
        return TagAnswer(bits >> known, 40 - known, known & 7)


class AnySelect(Rogue):
    """Takes every SELECT for its own."""

    def _ready(self, frame: bytes, last_bits: int) -> TagAnswer | None:
        if frame[1] == 0x70:
            frame = self._levels[self._level][1]
        return super()._ready(frame, last_bits)


class AnyLevel(Rogue):
    """Does not look at the cascade level of what it hears."""

    def _ready(self, frame: bytes, last_bits: int) -> TagAnswer | None:
        if frame[0] in SELECT:
            frame = bytes([SELECT[self._level]]) + frame[1:]
            if frame[1] == 0x70:
                frame = with_crc(frame[:7])
        return super()._ready(frame, last_bits)


class NeverAdvances(Rogue):
    """Stays in its first cascade level."""

    def _ready(self, frame: bytes, last_bits: int) -> TagAnswer | None:
        answer = super()._ready(frame, last_bits)
        if self.state is TagState.READY:
            self._level = 0
        return answer


EVERYTHING = ("request", "anticollision", "select")
UID, SAK = "anticollision", "select"

ROGUES: dict[str, Callable[[bytes], Rogue]] = {
    "HALT ignored, stays active": lambda uid: DeafToHalt(uid, TagState.ACTIVE),
    "HALT ignored, falls to idle": lambda uid: DeafToHalt(uid, TagState.IDLE),
    "HALT ignored, falls to ready": lambda uid: DeafToHalt(uid, TagState.READY),
    "HALT refused": RefusesHalt,
    "REQA answered in HALT": lambda uid: AnswersRequests(uid, TagState.HALT),
    "REQA answered in any state": lambda uid: AnswersRequests(uid, *TagState),
    "REQA not needed": NeedsNoRequest,
    "REQA not answered": lambda uid: Spoils(uid, _nothing, "request"),
    "BCC wrong": lambda uid: Spoils(uid, _flipped(3), UID),
    "BCC lacking": lambda uid: Spoils(uid, _cut(8), UID),
    "UID with noise": lambda uid: Spoils(uid, _noise, UID),
    "UID with some noise": lambda uid: Spoils(uid, _half_noise, UID),
    "UID cut short": lambda uid: Spoils(uid, _cut(1), UID),
    "UID whole, whatever is known": WholeUid,
    "UID not told": lambda uid: Spoils(uid, _nothing, UID),
    "UID new at each request": lambda uid: Changing(uid, "request"),
    "UID new at each anticollision": lambda uid: Changing(uid, UID),
    "UID new at each SELECT": lambda uid: Changing(uid, SAK),
    "UID new at each frame": lambda uid: Changing(uid, *EVERYTHING),
    "UID begins with 88h": lambda uid: Misplaced(uid, CASCADE_TAG),
    "UID has 88h in its last level": lambda uid: Misplaced(uid, CASCADE_TAG, 2),
    "UID lacks its cascade tag": lambda uid: Misplaced(uid, 0x00),
    "SAK with half a CRC": lambda uid: Spoils(uid, _cut(8), SAK),
    "SAK without CRC": lambda uid: Spoils(uid, _cut(16), SAK),
    "SAK with a wrong CRC": lambda uid: Spoils(uid, _flipped(3), SAK),
    "SAK with noise": lambda uid: Spoils(uid, _noise, SAK),
    "SAK says complete": lambda uid: Spoils(uid, _sak(0x00), SAK),
    "SAK says incomplete": lambda uid: Spoils(uid, _sak(0x04), SAK),
    "SAK not sent": lambda uid: Spoils(uid, _nothing, SAK),
    "late by a bit": lambda uid: Spoils(uid, _late(10e-6), *EVERYTHING),
    "late by 100 us": lambda uid: Spoils(uid, _late(100e-6), *EVERYTHING),
    "late by 400 us": lambda uid: Spoils(uid, _late(400e-6), *EVERYTHING),
    "late by 1 ms": lambda uid: Spoils(uid, _late(1e-3), *EVERYTHING),
    "late by 5 ms": lambda uid: Spoils(uid, _late(5e-3), *EVERYTHING),
    "late with its UID": lambda uid: Spoils(uid, _late(30e-6), UID),
    "late with its SAK": lambda uid: Spoils(uid, _late(30e-6), SAK),
    "late, but never alike": lambda uid: Spoils(uid, _sometimes_late, *EVERYTHING),
    "noise in everything": lambda uid: Spoils(uid, _noise, *EVERYTHING),
    "babbles its UID": lambda uid: Spoils(uid, _babble, UID),
    "babbles its SAK": lambda uid: Spoils(uid, _babble, SAK),
    "takes any prefix for its own": AnyPrefix,
    "takes any prefix, sends anything": lambda uid: AnyPrefix(uid, random_bits=True),
    "takes any SELECT for its own": AnySelect,
    "takes any level for its own": AnyLevel,
    "stays in its first level": NeverAdvances,
}
