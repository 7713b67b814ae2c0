"""Random bytes from the bus: nothing escapes, nothing is invented, and the reader says it is lost.

Three buses, each one step nearer to a chip that works: everything that is read is random; the
registers that the health check reads are right; so are those that tell how a frame went, and only
what the FIFO holds is random.

What keeps noise from becoming a tag, in the order in which noise meets it: `Pcd` believes only a
chip that keeps what is written to it (once in 2^80 for random bytes) and whose timer, mode, antenna
and cipher registers read as they must (once in 2^27), and asks again whenever it has doubts; a
frame counts only without error bits and with the length that was asked for; the bytes of a UID must
agree with their BCC (once in 2^8) and the last SAK with its CRC (once in 2^16); and a tag enters
only after a second SELECT of the same UID, whose SAK has a right CRC too (2^16 again, before five
silences or 1.5 s of garble drop it).

50,000 registers are read from each bus; 1,000,000 with RECLAIM_LONG=1 in the environment.
"""

import os
from random import Random

import pytest

from hardware.rfid.iso14443 import GARBLED, SILENCE, check, inventory, selection
from hardware.rfid.pcd import Pcd, Registers
from hardware.rfid.poller import Poller
from hardware.sim.tags import crc, with_crc

READS = 1_000_000 if os.environ.get("RECLAIM_LONG") == "1" else 50_000

COMMAND, COM_IRQ, ERROR, STATUS_2, FIFO_DATA, FIFO_LEVEL = 0x01, 0x04, 0x06, 0x08, 0x09, 0x0A
CONTROL, BIT_FRAMING, COLL, MODE, TX_CONTROL = 0x0C, 0x0D, 0x0E, 0x11, 0x14
T_PRESCALER, T_RELOAD_H, T_RELOAD_L, VERSION = 0x2B, 0x2C, 0x2D, 0x37

NOTHING = ()
HEALTH = (COMMAND, VERSION, TX_CONTROL, STATUS_2, T_PRESCALER, T_RELOAD_H, T_RELOAD_L, MODE)
FRAMES = (*HEALTH, COM_IRQ, ERROR, FIFO_LEVEL, CONTROL, COLL)
RX_IRQ = 0x20


class NoisyBus:
    """A bus of random bytes, except for the registers in *right*; `reads` counts registers.

    While it seems well, the FIFO keeps what is written to it until that is sent. Its frames seem to
    be answered in full if the registers that say so are right. *luck* is how often a BCC or a CRC_A
    in the FIFO is right too.
    """

    def __init__(self, seed, right, luck=0.0):
        self.right = right
        self.reads = 0
        self._random = Random(f"{seed}/bus")
        self._luck = luck
        self._values = {VERSION: 0x92, COM_IRQ: RX_IRQ}
        self._kept = None

    def xfer2(self, values):
        if not values[0] & 0x80:
            address = values[0] >> 1
            if address in (TX_CONTROL, T_PRESCALER, T_RELOAD_H, T_RELOAD_L, MODE):
                self._values[address] = values[1]
            elif address in (FIFO_DATA, BIT_FRAMING):
                self._kept = values[1:] if address == FIFO_DATA else None
            return [0] * len(values)
        addresses = [value >> 1 & 0x3F for value in values[:-1]]
        self.reads += len(addresses)
        kept = self._kept if VERSION in self.right else None
        content = kept or list(self._content(addresses.count(FIFO_DATA)))
        answer = [0]
        for address in addresses:
            if address == FIFO_DATA:
                answer.append(content.pop(0))
            elif kept and address == FIFO_LEVEL:
                answer.append(addresses.count(FIFO_DATA))
            elif address not in self.right:
                answer.append(self._random.randrange(256))
            elif address == FIFO_LEVEL:
                answer.append(addresses.count(FIFO_DATA))
            else:
                answer.append(self._values.get(address, 0))
        return answer

    def _content(self, size):
        data = self._random.randbytes(size)
        if self._random.random() < self._luck:
            if size == 3:
                return with_crc(data[:1])
            if size == 5:
                return data[:4] + bytes([data[0] ^ data[1] ^ data[2] ^ data[3]])
        return data


class Watched:
    """A poller on *bus*; `told` are the kinds of its events."""

    def __init__(self, bus):
        self.bus = bus
        self.told = []
        self._work = Poller(Registers(bus.xfer2)).run()
        self._wait_us, _ = next(self._work)
        self._now_us = 0

    def read(self, registers):
        """Poll until that many more registers were read."""
        end = self.bus.reads + registers
        while self.bus.reads < end:
            assert 0 <= self._wait_us < 1_000_000
            self._now_us += self._wait_us
            self._wait_us, events = self._work.send(self._now_us)
            self.told += [event[0] for event in events]


@pytest.mark.parametrize("seed", range(2))
def test_a_bus_of_noise_is_a_lost_reader(seed):
    watched = Watched(NoisyBus(seed, NOTHING))
    watched.read(READS)
    assert watched.told == ["lost"], "told once, however long it lasts"


@pytest.mark.parametrize("right", [HEALTH, FRAMES], ids=["seems well", "seems to answer"])
@pytest.mark.parametrize("seed", range(2))
def test_noise_from_a_chip_that_seems_well_makes_no_tag(seed, right):
    watched = Watched(NoisyBus(seed, right))
    watched.read(READS)
    assert watched.told == ["ready"]


@pytest.mark.parametrize("right", [HEALTH, FRAMES], ids=["seems well", "seems to answer"])
def test_a_chip_that_turns_to_noise_is_lost(right):
    watched = Watched(NoisyBus(5, right))
    watched.read(READS // 2)
    watched.bus.right = NOTHING
    watched.read(READS // 2)
    assert watched.told == ["ready", "lost"]


# ---- the witness -------------------------------------------------------------------------------


class Witness:
    """Plays protocols over *bus*, past all health checks, and keeps every frame with its reply."""

    def __init__(self, bus):
        self.heard = []
        self._bus = bus

    def play(self, protocol):
        self.heard = []
        self._pcd = Pcd(Registers(self._bus.xfer2))  # a chip once found ill would stay so
        reply = None
        while True:
            try:
                frame = protocol.send(reply)
            except StopIteration as stop:
                return stop.value
            reply = self._transceive(frame)
            self.heard.append((frame, reply))

    def saw(self, uid):
        """Whether each level of *uid* was selected, with a right BCC, and answered: the last one
        with a right CRC."""
        confirmed = [
            frame.data
            for frame, reply in self.heard
            if frame.data[1:2] == b"\x70" and len(reply.data) == 3 and crc(reply.data) == 0
        ]
        levels = [frame.data for frame in selection(uid)]
        right_bcc = all(d[2] ^ d[3] ^ d[4] ^ d[5] == d[6] and crc(d) == 0 for d in levels)
        answered = [frame.data for frame, reply in self.heard if reply is not SILENCE]
        return right_bcc and levels[-1] in confirmed and all(one in answered for one in levels)

    def _transceive(self, frame):
        work = self._pcd.transceive(frame)
        while True:
            try:
                assert next(work) >= 0
            except StopIteration as stop:
                return stop.value


@pytest.mark.parametrize("luck", [0.0, 0.5], ids=["mere noise", "half of the checks are right"])
@pytest.mark.parametrize(
    "right", [NOTHING, HEALTH, FRAMES], ids=["all random", "seems well", "seems to answer"]
)
def test_every_uid_that_is_found_has_passed_its_checks(right, luck):
    bus = NoisyBus(7, right, luck)
    witness = Witness(bus)
    found = 0
    while bus.reads < READS:
        uids, _ = witness.play(inventory())
        assert all(witness.saw(uid) for uid in uids)
        found += len(uids)
    assert (found > 0) == (right is FRAMES and luck > 0), "else the witness has seen nothing"


@pytest.mark.parametrize("luck", [0.0, 0.5], ids=["mere noise", "half of the checks are right"])
def test_a_check_believes_only_a_select_with_a_right_crc(luck):
    uid = bytes.fromhex("04A11122334480")
    bus = NoisyBus(8, FRAMES, luck)
    witness = Witness(bus)
    seen = 0
    while bus.reads < READS:
        outcome = witness.play(check(selection(uid)))
        if outcome is not SILENCE and outcome is not GARBLED:
            assert witness.saw(uid)
            seen += 1
    assert (seen > 0) == (luck > 0)
