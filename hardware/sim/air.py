"""The air between one simulated reader and the tags before it, frame by frame.

An exchange is computed once, when the frame is sent: which tags understand it, what they answer,
how the answers overlap, and when all that happens. Frames last as specified by ISO/IEC 14443-2 and
-3 at 106 kbit/s: a start bit, nine bits per byte, an end; answers follow after the frame delay time
of 6.2.1.1. A tag may answer later than that: if the reader has gone on meanwhile, the answer is
heard with the next one, or for it, and the tag misses what is sent to it while it speaks.

Not simulated: modulation and wave forms, a second reader's field, other bit rates, and offsets of
fractions of a bit between tags in one field. Guard times that a reader violates are counted in
`hurried`, but tags hear such frames all the same.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from hardware.sim.tags import ETU_S, FC_HZ, Antenna, InField, Tag, TagAnswer

# ISO/IEC 14443-3, 6.2.1.1: from the command's end to the answer, by the last bit sent.
REPLY_DELAY_S = (1172 / FC_HZ, 1236 / FC_HZ)
REPLY_GUARD_S = 1172 / FC_HZ
REQUEST_GUARD_S = 7000 / FC_HZ
POWER_HOLD_S = 5e-3
"""How long tags keep their state after the field goes off: the standard's worst case."""

_PARITY = bytes(1 - byte.bit_count() % 2 for byte in range(256))


@dataclass
class Air:
    """The imperfections around an antenna. All zero: none."""

    bit_error_rate: float = 0.0
    """Probability that a bit is flipped, in either direction."""

    half_bit_rate: float = 0.0
    """Probability that a bit of an answer loses or gains a half. In Manchester coding one half of a
    bit has a subcarrier and the other has none: both halves with it are a collision, neither is the
    end."""

    silent_rate: float = 0.0
    """Probability that an answer is not heard at all."""

    garbled_rate: float = 0.0
    """Probability that an answer arrives broken."""

    capture_ratio: float = 0.0
    """An answer this many times weaker than the strongest is drowned out; 0: never."""

    load: float = 0.0
    """The share of the field that each further tag takes from the others."""


class Received(NamedTuple):
    """An answer as received: data with the alignment in front, and what is wrong with it.

    `collision` is the first collided bit, counted from 0 at the first bit of `data`, or None.
    """

    starts_s: float
    ends_s: float
    value: int
    bits: int
    split: int
    collision: int | None
    parity_error: bool


def frame_s(bits: int) -> float:
    """Return the duration of a frame of *bits* data bits, including start and end of
    communication."""
    return (bits + (bits >> 3) + 2) * ETU_S


class Exchange(NamedTuple):
    sent_s: float
    received: Received | None


class Space:
    """The space before one antenna: powers tags and carries frames."""

    def __init__(self, antenna: Antenna, random: Random) -> None:
        self.air = Air()
        self.hurried = 0
        """Frames that began earlier than the standard's guard times allow."""
        self._antenna = antenna
        self._random = random
        self._on_since_s: float | None = None
        self._powered_since_s = 0.0
        self._off_at_s = -POWER_HOLD_S
        self._answered_s = -1.0
        self._requested_s = -1.0
        self._under_way: list[Received] = []
        self._speaks_until_s: dict[Tag, float] = {}

    @property
    def on(self) -> bool:
        return self._on_since_s is not None

    def switch(self, on: bool, now_s: float) -> None:
        """Switch the field. Off for less than `POWER_HOLD_S`, tags keep their state."""
        if on and self._on_since_s is None:
            self._on_since_s = now_s
            if now_s - self._off_at_s >= POWER_HOLD_S:
                self._powered_since_s = now_s
        elif not on and self._on_since_s is not None:
            self._on_since_s = None
            self._off_at_s = now_s

    def powered(self, now_s: float) -> list[InField]:
        """Return the tags that have power and are awake."""
        if self._on_since_s is None:
            return []
        present = self._antenna()
        weaker = 1.0 + self.air.load * (len(present) - 1)
        awake = []
        for found in present:
            tag = found.tag
            if found.level < tag.needs * weaker:
                tag.powered_since_s = None
                continue
            since_s = max(found.since_s, self._powered_since_s)
            tag.power(since_s)
            if now_s - since_s >= tag.power_up_s and now_s < found.until_s:
                awake.append(found)
        return awake

    def exchange(self, data: bytes, last_bits: int, encrypted: bool, now_s: float) -> Exchange:
        """Send a frame at *now_s* and compute what comes back."""
        bits = 8 * len(data) - (8 - last_bits if last_bits else 0)
        sent_s = now_s + frame_s(bits)
        self._watch_guard_times(len(data) == 1 and last_bits == 7, now_s)
        powered = self.powered(now_s)
        if not powered:
            return Exchange(sent_s, None)
        answers: list[tuple[TagAnswer, InField]] = []
        noisy = self.air.bit_error_rate > 0
        for present in powered:
            tag = present.tag
            if present.until_s <= sent_s or self._speaks_until_s.get(tag, 0.0) > now_s:
                continue
            if (encrypted and not tag.encrypted) or (
                noisy and any(True for _ in self._flips(bits))
            ):
                tag.misheard()
                continue
            answer = tag.hear(data, last_bits, encrypted)
            if answer is not None:
                answers.append((answer, present))
        if not answers and not self._under_way:
            return Exchange(sent_s, None)
        last = data[-1]
        last_bit = last >> last_bits - 1 & 1 if last_bits else _PARITY[last]
        starts_s = sent_s + REPLY_DELAY_S[last_bit]
        heard = [self._received(group, starts_s) for group in self._groups(answers, starts_s)]
        received = self._first([one for one in heard if one is not None], sent_s)
        if received is not None:
            self._answered_s = received.ends_s
        return Exchange(sent_s, received)

    def authenticate(self, request: bytes, now_s: float) -> bool:
        """Return True if a tag accepts the reader's authentication."""
        accepted = [present.tag.authenticate(request) for present in self.powered(now_s)]
        return any(accepted)

    def _watch_guard_times(self, is_request: bool, now_s: float) -> None:
        slack_s = 1e-9
        if now_s < self._answered_s + REPLY_GUARD_S - slack_s:
            self.hurried += 1
        if is_request:
            if now_s < self._requested_s + REQUEST_GUARD_S - slack_s:
                self.hurried += 1
            self._requested_s = now_s

    def _groups(
        self, answers: list[tuple[TagAnswer, InField]], starts_s: float
    ) -> list[list[tuple[TagAnswer, InField]]]:
        """Return the answers that overlap in time together, the earliest first."""
        if not any(answer.delay_s for answer, _ in answers):
            return [answers] if answers else []
        groups: list[list[tuple[TagAnswer, InField]]] = []
        silent_s = 0.0
        for answer, present in sorted(answers, key=lambda pair: pair[0].delay_s):
            if not groups or answer.delay_s > silent_s:
                groups.append([])
            groups[-1].append((answer, present))
            ends_s = answer.delay_s + frame_s(answer.bits)
            silent_s = max(silent_s, ends_s)
            self._speaks_until_s[present.tag] = starts_s + ends_s
        return groups

    def _first(self, heard: Sequence[Received], sent_s: float) -> Received | None:
        """Return what a reader that listens from *sent_s* hears first. What comes later, or ends
        when the reader has gone on, is heard after another command."""
        late = [one for one in self._under_way if one.ends_s > sent_s]
        in_order = sorted([*heard, *late], key=lambda one: one.starts_s)
        self._under_way = in_order
        if not in_order:
            return None
        first = in_order.pop(0)
        broken = first.parity_error or first.starts_s < sent_s
        while in_order and in_order[0].starts_s < first.ends_s:
            broken = True
            first = first._replace(ends_s=max(first.ends_s, in_order.pop(0).ends_s))
        first = first._replace(parity_error=broken)
        in_order.append(first)
        return first

    def _received(
        self, answers: list[tuple[TagAnswer, InField]], starts_s: float
    ) -> Received | None:
        air = self.air
        if air.silent_rate and self._random.random() < air.silent_rate:
            return None
        if air.capture_ratio and len(answers) > 1:
            heard = max(present.level for _, present in answers) / air.capture_ratio
            answers = [pair for pair in answers if pair[1].level >= heard]
        value, bits, split, delay_s, differ = answers[0][0]
        starts_s += delay_s
        collision: int | None = None
        broken = False
        for other, _ in answers[1:]:
            differ |= other.value ^ value | other.collided
            broken |= other.bits != bits or other.delay_s != delay_s
            bits = max(bits, other.bits)
        if differ:
            collision = (differ & -differ).bit_length() - 1
        ends_s = starts_s + frame_s(bits + split) - split * ETU_S
        leaves_s = max(present.until_s for _, present in answers)
        if leaves_s < ends_s:
            bits = int((leaves_s - starts_s) / ETU_S - 1) * 8 // 9
            if bits <= 0:
                return None
            ends_s = leaves_s
            value &= (1 << bits) - 1
        if air.bit_error_rate or air.garbled_rate:
            value, spoilt = self._spoil(value, bits, split)
            broken |= spoilt
        if air.half_bit_rate:
            bits, collision = self._halved(bits, collision)
            value &= (1 << bits) - 1
            if not bits:
                return None
        if collision is not None:
            collision += split
        return Received(starts_s, ends_s, value << split, bits + split, split, collision, broken)

    def _spoil(self, value: int, bits: int, split: int) -> tuple[int, bool]:
        """Flip an answer's bits at random; also return True if a parity bit reveals it."""
        air = self.air
        if air.garbled_rate and self._random.random() < air.garbled_rate:
            return value ^ 1 << self._random.randrange(bits), True
        broken = [False] * (bits // 8 + 2)  # parity, byte by byte
        for position in self._flips(bits + bits // 8):
            byte, bit = divmod(position, 9)
            place = 8 * byte + bit
            if bit < 8 and place < bits:  # each ninth bit is the parity bit
                value ^= 1 << place
                byte = (place + split) // 8
            broken[byte] = not broken[byte]
        if split:
            broken[0] = False  # 6.5.3.2: the parity bit after a split byte is not checked
        return value, any(broken)

    def _halved(self, bits: int, collision: int | None) -> tuple[int, int | None]:
        """Return where an answer ends, and where its first collision seems to be, given bad half
        bits."""
        for position in self._flips(bits, self.air.half_bit_rate):
            if self._random.random() < 0.5:
                heard = collision is not None and collision < position
                return position, collision if heard else None
            collision = position if collision is None else min(collision, position)
        return bits, collision

    def _flips(self, bits: int, rate: float | None = None) -> Iterator[int]:
        """Yield which of *bits* bits the noise flips, each with the same probability."""
        rate = self.air.bit_error_rate if rate is None else rate
        if rate <= 0:
            return
        position = -1
        while True:
            # The run of unharmed bits is geometrically distributed: one draw per flip.
            position += 1 + int(math.log(1 - self._random.random()) / math.log(1 - rate))
            if position >= bits:
                return
            yield position
