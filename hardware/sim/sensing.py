"""How a reader comes to report a tag, worked out by chance instead of poll by poll.

Stands for the chip, the driver and the presence filter (`hardware.rfid.presence`) in the fast twin:
what can be read goes in, Signals come out with the delays that those would have. A tag enters
after the first poll that reads it, leaves after a row of clean silences, and a lost reader takes
nothing away. The ranges of delays are those in which the deep twin's measured ones lie.

Not simulated: that a field with several tags takes longer to poll, and tags whose every answer is
garbled for longer than the filter waits (1.5 s).
"""

import math
from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from hardware.loop import Loop, Timer
from hardware.signals import AnySignal, ReaderLost, ReaderReady, TagEntered, TagLeft, Uid
from hardware.sim.noise import POLL_S
from hardware.sim.profile import Reads

ENTER_S = (0.010, 0.035)
"""From a tag's arrival in a field to TagEntered: a poll period, and two confirmations."""
LEAVE_S = (0.040, 0.100)
"""From a tag's departure to TagLeft: the presence filter's clean silences."""
STRETCHES_TO_ENTER = 2
"""A newcomer's inventory and its confirmation take 11 ms: that is over two stretches of bad air."""
SILENT_STRETCHES, FLICKER_S = 3, 0.050
"""So many silent stretches in a row make a tag leave that lies there: each one costs the filter two
of its five silences, because a tag whose answer was lost is deaf to the next call (ISO/IEC 14443-3,
figure 7). Fitted to the deep twin, which has 0.13 such departures a second with a fifth of all
stretches silent, 0.40 with three tenths and 1.5 with a half."""
LOST_S = (0.055, 0.072)
"""From a chip's reset to ReaderLost: frames that nobody ends, and two looks at its health."""
RETRY_S = 0.2565
"""How often a lost reader is tried again: a pause of 250 ms, and the attempt."""
START_S = 0.0106
"""How long the chip takes to start and its field to settle, before ReaderReady."""
FLICKER_HORIZON_S = 10.0
"""A false departure further ahead than this is drawn anew then, which changes no odds."""

LOST_REASON = "The simulated reader's supply has dropped."


class _Tag:
    """A tag that the reader has noticed: whether it was reported, and what is to come."""

    __slots__ = ("entered", "leaving", "timer")

    def __init__(self) -> None:
        self.entered = False
        self.leaving = False
        self.timer: Timer | None = None


class Sensing:
    """One reader. `see` says what it could read from now on; Signals go to *emit*."""

    def __init__(
        self,
        reader: str,
        loop: Loop,
        emit: Callable[[AnySignal], None],
        random: Random,
        reads: Reads,
    ) -> None:
        self.reader = reader
        self.lost = False
        self._loop = loop
        self._emit = emit
        self._random = random
        self._missed = 1.0 - (1.0 - reads.missed_polls) ** STRETCHES_TO_ENTER
        self._garbled = reads.garbled_share
        silent = reads.missed_polls * (1.0 - reads.garbled_share)
        self._flickers_per_s = (1.0 - silent) * silent**SILENT_STRETCHES / FLICKER_S
        self._lost_s = 0.0
        self._recovery: Timer | None = None
        self._deaf = False
        self._readable: frozenset[Uid] = frozenset()
        self._tags: dict[Uid, _Tag] = {}

    def __repr__(self) -> str:
        state = "lost" if self.lost else "ready"
        return f"<Sensing of {self.reader} {state}, {len(self._tags)} tags noticed>"

    def see(self, readable: Iterable[Uid]) -> None:
        """These tags, and no others, can be read from now on."""
        now = frozenset(readable)
        if now != self._readable:
            self._readable = now
            self._follow()

    def reset(self, begins: bool) -> None:
        """The chip's supply drops, or is back. Nothing is read until the driver has started it."""
        now_s = self._loop.now_s()
        if not begins:
            tries = max(0, math.ceil((now_s - self._lost_s) / RETRY_S))
            ready_s = self._lost_s + tries * RETRY_S + START_S
            self._recovery = self._loop.call_at(ready_s, self._recover)
            return
        if self._recovery is not None:
            self._recovery.cancel()
        self._deaf = True
        for uid, tag in list(self._tags.items()):
            self._forget_timer(tag)
            if not tag.entered:
                del self._tags[uid]
        if not self.lost:
            self._lost_s = now_s + self._random.uniform(*LOST_S)
            self._loop.call_at(self._lost_s, self._lose)

    # ---- a reader that is lost takes nothing away -----------------------------------------------

    def _lose(self) -> None:
        if not self.lost:
            self.lost = True
            self._emit(ReaderLost(at_s=self._loop.now_s(), reader=self.reader, reason=LOST_REASON))

    def _recover(self) -> None:
        self.lost = self._deaf = False
        self._emit(ReaderReady(at_s=self._loop.now_s(), reader=self.reader))
        for uid, tag in self._tags.items():
            tag.leaving = False
            self._flicker_later(uid, tag)
        self._follow()

    # ---- tags come and go ------------------------------------------------------------------------

    def _follow(self) -> None:
        """Begin what follows from `_readable`."""
        if self._deaf:
            return
        # Sorted, because the order of a set of strings differs from process to process.
        for uid in sorted(self._readable):
            tag = self._tags.get(uid)
            if tag is None:
                self._tags[uid] = tag = _Tag()
                self._enter_later(uid, tag)
            elif tag.leaving:
                tag.leaving = False
                self._forget_timer(tag)
                self._flicker_later(uid, tag)
        for uid, tag in list(self._tags.items()):
            if uid in self._readable or tag.leaving:
                continue
            self._forget_timer(tag)
            if not tag.entered:
                del self._tags[uid]  # it went before a poll could confirm it
            else:
                tag.leaving = True
                self._wait(tag, self._random.uniform(*LEAVE_S), partial(self._left, uid))

    def _enter_later(self, uid: Uid, tag: _Tag, after_s: float = 0.0) -> None:
        delay_s = after_s + self._random.uniform(*ENTER_S)
        while self._random.random() < self._missed:
            # Here, too, an answer that was lost makes a tag deaf to the next call.
            delay_s += POLL_S if self._random.random() < self._garbled else 2 * POLL_S
        self._wait(tag, delay_s, lambda: self._entered(uid, tag))

    def _entered(self, uid: Uid, tag: _Tag) -> None:
        tag.entered = True
        self._flicker_later(uid, tag)
        self._emit(
            TagEntered(
                at_s=self._loop.now_s(),
                reader=self.reader,
                uid=uid,
                present=len(self._readable),
            )
        )

    def _left(self, uid: Uid) -> None:
        del self._tags[uid]
        self._emit(TagLeft(at_s=self._loop.now_s(), reader=self.reader, uid=uid))

    def _flicker_later(self, uid: Uid, tag: _Tag) -> None:
        """A row of silences by chance: the tag leaves though it lies there, and enters again."""
        if not self._flickers_per_s:
            return
        wait_s = self._random.expovariate(self._flickers_per_s)
        if wait_s > FLICKER_HORIZON_S:
            self._wait(tag, FLICKER_HORIZON_S, lambda: self._flicker_later(uid, tag))
        else:
            self._wait(tag, wait_s, lambda: self._flicker(uid))

    def _flicker(self, uid: Uid) -> None:
        self._left(uid)
        self._follow()

    def _wait(self, tag: _Tag, delay_s: float, then: Callable[[], None]) -> None:
        tag.timer = self._loop.call_later(delay_s, then)

    @staticmethod
    def _forget_timer(tag: _Tag) -> None:
        if tag.timer is not None:
            tag.timer.cancel()
            tag.timer = None
